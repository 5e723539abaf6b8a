// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heuristic_evaluation.h"
#include "search_options.h"
#include "value_net.h"

namespace windrose
{

/// A value net's evaluation. Priors are the heuristic ones.
class LearnedEvaluation final : public Evaluation
{
public:
    /// The net must outlive the evaluation. A playout before it ends after the current round and `rounds` more. With -1
    /// there is no playout; the quick policy only finishes the phase under way.
    explicit LearnedEvaluation(const ValueNet& net, int rounds = -1) : m_net(net), m_rounds(rounds) {}

    /// The position must have as many players as the net.
    Value valueOf(const Position& position) const override;
    int playoutRounds(const Position& position, int usual) const override;
    void findPriors(const Position& position, const OrderList& orders, std::span<float> priors) const override;

private:
    const ValueNet& m_net;
    int m_rounds;
    HeuristicEvaluation m_heuristic{Weights{}, SearchOptions{}.priorWidth};
};

/// A net's evaluation of a position in which a role is chosen; of any other, that of the position at the end of the
/// phase, which the quick policy plays. The exact result of a finished game.
Value valueByNet(const ValueNet& net, const Position& position);

/// Converts the answer of a net to a value.
Value valueFrom(const NetAnswer& answer, const Position& position);

} // namespace windrose
