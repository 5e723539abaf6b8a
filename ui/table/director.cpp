// SPDX-License-Identifier: GPL-3.0-or-later
#include "director.h"

#include "flights.h"
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

/// A place, and the tiles in it where it is a tile itself.
QList<TablePlace*> partsOf(TablePlace* place)
{
    QList<TablePlace*> parts{place};
    if (dynamic_cast<TableTile*>(place) != nullptr) {
        for (TableTile* inside : place->widget()->findChildren<TableTile*>()) {
            parts.append(inside);
        }
    }
    return parts;
}

} // namespace

Director::Director(GameSession& session, MotionLayer& layer, const FlightSpots& spots, QWidget& table)
    : m_session(session), m_layer(layer), m_spots(spots), m_table(table)
{
    m_arrival.setSingleShot(true);
    m_arrival.setTimerType(Qt::PreciseTimer);
    connect(&m_arrival, &QTimer::timeout, this, &Director::arrive);
    m_landing.setSingleShot(true);
    m_landing.setTimerType(Qt::PreciseTimer);
    connect(&m_landing, &QTimer::timeout, this, &Director::land);
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

void Director::begin(bool pieceLanded, const OrderTempo& tempo)
{
    if (!m_session.story().isShowingOrder()) {
        return;
    }
    clear();
    if (!m_table.isVisible() || m_layer.pace() == speeds::Pace::Off) {
        m_session.story().finish();
        return;
    }
    emit begun();
    m_tempo = tempo;
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
        QList<Flight> flights = flightsOf(m_spots, {events[place], before, after}, lastArrival);
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
        if (place == 0 || !pacing::isShownWith(events[place], events[place - 1])) {
            m_beats.push_back({});
        }
        Beat& beat = m_beats.back();
        beat.events.push_back(events[place]);
        beat.flights += flights;
        beat.changesOnArrival = beat.changesOnArrival || (events[place].kind == EventKind::BuildingBuilt && !isLanded);
    }
    for (Beat& beat : m_beats) {
        beat.time = pacing::timeOf(beat.events.front(), static_cast<int>(beat.flights.size()));
    }
}

int Director::time(const Beat& beat) const
{
    return speeds::at(m_layer.pace(), m_tempo.ofPictures(beat.time));
}

void Director::playNext()
{
    while (m_next < m_beats.size() && m_beats[m_next].time == 0) {
        const std::vector<Event> events = m_beats[m_next].events;
        ++m_next;
        emit landed(events);
        m_session.story().show(static_cast<int>(events.size()));
    }
    if (m_next < m_beats.size()) {
        const Beat beat = m_beats[m_next]; // a listener can end the story, and the beats with it
        m_arrival.start(time(beat));
        m_landing.start(speeds::at(m_layer.pace(), m_tempo.ofPictures(pacing::kPieceMoveTime)));
        start(beat);
    } else {
        finish();
    }
}

void Director::start(const Beat& beat)
{
    const int moveTime = m_tempo.ofPictures(pacing::kPieceMoveTime);
    const int gap = pacing::gapOf(static_cast<int>(beat.flights.size()));
    int delay = 0;
    for (const Flight& flight : beat.flights) {
        if (flight.arrivesAt != nullptr && !beat.changesOnArrival) {
            ++m_pending[flight.arrivesAt];
        }
        if (!flight.from.isEmpty() && !flight.to.isEmpty()) {
            // A building stays where it landed until the table has it.
            const bool stays = beat.changesOnArrival && &flight == &beat.flights.first();
            const auto arrived = [this, place = flight.arrivesAt] { releaseAfter(place); };
            m_layer.slide(flight.draw(), flight.from, flight.to, moveTime, m_tempo.ofPictures(delay),
                          stays ? std::function<void()>() : arrived);
            delay += gap;
        }
    }
    for (TablePlace* place : m_pending.keys()) {
        for (TablePlace* part : partsOf(place)) {
            part->hold();
        }
    }
    emit flightsStarted(beat.events, beat.flights);
    if (!beat.changesOnArrival) {
        m_session.story().show(static_cast<int>(beat.events.size()));
    }
}

/// A picture has arrived at a place; with the last one the place shows them.
void Director::releaseAfter(TablePlace* place)
{
    const auto pending = m_pending.find(place);
    if (pending == m_pending.end() || --*pending > 0) {
        return;
    }
    m_pending.erase(pending);
    for (TablePlace* part : partsOf(place)) {
        part->release();
    }
    emit arrivedAt(place);
}

/// Lets all places show what is there now.
void Director::release()
{
    for (TablePlace* place : std::exchange(m_pending, {}).keys()) {
        for (TablePlace* part : partsOf(place)) {
            part->release();
        }
    }
}

/// Reports the events of the current beat, once, however it ends.
void Director::land()
{
    m_landing.stop();
    const std::vector<Event> events = m_beats[m_next].events;
    emit landed(events);
}

void Director::arrive()
{
    if (m_landing.isActive()) {
        land();
    }
    const Beat& beat = m_beats[m_next];
    const bool changesNow = beat.changesOnArrival;
    const auto events = static_cast<int>(beat.events.size());
    ++m_next;
    release();
    if (changesNow) {
        m_session.story().show(events);
    }
    m_layer.dropArrived();
    playNext();
}

void Director::clear()
{
    qApp->removeEventFilter(this);
    m_arrival.stop();
    m_landing.stop();
    m_layer.stop();
    m_beats.clear();
    m_next = 0;
    release();
}

void Director::finish()
{
    if (m_landing.isActive()) {
        land();
    }
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
    // After the boards have turned, another piece is under the pointer than the one that was pressed.
    return event->type() != QEvent::ShortcutOverride && widget->mapTo(m_table.window(), QPoint(0, 0)) != before;
}

} // namespace windrose
