// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"

#include <filesystem>
#include <variant>

namespace windrose::cli
{

/// The complete result of a command; nothing is written before all of it is known.
struct Outcome {
    int status = 0;
    std::string output; ///< for standard output
    std::string errors; ///< for standard error, whole lines
};

inline constexpr int kIllegal = 1;   ///< an order is not legal
inline constexpr int kMalformed = 2; ///< the input, an order's text or the command line is malformed
inline constexpr int kFailed = 3;    ///< a match was played, but a player failed in it, or it was broken off

/// An error: one printable line for standard error and nothing for standard output.
Outcome failure(int status, const std::string& message);

/// A game that was read. A position becomes a record that starts there and has no orders.
struct Game {
    Record record;
    Position position; ///< the current position
    TextKind kind = TextKind::Record;
    Checksums checksums = Checksums::None;
    int ordersByHand = 0;      ///< appended after the end of a record with checksums
    bool lacksLineEnd = false; ///< the last line end is missing; only `verify` reports it
};

/// The contents of a file (`-`: standard input), or a sentence that says why it cannot be read.
struct Input {
    std::string text;
    std::string error; ///< empty when the file was read
};
/// Reads any file, including pipes and devices. More than `kMaxRecordBytes` is an
/// error.
Input readInput(const std::string& name);

/// The path of a name in UTF-8, the encoding of all names in this program.
std::filesystem::path pathOf(const std::string& name);

/// The name of a file in messages, safe to print.
std::string fileLabel(const std::string& name);

/// Reads a game record or a position. `seed` fills in what a position leaves out.
std::variant<Game, Outcome> readGame(const std::string& name, std::uint64_t seed);

/// A number as text, with this many digits after the point.
std::string fixed(double number, int digits);

} // namespace windrose::cli
