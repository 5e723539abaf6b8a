// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"

#include <filesystem>
#include <variant>

namespace windrose::cli
{

/// What a command comes to: nothing is written before all of it is known.
struct Outcome {
    int status = 0;
    std::string output; ///< for standard output
    std::string errors; ///< for standard error, whole lines
};

inline constexpr int kIllegal = 1;   ///< an order is not legal there
inline constexpr int kMalformed = 2; ///< the input, an order's text or the command line is malformed
inline constexpr int kFailed = 3;    ///< a match was played, but a player failed in it, or it was broken off

/// Something went wrong: one line for standard error, nothing for standard output.
Outcome failure(int status, const std::string& message);

/// A game that was read: a position is a record that starts there and has no orders.
struct Game {
    Record record;
    Position position; ///< the one reached
    TextKind kind = TextKind::Record;
};

/// Everything a file holds (`-`: standard input), or a sentence about why it cannot be read.
struct FileText {
    std::string text;
    std::string error; ///< empty when the file was read
};
FileText readFile(const std::string& name);

/// The place a name in UTF-8 means, which is what names are in here on every system.
std::filesystem::path pathOf(const std::string& name);

/// What a file is called in messages.
std::string fileLabel(const std::string& name);

/// Reads a game record or a position. `seed` fills in what a position leaves out.
std::variant<Game, Outcome> readGame(const std::string& name, std::uint64_t seed);

/// A number with so many digits after the point, as text.
std::string fixed(double number, int digits);

} // namespace windrose::cli
