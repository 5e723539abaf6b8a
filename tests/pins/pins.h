// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace windrose::pins
{

/// A value that must be the same on every platform and in every build until the rules or the texts change.
struct Pin {
    std::string what;
    std::string value;

    friend bool operator==(const Pin&, const Pin&) = default;
};

inline constexpr int kPinnedSeeds = 16;
inline constexpr int kPinnedGames = 250;

/// The signatures of `windrose-cli bench --games 250` for seeds 0 to 15 and each number of players.
std::vector<Pin> benchPins();

/// Sequences of legal orders from fixed positions, to depths that stay below `kMaxSequences`.
std::vector<Pin> perftPins();
inline constexpr int kMaxSequences = 6000;

/// Length and hash of the texts of seeded random games: the record, and all positions on the way as JSON.
std::vector<Pin> textPins();

/// Hashes of games of computer players without a clock, each among its equals, for each number of players: with the
/// same seed they give the same orders on every platform.
std::vector<Pin> playerPins();

/// All pins, in the order of `pins.txt`.
std::vector<Pin> allPins();

/// The table as text, and reading it back; lines that begin with `#` are comments.
std::string pinsText(const std::vector<Pin>& pins);
std::vector<Pin> readPins(const std::string& text);

/// One line for each pin that differs from the table, is missing in it, or no longer exists.
std::vector<std::string> differences(const std::vector<Pin>& table, const std::vector<Pin>& now);

} // namespace windrose::pins
