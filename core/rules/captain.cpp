// SPDX-License-Identifier: GPL-3.0-or-later
#include "phases.h"

#include "flow.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// The ship that carries a kind already, or -1.
int shipWith(const Position& position, int good)
{
    for (int ship = 0; ship < position.shipCount(); ++ship) {
        if (position.ships[static_cast<std::size_t>(ship)].good == good) {
            return ship;
        }
    }
    return -1;
}

int roomOn(const Position& position, int ship)
{
    return position.shipCapacity(ship) - position.ships[static_cast<std::size_t>(ship)].barrels;
}

/// Bits of what can be ordered at the quay: three ships for each kind of good, the wharf for each kind, a pass.
constexpr int kWharfBit = kGoods * kCargoShips;
constexpr int kPassBit = kWharfBit + kGoods;

constexpr auto kLoadOrders = [] {
    std::array<Order, kPassBit + 1> orders{};
    for (int good = 0; good < kGoods; ++good) {
        for (int ship = 0; ship < kCargoShips; ++ship) {
            orders[static_cast<std::size_t>(good * kCargoShips + ship)] = Order::load(static_cast<Good>(good), ship);
        }
        orders[static_cast<std::size_t>(kWharfBit + good)] = Order::loadWharf(static_cast<Good>(good));
    }
    orders[kPassBit] = Order::pass();
    return orders;
}();

constexpr unsigned kShipSets = 1U << kCargoShips;
constexpr unsigned kMostBarrels = 16;

/// Of these empty ships those a seat may load `barrels` of a kind on: the ones that take as many as any of them could.
constexpr unsigned emptyShipsFor(const SetupFacts& setup, unsigned empties, unsigned barrels)
{
    unsigned largest = 0;
    for (unsigned ship = 0; ship < kCargoShips; ++ship) {
        largest = std::max<unsigned>(largest, (empties >> ship & 1U) != 0 ? setup.ships[ship] : 0);
    }
    unsigned ships = 0;
    for (unsigned ship = 0; ship < kCargoShips; ++ship) {
        const bool takes = barrels != 0 && setup.ships[ship] >= std::min(barrels, largest);
        ships |= empties & (takes ? 1U : 0U) << ship;
    }
    return ships;
}

using EmptyShips = std::array<std::array<std::uint8_t, kMostBarrels>, kShipSets>;

/// `emptyShipsFor` each number of players, set of empty ships and number of barrels.
constexpr auto kEmptyShipsFor = [] {
    std::array<EmptyShips, kSetupFacts.size()> table{};
    for (std::size_t setup = 0; setup < table.size(); ++setup) {
        for (unsigned empties = 0; empties < kShipSets; ++empties) {
            for (unsigned barrels = 0; barrels < kMostBarrels; ++barrels) {
                table[setup][empties][barrels] =
                    static_cast<std::uint8_t>(emptyShipsFor(kSetupFacts[setup], empties, barrels));
            }
        }
    }
    return table;
}();

/// For each set of kinds the bits of all their ships.
constexpr auto kShipsOfKinds = [] {
    std::array<std::uint16_t, 1U << kGoods> sets{};
    for (unsigned kinds = 0; kinds < sets.size(); ++kinds) {
        for (unsigned good = 0; good < kGoods; ++good) {
            const unsigned ships = (kinds >> good & 1U) != 0 ? kShipSets - 1U : 0U;
            sets[kinds] = static_cast<std::uint16_t>(sets[kinds] | ships << (good * kCargoShips));
        }
    }
    return sets;
}();

/// What the ships say about loading, whoever loads.
struct Quay {
    unsigned carried = 0; ///< kinds on a ship, one bit each
    unsigned open = 0;    ///< of the orders to load those whose kind lies on that ship already, with room for more
    unsigned empties = 0; ///< empty ships, one bit each

    /// Kinds that some ship takes.
    unsigned loadable() const
    {
        const unsigned kinds = open | open >> 1 | open >> 2; // one of the three bits of each kind
        unsigned loadable = empties != 0 ? ~carried : 0U;
        for (unsigned good = 0; good < kGoods; ++good) {
            loadable |= (kinds >> (good * kCargoShips) & 1U) << good;
        }
        return loadable & ((1U << kGoods) - 1U);
    }
};

