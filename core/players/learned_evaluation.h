// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net_evaluation.h"
#include "value_net.h"

namespace windrose
{

/// A value net's evaluation. The position must have as many players as the net.
class LearnedEvaluation final : public NetEvaluation
{
public:
    /// The net must outlive the evaluation.
    explicit LearnedEvaluation(const ValueNet& net) : m_net(net) {}

private:
    Value valueByNetOf(const Position& position) const override;

    const ValueNet& m_net;
};

/// A net's evaluation of a position in which a role is chosen; of any other, that of the position at the end of the
/// phase, which the quick policy plays. The exact result of a finished game.
Value valueByNet(const ValueNet& net, const Position& position);

/// Converts the answer of a net to a value.
Value valueFrom(const NetAnswer& answer, const Position& position);

} // namespace windrose
