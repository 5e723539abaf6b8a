// SPDX-License-Identifier: GPL-3.0-or-later
#include "round_evaluation.h"

#include "learned_evaluation.h"

#include <cassert>

namespace windrose
{

Value RoundEvaluation::valueByNetOf(const Position& position) const
{
    assert(position.decision == Decision::ChooseRole && position.cardsTaken() == 0);
    NetInputs inputs;
    describe(position, inputs);
    return valueFrom(m_net.answer(inputs), position);
}

} // namespace windrose
