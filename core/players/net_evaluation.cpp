// SPDX-License-Identifier: GPL-3.0-or-later
#include "net_evaluation.h"

#include <algorithm>

namespace windrose
{

Value NetEvaluation::valueOf(const Position& position) const
{
    return position.isFinished() ? m_heuristic.valueOf(position) : valueByNetOf(position);
}

int NetEvaluation::playoutRounds(const Position& /*position*/, int usual) const
{
    return std::min(usual, m_rounds); // a game played to its end would not need the net
}

void NetEvaluation::findPriors(const Position& position, const OrderList& orders, std::span<float> priors) const
{
    m_heuristic.findPriors(position, orders, priors);
}

} // namespace windrose
