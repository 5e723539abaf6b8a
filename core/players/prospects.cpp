// SPDX-License-Identifier: GPL-3.0-or-later
#include "prospects.h"

#include "../rules/production.h"
#include "../rules/scoring.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kManyBarrels = 4;

/// A seat's production: now, and with every circle occupied.
struct SeatOutput {
    PerGood now;
    std::array<int, kGoods> full{};
    int barrels = 0; ///< of all kinds, with the present colonists
    int kinds = 0;   ///< kinds produced with the present colonists
};

int circlesOf(const Seat& seat, Building small, Building large)
{
    return (seat.owns(small) ? facts(small).circles : 0) + (seat.owns(large) ? facts(large).circles : 0);
}

SeatOutput outputOf(const Seat& seat)
{
    SeatOutput output;
    output.now = productionCapacities(seat);
    const PerGood tiles = PerGood::countTiles(seat.tiles, SpaceSet::all());
    const auto most = [&tiles](Good good, int circles) { return std::min(tiles[index(good)], circles); };
    output.full = {tiles[index(Good::Corn)],
                   most(Good::Indigo, circlesOf(seat, Building::SmallIndigoPlant, Building::IndigoPlant)),
                   most(Good::Sugar, circlesOf(seat, Building::SmallSugarMill, Building::SugarMill)),
                   most(Good::Tobacco, seat.owns(Building::TobaccoStorage) ? 3 : 0),
                   most(Good::Coffee, seat.owns(Building::CoffeeRoaster) ? 2 : 0)};
    output.barrels = output.now.sum();
    output.kinds = output.now.barrels().kinds().size();
    return output;
}

int byColonists(const Position& position, const Weights& weights)
{
    int refill = 0;
    for (int seat = 0; seat < position.players; ++seat) {
        refill += position.seat(seat).emptyBuildingCircles();
    }
    refill = std::max<int>(refill, position.players);
    const int mayors = kThousand + position.colonists * kThousand / refill;
    return mayors * kThousand / weights.mayorsPerRound;
}

int byVictoryPoints(const Position& position, int barrelsMade, const Weights& weights)
{
    int inHand = 0;
    for (int seat = 0; seat < position.players; ++seat) {
        inHand += PerGood(position.seat(seat).goods).sum();
    }
    const int left = std::max(0, position.victoryPoints - inHand / 2);
    return left * kThousand * kThousand / (barrelsMade * weights.barrelsShippedShare + kThousand);
}

int byCities(const Position& position, const Weights& weights)
{
    int spaces = kSpaces;
    for (int seat = 0; seat < position.players; ++seat) {
        spaces = std::min(spaces, position.seat(seat).emptyCitySpaces());
    }
    return spaces * kThousand * kThousand / weights.buildsPerRound;
}

int roundsLeft(const Position& position, int barrelsMade, const Weights& weights)
{
    if (position.isFinished()) {
        return 0;
    }
    const int cards = std::max(1, position.cardsInRound());
    const int thisRound = (cards - position.cardsTaken()) * kThousand / cards;
    if (position.isLastRound()) {
        return thisRound;
    }
    const int nearest = std::min(
        {byColonists(position, weights), byVictoryPoints(position, barrelsMade, weights), byCities(position, weights)});
    return std::clamp(nearest, thisRound, std::max(thisRound, weights.horizon));
}

/// The value per round of the goods a board produces.
int valueOfWorks(const SeatOutput& output, const Weights& weights)
{
    const std::array<int, kGoods> each{weights.corn, weights.indigo, weights.sugar, weights.tobacco, weights.coffee};
    int now = 0;
    int idle = 0;
    for (int good = 0; good < kGoods; ++good) {
        now += each[slot(good)] * output.now[good];
        idle += each[slot(good)] * (output.full[slot(good)] - output.now[good]);
    }
    return now + idle * weights.idleShare / kThousand + weights.kinds * output.kinds +
           weights.manyBarrels * std::max(0, output.barrels - kManyBarrels);
}

/// The value per round of violet buildings.
int valueOfViolets(const Seat& seat, const SeatOutput& output, const Weights& weights)
{
    const bool settles = seat.emptyIslandSpaces() > 0;
    const bool builds = seat.emptyCitySpaces() > 0;
    const auto value = [&](Building building) {
        switch (building) {
        case Building::SmallMarket:
            return weights.smallMarket;
        case Building::LargeMarket:
            return weights.largeMarket;
        case Building::Hacienda:
            return settles ? weights.hacienda : 0;
        case Building::ConstructionHut:
            return settles ? weights.hut : 0;
        case Building::SmallWarehouse:
            return output.kinds > 1 ? weights.smallWarehouse : 0;
        case Building::LargeWarehouse:
            return output.kinds > 1 ? weights.largeWarehouse : 0;
        case Building::Hospice:
            return settles ? weights.hospice : 0;
        case Building::Office:
            return weights.office;
        case Building::Factory:
            return weights.factory * std::max(0, output.kinds - 1);
        case Building::University:
            return builds ? weights.university : 0;
        case Building::Harbor:
            return weights.harbor * output.kinds;
        case Building::Wharf:
            return weights.wharf;
        default:
            return 60 * facts(building).cost; // an unknown one
        }
    };
    int manned = 0;
    int unmanned = 0;
    const KindsInPlay& kinds = seat.kindsInPlay();
    kinds.forEach(seat.buildings - kinds.production() - kinds.large(),
                  [&](Building building) { (seat.occupies(building) ? manned : unmanned) += value(building); });
    return manned + unmanned * weights.unmannedViolet / kThousand;
}

