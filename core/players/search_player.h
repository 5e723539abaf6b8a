// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player.h"
#include "point_count.h"
#include "search.h"

namespace windrose
{

/// Plays what a search finds best, but no blunder. It counts hidden victory points.
class SearchPlayer final : public Player
{
public:
    SearchPlayer(Playouts playouts, std::uint64_t seed, const SearchBudget& budget, int threads);

    Order decide(const Position& shown, const std::atomic<bool>& stop) override;
    void ponder(const Position& shown, int seat, const SearchBudget& budget, const std::atomic<bool>& stop) override;
    void played(const PlayedOrder& played) override;
    void forget() override;
    void setBudget(const SearchBudget& budget) override;
    void setPointsHidden(bool hidden) override { m_pointsHidden = hidden; }
    Thought lastThought() const override { return m_thought; }

private:
    Search& searchFor(int players);

    Playouts m_playouts;
    std::uint64_t m_seed;
    int m_threads;
    SearchBudget m_budget;
    bool m_pointsHidden = false;
    PointCount m_count;
    int m_players = 0;              ///< of the search; 0: it has not seen a table yet
    std::optional<Search> m_search; ///< for a game of `m_players`
    Thought m_thought;
};

} // namespace windrose
