// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/position.h"
#include "text_error.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace windrose
{

/// A position and what its seats are called.
struct NamedPosition {
    Position position;
    std::vector<std::string> names;
};

/// A position as JSON, every field in its documented order, ending in a newline.
std::string positionJson(const Position& position, const std::vector<std::string>& names);

/// Reads a position; what is left out is filled in from the box, hidden tiles in an order drawn from `seed`. Refuses
/// what cannot be: see the documentation of the format.
std::variant<NamedPosition, TextError> readPosition(std::string_view json, std::uint64_t seed);

/// `Player 1`, `Player 2`, …
std::vector<std::string> defaultNames(int players);

} // namespace windrose
