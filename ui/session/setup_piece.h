// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace windrose
{

/// One thing a hand moves while a position is set up.
struct SetupPiece {
    enum class Kind {
        Building, ///< value = `Building`
        Tile,     ///< value = `Tile`
        Barrel,   ///< value = `Good`
        Colonist, ///<
        Doubloon, ///< there is always one more
        Point,    ///< a victory point
        RoleCard, ///< value = card 0 to 7
        Governor, ///< the governor's mark
    };
    Kind kind = Kind::Building;
    int value = 0;

    friend bool operator==(const SetupPiece&, const SetupPiece&) = default;
};

/// Where a piece lies or is to lie.
struct SetupSpot {
    enum class Kind {
        None,         ///< no place at all
        Box,          ///< the supply; for role cards the row on the table
        Board,        ///< seat: doubloons, victory points, role cards, the governor's mark
        WindRose,     ///< seat: barrels
        SanJuan,      ///< seat: colonists
        Island,       ///< seat, number = space: a tile, or the colonist on it
        City,         ///< seat, number = a space of the building: it, or a colonist on it
        FaceUp,       ///< number = place in the row
        CargoShip,    ///< number = ship
        TradingHouse, ///< number = space, or -1 for the next empty one
        ColonistShip, ///<
        RoleCard,     ///< number = card: the doubloons on it
    };
    Kind kind = Kind::None;
    int seat = -1;
    int number = 0;
    int second = -1; ///< City: the other space of a large building, or -1 for an empty one beside

    friend bool operator==(const SetupSpot&, const SetupSpot&) = default;
};

/// A piece, where it is taken up and where it is put down.
struct SetupMove {
    SetupPiece piece;
    SetupSpot from;
    SetupSpot to;

    friend bool operator==(const SetupMove&, const SetupMove&) = default;
};

} // namespace windrose