/// The bonuses of large buildings at the end.
int valueOfLarge(const Seat& seat, int rounds, const Weights& weights)
{
    int value = 0;
    const KindsInPlay& kinds = seat.kindsInPlay();
    kinds.forEach(seat.buildings & kinds.large(), [&](Building building) {
        const int bonus = bonusIfOccupied(seat, building) * kThousand;
        value += weights.large * std::min(rounds, kThousand) / kThousand;
        if (seat.occupies(building)) {
            value += bonus;
        } else {
            value += bonus / kThousand * weights.unmannedLarge * std::min(rounds, kThousand) / kThousand;
        }
    });
    return value;
}

/// The value of barrels and money.
int valueOfStock(const Seat& seat, int rounds, const Weights& weights)
{
    int barrels = 0;
    int dearest = 0;
    for (int good = 0; good < kGoods; ++good) {
        const int count = seat.goods[static_cast<std::size_t>(good)];
        barrels += count;
        dearest = count != 0 ? tradingPrice(static_cast<Good>(good)) : dearest;
    }
    const int time = std::min(rounds, weights.doubloonRounds) * kThousand / weights.doubloonRounds; // thousandths
    const int money = static_cast<int>(std::min<std::uint32_t>(seat.doubloons, 200));
    const int plenty = std::max(0, money - weights.plentyOfMoney);
    const int spendable = 2 * money - plenty; // in half doubloons
    return barrels * weights.barrelInHand * std::min(rounds, kThousand) / kThousand +
           dearest * weights.priceInHand * time / kThousand + spendable * weights.doubloon / 2 * time / kThousand +
           money;
}

/// The value of having at least half the money for a large building, while one is left and there is room for it.
int valueOfSaving(const Position& position, const Seat& seat, int rounds, const Weights& weights)
{
    const bool isLeft = !(position.buildingsLeft.kinds() & position.kinds().large()).isEmpty();
    if (!isLeft || seat.emptyCitySpaces() < 2) {
        return 0;
    }
    const int quarries = std::min(seat.mannedCount(Tile::Quarry), kMaxQuarries);
    const int money = static_cast<int>(std::min<std::uint32_t>(seat.doubloons, kHighestCost)) + quarries;
    const int near = std::clamp(2 * money - kHighestCost, 0, kHighestCost);
    return weights.nearLarge * near / kHighestCost * std::min(rounds, kThousand) / kThousand;
}

int prospectsOf(const Position& position, int number, const SeatOutput& output, int rounds, const Weights& weights)
{
    const Seat& seat = position.seat(number);
    const int quarries = seat.tileCount(Tile::Quarry);
    const int mannedQuarries = seat.mannedCount(Tile::Quarry);
    const int quarryValue =
        weights.quarry * mannedQuarries + weights.quarry * (quarries - mannedQuarries) * weights.idleShare / kThousand;
    const int perRound = valueOfWorks(output, weights) + valueOfViolets(seat, output, weights) +
                         (seat.emptyCitySpaces() > 0 ? quarryValue : 0);
    const int unworked = seat.filledIsland().size() - seat.manned.size();
    const int soon = std::min(rounds, 2 * kThousand);
    const int away = (number - position.turn + position.players) % position.players;
    const int board = seat.sanJuan * weights.colonist + unworked * weights.emptyTile +
                      seat.emptyBuildingCircles() * weights.emptyCircle + (position.players - 1 - away) * weights.turn;
    return kThousand * (seat.victoryPoints + printedPoints(seat)) + valueOfLarge(seat, rounds, weights) +
           perRound * rounds / kThousand + valueOfStock(seat, rounds, weights) +
           valueOfSaving(position, seat, rounds, weights) + board * soon / kThousand;
}

} // namespace

int roundsLeft(const Position& position, const Weights& weights)
{
    int barrels = 0;
    for (int seat = 0; seat < position.players; ++seat) {
        barrels += productionCapacities(position.seat(seat)).sum();
    }
    return roundsLeft(position, barrels, weights);
}

Outlook outlook(const Position& position, const Weights& weights)
{
    Outlook result;
    if (position.isFinished()) {
        const auto final = scores(position);
        for (int seat = 0; seat < position.players; ++seat) {
            const auto place = static_cast<std::size_t>(seat);
            result.points[place] = kThousand * final[place].total + std::min(final[place].tieBreak, kThousand - 1);
        }
        return result;
    }
    std::array<SeatOutput, kMaxPlayers> output{};
    int barrels = 0;
    for (int seat = 0; seat < position.players; ++seat) {
        output[static_cast<std::size_t>(seat)] = outputOf(position.seat(seat));
        barrels += output[static_cast<std::size_t>(seat)].barrels;
    }
    result.roundsLeft = roundsLeft(position, barrels, weights);
    for (int seat = 0; seat < position.players; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        result.points[place] = prospectsOf(position, seat, output[place], result.roundsLeft, weights);
    }
    return result;
}

Prospects prospects(const Position& position, const Weights& weights)
{
    return outlook(position, weights).points;
}

int advantage(const Prospects& prospects, int players, int seat, int share)
{
    int best = 0;
    int sum = 0;
    for (int other = 0; other < players; ++other) {
        if (other != seat) {
            const int theirs = prospects[static_cast<std::size_t>(other)];
            best = std::max(best, theirs);
            sum += theirs;
        }
    }
    const std::int64_t others = best + sum / std::max(1, players - 1);
    return prospects[static_cast<std::size_t>(seat)] - static_cast<int>(others * share / kThousand);
}

} // namespace windrose
