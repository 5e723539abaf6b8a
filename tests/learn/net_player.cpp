// SPDX-License-Identifier: GPL-3.0-or-later
#include "net_player.h"

#include "core/players/candidates.h"
#include "core/players/guards.h"

namespace windrose::learn
{

NetPlayer::NetPlayer(std::shared_ptr<const Evaluation> evaluation, std::uint64_t seed, const SearchOptions& options,
                     int simulations)
    : m_simulations(simulations), m_search(options, seed, 1, std::move(evaluation))
{
}

Order NetPlayer::decide(const Position& shown, const std::atomic<bool>& stop)
{
    const auto [position, guesses] = m_count.known(shown, shown.turn, m_pointsHidden);
    m_search.setPointsHidden(guesses);
    OrderList orders;
    candidateOrders(position, orders);
    pruneBlunders(position, orders, guesses);
    if (orders.size() == 1) {
        return orders[0];
    }
    return bestOf(m_search.think(position, {.simulations = m_simulations, .time = {}, .stopsWhenDecided = true}, stop),
                  orders);
}

void NetPlayer::ponder(const Position& shown, int seat, const SearchBudget& budget, const std::atomic<bool>& stop)
{
    const KnownPosition known = m_count.known(shown, seat, m_pointsHidden);
    m_search.setPointsHidden(known.guessesPoints);
    m_search.ponder(known.position, budget, stop);
}

void NetPlayer::played(const PlayedOrder& played)
{
    m_count.played(played);
    m_search.advance(played.before, played.order);
}

} // namespace windrose::learn
