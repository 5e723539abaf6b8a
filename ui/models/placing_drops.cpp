// SPDX-License-Identifier: GPL-3.0-or-later
#include "placing_drops.h"

#include "texts.h"

#include <QCoreApplication>

#include <algorithm>

/* TRANSLATOR Placing  Why a piece cannot be taken or put somewhere, in the line of the prompt. */

namespace windrose::drops
{

namespace
{

bool isInCity(PlaceKind kind)
{
    return kind == PlaceKind::CitySpace || kind == PlaceKind::CityCircle;
}

bool isOnIsland(PlaceKind kind)
{
    return kind == PlaceKind::IslandSpace || kind == PlaceKind::IslandCircle;
}

bool isSpace(int space)
{
    return space >= 0 && space < kSpaces;
}

const Seat& seatToMove(const GameSession& session)
{
    return session.gamePosition().seat(session.gamePosition().turn);
}

bool isEmptyCitySpace(const Seat& seat, int space)
{
    return isSpace(space) && !seat.buildingAt(space);
}

/// The lowest empty space adjacent to this one, or -1.
int emptySpaceBeside(const Seat& seat, int space)
{
    for (int other = 0; other < kSpaces; ++other) {
        if (areAdjacent(space, other) && isEmptyCitySpace(seat, other)) {
            return other;
        }
    }
    return -1;
}

bool hasEmptyPair(const Seat& seat)
{
    for (int space = 0; space < kSpaces; ++space) {
        if (isEmptyCitySpace(seat, space) && emptySpaceBeside(seat, space) >= 0) {
            return true;
        }
    }
    return false;
}

} // namespace

Intent refused(const QString& reason)
{
    return {.kind = Intent::Kind::Refused,
            .order = {},
            .colonistFrom = {},
            .colonistTo = {},
            .setUp = {},
            .refusal = {},
            .reason = reason};
}

Intent refused(const GameSession& session, const Refusal& refusal)
{
    Intent intent = refused(texts::refusal(session.gamePosition(), refusal, session));
    intent.refusal = refusal;
    return intent;
}

namespace
{

Intent submitUnchanged(const GameSession& session, Order order)
{
    if (const Refusal refusal = check(session.gamePosition(), order)) {
        return refused(session, refusal);
    }
    Intent intent;
    intent.kind = Intent::Kind::Submit;
    intent.order = canonical(session.gamePosition(), order);
    return intent;
}

} // namespace

Intent submitting(const GameSession& session, Order order, ExtraColonist colonist)
{
    if (colonist == ExtraColonist::Declined) {
        Order declined = order;
        declined.mask = static_cast<std::uint16_t>(ExtraColonist::Declined);
        if (check(session.gamePosition(), declined).code != RefusalCode::NobodyWouldCome) {
            return submitUnchanged(session, declined);
        }
    }
    return submitUnchanged(session, order);
}

bool isOnBoard(PlaceKind kind)
{
    switch (kind) {
    case PlaceKind::Board:
    case PlaceKind::IslandSpace:
    case PlaceKind::CitySpace:
    case PlaceKind::IslandCircle:
    case PlaceKind::CityCircle:
    case PlaceKind::SanJuan:
    case PlaceKind::WindRose:
    case PlaceKind::WharfShip:
        return true;
    case PlaceKind::CargoShip:
    case PlaceKind::TradingHouse:
    case PlaceKind::FaceUp:
    case PlaceKind::ColonistShip:
    case PlaceKind::RoleCard:
    case PlaceKind::Box:
    case PlaceKind::Elsewhere:
        return false;
    }
    return false;
}

Intent chooseCard(const GameSession& session, int card, ExtraColonist colonist)
{
    const Position& position = session.gamePosition();
    if (position.decision == Decision::ChooseRole && card < position.roleCards()) {
        if (const int taker = position.takenBy[static_cast<std::size_t>(card)]; taker != kNobody) {
            return refused(session, {RefusalCode::RoleTaken, static_cast<std::int16_t>(roleOfCard(card)),
                                     static_cast<std::int16_t>(taker)});
        }
    }
    const Order order = Order::chooseRole(roleOfCard(card));
    return submitting(session, order, roleOfCard(card) == Role::Mayor ? colonist : ExtraColonist::Accepted);
}

Intent dropCard(const GameSession& session, int card, const Place& place, ExtraColonist colonist)
{
    if (!isOnBoard(place.kind) || place.kind == PlaceKind::WharfShip) {
        //: Why a piece cannot be put there, in the prompt line while it hovers.
        return refused(Placing::tr("Put the role card on your own board."));
    }
    return chooseCard(session, card, colonist);
}

namespace
{

Intent dropLargeBuilding(const GameSession& session, Building building, int space, ExtraColonist colonist)
{
    const Seat& seat = seatToMove(session);
    const int other = emptySpaceBeside(seat, space);
    if (other >= 0) {
        const auto [low, high] = std::minmax(space, other);
        return submitting(session, Order::build(building, ExtraColonist::Accepted, low, high), colonist);
    }
    if (hasEmptyPair(seat)) {
        //: Why a piece cannot be put there, in the prompt line while it hovers.
        return refused(Placing::tr("A large building fills two spaces, and no space beside this one is empty."));
    }
    return submitting(session, Order::build(building), colonist); // the core shifts other buildings
}

} // namespace

Intent dropBuilding(const GameSession& session, Building building, const Place& place, ExtraColonist colonist)
{
    if (!isInCity(place.kind) || !isSpace(place.space)) {
        //: Why a piece cannot be put there, in the prompt line while it hovers.
        return refused(Placing::tr("Put the building on an empty space in your city."));
    }
    // First check whether it can be built at all: that is the more useful refusal.
    if (const Refusal refusal = check(session.gamePosition(), Order::build(building))) {
        return refused(session, refusal);
    }
    if (!isEmptyCitySpace(seatToMove(session), place.space)) {
        return refused(session, {RefusalCode::CitySpaceTaken, static_cast<std::int16_t>(place.space), 0});
    }
    if (isLarge(building)) {
        return dropLargeBuilding(session, building, place.space, colonist);
    }
    return submitting(session, Order::build(building, ExtraColonist::Accepted, place.space), colonist);
}

Intent dropTile(const GameSession& session, Tile tile, const Place& place, ExtraColonist colonist)
{
    if (!isOnIsland(place.kind) || !isSpace(place.space)) {
        //: Why a piece cannot be put there, in the prompt line while it hovers.
        return refused(tile == Tile::Quarry
                           ? Placing::tr("Put the quarry on an empty space on your island.")
                           : /*: Why a piece cannot be put there, in the prompt line while it hovers. */ Placing::tr(
                                 "Put the plantation on an empty space on your island."));
    }
    if (const Refusal refusal = check(session.gamePosition(), Order::take(tile))) {
        return refused(session, refusal);
    }
    return submitting(session, Order::take(tile, ExtraColonist::Accepted, place.space), colonist);
}

Intent drawFaceDown(const GameSession& session)
{
    if (session.gamePosition().decision == Decision::TakePlantation) {
        return refused(
            //: Why a piece cannot be put there, in the prompt line while it hovers.
            Placing::tr("Only an occupied hacienda draws a face-down tile, before you take a tile of your choice."));
    }
    return submitting(session, Order::hacienda());
}

Intent dropFaceDown(const GameSession& session, const Place& place)
{
    if (!isOnIsland(place.kind) || !isSpace(place.space)) {
        //: Why a piece cannot be put there, in the prompt line while it hovers.
        return refused(Placing::tr("Put the tile on an empty space on your island."));
    }
    Intent intent = drawFaceDown(session);
    if (intent.kind == Intent::Kind::Submit && seatToMove(session).tileAt(place.space)) {
        return refused(session, {RefusalCode::IslandSpaceTaken, static_cast<std::int16_t>(place.space), 0});
    }
    return intent;
}

std::optional<ColonistPlace> colonistPlaceAt(const Seat& seat, const Place& place)
{
    if (place.kind == PlaceKind::SanJuan) {
        return ColonistPlace{};
    }
    if (!isSpace(place.space)) {
        return std::nullopt;
    }
    if (isOnIsland(place.kind) && seat.tileAt(place.space)) {
        return ColonistPlace{ColonistPlace::Kind::Island, place.space};
    }
    if (const auto building = seat.buildingAt(place.space); building && isInCity(place.kind)) {
        return ColonistPlace{ColonistPlace::Kind::Building, seat.firstSpaceOf(*building)};
    }
    return std::nullopt;
}

int colonistsAt(const Seat& seat, ColonistPlace place)
{
    switch (place.kind) {
    case ColonistPlace::Kind::SanJuan:
        return seat.sanJuan;
    case ColonistPlace::Kind::Island:
        return seat.manned.contains(place.space) ? 1 : 0;
    case ColonistPlace::Kind::Building:
        return seat.colonistsOn(*seat.buildingAt(place.space));
    }
    return 0;
}

Intent dropColonist(const GameSession& session, ColonistPlace from, const Place& place)
{
    if (!session.placement().isOpen()) {
        //: Why a piece cannot be put there, in the prompt line while it hovers.
        return refused(Placing::tr("Colonists can be moved only in the mayor phase, on your turn."));
    }
    const Seat& seat = session.position().seat(session.position().turn);
    const auto target = colonistPlaceAt(seat, place);
    if (!target) {
        //: Why a piece cannot be put there, in the prompt line while it hovers.
        return refused(Placing::tr("Put the colonist in an empty circle on your board, or in San Juan."));
    }
    const bool isCircle = place.kind == PlaceKind::IslandCircle || place.kind == PlaceKind::CityCircle;
    if (*target == from) {
        //: Why a piece cannot be put there, in the prompt line while it hovers.
        return refused(Placing::tr("The colonist is there already."));
    }
    if (isCircle && place.circle < colonistsAt(seat, *target)) {
        //: Why a colonist cannot be put there.
        return refused(Placing::tr("This circle is occupied."));
    }
    if (!session.placement().canMove(from, *target)) {
        //: Why a piece cannot be put there, in the prompt line while it hovers.
        return refused(Placing::tr("Every circle here is occupied."));
    }
    Intent intent;
    intent.kind = Intent::Kind::MoveColonist;
    intent.colonistFrom = from;
    intent.colonistTo = *target;
    return intent;
}

Intent dropBarrel(const GameSession& session, Good good, const Place& place)
{
    switch (place.kind) {
    case PlaceKind::CargoShip:
        return submitting(session, Order::load(good, place.space));
    case PlaceKind::WharfShip:
        return submitting(session, Order::loadWharf(good));
    case PlaceKind::TradingHouse:
        return submitting(session, Order::sell(good));
    default:
        break;
    }
    if (session.gamePosition().decision == Decision::Store) {
        //: Why a piece cannot be put there, in the prompt line while it hovers.
        return refused(Placing::tr("Click the barrels to keep on the wind rose; they cannot be dragged."));
    }
    //: Why a piece cannot be put there, in the prompt line while it hovers.
    return refused(Placing::tr("Barrels go onto a ship in the captain phase, or into the trading house in the trader "
                               "phase."));
}

Intent dropSupplyBarrel(const GameSession& session, Good good, const Place& place)
{
    if (place.kind != PlaceKind::WindRose) {
        //: Why a piece cannot be put there, in the prompt line while it hovers.
        return refused(Placing::tr("Put the craftsman's extra barrel on your wind rose."));
    }
    return submitting(session, Order::bonus(good));
}

} // namespace windrose::drops
