// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/position.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace windrose::puzzles
{

/// What a puzzle is about.
enum class Theme : std::uint8_t {
    CraftsmanBonus,
    EndByCity,
    EndByColonists,
    EndByPoints,
    Harbor,
    LargeBuildings,
    LastBuilder,
    LastCaptain,
    LastRole,
    LastSettler,
    MayorPlacement,
    Office,
    ShipLockOut,
    Storage,
    TieBreak,
    TradingHouse,
    Wharf,
};
inline constexpr int kThemes = static_cast<int>(Theme::Wharf) + 1;
inline constexpr std::array<std::string_view, kThemes> kThemeIds{
    "craftsman_bonus", "end_by_city",  "end_by_colonists", "end_by_points", "harbor",
    "large_buildings", "last_builder", "last_captain",     "last_role",     "last_settler",
    "mayor_placement", "office",       "ship_lock_out",    "storage",       "tie_break",
    "trading_house",   "wharf"};

/// How hard a puzzle is: measured by which computer players miss it (see `tests/players/README.md`).
enum class Difficulty : std::uint8_t { Easy, Medium, Hard, VeryHard };
inline constexpr int kDifficulties = static_cast<int>(Difficulty::VeryHard) + 1;

/// A position near the end of a game with a proved best order, as read from a file.
struct Puzzle {
    std::string name; ///< unique; stored scores refer to it
    Theme theme = Theme::CraftsmanBonus;
    Difficulty difficulty = Difficulty::Easy;
    Position position;
    std::vector<std::string> best; ///< the best orders, in canonical form
    std::string proof;             ///< one of `kProofIds`
    std::string result;            ///< `valueText` of the verdict
    std::string otherwise;         ///< `nextText` of the verdict
};

/// The puzzles of a file, or what is wrong with it.
struct PuzzleFile {
    std::vector<Puzzle> puzzles;
    std::string problem; ///< names the line; empty when all lines are good
};

/// Reads puzzles: a line of JSON for each.
PuzzleFile readPuzzles(std::string_view text);

} // namespace windrose::puzzles
