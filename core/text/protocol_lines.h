// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/position.h"
#include "protocol_error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace windrose
{

/// The text protocol for programs that play (see PROTOCOL.md beside this file): lines from a table to a player and
/// back. Reading needs bounded memory, and errors are returned as values.
inline constexpr int kProtocolVersion = 1;
/// The option that tells a player whether others' victory points are hidden: `true` or `false`.
inline constexpr std::string_view kPointsHiddenOption = "points_hidden";
/// Maximum values of `go simulations` and `go time`.
inline constexpr int kMaxSimulations = 1'000'000'000;
inline constexpr int kMaxMilliseconds = 1'000'000'000;

/// The kinds of lines that a table sends to a player.
enum class TableLineKind : std::uint8_t { Blank, Hello, Option, NewGame, Position, Orders, IsReady, Go, Stop, Quit };

struct TableLine {
    TableLineKind kind = TableLineKind::Blank;
    int version = kProtocolVersion;       ///< Hello
    std::string name = {};                ///< Option
    std::string text = {};                ///< Option: its value; Position: JSON or a set-up; Orders: separated by `;`
    int players = 4;                      ///< NewGame
    int seat = 0;                         ///< NewGame: the player's seat
    std::uint64_t seed = 0;               ///< NewGame: for the player's own random numbers
    std::optional<int> simulations = {};  ///< Go: 1 to `kMaxSimulations`
    std::optional<int> milliseconds = {}; ///< Go: 1 to `kMaxMilliseconds`
};

std::variant<TableLine, ProtocolError> readTableLine(std::string_view text);
/// The line as text, without its line end.
std::string tableLineText(const TableLine& line);

/// The kinds of lines that a player sends to a table.
enum class PlayerLineKind : std::uint8_t {
    Blank,
    Name,
    Author,
    Protocol,
    Option,
    Hello,
    Ready,
    Info,
    BestOrder,
    Error
};

struct PlayerLine {
    PlayerLineKind kind = PlayerLineKind::Blank;
    std::string text = {};               ///< Name, Author, Option, BestOrder, Error: the rest; Info: the best line
    int version = kProtocolVersion;      ///< Protocol
    std::optional<int> simulations = {}; ///< Info: number of simulations
    std::optional<int> chance = {};      ///< Info: estimated win probability in thousandths
};

/// Reads one line from a player. Unknown parts of an info line are skipped, so an info line never causes an error.
std::variant<PlayerLine, ProtocolError> readPlayerLine(std::string_view text);
std::string playerLineText(const PlayerLine& line);

/// A position on one line.
std::string positionLine(const Position& position, const std::vector<std::string>& names);

} // namespace windrose
