// SPDX-License-Identifier: GPL-3.0-or-later
#include "placing.h"

#include "setup_placing.h"
#include "texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace windrose
{

namespace
{

/// The translation context of the sentences that say why a piece cannot go somewhere, where no rule is broken.
struct Placing {
    Q_DECLARE_TR_FUNCTIONS(Placing)
};

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

Intent submitting(const GameSession& session, Order order)
{
    if (const Refusal refusal = check(session.gamePosition(), order)) {
        return refused(session, refusal);
    }
    Intent intent;
    intent.kind = Intent::Kind::Submit;
    intent.order = canonical(session.gamePosition(), order);
    return intent;
}

/// The order that brings its colonist, or the one that declines it where one would come and is not wanted.
Intent submitting(const GameSession& session, Order order, ExtraColonist colonist)
{
    if (colonist == ExtraColonist::Declined) {
        Order declined = order;
        declined.mask = static_cast<std::uint16_t>(ExtraColonist::Declined);
        if (check(session.gamePosition(), declined).code != RefusalCode::NobodyWouldCome) {
            return submitting(session, declined);
        }
    }
    return submitting(session, order);
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
    return submitting(session, order, roleOfCard(card) == Role::Mayor ? colonist : ExtraColonist::Wanted);
}

Intent dropCard(const GameSession& session, int card, const Place& place, ExtraColonist colonist)
{
    if (!isOnBoard(place.kind) || place.kind == PlaceKind::WharfShip) {
        return refused(Placing::tr("Put the role card onto your own board."));
    }
    return chooseCard(session, card, colonist);
}

bool isEmptyCitySpace(const Seat& seat, int space)
{
    return isSpace(space) && !seat.buildingAt(space);
}

/// The lowest empty space beside this one, or -1.
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

Intent dropLargeBuilding(const GameSession& session, Building building, int space, ExtraColonist colonist)
{
    const Seat& seat = seatToMove(session);
    const int other = emptySpaceBeside(seat, space);
    if (other >= 0) {
        const auto [low, high] = std::minmax(space, other);
        return submitting(session, Order::build(building, ExtraColonist::Wanted, low, high), colonist);
    }
    if (hasEmptyPair(seat)) {
        return refused(Placing::tr("A large building fills two spaces, and no space beside this one is empty."));
    }
    return submitting(session, Order::build(building), colonist); // the core shifts other buildings
}

Intent dropBuilding(const GameSession& session, Building building, const Place& place, ExtraColonist colonist)
{
    if (!isInCity(place.kind) || !isSpace(place.space)) {
        return refused(Placing::tr("Put the building onto an empty space of your city."));
    }
    // Whether it can be built at all comes first: that is what a player wants to know.
    if (const Refusal refusal = check(session.gamePosition(), Order::build(building))) {
        return refused(session, refusal);
    }
    if (!isEmptyCitySpace(seatToMove(session), place.space)) {
        return refused(session, {RefusalCode::CitySpaceTaken, static_cast<std::int16_t>(place.space), 0});
    }
    if (isLarge(building)) {
        return dropLargeBuilding(session, building, place.space, colonist);
    }
    return submitting(session, Order::build(building, ExtraColonist::Wanted, place.space), colonist);
}

Intent dropTile(const GameSession& session, Tile tile, const Place& place, ExtraColonist colonist)
{
    if (!isOnIsland(place.kind) || !isSpace(place.space)) {
        return refused(tile == Tile::Quarry ? Placing::tr("Put the quarry onto an empty space of your island.")
                                            : Placing::tr("Put the plantation onto an empty space of your island."));
    }
    if (const Refusal refusal = check(session.gamePosition(), Order::take(tile))) {
        return refused(session, refusal);
    }
    return submitting(session, Order::take(tile, ExtraColonist::Wanted, place.space), colonist);
}

Intent drawFaceDown(const GameSession& session)
{
    if (session.gamePosition().decision == Decision::TakePlantation) {
        return refused(Placing::tr("A face-down tile is drawn only by an occupied hacienda, before the tile of your "
                                   "own choice."));
    }
    return submitting(session, Order::hacienda());
}

Intent dropFaceDown(const GameSession& session, const Place& place)
{
    if (!isOnIsland(place.kind) || !isSpace(place.space)) {
        return refused(Placing::tr("Put the tile onto an empty space of your island."));
    }
    Intent intent = drawFaceDown(session);
    if (intent.kind == Intent::Kind::Submit && seatToMove(session).tileAt(place.space)) {
        return refused(session, {RefusalCode::IslandSpaceTaken, static_cast<std::int16_t>(place.space), 0});
    }
    return intent;
}

/// Where on the board shown a colonist would stand, if there is anything to stand on.
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
        return static_cast<int>(seat.manned >> place.space & 1U);
    case ColonistPlace::Kind::Building:
        return seat.colonistsOn(*seat.buildingAt(place.space));
    }
    return 0;
}

