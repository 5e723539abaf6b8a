// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "input.h"

namespace windrose::cli
{

/// Plays as the player of another program: reads the protocol (core/text/PROTOCOL.md) from standard input and answers
/// on standard output until `quit` or the end of the input. `choice` is a player as `match` knows them; empty: viceroy.
Outcome runPlayer(const std::string& choice);

} // namespace windrose::cli
