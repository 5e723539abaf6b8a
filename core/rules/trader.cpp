// SPDX-License-Identifier: GPL-3.0-or-later
#include "phases.h"

#include "flow.h"

namespace windrose
{

namespace
{

/// Kinds the seat to move may sell: what it has, and, without an office, what the house does not hold yet.
GoodMask sellable(const Position& position)
{
    const Seat& seat = position.seat(position.turn);
    unsigned held = 0;
    for (int place = 0; place < position.tradingHouseSize; ++place) {
        held |= 1U << position.tradingHouse[static_cast<std::size_t>(place)];
    }
    const unsigned refused = seat.occupies(Building::Office) ? 0U : held;
    return static_cast<GoodMask>(seat.kindsHeld() & ~refused);
}

int income(const Position& position, Good good)
{
    const Seat& seat = position.seat(position.turn);
    return tradingPrice(good) + (position.turn == position.chooser ? 1 : 0) +
           (seat.occupies(Building::SmallMarket) ? 1 : 0) + (seat.occupies(Building::LargeMarket) ? 2 : 0);
}

/// The last duty: a full house is emptied.
template <typename Events>
void finish(Position& position, Events& events)
{
    if (position.tradingHouseSize == kTradingHouseSpaces) {
        for (const auto good : position.tradingHouse) {
            ++position.goods[good];
        }
        position.tradingHouse.fill(0);
        position.tradingHouseSize = 0;
        events({.kind = EventKind::TradingHouseEmptied, .amount = kTradingHouseSpaces});
    }
    endPhase(position, events);
}

template <typename Events>
void askNext(Position& position, Events& events)
{
    for (; position.acted < position.players && position.tradingHouseSize < kTradingHouseSpaces; ++position.acted) {
        position.turn = byte(position.seatAfterChooser(position.acted));
        if (sellable(position) != 0) {
            position.decision = Decision::Sell;
            return;
        }
    }
    finish(position, events);
}

} // namespace

template <typename Events>
void beginTrader(Position& position, Events& events)
{
    position.phase = Phase::Trader;
    askNext(position, events);
}

void legalTrader(const Position& position, OrderList& list)
{
    const unsigned kinds = sellable(position);
    for (int good = 0; good < kGoods; ++good) {
        list.addIf((kinds >> good & 1U) != 0, Order::sell(static_cast<Good>(good)));
    }
    list.add(Order::pass());
}

Refusal checkTrader(const Position& position, Order order)
{
    if (order.kind == OrderKind::Pass) {
        return {};
    }
    const auto piece = static_cast<std::int16_t>(order.piece);
    if (order.piece >= kGoods || position.seat(position.turn).goods[order.piece] == 0) {
        return {RefusalCode::NoSuchBarrel, piece, 0};
    }
    if ((sellable(position) >> order.piece & 1U) == 0) {
        return {RefusalCode::HouseHasKind, piece, 0};
    }
    return {};
}

template <typename Events>
void playTrader(Position& position, Order order, Events& events)
{
    const auto seat = static_cast<std::int8_t>(position.turn);
    if (order.kind == OrderKind::Sell) {
        const int earned = income(position, order.good());
        --position.seat(position.turn).goods[order.piece];
        position.tradingHouse[position.tradingHouseSize++] = order.piece;
        events({.kind = EventKind::GoodSold,
                .seat = seat,
                .piece = order.piece,
                .amount = static_cast<std::uint16_t>(earned)});
        gainDoubloons(position, position.turn, earned, Reason::Sale, events);
    } else {
        events({.kind = EventKind::Passed, .seat = seat});
    }
    ++position.acted;
    askNext(position, events);
}

template void beginTrader(Position&, NoEvents&);
template void beginTrader(Position&, EventList&);
template void playTrader(Position&, Order, NoEvents&);
template void playTrader(Position&, Order, EventList&);

} // namespace windrose
