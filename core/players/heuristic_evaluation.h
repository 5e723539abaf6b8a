// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation.h"

namespace windrose
{

/// Rules of thumb: the value of a position is that of `rewards`, and an order's prior comes from the position after its
/// phase (see `worthAfter`).
class HeuristicEvaluation final : public Evaluation
{
public:
    /// Orders up to `closeCall` thousandths of a point apart get similar priors.
    HeuristicEvaluation(const Weights& weights, int closeCall) : m_weights(weights), m_closeCall(closeCall) {}

    Value valueOf(const Position& position) const override;
    void findPriors(const Position& position, const OrderList& orders, std::span<float> priors) const override;

private:
    Weights m_weights;
    int m_closeCall;
};

} // namespace windrose
