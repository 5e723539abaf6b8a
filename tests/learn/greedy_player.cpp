// SPDX-License-Identifier: GPL-3.0-or-later
#include "greedy_player.h"

#include "core/players/candidates.h"
#include "core/players/guards.h"
#include "core/players/learned_evaluation.h"
#include "core/players/observation.h"
#include "core/rules/game.h"

#include <algorithm>

namespace windrose::learn
{

namespace
{

constexpr int kMostPlacements = 4; // the quick policy's placement comes first

} // namespace

GreedyPlayer::GreedyPlayer(std::shared_ptr<const ValueNet> net, std::uint64_t seed, int noise)
    : m_net(std::move(net)), m_random{seed}, m_noise(noise)
{
}

Order GreedyPlayer::decide(const Position& position, const std::atomic<bool>& /*stop*/)
{
    OrderList orders;
    candidateOrders(position, orders);
    pruneBlunders(position, orders);
    if (orders.size() == 1) {
        return orders[0];
    }
    Position seen = position;
    shuffleHidden(seen, m_random);
    const int count =
        position.decision == Decision::PlaceColonists ? std::min(orders.size(), kMostPlacements) : orders.size();
    Order best = orders[0];
    int most = -1;
    for (int number = 0; number < count; ++number) {
        Position after = seen;
        apply(after, orders[number]);
        const int luck = m_noise == 0 ? 0 : static_cast<int>(m_random.below(static_cast<std::uint32_t>(m_noise)));
        const int said = valueByNet(*m_net, after).rewards[slot(position.turn)] + luck;
        if (said > most) {
            most = said;
            best = orders[number];
        }
    }
    return best;
}

} // namespace windrose::learn
