// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net_evaluation.h"
#include "round_net.h"

namespace windrose
{

/// A round net's evaluation: where playouts end, a round must begin.
class RoundEvaluation final : public NetEvaluation
{
public:
    /// Playouts go to the end of the current round and this many more: most of the net's errors average out over the
    /// positions in which they end.
    static constexpr int kRounds = 1;

    /// The net must outlive the evaluation.
    explicit RoundEvaluation(const RoundNet& net, int rounds = kRounds) : NetEvaluation(rounds), m_net(net) {}

private:
    Value valueByNetOf(const Position& position) const override;

    const RoundNet& m_net;
};

} // namespace windrose
