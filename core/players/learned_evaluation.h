// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heuristic_evaluation.h"
#include "search_options.h"
#include "value_net.h"

namespace windrose
{

/// How a search uses a net.
struct NetUse {
    int rounds = -1;   ///< the longest playout, as in `SearchOptions`; -1: none, only the phase under way ends
    int percent = 100; ///< the net's share of the evaluation; the rest is the heuristic evaluation's
};

/// A net's evaluation, or its mean with a heuristic evaluation. Priors are the heuristic ones.
class LearnedEvaluation final : public Evaluation
{
public:
    /// The net must outlive the evaluation.
    explicit LearnedEvaluation(const ValueNet& net, const NetUse& use = {}) : m_net(net), m_use(use) {}

    /// The position must have as many players as the net.
    Value valueOf(const Position& position) const override;
    int playoutRounds(const Position& position, int usual) const override;
    void findPriors(const Position& position, const OrderList& orders, std::span<float> priors) const override;

private:
    const ValueNet& m_net;
    NetUse m_use;
    HeuristicEvaluation m_heuristic{Weights{}, SearchOptions{}.priorWidth};
};

/// A net's evaluation of a position in which a role is chosen; of any other, that of the position at the end of the
/// phase, which the quick policy plays. The exact result of a finished game.
Value valueByNet(const ValueNet& net, const Position& position);

/// Converts the answer of a net to a value.
Value valueFrom(const NetAnswer& answer, const Position& position);

} // namespace windrose
