// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search_results.h"

#include <optional>

namespace windrose
{

/// An order of an analysis.
struct AnalyzedOrder {
    Order order{};
    std::optional<int> chance;    ///< of its seat to win with it, of `kCertain`; none while too few playouts tell it
    std::int64_t simulations = 0; ///< playouts that began with it, also before the analyzed position came up
    std::vector<Order> line;      ///< the order and the play expected up to the seat's next role (`expectedLine`)

    friend bool operator==(const AnalyzedOrder&, const AnalyzedOrder&) = default;
};

inline constexpr int kAnalyzedOrders = 5;

/// What an analysis knows by now.
struct AnalysisReport {
    Position position;             ///< the analyzed one: that of the next decision with a choice, or the end
    std::optional<Shares> chances; ///< each seat's chance to win, with the first order whose chance is known
    std::int64_t simulations = 0;  ///< playouts in all
    /// At most `kAnalyzedOrders`, the most visited first; empty when the game is over. When a game is nearly over, the
    /// orders that are proved to be best (`provedOrders`) come before the others.
    std::vector<AnalyzedOrder> orders;
};

/// Searches a position for as long as it is asked to, and keeps what it knows. A full tree no longer grows, but its
/// statistics do. Uses no hidden tiles; victory points are used as they are in the position.
class Analysis
{
public:
    Analysis(const Position& position, int threads, std::uint64_t seed);

    /// Analyzes `after` from now on, the position that came of this order. `before` is the analyzed position, or one of
    /// those without a choice on the way to it. Keeps what the search knows of the play after the order. The tiles that
    /// were drawn do not matter, because its playouts drew theirs at random. Only playouts from then on count
    /// for the chance of an order, which is unknown until there are `kMinVisitsToReport` of them.
    void advance(const Position& before, Order order, const Position& after);

    /// Whether nothing remains to be searched: the game is over, or no more playouts can be counted (`kMaxVisits`),
    /// which takes months.
    bool isDecided() const;
    /// Searches on within `budget`, and reports; at once when `stop` becomes true.
    AnalysisReport thinkOn(const SearchBudget& budget, const std::atomic<bool>& stop);

private:
    /// The playouts that began with one order, over all calls.
    struct Total {
        Order order{};
        std::int64_t simulations = 0;                    ///< with those that began before the analyzed position
        std::int64_t begun = 0;                          ///< without them
        std::array<std::int64_t, kMaxPlayers> chances{}; ///< sums, over these
    };

    Total& totalOf(Order order);
    void countKnown(const std::atomic<bool>& stop);
    std::optional<Shares> chancesAfter(const Total& total) const;

    std::uint64_t m_seed;
    Position m_position;
    Search m_search;
    std::vector<Total> m_totals;
    std::optional<std::vector<Order>> m_proved; ///< empty until the proof of the position has ended
};

} // namespace windrose
