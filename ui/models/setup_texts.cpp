// SPDX-License-Identifier: GPL-3.0-or-later

// Sentences that say why a piece cannot be moved while a position is set up.

#include "setup_placing.h"
#include "texts.h"

#include <QCoreApplication>

/* TRANSLATOR SetupRefusals  Why a piece cannot be put somewhere while a position is set up. */

namespace windrose::texts
{

namespace
{

/// The translation context of these sentences.
struct SetupRefusals {
    Q_DECLARE_TR_FUNCTIONS(SetupRefusals)
};

bool isPlantation(const SetupPiece& piece)
{
    return piece.kind == SetupPiece::Kind::Tile && static_cast<Tile>(piece.value) != Tile::Quarry;
}

QString noneLeft(const SetupPiece& piece)
{
    switch (piece.kind) {
    case SetupPiece::Kind::Building:
        //: Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships'
        //: capacities.
        return SetupRefusals::tr("The box has no more copies of this building: %1.")
            .arg(buildingName(static_cast<Building>(piece.value)));
    case SetupPiece::Kind::Tile:
        //: Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships'
        //: capacities.
        return SetupRefusals::tr("The box has no more tiles of this kind: %1.")
            .arg(tileName(static_cast<Tile>(piece.value)));
    case SetupPiece::Kind::Barrel:
        //: Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships'
        //: capacities.
        return SetupRefusals::tr("The box has no more barrels of this kind: %1.")
            .arg(goodName(static_cast<Good>(piece.value)));
    case SetupPiece::Kind::Colonist:
        //: Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.
        return SetupRefusals::tr("The box has no more colonists.");
    case SetupPiece::Kind::RoleCard:
        //: Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.
        return SetupRefusals::tr("This role card is already on a board.");
    default:
        //: Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.
        return SetupRefusals::tr("The box has none of these left.");
    }
}

QString wrongPlace(const SetupPiece& piece)
{
    switch (piece.kind) {
    case SetupPiece::Kind::Building:
        //: Where a piece can be put while a position is set up, when it hovers over another place.
        return SetupRefusals::tr("Put the building on an empty space in a city, or back in the box.");
    case SetupPiece::Kind::Tile:
        return isPlantation(piece)
                   ? /*: Where a piece can be put while a position is set up, when it hovers over another place. */
                   SetupRefusals::tr(
                       "Put the plantation on an empty space on an island, in the face-up row, or back in the box.")
                   : /*: Where a piece can be put while a position is set up, when it hovers over another place. */
                   SetupRefusals::tr("Put the quarry on an empty space on an island, or back in the box.");
    case SetupPiece::Kind::Barrel:
        //: Where a piece can be put while a position is set up, when it hovers over another place.
        return SetupRefusals::tr(
            "Put the barrel on a wind rose or a cargo ship, in the trading house, or back in the box.");
    case SetupPiece::Kind::Colonist:
        //: Where a piece can be put while a position is set up, when it hovers over another place.
        return SetupRefusals::tr(
            "Put the colonist in an empty circle, in San Juan, on the colonist ship, or back in the box.");
    case SetupPiece::Kind::Doubloon:
        //: Where a piece can be put while a position is set up, when it hovers over another place.
        return SetupRefusals::tr("Put the doubloon on a board or a role card, or back in the box.");
    case SetupPiece::Kind::Point:
        //: Where a piece can be put while a position is set up, when it hovers over another place.
        return SetupRefusals::tr("Put the victory point on a board, or back in the box.");
    case SetupPiece::Kind::RoleCard:
        //: Where a piece can be put while a position is set up, when it hovers over another place.
        return SetupRefusals::tr("Put the role card on a board, or back in the row of role cards.");
    case SetupPiece::Kind::Governor:
        break;
    }
    //: Where a piece can be put while a position is set up, when it hovers over another place.
    return SetupRefusals::tr("Put the governor marker on another board.");
}

QString shipRefusal(const Position& position, const SetupMove& move, const SetupRefusal& refusal)
{
    switch (refusal.code) {
    case SetupRefusalCode::ShipFull:
        //: Why a piece cannot be put there while a position is set up.
        return SetupRefusals::tr("This ship is full.");
    case SetupRefusalCode::ShipTaken:
        //: Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships'
        //: capacities.
        return SetupRefusals::tr("This ship carries another kind of goods: %1.")
            .arg(goodName(static_cast<Good>(refusal.value)));
    default:
        //: Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships'
        //: capacities.
        return SetupRefusals::tr("Cargo ship %1 carries this kind already, and no two ships carry the same: %2.")
            .arg(position.shipCapacity(refusal.value))
            .arg(goodName(static_cast<Good>(move.piece.value)));
    }
}

QString cardRefusal(const GameSession& session, const SetupRefusal& refusal)
{
    switch (refusal.code) {
    case SetupRefusalCode::CardOutOfTurn:
        //: Why a piece cannot be put there while a position is set up; %1 is the name of a player.
        return SetupRefusals::tr("Role cards are taken in turn, starting with the governor: %1 takes the next one.")
            .arg(session.seatName(refusal.value));
    case SetupRefusalCode::LaterCardTaken:
        //: Why a piece cannot be put there while a position is set up; %1 is the name of a player.
        return SetupRefusals::tr(
                   "Role cards are taken in turn: put back the card of %1 first, because it was taken later.")
            .arg(session.seatName(refusal.value));
    default:
        //: Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.
        return SetupRefusals::tr("At least one player must still have a role to choose this round.");
    }
}

QString boardRefusal(const GameSession& session, const SetupMove& move, const SetupRefusal& refusal)
{
    switch (refusal.code) {
    case SetupRefusalCode::SpaceTaken:
        //: Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.
        return SetupRefusals::tr("This space is already taken.");
    case SetupRefusalCode::NoSpaceBeside:
        //: Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.
        return SetupRefusals::tr("A large building fills two spaces, and no space beside this one is empty.");
    case SetupRefusalCode::SeatOwnsIt:
        //: Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships'
        //: capacities.
        return SetupRefusals::tr("%1 has this building already.").arg(session.seatName(move.to.seat));
    case SetupRefusalCode::NothingToWork:
        //: Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.
        return SetupRefusals::tr("A colonist cannot work here.");
    default:
        //: Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.
        return SetupRefusals::tr("Every circle here is occupied.");
    }
}

} // namespace

QString setupRefusal(const GameSession& session, const SetupMove& move, const SetupRefusal& refusal)
{
    switch (refusal.code) {
    case SetupRefusalCode::None:
        return {};
    case SetupRefusalCode::NoneLeft:
        return noneLeft(move.piece);
    case SetupRefusalCode::NothingThere:
        //: Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.
        return SetupRefusals::tr("There is no such piece here.");
    case SetupRefusalCode::AlreadyThere:
        //: Why a piece cannot be put there while a position is set up.
        return SetupRefusals::tr("It is already there.");
    case SetupRefusalCode::WrongPlace:
        return wrongPlace(move.piece);
    case SetupRefusalCode::SpaceTaken:
    case SetupRefusalCode::NoSpaceBeside:
    case SetupRefusalCode::SeatOwnsIt:
    case SetupRefusalCode::NothingToWork:
    case SetupRefusalCode::CirclesFull:
        return boardRefusal(session, move, refusal);
    case SetupRefusalCode::ShipFull:
    case SetupRefusalCode::ShipTaken:
    case SetupRefusalCode::GoodElsewhere:
        return shipRefusal(session.position(), move, refusal);
    case SetupRefusalCode::HouseFull:
        //: Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.
        return SetupRefusals::tr("The trading house is full.");
    case SetupRefusalCode::RowFull:
        //: Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.
        return SetupRefusals::tr("The row of face-up plantations is full.");
    case SetupRefusalCode::CardOutOfTurn:
    case SetupRefusalCode::LaterCardTaken:
    case SetupRefusalCode::LastCard:
        return cardRefusal(session, refusal);
    case SetupRefusalCode::Most:
        //: Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.
        return SetupRefusals::tr("The number cannot be larger.");
    case SetupRefusalCode::OneGovernor:
        //: Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.
        return SetupRefusals::tr("There must be a governor. Drag the marker to another board.");
    }
    return {};
}

} // namespace windrose::texts
