// SPDX-License-Identifier: GPL-3.0-or-later
#include "text_error_sentences.h"

#include "translation_marks.h"

#include <algorithm>
#include <iterator>

/* TRANSLATOR TextErrors  What is wrong with a game record or a position, in messages. */

namespace windrose
{

namespace
{

/// The first row that applies to an error is its sentence.
constexpr TextErrorSentence kSentences[] = {
    {.code = TextErrorCode::MissingWord,
     .expected = TextErrorDetail::Words,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "The order ends too early; expected %2.")},
    {.code = TextErrorCode::UnknownWord,
     .expected = TextErrorDetail::Words,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "Unknown word “%1”; expected %2.")},
    //: An error in a file; %1 is what was found, %2 what was expected.
    {.code = TextErrorCode::AmbiguousWord, .english = QT_TRANSLATE_NOOP("TextErrors", "“%1” could mean any of %2.")},
    {.code = TextErrorCode::ShortenedWord,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "Words cannot be shortened in a record: “%1”; expected %2.")},
    {.code = TextErrorCode::UnexpectedWord,
     .onlyIf = TextErrorCase::NothingExpected,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_NOOP("TextErrors", "“%1” is unexpected; expected the end of the order.")},
    {.code = TextErrorCode::UnexpectedWord,
     .expected = TextErrorDetail::Words,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "“%1” is unexpected; expected %2.")},
    {.code = TextErrorCode::DoubledWord,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_NOOP("TextErrors", "“%1” is given twice; expected it once.")},
    {.code = TextErrorCode::BadSpace,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "“%1” is not a space; expected a form like %2.")},
    {.code = TextErrorCode::BadCircle,
     .english =

         //: An error in a file; %1 is what was found, %2 what was expected.
     QT_TRANSLATE_NOOP("TextErrors", "“%1” is not a number of colonists and a place; expected a form like %2.")},
    {.code = TextErrorCode::BadCapacity,
     .expected = TextErrorDetail::Words,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "“%1” is not a ship; expected %2.")},
    {.code = TextErrorCode::NotInRecords,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_NOOP("TextErrors", "“%1” is not allowed in records; expected the order it stands for.")},
    {.code = TextErrorCode::IllegalOrder,
     //: An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.
     .english = QT_TRANSLATE_NOOP("TextErrors", "The order “%1” of seat %3 is not legal; expected a legal order. %2")},
    //: An error in a file; %1 is what was found, %2 what was expected.
    {.code = TextErrorCode::Empty, .english = QT_TRANSLATE_NOOP("TextErrors", "The text is empty; expected %2.")},
    {.code = TextErrorCode::TooLong,
     .count = TextErrorCount::Limit,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_N_NOOP("TextErrors", "The text is too long; expected at most %n byte(s).")},
    //: What is wrong with a text that is read.
    {.code = TextErrorCode::NotUtf8, .english = QT_TRANSLATE_NOOP("TextErrors", "Invalid byte; expected UTF-8.")},
    {.code = TextErrorCode::JsonSyntax,
     .onlyIf = TextErrorCase::NothingFound,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "The text ends here; expected %2.")},
    {.code = TextErrorCode::JsonSyntax,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "“%1” does not belong here; expected %2.")},
    {.code = TextErrorCode::JsonTooDeep,
     .count = TextErrorCount::Limit,
     .english =

         //: An error in a file; %1 is a word of the file.
     QT_TRANSLATE_N_NOOP("TextErrors", "Lists and objects are nested too deep; expected at most %n level(s).")},
    {.code = TextErrorCode::JsonTooMuch,
     //: An error in a file; %1 is what was found, %3 and %4 are numbers.
     .english = QT_TRANSLATE_NOOP("TextErrors", "Too many items; expected at most %4.")},
    {.code = TextErrorCode::JsonDoubledKey,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_NOOP("TextErrors", "The key “%1” is given twice; expected it once.")},
    {.code = TextErrorCode::JsonUnknownKey,
     .onlyIf = TextErrorCase::NothingExpected,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_NOOP("TextErrors", "Unknown key “%1”; expected an empty object.")},
    {.code = TextErrorCode::JsonUnknownKey,
     .expected = TextErrorDetail::Words,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "Unknown key “%1”; expected %2.")},
    {.code = TextErrorCode::JsonMissingKey,
     .expected = TextErrorDetail::Verbatim,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "The key “%2” is missing; expected it here.")},
    {.code = TextErrorCode::JsonWrongType,
     .found = TextErrorDetail::Phrase,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "Found %1; expected %2.")},
    {.code = TextErrorCode::JsonNotPlain,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_NOOP("TextErrors", "The number %1 is not a plain integer; expected digits alone.")},
    {.code = TextErrorCode::JsonOutOfRange,
     //: An error in a file; %1 is what was found, %3 and %4 are numbers.
     .english = QT_TRANSLATE_NOOP("TextErrors", "Found %1; expected an integer from %3 to %4.")},
    {.code = TextErrorCode::JsonUnknownName,
     .expected = TextErrorDetail::Words,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "Unknown name “%1”; expected %2.")},
    {.code = TextErrorCode::JsonTooManyItems,
     .count = TextErrorCount::Number,
     //: An error in a file; %1 is what was found, %3 and %4 are numbers.
     .english = QT_TRANSLATE_N_NOOP("TextErrors", "Found %n item(s); expected at most %4.")},
    {.code = TextErrorCode::WrongFormat,
     .expected = TextErrorDetail::Verbatim,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "Found the format “%1”; expected “%2”.")},
    {.code = TextErrorCode::NewerVersion,
     .expected = TextErrorDetail::Verbatim,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "Version %1 is newer than this program; expected version %2.")},
    {.code = TextErrorCode::TooManyBarrels,
     .found = TextErrorDetail::Piece,
     .english =

         //: An error in a file; %1 is what was found, %3 and %4 are numbers.
     QT_TRANSLATE_NOOP("TextErrors", "Found %1 barrel number %3; expected at most %4, as many as the box holds.")},
    {.code = TextErrorCode::TooManyTiles,
     .found = TextErrorDetail::Tile,
     //: An error in a file; %1 is what was found, %3 and %4 are numbers.
     .english = QT_TRANSLATE_NOOP("TextErrors", "Found %1 number %3; expected at most %4, as many as the box holds.")},
    {.code = TextErrorCode::TooManyBuildings,
     .found = TextErrorDetail::Piece,
     .english = QT_TRANSLATE_NOOP("TextErrors", "Found %1 number %3; expected at most %4, as many as the box holds.")},
    {.code = TextErrorCode::TooManyColonists,
     //: An error in a file; %1 is what was found, %3 and %4 are numbers.
     .english = QT_TRANSLATE_NOOP(
         "TextErrors", "Too many colonists; expected at most %4 on ship, boards and in the supply together.")},
    {.code = TextErrorCode::TooManyCards,
     .found = TextErrorDetail::Piece,
     .english =

         //: An error in a file; %1 is what was found, %3 and %4 are numbers.
     QT_TRANSLATE_NOOP("TextErrors", "Found %1 card number %3; expected at most %4, as many as the box holds.")},
    {.code = TextErrorCode::TooFewBarrels,
     .found = TextErrorDetail::Piece,
     .english =

         //: An error in a file; %1 is what was found, %3 and %4 are numbers.
     QT_TRANSLATE_NOOP("TextErrors", "%1 barrel number %3 is missing; expected %4, as many as the box holds.")},
    {.code = TextErrorCode::TooFewTiles,
     .found = TextErrorDetail::Tile,
     //: An error in a file; %1 is what was found, %3 and %4 are numbers.
     .english = QT_TRANSLATE_NOOP("TextErrors", "%1 number %3 is missing; expected %4, as many as the box holds.")},
    {.code = TextErrorCode::TooFewBuildings,
     .found = TextErrorDetail::Piece,
     .english = QT_TRANSLATE_NOOP("TextErrors", "%1 number %3 is missing; expected %4, as many as the box holds.")},
    {.code = TextErrorCode::TooFewColonists,
     .english =

         //: An error in a file; %1 is what was found, %3 and %4 are numbers.
     QT_TRANSLATE_NOOP("TextErrors", "Colonist number %3 is missing; expected %4, as many as the box holds.")},
    {.code = TextErrorCode::VictoryPointsLeft,
     .count = TextErrorCount::Number,
     //: An error in a file; %1 is what was found, %3 and %4 are numbers.
     .english = QT_TRANSLATE_N_NOOP("TextErrors", "Found %n victory point(s); expected %4, the rest of the box.")},
    {.code = TextErrorCode::RoleNotInBox,
     .found = TextErrorDetail::Piece,
     .count = TextErrorCount::Number,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_N_NOOP("TextErrors", "There is no %1 card with %n player(s); expected another role.")},
    {.code = TextErrorCode::NoSuchCapacity,
     .expected = TextErrorDetail::Words,
     //: An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.
     .english = QT_TRANSLATE_NOOP("TextErrors", "There is no cargo ship of capacity %3; expected %2.")},
    {.code = TextErrorCode::DoubledShip,
     //: An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.
     .english = QT_TRANSLATE_NOOP("TextErrors", "The cargo ship of capacity %3 is given twice; expected it once.")},
    {.code = TextErrorCode::SeatCount,
     .count = TextErrorCount::Number,
     //: An error in a file; %1 is what was found, %3 and %4 are numbers.
     .english = QT_TRANSLATE_N_NOOP("TextErrors", "Found %n seat(s); expected %4, one for each player.")},
    {.code = TextErrorCode::SpaceOverlap,
     //: An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.
     .english = QT_TRANSLATE_NOOP("TextErrors", "Space %3 is filled twice; expected an empty space.")},
    {.code = TextErrorCode::SpaceCount,
     .found = TextErrorDetail::Piece,
     .count = TextErrorCount::Number,
     //: An error in a file; %1 is what was found, %3 and %4 are numbers.
     .english = QT_TRANSLATE_N_NOOP("TextErrors", "Found %n space(s); expected %4 for the %1.")},
    {.code = TextErrorCode::SpacesApart,
     .found = TextErrorDetail::Piece,
     .english =

         //: An error in a file; %1 is a word of the file.
     QT_TRANSLATE_NOOP("TextErrors", "The two spaces of the %1 do not touch; expected spaces that share a side.")},
    {.code = TextErrorCode::OwnedTwice,
     .found = TextErrorDetail::Piece,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_NOOP("TextErrors", "A second %1 in one city; expected at most one of a kind.")},
    {.code = TextErrorCode::TooManyOnCircles,
     .found = TextErrorDetail::Piece,
     .count = TextErrorCount::Number,
     //: An error in a file; %1 is what was found, %3 and %4 are numbers.
     .english = QT_TRANSLATE_N_NOOP("TextErrors", "Found %n colonist(s) on the %1; expected at most %4.")},
    {.code = TextErrorCode::ShipOverloaded,
     .count = TextErrorCount::Number,
     //: An error in a file; %1 is what was found, %3 and %4 are numbers.
     .english = QT_TRANSLATE_N_NOOP("TextErrors", "Found %n barrel(s); expected at most %4, the ship's capacity.")},
    {.code = TextErrorCode::GoodWithoutBarrel,
     .found = TextErrorDetail::Piece,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_NOOP("TextErrors",
                                  "A ship with %1 but without barrels; expected barrels, or null for the good.")},
    {.code = TextErrorCode::BarrelWithoutGood,
     .count = TextErrorCount::Number,
     .english =

         //: An error in a file; %1 is a word of the file.
     QT_TRANSLATE_N_NOOP("TextErrors", "A ship with %n barrel(s) of no good; expected the good, or no barrels.")},
    {.code = TextErrorCode::GoodOnTwoShips,
     .found = TextErrorDetail::Piece,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_NOOP("TextErrors", "A second ship with %1; expected no two ships with the same good.")},
    {.code = TextErrorCode::TakenOutOfTurn,
     //: An error in a file; %1 is what was found, %3 and %4 are numbers.
     .english = QT_TRANSLATE_NOOP("TextErrors", "Seat %3 cannot have taken so many roles yet; expected at most %4, "
                                                "since roles are taken in turn from the governor on.")},
    {.code = TextErrorCode::NoCardLeft,
     //: What is wrong with a file of a game or a position, and what was expected there.
     .english = QT_TRANSLATE_NOOP(
         "TextErrors", "Every seat has taken all its roles; expected a round in which a role can be chosen.")},
    {.code = TextErrorCode::RoleNotTaken,
     .found = TextErrorDetail::Piece,
     //: An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.
     .english = QT_TRANSLATE_NOOP(
         "TextErrors",
         "This is the phase of the %1; expected seat %3, whose role is under way, to have taken that card.")},
    {.code = TextErrorCode::Disagrees,
     .found = TextErrorDetail::Phrase,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "Found %1, which does not agree with the rest; expected %2.")},
    {.code = TextErrorCode::NothingToDecide,
     .english =

         //: An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.
     QT_TRANSLATE_NOOP("TextErrors", "Seat %3 has nothing to decide at “%1”; expected a decision with a choice.")},
    {.code = TextErrorCode::PhaseStateMissing,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_NOOP("TextErrors",
                                  "The position is in the middle of a phase (%1); expected the key “phase_state”.")},
    {.code = TextErrorCode::TriggerMissing,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_NOOP("TextErrors", "The end trigger “%1” must have fired; expected it in the list.")},
    {.code = TextErrorCode::TriggerUnfounded,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "The end trigger “%1” cannot have fired; expected %2.")},
    {.code = TextErrorCode::BadName,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_NOOP("TextErrors", "“%1” is not a valid name; expected 1 to 100 characters, not all blank "
                                                "and none of them a control character.")},
    {.code = TextErrorCode::BadRandomState,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_NOOP(
         "TextErrors",
         "“%1” is not a valid random state; expected 16 hexadecimal digits as this program prints them.")},
    {.code = TextErrorCode::TagExpected,
     .onlyIf = TextErrorCase::NothingFound,
     .english = QT_TRANSLATE_NOOP("TextErrors", "The text ends here; expected %2.")},
    {.code = TextErrorCode::TagExpected,
     .english = QT_TRANSLATE_NOOP("TextErrors", "“%1” does not belong here; expected %2.")},
    {.code = TextErrorCode::TagSyntax,
     .onlyIf = TextErrorCase::NothingFound,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "The tag ends too early; expected %2.")},
    {.code = TextErrorCode::TagSyntax,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "“%1” does not belong in a tag; expected %2.")},
    {.code = TextErrorCode::UnknownTag,
     .expected = TextErrorDetail::Words,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "Unknown tag “%1”; expected %2.")},
    {.code = TextErrorCode::DoubledTag,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_NOOP("TextErrors", "The tag “%1” is given twice; expected it once.")},
    {.code = TextErrorCode::MissingTag,
     .expected = TextErrorDetail::Verbatim,
     //: An error in a file; %1 is what was found, %2 what was expected.
     .english = QT_TRANSLATE_NOOP("TextErrors", "The tag “%2” is missing; expected it before the first order.")},
    {.code = TextErrorCode::TagAfterOrders,
     //: What is wrong with a file of a game or a position, and what was expected there.
     .english = QT_TRANSLATE_NOOP("TextErrors", "A tag cannot follow the orders; expected an order or a comment.")},
    //: An error in a file; %1 is what was found, %2 what was expected.
    {.code = TextErrorCode::TagValue, .english = QT_TRANSLATE_NOOP("TextErrors", "Found “%1”; expected %2.")},
    {.code = TextErrorCode::ChecksumWrong,
     .onlyIf = TextErrorCase::NothingGood,
     .english =
         //: What is wrong with a file of a game or a position, and what was expected there.
     QT_TRANSLATE_NOOP("TextErrors", "The checksum does not match, so the record was damaged or changed by hand; no "
                                     "part of the game can be trusted.")},
    {.code = TextErrorCode::ChecksumWrong,
     .onlyIf = TextErrorCase::SomeGood,
     .count = TextErrorCount::Limit,
     .english =

         //: An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.
     QT_TRANSLATE_N_NOOP(
         "TextErrors",
         "The checksum does not match, so the record was damaged or changed by hand; %3 of %n order(s) is/are good.")},
    {.code = TextErrorCode::ChecksumWrong,
     .count = TextErrorCount::Number,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_N_NOOP(
         "TextErrors",
         "The checksum does not match, so the record was damaged or changed by hand; %n order(s) is/are good.")},
    {.code = TextErrorCode::RecordCutOff,
     .onlyIf = TextErrorCase::NothingGood,
     //: What is wrong with a file of a game or a position, and what was expected there.
     .english = QT_TRANSLATE_NOOP(
         "TextErrors",
         "The record breaks off; expected the rest, up to its last line; no part of the game can be trusted.")},
    {.code = TextErrorCode::RecordCutOff,
     .onlyIf = TextErrorCase::SomeGood,
     .count = TextErrorCount::Limit,
     //: An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.
     .english = QT_TRANSLATE_N_NOOP(
         "TextErrors",
         "The record breaks off; expected the rest, up to its last line; %3 of %n order(s) is/are good.")},
    {.code = TextErrorCode::RecordCutOff,
     .count = TextErrorCount::Number,
     //: An error in a file; %1 is a word of the file.
     .english = QT_TRANSLATE_N_NOOP(
         "TextErrors", "The record breaks off; expected the rest, up to its last line; %n order(s) is/are good.")},
    {.code = TextErrorCode::ChatCutOff,
     .count = TextErrorCount::Limit,
     //: An error in a game that was sent as a text in a chat; %3 is how many of its letters are there.
     .english = QT_TRANSLATE_N_NOOP(
         "TextErrors", "The game breaks off; expected the rest of its text; %3 of %n letter(s) is/are there.")},
    {.code = TextErrorCode::ChatDamaged,
     //: What is wrong with a file of a game or a position, and what was expected there.
     .english = QT_TRANSLATE_NOOP("TextErrors", "Some letters of the game are missing or changed, because they do not "
                                                "match the checksum; expected the text as it was copied.")},
};