Quay quayOf(const Position& position)
{
    constexpr unsigned kAllKinds = (1U << kGoods) - 1U;
    Quay quay;
    for (int number = 0; number < kCargoShips; ++number) {
        const CargoShip ship = position.ships[static_cast<std::size_t>(number)];
        const int capacity = position.shipCapacity(number);
        const unsigned kind = 1U << (ship.good & 0x1FU) & kAllKinds; // none for `kNoGood`
        const unsigned hasRoom = ship.barrels < capacity && kind != 0 ? 1U : 0U;
        quay.carried |= kind;
        quay.open |= hasRoom << ((ship.good & 7U) * kCargoShips + static_cast<unsigned>(number));
        quay.empties |= (kind == 0 && capacity != 0 ? 1U : 0U) << number;
    }
    return quay;
}

/// The orders with which the seat to move may load a ship, one bit each: the kind's own ship while it has room; for a
/// kind on no ship those empty ones that take as many barrels as any of them could.
unsigned shipLoads(const Position& position, const Quay& quay)
{
    const Seat& seat = position.seat(position.turn);
    const auto& shipsFor = kEmptyShipsFor[static_cast<std::size_t>(position.players - kMinPlayers)][quay.empties];
    std::uint32_t barrels = seat.goods.word();
    unsigned onEmpty = 0;
    for (unsigned good = 0; good < kGoods; ++good, barrels >>= 4) {
        onEmpty |= static_cast<unsigned>(shipsFor[barrels & 0xFU]) << (good * kCargoShips);
    }
    return (quay.open & kShipsOfKinds[seat.kindsHeld()]) | (onEmpty & ~kShipsOfKinds[quay.carried]);
}

bool canLoadShip(const Position& position)
{
    return (position.seat(position.turn).kindsHeld() & quayOf(position).loadable()) != 0;
}

bool hasWharf(const Position& position)
{
    return position.seat(position.turn).occupies(Building::Wharf) && (position.wharvesUsed >> position.turn & 1U) == 0;
}

OrderSet loadOrders(const Position& position, const Quay& quay)
{
    const unsigned loads = shipLoads(position, quay);
    const unsigned wharf = hasWharf(position) ? position.seat(position.turn).kindsHeld() : 0U;
    const unsigned pass = loads == 0 ? 1U : 0U;
    return {kLoadOrders, loads | wharf << kWharfBit | pass << kPassBit};
}

/// `position.acted` counts the turns in a row that ended without a load: a whole circuit of them ends the loading.
template <typename Events>
OrderSet askNext(Position& position, Events& events)
{
    const Quay quay = quayOf(position);
    const unsigned loadable = quay.loadable();
    for (; position.acted < position.players; ++position.acted) {
        const unsigned held = position.seat(position.turn).kindsHeld();
        if ((held & loadable) != 0 || (held != 0 && hasWharf(position))) {
            position.decision = Decision::Load;
            return loadOrders(position, quay);
        }
        position.turn = byte(position.seatAfter(position.turn));
    }
    position.wharvesUsed = 0;
    position.captainLoaded = false;
    return beginStorage(position, events);
}

template <typename Events>
void gainVictoryPoints(Position& position, int number, int amount, Reason reason, Events& events)
{
    Seat& seat = position.seat(number);
    seat.victoryPoints = static_cast<std::uint16_t>(seat.victoryPoints + amount);
    position.victoryPoints = byte(std::max(0, position.victoryPoints - amount));
    events({.kind = EventKind::VictoryPointsGained,
            .seat = static_cast<std::int8_t>(number),
            .amount = static_cast<std::uint16_t>(amount),
            .reason = reason});
    if (position.victoryPoints == 0) {
        fireEndTrigger(position, EndTrigger::VictoryPoints, events);
    }
}

/// The points of one load: its barrels, the harbor's point, and once the captain's.
template <typename Events>
void scoreLoad(Position& position, int amount, Events& events)
{
    const int number = position.turn;
    gainVictoryPoints(position, number, amount, Reason::Load, events);
    if (position.seat(number).occupies(Building::Harbor)) {
        gainVictoryPoints(position, number, 1, Reason::Harbor, events);
    }
    if (number == position.chooser && !position.captainLoaded) {
        position.captainLoaded = true;
        gainVictoryPoints(position, number, 1, Reason::CaptainPrivilege, events);
    }
}

