// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player.h"
#include "search.h"

namespace windrose
{

/// The most threads a search uses.
inline constexpr int kMaxThreads = 256;
static_assert(kMaxVisits <= std::numeric_limits<std::int64_t>::max() / kCertain / kMaxThreads,
              "sums over all threads must not overflow");

/// Merges the results of several searches of the same decision, the most visited order first. `found` is not empty.
std::vector<SearchedOrder> merged(std::vector<std::vector<SearchedOrder>> found);

/// Searches the same decision in several threads, each with its own tree, and merges the results (root
/// parallelization). With one thread it is a plain search.
class SearchThreads
{
public:
    /// `threads` is clamped to 1 to `kMaxThreads`.
    SearchThreads(const SearchOptions& options, std::uint64_t seed, int threads,
                  const std::shared_ptr<const Evaluation>& evaluation = nullptr);

    /// Like `Search::think`; a budget in simulations is divided among the threads.
    std::vector<SearchedOrder> think(const Position& position, const SearchBudget& budget,
                                     const std::atomic<bool>& stop);
    void advance(const Position& before, Order order);
    void forget();
    void setPointsHidden(bool hidden);
    std::int64_t simulations() const;

    /// The principal variation of the first thread; see `Search::bestLine`.
    std::vector<Order> bestLine(const Position& position, Order first, std::int64_t minVisits = 1) const;

private:
    std::vector<Search> m_searches;
};

/// The results of a search, for explaining why the first order was chosen.
Thought thoughtOf(const Position& position, const std::vector<SearchedOrder>& found, const SearchThreads& search);

} // namespace windrose
