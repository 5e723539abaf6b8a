// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_results.h"

#include <algorithm>

namespace windrose
{

std::vector<SearchedOrder> merged(std::vector<SearchedOrder> one, const std::vector<SearchedOrder>& other)
{
    for (const SearchedOrder& order : other) {
        const auto same = std::find_if(one.begin(), one.end(),
                                       [&order](const SearchedOrder& known) { return known.order == order.order; });
        if (same == one.end()) {
            one.push_back(order);
            continue;
        }
        const std::int64_t both = same->simulations + order.simulations;
        for (std::size_t seat = 0; seat < order.expected.size() && both != 0; ++seat) {
            const auto mean = [&](int first, int second) {
                const std::int64_t sum = first * same->simulations + second * order.simulations;
                return static_cast<int>(sum / both);
            };
            same->expected[seat] = mean(same->expected[seat], order.expected[seat]);
            same->chances[seat] = mean(same->chances[seat], order.chances[seat]);
        }
        same->simulations = both;
    }
    std::stable_sort(one.begin(), one.end(), [](const SearchedOrder& more, const SearchedOrder& less) {
        return more.simulations > less.simulations;
    });
    return one;
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
