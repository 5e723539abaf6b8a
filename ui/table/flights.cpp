// SPDX-License-Identifier: GPL-3.0-or-later
#include "flights.h"

#include "flights_of_colonists.h"
#include "flights_of_goods.h"
#include "flights_of_rewards.h"
#include "flights_of_tiles.h"

namespace windrose
{

QList<Flight> flightsOf(const FlightSpots& spots, const Scene& scene, const QRectF& lastArrival)
{
    switch (scene.event.kind) {
    case EventKind::RoleTaken:
    case EventKind::DoubloonsGained:
    case EventKind::DoubloonOnCard:
        return flightsOfMoney(spots, scene);
    case EventKind::HaciendaDrawn:
    case EventKind::PlantationTaken:
    case EventKind::PlantationsDiscarded:
    case EventKind::PlantationsDealt:
        return flightsOfTiles(spots, scene);
    case EventKind::ColonistSettled:
    case EventKind::ColonistEmployed:
    case EventKind::MayorColonist:
    case EventKind::ColonistsArrived:
    case EventKind::ShipRefilled:
        return flightsOfColonists(spots, scene);
    case EventKind::ColonistsPlaced:
        return flightsOfPlacement(spots, scene);
    case EventKind::BuildingBuilt:
    case EventKind::BuildingShifted:
        return flightsOfBuilding(spots, scene);
    case EventKind::GoodsProduced:
    case EventKind::BonusBarrel:
    case EventKind::GoodSold:
    case EventKind::GoodsSpoiled:
    case EventKind::TradingHouseEmptied:
        return flightsOfGoods(spots, scene);
    case EventKind::GoodsLoaded:
    case EventKind::GoodsShippedByWharf:
    case EventKind::ShipSailed:
        return flightsOfShips(spots, scene);
    case EventKind::VictoryPointsGained:
        return flightsOfPoints(spots, scene, lastArrival);
    case EventKind::GovernorPassed:
        return flightsOfRound(spots, scene);
    case EventKind::Passed:
    case EventKind::StackReshuffled:
    case EventKind::RoundEnded:
    case EventKind::EndTriggered:
    case EventKind::GameFinished:
        return {};
    }
    return {};
}

} // namespace windrose
