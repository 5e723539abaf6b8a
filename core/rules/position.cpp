// SPDX-License-Identifier: GPL-3.0-or-later
#include "position.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// The kinds with at least `circles` circles.
constexpr BuildingMask kindsWithCircles(int circles)
{
    BuildingMask mask = 0;
    for (int kind = 0; kind < kBuildings; ++kind) {
        if (kBuildingFacts[static_cast<std::size_t>(kind)].circles >= circles) {
            mask |= BuildingMask{1} << kind;
        }
    }
    return mask;
}

constexpr BuildingMask kTwoCircles = kindsWithCircles(2);
constexpr BuildingMask kThreeCircles = kindsWithCircles(3);
constexpr std::uint64_t kLowBits = 0x5555555555555555ULL;

int colonistsOnBuildings(const Seat& seat)
{
    return std::popcount(seat.buildingColonists & kLowBits) + 2 * std::popcount(seat.buildingColonists & ~kLowBits);
}

} // namespace

int Seat::emptyCitySpaces() const
{
    return static_cast<int>(std::count(city.begin(), city.end(), kEmptySpace));
}

int Seat::emptyBuildingCircles() const
{
    const int circles =
        std::popcount(buildings) + std::popcount(buildings & kTwoCircles) + std::popcount(buildings & kThreeCircles);
    return circles - colonistsOnBuildings(*this);
}

int Seat::emptyCircles() const
{
    return emptyBuildingCircles() + std::popcount(filledIsland()) - std::popcount(manned);
}

int Seat::colonists() const
{
    return sanJuan + std::popcount(manned) + colonistsOnBuildings(*this);
}

int Seat::storageKinds() const
{
    return (occupies(Building::SmallWarehouse) ? 1 : 0) + (occupies(Building::LargeWarehouse) ? 2 : 0);
}

int Position::cardsTaken() const
{
    int taken = 0;
    for (const auto seatNumber : takenBy) {
        taken += seatNumber != kNobody ? 1 : 0;
    }
    return taken;
}

bool Position::hasEndTrigger(EndTrigger trigger) const
{
    return std::find(endTriggers.begin(), endTriggers.end(), trigger) != endTriggers.end();
}

int printedCost(const Position& position, Building building)
{
    if (position.options.factoryUniversitySwap) {
        if (building == Building::Factory) {
            return facts(Building::University).cost;
        }
        if (building == Building::University) {
            return facts(Building::Factory).cost;
        }
    }
    return facts(building).cost;
}

Price priceFor(const Position& position, int seat, Building building)
{
    Price price;
    price.printed = printedCost(position, building);
    price.privilege = position.phase == Phase::Builder && position.chooser == seat ? 1 : 0;
    price.quarries = std::min<int>(position.seat(seat).mannedCount(Tile::Quarry), facts(building).column);
    price.total = std::max(0, price.printed - price.privilege - price.quarries);
    return price;
}

int victoryPointsInBox(int players, const Options& options)
{
    return players == kMaxPlayers && options.victoryPoints126 ? 126 : setupFacts(players).victoryPoints;
}

} // namespace windrose
