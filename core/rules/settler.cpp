// SPDX-License-Identifier: GPL-3.0-or-later
#include "phases.h"

#include "city.h"
#include "tiles.h"

namespace windrose
{

namespace
{

/// A hacienda draws while there is an empty space and any tile that could be drawn.
bool mayDraw(const Position& position)
{
    const Seat& seat = position.seat(position.turn);
    return seat.occupies(Building::Hacienda) && seat.filledIsland() != kAllSpaces &&
           position.deckSize + position.discardSize != 0;
}

/// A quarry is for the settler and for an occupied construction hut, while there are any.
bool mayTakeQuarry(const Position& position)
{
    return position.quarries != 0 &&
           (position.turn == position.chooser || position.seat(position.turn).occupies(Building::ConstructionHut));
}

bool mayTake(const Position& position)
{
    return position.seat(position.turn).filledIsland() != kAllSpaces &&
           (position.faceUpSize != 0 || mayTakeQuarry(position));
}

bool hospiceBringsColonist(const Position& position)
{
    return position.seat(position.turn).occupies(Building::Hospice) && position.hasColonistToGive();
}

int faceUpPlace(const Position& position, Tile tile)
{
    for (int place = 0; place < position.faceUpSize; ++place) {
        if (position.faceUp[static_cast<std::size_t>(place)] == index(tile)) {
            return place;
        }
    }
    return -1;
}

/// Asks the next seat that can do something; after the last one the row is dealt anew.
template <typename Events>
void askNext(Position& position, Events& events)
{
    for (; position.acted < position.players; ++position.acted) {
        position.turn = byte(position.seatAfterChooser(position.acted));
        if (mayDraw(position)) {
            position.decision = Decision::Hacienda;
            return;
        }
        if (mayTake(position)) {
            position.decision = Decision::TakePlantation;
            return;
        }
    }
    discardFaceUp(position, events);
    dealFaceUp(position, events);
    endPhase(position, events);
}

template <typename Events>
void takeTile(Position& position, Order order, Events& events)
{
    Seat& seat = position.seat(position.turn);
    const Tile tile = order.tile();
    if (tile == Tile::Quarry) {
        --position.quarries;
    } else {
        const int place = faceUpPlace(position, tile);
        --position.faceUpSize;
        for (int gap = place; gap < position.faceUpSize; ++gap) {
            position.faceUp[static_cast<std::size_t>(gap)] = position.faceUp[static_cast<std::size_t>(gap + 1)];
        }
        position.faceUp[position.faceUpSize] = 0;
    }
    const int space = order.space() == kAnySpace ? firstEmptyIslandSpace(seat) : order.space();
    seat.tiles[static_cast<std::size_t>(tile)] |= static_cast<SpaceMask>(1U << space);
    events({.kind = EventKind::PlantationTaken,
            .seat = static_cast<std::int8_t>(position.turn),
            .piece = order.piece,
            .space = byte(space)});
    if (hospiceBringsColonist(position) && !order.declinesColonist()) {
        const bool fromShip = giveColonist(position);
        seat.manned |= static_cast<SpaceMask>(1U << space);
        events({.kind = EventKind::ColonistSettled,
                .seat = static_cast<std::int8_t>(position.turn),
                .space = byte(space),
                .fromShip = fromShip});
    }
}

template <typename Events>
void drawForHacienda(Position& position, Events& events)
{
    Seat& seat = position.seat(position.turn);
    const Tile tile = drawFaceDown(position, events);
    const int space = firstEmptyIslandSpace(seat);
    seat.tiles[static_cast<std::size_t>(tile)] |= static_cast<SpaceMask>(1U << space);
    events({.kind = EventKind::HaciendaDrawn,
            .seat = static_cast<std::int8_t>(position.turn),
            .piece = byte(tile),
            .space = byte(space)});
}

} // namespace

template <typename Events>
void beginSettler(Position& position, Events& events)
{
    position.phase = Phase::Settler;
    askNext(position, events);
}

void legalSettler(const Position& position, OrderList& list)
{
    if (position.decision == Decision::Hacienda) {
        list.add(Order::hacienda());
        list.add(Order::noHacienda());
        return;
    }
    const bool hospice = hospiceBringsColonist(position);
    const auto addTake = [&](bool possible, Tile tile) {
        list.addIf(possible, Order::take(tile));
        list.addIf(possible && hospice, Order::take(tile, ExtraColonist::Declined));
    };
    unsigned kinds = 0;
    for (int place = 0; place < position.faceUpSize; ++place) {
        kinds |= 1U << position.faceUp[static_cast<std::size_t>(place)];
    }
    for (int good = 0; good < kGoods; ++good) {
        addTake((kinds >> good & 1U) != 0, static_cast<Tile>(good));
    }
    addTake(mayTakeQuarry(position), Tile::Quarry);
    list.add(Order::pass());
}

Refusal checkSettler(const Position& position, Order order)
{
    if (position.decision == Decision::Hacienda || order.kind == OrderKind::Pass) {
        return {};
    }
    const auto piece = static_cast<std::int16_t>(order.piece);
    if (order.piece >= kTiles) {
        return {RefusalCode::TileNotFaceUp, piece, 0};
    }
    if (order.tile() == Tile::Quarry) {
        if (position.quarries == 0) {
            return {RefusalCode::NoQuarryLeft, 0, 0};
        }
        if (!mayTakeQuarry(position)) {
            return {RefusalCode::QuarryNotAllowed, 0, 0};
        }
    } else if (faceUpPlace(position, order.tile()) < 0) {
        return {RefusalCode::TileNotFaceUp, piece, 0};
    }
    if (order.space() != kAnySpace) {
        const auto space = static_cast<std::int16_t>(order.space());
        if (space >= kSpaces) {
            return {RefusalCode::NoSuchSpace, space, 0};
        }
        if ((position.seat(position.turn).filledIsland() >> space & 1U) != 0) {
            return {RefusalCode::IslandSpaceTaken, space, 0};
        }
    }
    if (order.declinesColonist() && !hospiceBringsColonist(position)) {
        return {RefusalCode::NobodyWouldCome, 0, 0};
    }
    return {};
}

template <typename Events>
void playSettler(Position& position, Order order, Events& events)
{
    switch (order.kind) {
    case OrderKind::Hacienda:
        drawForHacienda(position, events);
        break;
    case OrderKind::Take:
        takeTile(position, order, events);
        break;
    default:
        events({.kind = EventKind::Passed, .seat = static_cast<std::int8_t>(position.turn)});
    }
    if (position.decision == Decision::Hacienda && mayTake(position)) {
        position.decision = Decision::TakePlantation;
        return;
    }
    ++position.acted;
    askNext(position, events);
}

template void beginSettler(Position&, NoEvents&);
template void beginSettler(Position&, EventList&);
template void playSettler(Position&, Order, NoEvents&);
template void playSettler(Position&, Order, EventList&);

} // namespace windrose
