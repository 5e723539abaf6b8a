// SPDX-License-Identifier: GPL-3.0-or-later
#include "built_in_nets.h"

#include "learned_evaluation.h"
#include "round_evaluation.h"

namespace windrose
{

namespace
{

// Files of `nets/` as lists of numbers, which CMake writes.
constexpr std::uint16_t kNetFor2[]{
#include "nets/value_2.inc"
};
constexpr std::uint16_t kNetFor3[]{
#include "nets/value_3.inc"
};
constexpr std::uint16_t kNetFor4[]{
#include "nets/value_4.inc"
};
constexpr std::uint16_t kNetFor5[]{
#include "nets/value_5.inc"
};

constexpr std::uint16_t kRoundNetFor2[]{
#include "nets/round_2.inc"
};
constexpr std::uint16_t kRoundNetFor3[]{
#include "nets/round_3.inc"
};
constexpr std::uint16_t kRoundNetFor4[]{
#include "nets/round_4.inc"
};
constexpr std::uint16_t kRoundNetFor5[]{
#include "nets/round_5.inc"
};

} // namespace

const ValueNet& builtInNet(int players)
{
    // A test holds that each can be read.
    static const std::array nets{*ValueNet::read(kNetFor2), *ValueNet::read(kNetFor3), *ValueNet::read(kNetFor4),
                                 *ValueNet::read(kNetFor5)};
    return nets[slot(players - kMinPlayers)];
}

const RoundNet& builtInRoundNet(int players)
{
    // A test holds that each can be read.
    static const std::array nets{*RoundNet::read(kRoundNetFor2), *RoundNet::read(kRoundNetFor3),
                                 *RoundNet::read(kRoundNetFor4), *RoundNet::read(kRoundNetFor5)};
    return nets[slot(players - kMinPlayers)];
}

std::shared_ptr<const Evaluation> builtInEvaluation(Playouts playouts, int players)
{
    switch (playouts) {
    case Playouts::Truncated:
    case Playouts::Full:
        return nullptr;
    case Playouts::Net:
        return std::make_shared<const RoundEvaluation>(builtInRoundNet(players));
    case Playouts::PlainNet:
        return std::make_shared<const LearnedEvaluation>(builtInNet(players));
    }
    return nullptr;
}

SearchOptions searchOptions(Playouts playouts, int players)
{
    SearchOptions options;
    switch (playouts) {
    case Playouts::Truncated:
        break;
    case Playouts::Full:
        // Varied weights would gain nothing, and more random orders would lose.
        options.playoutRounds = kUnlimitedRounds;
        break;
    case Playouts::Net:
        options.playoutVariety = 60;
        options.explorationPeriod = 4;
        options.overtakingShare = 30; // the time saved in clear decisions gains more in close ones
        // Most of the net's errors average out over the positions in which playouts end. With five players, longer ones
        // win more games if there is time for many, and fewer if there is not.
        options.playoutRounds = 1;
        options.roundsOfLongThinking = players == kMaxPlayers ? 2 : 1;
        options.manySimulations = 5000;
        break;
    case Playouts::PlainNet:
        options.roundsOfLongThinking = options.playoutRounds;
        break;
    }
    return options;
}

Search searchWith(Playouts playouts, int players, std::uint64_t seed, int threads)
{
    return Search(searchOptions(playouts, players), seed, threads, builtInEvaluation(playouts, players));
}

} // namespace windrose
