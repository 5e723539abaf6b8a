// SPDX-License-Identifier: GPL-3.0-or-later
#include "phases.h"

#include "flow.h"
#include "production.h"

namespace windrose
{

namespace
{

/// What a factory pays for 0 to 5 kinds.
constexpr std::array<std::uint8_t, kGoods + 1> kFactoryIncome{0, 0, 1, 2, 3, 5};

/// One seat's production out of what the supply still holds, then its factory's money.
template <typename Events>
void produce(Position& position, int number, Events& events)
{
    Seat& seat = position.seat(number);
    const Barrels made = min(productionCapacities(seat), PerGood(position.goods)).barrels();
    seat.goods += made;
    position.goods -= made;
    const unsigned kinds = made.kinds();
    for (unsigned rest = kinds; rest != 0 && Events::kListens; rest &= rest - 1) {
        const int good = std::countr_zero(rest);
        events({.kind = EventKind::GoodsProduced,
                .seat = static_cast<std::int8_t>(number),
                .piece = byte(good),
                .amount = made[static_cast<std::size_t>(good)]});
    }
    if (number == position.chooser) {
        position.produced = static_cast<GoodMask>(kinds);
    }
    if (seat.occupies(Building::Factory)) {
        gainDoubloons(position, number, kFactoryIncome[static_cast<std::size_t>(bitCount(kinds))], Reason::Factory,
                      events);
    }
}

/// The kinds the privilege can be used for.
unsigned bonusKinds(const Position& position)
{
    return static_cast<unsigned>(position.produced) & position.goods.kinds();
}

constexpr std::array<Order, kGoods + 1> kBonusOrders{
    Order::bonus(Good::Corn),    Order::bonus(Good::Indigo), Order::bonus(Good::Sugar),
    Order::bonus(Good::Tobacco), Order::bonus(Good::Coffee), Order::pass(),
};

template <typename Events>
OrderSet finish(Position& position, Events& events)
{
    position.produced = 0;
    return endPhase(position, events);
}

} // namespace

template <typename Events>
OrderSet beginCraftsman(Position& position, Events& events)
{
    position.phase = Phase::Craftsman;
    for (int offset = 0; offset < position.players; ++offset) {
        produce(position, position.seatAfterChooser(offset), events);
    }
    if (bonusKinds(position) != 0) {
        position.turn = position.chooser;
        position.decision = Decision::BonusGood;
        return legalCraftsman(position);
    }
    return finish(position, events);
}

OrderSet legalCraftsman(const Position& position)
{
    return {kBonusOrders, bonusKinds(position) | 1U << kGoods};
}

Refusal checkCraftsman(const Position& position, Order order)
{
    if (order.kind == OrderKind::Pass) {
        return {};
    }
    const auto piece = static_cast<std::int16_t>(order.piece);
    if (order.piece >= kGoods || (position.produced >> order.piece & 1U) == 0) {
        return {RefusalCode::NotProduced, piece, 0};
    }
    if (position.goods[order.piece] == 0) {
        return {RefusalCode::SupplyEmpty, piece, 0};
    }
    return {};
}

template <typename Events>
OrderSet playCraftsman(Position& position, Order order, Events& events)
{
    if (order.kind == OrderKind::Bonus) {
        ++position.seat(position.turn).goods[order.piece];
        --position.goods[order.piece];
        events({.kind = EventKind::BonusBarrel,
                .seat = static_cast<std::int8_t>(position.turn),
                .piece = order.piece,
                .amount = 1});
    } else {
        events({.kind = EventKind::Passed, .seat = static_cast<std::int8_t>(position.turn)});
    }
    return finish(position, events);
}

template OrderSet beginCraftsman(Position&, NoEvents&);
template OrderSet beginCraftsman(Position&, EventList&);
template OrderSet playCraftsman(Position&, Order, NoEvents&);
template OrderSet playCraftsman(Position&, Order, EventList&);

} // namespace windrose
