// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/player.h"
#include "core/players/value_net.h"

namespace windrose::learn
{

/// A net that looks one order ahead: it chooses the order after whose phase the net promises most, within `noise` of
/// `kCertain`.
class NetPlayer final : public Player
{
public:
    NetPlayer(std::shared_ptr<const ValueNet> net, std::uint64_t seed, int noise)
        : m_net(std::move(net)), m_random{seed}, m_noise(noise)
    {
    }

    Order decide(const Position& position, const std::atomic<bool>& stop) override;

private:
    std::shared_ptr<const ValueNet> m_net;
    Random m_random;
    int m_noise;
};

} // namespace windrose::learn
