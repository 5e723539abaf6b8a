// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_panel.h"

#include "ui/pieces/picture_scope.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"
#include "ui/pieces/theme.h"
#include "unsaved_mark.h"

#include <QCache>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <utility>

/* TRANSLATOR windrose::LogPanel  The list of the log. */

namespace windrose
{

namespace
{

// Lengths in units.
constexpr int kDot = 8;
constexpr int kLeft = 20;
constexpr int kReasonLeft = 28;
constexpr int kHeaderLeft = 7;
constexpr int kRight = 8;
constexpr int kAbove = 3; // and below

/// limit of the cached heights: more lines than the longest games have
constexpr int kMaxHeights = 4096;

/// A line with a dot in its seat's color; headers of rounds in bold. Heights are cached, because a list requests them
/// often, but with a limit, because a program that stays open shows an unlimited number of lines.
class LineDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QList<int> colors{0, 1, 2, 3, 4};

    void setWidth(int width)
    {
        const bool isAsWide = std::exchange(m_width, width) == width;
        if (std::exchange(m_font, fontOf({})) != m_font || !isAsWide) {
            m_heights.clear();
        }
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const QString text = index.data().toString();
        if (const int* known = m_heights.object(text)) {
            return {m_width, *known};
        }
        const QFontMetrics metrics(fontOf(index));
        const int room = m_width - leftOf(index) - wholeUnits(kRight);
        const int height =
            metrics.boundingRect(QRect(0, 0, room, 4000), Qt::TextWordWrap, text).height() + 2 * wholeUnits(kAbove);
        m_heights.insert(text, new int(height));
        return {m_width, height};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& t = theme();
        const bool header = index.data(HeaderRole).toBool();
        const bool current = (option.state & QStyle::State_Selected) != 0;
        const bool isForPicture = PictureScope::isOpen();
        if (current || ((option.state & QStyle::State_MouseOver) != 0 && !isForPicture)) {
            painter->fillRect(option.rect, current ? t.empty : t.card);
        }
        const int seat = index.data(SeatRole).toInt();
        const bool isReason = index.data(LogModel::kReasonRole).toBool();
        if (!header && !isReason && seat >= 0 && seat < colors.size()) {
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(QPen(t.card, 1));
            painter->setBrush(t.seats[static_cast<std::size_t>(colors[seat])]);
            painter->drawEllipse(
                QRectF(option.rect.left() + inUnits(7), option.rect.top() + inUnits(7), inUnits(kDot), inUnits(kDot)));
        }
        painter->setFont(fontOf(index));
        painter->setPen(header || isReason ? t.inkSoft : t.ink);
        painter->drawText(
            option.rect.adjusted(leftOf(index), isReason ? 0 : wholeUnits(kAbove), -wholeUnits(kRight), 0),
            Qt::TextWordWrap | Qt::AlignTop, index.data().toString());
        if (index.data(LogModel::kUnsavedRole).toBool()) {
            UnsavedMark::draw(*painter,
                              QRectF(option.rect.right() - UnsavedMark::kSide, option.rect.top() + 6,
                                     UnsavedMark::kSide, UnsavedMark::kSide),
                              t.inkSoft);
        }
        if ((option.state & QStyle::State_HasFocus) != 0 && !isForPicture) {
            painter->setPen(QPen(t.focus, 1.5));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
        }
    }

private:
    QFont fontOf(const QModelIndex& index) const
    {
        QFont font = tableFont(columnType(m_width), index.data(HeaderRole).toBool());
        font.setItalic(index.data(LogModel::kReasonRole).toBool());
        return font;
    }

    static int leftOf(const QModelIndex& index)
    {
        if (index.data(LogModel::kReasonRole).toBool()) {
            return wholeUnits(kReasonLeft);
        }
        return index.data(HeaderRole).toBool() ? wholeUnits(kHeaderLeft) : wholeUnits(kLeft);
    }

    int m_width = 200;
    QFont m_font;                                        ///< of the lines whose heights are known
    mutable QCache<QString, int> m_heights{kMaxHeights}; ///< by text, for lines of this width
};

} // namespace