/// Moves barrels off the wind rose onto a ship; returns how many.
template <typename Events>
int loadShip(Position& position, Order order, Events& events)
{
    CargoShip& ship = position.ships[static_cast<std::size_t>(order.ship())];
    Barrels& barrels = position.seat(position.turn).goods;
    const int held = barrels.get(order.piece);
    const int amount = std::min<int>(held, roomOn(position, order.ship()));
    barrels.set(order.piece, byte(held - amount));
    ship.good = order.piece;
    ship.barrels = byte(ship.barrels + amount);
    events({.kind = EventKind::GoodsLoaded,
            .seat = static_cast<std::int8_t>(position.turn),
            .piece = order.piece,
            .space = byte(order.ship()),
            .amount = static_cast<std::uint16_t>(amount)});
    return amount;
}

/// Sends all barrels of a kind to the supply on the private ship; returns how many.
template <typename Events>
int loadWharf(Position& position, Order order, Events& events)
{
    Barrels& barrels = position.seat(position.turn).goods;
    const int amount = barrels.get(order.piece);
    position.goods[order.piece] = byte(position.goods[order.piece] + amount);
    barrels.set(order.piece, 0);
    position.wharvesUsed |= byte(1U << position.turn);
    events({.kind = EventKind::GoodsShippedByWharf,
            .seat = static_cast<std::int8_t>(position.turn),
            .piece = order.piece,
            .amount = static_cast<std::uint16_t>(amount)});
    return amount;
}

Refusal checkWharf(const Position& position)
{
    if (hasWharf(position)) {
        return {};
    }
    const bool used = position.seat(position.turn).occupies(Building::Wharf);
    return {used ? RefusalCode::WharfUsed : RefusalCode::NoWharf, 0, 0};
}

Refusal checkShip(const Position& position, Order order)
{
    const auto piece = static_cast<std::int16_t>(order.piece);
    if (order.detail >= static_cast<std::uint32_t>(position.shipCount())) {
        return {RefusalCode::NoSuchShip, static_cast<std::int16_t>(order.detail), 0};
    }
    const int ship = order.ship();
    const auto capacity = static_cast<std::int16_t>(position.shipCapacity(ship));
    const unsigned ships = shipLoads(position, quayOf(position)) >> (order.piece * kCargoShips) & (kShipSets - 1U);
    if ((ships >> ship & 1U) != 0) {
        return {};
    }
    const std::uint8_t carried = position.ships[static_cast<std::size_t>(ship)].good;
    if (carried != kNoGood && carried != order.piece) {
        return {RefusalCode::ShipCarriesOther, capacity, carried};
    }
    if (carried == order.piece) {
        return {RefusalCode::ShipFull, capacity, 0};
    }
    if (const int carrier = shipWith(position, order.piece); carrier >= 0) {
        return {RefusalCode::KindOnOtherShip, piece, static_cast<std::int16_t>(position.shipCapacity(carrier))};
    }
    const int better = static_cast<int>(std::bit_width(ships)) - 1;
    return {RefusalCode::ShipTooSmall, capacity, static_cast<std::int16_t>(position.shipCapacity(better))};
}

} // namespace

template <typename Events>
OrderSet beginCaptain(Position& position, Events& events)
{
    position.phase = Phase::Captain;
    position.turn = position.chooser;
    return askNext(position, events);
}

OrderSet legalCaptain(const Position& position)
{
    return loadOrders(position, quayOf(position));
}

Refusal checkCaptain(const Position& position, Order order)
{
    if (order.kind == OrderKind::Pass) {
        return canLoadShip(position) ? Refusal{RefusalCode::MustLoad, 0, 0} : Refusal{};
    }
    if (order.piece >= kGoods || position.seat(position.turn).goods[order.piece] == 0) {
        return {RefusalCode::NoSuchBarrel, static_cast<std::int16_t>(order.piece), 0};
    }
    return order.kind == OrderKind::LoadWharf ? checkWharf(position) : checkShip(position, order);
}

template <typename Events>
OrderSet playCaptain(Position& position, Order order, Events& events)
{
    if (order.kind == OrderKind::Pass) {
        events({.kind = EventKind::Passed, .seat = static_cast<std::int8_t>(position.turn)});
        ++position.acted;
    } else {
        const int amount =
            order.kind == OrderKind::Load ? loadShip(position, order, events) : loadWharf(position, order, events);
        scoreLoad(position, amount, events);
        position.acted = 0;
    }
    position.turn = byte(position.seatAfter(position.turn));
    return askNext(position, events);
}

template OrderSet beginCaptain(Position&, NoEvents&);
template OrderSet beginCaptain(Position&, EventList&);
template OrderSet playCaptain(Position&, Order, NoEvents&);
template OrderSet playCaptain(Position&, Order, EventList&);

} // namespace windrose
