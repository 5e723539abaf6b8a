// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "placing.h"

#include <QMetaType>

namespace windrose
{

/// What a kind of goods lacks for one more barrel; nothing where all its plantations and production buildings work.
enum class Lack { Nothing, Supply, Tile, Building, Colonist };

/// Data roles in addition to Qt's own (`Qt::DisplayRole` and `Qt::AccessibleTextRole` = the accessible name and state,
/// `Qt::ToolTipRole` = rich text tooltip, `Qt::AccessibleDescriptionRole` = the tooltip as plain text).
enum TableRole {
    PieceRole = Qt::UserRole + 1, ///< int: role card, `Building`, `Tile`, or `Good` index; -1 when empty
    ArtRole,                      ///< QString: name of the drawing in ":/drawings/", e.g. "building_office"
    CountRole,                    ///< int: copies left, barrels, colonists, doubloons on a card
    CapacityRole,                 ///< int: circles, ship spaces, copies in play
    OccupiedRole,                 ///< int: colonists on it
    CostRole,                     ///< int: printed cost
    PriceRole,                    ///< int: the current price for the reader (without a reader, for the seat to move)
    AffordableRole,               ///< bool: the same player could build it now (money, space, not owned, copies)
    OwnedRole,                    ///< bool: the same player owns it
    SoldOutRole,                  ///< bool
    TakenByRole,                  ///< int: seat or -1
    LegalNowRole,                 ///< bool: picking it up now could lead to an order
    PlaceRole,                    ///< QVariant of `Place`
    SpaceRole,                    ///< int: space number
    SecondSpaceRole,              ///< int: the other space of a large building, else -1
    IsSecondHalfRole,             ///< bool: this city space is covered by a large building whose first space is another
    EventRole,                    ///< log: int, the number of the order the line belongs to
    RoundRole,                    ///< log: int
    SeatRole,                     ///< int: the seat that a log line or row refers to, or -1
    HighlightRole,                ///< log: QVariantList of the `Place`s that the line refers to
    LimitRole,                    ///< supply: int, column 1 to 4
    VisibleRole,            ///< bool: false when there is nothing to draw (a card not in this game, a wharf not owned)
    GovernorRole,           ///< board: bool, it has the governor's marker
    TurnRole,               ///< board: bool, the seat to move
    DoubloonsRole,          ///< board, wind rose: int
    PointsRole,             ///< board: int, victory point chips; -1 while they are hidden
    FillableRole,           ///< circle: bool, it is empty while a colonist of its owner is in San Juan
    CardsRole,              ///< board: QVariantList of int, role cards taken in this round, in the order of the cards
    DoubloonsWhenTakenRole, ///< board: QVariantList of int, the doubloons on each of those cards when it was taken
    CopiesRole,             ///< supply: int, copies in play
    PlayerTypeRole,         ///< board: QString, the computer player's level or name; empty for a person
    HeaderRole,             ///< log: bool, the line is the header of a round
    NameRole,               ///< QString: the name only, as it is drawn
    AskedRole,              ///< supply: bool, the player whose prices are shown must choose a building now
    LongestRole,            ///< ships: int, spaces of the largest ship
    SailedRole,             ///< wharf: bool, it has been used in this phase
    BringsNothingRole,      ///< role cards: bool, the seat to move would gain nothing from the role itself
    TakerRole,              ///< role cards: QString, name of the player who took the card, or empty
    YieldRole,              ///< barrels: int, what the board would produce of the kind now, if it produced first
    LackRole,               ///< barrels: int, `Lack`
    BonusRole,              ///< city: int, what a large building in use adds to the score now; -1 if it is not shown
    NearnessRole,           ///< round: qreal, 0 at the start of the game, 1 when it makes the round the last one
};

} // namespace windrose

Q_DECLARE_METATYPE(windrose::Place)
