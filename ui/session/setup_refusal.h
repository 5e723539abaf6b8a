// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace windrose
{

/// Why a move of a piece is refused while a position is set up.
enum class SetupRefusalCode {
    None,
    NoneLeft,       ///< the box is empty of this piece
    NothingThere,   ///< there is no such piece at the start of the move
    AlreadyThere,   ///< the piece is already at the target
    WrongPlace,     ///< the target is for other kinds of pieces
    SpaceTaken,     ///< the space is occupied
    NoSpaceBeside,  ///< a large building needs a second empty space beside this one
    SeatOwnsIt,     ///< the seat already owns this building
    NothingToWork,  ///< a colonist needs a tile or a building there
    CirclesFull,    ///< every circle there is occupied
    ShipFull,       ///< the cargo ship has no room left
    ShipTaken,      ///< the ship carries another good; `value` is that good
    GoodElsewhere,  ///< another ship carries this good; `value` is that ship
    HouseFull,      ///< the trading house is full
    RowFull,        ///< the row of face-up plantations is full
    CardOutOfTurn,  ///< another seat takes the next role card; `value` is that seat
    LaterCardTaken, ///< another seat has taken a card since; `value` is that seat
    LastCard,       ///< no role would be left to choose in this round
    Most,           ///< the number is at its maximum
    OneGovernor,    ///< the governor's marker cannot be removed, only moved to another board
};

/// The result of a move; true if it was refused.
struct SetupRefusal {
    SetupRefusalCode code = SetupRefusalCode::None;
    int value = 0;

    explicit operator bool() const { return code != SetupRefusalCode::None; }
    friend bool operator==(const SetupRefusal&, const SetupRefusal&) = default;
};

} // namespace windrose
