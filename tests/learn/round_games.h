// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_figures.h"
#include "samples.h"

#include "core/players/value_net.h"

#include <memory>

namespace windrose::learn
{

/// Plays the games `first` to `last` - 1 among players who look one order ahead with a value net (null: the program's),
/// interrupted by stretches of one to three rounds that all seats play like the playouts of a search with a net. Adds
/// the positions in which the other rounds begin: so short playouts end. Every sixteenth game is held out. The same
/// numbers and net give the same games.
GameFigures playRoundGames(int players, std::uint64_t seed, std::uint64_t first, std::uint64_t last, Samples& samples,
                           std::shared_ptr<const ValueNet> net = nullptr);

} // namespace windrose::learn
