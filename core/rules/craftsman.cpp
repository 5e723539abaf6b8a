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
    const auto capacities = productionCapacities(seat);
    unsigned kinds = 0;
    for (int good = 0; good < kGoods; ++good) {
        const auto place = static_cast<std::size_t>(good);
        const int amount = std::min<int>(capacities[place], position.goods[place]);
        const unsigned received = amount != 0 ? 1U : 0U;
        kinds |= received << good;
        seat.goods[place] = byte(seat.goods[place] + amount);
        position.goods[place] = byte(position.goods[place] - amount);
        if (amount != 0) {
            events({.kind = EventKind::GoodsProduced,
                    .seat = static_cast<std::int8_t>(number),
                    .piece = byte(good),
                    .amount = static_cast<std::uint16_t>(amount)});
        }
    }
    if (number == position.chooser) {
        position.produced = static_cast<GoodMask>(kinds);
    }
    if (seat.occupies(Building::Factory)) {
        gainDoubloons(position, number, kFactoryIncome[static_cast<std::size_t>(bitCount(kinds))], Reason::Factory,
                      events);
    }
}

bool isBonus(const Position& position, int good)
{
    return (position.produced >> good & 1U) != 0 && position.goods[static_cast<std::size_t>(good)] != 0;
}

template <typename Events>
void finish(Position& position, Events& events)
{
    position.produced = 0;
    endPhase(position, events);
}

} // namespace

template <typename Events>
void beginCraftsman(Position& position, Events& events)
{
    position.phase = Phase::Craftsman;
    for (int offset = 0; offset < position.players; ++offset) {
        produce(position, position.seatAfterChooser(offset), events);
    }
    for (int good = 0; good < kGoods; ++good) {
        if (isBonus(position, good)) {
            position.turn = position.chooser;
            position.decision = Decision::BonusGood;
            return;
        }
    }
    finish(position, events);
}

void legalCraftsman(const Position& position, OrderList& list)
{
    for (int good = 0; good < kGoods; ++good) {
        if (isBonus(position, good)) {
            list.add(Order::bonus(static_cast<Good>(good)));
        }
    }
    list.add(Order::pass());
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
void playCraftsman(Position& position, Order order, Events& events)
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
    finish(position, events);
}

template void beginCraftsman(Position&, NoEvents&);
template void beginCraftsman(Position&, EventList&);
template void playCraftsman(Position&, Order, NoEvents&);
template void playCraftsman(Position&, Order, EventList&);

} // namespace windrose
