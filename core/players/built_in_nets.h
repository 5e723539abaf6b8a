// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation.h"
#include "search_threads.h"
#include "value_net.h"

#include <memory>

namespace windrose
{

/// The net of the program for this number of players (core/players/nets).
const ValueNet& builtInNet(int players);

/// An evaluation by the nets of the program.
std::shared_ptr<const Evaluation> builtInEvaluation();

/// The options that search best with such playouts.
SearchOptions searchOptions(Playouts playouts);

/// A search whose playouts end like this; `Playouts::Net` and `PlainNet` use the nets of the program.
SearchThreads searchWith(Playouts playouts, std::uint64_t seed, int threads);

} // namespace windrose
