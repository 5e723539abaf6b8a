// SPDX-License-Identifier: GPL-3.0-or-later
#include "phases.h"

#include "flow.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// True when nothing need spoil: the warehouses take every kind, or all but one of which there is a single barrel.
bool keepsEverything(const Seat& seat)
{
    const int spare = bitCount(seat.kindsHeld()) - seat.storageKinds();
    return spare <= 0 || (spare == 1 && std::count(seat.goods.begin(), seat.goods.end(), 1) != 0);
}

constexpr int kMostStored = 3;          ///< kinds both warehouses together keep whole
constexpr std::size_t kMostOrders = 30; ///< single barrels by pairs of the other four kinds

/// For a number of kinds that warehouses keep: all orders, and which of them are legal for each set of kinds held.
struct StoreOrders {
    std::array<Order, kMostOrders> table{};
    std::array<std::uint32_t, 1U << kGoods> legal{};
};

constexpr StoreOrders storeOrders(int kept)
{
    StoreOrders orders;
    unsigned count = 0;
    for (unsigned single = 0; single < kGoods; ++single) {
        for (unsigned whole = 0; whole < 1U << kGoods; ++whole) {
            if ((whole >> single & 1U) != 0 || bitCount(whole) != kept) {
                continue;
            }
            orders.table[count] = Order::store(static_cast<Good>(single), static_cast<GoodMask>(whole));
            const unsigned needed = whole | 1U << single;
            for (unsigned held = 0; held < orders.legal.size(); ++held) {
                orders.legal[held] |= ((needed & ~held) == 0 ? 1U : 0U) << count;
            }
            ++count;
        }
    }
    return orders;
}

constexpr std::array<StoreOrders, kMostStored + 1> kStoreOrders{storeOrders(0), storeOrders(1), storeOrders(2),
                                                                storeOrders(3)};

/// Full ships are emptied to the supply; the others keep their cargo.
template <typename Events>
void emptyFullShips(Position& position, Events& events)
{
    for (int number = 0; number < position.shipCount(); ++number) {
        CargoShip& ship = position.ships[static_cast<std::size_t>(number)];
        if (ship.barrels < position.shipCapacity(number)) {
            continue;
        }
        position.goods[ship.good] = byte(position.goods[ship.good] + ship.barrels);
        events({.kind = EventKind::ShipSailed, .piece = ship.good, .space = byte(number), .amount = ship.barrels});
        ship = {};
    }
}

template <typename Events>
OrderSet askNext(Position& position, Events& events)
{
    for (; position.acted < position.players; ++position.acted) {
        position.turn = byte(position.seatAfterChooser(position.acted));
        if (!keepsEverything(position.seat(position.turn))) {
            position.decision = Decision::Store;
            return legalStorage(position);
        }
    }
    emptyFullShips(position, events);
    return endPhase(position, events);
}

} // namespace

template <typename Events>
OrderSet beginStorage(Position& position, Events& events)
{
    position.phase = Phase::Storage;
    position.acted = 0;
    return askNext(position, events);
}

OrderSet legalStorage(const Position& position)
{
    const Seat& seat = position.seat(position.turn);
    const StoreOrders& orders = kStoreOrders[static_cast<std::size_t>(seat.storageKinds())];
    return {orders.table, orders.legal[seat.kindsHeld()]};
}

Refusal checkStorage(const Position& position, Order order)
{
    const Seat& seat = position.seat(position.turn);
    const GoodMask held = seat.kindsHeld();
    const unsigned whole = order.mask;
    if (order.piece >= kGoods || (held >> order.piece & 1U) == 0) {
        return {RefusalCode::NoSuchBarrel, static_cast<std::int16_t>(order.piece), 0};
    }
    if (const unsigned missing = whole & ~static_cast<unsigned>(held); missing != 0) {
        return {RefusalCode::NoSuchBarrel, static_cast<std::int16_t>(std::countr_zero(missing)), 0};
    }
    if ((whole >> order.piece & 1U) != 0) {
        return {RefusalCode::SingleAlsoKept, static_cast<std::int16_t>(order.piece), 0};
    }
    const auto takes = static_cast<std::int16_t>(seat.storageKinds());
    const auto kept = static_cast<std::int16_t>(bitCount(whole));
    if (kept != takes) {
        return {kept < takes ? RefusalCode::KeepsTooLittle : RefusalCode::KeepsTooMuch, takes, kept};
    }
    return {};
}

template <typename Events>
OrderSet playStorage(Position& position, Order order, Events& events)
{
    Seat& seat = position.seat(position.turn);
    for (int good = 0; good < kGoods; ++good) {
        const auto place = static_cast<std::size_t>(good);
        const bool whole = (order.keptKinds() >> good & 1U) != 0;
        const int kept = whole ? seat.goods[place] : good == order.piece ? 1 : 0;
        const int spoiled = seat.goods[place] - kept;
        if (spoiled == 0) {
            continue;
        }
        seat.goods[place] = byte(kept);
        position.goods[place] = byte(position.goods[place] + spoiled);
        events({.kind = EventKind::GoodsSpoiled,
                .seat = static_cast<std::int8_t>(position.turn),
                .piece = byte(good),
                .amount = static_cast<std::uint16_t>(spoiled)});
    }
    ++position.acted;
    return askNext(position, events);
}

template OrderSet beginStorage(Position&, NoEvents&);
template OrderSet beginStorage(Position&, EventList&);
template OrderSet playStorage(Position&, Order, NoEvents&);
template OrderSet playStorage(Position&, Order, EventList&);

} // namespace windrose
