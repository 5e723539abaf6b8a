// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"

namespace windrose
{

/// Draws a legal order uniformly (in the mayor phase: uniformly over circles). The game must not be finished.
Order randomOrder(const Position& position, Random& random);

/// Plays uniformly random orders until the game is finished and returns their number. Never allocates.
int playRandomly(Position& position, Random& random);

} // namespace windrose
