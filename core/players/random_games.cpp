// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_games.h"

#include "../rules/scoring.h"
#include "random_player.h"

namespace windrose
{

namespace
{

GameSums playGame(int players, std::uint64_t seed, std::uint64_t number)
{
    Position position = newGame(players, Random::drawn(seed, 2 * number));
    Random choices{Random::drawn(seed, 2 * number + 1)};
    GameSums sums;
    sums.decisions = static_cast<std::uint64_t>(playRandomly(position, choices));
    sums.rounds = position.round;
    const auto results = scores(position);
    for (int seat = 0; seat < players; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        sums.totals[place] = static_cast<std::uint64_t>(results[place].total);
    }
    sums.signature = Random::drawn(positionHash(position), number);
    return sums;
}

} // namespace

void GameSums::add(const GameSums& other)
{
    decisions += other.decisions;
    rounds += other.rounds;
    for (std::size_t seat = 0; seat < totals.size(); ++seat) {
        totals[seat] += other.totals[seat];
    }
    signature += other.signature;
}

GameSums playRandomGames(int players, std::uint64_t games, std::uint64_t seed, std::uint64_t first, std::uint64_t step)
{
    GameSums sums;
    for (std::uint64_t number = first; number < games; number += step) {
        sums.add(playGame(players, seed, number));
    }
    return sums;
}

} // namespace windrose
