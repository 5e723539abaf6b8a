// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/learned_evaluation.h"
#include "core/players/player.h"
#include "core/players/search.h"

namespace windrose::learn
{

/// A search that evaluates positions by a net.
class NetPlayer final : public Player
{
public:
    NetPlayer(std::shared_ptr<const ValueNet> net, std::uint64_t seed, int simulations);

    Order decide(const Position& position, const std::atomic<bool>& stop) override;
    void played(const PlayedOrder& played) override;

private:
    std::shared_ptr<const ValueNet> m_net;
    int m_simulations;
    Search m_search;
};

} // namespace windrose::learn
