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

constexpr unsigned kEachTile = 0x111111; // the lowest bit of each face-up tile

/// Kinds of plantations that lie face up.
unsigned faceUpKinds(const Position& position)
{
    std::uint32_t row = position.faceUp.word() | ~std::uint32_t{0} << (4 * position.faceUpSize); // gaps are kind 15
    unsigned kinds = 0;
    for (int place = 0; place < kMaxFaceUp; ++place, row >>= 4) {
        kinds |= 1U << (row & 0xFU);
    }
    return kinds & ((1U << kGoods) - 1U);
}

/// Where the first tile of the kind lies in the row, or a place behind the row.
int faceUpPlace(const Position& position, Tile tile)
{
    const std::uint32_t row = position.faceUp.word();
    const std::uint32_t others = row ^ static_cast<std::uint32_t>(index(tile)) * kEachTile; // 0 where it lies
    const std::uint32_t found = (others - kEachTile) & ~others & (8U * kEachTile);
    return std::countr_zero(found | 1U << (4 * kMaxFaceUp)) / 4;
}

/// Takes a tile out of the row and closes the gap.
void takeFaceUp(Position& position, Tile tile)
{
    const std::uint32_t row = position.faceUp.word();
    const std::uint32_t before = (1U << (4 * faceUpPlace(position, tile))) - 1U;
    position.faceUp.setWord((row & before) | (row >> 4 & ~before));
    --position.faceUpSize;
}

/// What a seat can answer when it takes a tile: each kind, with the hospice's colonist or without, then a pass.
constexpr auto kTakeOrders = [] {
    std::array<Order, 2 * kTiles + 1> orders{};
    for (std::size_t tile = 0; tile < kTiles; ++tile) {
        orders[2 * tile] = Order::take(static_cast<Tile>(tile));
        orders[2 * tile + 1] = Order::take(static_cast<Tile>(tile), ExtraColonist::Declined);
    }
    orders[2UL * kTiles] = Order::pass();
    return orders;
}();

constexpr std::array<Order, 2> kHaciendaOrders{Order::hacienda(), Order::noHacienda()};

/// Each kind of a set as a bit at twice its place.
constexpr auto kTwiceThePlace = [] {
    std::array<std::uint16_t, 1U << kTiles> sets{};
    for (unsigned kinds = 0; kinds < sets.size(); ++kinds) {
        for (unsigned tile = 0; tile < kTiles; ++tile) {
            sets[kinds] = static_cast<std::uint16_t>(sets[kinds] | (kinds >> tile & 1U) << (2 * tile));
        }
    }
    return sets;
}();

/// Asks the next seat that can do something; after the last one the row is dealt anew.
template <typename Events>
OrderSet askNext(Position& position, Events& events)
{
    for (; position.acted < position.players; ++position.acted) {
        position.turn = byte(position.seatAfterChooser(position.acted));
        if (mayDraw(position)) {
            position.decision = Decision::Hacienda;
            return legalSettler(position);
        }
        if (mayTake(position)) {
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
    Seat& seat = position.seat(position.turn);
    const Tile tile = order.tile();
    if (tile == Tile::Quarry) {
        --position.quarries;
    } else {
        takeFaceUp(position, tile);
    }
    const int space = order.space() == kAnySpace ? firstEmptyIslandSpace(seat) : order.space();
    seat.tiles.lay(tile, space);
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
    seat.tiles.lay(tile, space);
    events({.kind = EventKind::HaciendaDrawn,
            .seat = static_cast<std::int8_t>(position.turn),
            .piece = byte(tile),
            .space = byte(space)});
}

} // namespace

template <typename Events>
OrderSet beginSettler(Position& position, Events& events)
{
    position.phase = Phase::Settler;
    return askNext(position, events);
}

OrderSet legalSettler(const Position& position)
{
    if (position.decision == Decision::Hacienda) {
        return {kHaciendaOrders, 0b11};
    }
    const unsigned kinds = faceUpKinds(position) | (mayTakeQuarry(position) ? 1U << index(Tile::Quarry) : 0U);
    const unsigned wanted = kTwiceThePlace[kinds];
    const unsigned declined = hospiceBringsColonist(position) ? wanted << 1 : 0U;
    return {kTakeOrders, wanted | declined | 1U << (2 * kTiles)};
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
    } else if (faceUpPlace(position, order.tile()) >= position.faceUpSize) {
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
        events({.kind = EventKind::Passed, .seat = static_cast<std::int8_t>(position.turn)});
    }
    if (position.decision == Decision::Hacienda && mayTake(position)) {
        position.decision = Decision::TakePlantation;
        return legalSettler(position);
    }
    ++position.acted;
    return askNext(position, events);
}

template OrderSet beginSettler(Position&, NoEvents&);
template OrderSet beginSettler(Position&, EventList&);
template OrderSet playSettler(Position&, Order, NoEvents&);
template OrderSet playSettler(Position&, Order, EventList&);

} // namespace windrose
