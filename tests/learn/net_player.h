// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/learned_evaluation.h"
#include "core/players/player.h"
#include "core/players/point_count.h"
#include "core/players/search.h"

namespace windrose::learn
{

/// How a player uses its net, and how it searches.
struct NetPlan {
    NetUse use;
    SearchOptions options = {};
    int simulations = 0; ///< for each order
};

/// A search that evaluates positions by a net, and counts hidden points from the loads.
class NetPlayer final : public Player
{
public:
    NetPlayer(std::shared_ptr<const ValueNet> net, std::uint64_t seed, const NetPlan& plan);

    Order decide(const Position& shown, const std::atomic<bool>& stop) override;
    void played(const PlayedOrder& played) override;
    void setPointsHidden(bool hidden) override { m_pointsHidden = hidden; }

private:
    std::shared_ptr<const ValueNet> m_net;
    int m_simulations;
    bool m_pointsHidden = false;
    PointCount m_count;
    Search m_search;
};

} // namespace windrose::learn
