// SPDX-License-Identifier: GPL-3.0-or-later
#include "last_round_banner.h"

#include "input_event.h"
#include "speeds.h"
#include "ui/models/texts.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"

#include <QApplication>

#include <algorithm>

namespace windrose
{

namespace
{

/// The events of a change that shows orders one after another; none for other changes.
std::vector<Event> eventsShownBy(const Change& change, const GameHistory& history)
{
    switch (change.kind) {
    case ChangeKind::Played:
    case ChangeKind::Redone:
        return change.events;
    case ChangeKind::Viewed:
        return change.to == change.from + 1 ? history.eventsOf(change.from) : std::vector<Event>();
    default:
        return {};
    }
}

} // namespace

LastRoundBanner::LastRoundBanner(GameSession& session, QWidget* table) : QWidget(table), m_session(session)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    m_ends.setSingleShot(true);
    m_ends.setInterval(speeds::kBannerTime);
    connect(&m_ends, &QTimer::timeout, this, &LastRoundBanner::end);
    connect(&session, &GameSession::changed, this, &LastRoundBanner::follow);
    connect(&session.story(), &Story::finished, this, &LastRoundBanner::announce);
}

LastRoundBanner::~LastRoundBanner()
{
    qApp->removeEventFilter(this);
}

void LastRoundBanner::retranslate()
{
    if (!m_sentence.isEmpty()) {
        setSentence(texts::lastRound(m_session, m_session.position()));
    }
}

void LastRoundBanner::follow(const Change& change)
{
    const Position& position = m_session.position();
    const bool isLastRound = position.isLastRound() && !position.isFinished();
    const std::vector<Event> events = eventsShownBy(change, m_session.history());
    // Another trigger can follow in the last round. It changes nothing, so it is not announced.
    const bool isNews = isLastRound && std::any_of(events.begin(), events.end(), [&position](const Event& event) {
                            return event.kind == EventKind::EndTriggered &&
                                   static_cast<EndTrigger>(event.piece) == position.endTriggers[0];
                        });
    if (!isLastRound || change.kind == ChangeKind::Loaded) {
        end();
    }
    m_isDue = isNews || (m_isDue && isLastRound && change.kind != ChangeKind::Loaded);
    announce();
}

void LastRoundBanner::announce()
{
    if (!m_isDue || m_session.story().isShowingOrder() || m_session.isCovered()) {
        return;
    }
    m_isDue = false;
    setSentence(texts::lastRound(m_session, m_session.position()));
    show();
    raise();
    emit appeared(m_sentence);
    m_ends.start();
    m_isArmed = false;
    qApp->installEventFilter(this);
    QMetaObject::invokeMethod(
        this, [this] { m_isArmed = true; }, Qt::QueuedConnection);
}

void LastRoundBanner::setSentence(const QString& sentence)
{
    m_sentence = sentence;
    setAccessibleName(sentence);
    update();
    emit announced(sentence);
}

void LastRoundBanner::end()
{
    m_isDue = false;
    if (m_sentence.isEmpty()) {
        return;
    }
    qApp->removeEventFilter(this);
    m_ends.stop();
    hide();
    setSentence({});
}

bool LastRoundBanner::eventFilter(QObject* watched, QEvent* event)
{
    if (m_isArmed && isInput(*event) && watched->isWidgetType() &&
        static_cast<const QWidget*>(watched)->window() == window()) {
        end();
    }
    return false;
}

void LastRoundBanner::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF(rect()).adjusted(0, 0, -1, -1);
    drawPanel(painter, all, t.accent, t.onAccent);
    drawFitted(painter, all.adjusted(8, 3, -8, -3), m_sentence,
               {.largest = typeIn(height(), 0.26, 4, 14),
                .lines = 3,
                .bold = true,
                .sentence = true,
                .alignment = Qt::AlignCenter,
                .color = t.onAccent});
}

} // namespace windrose
