// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record.h"

#include <functional>

namespace windrose
{

/// The protocol that lets programs play, as text (see PROTOCOL.md beside this file): lines from a table to a player
/// and back. Whatever comes in, reading it needs bounded memory and never fails but with a value.
inline constexpr int kProtocolVersion = 1;
/// An option that a table sets if the player named it: whether others' victory points are hidden, `true` or `false`.
inline constexpr std::string_view kPointsHiddenOption = "points_hidden";
/// Bytes of one line, without its end.
inline constexpr std::size_t kMaxLineBytes = 1 << 16;
/// Imagined games, and milliseconds, that can be asked for.
inline constexpr int kMaxSimulations = 1'000'000'000;
inline constexpr int kMaxMilliseconds = 1'000'000'000;

enum class ProtocolErrorCode : std::uint8_t {
    None,
    LineTooLong,    ///<
    NotText,        ///< a NUL or another control character, or no UTF-8
    UnknownCommand, ///< found; expected = the commands there are
    MissingWord,    ///< found = the command; expected = what should follow
    BadWord,        ///< found; expected = what could stand there
    WrongMoment,    ///< found = the command; expected = what must come before it
    BadPosition,    ///< text = what is wrong with it
    BadOrder,       ///< found = the order; text = what is wrong with it
    IllegalOrder,   ///< found = the order; refusal = the rule it breaks
};

/// What is wrong with a line.
struct ProtocolError {
    ProtocolErrorCode code = ProtocolErrorCode::None;
    std::string found;
    std::string expected;
    TextError text;
    Refusal refusal;
};

/// A sentence for it, in English, on one line: it goes over the wire.
std::string describe(const ProtocolError& error);

/// Cuts a stream of bytes into lines. A line that is too long is told once and its rest is skipped, so that at most a
/// line and what was added last are kept.
class LineCutter
{
public:
    struct Line {
        std::string text; ///< without its end (either kind)
        bool isTooLong = false;
    };

    void add(std::string_view bytes);
    /// The next whole line, if there is one.
    std::optional<Line> next();
    /// What stands behind the last whole line.
    std::string_view unfinished() const { return std::string_view(m_bytes).substr(m_start); }

private:
    std::string m_bytes;
    std::size_t m_start = 0;
    bool m_skips = false;
};

/// What a table says to a player.
enum class TableLineKind : std::uint8_t { Blank, Hello, Option, NewGame, Position, Orders, IsReady, Go, Stop, Quit };

struct TableLine {
    TableLineKind kind = TableLineKind::Blank;
    int version = kProtocolVersion;       ///< Hello
    std::string name = {};                ///< Option
    std::string text = {};                ///< Option: its value; Position: JSON or a set-up; Orders: apart by `;`
    int players = 4;                      ///< NewGame
    int seat = 0;                         ///< NewGame: the one the player sits at
    std::uint64_t seed = 0;               ///< NewGame: for the player's own dice
    std::optional<int> simulations = {};  ///< Go: 1 to `kMaxSimulations`
    std::optional<int> milliseconds = {}; ///< Go: 1 to `kMaxMilliseconds`
};

std::variant<TableLine, ProtocolError> readTableLine(std::string_view text);
/// Without the end of the line.
std::string tableLineText(const TableLine& line);

/// What a player says to a table.
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
    std::string text = {};               ///< Name, Author, Option, BestOrder, Error: what follows; Info: the best line
    int version = kProtocolVersion;      ///< Protocol
    std::optional<int> simulations = {}; ///< Info: imagined games
    std::optional<int> chance = {};      ///< Info: to win, in thousandths
};

/// Reads one. An info line is never wrong: what is not known in it is left out.
std::variant<PlayerLine, ProtocolError> readPlayerLine(std::string_view text);
std::string playerLineText(const PlayerLine& line);

/// A position on one line.
std::string positionLine(const Position& position, const std::vector<std::string>& names);

/// Whether somebody who did not see which tiles came to light, nor who holds how many hidden points, would take one
/// position for the other.
bool isSameButForTiles(const Position& one, const Position& other);

/// The position a player was shown and the orders played from there on.
class ShownTable
{
public:
    /// What follows `position`: JSON, or `players N seed S` and options. `seed` fills in what the position leaves out.
    /// When something is wrong nothing changes.
    std::optional<ProtocolError> show(std::string_view text, std::uint64_t seed);

    /// Plays what follows `orders` and shows each with the position it is given in. All of them or, when something is
    /// wrong, none.
    std::optional<ProtocolError> play(std::string_view orders,
                                      const std::function<void(const Position& before, Order order)>& visit);

    /// Another game: there is no position yet.
    void clear();

    const std::optional<Position>& position() const { return m_position; }
    /// Whether the last `show` went on with the game as it had been played to there.
    bool goesOn() const { return m_goesOn; }

private:
    std::optional<Position> m_position;
    bool m_goesOn = false;
};

} // namespace windrose
