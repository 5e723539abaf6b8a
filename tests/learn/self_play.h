// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_figures.h"
#include "samples.h"

#include "core/players/value_net.h"

#include <memory>

namespace windrose::learn
{

/// The nets that sit at the tables of a stage: the last one first. None: the first stage, which needs no net.
using Nets = std::vector<std::shared_ptr<const ValueNet>>;

/// Plays the games `first` to `last` - 1 of a stage among mixed players, with stretches of random orders, and adds
/// their positions. Every sixteenth game is held out. The same numbers give the same games.
GameFigures playGames(int players, const Nets& nets, std::uint64_t stageSeed, std::uint64_t first, std::uint64_t last,
                      Samples& samples);

} // namespace windrose::learn
