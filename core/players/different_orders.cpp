// SPDX-License-Identifier: GPL-3.0-or-later
#include "different_orders.h"

#include "../rules/placements.h"
#include "../rules/production.h"

#include <optional>
#include <set>
#include <utility>

namespace windrose::endgame
{

namespace
{

/// Kinds in play with an effect that is used when one of these roles is chosen, or at the end.
PlaceMask kindsThatMatter(const KindsInPlay& inPlay, unsigned roles)
{
    PlaceMask kinds;
    for (const Building building : inPlay.list()) {
        const Effect effect = facts(building).effect;
        const std::optional<Role> role = roleOf(effect);
        if (effect != Effect::None && (!role || (roles >> index(*role) & 1U) != 0)) {
            kinds |= inPlay.maskOf(building);
        }
    }
    return kinds;
}

/// Equal for placements that are equivalent for the rest of the game.
using Sort = std::pair<std::uint64_t, std::uint64_t>;

/// Of a placement when these roles can still be chosen and the effects of these kinds matter.
Sort sortOf(const Position& position, const Seat& placed, unsigned roles, PlaceMask kinds)
{
    const auto comes = [roles](Role role) { return (roles >> index(role) & 1U) != 0; };
    Sort sort;
    const auto add = [](std::uint64_t& bits, int number) { bits = bits << 6 | static_cast<std::uint64_t>(number); };
    placed.kindsInPlay().forEach(placed.buildings & kinds, [&](Building building) {
        sort.first = sort.first << 1 | (placed.occupies(building) ? 1U : 0U);
    });
    // If the game can continue, empty circles affect how the ship is refilled.
    add(sort.first, position.isLastRound() ? 0 : placed.emptyBuildingCircles());
    add(sort.first, comes(Role::Builder) ? placed.mannedCount(Tile::Quarry) : 0);
    if (comes(Role::Craftsman)) {
        const PerGood capacities = productionCapacities(placed);
        const bool canGrow = (comes(Role::Builder) && placed.has(Effect::EmployColonist)) ||
                             (comes(Role::Settler) && placed.has(Effect::SettleColonist));
        for (int good = 0; good < kGoods; ++good) {
            add(sort.second, capacities[good]);
            add(sort.second, canGrow ? placed.mannedCount(plantationOf(static_cast<Good>(good))) : 0);
        }
        sort.first = sort.first << WorkerBits::kPairBits | (canGrow ? placed.workers.onProduction() : 0U);
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
            if (position.takenBy[slot(card)] == kNobody) {
                roles |= 1U << index(roleOfCard(card));
            }
        }
    }
    return roles;
}

std::vector<Order> differentPlacements(const Position& position, const std::function<void(int)>& onTried)
{
    constexpr int kAtOnce = 1000;
    int tried = 0;
    const Seat& seat = position.seat(position.turn);
    const unsigned roles = rolesToCome(position);
    const PlaceMask kinds = kindsThatMatter(seat.kindsInPlay(), roles);
    std::set<Sort> met;
    std::vector<Order> orders;
    forEachPlacement(seat, PlacementDetail::ByKind, [&](Order order) {
        if (++tried == kAtOnce) {
            onTried(std::exchange(tried, 0));
        }
        if (met.insert(sortOf(position, placedBy(seat, order), roles, kinds)).second) {
            orders.push_back(order);
        }
        return true;
    });
    onTried(tried);
    return orders;
}

std::vector<Order> differentOrders(const Position& position)
{
    if (position.decision == Decision::PlaceColonists) {
        return differentPlacements(position, [](int /*tried*/) {});
    }
    OrderList list;
    legalOrders(position, list);
    return {list.begin(), list.end()};
}

} // namespace windrose::endgame
