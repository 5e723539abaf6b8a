// SPDX-License-Identifier: GPL-3.0-or-later
#include "game.h"

#include "city.h"
#include "flow.h"
#include "phases.h"

#include <algorithm>
#include <utility>

namespace windrose
{

namespace
{

/// A phase: its legal orders, why an order is not legal, and what an order does, without and with events.
struct PhaseRules {
    Phase phase;
    OrderSet (*legal)(const Position&);
    Refusal (*check)(const Position&, Order);
    OrderSet (*play)(Position&, Order, NoEvents&);
    OrderSet (*playWithEvents)(Position&, Order, EventList&);
};

/// The mayor's placements are too many to list, and a finished game has no orders.
OrderSet noOrders(const Position& /*position*/)
{
    return {};
}

Refusal refuseFinished(const Position& /*position*/, Order /*order*/)
{
    return RefusalCode::GameFinished;
}

template <typename Events>
OrderSet playNothing(Position& /*position*/, Order /*order*/, Events& /*events*/)
{
    return {};
}

/// All phases, by `Phase`.
constexpr std::array<PhaseRules, kPhases> kPhaseRules{{
    {Phase::ChooseRole, legalRoles, checkRole, playRole, playRole},
    {Phase::Settler, legalSettler, checkSettler, playSettler, playSettler},
    {Phase::Mayor, noOrders, checkMayor, playMayor, playMayor},
    {Phase::Builder, legalBuilder, checkBuilder, playBuilder, playBuilder},
    {Phase::Craftsman, legalCraftsman, checkCraftsman, playCraftsman, playCraftsman},
    {Phase::Trader, legalTrader, checkTrader, playTrader, playTrader},
    {Phase::Captain, legalCaptain, checkCaptain, playCaptain, playCaptain},
    {Phase::Storage, legalStorage, checkStorage, playStorage, playStorage},
    {Phase::Finished, noOrders, refuseFinished, playNothing, playNothing},
}};

constexpr const PhaseRules& rulesOf(Phase phase)
{
    return kPhaseRules[slot(phase)];
}

static_assert(std::all_of(kPhaseRules.begin(), kPhaseRules.end(),
                          [](const PhaseRules& rules) { return rulesOf(rules.phase).legal == rules.legal; }),
              "each phase stands at its own place");

using OrderKindSet = SmallSet<OrderKind, kOrderKinds>;

/// By `Decision`, the kinds of orders that answer it.
constexpr std::array<OrderKindSet, kDecisions> kAnswers{{
    {OrderKind::ChooseRole},
    {OrderKind::Hacienda, OrderKind::NoHacienda},
    {OrderKind::Take, OrderKind::Pass},
    {OrderKind::Place},
    {OrderKind::Build, OrderKind::Pass},
    {OrderKind::Bonus, OrderKind::Pass},
    {OrderKind::Sell, OrderKind::Pass},
    {OrderKind::Load, OrderKind::LoadWharf, OrderKind::Pass},
    {OrderKind::Store},
    {},
}};

constexpr bool answers(OrderKind kind, Decision decision)
{
    return index(kind) < kOrderKinds && kAnswers[slot(decision)].contains(kind);
}

/// The same order with unused fields cleared, because `==` compares them too.
Order withoutStrayFields(Order order)
{
    const auto colonist = order.declinesColonist() ? ExtraColonist::Declined : ExtraColonist::Accepted;
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
    return rulesOf(position.phase).legal(position);
}

void legalOrders(const Position& position, OrderList& list)
{
    list.clear();
    legalSet(position).addTo(list);
}

Refusal check(const Position& position, Order order)
{
    if (position.isFinished()) {
        return RefusalCode::GameFinished;
    }
    if (!answers(order.kind, position.decision)) {
        const auto code = order.kind == OrderKind::Pass ? RefusalCode::MustChoose : RefusalCode::OtherDecision;
        return {code, index(position.decision)};
    }
    return rulesOf(position.phase).check(position, order);
}

void apply(Position& position, Order order)
{
    applyAndList(position, order);
}

OrderSet applyAndList(Position& position, Order order)
{
    NoEvents events;
    return rulesOf(position.phase).play(position, order, events);
}

void apply(Position& position, Order order, EventList& events)
{
    rulesOf(position.phase).playWithEvents(position, order, events);
}

PlayedOrder playOrder(Position& position, Order order)
{
    PlayedOrder played{.before = position, .order = order, .events = {}};
    EventList list;
    apply(position, order, list);
    played.events = std::move(list.events);
    return played;
}

Order canonical(const Position& position, Order order)
{
    const Order plain = withoutStrayFields(order);
    const auto colonist = plain.declinesColonist() ? ExtraColonist::Declined : ExtraColonist::Accepted;
    const Seat& seat = position.seatToMove();
    if (plain.kind == OrderKind::Take && plain.space() != kAnySpace) {
        return plain.space() == seat.tiles.firstEmpty() ? Order::take(plain.tile(), colonist) : plain;
    }
    if (plain.kind != OrderKind::Build || plain.space() == kAnySpace) {
        return plain;
    }
    if (!isLarge(plain.building())) {
        return plain.space() == seat.city.firstEmpty() ? Order::build(plain.building(), colonist) : plain;
    }
    const auto [low, high] = std::minmax({plain.space(), plain.secondSpace()});
    const auto pair = firstEmptyPair(seat);
    if (pair && pair->first == low && pair->second == high) {
        return Order::build(plain.building(), colonist);
    }
    return Order::build(plain.building(), colonist, low, high);
}

} // namespace windrose
