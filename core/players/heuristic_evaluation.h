// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation.h"

namespace windrose
{

/// A heuristic evaluation: the value of a position comes from `rewards`, and an order's prior from the position after
/// its phase (see `evaluationAfter`).
class HeuristicEvaluation final : public Evaluation
{
public:
    /// Orders up to `priorWidth` thousandths of a point apart get similar priors.
    HeuristicEvaluation(const Weights& weights, int priorWidth) : m_weights(weights), m_priorWidth(priorWidth) {}

    Value valueOf(const Position& position) const override;
    void findPriors(const Position& position, const OrderList& orders, std::span<float> priors) const override;

private:
    Weights m_weights;
    int m_priorWidth;
};

} // namespace windrose
