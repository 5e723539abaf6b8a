// SPDX-License-Identifier: GPL-3.0-or-later
#include "course_dialog.h"

#include "chances_chart.h"
#include "ui/models/texts.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace windrose
{

namespace
{

int percent(int share)
{
    return (share * 100 + kCertain / 2) / kCertain;
}

} // namespace

CourseDialog::CourseDialog(GameSession& session, const QList<QColor>& colors, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_colors(colors),
      m_chart(new ChancesChart(this)),
      m_progress(new QProgressBar(this)),
      m_moment(new QLabel(this)),
      m_pointsTitle(new QLabel(this)),
      m_points(new QListWidget(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this)),
      m_show(m_buttons->addButton(QString(), QDialogButtonBox::ActionRole)),
      m_branch(m_buttons->addButton(QString(), QDialogButtonBox::ActionRole))
{
    m_moment->setTextFormat(Qt::PlainText);
    m_moment->setWordWrap(true);
    m_moment->setMinimumHeight(2 * fontMetrics().height() + 4);
    m_moment->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(8);
    QSizePolicy room = m_progress->sizePolicy();
    room.setRetainSizeWhenHidden(true); // so that the chart does not move
    m_progress->setSizePolicy(room);
    m_points->setWordWrap(true);
    m_points->setAlternatingRowColors(true);
    m_points->setSpacing(2);
    m_pointsTitle->setBuddy(m_points);
    auto* page = new QVBoxLayout(this);
    page->addWidget(m_chart, 3);
    page->addWidget(m_progress);
    page->addWidget(m_moment);
    page->addWidget(m_pointsTitle);
    page->addWidget(m_points, 2);
    page->addWidget(m_buttons);

    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_chart, &ChancesChart::currentChanged, this, &CourseDialog::moveTo);
    connect(m_chart, &ChancesChart::momentChosen, this, &CourseDialog::momentWanted);
    const auto toPoint = [this](int row) {
        if (row >= 0 && row < static_cast<int>(m_review.turningPoints().size())) {
            m_chart->setCurrent(m_review.turningPoints()[static_cast<std::size_t>(row)].moment);
        }
    };
    const auto showPoint = [this, toPoint](QListWidgetItem* item) {
        toPoint(m_points->row(item));
        emit momentWanted(m_chart->current());
    };
    connect(m_points, &QListWidget::currentRowChanged, this, toPoint);
    connect(m_points, &QListWidget::itemClicked, this, showPoint);
    connect(m_points, &QListWidget::itemActivated, this, showPoint);
    connect(m_show, &QPushButton::clicked, this, [this] {
        emit momentWanted(m_chart->current());
        hide(); // the moment is now on the table; the results are kept
    });
    connect(m_branch, &QPushButton::clicked, this, [this] { emit branchWanted(m_chart->current()); });
    connect(&m_review, &GameReview::progressed, this, &CourseDialog::refresh);
    connect(&m_session, &GameSession::changed, this, &CourseDialog::sessionChanged);
    for (QPushButton* button : {m_show, m_branch}) {
        button->setAutoDefault(false);
    }
    resize(820, 600);
    retranslate();
    setGame();
}

void CourseDialog::sessionChanged(const Change& change)
{
    if (change.kind == ChangeKind::Viewed || change.kind == ChangeKind::Drafted ||
        change.kind == ChangeKind::Uncovered) {
        return;
    }
    if (isVisible()) {
        setGame();
    } else {
        m_isBehind = true; // while hidden it does not use the processor, which computer players may need
    }
}

void CourseDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    if (m_isBehind) {
        setGame();
    }
}

void CourseDialog::setGame()
{
    m_isBehind = false;
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
    m_review.start(m_session);
    moveTo(m_chart->current());
}

void CourseDialog::refresh()
{
    QList<QList<int>> percents(m_session.players());
    for (const Shares& chances : m_review.chances()) {
        for (int seat = 0; seat < percents.size(); ++seat) {
            percents[seat] << percent(chances[static_cast<std::size_t>(seat)]);
        }
    }
    m_chart->setChances(percents);
    m_progress->setRange(0, m_review.moments());
    m_progress->setValue(static_cast<int>(m_review.chances().size()));
    m_progress->setVisible(!m_review.isFinished());
    QList<int> marked;
    const int row = m_points->currentRow();
    m_points->clear();
    for (const TurningPoint& point : m_review.turningPoints()) {
        marked << point.moment;
        m_points->addItem(QStringLiteral("%1. %2").arg(QString::number(marked.size()), pointText(point)));
    }
    if (m_review.turningPoints().empty()) {
        auto* none = new QListWidgetItem(m_review.isFinished() ? tr("Nobody made a serious mistake.")
                                                               : tr("Looking for turning points…"));
        none->setFlags(Qt::NoItemFlags);
        m_points->addItem(none);
    } else {
        m_points->setCurrentRow(row);
    }
    m_chart->setMarked(marked);
    moveTo(m_chart->current());
}

QString CourseDialog::pointText(const TurningPoint& point) const
{
    const Position& before = m_review.positionAt(point.moment);
    //: %1 is a round, %2 a player, %3 an order such as "Sell corn", %4 and %5 chances such as "43 % to win", %6 an
    //: order
    const QString what = tr("Round %1, %2: %3 (%4). Better (%5): %6.")
                             .arg(QString::number(before.round), m_session.seatName(point.seat),
                                  texts::order(before, point.given), texts::chance(point.chanceGiven),
                                  texts::chance(point.chanceBetter), texts::order(before, point.better));
    return what + QLatin1Char(' ') + texts::reason(m_session, point.reason);
}

void CourseDialog::moveTo(int moment)
{
    m_moment->setText(moment < 0 ? tr("Click the chart to show that moment on the table.")
                                 : m_chart->momentText(moment));
    m_show->setEnabled(moment >= 0);
    m_branch->setEnabled(moment >= 0);
}

void CourseDialog::retranslate()
{
    setWindowTitle(tr("Course of the Game"));
    m_pointsTitle->setText(tr("&Turning points"));
    m_points->setAccessibleName(tr("Turning points"));
    m_progress->setAccessibleName(tr("Moments analyzed"));
    m_show->setText(tr("&Show on the Table"));
    m_branch->setText(tr("&Play On from Here"));
}

void CourseDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        setGame();
    }
    QDialog::changeEvent(event);
}

} // namespace windrose
