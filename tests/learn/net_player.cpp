// SPDX-License-Identifier: GPL-3.0-or-later
#include "net_player.h"

#include "core/players/candidates.h"
#include "core/players/guards.h"

#include <algorithm>

namespace windrose::learn
{

namespace
{

constexpr NetUse kUse{.rounds = 0, .percent = 50};

} // namespace

NetPlayer::NetPlayer(std::shared_ptr<const ValueNet> net, std::uint64_t seed, int simulations)
    : m_net(std::move(net)),
      m_simulations(simulations),
      m_search({}, seed, std::make_shared<const LearnedEvaluation>(*m_net, kUse))
{
}

Order NetPlayer::decide(const Position& position, const std::atomic<bool>& stop)
{
    OrderList orders;
    candidateOrders(position, orders);
    pruneBlunders(position, orders, false);
    if (orders.size() == 1) {
        return orders[0];
    }
    const auto found = m_search.think(position, {.simulations = m_simulations, .time = {}}, stop);
    const auto best = std::find_if(found.begin(), found.end(), [&orders](const SearchedOrder& one) {
        return std::find(orders.begin(), orders.end(), one.order) != orders.end();
    });
    return best->order;
}

void NetPlayer::played(const PlayedOrder& played)
{
    m_search.advance(played.before, played.order);
}

} // namespace windrose::learn
