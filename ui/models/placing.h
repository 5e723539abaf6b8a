// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"
#include "ui/session/setup_draft.h"

#include <QList>

#include <optional>

namespace windrose
{

/// The kinds of pieces that can be picked up.
enum class PieceKind {
    RoleCard,     ///< value = card 0 to 7
    BuildingTile, ///< value = `Building`; from the supply
    Plantation,   ///< value = `Good`; from the face-up row
    QuarryTile,   ///< from the quarry stack
    FaceDownTile, ///< from the face-down stacks (the hacienda's draw)
    Colonist,     ///< from `colonistFrom`, on the board of the seat to move
    Barrel,       ///< value = `Good`; from the seat's wind rose
    SupplyBarrel, ///< value = `Good`; from the goods supply (the craftsman's bonus)
    Doubloon,     ///< this and the next two only while a position is set up
    VictoryPoint, ///<
    Governor,     ///< the governor's marker
};

/// A piece that is picked up, and its origin.
struct Piece {
    PieceKind kind = PieceKind::RoleCard;
    int value = 0;
    ColonistPlace colonistFrom;
    SetupSpot from{}; ///< while a position is set up: its origin

    friend bool operator==(const Piece&, const Piece&) = default;
};

/// Places where a piece can be dropped.
enum class PlaceKind {
    Board,        ///< a seat's whole board (role cards)
    IslandSpace,  ///< space
    CitySpace,    ///< space
    IslandCircle, ///< space
    CityCircle,   ///< space
    SanJuan,      ///<
    WindRose,     ///< of a seat
    CargoShip,    ///< space = ship
    WharfShip,    ///< the private ship of a seat
    TradingHouse, ///<
    FaceUp,       ///< set-up: space = place in the row
    ColonistShip, ///< set-up
    RoleCard,     ///< set-up: space = card
    Box,          ///< set-up: the supply of `SetupPiece` kind = space and value = circle; -1 for any
    Elsewhere,    ///< any place that takes no pieces
};

/// A place on the table or on a seat's board.
struct Place {
    PlaceKind kind = PlaceKind::Elsewhere;
    int seat = -1;
    int space = 0;  ///< island or city space, or ship
    int circle = 0; ///< circles: the number of the circle on the tile or building, from 0

    friend bool operator==(const Place&, const Place&) = default;
};

/// The meaning of dropping a piece at a place now: an order, a move in the mayor's draft, or the reason for a refusal.
struct Intent {
    enum class Kind { Refused, Submit, MoveColonist, SetUp };
    Kind kind = Kind::Refused;
    Order order{};              ///< for Submit
    ColonistPlace colonistFrom; ///< for MoveColonist
    ColonistPlace colonistTo;   ///< for MoveColonist
    SetupMove setUp;            ///< for SetUp
    Refusal refusal;            ///< for Refused by a rule
    QString reason;             ///< for Refused: a sentence for the user
};

/// Whether the piece can be picked up now, because at least one place would take it. If not, `whyNot` gets a sentence.
bool canPickUp(const GameSession& session, const Piece& piece, QString* whyNot = nullptr);

/// The meaning of a drop according to the core; changes nothing. `Declined` declines the colonist that a role card,
/// tile or building would bring; it has no effect if none would come.
Intent intentFor(const GameSession& session, const Piece& piece, const Place& place,
                 ExtraColonist colonist = ExtraColonist::Wanted);

/// The meaning of a double click on a piece, or of a click without a target: role cards go to the player's board, tiles
/// and buildings to the first space that fits, barrels and colonists to the only place that takes them. Refused if
/// there is more than one possible target.
Intent intentForClick(const GameSession& session, const Piece& piece, ExtraColonist colonist = ExtraColonist::Wanted);

/// Whether carrying out the intent brings a colonist that could be declined.
bool bringsColonist(const GameSession& session, const Intent& intent);

/// The island or city spaces of the seat to move that an intent would fill, ascending; for the preview while hovering.
QList<int> spacesFilledBy(const GameSession& session, const Intent& intent);

/// "It is not your board: Ana is to move."
QString notYourBoard(const GameSession& session);

/// Every place on the table and on the board of the seat to move, in a fixed order.
QList<Place> placesOnTable(const GameSession& session);

/// Carries out an intent and returns the session's refusal, if any. A refused intent changes nothing and returns its
/// own refusal, which is empty if only a sentence gives the reason.
Refusal carryOut(GameSession& session, const Intent& intent);

} // namespace windrose
