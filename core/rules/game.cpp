// SPDX-License-Identifier: GPL-3.0-or-later
#include "game.h"

#include "city.h"
#include "flow.h"
#include "phases.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// True when an order of this kind answers the decision at all.
constexpr bool answers(OrderKind kind, Decision decision)
{
    switch (decision) {
    case Decision::ChooseRole:
        return kind == OrderKind::ChooseRole;
    case Decision::Hacienda:
        return kind == OrderKind::Hacienda || kind == OrderKind::NoHacienda;
    case Decision::TakePlantation:
        return kind == OrderKind::Take || kind == OrderKind::Pass;
    case Decision::PlaceColonists:
        return kind == OrderKind::Place;
    case Decision::Build:
        return kind == OrderKind::Build || kind == OrderKind::Pass;
    case Decision::BonusGood:
        return kind == OrderKind::Bonus || kind == OrderKind::Pass;
    case Decision::Sell:
        return kind == OrderKind::Sell || kind == OrderKind::Pass;
    case Decision::Load:
        return kind == OrderKind::Load || kind == OrderKind::LoadWharf || kind == OrderKind::Pass;
    case Decision::Store:
        return kind == OrderKind::Store;
    case Decision::None:
        return false;
    }
    return false;
}

Refusal checkInPhase(const Position& position, Order order)
{
    switch (position.phase) {
    case Phase::ChooseRole:
        return checkRole(position, order);
    case Phase::Settler:
        return checkSettler(position, order);
    case Phase::Mayor:
        return checkMayor(position, order);
    case Phase::Builder:
        return checkBuilder(position, order);
    case Phase::Craftsman:
        return checkCraftsman(position, order);
    case Phase::Trader:
        return checkTrader(position, order);
    case Phase::Captain:
        return checkCaptain(position, order);
    case Phase::Storage:
        return checkStorage(position, order);
    case Phase::Finished:
        break;
    }
    return {RefusalCode::GameFinished, 0, 0};
}

template <typename Events>
OrderSet applyTo(Position& position, Order order, Events& events)
{
    switch (position.phase) {
    case Phase::ChooseRole:
        return playRole(position, order, events);
    case Phase::Settler:
        return playSettler(position, order, events);
    case Phase::Mayor:
        return playMayor(position, order, events);
    case Phase::Builder:
        return playBuilder(position, order, events);
    case Phase::Craftsman:
        return playCraftsman(position, order, events);
    case Phase::Trader:
        return playTrader(position, order, events);
    case Phase::Captain:
        return playCaptain(position, order, events);
    case Phase::Storage:
        return playStorage(position, order, events);
    case Phase::Finished:
        break;
    }
    return {};
}

/// The same order with nothing in the fields that do not belong to its kind: nobody looks at them but `==`.
Order withoutStrayFields(Order order)
{
    const auto colonist = order.declinesColonist() ? ExtraColonist::Declined : ExtraColonist::Wanted;
    switch (order.kind) {
    case OrderKind::ChooseRole:
        return Order::chooseRole(order.role(), colonist);
    case OrderKind::Take:
        return Order::take(order.tile(), colonist, order.space());
    case OrderKind::Place:
        return Order::place(order.islandPlacement(), order.detail);
    case OrderKind::Build:
        return Order::build(order.building(), colonist, order.space(), order.secondSpace());
    case OrderKind::Bonus:
    case OrderKind::Sell:
    case OrderKind::LoadWharf:
        return {order.kind, order.piece, 0, 0};
    case OrderKind::Load:
        return Order::load(order.good(), order.ship());
    case OrderKind::Store:
        return Order::store(order.good(), order.keptKinds());
    case OrderKind::Pass:
    case OrderKind::Hacienda:
    case OrderKind::NoHacienda:
        break;
    }
    return {order.kind, 0, 0, 0};
}

} // namespace

OrderSet legalSet(const Position& position)
{
    switch (position.phase) {
    case Phase::ChooseRole:
        return legalRoles(position);
    case Phase::Settler:
        return legalSettler(position);
    case Phase::Builder:
        return legalBuilder(position);
    case Phase::Craftsman:
        return legalCraftsman(position);
    case Phase::Trader:
        return legalTrader(position);
    case Phase::Captain:
        return legalCaptain(position);
    case Phase::Storage:
        return legalStorage(position);
    case Phase::Mayor:
    case Phase::Finished:
        break;
    }
    return {};
}

void legalOrders(const Position& position, OrderList& list)
{
    list.clear();
    legalSet(position).addTo(list);
}

Refusal check(const Position& position, Order order)
{
    if (position.isFinished()) {
        return {RefusalCode::GameFinished, 0, 0};
    }
    if (!answers(order.kind, position.decision)) {
        const auto code = order.kind == OrderKind::Pass ? RefusalCode::MustChoose : RefusalCode::OtherDecision;
        return {code, static_cast<std::int16_t>(position.decision), 0};
    }
    return checkInPhase(position, order);
}

void apply(Position& position, Order order)
{
    NoEvents events;
    applyTo(position, order, events);
}

OrderSet applyAndList(Position& position, Order order)
{
    NoEvents events;
    return applyTo(position, order, events);
}

void apply(Position& position, Order order, EventList& events)
{
    applyTo(position, order, events);
}

Order canonical(const Position& position, Order order)
{
    const Order plain = withoutStrayFields(order);
    const auto colonist = plain.declinesColonist() ? ExtraColonist::Declined : ExtraColonist::Wanted;
    const Seat& seat = position.seat(position.turn);
    if (plain.kind == OrderKind::Take && plain.space() != kAnySpace) {
        return plain.space() == firstEmptyIslandSpace(seat) ? Order::take(plain.tile(), colonist) : plain;
    }
    if (plain.kind != OrderKind::Build || plain.space() == kAnySpace) {
        return plain;
    }
    if (!isLarge(plain.building())) {
        return plain.space() == firstEmptyCitySpace(seat) ? Order::build(plain.building(), colonist) : plain;
    }
    const auto [low, high] = std::minmax({plain.space(), plain.secondSpace()});
    const auto pair = firstEmptyPair(seat);
    if (pair && pair->first == low && pair->second == high) {
        return Order::build(plain.building(), colonist);
    }
    return Order::build(plain.building(), colonist, low, high);
}

} // namespace windrose
