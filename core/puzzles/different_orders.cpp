// SPDX-License-Identifier: GPL-3.0-or-later
#include "different_orders.h"

#include "../rules/placements.h"
#include "../rules/production.h"

#include <set>

namespace windrose::puzzles
{

namespace
{

/// Violet buildings that have an effect when one of these roles is chosen, or at the end.
PlaceMask violetsThatMatter(const KindsInPlay& inPlay, unsigned roles)
{
    PlaceMask kinds = inPlay.large();
    const auto when = [&](Role role, std::initializer_list<Building> buildings) {
        for (const Building building : buildings) {
            kinds |= (roles >> index(role) & 1U) != 0 ? inPlay.maskOf(building) : PlaceMask();
        }
    };
    when(Role::Settler, {Building::Hacienda, Building::ConstructionHut, Building::Hospice});
    when(Role::Builder, {Building::University});
    when(Role::Craftsman, {Building::Factory});
    when(Role::Trader, {Building::SmallMarket, Building::LargeMarket, Building::Office});
    when(Role::Captain, {Building::SmallWarehouse, Building::LargeWarehouse, Building::Harbor, Building::Wharf});
    return kinds;
}

/// Equal for placements that are equivalent for the rest of the game.
using Sort = std::pair<std::uint64_t, std::uint64_t>;

Sort sortOf(const Position& position, const Seat& placed, unsigned roles)
{
    const auto comes = [roles](Role role) { return (roles >> index(role) & 1U) != 0; };
    Sort sort;
    const auto add = [](std::uint64_t& bits, int number) { bits = bits << 6 | static_cast<std::uint64_t>(number); };
    const KindsInPlay& kinds = placed.kindsInPlay();
    kinds.forEach(placed.buildings & violetsThatMatter(kinds, roles),
                  [&](Building building) { sort.first = sort.first << 1 | (placed.occupies(building) ? 1U : 0U); });
    // If the game can continue, empty circles affect how the ship is refilled.
    add(sort.first, position.isLastRound() ? 0 : placed.emptyBuildingCircles());
    add(sort.first, comes(Role::Builder) ? placed.mannedCount(Tile::Quarry) : 0);
    if (comes(Role::Craftsman)) {
        const PerGood capacities = productionCapacities(placed);
        const bool mayGrow = (comes(Role::Builder) && placed.occupies(Building::University)) ||
                             (comes(Role::Settler) && placed.occupies(Building::Hospice));
        for (int good = 0; good < kGoods; ++good) {
            add(sort.second, capacities[good]);
            add(sort.second, mayGrow ? placed.mannedCount(plantationOf(static_cast<Good>(good))) : 0);
        }
        add(sort.first, mayGrow ? static_cast<int>(placed.workers.word() & 0x3FU) : 0);
        add(sort.first, mayGrow ? static_cast<int>(placed.workers.word() >> 6 & 0x3FU) : 0);
    }
    return sort;
}

Seat placedBy(const Seat& seat, Order order)
{
    Seat placed = seat;
    placed.manned = order.islandPlacement();
    placed.workers = {};
    seat.forEachBuilding(
        [&](Building building) { placed.setColonistsOn(building, order.cityPlacement(seat.firstSpaceOf(building))); });
    placed.sanJuan = static_cast<std::uint8_t>(seat.colonists() - placed.placedColonists());
    return placed;
}

} // namespace

unsigned rolesToCome(const Position& position)
{
    unsigned roles = 0;
    if (position.cardsTaken() < position.cardsInRound()) {
        for (int card = 0; card < position.roleCards(); ++card) {
            if (position.takenBy[static_cast<std::size_t>(card)] == kNobody) {
                roles |= 1U << index(roleOfCard(card));
            }
        }
    }
    return roles;
}

std::vector<Order> differentPlacements(const Position& position, int& tried)
{
    const Seat& seat = position.seat(position.turn);
    const unsigned roles = rolesToCome(position);
    std::set<Sort> met;
    std::vector<Order> orders;
    forEachPlacement(seat, PlacementDetail::ByKind, [&](Order order) {
        ++tried;
        if (met.insert(sortOf(position, placedBy(seat, order), roles)).second) {
            orders.push_back(order);
        }
        return true;
    });
    return orders;
}

std::vector<Order> differentOrders(const Position& position)
{
    if (position.decision == Decision::PlaceColonists) {
        int tried = 0;
        return differentPlacements(position, tried);
    }
    OrderList list;
    legalOrders(position, list);
    return {list.begin(), list.end()};
}

} // namespace windrose::puzzles
