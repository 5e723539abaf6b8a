// SPDX-License-Identifier: GPL-3.0-or-later
#include "phases.h"

#include "flow.h"
#include "order_tables.h"
#include "production.h"

namespace windrose
{

namespace
{

/// What a factory pays for a number of kinds produced, in doubloons.
constexpr int factoryIncome(int kinds)
{
    constexpr std::array<int, kGoods + 1> kIncome{0, 0, 1, 2, 3, 5};
    return kIncome[slot(kinds)];
}

/// One seat's production, as far as the supply lasts, then the income of its factory.
template <typename Events>
void produce(Position& position, int number, Events& events)
{
    Seat& seat = position.seat(number);
    const Barrels made = min(productionCapacities(seat), PerGood(position.goods)).barrels();
    seat.goods += made;
    position.goods -= made;
    const GoodSet kinds = made.kinds();
    kinds.forEach([&](Good good) {
        events({.kind = EventKind::GoodsProduced, .seat = number, .piece = index(good), .amount = made[good]});
    });
    if (number == position.chooser) {
        position.produced = kinds;
    }
    if (seat.has(Effect::PayForKinds)) {
        gainDoubloons(position, number, factoryIncome(kinds.size()), Reason::Factory, events);
    }
}

/// The kinds the privilege can be used for: what the craftsman produced and the supply still holds.
GoodSet bonusKinds(const Position& position)
{
    return position.produced & position.goods.kinds();
}

template <typename Events>
OrderSet finishCraftsman(Position& position, Events& events)
{
    position.produced = {};
    return endPhase(position, events);
}

} // namespace

template <typename Events>
OrderSet beginCraftsman(Position& position, Order /*role*/, Events& events)
{
    position.phase = Phase::Craftsman;
    for (int offset = 0; offset < position.players; ++offset) {
        produce(position, position.seatAfterChooser(offset), events);
    }
    if (!bonusKinds(position).isEmpty()) {
        position.turn = position.chooser;
        position.decision = Decision::BonusGood;
        return legalCraftsman(position);
    }
    return finishCraftsman(position, events);
}

OrderSet legalCraftsman(const Position& position)
{
    return bonusOrders(bonusKinds(position));
}

Refusal checkCraftsman(const Position& position, Order order)
{
    if (order.kind == OrderKind::Pass) {
        return {};
    }
    if (order.piece >= kGoods || !position.produced.contains(order.good())) {
        return {RefusalCode::NotProduced, order.piece};
    }
    if (position.goods[order.good()] == 0) {
        return {RefusalCode::SupplyEmpty, order.piece};
    }
    return {};
}

template <typename Events>
OrderSet playCraftsman(Position& position, Order order, Events& events)
{
    if (order.kind == OrderKind::Bonus) {
        position.goods.moveTo(position.seatToMove().goods, order.good(), 1);
        events({.kind = EventKind::BonusBarrel, .seat = position.turn, .piece = order.piece, .amount = 1});
    } else {
        events({.kind = EventKind::Passed, .seat = position.turn});
    }
    return finishCraftsman(position, events);
}

template OrderSet beginCraftsman(Position&, Order, NoEvents&);
template OrderSet beginCraftsman(Position&, Order, EventList&);
template OrderSet playCraftsman(Position&, Order, NoEvents&);
template OrderSet playCraftsman(Position&, Order, EventList&);

} // namespace windrose
