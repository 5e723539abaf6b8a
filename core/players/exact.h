// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"

#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

namespace windrose::endgame
{

/// Parts of a win, divisible by every number of winners.
inline constexpr int kWholeWin = 60;
/// One part of a win outweighs any number of points.
inline constexpr int kPart = 1000;

/// The result of a game for a seat: first whether it won (in parts if shared), then its margin over the best other
/// seat. Doubloons and barrels break ties, as in the rules, and do not count otherwise.
constexpr int utility(int parts, int margin)
{
    return parts * kPart + margin;
}
/// The two numbers of a utility.
constexpr int partsOf(int utility)
{
    return (utility + kPart / 2) / kPart;
}
constexpr int marginOf(int utility)
{
    return utility - partsOf(utility) * kPart;
}

/// The margin in the bounds of a round that ends without ending the game: larger than any margin in a game.
inline constexpr int kUnknownMargin = kPart / 2;
/// Whether a bound belongs to such a round.
constexpr bool isUnknown(int utility)
{
    return utility == windrose::endgame::utility(kWholeWin, kUnknownMargin) ||
           utility == windrose::endgame::utility(0, -kUnknownMargin);
}

/// Bounds of each seat's utility when every seat plays its best.
struct Bounds {
    std::array<int, kMaxPlayers> low{};
    std::array<int, kMaxPlayers> high{};

    friend bool operator==(const Bounds&, const Bounds&) = default;
};

/// An order and its bounds.
struct SolvedOrder {
    Order order{};
    Bounds bounds;
};

/// Solves a game that is nearly over by full enumeration (max^n). The result holds no matter how seats choose between
/// orders of equal value: such a choice widens the bounds of the others. So does a hidden tile, which can be any of the
/// face-down tiles. If a round ends without an end trigger, the bounds are unlimited. Of equivalent placements, which
/// differ only in colonists that have no further effect, only one is examined.
class Exact
{
public:
    /// Gives up after about this many positions, or soon after `isStopped` has become true.
    explicit Exact(
        int mostPositions, std::function<bool()> isStopped = [] { return false; })
        : m_most(mostPositions), m_isStopped(std::move(isStopped))
    {
    }

    /// The bounds of a position; nothing when it gives up.
    std::optional<Bounds> solve(const Position& position);

    /// The bounds of each different order of the seat to move; empty when it gives up.
    std::vector<SolvedOrder> solveOrders(const Position& position);

    /// The bounds after a legal order of the seat to move; nothing when it gives up.
    std::optional<Bounds> solveAfter(const Position& position, Order order);

    /// The number of positions examined for the last question.
    int positions() const { return m_positions; }

private:
    /// A seat's placements for its board and the roles to come.
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

    void count(int positions);

    int m_most;
    std::function<bool()> m_isStopped;
    int m_positions = 0;
    int m_nextCheck = 0; ///< the number of positions after which it asks whether it is stopped
    std::uint32_t m_round = 0;
    std::unordered_map<std::uint64_t, Bounds> m_known;
    std::vector<Order> m_orders;
    std::array<Placements, kMaxPlayers> m_placements;
};

} // namespace windrose::endgame
