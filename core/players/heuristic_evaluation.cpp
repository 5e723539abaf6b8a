// SPDX-License-Identifier: GPL-3.0-or-later
#include "heuristic_evaluation.h"

#include "heuristic_player.h"

#include <algorithm>
#include <limits>

namespace windrose
{

namespace
{

constexpr double kEqualShare = 0.1; // of the priors is shared out equally among all orders

} // namespace

Value HeuristicEvaluation::valueOf(const Position& position) const
{
    Value value;
    value.rewards = rewards(position, m_weights, value.chances);
    return value;
}

void HeuristicEvaluation::findPriors(const Position& position, const OrderList& orders, std::span<float> priors) const
{
    const HeuristicView view{.weights = m_weights};
    const auto count = static_cast<std::size_t>(orders.size());
    std::array<int, OrderList::kCapacity> values{};
    int best = std::numeric_limits<int>::min();
    Position after;
    for (std::size_t place = 0; place < count; ++place) {
        values[place] = evaluationAfter(position, orders[static_cast<int>(place)], view, after);
        best = std::max(best, values[place]);
    }
    std::array<double, OrderList::kCapacity> parts{};
    double sum = 0;
    for (std::size_t place = 0; place < count; ++place) {
        // Approximates exp(-x); unlike std::exp, the result is identical on all platforms.
        const double behind = static_cast<double>(best - values[place]) / m_priorWidth;
        parts[place] = 1 / (1 + behind + behind * behind / 2);
        sum += parts[place];
    }
    for (std::size_t place = 0; place < count; ++place) {
        priors[place] =
            static_cast<float>(kEqualShare / static_cast<double>(count) + (1 - kEqualShare) * parts[place] / sum);
    }
}

} // namespace windrose