constexpr bool everyCodeHasSentence()
{
    for (int code = 1; code < kTextErrorCodes; ++code) {
        const auto isOfCode = [code](const TextErrorSentence& sentence) {
            return static_cast<int>(sentence.code) == code;
        };
        if (!std::any_of(std::begin(kSentences), std::end(kSentences), isOfCode)) {
            return false;
        }
    }
    return true;
}
static_assert(everyCodeHasSentence());

//: What is wrong with a text that is read, where nothing more is known.
constexpr TextErrorSentence kGeneralSentence{.english = QT_TRANSLATE_NOOP("TextErrors", "Something is wrong.")};

bool appliesTo(const TextErrorSentence& sentence, const TextError& error)
{
    if (sentence.code != error.code) {
        return false;
    }
    switch (sentence.onlyIf) {
    case TextErrorCase::NothingFound:
        return error.found.empty();
    case TextErrorCase::NothingExpected:
        return error.expected.empty();
    case TextErrorCase::NothingGood:
        return error.number < 0;
    case TextErrorCase::SomeGood:
        return error.number < error.limit;
    case TextErrorCase::Any:
        break;
    }
    return true;
}

} // namespace

const TextErrorSentence& textErrorSentence(const TextError& error)
{
    const auto* found =
        std::find_if(std::begin(kSentences), std::end(kSentences),
                     [&error](const TextErrorSentence& sentence) { return appliesTo(sentence, error); });
    return found == std::end(kSentences) ? kGeneralSentence : *found;
}

int countOf(const TextErrorSentence& sentence, const TextError& error)
{
    switch (sentence.count) {
    case TextErrorCount::Number:
        return error.number;
    case TextErrorCount::Limit:
        return error.limit;
    case TextErrorCount::None:
        break;
    }
    return -1;
}

} // namespace windrose
