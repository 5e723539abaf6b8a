// SPDX-License-Identifier: GPL-3.0-or-later
#include "heuristic_evaluation.h"

#include "heuristic_player.h"
#include "priors.h"

namespace windrose
{

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
    Position after;
    for (std::size_t place = 0; place < count; ++place) {
        values[place] = evaluationAfter(position, orders[static_cast<int>(place)], view, after);
    }
    priorsFrom(std::span(values).first(count), m_priorWidth, priors);
}

} // namespace windrose
