// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "input.h"

namespace windrose::cli
{

/// Plays for another program: reads the protocol (core/text/PROTOCOL.md) from standard input and answers on standard
/// output until `quit` or the end of the input. `choice` is a player as in `match`; empty: viceroy.
Outcome runPlayer(const std::string& choice);

} // namespace windrose::cli
