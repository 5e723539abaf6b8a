// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "input.h"

namespace windrose::cli
{

/// The arguments of `new`.
struct NewGame {
    int players = 4;
    std::uint64_t seed = 0;
    std::string names;                ///< separated by commas; empty: `Player 1` and so on
    std::vector<std::string> options; ///< `key=value`
};

Outcome runNew(const NewGame& wanted);
Outcome runPosition(const std::string& file, std::uint64_t seed);
Outcome runLegal(const std::string& file, std::uint64_t seed, int limit, bool withSpaces);
Outcome runScore(const std::string& file, std::uint64_t seed);
Outcome runVerify(const std::vector<std::string>& files, std::uint64_t seed);

/// `words`: a file if the first one is `-`, exists, or contains `/` or `.`; then orders. Prints the record, or with
/// `asJson` the position reached.
Outcome runPlay(const std::vector<std::string>& words, std::uint64_t seed, bool asJson);

} // namespace windrose::cli
