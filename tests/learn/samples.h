// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/net_inputs.h"

#include <ostream>
#include <string>
#include <vector>

namespace windrose::learn
{

/// One game in this many is held out: kept for validation.
inline constexpr std::uint64_t kHeldOutPeriod = 16;

/// A position of a game in which a role was chosen. Written to files as it is, so it has no padding.
struct Sample {
    std::uint32_t chooser = 0;
    std::uint32_t isHeldOut = 0; ///< of a game that is kept for validation
    std::size_t first = 0;       ///< its inputs in `Samples`
    std::size_t last = 0;
};

/// The result of a game for each seat, or what is expected of it.
struct GameResult {
    std::array<float, kMaxPlayers> won{};    ///< shared wins in parts
    std::array<float, kMaxPlayers> margin{}; ///< points ahead of the mean of the table
};

/// Positions of games in the order of play, each with a target that a net learns.
struct Samples {
    std::vector<Sample> samples;
    std::vector<GameResult> targets; ///< of each sample
    std::vector<std::uint16_t> places;
    std::vector<std::uint8_t> values;

    void add(const NetInputs& inputs, int chooser, bool isHeldOut, const GameResult& target);
};

/// Writes samples; false when that fails.
bool writeSamples(std::ostream& file, const Samples& samples);

/// Writes samples into a file; false when that fails. Only whole files have the name.
bool writeSamples(const std::string& name, const Samples& samples);

/// Appends the samples of a file to `samples`; false when the file does not exist or cannot be read.
bool readSamples(const std::string& name, Samples& samples);

} // namespace windrose::learn
