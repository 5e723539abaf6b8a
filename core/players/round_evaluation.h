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
    /// Playouts go to the end of the current round and at most this many more: most of the net's errors average out
    /// over the positions in which they end. With five players, two more rounds win more games if there is time for
    /// many playouts, and fewer if there is not.
    static constexpr int rounds(int players) { return players == kMaxPlayers ? 2 : 1; }

    /// The net must outlive the evaluation.
    RoundEvaluation(const RoundNet& net, int rounds) : NetEvaluation(rounds), m_net(net) {}

private:
    Value valueByNetOf(const Position& position) const override;

    const RoundNet& m_net;
};

} // namespace windrose
