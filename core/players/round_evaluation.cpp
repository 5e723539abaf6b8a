// SPDX-License-Identifier: GPL-3.0-or-later
#include "round_evaluation.h"

#include "learned_evaluation.h"

#include <algorithm>
#include <cassert>

namespace windrose
{

Value RoundEvaluation::valueOf(const Position& position) const
{
    if (position.isFinished()) {
        return m_heuristic.valueOf(position);
    }
    assert(position.decision == Decision::ChooseRole && position.cardsTaken() == 0);
    NetInputs inputs;
    describe(position, inputs);
    return valueFrom(m_net.answer(inputs), position);
}

int RoundEvaluation::playoutRounds(const Position& /*position*/, int usual) const
{
    return std::min(usual, m_rounds); // a game played to its end would not need the net
}

void RoundEvaluation::findPriors(const Position& position, const OrderList& orders, std::span<float> priors) const
{
    m_heuristic.findPriors(position, orders, priors);
}

} // namespace windrose
