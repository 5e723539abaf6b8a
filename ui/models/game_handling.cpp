// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_handling.h"

#include "placing.h"
#include "placing_drops.h"
#include "texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace windrose
{

using namespace drops;

namespace
{

/// Why no piece can be moved at all, or an empty sentence.
QString generalRefusal(const GameSession& session)
{
    if (!session.isLive()) {
        //: Why a move by hand is not possible, in the prompt line.
        return Placing::tr("You are looking at another moment of the game. Return to the game to continue playing.");
    }
    if (session.gamePosition().isFinished()) {
        return texts::refusal(session.gamePosition(), {RefusalCode::GameFinished, 0, 0}, session);
    }
    if (session.isComputersTurn()) {
        //: Why a piece cannot be taken, in the line of the prompt; %1 is the name of a player.
        return Placing::tr("%1 is a computer player. To play this seat yourself, take it over in the Seats menu.")
            .arg(session.seatName(session.gamePosition().turn));
    }
    return {};
}

/// Whether the person at the table can give an order; `generalRefusal` says why not.
bool isAsked(const GameSession& session)
{
    return session.isLive() && !session.gamePosition().isFinished() && !session.isComputersTurn();
}

bool canTakeCard(const Position& position, int card)
{
    return card < position.roleCards() && position.takenBy[static_cast<std::size_t>(card)] == kNobody &&
           !check(position, Order::chooseRole(roleOfCard(card)));
}

bool canMoveBarrel(const Position& position, Good good)
{
    if (position.decision != Decision::Load) {
        return !check(position, Order::sell(good));
    }
    for (int ship = 0; ship < position.shipCount(); ++ship) {
        if (!check(position, Order::load(good, ship))) {
            return true;
        }
    }
    return !check(position, Order::loadWharf(good));
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

/// Why a barrel or a colonist cannot be placed anywhere.
Intent nowhere(const GameSession& session, const Piece& piece)
{
    if (piece.kind == PieceKind::Colonist) {
        return session.placement().isOpen() && !hasSource(session, piece)
                   ? refused(
                         //: Why a move by hand is not possible, in the prompt line.
                         Placing::tr("There is no colonist there."))
               : session.placement().isOpen() ? refused(
                                                    //: Why a move by hand is not possible, in the prompt line.
                                                    Placing::tr("Every circle on your board is occupied."))
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

} // namespace

/// All different intents of dropping the piece anywhere on the table.
std::vector<Intent> GameHandling::possibleIntents(const Piece& piece) const
{
    std::vector<Intent> intents;
    for (const Place& place : placesOnTable(m_session)) {
        const Intent intent = intentFor(piece, place, ExtraColonist::Accepted);
        const bool isNew = std::none_of(intents.begin(), intents.end(), [&intent](const Intent& other) {
            return other.order == intent.order && other.colonistTo == intent.colonistTo;
        });
        if (intent.kind != Intent::Kind::Refused && isNew) {
            intents.push_back(intent);
        }
    }
    return intents;
}

Intent GameHandling::onlyIntent(const Piece& piece) const
{
    const std::vector<Intent> intents = possibleIntents(piece);
    if (intents.size() == 1) {
        return intents.front();
    }
    if (intents.empty()) {
        return nowhere(m_session, piece);
    }
    //: Said in the prompt line when there are several places.
    return refused(piece.kind == PieceKind::Colonist
                       ? Placing::tr("Choose where the colonist goes.")
                       : /*: Said in the prompt line when there are several places. */ Placing::tr(
                             "Choose the ship for the barrel."));
}

bool GameHandling::offers(const Piece& piece) const
{
    switch (piece.from.kind) {
    case SetupSpot::Kind::None:
    case SetupSpot::Kind::FaceUp:
        return true;
    case SetupSpot::Kind::Box:
        return piece.kind != PieceKind::Colonist; // they come by ship
    case SetupSpot::Kind::WindRose:
    case SetupSpot::Kind::SanJuan:
        return piece.from.seat == m_session.shownPosition().turn;
    case SetupSpot::Kind::Island:
    case SetupSpot::Kind::City:
        return piece.kind == PieceKind::Colonist && piece.from.seat == m_session.shownPosition().turn;
    case SetupSpot::Kind::Board:
    case SetupSpot::Kind::CargoShip:
    case SetupSpot::Kind::TradingHouse:
    case SetupSpot::Kind::ColonistShip:
    case SetupSpot::Kind::RoleCard:
        break;
    }
    return false;
}

bool GameHandling::takes(const Place& place) const
{
    switch (place.kind) {
    case PlaceKind::FaceUp:
    case PlaceKind::ColonistShip:
    case PlaceKind::RoleCard:
    case PlaceKind::Box:
    case PlaceKind::Elsewhere:
        return false;
    default:
        return true;
    }
}

/// Whether the rules allow an order with the piece. Every piece on the table is asked about after every order, so this
/// makes no sentences.
bool GameHandling::hasOrder(const Piece& piece) const
{
    const Position& position = m_session.gamePosition();
    switch (piece.kind) {
    case PieceKind::RoleCard:
        return canTakeCard(position, piece.value);
    case PieceKind::BuildingTile:
        return !check(position, Order::build(static_cast<Building>(piece.value)));
    case PieceKind::Plantation:
        return !check(position, Order::take(plantationOf(static_cast<Good>(piece.value))));
    case PieceKind::QuarryTile:
        return !check(position, Order::take(Tile::Quarry));
    case PieceKind::FaceDownTile:
        return !check(position, Order::hacienda());
    case PieceKind::Colonist:
        return m_session.placement().isOpen() && !possibleIntents(piece).empty();
    case PieceKind::Barrel:
        return canMoveBarrel(position, static_cast<Good>(piece.value));
    case PieceKind::SupplyBarrel:
        return !check(position, Order::bonus(static_cast<Good>(piece.value)));
    case PieceKind::Doubloon:
    case PieceKind::VictoryPoint:
    case PieceKind::Governor:
        break;
    }
    return false;
}

bool GameHandling::canPickUp(const Piece& piece, QString* whyNot) const
{
    if (isAsked(m_session) && hasOrder(piece)) {
        return true;
    }
    if (whyNot != nullptr) {
        *whyNot = intentForClick(piece, ExtraColonist::Accepted).reason;
    }
    return false;
}

Intent GameHandling::intentFor(const Piece& piece, const Place& place, ExtraColonist colonist) const
{
    if (const QString reason = generalRefusal(m_session); !reason.isEmpty()) {
        return refused(reason);
    }
    if (isOnBoard(place.kind) && place.seat != m_session.gamePosition().turn) {
        return refused(notYourBoard(m_session));
    }
    if (!hasSource(m_session, piece)) {
        //: Why a move by hand is not possible, in the prompt line.
        return refused(Placing::tr("There is no colonist there."));
    }
    switch (piece.kind) {
    case PieceKind::RoleCard:
        return dropCard(m_session, piece.value, place, colonist);
    case PieceKind::BuildingTile:
        return dropBuilding(m_session, static_cast<Building>(piece.value), place, colonist);
    case PieceKind::Plantation:
        return dropTile(m_session, plantationOf(static_cast<Good>(piece.value)), place, colonist);
    case PieceKind::QuarryTile:
        return dropTile(m_session, Tile::Quarry, place, colonist);
    case PieceKind::FaceDownTile:
        return dropFaceDown(m_session, place);
    case PieceKind::Colonist:
        return dropColonist(m_session, piece.colonistFrom, place);
    case PieceKind::Barrel:
        return dropBarrel(m_session, static_cast<Good>(piece.value), place);
    case PieceKind::SupplyBarrel:
        return dropSupplyBarrel(m_session, static_cast<Good>(piece.value), place);
    case PieceKind::Doubloon:
    case PieceKind::VictoryPoint:
    case PieceKind::Governor:
        break;
    }
    return {};
}

Intent GameHandling::intentForClick(const Piece& piece, ExtraColonist colonist) const
{
    if (const QString reason = generalRefusal(m_session); !reason.isEmpty()) {
        return refused(reason);
    }
    switch (piece.kind) {
    case PieceKind::RoleCard:
        return chooseCard(m_session, piece.value, colonist);
    case PieceKind::BuildingTile:
        return submitting(m_session, Order::build(static_cast<Building>(piece.value)), colonist);
    case PieceKind::Plantation:
        return submitting(m_session, Order::take(plantationOf(static_cast<Good>(piece.value))), colonist);
    case PieceKind::QuarryTile:
        return submitting(m_session, Order::take(Tile::Quarry), colonist);
    case PieceKind::FaceDownTile:
        return drawFaceDown(m_session);
    case PieceKind::Colonist:
    case PieceKind::Barrel:
        return onlyIntent(piece);
    case PieceKind::SupplyBarrel:
        return submitting(m_session, Order::bonus(static_cast<Good>(piece.value)));
    case PieceKind::Doubloon:
    case PieceKind::VictoryPoint:
    case PieceKind::Governor:
        break;
    }
    return {};
}

Intent GameHandling::intentForCount(const SetupPiece&, const Place&, int) const
{
    return {};
}

QList<int> GameHandling::spacesFilledBy(const Intent& intent) const
{
    return intent.kind == Intent::Kind::Submit ? windrose::spacesFilledBy(m_session.gamePosition(), intent.order)
                                               : QList<int>();
}

Refusal GameHandling::carryOut(const Intent& intent) const
{
    switch (intent.kind) {
    case Intent::Kind::Submit:
        return m_session.submit(intent.order).refusal;
    case Intent::Kind::MoveColonist:
        if (!m_session.placement().move(intent.colonistFrom, intent.colonistTo)) {
            return {RefusalCode::OtherDecision, static_cast<std::int16_t>(m_session.gamePosition().decision), 0};
        }
        return {};
    case Intent::Kind::SetUp:
    case Intent::Kind::Refused:
        break;
    }
    return intent.refusal;
}

} // namespace windrose
