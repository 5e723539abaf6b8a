// SPDX-License-Identifier: GPL-3.0-or-later
#include "phases.h"

#include "order_tables.h"
#include "tiles.h"

namespace windrose
{

namespace
{

/// A hacienda can draw if there is an empty island space and a tile to draw.
bool canDraw(const Position& position)
{
    const Seat& seat = position.seatToMove();
    return seat.has(Effect::DrawPlantation) && !seat.tiles.isFull() && !position.piles.isEmpty();
}

/// The settler and the owner of an occupied construction hut can take a quarry, if any is left.
bool canTakeQuarry(const Position& position)
{
    return position.quarries != 0 && (position.chooserMoves() || position.seatToMove().has(Effect::TakeQuarry));
}

bool canTake(const Position& position)
{
    return !position.seatToMove().tiles.isFull() && (!position.faceUp.isEmpty() || canTakeQuarry(position));
}

/// Kinds of tiles the seat to move can take.
TileSet takeable(const Position& position)
{
    const TileSet quarry = canTakeQuarry(position) ? TileSet::only(Tile::Quarry) : TileSet{};
    return position.faceUp.kinds() | quarry;
}

/// A hospice brings a colonist for the tile taken, if any is left.
bool hospiceBringsColonist(const Position& position)
{
    return position.seatToMove().has(Effect::SettleColonist) && position.hasColonistToGive();
}

/// Asks the next seat that can do something; after the last one the row is dealt anew.
template <typename Events>
OrderSet askNextToSettle(Position& position, Events& events)
{
    for (; position.acted < position.players; position.endTurn()) {
        position.turn = position.seatAfterChooser(position.acted);
        if (canDraw(position)) {
            position.decision = Decision::Hacienda;
            return legalSettler(position);
        }
        if (canTake(position)) {
            position.decision = Decision::TakePlantation;
            return legalSettler(position);
        }
    }
    discardFaceUp(position, events);
    dealFaceUp(position, events);
    return endPhase(position, events);
}

template <typename Events>
void takeTile(Position& position, Order order, Events& events)
{
    Seat& seat = position.seatToMove();
    const Tile tile = order.tile();
    if (tile == Tile::Quarry) {
        --position.quarries;
    } else {
        position.faceUp.take(tile);
    }
    const int space = order.space() == kAnySpace ? seat.tiles.firstEmpty() : order.space();
    seat.tiles.lay(tile, space);
    events({.kind = EventKind::PlantationTaken, .seat = position.turn, .piece = order.piece, .space = space});
    if (hospiceBringsColonist(position) && !order.declinesColonist()) {
        const bool fromShip = giveColonist(position);
        seat.man(space);
        events({.kind = EventKind::ColonistSettled, .seat = position.turn, .space = space, .fromShip = fromShip});
    }
}

template <typename Events>
void drawForHacienda(Position& position, Events& events)
{
    Seat& seat = position.seatToMove();
    const Tile tile = drawFaceDown(position, events);
    const int space = seat.tiles.firstEmpty();
    seat.tiles.lay(tile, space);
    events({.kind = EventKind::HaciendaDrawn, .seat = position.turn, .piece = index(tile), .space = space});
}

/// Whether a tile of the kind an order names can be taken.
Refusal checkTile(const Position& position, Order order)
{
    if (order.piece < kTiles && order.tile() == Tile::Quarry) {
        if (position.quarries == 0) {
            return RefusalCode::NoQuarryLeft;
        }
        return canTakeQuarry(position) ? RefusalCode::None : RefusalCode::QuarryNotAllowed;
    }
    if (order.piece >= kTiles || !position.faceUp.contains(order.tile())) {
        return {RefusalCode::TileNotFaceUp, order.piece};
    }
    return {};
}

/// Whether the space an order names, if it names one, is empty.
Refusal checkSpace(const Position& position, Order order)
{
    if (order.space() == kAnySpace) {
        return {};
    }
    if (order.space() >= kSpaces) {
        return {RefusalCode::NoSuchSpace, order.space()};
    }
    if (!position.seatToMove().tiles.isEmpty(order.space())) {
        return {RefusalCode::IslandSpaceTaken, order.space()};
    }
    return {};
}

} // namespace

template <typename Events>
OrderSet beginSettler(Position& position, Order /*role*/, Events& events)
{
    position.phase = Phase::Settler;
    return askNextToSettle(position, events);
}

OrderSet legalSettler(const Position& position)
{
    return position.decision == Decision::Hacienda ? haciendaOrders()
                                                   : takeOrders(takeable(position), hospiceBringsColonist(position));
}

Refusal checkSettler(const Position& position, Order order)
{
    if (position.decision == Decision::Hacienda || order.kind == OrderKind::Pass) {
        return {};
    }
    if (const Refusal refusal = checkTile(position, order)) {
        return refusal;
    }
    if (const Refusal refusal = checkSpace(position, order)) {
        return refusal;
    }
    if (order.declinesColonist() && !hospiceBringsColonist(position)) {
        return RefusalCode::NobodyWouldCome;
    }
    return {};
}

template <typename Events>
OrderSet playSettler(Position& position, Order order, Events& events)
{
    switch (order.kind) {
    case OrderKind::Hacienda:
        drawForHacienda(position, events);
        break;
    case OrderKind::Take:
        takeTile(position, order, events);
        break;
    default:
        events({.kind = EventKind::Passed, .seat = position.turn});
    }
    if (position.decision == Decision::Hacienda && canTake(position)) {
        position.decision = Decision::TakePlantation;
        return legalSettler(position);
    }
    position.endTurn();
    return askNextToSettle(position, events);
}

template OrderSet beginSettler(Position&, Order, NoEvents&);
template OrderSet beginSettler(Position&, Order, EventList&);
template OrderSet playSettler(Position&, Order, NoEvents&);
template OrderSet playSettler(Position&, Order, EventList&);

} // namespace windrose
