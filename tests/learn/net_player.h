// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/player.h"
#include "core/players/point_count.h"
#include "core/players/search.h"

namespace windrose::learn
{

/// A search with any evaluation and options. It knows hidden victory points as far as it saw them being won.
class NetPlayer final : public Player
{
public:
    /// `simulations` are those for each order.
    NetPlayer(std::shared_ptr<const Evaluation> evaluation, std::uint64_t seed, const SearchOptions& options,
              int simulations);

    Order decide(const Position& shown, const std::atomic<bool>& stop) override;
    void ponder(const Position& shown, int seat, const SearchBudget& budget, const std::atomic<bool>& stop) override;
    void played(const PlayedOrder& played) override;
    void setPointsHidden(bool hidden) override { m_pointsHidden = hidden; }

private:
    int m_simulations;
    bool m_pointsHidden = false;
    PointCount m_count;
    Search m_search;
};

} // namespace windrose::learn
