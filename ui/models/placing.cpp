// SPDX-License-Identifier: GPL-3.0-or-later
#include "placing.h"

#include <QCoreApplication>

namespace windrose
{

bool canPickUp(const Tabletop& table, const Piece& piece, QString* whyNot)
{
    return table.handling().canPickUp(piece, whyNot);
}

Intent intentFor(const Tabletop& table, const Piece& piece, const Place& place, ExtraColonist colonist)
{
    return table.handling().intentFor(piece, place, colonist);
}

Intent intentForClick(const Tabletop& table, const Piece& piece, ExtraColonist colonist)
{
    return table.handling().intentForClick(piece, colonist);
}

QList<int> spacesFilledBy(const Tabletop& table, const Intent& intent)
{
    return table.handling().spacesFilledBy(intent);
}

Refusal carryOut(const Tabletop& table, const Intent& intent)
{
    return table.handling().carryOut(intent);
}

bool bringsColonist(const GameSession& session, const Intent& intent)
{
    const bool isSuchAnOrder = intent.order.kind == OrderKind::Take || intent.order.kind == OrderKind::Build ||
                               (intent.order.kind == OrderKind::ChooseRole && intent.order.role() == Role::Mayor);
    if (intent.kind != Intent::Kind::Submit || !isSuchAnOrder || intent.order.declinesColonist()) {
        return false;
    }
    Order declined = intent.order;
    declined.mask = static_cast<std::uint16_t>(ExtraColonist::Declined);
    return !check(session.gamePosition(), declined);
}

QList<int> spacesFilledBy(const Position& position, Order order)
{
    if (check(position, order)) {
        return {};
    }
    Position after = position;
    const int number = after.turn;
    const Seat before = after.seat(number);
    apply(after, order);
    const Seat& seat = after.seat(number);
    QList<int> spaces;
    for (int space = 0; space < kSpaces; ++space) {
        const auto building = seat.buildingAt(space);
        const bool isNewTile = (seat.filledIsland() & ~before.filledIsland() & (1U << space)) != 0;
        if (isNewTile || (building && !before.owns(*building))) {
            spaces.append(space);
        }
    }
    return spaces;
}

QList<Place> placesOnTable(const GameSession& session)
{
    const Position& position = session.position();
    const int seat = position.turn;
    QList<Place> places{{PlaceKind::Board, seat, 0, 0}};
    for (int space = 0; space < kSpaces; ++space) {
        places.append({PlaceKind::IslandSpace, seat, space, 0});
        places.append({PlaceKind::IslandCircle, seat, space, 0});
        places.append({PlaceKind::CitySpace, seat, space, 0});
        const auto building = position.seat(seat).buildingAt(space);
        const bool isFirst = building && position.seat(seat).firstSpaceOf(*building) == space;
        for (int circle = 0; isFirst && circle < facts(*building).circles; ++circle) {
            places.append({PlaceKind::CityCircle, seat, space, circle});
        }
    }
    places.append({PlaceKind::SanJuan, seat, 0, 0});
    places.append({PlaceKind::WindRose, seat, 0, 0});
    for (int ship = 0; ship < position.shipCount(); ++ship) {
        places.append({PlaceKind::CargoShip, -1, ship, 0});
    }
    places.append({PlaceKind::WharfShip, seat, 0, 0});
    places.append({PlaceKind::TradingHouse, -1, 0, 0});
    return places;
}

QString notYourBoard(const GameSession& session)
{
    //: Why a piece cannot be taken, in the line of the prompt; %1 is the name of a player.
    return Placing::tr("This is not your board: it is %1's turn.").arg(session.seatName(session.gamePosition().turn));
}

} // namespace windrose
