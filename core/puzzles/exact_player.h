// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../players/player.h"

namespace windrose::puzzles
{

/// Plays the order with the best proved result (see `Exact`). Where too much would have to be enumerated, or several
/// orders can be best, it plays what the heuristic player plays, if that can be best. Unlike other players it knows the
/// hidden tiles, which matter only if they are drawn in this round.
class ExactPlayer final : public Player
{
public:
    Order decide(const Position& position, const std::atomic<bool>& stop) override;
};

} // namespace windrose::puzzles
