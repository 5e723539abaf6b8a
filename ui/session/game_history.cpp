// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_history.h"

#include <algorithm>
#include <utility>

namespace windrose
{

void GameHistory::begin(const Record& record)
{
    m_start = record;
    m_start.names.clear();
    m_start.playerTexts.clear();
    m_start.orders.clear();
    m_start.takenBack = 0;
    m_orders.clear();
    m_events.clear();
    m_lastSteps.clear();
    m_positions = {startOf(m_start)};
    for (const Order order : record.orders) {
        if (check(m_positions.back(), order)) {
            break;
        }
        add(order, Steps::Dropped);
    }
    m_played = std::min(playedOrders(record), size());
}

/// Only the last order's steps are kept: those of a game would take a megabyte more for pictures that are shown once.
std::vector<EventStep> GameHistory::stepsOf(int number) const
{
    const std::vector<Event>& events = eventsOf(number);
    std::vector<Position> positions;
    if (number == size() - 1 && m_lastSteps.size() == events.size()) {
        positions = m_lastSteps;
    } else {
        Position position = positionAt(number);
        EventList list;
        list.watched = &position;
        applyTo(position, orderAt(number), list);
        positions = std::move(list.positions);
    }
    std::vector<EventStep> steps;
    for (std::size_t place = 0; place < events.size(); ++place) {
        steps.push_back({events[place], positions[place]});
    }
    return steps;
}

std::vector<EventStep> GameHistory::stepsBetween(int from, int to) const
{
    std::vector<EventStep> steps;
    for (int order = from; order < to; ++order) {
        const std::vector<EventStep> more = stepsOf(order);
        steps.insert(steps.end(), more.begin(), more.end());
    }
    return steps;
}

std::vector<Event> GameHistory::eventsBetween(int from, int to) const
{
    std::vector<Event> events;
    for (int order = from; order < to; ++order) {
        const std::vector<Event>& more = eventsOf(order);
        events.insert(events.end(), more.begin(), more.end());
    }
    return events;
}

void GameHistory::play(Order order, Steps steps)
{
    if (!isNext(order)) {
        const auto kept = static_cast<std::size_t>(m_played);
        m_orders.resize(kept);
        m_events.resize(kept);
        m_positions.resize(kept + 1);
        add(order, steps);
    }
    ++m_played;
}

void GameHistory::add(Order order, Steps steps)
{
    Position next = m_positions.back();
    EventList list;
    list.watched = steps == Steps::Kept ? &next : nullptr;
    applyTo(next, order, list);
    m_lastSteps = std::move(list.positions);
    m_orders.push_back(order);
    m_events.push_back(std::move(list.events));
    m_positions.push_back(next);
}

void GameHistory::applyTo(Position& position, Order order, EventList& list) const
{
    apply(position, order, list);
    ++m_applied;
}

} // namespace windrose
