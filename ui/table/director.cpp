// SPDX-License-Identifier: GPL-3.0-or-later
#include "director.h"

#include "input_event.h"
#include "motion_layer.h"
#include "table_tile.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>

namespace windrose
{

namespace
{

/// Whether an event is shown at the same time as the event before it.
bool goesWith(const Event& event, const Event& before)
{
    switch (event.kind) {
    case EventKind::GoodsProduced:
    case EventKind::GoodsSpoiled:
        return before.kind == event.kind && before.seat == event.seat;
    case EventKind::DoubloonOnCard:
        return before.kind == event.kind;
    case EventKind::ColonistsArrived:
        return before.kind == event.kind || before.kind == EventKind::MayorColonist;
    case EventKind::BuildingBuilt:
        return before.kind == EventKind::BuildingShifted;
    case EventKind::BuildingShifted:
        return before.kind == event.kind;
    default:
        return false;
    }
}

/// Events without pictures that the prompt tells, and that are given time for that.
bool isToldInWords(const Event& event)
{
    return event.kind == EventKind::Passed || event.kind == EventKind::EndTriggered;
}

} // namespace

Director::Director(GameSession& session, MotionLayer& layer, const Flights& flights, QWidget& table)
    : m_session(session), m_layer(layer), m_flights(flights), m_table(table)
{
    m_arrival.setSingleShot(true);
    m_arrival.setTimerType(Qt::PreciseTimer);
    connect(&m_arrival, &QTimer::timeout, this, &Director::arrive);
    // Undo, another order or loading a game ends the story without the director.
    connect(&session.story(), &Story::finished, this, [this] {
        if (!m_beats.empty()) {
            clear();
        }
    });
}

Director::~Director()
{
    qApp->removeEventFilter(this);
}

void Director::begin(bool pieceLanded)
{
    if (!m_session.story().isTelling()) {
        return;
    }
    clear();
    if (!m_table.isVisible() || m_layer.pace() == speeds::Pace::Off) {
        m_session.story().finish();
        return;
    }
    plan(pieceLanded);
    qApp->installEventFilter(this);
    playNext();
}

void Director::plan(bool pieceLanded)
{
    const std::vector<Event> events = m_session.story().rest();
    Position before = m_session.story().shown();
    QRectF lastArrival;
    for (std::size_t place = 0; place < events.size(); ++place) {
        const Position& after = m_session.story().positionAfter(static_cast<int>(place) + 1);
        QList<Flight> flights = m_flights.of({events[place], before, after}, lastArrival);
        before = after;
        // Buildings that make room move before the one that was dropped stands there.
        const bool isLanded = pieceLanded && !flights.isEmpty() && events[place].kind != EventKind::BuildingShifted;
        if (isLanded) {
            flights.removeFirst();
            pieceLanded = false;
        }
        if (!flights.isEmpty()) {
            lastArrival = flights.first().to;
        }
        if (place == 0 || !goesWith(events[place], events[place - 1])) {
            m_beats.push_back({});
        }
        Beat& beat = m_beats.back();
        beat.events.push_back(events[place]);
        beat.flights += flights;
        beat.changesAtTheEnd = beat.changesAtTheEnd || (events[place].kind == EventKind::BuildingBuilt && !isLanded);
    }
    for (Beat& beat : m_beats) {
        const auto pictures = static_cast<int>(beat.flights.size());
        if (pictures != 0) {
            beat.time = speeds::kPieceMoves + (pictures - 1) * speeds::kBetweenPieces + speeds::kAfterEvent;
        } else if (isToldInWords(beat.events.front())) {
            beat.time = speeds::kWordsOnly;
        }
    }
}

int Director::time(const Beat& beat) const
{
    return speeds::at(m_layer.pace(), beat.time);
}

void Director::playNext()
{
    while (m_next < m_beats.size() && m_beats[m_next].time == 0) {
        const auto events = static_cast<int>(m_beats[m_next].events.size());
        ++m_next;
        m_session.story().show(events);
    }
    if (m_next < m_beats.size()) {
        const Beat beat = m_beats[m_next]; // a listener can end the story, and the beats with it
        m_arrival.start(time(beat));
        start(beat);
    } else {
        finish();
    }
}

void Director::start(const Beat& beat)
{
    int delay = 0;
    for (const Flight& flight : beat.flights) {
        if (!flight.from.isEmpty() && !flight.to.isEmpty()) {
            m_layer.slide(flight.draw(), flight.from, flight.to, speeds::kPieceMoves, delay);
            delay += speeds::kBetweenPieces;
        }
        if (flight.arrivesAt != nullptr && !beat.changesAtTheEnd) {
            m_held.append(flight.arrivesAt);
            for (QWidget* inside : flight.arrivesAt->widget()->findChildren<TableTile*>()) {
                if (dynamic_cast<TableTile*>(flight.arrivesAt) != nullptr) {
                    m_held.append(placeOf(inside));
                }
            }
        }
    }
    for (TablePlace* place : m_held) {
        place->hold();
    }
    emit setOut(beat.events, beat.flights);
    if (!beat.changesAtTheEnd) {
        m_session.story().show(static_cast<int>(beat.events.size()));
    }
}

void Director::arrive()
{
    const Beat& beat = m_beats[m_next];
    const bool changesNow = beat.changesAtTheEnd;
    const auto events = static_cast<int>(beat.events.size());
    ++m_next;
    for (TablePlace* place : std::exchange(m_held, {})) {
        place->release();
    }
    if (changesNow) {
        m_session.story().show(events);
    }
    playNext();
}

void Director::clear()
{
    qApp->removeEventFilter(this);
    m_arrival.stop();
    m_layer.stop();
    m_beats.clear();
    m_next = 0;
    for (TablePlace* place : std::exchange(m_held, {})) {
        place->release();
    }
}

void Director::finish()
{
    clear();
    m_session.story().finish();
}

int Director::remaining() const
{
    int sum = qMax(0, m_arrival.remainingTime());
    for (std::size_t beat = m_next + 1; beat < m_beats.size(); ++beat) {
        sum += time(m_beats[beat]);
    }
    return sum;
}

bool Director::eventFilter(QObject* watched, QEvent* event)
{
    if (!watched->isWidgetType() || !isInput(*event)) {
        return false;
    }
    const auto* widget = static_cast<const QWidget*>(watched);
    if (widget->window() != m_table.window()) {
        return false;
    }
    if (event->type() == QEvent::KeyPress) {
        finish();
        return isAcceptKey(*event);
    }
    const QPoint before = widget->mapTo(m_table.window(), QPoint(0, 0));
    finish();
    // When the boards have turned, something else lies under the pointer than what was pressed.
    return event->type() != QEvent::ShortcutOverride && widget->mapTo(m_table.window(), QPoint(0, 0)) != before;
}

} // namespace windrose
