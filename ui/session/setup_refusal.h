// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace windrose
{

/// Why a piece cannot be moved so.
enum class SetupRefusalCode {
    None,
    NoneLeft,       ///< the box is empty of this piece
    NothingThere,   ///< nothing of the kind lies where it is taken up
    AlreadyThere,   ///< it lies there already
    WrongPlace,     ///< such a piece never lies there
    SpaceTaken,     ///< something lies on the space
    NoSpaceBeside,  ///< a large building, and no empty space beside this one
    SeatOwnsIt,     ///< the seat has this building
    NothingToWork,  ///< a colonist, and neither tile nor building there
    CirclesFull,    ///< every circle there is occupied
    ShipFull,       ///<
    ShipTaken,      ///< `value` = the other good aboard
    GoodElsewhere,  ///< `value` = the ship that carries this good
    HouseFull,      ///< the trading house
    RowFull,        ///< the face-up row
    CardOutOfTurn,  ///< `value` = the seat that takes the next card
    LaterCardTaken, ///< `value` = the seat that took a card later
    LastCard,       ///< nothing would be left to choose in this round
    Most,           ///< no number may be larger
    OneGovernor,    ///< somebody is always governor
};

/// A refusal; true when there is one.
struct SetupRefusal {
    SetupRefusalCode code = SetupRefusalCode::None;
    int value = 0;

    explicit operator bool() const { return code != SetupRefusalCode::None; }
    friend bool operator==(const SetupRefusal&, const SetupRefusal&) = default;
};

} // namespace windrose
