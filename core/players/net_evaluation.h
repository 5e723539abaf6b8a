// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heuristic_evaluation.h"
#include "search_options.h"

namespace windrose
{

/// An evaluation by a net, for short playouts. Priors are the heuristic ones, and a finished game has its exact
/// result.
class NetEvaluation : public Evaluation
{
public:
    Value valueOf(const Position& position) const final;
    void findPriors(const Position& position, const OrderList& orders, std::span<float> priors) const final;

private:
    /// What the net says of a position of a game that is not finished.
    virtual Value valueByNetOf(const Position& position) const = 0;

    HeuristicEvaluation m_heuristic{Weights{}, SearchOptions{}.priorWidth};
};

} // namespace windrose
