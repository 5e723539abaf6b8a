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

/// A position as JSON, every field in its documented order, ending in a newline. There must be a name for each seat.
std::string positionJson(const Position& position, const std::vector<std::string>& names);

/// Reads a position; what is left out is filled in from the box, hidden tiles in an order drawn from `seed`. Refuses
/// what cannot be: see the documentation of the format.
std::variant<NamedPosition, TextError> readPosition(std::string_view json, std::uint64_t seed);

/// `Player 1`, `Player 2`, …
std::vector<std::string> defaultNames(int players);

/// True for what a seat may be called: 1 to 100 characters (UTF-8), not all blank, no control characters.
bool isSeatName(std::string_view name);

/// The options of a game by their names, as positions, records and the command line write them.
struct OptionName {
    std::string_view key;
    std::string_view value;        ///< of the option that differs from the printed rules
    std::string_view printedValue; ///< of the printed rules
    bool Options::*isOn = nullptr;
};
inline constexpr std::array<OptionName, 3> kOptionNames{{
    {"factory_university_swap", "true", "false", &Options::factoryUniversitySwap},
    {"corn_start_minus_one", "true", "false", &Options::cornStartMinusOne},
    {"victory_points_5p", "126", "122", &Options::victoryPoints126},
}};

} // namespace windrose
