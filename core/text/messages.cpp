// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages.h"

#include "names.h"
#include "refusal_sentences.h"
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

std::string capitalized(std::string words)
{
    if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') {
        words[0] = static_cast<char>(words[0] - 'a' + 'A');
    }
    return words;
}

std::string tileWord(std::string_view tile)
{
    return tile == id(Tile::Quarry) ? "quarry" : std::string(tile) + " plantation";
}

/// What a number of a refusal stands for: `5`, `Mayor`, `large market`.
std::string named(RefusalNumber meaning, int number)
{
    switch (meaning) {
    case RefusalNumber::Plain:
    case RefusalNumber::Space:
        return text(number);
    case RefusalNumber::Seat:
        return "seat " + text(number);
    case RefusalNumber::Role:
        return capitalized(std::string(id(static_cast<Role>(number))));
    case RefusalNumber::Tile:
        return tileWord(id(static_cast<Tile>(number)));
    case RefusalNumber::Good:
        return std::string(id(static_cast<Good>(number)));
    case RefusalNumber::Building:
        return "the " + words(id(static_cast<Building>(number)));
    }
    return {};
}

void replaceAll(std::string& sentence, std::string_view placeholder, std::string_view by)
{
    for (std::size_t at = 0; (at = sentence.find(placeholder, at)) != std::string::npos; at += by.size()) {
        sentence.replace(at, placeholder.size(), by);
    }
}

std::string filledIn(const RefusalSentence& sentence, const RefusalText& about, const Refusal& refusal)
{
    std::string filled = sentence.english;
    if (sentence.count != RefusalCount::None) {
        const int count = sentence.count == RefusalCount::First ? refusal.first : refusal.second;
        replaceAll(filled, "%n", text(count));
        replaceAll(filled, "(s)", count == 1 ? "" : "s");
    }
    replaceAll(filled, "%1", named(about.first, refusal.first));
    replaceAll(filled, "%2", named(about.second, refusal.second));
    return capitalized(filled);
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
               " is not legal; expected a legal order. " + describe(error.refusal);
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
    if (!refusal) {
        return {};
    }
    const RefusalText& about = refusalText(refusal);
    const std::string sentence = filledIn(about.sentences[0], about, refusal);
    const std::string second = filledIn(about.sentences[1], about, refusal);
    return second.empty() ? sentence : sentence + " " + second;
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
