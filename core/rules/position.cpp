// SPDX-License-Identifier: GPL-3.0-or-later
#include "position.h"

#include <algorithm>

namespace windrose
{

int Seat::emptyCitySpaces() const
{
    return kSpaces - kinds->spacesOf(buildings);
}

int Seat::emptyBuildingCircles() const
{
    return kinds->circlesOf(buildings) - workers.total();
}

int Seat::circles() const
{
    return kinds->circlesOf(buildings) + filledIsland().size();
}

int Seat::emptyCircles() const
{
    return circles() - placedColonists();
}

bool Position::hasEndTrigger(EndTrigger trigger) const
{
    return std::find(endTriggers.begin(), endTriggers.end(), trigger) != endTriggers.end();
}

int printedCost(const Position& position, Building building)
{
    return printedCost(building, position.options.factoryUniversitySwap);
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