Intent dropColonist(const GameSession& session, ColonistPlace from, const Place& place)
{
    if (!session.isPlacing()) {
        return refused(Placing::tr("Colonists are moved only in the mayor phase, when it is your turn to place them."));
    }
    const Seat& seat = session.position().seat(session.position().turn);
    const auto target = colonistPlaceAt(seat, place);
    if (!target) {
        return refused(Placing::tr("Put the colonist into an empty circle of your board, or into San Juan."));
    }
    const bool isCircle = place.kind == PlaceKind::IslandCircle || place.kind == PlaceKind::CityCircle;
    if (*target == from) {
        return refused(Placing::tr("The colonist is there already."));
    }
    if (isCircle && place.circle < colonistsAt(seat, *target)) {
        return refused(Placing::tr("This circle is occupied."));
    }
    if (!session.canMoveColonist(from, *target)) {
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
        return refused(Placing::tr("Mark which barrels stay on the wind rose; they are not dragged."));
    }
    return refused(Placing::tr("Barrels go onto a ship in the captain phase, or into the trading house in the trader "
                               "phase."));
}

Intent dropSupplyBarrel(const GameSession& session, Good good, const Place& place)
{
    if (place.kind != PlaceKind::WindRose) {
        return refused(Placing::tr("Put the craftsman's extra barrel onto your wind rose."));
    }
    return submitting(session, Order::bonus(good));
}

/// Why nothing at all can be done with a piece now, or an empty sentence.
QString generalRefusal(const GameSession& session)
{
    if (!session.isLive()) {
        return Placing::tr("This is another moment of the game. Return to the game to go on playing.");
    }
    if (session.gamePosition().isFinished()) {
        return texts::refusal(session.gamePosition(), {RefusalCode::GameFinished, 0, 0}, session);
    }
    if (session.isComputersTurn()) {
        return Placing::tr("%1 is to move, a computer player. To move yourself, take the seat over in the Seats menu.")
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

/// Every different thing that letting the piece go somewhere on the table would do now.
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

/// Why a barrel or a colonist finds no place at all.
Intent nowhere(const GameSession& session, const Piece& piece)
{
    if (piece.kind == PieceKind::Colonist) {
        return session.isPlacing() && !hasSource(session, piece) ? refused(Placing::tr("No colonist stands there."))
               : session.isPlacing() ? refused(Placing::tr("Every circle on your board is occupied."))
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
        return refused(Placing::tr("No colonist stands there."));
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
    return Placing::tr("It is not your board: %1 is to move.").arg(session.seatName(session.gamePosition().turn));
}

Refusal carryOut(GameSession& session, const Intent& intent)
{
    switch (intent.kind) {
    case Intent::Kind::Submit:
        return session.submit(intent.order);
    case Intent::Kind::MoveColonist:
        if (!session.moveColonist(intent.colonistFrom, intent.colonistTo)) {
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
