// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_player.h"

#include "built_in_nets.h"
#include "candidates.h"
#include "guards.h"
#include "search_results.h"

namespace windrose
{

SearchPlayer::SearchPlayer(Playouts playouts, std::uint64_t seed, const SearchBudget& budget, int threads)
    : m_playouts(playouts), m_seed(seed), m_threads(threads)
{
    SearchPlayer::setBudget(budget);
}

Search& SearchPlayer::searchFor(int players)
{
    if (players != m_players) {
        m_players = players;
        m_search.emplace(searchWith(m_playouts, players, m_seed, m_threads));
    }
    return *m_search;
}

Order SearchPlayer::decide(const Position& shown, const std::atomic<bool>& stop)
{
    Search& search = searchFor(shown.players);
    const KnownPosition known = m_count.known(shown, shown.turn, m_pointsHidden);
    search.setPointsHidden(known.guessesPoints);
    const std::vector<SearchedOrder> found = search.think(known.position, m_budget, stop);
    m_thought = thoughtOf(known.position, found, search);
    OrderList sensible;
    candidateOrders(known.position, sensible);
    pruneBlunders(known.position, sensible, known.guessesPoints);
    return bestOf(found, sensible);
}

void SearchPlayer::ponder(const Position& shown, int seat, const SearchBudget& budget, const std::atomic<bool>& stop)
{
    if (m_budget.simulations) {
        return;
    }
    Search& search = searchFor(shown.players);
    const KnownPosition known = m_count.known(shown, seat, m_pointsHidden);
    search.setPointsHidden(known.guessesPoints);
    search.ponder(known.position, budget, stop);
}

void SearchPlayer::played(const PlayedOrder& played)
{
    m_count.played(played);
    searchFor(played.before.players).advance(played.before, played.order);
}

void SearchPlayer::forget()
{
    m_count.forget();
    if (m_search) {
        m_search->forget();
    }
}

void SearchPlayer::setBudget(const SearchBudget& budget)
{
    m_budget = budget;
    m_budget.stopsWhenDecided = m_playouts == Playouts::Net || !m_budget.simulations;
}

} // namespace windrose
