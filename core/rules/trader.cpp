// SPDX-License-Identifier: GPL-3.0-or-later
#include "phases.h"

#include "flow.h"

namespace windrose
{

namespace
{

/// Kinds in the trading house.
unsigned kindsInHouse(const Position& position)
{
    unsigned kinds = 0;
    for (int place = 0; place < kTradingHouseSpaces; ++place) {
        const unsigned isTaken = place < position.tradingHouseSize ? 1U : 0U;
        kinds |= isTaken << position.tradingHouse[static_cast<std::size_t>(place)];
    }
    return kinds;
}

/// Kinds the seat to move may sell: what it has, and, without an office, what the house does not hold yet.
GoodMask sellable(const Position& position, unsigned inHouse)
{
    const Seat& seat = position.seat(position.turn);
    const unsigned refused = seat.occupies(Building::Office) ? 0U : inHouse;
    return static_cast<GoodMask>(seat.kindsHeld() & ~refused);
}

constexpr std::array<Order, kGoods + 1> kSellOrders{
    Order::sell(Good::Corn),    Order::sell(Good::Indigo), Order::sell(Good::Sugar),
    Order::sell(Good::Tobacco), Order::sell(Good::Coffee), Order::pass(),
};

OrderSet sellOrders(GoodMask kinds)
{
    return {kSellOrders, static_cast<unsigned>(kinds) | 1U << kGoods};
}

int income(const Position& position, Good good)
{
    const Seat& seat = position.seat(position.turn);
    return tradingPrice(good) + (position.turn == position.chooser ? 1 : 0) +
           (seat.occupies(Building::SmallMarket) ? 1 : 0) + (seat.occupies(Building::LargeMarket) ? 2 : 0);
}

/// The last duty: a full house is emptied.
template <typename Events>
OrderSet finish(Position& position, Events& events)
{
    if (position.tradingHouseSize == kTradingHouseSpaces) {
        for (const auto good : position.tradingHouse) {
            ++position.goods[good];
        }
        position.tradingHouse = {};
        position.tradingHouseSize = 0;
        events({.kind = EventKind::TradingHouseEmptied, .amount = kTradingHouseSpaces});
    }
    return endPhase(position, events);
}

template <typename Events>
OrderSet askNext(Position& position, Events& events)
{
    const unsigned inHouse = kindsInHouse(position);
    for (; position.acted < position.players && position.tradingHouseSize < kTradingHouseSpaces; ++position.acted) {
        position.turn = byte(position.seatAfterChooser(position.acted));
        if (const GoodMask kinds = sellable(position, inHouse); kinds != 0) {
            position.decision = Decision::Sell;
            return sellOrders(kinds);
        }
    }
    return finish(position, events);
}

} // namespace

template <typename Events>
OrderSet beginTrader(Position& position, Events& events)
{
    position.phase = Phase::Trader;
    return askNext(position, events);
}

OrderSet legalTrader(const Position& position)
{
    return sellOrders(sellable(position, kindsInHouse(position)));
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
    if ((sellable(position, kindsInHouse(position)) >> order.piece & 1U) == 0) {
        return {RefusalCode::HouseHasKind, piece, 0};
    }
    return {};
}

template <typename Events>
OrderSet playTrader(Position& position, Order order, Events& events)
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
    return askNext(position, events);
}

template OrderSet beginTrader(Position&, NoEvents&);
template OrderSet beginTrader(Position&, EventList&);
template OrderSet playTrader(Position&, Order, NoEvents&);
template OrderSet playTrader(Position&, Order, EventList&);

} // namespace windrose
