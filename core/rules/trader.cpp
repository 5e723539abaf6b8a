// SPDX-License-Identifier: GPL-3.0-or-later
#include "phases.h"

#include "flow.h"
#include "order_tables.h"
#include "sale.h"

namespace windrose
{

namespace
{

/// Kinds the seat to move may sell: what it has, and, without an office, what the house does not hold yet.
GoodSet sellable(const Position& position, GoodSet inHouse)
{
    const Seat& seat = position.seatToMove();
    return seat.has(Effect::SellKindInHouse) ? seat.kindsHeld() : seat.kindsHeld() - inHouse;
}

/// The trader's last duty: empties a full house.
template <typename Events>
OrderSet finishTrader(Position& position, Events& events)
{
    if (position.tradingHouse.isFull()) {
        for (const Good good : position.tradingHouse) {
            ++position.goods[good];
        }
        position.tradingHouse.clear();
        events({.kind = EventKind::TradingHouseEmptied, .amount = kTradingHouseSpaces});
    }
    return endPhase(position, events);
}

template <typename Events>
OrderSet askNextToSell(Position& position, Events& events)
{
    const GoodSet inHouse = position.tradingHouse.kinds();
    for (; position.acted < position.players && !position.tradingHouse.isFull(); position.endTurn()) {
        position.turn = position.seatAfterChooser(position.acted);
        if (const GoodSet kinds = sellable(position, inHouse); !kinds.isEmpty()) {
            position.decision = Decision::Sell;
            return sellOrders(kinds);
        }
    }
    return finishTrader(position, events);
}

} // namespace

Sale saleFor(const Position& position, int seat, Good good)
{
    const Seat& seller = position.seat(seat);
    Sale sale;
    sale.price = tradingPrice(good);
    sale.privilege = position.phase == Phase::Trader && position.chooser == seat ? 1 : 0;
    sale.markets = seller.amountOf(Effect::RaisePrice);
    sale.total = sale.price + sale.privilege + sale.markets;
    return sale;
}

template <typename Events>
OrderSet beginTrader(Position& position, Order /*role*/, Events& events)
{
    position.phase = Phase::Trader;
    return askNextToSell(position, events);
}

OrderSet legalTrader(const Position& position)
{
    return sellOrders(sellable(position, position.tradingHouse.kinds()));
}

Refusal checkTrader(const Position& position, Order order)
{
    if (order.kind == OrderKind::Pass) {
        return {};
    }
    if (order.piece >= kGoods || position.seatToMove().goods[order.good()] == 0) {
        return {RefusalCode::NoSuchBarrel, order.piece};
    }
    if (!sellable(position, position.tradingHouse.kinds()).contains(order.good())) {
        return {RefusalCode::HouseHasKind, order.piece};
    }
    return {};
}

template <typename Events>
OrderSet playTrader(Position& position, Order order, Events& events)
{
    if (order.kind == OrderKind::Sell) {
        const int earned = saleFor(position, position.turn, order.good()).total;
        --position.seatToMove().goods[order.good()];
        position.tradingHouse.append(order.good());
        events({.kind = EventKind::GoodSold, .seat = position.turn, .piece = order.piece, .amount = earned});
        gainDoubloons(position, position.turn, earned, Reason::Sale, events);
    } else {
        events({.kind = EventKind::Passed, .seat = position.turn});
    }
    position.endTurn();
    return askNextToSell(position, events);
}

template OrderSet beginTrader(Position&, Order, NoEvents&);
template OrderSet beginTrader(Position&, Order, EventList&);
template OrderSet playTrader(Position&, Order, NoEvents&);
template OrderSet playTrader(Position&, Order, EventList&);

} // namespace windrose
