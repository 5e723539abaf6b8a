// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"

#include <vector>

namespace windrose
{

/// One event of an order, and the position as it stood right after it.
struct EventStep {
    Event event;
    Position after;
};

/// A game as it was played: its start, its orders, the position before each and what each did, and how many of the
/// orders are played now; redo can play the rest again. Every order of a game is applied here, once.
class GameHistory
{
public:
    /// Whether the positions between the events of an order are kept, to show the order event by event.
    enum class Steps { Dropped, Kept };

    /// Starts with a record at its current moment; of one with an illegal order, with the orders before it.
    void begin(const Record& record);

    /// The start of the game, without names, players and orders.
    const Record& start() const { return m_start; }
    std::uint64_t seed() const { return m_start.seed; }

    /// Orders played, all orders that undo and redo can reach, and how many of those were taken back.
    int played() const { return m_played; }
    int size() const { return static_cast<int>(m_orders.size()); }
    int takenBack() const { return size() - m_played; }

    const std::vector<Order>& orders() const { return m_orders; }
    Order orderAt(int number) const { return m_orders[static_cast<std::size_t>(number)]; }
    /// The seat that gave order `number`.
    int seatOf(int number) const { return positionAt(number).turn; }
    /// The position before order `number` (`size()`: the last one).
    const Position& positionAt(int number) const { return m_positions[static_cast<std::size_t>(number)]; }
    /// The events of order `number`.
    const std::vector<Event>& eventsOf(int number) const { return m_events[static_cast<std::size_t>(number)]; }
    /// The events of order `number`, each with the position right after it. Applies the order again unless
    /// `play` kept the steps and no other order was added since.
    std::vector<EventStep> stepsOf(int number) const;
    /// The same for the orders from `from` to the one before `to`.
    std::vector<EventStep> stepsBetween(int from, int to) const;
    /// The events of the orders from `from` to the one before `to`.
    std::vector<Event> eventsBetween(int from, int to) const;
    /// The current position.
    const Position& now() const { return positionAt(m_played); }

    /// Sets how many orders are played, 0 to `size()`.
    void standAt(int number) { m_played = number; }
    /// True when the order is the first undone one, so that playing it discards none.
    bool isNext(Order order) const { return m_played < size() && orderAt(m_played) == order; }
    /// Plays a legal order. Undone orders are discarded, unless it is the first of them.
    void play(Order order, Steps steps = Steps::Dropped);

    /// For tests: how many times an order was applied so far.
    int applied() const { return m_applied; }

private:
    void add(Order order, Steps steps);
    void applyTo(Position& position, Order order, EventList& list) const;

    Record m_start;
    std::vector<Order> m_orders;
    std::vector<Position> m_positions;        ///< before each order, and the last one
    std::vector<std::vector<Event>> m_events; ///< of each order
    std::vector<Position> m_lastSteps;        ///< after each event of the last order, if kept
    int m_played = 0;
    mutable int m_applied = 0;
};

} // namespace windrose
