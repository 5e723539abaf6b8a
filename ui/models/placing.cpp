// SPDX-License-Identifier: GPL-3.0-or-later
#include "placing.h"

#include "placing_drops.h"
#include "setup_placing.h"
#include "texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace windrose
{

using namespace drops;

namespace
{

/// The translation context of reasons why a piece cannot be placed, other than rules.
struct Placing {
    Q_DECLARE_TR_FUNCTIONS(Placing)
};

/// Why no piece can be moved at all, or an empty sentence.
QString generalRefusal(const GameSession& session)
{
    if (!session.isLive()) {
        return Placing::tr("You are looking at another moment of the game. Return to the game to continue playing.");
    }
    if (session.gamePosition().isFinished()) {
        return texts::refusal(session.gamePosition(), {RefusalCode::GameFinished, 0, 0}, session);
    }
    if (session.isComputersTurn()) {
        return Placing::tr("%1 is a computer player. To play this seat yourself, take it over in the Seats menu.")
            .arg(session.seatName(session.gamePosition().turn));
    }
    return {};
}

bool hasSource(const GameSession& session, const Piece& piece)
{
    if (piece.kind != PieceKind::Colonist || piece.colonistFrom.kind == ColonistPlace::Kind::SanJuan) {
        return piece.kind != PieceKind::Colonist || session.position().seat(session.position().turn).sanJuan != 0;
    }
    const Seat& seat = session.position().seat(session.position().turn);
    const bool onIsland = piece.colonistFrom.kind == ColonistPlace::Kind::Island;
    const Place place{onIsland ? PlaceKind::IslandSpace : PlaceKind::CitySpace, -1, piece.colonistFrom.space, 0};
    const auto from = colonistPlaceAt(seat, place);
    return from == piece.colonistFrom && colonistsAt(seat, *from) != 0;
}

/// All different intents of dropping the piece anywhere on the table.
std::vector<Intent> possibleIntents(const GameSession& session, const Piece& piece)
{
    std::vector<Intent> intents;
    for (const Place& place : placesOnTable(session)) {
        const Intent intent = intentFor(session, piece, place);
        const bool isNew = std::none_of(intents.begin(), intents.end(), [&intent](const Intent& other) {
            return other.order == intent.order && other.colonistTo == intent.colonistTo;
        });
        if (intent.kind != Intent::Kind::Refused && isNew) {
            intents.push_back(intent);
        }
    }
    return intents;
}

/// Why a barrel or a colonist cannot be placed anywhere.
Intent nowhere(const GameSession& session, const Piece& piece)
{
    if (piece.kind == PieceKind::Colonist) {
        return session.placement().isOpen() && !hasSource(session, piece)
                   ? refused(Placing::tr("There is no colonist there."))
               : session.placement().isOpen() ? refused(Placing::tr("Every circle on your board is occupied."))
                                              : dropColonist(session, piece.colonistFrom, {});
    }
    const Position& position = session.gamePosition();
    const auto good = static_cast<Good>(piece.value);
    if (position.decision == Decision::Sell) {
        return submitting(session, Order::sell(good));
    }
    if (position.decision != Decision::Load) {
        return dropBarrel(session, good, {});
    }
    for (int ship = 0; ship < position.shipCount(); ++ship) {
        if (position.ships[static_cast<std::size_t>(ship)].good == piece.value) {
            return submitting(session, Order::load(good, ship));
        }
    }
    return submitting(session, Order::load(good, position.shipCount() - 1));
}

Intent onlyIntent(const GameSession& session, const Piece& piece)
{
    const std::vector<Intent> intents = possibleIntents(session, piece);
    if (intents.size() == 1) {
        return intents.front();
    }
    if (intents.empty()) {
        return nowhere(session, piece);
    }
    return refused(piece.kind == PieceKind::Colonist ? Placing::tr("Choose where the colonist goes.")
                                                     : Placing::tr("Choose the ship for the barrel."));
}

} // namespace

bool canPickUp(const GameSession& session, const Piece& piece, QString* whyNot)
{
    if (session.setup() != nullptr) {
        const QString reason = setupPickUpRefusal(session, piece);
        if (whyNot != nullptr) {
            *whyNot = reason;
        }
        return reason.isEmpty();
    }
    const bool isManyWays = piece.kind == PieceKind::Colonist || piece.kind == PieceKind::Barrel;
    if (isManyWays && generalRefusal(session).isEmpty() && !possibleIntents(session, piece).empty()) {
        return true;
    }
    const Intent intent = intentForClick(session, piece);
    if (whyNot != nullptr) {
        *whyNot = intent.reason;
    }
    return intent.kind != Intent::Kind::Refused;
}

Intent intentFor(const GameSession& session, const Piece& piece, const Place& place, ExtraColonist colonist)
{
    if (session.setup() != nullptr) {
        return setupIntent(session, piece, place);
    }
    if (const QString reason = generalRefusal(session); !reason.isEmpty()) {
        return refused(reason);
    }
    if (isOnBoard(place.kind) && place.seat != session.gamePosition().turn) {
        return refused(notYourBoard(session));
    }
    if (!hasSource(session, piece)) {
        return refused(Placing::tr("There is no colonist there."));
    }
    switch (piece.kind) {
    case PieceKind::RoleCard:
        return dropCard(session, piece.value, place, colonist);
    case PieceKind::BuildingTile:
        return dropBuilding(session, static_cast<Building>(piece.value), place, colonist);
    case PieceKind::Plantation:
        return dropTile(session, plantationOf(static_cast<Good>(piece.value)), place, colonist);
    case PieceKind::QuarryTile:
        return dropTile(session, Tile::Quarry, place, colonist);
    case PieceKind::FaceDownTile:
        return dropFaceDown(session, place);
    case PieceKind::Colonist:
        return dropColonist(session, piece.colonistFrom, place);
    case PieceKind::Barrel:
        return dropBarrel(session, static_cast<Good>(piece.value), place);
    case PieceKind::SupplyBarrel:
        return dropSupplyBarrel(session, static_cast<Good>(piece.value), place);
    case PieceKind::Doubloon:
    case PieceKind::VictoryPoint:
    case PieceKind::Governor:
        break;
    }
    return {};
}

Intent intentForClick(const GameSession& session, const Piece& piece, ExtraColonist colonist)
{
    if (session.setup() != nullptr) {
        return setupIntentForClick(session, piece);
    }
    if (const QString reason = generalRefusal(session); !reason.isEmpty()) {
        return refused(reason);
    }
    switch (piece.kind) {
    case PieceKind::RoleCard:
        return chooseCard(session, piece.value, colonist);
    case PieceKind::BuildingTile:
        return submitting(session, Order::build(static_cast<Building>(piece.value)), colonist);
    case PieceKind::Plantation:
        return submitting(session, Order::take(plantationOf(static_cast<Good>(piece.value))), colonist);
    case PieceKind::QuarryTile:
        return submitting(session, Order::take(Tile::Quarry), colonist);
    case PieceKind::FaceDownTile:
        return drawFaceDown(session);
    case PieceKind::Colonist:
    case PieceKind::Barrel:
        return onlyIntent(session, piece);
    case PieceKind::SupplyBarrel:
        return submitting(session, Order::bonus(static_cast<Good>(piece.value)));
    case PieceKind::Doubloon:
    case PieceKind::VictoryPoint:
    case PieceKind::Governor:
        break;
    }
    return {};
}

QString notYourBoard(const GameSession& session)
{
    return Placing::tr("This is not your board: it is %1's turn.").arg(session.seatName(session.gamePosition().turn));
}

Refusal carryOut(GameSession& session, const Intent& intent)
{
    switch (intent.kind) {
    case Intent::Kind::Submit:
        return session.submit(intent.order).refusal;
    case Intent::Kind::MoveColonist:
        if (!session.placement().move(intent.colonistFrom, intent.colonistTo)) {
            return {RefusalCode::OtherDecision, static_cast<std::int16_t>(session.gamePosition().decision), 0};
        }
        return {};
    case Intent::Kind::SetUp:
        static_cast<SetupSession&>(session).move(intent.setUp);
        return {};
    case Intent::Kind::Refused:
        break;
    }
    return intent.refusal;
}

} // namespace windrose
