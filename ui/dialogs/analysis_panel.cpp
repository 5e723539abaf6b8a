// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis_panel.h"

#include "chances_bars.h"
#include "order_rows.h"
#include "ui/models/paragraph.h"
#include "ui/models/texts.h"
#include "ui/session/played_orders.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

/* TRANSLATOR windrose::AnalysisPanel  The panel beside the table that analyzes the position. */

namespace windrose
{

AnalysisPanel::AnalysisPanel(GameSession& session, const QList<QColor>& colors, QWidget* parent)
    : BesidePanel(parent),
      m_session(session),
      m_colors(colors),
      m_state(new QLabel(this)),
      m_bars(new ChancesBars(this)),
      m_orders(new QListWidget(this)),
      m_close(new QPushButton(this))
{
    setFocusProxy(m_orders);
    layOut();
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
    connect(&m_analyst, &Analyst::reported, this, &AnalysisPanel::showReport);
    connect(&m_session, &GameSession::changed, this, &AnalysisPanel::sessionChanged);
    retranslate();
    setPosition();
}

QSize AnalysisPanel::minimumSizeHint() const
{
    constexpr int kLetters = 27; // of an order's name and its chance
    return {std::max(220, kLetters * fontMetrics().averageCharWidth()), 260};
}

void AnalysisPanel::layOut()
{
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_orders->setWordWrap(true);
    m_orders->setItemDelegate(new OrderRows(m_orders));
    m_orders->setResizeMode(QListView::Adjust);
    m_orders->setFrameShape(QFrame::NoFrame);
    m_orders->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_orders->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // lines wrap in the same width with few rows and many
    m_close->setAutoDefault(true);
    auto* page = new QVBoxLayout(this);
    page->setSizeConstraint(QLayout::SetNoConstraint); // it may be narrower than its texts
    setMinimumSize(minimumSizeHint());
    page->addWidget(&titleLabel());
    page->addWidget(m_bars);
    page->addWidget(m_state);
    page->addWidget(m_orders, 1);
    page->addWidget(m_close);
}

void AnalysisPanel::sessionChanged(const Change& change)
{
    if (change.kind == ChangeKind::Seated) {
        refresh(); // names
    } else if (change.kind != ChangeKind::Drafted && change.kind != ChangeKind::Uncovered) {
        setPosition();
    }
}

/// Analyzes the position on the table, the one that is viewed.
void AnalysisPanel::setPosition()
{
    const GameHistory& history = m_session.history();
    const int moment = m_session.viewedMoment();
    std::optional<PlayedOrder> last;
    if (moment > 0) {
        last = playedOrder(history, moment - 1);
    }
    m_report = {};
    m_report.position = history.positionAt(moment);
    refresh();
    m_analyst.start(m_report.position, last);
}

void AnalysisPanel::showReport(const AnalysisReport& report)
{
    m_report = report;
    refresh();
}

QString AnalysisPanel::stateText() const
{
    if (m_report.position.isFinished()) {
        //: In the panel of the analysis.
        return tr("The game is over.");
    }
    const QString name = m_session.seatName(m_report.position.turn);
    if (m_report.orders.empty()) {
        //: In the panel of the analysis, before anything is known; %1 is a player who must decide.
        return tr("%1 decides. Thinking…").arg(name);
    }
    //: In the panel of the analysis: %1 is a player who must decide, %2 a number of simulated lines of play.
    return tr("%1 decides. Simulations: %2.")
        .arg(name, QLocale().toString(static_cast<qlonglong>(m_report.simulations)));
}

QString AnalysisPanel::orderText(const AnalyzedOrder& order) const
{
    const QString name = texts::order(m_report.position, order.order);
    const QString searched = QString::number(searchedPercent(order));
    //: An order in the panel of the analysis: %1 is the order, %2 a chance such as "43 % to win", %3 how much of the
    //: thinking was about it, in percent
    const QString what =
        order.chance ? tr("%1: %2 (%3 % of the search).").arg(name, texts::chance(*order.chance), searched) :
                     //: An order in the panel of the analysis, before its chance to win is known: %1 is the order, %2
                     //: how much of the thinking was about it, in percent
            tr("%1: chance not known yet (%2 % of the search).").arg(name, searched);
    return texts::paragraph({what, texts::expectedPlay(m_session, m_report.position, order.line)});
}

OrderRow AnalysisPanel::orderRow(int rank, const AnalyzedOrder& order) const
{
    const int seat = m_report.position.turn;
    OrderRow row;
    row.number = QString::number(rank);
    row.title = texts::order(m_report.position, order.order);
    if (order.chance) {
        row.percent = texts::percent(*order.chance);
        row.figure = texts::percentText(row.percent);
    } else {
        row.figure = QStringLiteral("…");
    }
    //: Beside an order in the panel of the analysis: how much of the search was about it; %1 is a number.
    const QString searched = tr("Search: %1 %");
    row.note = searched.arg(searchedPercent(order));
    row.widestNote = searched.arg(100);
    row.detail = texts::expectedPlay(m_session, m_report.position, order.line);
    row.color = m_colors.value(seat);
    return row;
}

int AnalysisPanel::searchedPercent(const AnalyzedOrder& order) const
{
    return m_report.simulations == 0 ? 0 : static_cast<int>(100 * order.simulations / m_report.simulations);
}

void AnalysisPanel::refresh()
{
    QStringList names;
    QList<int> percents;
    for (int seat = 0; seat < m_session.players(); ++seat) {
        names << m_session.seatName(seat);
        if (m_report.chances) {
            percents << texts::percent((*m_report.chances)[static_cast<std::size_t>(seat)]);
        }
    }
    m_bars->show(names, m_colors, percents);
    m_state->setText(stateText());
    // Rows are changed and not replaced, so that a reader's place and the selection stay.
    const auto wanted = static_cast<int>(m_report.orders.size());
    while (m_orders->count() > wanted) {
        delete m_orders->takeItem(m_orders->count() - 1);
    }
    while (m_orders->count() < wanted) {
        m_orders->addItem(QString());
    }
    for (int row = 0; row < wanted; ++row) {
        const AnalyzedOrder& order = m_report.orders[static_cast<std::size_t>(row)];
        m_orders->item(row)->setText(orderText(order));
        m_orders->item(row)->setData(OrderRows::kRole, QVariant::fromValue(orderRow(row + 1, order)));
    }
    m_orders->doItemsLayout(); // rows have other heights
}

void AnalysisPanel::retranslate()
{
    //: The title of the panel that analyzes the position on the table.
    setTitle(tr("Analysis"));
    //: The list in the panel of the analysis.
    m_orders->setAccessibleName(tr("Best moves"));
    //: A button that closes the panel beside the table.
    m_close->setText(tr("&Close"));
}

void AnalysisPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    BesidePanel::changeEvent(event);
}

void AnalysisPanel::closeEvent(QCloseEvent* event)
{
    m_analyst.stop();
    BesidePanel::closeEvent(event);
}

} // namespace windrose
