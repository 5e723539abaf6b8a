// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"
#include "text_error.h"

#include <string>

namespace windrose
{

/// A sentence for a refused order, in English, for the command line: the rule it breaks.
std::string describe(const Refusal& refusal);

/// A sentence for a malformed text with its place, in English, for the command line.
std::string describe(const TextError& error);

/// Where something is wrong: `line 3, column 5`, or a JSON pointer, or the whole text.
std::string placeOf(const TextError& error);

} // namespace windrose