LogPanel::LogPanel(GameSession& session, QWidget* parent) : QListView(parent), m_session(session), m_model(session)
{
    setItemDelegate(new LineDelegate(this));
    //: The name of the list of the log, for a screen reader.
    setAccessibleName(tr("Log"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Always visible: lines are measured for the remaining width.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem); // the uppermost line is always whole
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setDragDropMode(QAbstractItemView::NoDragDrop);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    connect(this, &QListView::clicked, this, &LogPanel::look);
    connect(this, &QListView::activated, this, &LogPanel::look);
    connect(this, &QListView::entered, this,
            [this](const QModelIndex& line) { emit highlightRequested(line.data(HighlightRole).toList()); });
    connect(&session, &GameSession::changed, this, [this](const Change& change) {
        if (change.kind != ChangeKind::Uncovered) {
            follow();
        }
    });
    applyTheme();
}

void LogPanel::retranslate()
{
    static_cast<LineDelegate*>(itemDelegate())->setWidth(viewport()->width()); // the text size may be another one
    scheduleDelayedItemsLayout();
    setAccessibleName(tr("Log"));
    m_model.retranslate();
}

void LogPanel::look(const QModelIndex& line)
{
    if (!line.isValid()) {
        return;
    }
    const int moment = line.data(EventRole).toInt() + 1;
    if (moment >= m_session.orderCount()) {
        m_session.returnToGame();
    } else {
        m_session.view(moment);
    }
}

void LogPanel::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKeyboard = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex line = byKeyboard ? currentIndex() : indexAt(event->pos());
    if (!line.isValid()) {
        return;
    }
    setCurrentIndex(line);
    const int moment = line.data(EventRole).toInt() + 1;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    //: An entry of the menu of a line of the log.
    menu->addAction(tr("&Show This Moment"), this, [this, line = QPersistentModelIndex(line)] { look(line); });
    //: An entry of the menu of a line of the log.
    QAction* undo = menu->addAction(tr("&Undo to Here"), this, [this, moment] { emit undoToRequested(moment); });
    undo->setEnabled(moment < m_session.orderCount());
    //: An entry of the menu of a line of the log.
    menu->addAction(tr("&Play On from Here as a New Game"), this, [this, moment] { emit branchRequested(moment); });
    menu->popup(byKeyboard ? viewport()->mapToGlobal(visualRect(line).center()) : event->globalPos());
}

void LogPanel::dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
{
    if (roles.contains(LogModel::kUnsavedRole)) {
        viewport()->update(); // no line became longer
    } else {
        QListView::dataChanged(first, last, roles);
    }
}

void LogPanel::follow()
{
    const int row = m_model.rowOfMoment(m_session.viewedMoment());
    if (model() != nullptr && row >= 0 && row < m_model.rowCount()) {
        const QModelIndex line = m_model.index(row);
        if (hasFocus()) {
            setCurrentIndex(line);
        } else {
            selectionModel()->select(line, QItemSelectionModel::ClearAndSelect);
        }
        if (m_session.isLive()) {
            scrollToBottom();
        } else {
            scrollTo(line);
        }
    }
}

void LogPanel::applyTheme()
{
    const Theme& t = theme();
    QPalette colors = paletteFor(t);
    colors.setColor(QPalette::Base, t.paper);
    setPalette(colors);
    viewport()->update();
}

void LogPanel::setColors(const QList<int>& colors)
{
    static_cast<LineDelegate*>(itemDelegate())->colors = colors;
    viewport()->update();
}

bool LogPanel::focusNextPrevChild(bool next)
{
    return (m_tab && m_tab(this, next)) || QListView::focusNextPrevChild(next);
}

void LogPanel::focusInEvent(QFocusEvent* event)
{
    if (model() != nullptr && selectionModel()->hasSelection()) {
        // Without scrolling to it when a click gives the focus: otherwise another line than the clicked one would be
        // under the pointer.
        setAutoScroll(event->reason() != Qt::MouseFocusReason);
        selectionModel()->setCurrentIndex(selectedIndexes().constFirst(), QItemSelectionModel::NoUpdate);
        setAutoScroll(true);
    }
    QListView::focusInEvent(event);
}

void LogPanel::focusOutEvent(QFocusEvent* event)
{
    QListView::focusOutEvent(event);
    if (model() != nullptr && event->reason() != Qt::PopupFocusReason) {
        selectionModel()->clearCurrentIndex();
    }
}

void LogPanel::leaveEvent(QEvent* event)
{
    emit highlightRequested({});
    QListView::leaveEvent(event);
}

void LogPanel::resizeEvent(QResizeEvent* event)
{
    static_cast<LineDelegate*>(itemDelegate())->setWidth(viewport()->width());
    if (model() == nullptr) {
        setModel(&m_model); // only once the width is known, because every line is measured for it
    }
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
    if (m_session.isLive()) {
        scrollToBottom();
    }
}

} // namespace windrose
