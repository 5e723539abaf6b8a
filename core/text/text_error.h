// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/refusal.h"

#include <cstdint>
#include <string>

namespace windrose
{

/// What is wrong with a text. Each code has its sentence in `text_error_sentences.cpp`. The comment beside each code
/// lists the fields of `TextError` that it uses besides the place.
enum class TextErrorCode : std::uint8_t {
    None, ///< nothing is wrong

    // Orders
    MissingWord,    ///< the order ends too early; expected = the words that could follow
    UnknownWord,    ///< found; expected = the words possible here
    AmbiguousWord,  ///< found; expected = the words it could mean
    ShortenedWord,  ///< found = a word that only a person may shorten; expected = the full one
    UnexpectedWord, ///< found; expected = the words that are valid here, or empty when the order should end
    DoubledWord,    ///< found = the repeated word
    BadSpace,       ///< found; expected = the form of a space
    BadCircle,      ///< found; expected = the form of colonists and their places
    BadCapacity,    ///< found; expected = the capacities of the ships
    NotInRecords,   ///< found = `default`; a record contains the order that was played
    IllegalOrder,   ///< found = the order, number = the seat, refusal = the rule it breaks

    // Any text
    Empty,   ///< only blanks and comments; expected = what was required
    TooLong, ///< limit = maximum size in bytes
    NotUtf8, ///< invalid UTF-8 at this place

    // JSON
    JsonSyntax,       ///< found; expected
    JsonTooDeep,      ///< limit = maximum depth
    JsonTooMuch,      ///< limit = maximum number of items in a list or object
    JsonDoubledKey,   ///< found = the key
    JsonUnknownKey,   ///< found = the key; expected = the known keys
    JsonMissingKey,   ///< expected = the key
    JsonWrongType,    ///< found, expected = types of values
    JsonNotPlain,     ///< found = a number that is not a plain integer
    JsonOutOfRange,   ///< found; number, limit = minimum and maximum
    JsonUnknownName,  ///< found; expected = the valid names
    JsonTooManyItems, ///< number = actual count; limit = maximum
    WrongFormat,      ///< found; expected = the required format
    NewerVersion,     ///< found = the unknown version; expected = the supported version

    // The box; number = the first one too many, limit = how many the box holds
    TooManyBarrels,    ///< found = good
    TooManyTiles,      ///< found = tile
    TooManyBuildings,  ///< found = building
    TooManyColonists,  ///<
    TooManyCards,      ///< found = role
    TooFewBarrels,     ///< found = good, number = the first one missing, limit = count in the box
    TooFewTiles,       ///< found = tile, else the same
    TooFewBuildings,   ///< found = building, else the same
    TooFewColonists,   ///< the same
    VictoryPointsLeft, ///< number = given, limit = left in the box
    RoleNotInBox,      ///< found = role, number = players
    NoSuchCapacity,    ///< number = capacity; expected = capacities of this game
    DoubledShip,       ///< number = capacity
    SeatCount,         ///< number = seats given, limit = players

    // Consistency
    SpaceOverlap,      ///< number = space that is filled twice
    SpaceCount,        ///< found = building, number = spaces given, limit = spaces it fills
    SpacesApart,       ///< found = building whose two spaces are not adjacent
    OwnedTwice,        ///< found = building
    TooManyOnCircles,  ///< found = building or tile, number = colonists, limit = circles
    ShipOverloaded,    ///< number = barrels, limit = capacity
    GoodWithoutBarrel, ///< found = good
    BarrelWithoutGood, ///< number = barrels
    GoodOnTwoShips,    ///< found = good
    TakenOutOfTurn,    ///< number = seat with too many cards, limit = cards it can have
    NoCardLeft,        ///< a role must be chosen, but every seat has taken all its cards
    RoleNotTaken,      ///< found = role of the phase, number = chooser, who must have taken it
    Disagrees,         ///< found = given value; expected = value that follows from the rest
    NothingToDecide,   ///< found = the decision, number = the seat, which has no choice
    PhaseStateMissing, ///< found = the phase
    TriggerMissing,    ///< found = end trigger that must have fired
    TriggerUnfounded,  ///< found = end trigger whose condition is not met; expected = the condition
    BadName,           ///< found = a seat's name
    BadRandomState,    ///< found

    // Records
    TagExpected,    ///< found; expected = the required tag
    TagSyntax,      ///< found; expected
    UnknownTag,     ///< found; expected = the known tags
    DoubledTag,     ///< found
    MissingTag,     ///< expected = the tag
    TagAfterOrders, ///< found
    TagValue,       ///< found; expected
    ChecksumWrong,  ///< number = good orders before it, -1 if the start is damaged; limit = all orders, or -1
    RecordCutOff,   ///< the same

    // Texts for chats
    ChatCutOff,  ///< number = letters found, limit = letters of the whole text
    ChatDamaged, ///< the letters do not match their checksum, or hold no record
};

/// An error in an order, position or record: a code, its place and details.
struct TextError {
    TextErrorCode code{};
    int line = 0;         ///< from 1; 0 when the place is not given by line
    int column = 0;       ///< from 1, in characters (UTF-8 code points)
    std::string pointer;  ///< JSON pointer of the value; empty for the whole text, and for text that is not JSON
    std::string found;    ///< the text that was found
    std::string expected; ///< the valid words, or the limit
    int number = 0;       ///< see the code
    int limit = 0;        ///< see the code
    Refusal refusal{};    ///< for `IllegalOrder`: the rule it breaks
};

} // namespace windrose
