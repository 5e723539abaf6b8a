// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"
#include "ui/session/setup_draft.h"

#include <QList>

#include <optional>

namespace windrose
{

/// What a hand can carry.
enum class PieceKind {
    RoleCard,     ///< value = card 0 to 7
    BuildingTile, ///< value = `Building`; from the supply
    Plantation,   ///< value = `Good`; from the face-up row
    QuarryTile,   ///< from the quarry stack
    FaceDownTile, ///< from the face-down stacks (the hacienda's draw)
    Colonist,     ///< from `colonistFrom`, on the board of the seat to move
    Barrel,       ///< value = `Good`; from the seat's wind rose
    SupplyBarrel, ///< value = `Good`; from the goods supply (the craftsman's bonus)
    Doubloon,     ///< while a position is set up, as the two below
    VictoryPoint, ///<
    Governor,     ///< the governor's mark
};

/// A piece in the hand and where it comes from.
struct Piece {
    PieceKind kind = PieceKind::RoleCard;
    int value = 0;
    ColonistPlace colonistFrom;
    SetupSpot from{}; ///< while a position is set up: where it lies

    friend bool operator==(const Piece&, const Piece&) = default;
};

/// Places a piece can be let go over.
enum class PlaceKind {
    Board,        ///< a seat's board as a whole (role cards)
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
    Elsewhere,    ///< anything that takes nothing
};

/// One of these places, on the table or on a seat's board.
struct Place {
    PlaceKind kind = PlaceKind::Elsewhere;
    int seat = -1;
    int space = 0;  ///< island or city space, or ship
    int circle = 0; ///< circles: which of the tile's or building's, from 0

    friend bool operator==(const Place&, const Place&) = default;
};

/// What letting a piece go over a place means now: an order, a move in the mayor's draft, or why not.
struct Intent {
    enum class Kind { Refused, Submit, MoveColonist, SetUp };
    Kind kind = Kind::Refused;
    Order order{};              ///< for Submit
    ColonistPlace colonistFrom; ///< for MoveColonist
    ColonistPlace colonistTo;   ///< for MoveColonist
    SetupMove setUp;            ///< for SetUp
    Refusal refusal;            ///< for Refused, when a rule says why
    QString reason;             ///< for Refused: a sentence for people
};

/// True when the piece can be picked up now: at least one place would take it. `whyNot` gets a sentence otherwise.
bool canPickUp(const GameSession& session, const Piece& piece, QString* whyNot = nullptr);

/// What a drop means. Asks the core; changes nothing. With `Declined` the colonist that a role card, tile or building
/// would bring is declined where one would come; elsewhere it means the same as `Wanted`.
Intent intentFor(const GameSession& session, const Piece& piece, const Place& place,
                 ExtraColonist colonist = ExtraColonist::Wanted);

/// What a click on a piece (without a target) or a double click does: role cards go to one's board, tiles and
/// buildings to the first space that fits, barrels and colonists to the only place that takes them. Refused where a
/// target must be named.
Intent intentForClick(const GameSession& session, const Piece& piece, ExtraColonist colonist = ExtraColonist::Wanted);

/// True when carrying out the intent would bring a colonist that could be declined as well.
bool bringsColonist(const GameSession& session, const Intent& intent);

/// The island or city spaces of the seat to move that would be filled, ascending: what a hovering piece previews.
QList<int> spacesFilledBy(const GameSession& session, const Intent& intent);

/// "It is not your board: Ana is to move."
QString notYourBoard(const GameSession& session);

/// Every place on the table and on the board of the seat to move, in a fixed order.
QList<Place> placesOnTable(const GameSession& session);

/// Carries an intent out; returns the refusal if the session refused. A refused intent changes nothing and returns its
/// own refusal, which is empty where no rule but a sentence says why.
Refusal carryOut(GameSession& session, const Intent& intent);

} // namespace windrose
