// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/net_inputs.h"

#include <string>
#include <vector>

namespace windrose::learn
{

/// A position of a game in which a role was chosen.
struct Sample {
    std::uint8_t chooser = 0;
    std::uint8_t isHeldOut = 0;        ///< of a game that is kept for validation
    std::uint8_t hasPlayoutTarget = 0; ///< whether `Samples::playoutTargets` has one for it
    std::size_t first = 0;             ///< its inputs in `Samples`
    std::size_t last = 0;
    std::size_t game = 0;
};

/// How a game ended for each seat.
struct GameResult {
    std::array<float, kMaxPlayers> won{};    ///< shared wins in parts
    std::array<float, kMaxPlayers> margin{}; ///< points ahead of the mean of the table
};

/// Positions of whole games, each game's in the order of play.
struct Samples {
    std::vector<GameResult> games;
    std::vector<Sample> samples;
    std::vector<GameResult> playoutTargets; ///< for each sample the mean result of playouts from it, if it has one
    std::vector<std::uint16_t> places;
    std::vector<std::uint8_t> values;

    void beginGame() { games.emplace_back(); }
    void add(const Position& position, bool isHeldOut);
    /// Sets the playout target of the last sample.
    void setPlayoutTarget(const GameResult& target);
};

/// Writes samples; false when that fails. Only whole files have the name.
bool writeSamples(const std::string& name, const Samples& samples);

/// Appends the samples of a file to `samples`; false when the file does not exist or cannot be read.
bool readSamples(const std::string& name, Samples& samples);

} // namespace windrose::learn
