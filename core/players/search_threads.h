// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player.h"
#include "search.h"

namespace windrose
{

/// Several searches of the same decision side by side, each with a tree of its own; what they found is added up
/// (root-parallel). With one thread it is just a search.
class SearchThreads
{
public:
    /// `threads` from 1.
    SearchThreads(const SearchManner& manner, std::uint64_t seed, int threads);

    /// As `Search::think`; a budget in simulations is shared out among the threads.
    std::vector<SearchedOrder> think(const Position& position, const SearchBudget& budget,
                                     const std::atomic<bool>& stop);
    void advance(const Position& before, Order order);
    void forget();
    void setPointsHidden(bool hidden);
    std::uint64_t simulations() const;

    /// What the first of the threads expects to follow, see `Search::bestLine`.
    std::vector<Order> bestLine(const Position& position, Order first) const;

private:
    std::vector<Search> m_searches;
};

/// What a search found about a decision, for those who want to know why the first order was chosen.
Thought thoughtOf(const Position& position, const std::vector<SearchedOrder>& found, const SearchThreads& search);

} // namespace windrose
