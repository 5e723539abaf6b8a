// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_threads.h"

#include "in_threads.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// Merges another search's statistics into this one.
void addTo(std::vector<SearchedOrder>& known, const std::vector<SearchedOrder>& found)
{
    for (const SearchedOrder& order : found) {
        const auto same = std::find_if(known.begin(), known.end(),
                                       [&order](const SearchedOrder& other) { return other.order == order.order; });
        if (same == known.end()) {
            known.push_back(order);
            continue;
        }
        const std::int64_t both = same->simulations + order.simulations;
        for (std::size_t seat = 0; seat < order.expected.size() && both != 0; ++seat) {
            const auto mean = [&](int mine, int other) {
                const std::int64_t sum = mine * same->simulations + other * order.simulations;
                return static_cast<int>(sum / both);
            };
            same->expected[seat] = mean(same->expected[seat], order.expected[seat]);
            same->chances[seat] = mean(same->chances[seat], order.chances[seat]);
        }
        same->simulations = both;
    }
}

} // namespace

std::vector<SearchedOrder> merged(std::vector<std::vector<SearchedOrder>> found)
{
    std::vector<SearchedOrder> all = std::move(found[0]);
    for (std::size_t number = 1; number < found.size(); ++number) {
        addTo(all, found[number]);
    }
    std::stable_sort(all.begin(), all.end(), [](const SearchedOrder& one, const SearchedOrder& other) {
        return one.simulations > other.simulations;
    });
    return all;
}

SearchThreads::SearchThreads(const SearchOptions& options, std::uint64_t seed, int threads,
                             const std::shared_ptr<const Evaluation>& evaluation)
{
    Random seeds{seed};
    for (int thread = 0; thread < std::clamp(threads, 1, kMaxThreads); ++thread) {
        m_searches.emplace_back(options, seeds.next(), evaluation);
    }
}

std::vector<SearchedOrder> SearchThreads::think(const Position& position, const SearchBudget& budget,
                                                const std::atomic<bool>& stop)
{
    const int threads = static_cast<int>(m_searches.size());
    std::vector<std::vector<SearchedOrder>> found(m_searches.size());
    inThreads(threads, [&](int number) {
        SearchBudget share = budget;
        if (budget.simulations) {
            share.simulations = *budget.simulations / threads + (number < *budget.simulations % threads ? 1 : 0);
        }
        const auto place = static_cast<std::size_t>(number);
        found[place] = m_searches[place].think(position, share, stop);
    });
    return merged(std::move(found));
}

void SearchThreads::advance(const Position& before, Order order)
{
    for (Search& search : m_searches) {
        search.advance(before, order);
    }
}

void SearchThreads::forget()
{
    for (Search& search : m_searches) {
        search.forget();
    }
}

void SearchThreads::setPointsHidden(bool hidden)
{
    for (Search& search : m_searches) {
        search.setPointsHidden(hidden);
    }
}

std::int64_t SearchThreads::simulations() const
{
    std::int64_t all = 0;
    for (const Search& search : m_searches) {
        all += search.simulations();
    }
    return all;
}

std::vector<Order> SearchThreads::bestLine(const Position& position, Order first, std::int64_t minVisits) const
{
    return m_searches.front().bestLine(position, first, minVisits);
}

Thought thoughtOf(const Position& position, const std::vector<SearchedOrder>& found, const SearchThreads& search)
{
    Thought thought;
    for (const SearchedOrder& order : found) {
        thought.simulations += order.simulations;
    }
    if (found.front().simulations != 0) {
        thought.chance = found.front().chances[position.turn];
        thought.line = search.bestLine(position, found.front().order);
    }
    return thought;
}

} // namespace windrose
