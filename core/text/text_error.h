// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/refusal.h"

#include <cstdint>
#include <string>

namespace windrose
{

/// What is wrong with a text that was read: each code has its sentence in `messages.cpp` (and, for the window, in the
/// texts of the user interface). Beside each: which fields of `TextError` it uses besides the place.
enum class TextErrorCode : std::uint8_t {
    None, ///< nothing is wrong

    // Orders
    MissingWord,    ///< the order ends too early; expected = what could follow
    UnknownWord,    ///< found; expected = the words possible here
    AmbiguousWord,  ///< found; expected = the words it could mean
    ShortenedWord,  ///< found = a word that only a person may shorten; expected = the full one
    UnexpectedWord, ///< found; expected = what could stand here, or empty when nothing can
    DoubledWord,    ///< found = what was said twice
    BadSpace,       ///< found; expected = how a space is written here
    BadCircle,      ///< found; expected = how colonists and their places are written here
    BadCapacity,    ///< found; expected = the ships there are
    NotInRecords,   ///< found = `default`: a record holds the order it stood for
    IllegalOrder,   ///< found = the order, number = the seat, refusal = the rule it breaks

    // Any text
    Empty,   ///< nothing but blanks and comments; expected = what was looked for
    TooLong, ///< limit = bytes that are read at most
    NotUtf8, ///< the byte at this place belongs to no UTF-8 character

    // JSON
    JsonSyntax,       ///< found; expected
    JsonTooDeep,      ///< limit = most levels
    JsonTooMuch,      ///< limit = most values or names in one list or object
    JsonDoubledKey,   ///< found = the key
    JsonUnknownKey,   ///< found = the key; expected = the keys that are known here
    JsonMissingKey,   ///< expected = the key
    JsonWrongType,    ///< found, expected = kinds of values
    JsonNotPlain,     ///< found = a number that is not a plain integer
    JsonOutOfRange,   ///< found; number, limit = smallest and largest
    JsonUnknownName,  ///< found; expected = the names possible here
    JsonTooManyItems, ///< number = how many; limit = how many there may be
    WrongFormat,      ///< found; expected = the format that is read here
    NewerVersion,     ///< found = a version this program does not know; expected = the one it knows

    // The box; number = the first one too many, limit = how many the box holds
    TooManyBarrels,    ///< found = good
    TooManyTiles,      ///< found = tile
    TooManyBuildings,  ///< found = building
    TooManyColonists,  ///<
    TooManyCards,      ///< found = role
    TooFewBarrels,     ///< found = good, number = how many stand in the position, limit = in the box
    TooFewTiles,       ///< found = tile, the same
    TooFewBuildings,   ///< found = building, the same
    TooFewColonists,   ///< the same
    VictoryPointsLeft, ///< number = what was given, limit = what the box leaves
    RoleNotInBox,      ///< found = role, number = players
    NoSuchCapacity,    ///< number = capacity; expected = those there are
    DoubledShip,       ///< number = capacity
    SeatCount,         ///< number = seats given, limit = players

    // One thing with another
    SpaceOverlap,      ///< number = space that is filled twice
    SpaceCount,        ///< found = building, number = spaces given, limit = spaces it fills
    SpacesApart,       ///< found = building: its two spaces do not touch
    OwnedTwice,        ///< found = building
    TooManyOnCircles,  ///< found = building or tile, number = colonists, limit = circles
    ShipOverloaded,    ///< number = barrels, limit = capacity
    GoodWithoutBarrel, ///< found = good
    BarrelWithoutGood, ///< number = barrels
    GoodOnTwoShips,    ///< found = good
    TakenOutOfTurn,    ///< number = seat that cannot hold so many cards yet, limit = cards it can hold
    NoCardLeft,        ///< a role should be chosen, but each seat has taken all its cards
    RoleNotTaken,      ///< found = role of the phase, number = chooser that must hold it
    Disagrees,         ///< found = what was given; expected = what follows from the rest
    NothingToDecide,   ///< found = the decision, number = the seat that has no choice in it
    PhaseStateMissing, ///< found = the phase
    TriggerMissing,    ///< found = end trigger that must have fired
    TriggerUnfounded,  ///< found = end trigger whose cause is not there
    BadName,           ///< found = a seat's name
    BadRandomState,    ///< found

    // Records
    TagExpected,    ///< found; expected = the tag that must stand here
    TagSyntax,      ///< found; expected
    UnknownTag,     ///< found; expected = the tags that are known
    DoubledTag,     ///< found
    MissingTag,     ///< expected = the tag
    TagAfterOrders, ///< found
    TagValue,       ///< found; expected
    ChecksumWrong,  ///< number = orders before it, all good, -1 when not even the start is; limit = all orders, or -1
    RecordCutOff,   ///< the same
};

/// A malformed order, position or record: a code, the place and the words or numbers that belong to it.
struct TextError {
    TextErrorCode code{};
    int line = 0;         ///< from 1; 0 when the place is not a line
    int column = 0;       ///< from 1, in characters (UTF-8 code points)
    std::string pointer;  ///< JSON pointer of the value; empty for a text that is no JSON, and for all of it
    std::string found;    ///< what stands there
    std::string expected; ///< words that were possible, or the limit
    int number = 0;       ///< see the code
    int limit = 0;        ///< see the code
    Refusal refusal{};    ///< `IllegalOrder`: the rule it breaks
};

} // namespace windrose
