// SPDX-License-Identifier: GPL-3.0-or-later
#include "net_evaluation.h"

namespace windrose
{

Value NetEvaluation::valueOf(const Position& position) const
{
    return position.isFinished() ? m_heuristic.valueOf(position) : valueByNetOf(position);
}

void NetEvaluation::findPriors(const Position& position, const OrderList& orders, std::span<float> priors) const
{
    m_heuristic.findPriors(position, orders, priors);
}

} // namespace windrose
