// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heuristic_evaluation.h"
#include "round_net.h"
#include "search_options.h"

namespace windrose
{

/// A net's evaluation after short playouts, which end when a round begins. Priors are the heuristic ones.
class RoundEvaluation final : public Evaluation
{
public:
    /// Playouts go to the end of the current round and this many more: most of the net's errors average out over the
    /// positions in which they end.
    static constexpr int kRounds = 1;

    /// The net must outlive the evaluation.
    explicit RoundEvaluation(const RoundNet& net, int rounds = kRounds) : m_net(net), m_rounds(rounds) {}

    /// A round must begin in the position, or its game be finished.
    Value valueOf(const Position& position) const override;
    int playoutRounds(const Position& position, int usual) const override;
    void findPriors(const Position& position, const OrderList& orders, std::span<float> priors) const override;

private:
    const RoundNet& m_net;
    int m_rounds;
    HeuristicEvaluation m_heuristic{Weights{}, SearchOptions{}.priorWidth};
};

} // namespace windrose
