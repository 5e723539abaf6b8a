// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/order.h"
#include "rewards.h"
#include "weights.h"

#include <chrono>
#include <limits>
#include <optional>

namespace windrose
{

/// More rounds than any game has: playouts continue to the end of the game.
inline constexpr int kUnlimitedRounds = 1000;

/// The clock of a search.
using SearchClock = std::chrono::steady_clock::time_point (*)();

/// Options of a search. The defaults play best without a net; see `searchOptions` for others.
struct SearchOptions {
    Weights weights;
    int exploration = 700; ///< thousandths: the weight of exploration against exploitation
    /// A playout ends after the current round and this many more, and is then evaluated. -1: there are no playouts.
    int playoutRounds = 2;
    /// The same for long thinking: with at least `manySimulations` playouts, or where only time limits them.
    int roundsOfLongThinking = kUnlimitedRounds;
    int manySimulations = std::numeric_limits<int>::max();
    std::uint32_t explorationPeriod = 8; ///< one order in this many of a playout is drawn at random; 0: none
    int playoutVariety = 0;              ///< percent by which each weight of a seat differs in a playout, at most
    int priorWidth = 800;                ///< thousandths of a point: orders closer than this get similar priors
    int firstPlacements = 4;             ///< placements tried before more are added
    /// A search that may stop early does so when the second-best order could not overtake the best one even if it got
    /// all remaining playouts. If the number of playouts is limited, only this percentage of the remaining ones counts.
    /// If the time is limited, all playouts that fit into the remaining time count, since saved time cannot be used for
    /// another decision. With both limits, the smaller count applies.
    int overtakingShare = 100;
    /// Most edges of the tree for each thread, 64 bytes each; a full tree stops growing.
    int maxEdges = 900'000;
    /// The clock, called by each thread of a search; tests pass their own.
    SearchClock now = &std::chrono::steady_clock::now;
};

/// How the playouts of a search end.
enum class Playouts : std::uint8_t {
    Truncated, ///< after a few rounds, with the heuristic evaluation
    Full,      ///< with the game
    Net,       ///< when a round begins, with a round net; played with varied weights
    PlainNet,  ///< with a value net and the usual weights, which is weaker: the levels below the strongest are balanced
               ///< so
};

/// Playouts between two checks of the clock and the stop flag.
inline constexpr int kPlayoutsBetweenChecks = 4;

/// The most simulations of one search object. All sums and products of counts rely on this limit.
inline constexpr std::int64_t kMaxVisits = std::int64_t{1} << 42;
/// The most threads a search uses.
inline constexpr int kMaxThreads = 256;
/// Longer times in a budget are clamped to this.
inline constexpr std::chrono::milliseconds kMaxSearchTime = std::chrono::hours(24 * 365);
/// A larger `SearchOptions::maxEdges` is clamped to this.
inline constexpr int kMaxEdges = 1 << 28;
/// The tree grows no deeper, counted in orders that had an alternative.
inline constexpr std::size_t kMaxDepth = 1000;
static_assert(kMaxVisits <= std::numeric_limits<std::int64_t>::max() / kCertain / 2,
              "sums of rewards must not overflow, nor those of two merged searches");
static_assert(kMaxVisits <= std::int64_t{1} << std::numeric_limits<double>::digits, "a double must hold each count");
static_assert(std::chrono::steady_clock::duration::max() / 2 > kMaxSearchTime, "a deadline must not overflow");

/// The limit of a search: a number of playouts, a time, or both (whichever ends first). At least one is set.
struct SearchBudget {
    std::optional<int> simulations;
    std::optional<std::chrono::milliseconds> time;
    bool stopsWhenDecided = false; ///< may stop early: see `SearchOptions::overtakingShare`
};

/// The statistics of one order.
struct SearchedOrder {
    Order order{};
    std::int64_t simulations = 0; ///< visit count, by which orders are ranked
    Shares expected{};            ///< mean reward of each seat after it
    Shares chances{};             ///< mean chance of each seat to win, over the visits since the decision came up

    friend bool operator==(const SearchedOrder&, const SearchedOrder&) = default;
};

} // namespace windrose
