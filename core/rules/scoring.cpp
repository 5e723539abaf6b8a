// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring.h"

#include <algorithm>
#include <numeric>

namespace windrose
{

namespace
{

/// +1 for each small, +2 for each large production building, manned or not.
int guildHall(const Seat& seat)
{
    const KindsInPlay& kinds = seat.kindsInPlay();
    return (seat.buildings & kinds.production()).size() + (seat.buildings & kinds.largeProduction()).size();
}

/// 4 points up to 9 filled island spaces, then one more for each.
int residence(const Seat& seat)
{
    return std::max(4, seat.filledIsland().size() - 5);
}

/// 1 for each violet building, itself included.
int cityHall(const Seat& seat)
{
    return (seat.buildings - seat.kindsInPlay().production()).size();
}

SeatScore scoreOf(const Seat& seat)
{
    SeatScore score;
    score.victoryPoints = seat.victoryPoints;
    score.buildings = printedPoints(seat);
    score.total = score.victoryPoints + score.buildings;
    seat.kindsInPlay().forEach(seat.buildings & seat.kindsInPlay().large(), [&](Building large) {
        const int bonus = seat.occupies(large) ? bonusIfOccupied(seat, large) : 0;
        score.bonuses[slot(large)] = static_cast<std::int16_t>(bonus);
        score.total += bonus;
    });
    score.tieBreak = static_cast<int>(seat.doubloons) + std::accumulate(seat.goods.begin(), seat.goods.end(), 0);
    return score;
}

} // namespace

int bonusIfOccupied(const Seat& seat, Building large)
{
    switch (facts(large).effect) {
    case Effect::ScoreProductionBuildings:
        return guildHall(seat);
    case Effect::ScoreIsland:
        return residence(seat);
    case Effect::ScoreColonists:
        return seat.colonists() / 3;
    case Effect::ScoreVictoryPoints:
        return seat.victoryPoints / 4;
    case Effect::ScoreVioletBuildings:
        return cityHall(seat);
    default:
        return 0;
    }
}

std::array<SeatScore, kMaxPlayers> scores(const Position& position)
{
    std::array<SeatScore, kMaxPlayers> all{};
    for (int number = 0; number < position.players; ++number) {
        all[slot(number)] = scoreOf(position.seat(number));
    }
    const auto end = all.begin() + position.players;
    for (auto own = all.begin(); own != end; ++own) {
        own->place =
            1 + static_cast<int>(std::count_if(all.begin(), end, [&](const SeatScore& other) {
                return other.total > own->total || (other.total == own->total && other.tieBreak > own->tieBreak);
            }));
    }
    return all;
}

} // namespace windrose
