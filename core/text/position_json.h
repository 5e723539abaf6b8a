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

/// A position and the names of its seats.
struct NamedPosition {
    Position position;
    std::vector<std::string> names;
};

/// A position as JSON with all fields in their documented order, ending in a newline. Needs a name for each seat.
std::string positionJson(const Position& position, const std::vector<std::string>& names);

/// Reads a position of a game with these kinds of buildings, which the text does not name. Missing fields are filled in
/// from the box, with hidden tiles in an order drawn from `seed`. Impossible positions are refused; see "Positions" in
/// FORMATS.md.
std::variant<NamedPosition, TextError> readPosition(std::string_view json, std::uint64_t seed,
                                                    const KindsInPlay& kinds = kBaseGame);

/// `Player 1`, `Player 2`, …
std::vector<std::string> defaultNames(int players);

/// Whether a name is valid: 1 to 100 characters (UTF-8), not all blank, no control characters.
bool isSeatName(std::string_view name);

/// The names and values of a game's options, as in positions, records and on the command line.
struct OptionName {
    std::string_view key;
    std::string_view value;        ///< the value that differs from the printed rules
    std::string_view printedValue; ///< the value in the printed rules
    bool Options::*isOn = nullptr;
};
inline constexpr std::array<OptionName, 3> kOptionNames{{
    {"factory_university_swap", "true", "false", &Options::factoryUniversitySwap},
    {"corn_start_minus_one", "true", "false", &Options::cornStartMinusOne},
    {"victory_points_5p", "126", "122", &Options::victoryPoints126},
}};

} // namespace windrose
