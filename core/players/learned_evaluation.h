// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation.h"
#include "value_net.h"

namespace windrose
{

/// An evaluation by a net: of the position itself where a role is chosen, else of the one at the end of the phase,
/// which the quick policy plays. The prior of an order comes from the position after its phase.
class LearnedEvaluation final : public Evaluation
{
public:
    /// The net must outlive the evaluation. Orders up to `priorWidth` of `kCertain` apart get similar priors.
    explicit LearnedEvaluation(const ValueNet& net, int priorWidth = 60) : m_net(net), m_priorWidth(priorWidth) {}

    /// The position must have as many players as the net.
    Value valueOf(const Position& position) const override;
    /// A position is evaluated at once.
    int playoutRounds(const Position& position, int usual) const override;
    void findPriors(const Position& position, const OrderList& orders, std::span<float> priors) const override;

    /// The reward of the seat to move after an order and its phase.
    int rewardAfter(const Position& seen, Order order) const;

private:
    const ValueNet& m_net;
    int m_priorWidth;
};

/// The value that an answer of a net means.
Value valueFrom(const NetAnswer& answer, const Position& position);

} // namespace windrose
