// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_results.h"

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

Thought thoughtOf(const Position& position, const std::vector<SearchedOrder>& found, const Search& search)
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
