// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_log.h"

#include "log_panel.h"
#include "log_title.h"
#include "placement_controller.h"
#include "table_tile.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/theme.h"

#include <QApplication>
#include <QPainter>

#include <utility>

namespace windrose
{

namespace
{

/// The panel below the title and the lines of a log that lies over the boards.
class Sheet final : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        drawPanel(painter, QRectF(rect()), theme().paper, theme().paperEdge);
    }
};

} // namespace

TableLog::TableLog(GameSession& session, PlacementController& controller, QWidget& table)
    : m_table(table), m_sheet(new Sheet(&table)), m_title(new LogTitle(&table)), m_panel(new LogPanel(session, &table))
{
    connect(m_title, &QAbstractButton::clicked, this, &TableLog::toggle);
    const auto tab = [&controller](QWidget* from, bool next) { return controller.walk().stepFromBar(from, next); };
    m_title->setTabHandler(tab);
    m_panel->setTabHandler(tab);
    const QAbstractItemModel& lines = m_panel->log();
    connect(&lines, &QAbstractItemModel::rowsInserted, this, &TableLog::showLastLine);
    connect(&lines, &QAbstractItemModel::rowsRemoved, this, &TableLog::showLastLine);
    connect(&lines, &QAbstractItemModel::modelReset, this, &TableLog::showLastLine);
    connect(qApp, &QApplication::focusChanged, this, &TableLog::makeWayFor);
}

/// Collapses the log where it lies over the thing that has got the focus.
void TableLog::makeWayFor(QWidget* /*before*/, QWidget* focused)
{
    const auto* tile = dynamic_cast<TableTile*>(focused);
    if (m_sheet->isHidden() || tile == nullptr || !m_table.isAncestorOf(tile)) {
        return;
    }
    if (m_sheet->geometry().contains(tile->mapTo(&m_table, tile->rect().center()))) {
        m_isUnfolded = false;
        emit changed();
    }
}

/// Collapses the log or expands it: in its own place, or above the boards if the table has no such place.
void TableLog::toggle()
{
    if (!m_isFolded) {
        setShown(false);
        return;
    }
    if (!m_isShown) {
        setShown(true);
        if (!m_isFolded) {
            return;
        }
    }
    m_isUnfolded = !m_isUnfolded;
    if (m_isUnfolded) {
        emit unfolded();
    }
    emit changed();
}

/// Gives the title the last line, if it has room for one.
void TableLog::showLastLine()
{
    const LogModel& lines = m_panel->log();
    const int last = lines.rowCount() - 1;
    m_title->setLastLine(m_hasBand && last >= 0 ? lines.data(lines.index(last), Qt::DisplayRole).toString()
                                                : QString());
}

void TableLog::setShown(bool shown)
{
    m_isShown = shown;
    m_isUnfolded = false;
    emit changed();
    emit shownChanged(shown);
}

void TableLog::hide()
{
    m_isHidden = true;
    m_sheet->hide();
    m_title->hide();
    m_panel->hide();
}

QRect TableLog::layOut(const TableLayout& layout)
{
    m_isFolded = layout.logFolded;
    QRect log = layout.log;
    const bool isOverBoards = m_isFolded && m_isUnfolded;
    m_hasBand = m_isFolded && log.height() > titleHeight(layout);
    const int title = m_isFolded && !m_isUnfolded ? log.height() : titleHeight(layout);
    showLastLine();
    if (isOverBoards) {
        log.setTop(qMax(layout.margin, log.bottom() - m_table.height() / 2));
        for (const QRect& board : layout.boards) {
            if (board.contains(log.topLeft())) {
                log.setTop(board.top()); // it covers whole boards
            }
        }
    }
    m_title->setGeometry(log.left(), log.top(), log.width(), title);
    m_title->setOpen(isOpen(layout));
    m_panel->setVisible(isOpen(layout));
    const QRect ground = isOpen(layout) ? layout.log : QRect();
    if (std::exchange(m_ground, ground) != ground) {
        m_table.update(); // the edge of the panel lies beside the lines
    }
    m_lines = QRect(log.left() + 1, log.top() + title, log.width() - 2, log.height() - title - 2);
    m_gap = layout.gap;
    m_sheet->setGeometry(log);
    m_sheet->setVisible(isOverBoards && !m_isHidden);
    if (isOverBoards) {
        m_sheet->raise();
        m_title->raise();
        m_panel->raise();
    }
    return log;
}

void TableLog::endAbove(int top)
{
    QRect lines = m_lines;
    const int end = top - m_gap;
    if (end > lines.top() && end < lines.bottom()) {
        lines.setBottom(end);
    }
    m_panel->setGeometry(lines);
}

void TableLog::retranslate()
{
    m_title->retranslate();
    m_panel->retranslate();
    showLastLine();
}

QList<QWidget*> TableLog::stops() const
{
    return m_panel->isVisible() ? QList<QWidget*>{m_title, m_panel} : QList<QWidget*>{m_title};
}

} // namespace windrose
