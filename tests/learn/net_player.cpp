// SPDX-License-Identifier: GPL-3.0-or-later
#include "net_player.h"

#include "core/players/candidates.h"
#include "core/players/guards.h"
#include "core/players/learned_evaluation.h"
#include "core/players/observation.h"

namespace windrose::learn
{

Order NetPlayer::decide(const Position& position, const std::atomic<bool>& /*stop*/)
{
    OrderList orders;
    candidateOrders(position, orders);
    pruneBlunders(position, orders, false);
    if (orders.size() == 1) {
        return orders[0];
    }
    const Position seen = withHiddenShuffled(position, m_random.next());
    Order best = orders[0];
    int highest = -1;
    for (const Order& order : orders) {
        Position after = seen;
        apply(after, order);
        const int reward = valueByNet(*m_net, after).rewards[seen.turn] +
                           static_cast<int>(m_random.below(static_cast<std::uint32_t>(m_noise) + 1));
        if (reward > highest) {
            highest = reward;
            best = order;
        }
    }
    return best;
}

} // namespace windrose::learn
