// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages.h"

#include "names.h"
#include "words.h"

#include <algorithm>

namespace windrose
{

namespace
{

std::string text(int number)
{
    return std::to_string(number);
}

/// `1 colonist`, `2 colonists`
std::string counted(int number, std::string_view noun)
{
    return text(number) + " " + std::string(noun) + (number == 1 ? "" : "s");
}

/// An identifier as words: `large market`.
std::string words(std::string_view identifier)
{
    std::string spaced(identifier);
    std::replace(spaced.begin(), spaced.end(), '_', ' ');
    return spaced;
}

template <typename Piece>
std::string name(int piece)
{
    return words(id(static_cast<Piece>(piece)));
}

/// What a decision asks a seat to do.
std::string_view asked(int decision)
{
    static constexpr std::array<std::string_view, kDecisions> kAsked{
        "a role must be chosen",
        "the seat must decide whether its hacienda draws a tile",
        "a plantation or a quarry must be taken",
        "the colonists must be placed",
        "a building must be built",
        "the craftsman's extra barrel must be chosen",
        "a barrel must be sold",
        "barrels must be loaded",
        "the barrels to keep must be chosen",
        "the game is over",
    };
    return kAsked[static_cast<std::size_t>(decision)];
}

std::string tileWord(std::string_view tile)
{
    return tile == id(Tile::Quarry) ? "quarry" : std::string(tile) + " plantation";
}

std::string describeRoleOrTile(const Refusal& refusal)
{
    switch (refusal.code) {
    case RefusalCode::None:
        return "the order is legal";
    case RefusalCode::GameFinished:
        return "the game is finished";
    case RefusalCode::OtherDecision:
        return "this is not the current decision: " + std::string(asked(refusal.first));
    case RefusalCode::MustChoose:
        return "passing is not possible here: " + std::string(asked(refusal.first));
    case RefusalCode::NoDefault:
        return "there is no default when " + std::string(asked(refusal.first));
    case RefusalCode::RoleNotInGame:
        return "there is no " + name<Role>(refusal.first) + " card with this number of players";
    case RefusalCode::RoleTaken:
        return "the " + name<Role>(refusal.first) + " card was already taken this round, by seat " +
               text(refusal.second);
    case RefusalCode::NobodyWouldCome:
        return "no colonist would come with it, so none can be declined";
    case RefusalCode::TileNotFaceUp:
        return "no " + tileWord(id(static_cast<Tile>(refusal.first))) + " lies face up";
    case RefusalCode::NoQuarryLeft:
        return "no quarry is left";
    case RefusalCode::QuarryNotAllowed:
        return "only the settler and the owner of an occupied construction hut may take a quarry";
    case RefusalCode::IslandSpaceTaken:
        return "island space " + text(refusal.first) + " already has a tile";
    case RefusalCode::NoSuchSpace:
        return "there is no space " + text(refusal.first) + ": spaces are numbered from 0 to 11";
    default:
        return {};
    }
}

std::string describePlacement(const Refusal& refusal)
{
    switch (refusal.code) {
    case RefusalCode::NotEnoughColonists:
        return "it needs " + counted(refusal.first, "colonist") + ", and there " +
               (refusal.second == 1 ? "is " : "are ") + text(refusal.second);
    case RefusalCode::NothingOnIslandSpace:
        return "there is no tile on island space " + text(refusal.first);
    case RefusalCode::NoBuildingOnSpace:
        return "there is no building on city space " + text(refusal.first);
    case RefusalCode::NotFirstSpace:
        return "the building on city space " + text(refusal.first) + " is named by its first space, " +
               text(refusal.second);
    case RefusalCode::TooManyOnBuilding:
        return "the " + name<Building>(refusal.first) + " has " + counted(refusal.second, "circle");
    case RefusalCode::CircleOccupied:
        return "the tile on island space " + text(refusal.first) + " already has a colonist";
    case RefusalCode::ColonistsWaiting:
        return "every circle must be filled as far as there are colonists: it leaves " +
               counted(refusal.first, "colonist") + " in San Juan and " + counted(refusal.second, "circle") + " empty";
    default:
        return {};
    }
}

std::string describeBuilding(const Refusal& refusal)
{
    switch (refusal.code) {
    case RefusalCode::SoldOut:
        return "the " + name<Building>(refusal.first) + " is sold out";
    case RefusalCode::AlreadyOwned:
        return "nobody may own two of a kind, and there is a " + name<Building>(refusal.first) + " in this city";
    case RefusalCode::TooExpensive:
        return "it costs " + counted(refusal.first, "doubloon") + ", and the seat has " + text(refusal.second);
    case RefusalCode::NoCitySpace:
        return "it needs " + counted(refusal.first, "city space") + ", and " + text(refusal.second) +
               (refusal.second == 1 ? " is empty" : " are empty");
    case RefusalCode::CitySpaceTaken:
        return "city space " + text(refusal.first) + " already has a building";
    case RefusalCode::SpacesNotAdjacent:
        return "city spaces " + text(refusal.first) + " and " + text(refusal.second) + " do not share a side";
    case RefusalCode::NeedsTwoSpaces:
        return "a large building fills two spaces: name both or none";
    case RefusalCode::NeedsOneSpace:
        return "this building fills one space";
    default:
        return {};
    }
}

std::string describeGoods(const Refusal& refusal)
{
    switch (refusal.code) {
    case RefusalCode::NotProduced:
        return "the extra barrel must be of a kind the craftsman has just produced, and " + name<Good>(refusal.first) +
               " is not";
    case RefusalCode::SupplyEmpty:
        return "no " + name<Good>(refusal.first) + " is left in the supply";
    case RefusalCode::NoSuchBarrel:
        return "the seat has no barrel of " + name<Good>(refusal.first);
    case RefusalCode::HouseHasKind:
        return "the trading house holds " + name<Good>(refusal.first) + " already, and the seat has no occupied office";
    case RefusalCode::NoSuchShip:
        return refusal.second == 0 ? "there is no such cargo ship"
                                   : "there is no cargo ship of capacity " + text(refusal.second) + " in this game";
    case RefusalCode::ShipFull:
        return "the ship of capacity " + text(refusal.first) + " is full";
    case RefusalCode::ShipCarriesOther:
        return "the ship of capacity " + text(refusal.first) + " carries " + name<Good>(refusal.second) +
               ", and ships never mix kinds";
    case RefusalCode::KindOnOtherShip:
        return "the ship of capacity " + text(refusal.second) + " already carries " + name<Good>(refusal.first) +
               ", and no two ships carry the same kind";
    case RefusalCode::ShipTooSmall:
        return "as many barrels as possible must be loaded, and the ship of capacity " + text(refusal.second) +
               " takes more of them than that of " + text(refusal.first);
    case RefusalCode::NoWharf:
        return "the seat has no occupied wharf";
    case RefusalCode::WharfUsed:
        return "the wharf has already been used in this phase";
    case RefusalCode::MustLoad:
        return "a cargo ship can be loaded, so something must be loaded";
    case RefusalCode::KeepsTooLittle:
    case RefusalCode::KeepsTooMuch:
        return "besides the single barrel " + counted(refusal.first, "kind") + " must be kept whole, and it names " +
               text(refusal.second);
    case RefusalCode::SingleAlsoKept:
        return "the single barrel must be of a kind that is not kept whole, and " + name<Good>(refusal.first) + " is";
    default:
        return {};
    }
}

std::string expecting(const TextError& error)
{
    return error.expected.empty() ? std::string() : "; expected " + error.expected;
}

std::string oneOf(const TextError& error)
{
    const bool isList = error.expected.find(", ") != std::string::npos;
    return std::string("; expected ") + (isList ? "one of " : "") + error.expected;
}

std::string quotedWord(const std::string& word)
{
    return "`" + word + "`";
}

/// Names the unexpected word, or says that the text ends.
std::string foundOrEnd(const TextError& error)
{
    return error.found.empty() ? "the text ends here" : quotedWord(error.found) + " does not belong here";
}

std::string describeWord(const TextError& error)
{
    switch (error.code) {
    case TextErrorCode::MissingWord:
        return "the order ends too early" + oneOf(error);
    case TextErrorCode::UnknownWord:
        return "unknown word " + quotedWord(error.found) + oneOf(error);
    case TextErrorCode::AmbiguousWord:
        return quotedWord(error.found) + " could mean any of " + error.expected;
    case TextErrorCode::ShortenedWord:
        return "words cannot be shortened in a record: " + quotedWord(error.found) + expecting(error);
    case TextErrorCode::UnexpectedWord:
        return quotedWord(error.found) + " is unexpected" +
               (error.expected.empty() ? "; expected the end of the order" : oneOf(error));
    case TextErrorCode::DoubledWord:
        return quotedWord(error.found) + " is given twice; expected it once";
    case TextErrorCode::BadSpace:
        return quotedWord(error.found) + " is not a space; expected a form like " + error.expected;
    case TextErrorCode::BadCircle:
        return quotedWord(error.found) + " is not a number of colonists and a place; expected a form like " +
               error.expected;
    case TextErrorCode::BadCapacity:
        return quotedWord(error.found) + " is not a ship" + oneOf(error);
    case TextErrorCode::NotInRecords:
        return quotedWord(error.found) + " is not allowed in records; expected the order it stands for";
    case TextErrorCode::IllegalOrder:
        return "the order " + quotedWord(error.found) + " of seat " + text(error.number) +
               " is not legal: " + describe(error.refusal) + "; expected a legal order";
    default:
        return {};
    }
}

std::string describeJson(const TextError& error)
{
    switch (error.code) {
    case TextErrorCode::Empty:
        return "the text is empty" + expecting(error);
    case TextErrorCode::TooLong:
        return "the text is too long; expected at most " + text(error.limit) + " bytes";
    case TextErrorCode::NotUtf8:
        return "invalid byte; expected UTF-8";
    case TextErrorCode::JsonSyntax:
        return foundOrEnd(error) + expecting(error);
    case TextErrorCode::JsonTooDeep:
        return "lists and objects are nested too deep; expected at most " + counted(error.limit, "level");
    case TextErrorCode::JsonTooMuch:
        return "too many items; expected at most " + text(error.limit);
    case TextErrorCode::JsonDoubledKey:
        return "the key \"" + error.found + "\" is given twice; expected it once";
    case TextErrorCode::JsonUnknownKey:
        return "unknown key \"" + error.found + "\"" +
               (error.expected.empty() ? "; expected an empty object" : oneOf(error));
    case TextErrorCode::JsonMissingKey:
        return "the key \"" + error.expected + "\" is missing; expected it here";
    case TextErrorCode::JsonWrongType:
        return "found " + error.found + expecting(error);
    case TextErrorCode::JsonNotPlain:
        return "the number " + error.found + " is not a plain integer; expected digits alone";
    case TextErrorCode::JsonOutOfRange:
        return "found " + error.found + "; expected an integer from " + text(error.number) + " to " + text(error.limit);
    case TextErrorCode::JsonUnknownName:
        return "unknown name \"" + error.found + "\"" + oneOf(error);
    case TextErrorCode::JsonTooManyItems:
        return "found " + counted(error.number, "item") + "; expected at most " + text(error.limit);
    case TextErrorCode::WrongFormat:
        return "found the format \"" + error.found + "\"; expected \"" + error.expected + "\"";
    case TextErrorCode::NewerVersion:
        return "version " + error.found + " is newer than this program; expected version " + error.expected;
    default:
        return {};
    }
}

/// The name of the piece in a message about the box: `indigo barrel`, `quarry`, `wharf`.
std::string piece(const TextError& error)
{
    switch (error.code) {
    case TextErrorCode::TooManyBarrels:
    case TextErrorCode::TooFewBarrels:
        return error.found + " barrel";
    case TextErrorCode::TooManyTiles:
    case TextErrorCode::TooFewTiles:
        return tileWord(error.found);
    case TextErrorCode::TooManyCards:
        return error.found + " card";
    case TextErrorCode::TooManyColonists:
    case TextErrorCode::TooFewColonists:
        return "colonist";
    default:
        return words(error.found);
    }
}

std::string describeBox(const TextError& error)
{
    switch (error.code) {
    case TextErrorCode::TooManyColonists:
        return "too many colonists; expected at most " + text(error.limit) +
               " on ship, boards and in the supply together";
    case TextErrorCode::TooManyBarrels:
    case TextErrorCode::TooManyTiles:
    case TextErrorCode::TooManyBuildings:
    case TextErrorCode::TooManyCards:
        return "found " + piece(error) + " number " + text(error.number) + "; expected at most " + text(error.limit) +
               ", as many as the box holds";
    case TextErrorCode::TooFewBarrels:
    case TextErrorCode::TooFewTiles:
    case TextErrorCode::TooFewBuildings:
    case TextErrorCode::TooFewColonists:
        return piece(error) + " number " + text(error.number + 1) + " is missing; expected " + text(error.limit) +
               ", as many as the box holds";
    case TextErrorCode::VictoryPointsLeft:
        return "found " + text(error.number) + " victory points; expected " + text(error.limit) +
               ", the rest of the box";
    case TextErrorCode::RoleNotInBox:
        return "there is no " + error.found + " card with " + counted(error.number, "player") +
               "; expected another role";
    case TextErrorCode::NoSuchCapacity:
        return "there is no cargo ship of capacity " + text(error.number) + oneOf(error);
    case TextErrorCode::DoubledShip:
        return "the cargo ship of capacity " + text(error.number) + " is given twice; expected it once";
    case TextErrorCode::SeatCount:
        return "found " + counted(error.number, "seat") + "; expected " + text(error.limit) + ", one for each player";
    default:
        return {};
    }
}

std::string describeTable(const TextError& error)
{
    switch (error.code) {
    case TextErrorCode::SpaceOverlap:
        return "space " + text(error.number) + " is filled twice; expected an empty space";
    case TextErrorCode::SpaceCount:
        return "found " + counted(error.number, "space") + "; expected " + text(error.limit) + " for the " +
               words(error.found);
    case TextErrorCode::SpacesApart:
        return "the two spaces of the " + words(error.found) + " do not touch; expected spaces that share a side";
    case TextErrorCode::OwnedTwice:
        return "a second " + words(error.found) + " in one city; expected at most one of a kind";
    case TextErrorCode::TooManyOnCircles:
        return "found " + counted(error.number, "colonist") + " on the " + words(error.found) + "; expected at most " +
               text(error.limit);
    case TextErrorCode::ShipOverloaded:
        return "found " + counted(error.number, "barrel") + "; expected at most " + text(error.limit) +
               ", the ship's capacity";
    case TextErrorCode::GoodWithoutBarrel:
        return "a ship with " + error.found + " but without barrels; expected barrels, or null for the good";
    case TextErrorCode::BarrelWithoutGood:
        return "a ship with " + counted(error.number, "barrel") + " of no good; expected the good, or no barrels";
    case TextErrorCode::GoodOnTwoShips:
        return "a second ship with " + error.found + "; expected no two ships with the same good";
    default:
        return {};
    }
}

std::string describeTurn(const TextError& error)
{
    switch (error.code) {
    case TextErrorCode::TakenOutOfTurn:
        return "seat " + text(error.number) + " cannot have taken so many roles yet; expected at most " +
               text(error.limit) + ", since roles are taken in turn from the governor on";
    case TextErrorCode::NoCardLeft:
        return "every seat has taken all its roles; expected a round in which a role can be chosen";
    case TextErrorCode::RoleNotTaken:
        return "this is the phase of the " + error.found + "; expected seat " + text(error.number) +
               ", whose role is under way, to have taken that card";
    case TextErrorCode::Disagrees:
        return "found " + error.found + ", which does not agree with the rest" + expecting(error);
    case TextErrorCode::NothingToDecide:
        return "seat " + text(error.number) + " has nothing to decide at `" + error.found +
               "`; expected a decision with a choice";
    case TextErrorCode::PhaseStateMissing:
        return "the position is in the middle of a phase (" + error.found + "); expected the key \"phase_state\"";
    case TextErrorCode::TriggerMissing:
        return "the end trigger \"" + error.found + "\" must have fired; expected it in the list";
    case TextErrorCode::TriggerUnfounded:
        return "the end trigger \"" + error.found + "\" cannot have fired; expected " +
               (error.found == "city" ? "a full city" : "an empty pool of victory points");
    case TextErrorCode::BadName:
        return "\"" + error.found +
               "\" is no name; expected 1 to 100 characters, not all blank and none of them a control character";
    case TextErrorCode::BadRandomState:
        return "\"" + error.found + "\" is no random state; expected 16 hexadecimal digits as this program prints them";
    default:
        return {};
    }
}

/// How many orders of a damaged record are good.
std::string goodOrders(const TextError& error)
{
    if (error.number < 0) {
        return "no part of the game can be trusted";
    }
    const std::string all = error.limit > error.number ? " of " + text(error.limit) : std::string();
    return text(error.number) + all + (error.number == 1 && all.empty() ? " order is good" : " orders are good");
}

std::string describeRecord(const TextError& error)
{
    switch (error.code) {
    case TextErrorCode::TagExpected:
        return foundOrEnd(error) + expecting(error);
    case TextErrorCode::TagSyntax:
        return (error.found.empty() ? "the tag ends too early"
                                    : quotedWord(error.found) + " does not belong in a tag") +
               expecting(error);
    case TextErrorCode::UnknownTag:
        return "unknown tag " + quotedWord(error.found) + oneOf(error);
    case TextErrorCode::DoubledTag:
        return "the tag " + quotedWord(error.found) + " is given twice; expected it once";
    case TextErrorCode::MissingTag:
        return "the tag " + quotedWord(error.expected) + " is missing; expected it before the first order";
    case TextErrorCode::TagAfterOrders:
        return "a tag cannot follow the orders; expected an order or a comment";
    case TextErrorCode::TagValue:
        return "found \"" + error.found + "\"" + expecting(error);
    case TextErrorCode::ChecksumWrong:
        return "the checksum does not match, so the record was damaged or changed by hand; expected what was "
               "written; " +
               goodOrders(error);
    case TextErrorCode::RecordCutOff:
        return "the record breaks off; expected the rest, up to its last line; " + goodOrders(error);
    default:
        return {};
    }
}

} // namespace

std::string describe(const Refusal& refusal)
{
    for (const auto& part : {describeRoleOrTile, describePlacement, describeBuilding, describeGoods}) {
        if (std::string sentence = part(refusal); !sentence.empty()) {
            return sentence;
        }
    }
    return "the rules do not allow it";
}

std::string placeOf(const TextError& error)
{
    if (error.line > 0) {
        return "line " + text(error.line) + ", column " + text(error.column);
    }
    return error.pointer.empty() ? "the whole position" : excerpt(error.pointer);
}

std::string describe(const TextError& error)
{
    for (const auto& part : {describeWord, describeJson, describeBox, describeTable, describeTurn, describeRecord}) {
        if (const std::string sentence = part(error); !sentence.empty()) {
            return placeOf(error) + ": " + sentence;
        }
    }
    return placeOf(error) + ": something is wrong";
}

} // namespace windrose
