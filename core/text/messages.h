// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"
#include "text_error.h"

#include <string>

namespace windrose
{

/// A sentence for a refused order, in English, for the command line.
std::string describe(const Refusal& refusal);

/// A sentence for a malformed text with its place, in English, for the command line.
std::string describe(const TextError& error);

} // namespace windrose
