// SPDX-License-Identifier: GPL-3.0-or-later
#include "course_panel.h"

#include "chances_chart.h"
#include "course_list.h"
#include "ui/models/texts.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

/* TRANSLATOR windrose::CoursePanel  The panel beside the table about the course of a game. */

namespace windrose
{

namespace
{

constexpr int kChartLines = 8; // of the numbers beside the axis, the names and the numbers of the turning points

/// A label of several lines whose height the panel sets. Layouts do not ask it for a height that depends on its width,
/// because then they ignore the minimum heights of the other widgets.
class TallLabel final : public QLabel
{
public:
    using QLabel::QLabel;
    bool hasHeightForWidth() const override { return false; }
};

} // namespace

CoursePanel::CoursePanel(GameSession& session, const QList<QColor>& colors, QWidget* parent)
    : BesidePanel(parent),
      m_session(session),
      m_colors(colors),
      m_chart(new ChancesChart(this)),
      m_progress(new QProgressBar(this)),
      m_moment(new TallLabel(this)),
      m_pointsTitle(new TallLabel(this)),
      m_points(new CourseList(session, m_review, colors, this)),
      m_show(new QPushButton(this)),
      m_branch(new QPushButton(this)),
      m_close(new QPushButton(this)),
      m_halves(new QBoxLayout(QBoxLayout::TopToBottom)),
      m_buttons(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setFocusProxy(m_chart);
    layOut();
    connectParts();
    retranslate();
    setGame();
}

QSize CoursePanel::minimumSizeHint() const
{
    int widest = 0;
    for (const QPushButton* button : {m_show, m_branch, m_close}) {
        widest = std::max(widest, button->sizeHint().width());
    }
    const QMargins margins = contentsMargins() + layout()->contentsMargins();
    return kSmallest.expandedTo({widest + margins.left() + margins.right(), 0});
}

void CoursePanel::layOut()
{
    m_moment->setTextFormat(Qt::PlainText);
    m_moment->setWordWrap(true);
    m_moment->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(8);
    QSizePolicy room = m_progress->sizePolicy();
    room.setRetainSizeWhenHidden(true); // so that the chart does not move
    m_progress->setSizePolicy(room);
    m_points->setMinimumHeight(3 * fontMetrics().height());
    m_chart->setMinimumHeight(kChartLines * fontMetrics().height());
    m_pointsTitle->setBuddy(m_points);
    m_pointsTitle->setWordWrap(true); // a narrow panel with large texts
    auto* chances = new QVBoxLayout;
    chances->addWidget(m_chart, 1);
    chances->addWidget(m_progress);
    chances->addWidget(m_moment);
    auto* points = new QVBoxLayout;
    points->addWidget(m_pointsTitle);
    points->addWidget(m_points, 1);
    m_halves->addLayout(chances, 3);
    m_halves->addLayout(points, 2);
    for (QPushButton* button : {m_show, m_branch, m_close}) {
        button->setAutoDefault(true); // Enter presses it
        m_buttons->addWidget(button);
    }
    auto* page = new QVBoxLayout(this);
    page->setSizeConstraint(QLayout::SetNoConstraint); // a window, too, may be narrower than the buttons in a row
    setMinimumSize(kSmallest);
    page->addWidget(&titleLabel());
    page->addLayout(m_halves, 1);
    page->addLayout(m_buttons);
}

/// Puts the turning points beside the chart in a wide panel, and the buttons below each other in a narrow one.
void CoursePanel::arrange()
{
    constexpr int kLetters = 170; // of a long description of a moment
    constexpr int kWide = 640;
    const bool isWide = width() >= kWide && width() > height();
    m_halves->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // In a low panel, the list of the turning points needs the height more than the chart above it.
    m_chart->setMaximumHeight(isWide ? QWIDGETSIZE_MAX : std::max(kChartLines * fontMetrics().height(), height() / 3));
    const QMargins margins = contentsMargins() + layout()->contentsMargins();
    const int inside = width() - margins.left() - margins.right();
    const int row = m_show->sizeHint().width() + m_branch->sizeHint().width() + m_close->sizeHint().width() +
                    2 * std::max(0, m_buttons->spacing());
    m_buttons->setDirection(row <= inside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // Room for the longest text, so that the chart does not move.
    const int line = std::max(1, isWide ? inside * 3 / 5 : inside);
    constexpr int kShare = 8; // of the height of the panel, at most
    const int most = std::clamp(height() / kShare / fontMetrics().lineSpacing(), 2, 7);
    const int lines = std::clamp(kLetters * fontMetrics().averageCharWidth() / line + 1, 2, most);
    m_moment->setFixedHeight(lines * fontMetrics().lineSpacing() + 2);
    const QRect room(0, 0, isWide ? inside * 2 / 5 : inside, QWIDGETSIZE_MAX);
    m_pointsTitle->setFixedHeight(fontMetrics().boundingRect(room, Qt::TextWordWrap, m_pointsTitle->text()).height() +
                                  2);
}

void CoursePanel::connectParts()
{
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
    connect(m_chart, &ChancesChart::currentChanged, this, &CoursePanel::moveTo);
    connect(m_chart, &ChancesChart::momentChosen, this, &CoursePanel::momentRequested);
    const auto toMoment = [this](int row) {
        if (const int moment = m_points->momentOf(row); moment >= 0) {
            m_chart->setCurrent(moment);
        }
    };
    const auto showMoment = [this, toMoment](QListWidgetItem* item) {
        toMoment(m_points->row(item));
        if (m_points->momentOf(m_points->row(item)) >= 0) {
            emit momentRequested(m_chart->current());
        }
    };
    connect(m_points, &QListWidget::currentRowChanged, this, toMoment);
    connect(m_points, &QListWidget::itemClicked, this, showMoment);
    connect(m_points, &QListWidget::itemActivated, this, showMoment);
    connect(m_show, &QPushButton::clicked, this, [this] { emit momentRequested(m_chart->current()); });
    connect(m_branch, &QPushButton::clicked, this, [this] { emit branchRequested(m_chart->current()); });
    connect(&m_review, &GameReview::progressed, this, &CoursePanel::refresh);
    connect(&m_session, &GameSession::changed, this, &CoursePanel::sessionChanged);
}

void CoursePanel::sessionChanged(const Change& change)
{
    if (change.kind != ChangeKind::Viewed && change.kind != ChangeKind::Drafted &&
        change.kind != ChangeKind::Uncovered) {
        setGame();
    }
}

void CoursePanel::showEvent(QShowEvent* event)
{
    BesidePanel::showEvent(event);
    arrange();
}

void CoursePanel::resizeEvent(QResizeEvent* event)
{
    BesidePanel::resizeEvent(event);
    arrange();
}

void CoursePanel::setGame()
{
    describeGame();
    m_review.start(m_session);
    moveTo(m_chart->current());
}

/// Names and orders in the present language.
void CoursePanel::describeGame()
{
    QStringList names;
    for (int seat = 0; seat < m_session.players(); ++seat) {
        names << m_session.seatName(seat);
    }
    QList<std::pair<int, int>> rounds;
    QStringList orderTexts;
    for (int moment = 0; moment <= m_session.orderCount(); ++moment) {
        const Position& position = m_session.history().positionAt(moment);
        if (moment == 0 ||
            (position.round != m_session.history().positionAt(moment - 1).round && !position.isFinished())) {
            rounds.append({moment, position.round});
        }
        if (moment < m_session.orderCount()) {
            //: a player and an order such as "Sell coffee"
            orderTexts << tr("%1: %2.").arg(names.value(position.turn),
                                            texts::order(position, m_session.history().orderAt(moment)));
        }
    }
    m_chart->setGame(names, m_colors, m_session.orderCount() + 1, rounds);
    m_chart->setOrderTexts(orderTexts);
}

void CoursePanel::refresh()
{
    QList<QList<int>> percents(m_session.players());
    for (const MomentJudgment& moment : m_review.judgments()) {
        for (int seat = 0; seat < percents.size(); ++seat) {
            percents[seat] << texts::percent(moment.chances[static_cast<std::size_t>(seat)]);
        }
    }
    m_chart->setChances(percents);
    m_progress->setRange(0, m_review.moments());
    m_progress->setValue(static_cast<int>(m_review.judgments().size()));
    m_progress->setVisible(!m_review.isFinished());
    m_points->refresh();
    m_chart->setMarked(m_points->turningMoments());
    moveTo(m_chart->current());
}

void CoursePanel::moveTo(int moment)
{
    const bool isChosen = moment >= 0;
    //: Below the chart of the course of the game.
    m_moment->setText(isChosen ? m_chart->momentText(moment) : tr("Click the chart to show that moment on the table."));
    const auto enable = [isChosen](QPushButton* button, const QString& effect) {
        //: Why a button below the turning points is disabled.
        const QString text = isChosen ? effect : tr("Choose a moment first, in the chart or among the turning points.");
        button->setEnabled(isChosen);
        button->setToolTip(text);
        button->setAccessibleDescription(text);
    };
    //: Explains a button below the turning points.
    enable(m_show, tr("The table shows the game as it was at the chosen moment."));
    //: Explains a button below the turning points.
    enable(m_branch, tr("A new game continues from the chosen moment."));
}

void CoursePanel::retranslate()
{
    //: The title of the panel that shows how the chances of the players changed.
    setTitle(tr("Course of the Game"));
    //: The heading of the list of the moves that changed the game the most.
    m_pointsTitle->setText(tr("T&urning points"));
    //: The heading of the list of the moves that changed the game the most.
    m_points->setAccessibleName(tr("Turning points"));
    //: The name of the bar that shows how much of the game was analyzed.
    m_progress->setAccessibleName(tr("Moments analyzed"));
    //: A button of the course of the game: shows the chosen moment on the table.
    m_show->setText(tr("Sho&w on the Table"));
    //: A button of the course of the game: undoes what came after the chosen moment.
    m_branch->setText(tr("&Play On from Here"));
    //: A button that closes the panel beside the table.
    m_close->setText(tr("&Close"));
    arrange();
}

void CoursePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        describeGame();
        refresh();
    }
    BesidePanel::changeEvent(event);
}

} // namespace windrose
