// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"
#include "text_error.h"

#include <string>

namespace windrose
{

/// The rule that an order breaks, in English; empty without a refusal. Seats and spaces count from 0.
std::string describe(const Refusal& refusal);

/// An English sentence for the command line that describes an error and its place.
std::string describe(const TextError& error);

/// Where an error is: `line 3, column 5`, or a JSON pointer, or the whole text.
std::string placeOf(const TextError& error);

} // namespace windrose
