// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation.h"
#include "round_net.h"
#include "search.h"
#include "value_net.h"

#include <memory>

namespace windrose
{

/// The net of the program for this number of players (core/players/nets).
const ValueNet& builtInNet(int players);

/// The round net of the program for this number of players.
const RoundNet& builtInRoundNet(int players);

/// The evaluation by nets of the program for such playouts in a game of this many players: round nets for
/// `Playouts::Net`, value nets for `PlainNet`, null for the others, which need none.
std::shared_ptr<const Evaluation> builtInEvaluation(Playouts playouts, int players);

/// The options that search best with such playouts in a game of this many players.
SearchOptions searchOptions(Playouts playouts, int players);

/// A search of games of this many players whose playouts end like this; `Playouts::Net` and `PlainNet` use the nets of
/// the program.
Search searchWith(Playouts playouts, int players, std::uint64_t seed, int threads);

} // namespace windrose
