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
    m_positions = {startOf(m_start)};
    for (const Order order : record.orders) {
        if (check(m_positions.back(), order)) {
            break;
        }
        add(order);
    }
    m_played = std::min(playedOrders(record), size());
}

/// The positions between events are not kept: a game would take a megabyte more for pictures that are shown once.
std::vector<EventStep> GameHistory::stepsOf(int number) const
{
    Position position = positionAt(number);
    EventList list;
    list.watched = &position;
    apply(position, orderAt(number), list);
    std::vector<EventStep> steps;
    for (std::size_t place = 0; place < list.events.size(); ++place) {
        steps.push_back({list.events[place], list.positions[place]});
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

void GameHistory::play(Order order)
{
    if (!isNext(order)) {
        const auto kept = static_cast<std::size_t>(m_played);
        m_orders.resize(kept);
        m_events.resize(kept);
        m_positions.resize(kept + 1);
        add(order);
    }
    ++m_played;
}

void GameHistory::add(Order order)
{
    Position next = m_positions.back();
    EventList list;
    apply(next, order, list);
    m_orders.push_back(order);
    m_events.push_back(std::move(list.events));
    m_positions.push_back(next);
}

} // namespace windrose
