// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace windrose::suite
{

/// A shared win counts in these parts, which all numbers of winners divide.
inline constexpr int kWholeWin = 60;
/// One part of a win is worth more than any number of points.
inline constexpr int kPart = 1000;

/// How a game ended for a seat: first whether it won (a shared win in parts), then its points less those of the best
/// other. Doubloons and barrels decide ties, as the rules of play say, and count for nothing else.
constexpr int utility(int parts, int margin)
{
    return parts * kPart + margin;
}

/// Between what bounds each seat's utility lies when every seat plays the best it can for its own.
struct Bounds {
    std::array<int, kMaxPlayers> low{};
    std::array<int, kMaxPlayers> high{};

    friend bool operator==(const Bounds&, const Bounds&) = default;
};

/// An order, and what it leads to.
struct SolvedOrder {
    Order order{};
    Bounds bounds;
};

/// Plays a game that is nearly over to its end in every way there is (max^n by full enumeration).
///
/// What it says holds however seats choose between orders that are worth the same to them: such a choice widens the
/// bounds of the others. So does a hidden tile, which may be of any kind that lies face down. A round that ends without
/// an end trigger leads to a game that goes on: its bounds are everything there is.
///
/// Placements that come to the same for the rest of the round are tried once: those that differ only in colonists
/// nothing asks for any more.
class Exact
{
public:
    /// Gives up after about so many positions.
    explicit Exact(int mostPositions) : m_most(mostPositions) {}

    /// What the position is worth to each seat; nothing when it is too much.
    std::optional<Bounds> solve(const Position& position);

    /// The same of each order of the seat to move that differs from the others; empty when it is too much.
    std::vector<SolvedOrder> solveOrders(const Position& position);

    /// What a legal order of the seat to move leads to; nothing when it is too much.
    std::optional<Bounds> solveAfter(const Position& position, Order order);

    /// Positions looked at for the last question.
    int positions() const { return m_positions; }

private:
    /// Placements of a seat, as they were worked out for this board and these roles to come.
    struct Placements {
        Seat seat;
        unsigned roles = 0;
        bool isLast = false;
        std::vector<Order> orders;
    };

    void begin(const Position& position);
    Bounds value(Position position);
    const std::vector<Order>& ordersIn(const Position& position);
    Bounds evaluationAfter(const Position& position, Order order);
    Bounds valueOfDraw(const Position& position, Order order);

    int m_most;
    int m_positions = 0;
    std::uint32_t m_round = 0;
    std::unordered_map<std::uint64_t, Bounds> m_known;
    std::vector<Order> m_orders;
    std::array<Placements, kMaxPlayers> m_placements;
};

/// Every legal order but those that surely come to the same; of placements one of each sort.
std::vector<Order> differentOrders(const Position& position);

} // namespace windrose::suite
