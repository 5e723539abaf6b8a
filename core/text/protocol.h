// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record.h"

#include <functional>

namespace windrose
{

/// The text protocol for programs that play (see PROTOCOL.md beside this file): lines from a table to a player and
/// back. Reading needs bounded memory, and errors are returned as values.
inline constexpr int kProtocolVersion = 1;
/// The option by which a table tells a player whether others' victory points are hidden, `true` or `false`.
inline constexpr std::string_view kPointsHiddenOption = "points_hidden";
/// Maximum length of a line in bytes, without its line end.
inline constexpr std::size_t kMaxLineBytes = 1 << 16;
/// Maximum values of `go simulations` and `go time`.
inline constexpr int kMaxSimulations = 1'000'000'000;
inline constexpr int kMaxMilliseconds = 1'000'000'000;

enum class ProtocolErrorCode : std::uint8_t {
    None,
    LineTooLong,    ///<
    NotText,        ///< contains a NUL or another control character, or is not UTF-8
    UnknownCommand, ///< found; expected = the known commands
    MissingWord,    ///< found = the command; expected = what should follow
    BadWord,        ///< found; expected = what would be valid there
    WrongMoment,    ///< found = the command; expected = what must come first
    BadPosition,    ///< text = the error
    BadOrder,       ///< found = the order; text = the error
    IllegalOrder,   ///< found = the order; refusal = the rule it breaks
};

/// An error in a line of the protocol.
struct ProtocolError {
    ProtocolErrorCode code = ProtocolErrorCode::None;
    std::string found;
    std::string expected;
    TextError text;
    Refusal refusal;
};

/// Describes an error in one English sentence without line ends, ready to be sent.
std::string describe(const ProtocolError& error);

/// Splits a stream of bytes into lines. A line that is too long is reported once and its rest is skipped, so the buffer
/// holds at most one line plus the latest input.
class LineCutter
{
public:
    struct Line {
        std::string text; ///< without its line end (LF or CRLF)
        bool isTooLong = false;
    };

    void add(std::string_view bytes);
    /// The next complete line, if there is one.
    std::optional<Line> next();
    /// The text after the last complete line.
    std::string_view unfinished() const { return std::string_view(m_bytes).substr(m_start); }

private:
    std::string m_bytes;
    std::size_t m_start = 0;
    bool m_skips = false;
};

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

/// Reads one line. An info line never causes an error: unknown parts are skipped.
std::variant<PlayerLine, ProtocolError> readPlayerLine(std::string_view text);
std::string playerLineText(const PlayerLine& line);

/// A position on one line.
std::string positionLine(const Position& position, const std::vector<std::string>& names);

/// Whether two positions are the same except for revealed tiles and hidden
/// points.
bool isSameButForTiles(const Position& one, const Position& other);

/// The position shown to a player and the orders played since.
class ShownTable
{
public:
    /// Reads the text after `position`: JSON, or `players N seed S` and options. `seed` is used to fill in missing
    /// fields. On an error nothing changes.
    std::optional<ProtocolError> show(std::string_view text, std::uint64_t seed);

    /// Plays the orders after `orders` and reports each with the position in which it was given. On an error none is
    /// played.
    std::optional<ProtocolError> play(std::string_view orders,
                                      const std::function<void(const Position& before, Order order)>& visit);

    /// Resets to the start of another game, before its position is known.
    void clear();

    const std::optional<Position>& position() const { return m_position; }
    /// Whether the position of the last `show` continued the game played so far.
    bool goesOn() const { return m_goesOn; }

private:
    std::optional<Position> m_position;
    bool m_goesOn = false;
};

} // namespace windrose
