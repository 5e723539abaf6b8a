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

/// What the ships say about loading, whoever loads.
struct Quay {
    GoodMask carried = 0;     ///< kinds on a ship
    GoodMask carriedOpen = 0; ///< those of them whose ship has room
    unsigned empties = 0;     ///< empty ships, one bit each
    int largestEmpty = 0;     ///< capacity of the largest of them

    /// Kinds that some ship takes.
    unsigned loadable() const { return carriedOpen | (empties != 0 ? ~static_cast<unsigned>(carried) : 0U); }
};

Quay quayOf(const Position& position)
{
    Quay quay;
    for (int number = 0; number < position.shipCount(); ++number) {
        const CargoShip ship = position.ships[static_cast<std::size_t>(number)];
        const bool empty = ship.good == kNoGood;
        const unsigned kind = empty ? 0U : 1U << (ship.good & 7U);
        quay.carried |= static_cast<GoodMask>(kind);
        quay.carriedOpen |= static_cast<GoodMask>(roomOn(position, number) > 0 ? kind : 0U);
        quay.empties |= (empty ? 1U : 0U) << number;
        quay.largestEmpty = empty ? position.shipCapacity(number) : quay.largestEmpty;
    }
    return quay;
}

/// Ships the seat to move may load a kind on, one bit each: the one that carries it while it has room; else those
/// empty ships that take as many barrels as any of them could.
unsigned shipsFor(const Position& position, const Quay& quay, int good)
{
    const int barrels = position.seat(position.turn).goods[static_cast<std::size_t>(good)];
    const bool isCarried = (quay.carried >> good & 1U) != 0;
    const int most = std::min(barrels, quay.largestEmpty);
    unsigned ships = 0;
    for (int number = 0; number < position.shipCount(); ++number) {
        const bool carries = position.ships[static_cast<std::size_t>(number)].good == good;
        const bool isEmpty = (quay.empties >> number & 1U) != 0;
        const bool takes =
            isCarried ? carries && roomOn(position, number) > 0 : isEmpty && position.shipCapacity(number) >= most;
        ships |= (takes && barrels != 0 ? 1U : 0U) << number;
    }
    return ships;
}

bool canLoadShip(const Position& position)
{
    return (position.seat(position.turn).kindsHeld() & quayOf(position).loadable()) != 0;
}

bool hasWharf(const Position& position)
{
    return position.seat(position.turn).occupies(Building::Wharf) && (position.wharvesUsed >> position.turn & 1U) == 0;
}

/// `position.acted` counts the turns in a row that ended without a load: a whole circuit of them ends the loading.
template <typename Events>
void askNext(Position& position, Events& events)
{
    const unsigned loadable = quayOf(position).loadable();
    for (; position.acted < position.players; ++position.acted) {
        const unsigned held = position.seat(position.turn).kindsHeld();
        if ((held & loadable) != 0 || (held != 0 && hasWharf(position))) {
            position.decision = Decision::Load;
            return;
        }
        position.turn = byte((position.turn + 1) % position.players);
    }
    position.wharvesUsed = 0;
    position.captainLoaded = false;
    beginStorage(position, events);
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
    std::uint8_t& barrels = position.seat(position.turn).goods[order.piece];
    const int amount = std::min<int>(barrels, roomOn(position, order.ship()));
    barrels = byte(barrels - amount);
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
    std::uint8_t& barrels = position.seat(position.turn).goods[order.piece];
    const int amount = barrels;
    position.goods[order.piece] = byte(position.goods[order.piece] + amount);
    barrels = 0;
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
    const unsigned ships = shipsFor(position, quayOf(position), order.piece);
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
    const int better = std::bit_width(ships) - 1;
    return {RefusalCode::ShipTooSmall, capacity, static_cast<std::int16_t>(position.shipCapacity(better))};
}

} // namespace

template <typename Events>
void beginCaptain(Position& position, Events& events)
{
    position.phase = Phase::Captain;
    position.turn = position.chooser;
    askNext(position, events);
}

void legalCaptain(const Position& position, OrderList& list)
{
    const unsigned held = position.seat(position.turn).kindsHeld();
    const Quay quay = quayOf(position);
    for (int good = 0; good < kGoods; ++good) {
        const unsigned ships = shipsFor(position, quay, good);
        for (int ship = 0; ship < position.shipCount(); ++ship) {
            list.addIf((ships >> ship & 1U) != 0, Order::load(static_cast<Good>(good), ship));
        }
    }
    const bool mustLoad = !list.isEmpty();
    if (hasWharf(position)) {
        for (int good = 0; good < kGoods; ++good) {
            list.addIf((held >> good & 1U) != 0, Order::loadWharf(static_cast<Good>(good)));
        }
    }
    list.addIf(!mustLoad, Order::pass());
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
void playCaptain(Position& position, Order order, Events& events)
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
    position.turn = byte((position.turn + 1) % position.players);
    askNext(position, events);
}

template void beginCaptain(Position&, NoEvents&);
template void beginCaptain(Position&, EventList&);
template void playCaptain(Position&, Order, NoEvents&);
template void playCaptain(Position&, Order, EventList&);

} // namespace windrose
