// SPDX-License-Identifier: GPL-3.0-or-later
#include "role_forecast.h"

#include "core/rules/sale.h"
#include "offers.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// The amounts that events of some kinds give to each seat.
RoleForecast gainedAtOnce(const Position& position, Role role)
{
    RoleForecast gains{};
    Position after = position;
    EventList list;
    apply(after, Order::chooseRole(role), list);
    for (const Event& event : list.events) {
        const bool isOne = event.kind == EventKind::MayorColonist;
        if (isOne || event.kind == EventKind::ColonistsArrived || event.kind == EventKind::GoodsProduced) {
            gains[static_cast<std::size_t>(event.seat)] += isOne ? 1 : event.amount;
        }
    }
    if (after.decision == Decision::BonusGood) {
        gains[static_cast<std::size_t>(position.turn)] += 1;
    }
    return gains;
}

/// The position in which a seat is asked in the phase of a role that the seat to move has chosen.
Position askedIn(const Position& position, Phase phase, Decision decision, int seat)
{
    Position asked = position;
    asked.phase = phase;
    asked.decision = decision;
    asked.chooser = position.turn;
    asked.turn = seat;
    asked.acted = (seat - position.turn + position.players) % position.players;
    return asked;
}

/// The most that one order of a seat would bring; for buildings, the number of kinds that it can build.
int bestOf(const Position& asked)
{
    OrderList orders;
    legalOrders(asked, orders);
    int best = 0;
    PlaceMask kinds;
    for (const Order order : orders) {
        switch (order.kind) {
        case OrderKind::Take:
            best = 1;
            break;
        case OrderKind::Build:
            kinds |= PlaceMask::only(asked.kinds().placeOf(order.building()));
            best = kinds.size();
            break;
        case OrderKind::Sell:
            best = std::max(best, saleFor(asked, asked.turn, order.good()).total);
            break;
        case OrderKind::Load:
        case OrderKind::LoadWharf:
            best = std::max(best, loadOffer(asked, order).barrels);
            break;
        default:
            break;
        }
    }
    return best;
}

RoleForecast bestOfEach(const Position& position, Phase phase, Decision decision)
{
    RoleForecast gains{};
    for (int seat = 0; seat < position.players; ++seat) {
        gains[static_cast<std::size_t>(seat)] = bestOf(askedIn(position, phase, decision, seat));
    }
    return gains;
}

} // namespace

std::optional<RoleForecast> forecastOf(const Position& position, int card)
{
    const Role role = roleOfCard(card);
    if (position.decision != Decision::ChooseRole || position.takenBy[static_cast<std::size_t>(card)] != kNobody ||
        check(position, Order::chooseRole(role))) {
        return std::nullopt;
    }
    switch (role) {
    case Role::Settler:
        return bestOfEach(position, Phase::Settler, Decision::TakePlantation);
    case Role::Builder:
        return bestOfEach(position, Phase::Builder, Decision::Build);
    case Role::Trader:
        return bestOfEach(position, Phase::Trader, Decision::Sell);
    case Role::Captain:
        return bestOfEach(position, Phase::Captain, Decision::Load);
    case Role::Mayor:
    case Role::Craftsman:
        return gainedAtOnce(position, role);
    case Role::Prospector:
        break;
    }
    RoleForecast gains{};
    gains[static_cast<std::size_t>(position.turn)] = 1;
    return gains;
}

} // namespace windrose
