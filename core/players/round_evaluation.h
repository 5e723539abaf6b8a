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
    /// The net must outlive the evaluation.
    explicit RoundEvaluation(const RoundNet& net) : m_net(net) {}

private:
    Value valueByNetOf(const Position& position) const override;

    const RoundNet& m_net;
};

} // namespace windrose
