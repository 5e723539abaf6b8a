// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include <QCoreApplication>

#include <array>

namespace windrose::texts
{
namespace
{

/// The translation context of errors in texts.
struct Errors {
    Q_DECLARE_TR_FUNCTIONS(TextErrors)
};

QString text(const std::string& bytes)
{
    return QString::fromStdString(bytes);
}

/// The name of a piece given by its word in the file.
QString thing(const std::string& word)
{
    for (int tile = 0; tile < kGoods; ++tile) {
        if (id(static_cast<Good>(tile)) == word) {
            return goodWord(static_cast<Good>(tile));
        }
    }
    if (id(Tile::Quarry) == word) {
        return tileWord(Tile::Quarry);
    }
    for (int role = 0; role < kRoles; ++role) {
        if (id(static_cast<Role>(role)) == word) {
            return roleName(static_cast<Role>(role));
        }
    }
    for (const Building building : kAllBuildings) {
        if (id(building) == word) {
            return buildingWord(building);
        }
    }
    return text(word);
}

/// What was expected; words that are not part of the format are translated.
QString expected(const TextError& error)
{
    constexpr std::array kPhrases{
        QT_TRANSLATE_NOOP("TextErrors", "a game record or a position"),
        QT_TRANSLATE_NOOP("TextErrors", "the version of the format, 1"),
        QT_TRANSLATE_NOOP("TextErrors", "a number of players from 2 to 5"),
        QT_TRANSLATE_NOOP("TextErrors", "a seed from 0 to 18446744073709551615"),
        QT_TRANSLATE_NOOP("TextErrors", "the number of orders played"),
        QT_TRANSLATE_NOOP("TextErrors", "JSON text"),
        QT_TRANSLATE_NOOP("TextErrors", "orders, after the tags or position that start the game"),
    };
    for (const char* phrase : kPhrases) {
        if (error.expected == phrase) {
            return Errors::tr(phrase);
        }
    }
    return text(error.expected);
}

QString expectation(const TextError& error, const QString& sentence)
{
    if (error.expected.empty()) {
        return sentence;
    }
    return sentence + QLatin1Char(' ') + Errors::tr("Expected: %1.").arg(expected(error));
}

QString orderError(const TextError& error)
{
    const QString found = text(error.found);
    switch (error.code) {
    case TextErrorCode::MissingWord:
        return expectation(error, Errors::tr("The order is incomplete."));
    case TextErrorCode::UnknownWord:
        return expectation(error, Errors::tr("The word “%1” is not valid here.").arg(found));
    case TextErrorCode::AmbiguousWord:
        return expectation(error, Errors::tr("The word \u201c%1\u201d could mean more than one thing.").arg(found));
    case TextErrorCode::ShortenedWord:
        return expectation(error, Errors::tr("The word “%1” is abbreviated; files must spell words out.").arg(found));
    case TextErrorCode::UnexpectedWord:
        return expectation(error, Errors::tr("The word \u201c%1\u201d does not belong here.").arg(found));
    case TextErrorCode::DoubledWord:
        return Errors::tr("“%1” is given twice.").arg(found);
    case TextErrorCode::BadSpace:
        return expectation(error, Errors::tr("“%1” is not a space.").arg(found));
    case TextErrorCode::BadCircle:
        return expectation(error, Errors::tr("\u201c%1\u201d does not say where a colonist goes.").arg(found));
    case TextErrorCode::BadCapacity:
        return expectation(error, Errors::tr("“%1” is not a cargo ship in this game.").arg(found));
    case TextErrorCode::NotInRecords:
        return Errors::tr("A game file must contain the order itself, not “%1”.").arg(found);
    case TextErrorCode::IllegalOrder:
        return Errors::tr("The order “%1” breaks the rules. %2").arg(found, refusal(error.refusal));
    default:
        return {};
    }
}

QString anyTextError(const TextError& error)
{
    switch (error.code) {
    case TextErrorCode::Empty:
        return expectation(error, Errors::tr("It is empty."));
    case TextErrorCode::TooLong:
        return Errors::tr("It is too long for a game; at most %n byte(s) can be read.", nullptr, error.limit);
    case TextErrorCode::NotUtf8:
        return Errors::tr("It is not text in UTF-8.");
    case TextErrorCode::WrongFormat:
        return expectation(error, Errors::tr("This is not a Windrose game but “%1”.").arg(text(error.found)));
    case TextErrorCode::NewerVersion:
        return Errors::tr("It was written by a newer version of Windrose (format %1; this one knows %2).")
            .arg(text(error.found), text(error.expected));
    default:
        return {};
    }
}

QString jsonError(const TextError& error)
{
    const QString found = text(error.found);
    switch (error.code) {
    case TextErrorCode::JsonSyntax:
        return expectation(error, found.isEmpty() ? Errors::tr("The text ends too early.")
                                                  : Errors::tr("\u201c%1\u201d does not belong here.").arg(found));
    case TextErrorCode::JsonTooDeep:
        return Errors::tr("Lists are nested too deeply; at most %n level(s) can be read.", nullptr, error.limit);
    case TextErrorCode::JsonTooMuch:
        return Errors::tr("This list is too long; at most %n item(s) can be read.", nullptr, error.limit);
    case TextErrorCode::JsonDoubledKey:
        return Errors::tr("The name \u201c%1\u201d is given twice.").arg(found);
    case TextErrorCode::JsonUnknownKey:
        return expectation(error, Errors::tr("The name “%1” is not valid here.").arg(found));
    case TextErrorCode::JsonMissingKey:
        return Errors::tr("\u201c%1\u201d is missing.").arg(text(error.expected));
    case TextErrorCode::JsonWrongType:
        return expectation(error, Errors::tr("The value has the wrong type: %1.").arg(found));
    case TextErrorCode::JsonNotPlain:
        return Errors::tr("\u201c%1\u201d is not a plain whole number.").arg(found);
    case TextErrorCode::JsonOutOfRange:
        return Errors::tr("“%1” is out of range; the number must be from %2 to %3.")
            .arg(found, QString::number(error.number), QString::number(error.limit));
    case TextErrorCode::JsonUnknownName:
        return expectation(error, Errors::tr("“%1” is not a known name.").arg(found));
    case TextErrorCode::JsonTooManyItems:
        return Errors::tr("There are %1 items, but at most %2 are possible.").arg(error.number).arg(error.limit);
    default:
        return {};
    }
}

QString tooMany(const TextError& error)
{
    const QString what = thing(error.found);
    switch (error.code) {
    case TextErrorCode::TooManyBarrels:
        return Errors::tr("The box holds only %n barrel(s) of %1, and the position has more.", nullptr, error.limit)
            .arg(what);
    case TextErrorCode::TooManyTiles:
        return Errors::tr("The box holds only %n tile(s) of this kind, and the position has more: %1.", nullptr,
                          error.limit)
            .arg(what);
    case TextErrorCode::TooManyBuildings:
        return Errors::tr("The box holds only %n copy(ies) of this building, and the position has more: %1.", nullptr,
                          error.limit)
            .arg(what);
    case TextErrorCode::TooManyColonists:
        return Errors::tr("The box holds only %n colonist(s), and the position has more.", nullptr, error.limit);
    case TextErrorCode::TooManyCards:
        return Errors::tr("The box holds only %n card(s) of this role, and the position has more: %1.", nullptr,
                          error.limit)
            .arg(what);
    default:
        return {};
    }
}

QString boxError(const TextError& error)
{
    const QString what = thing(error.found);
    const QString number = QString::number(error.number);
    const QString limit = QString::number(error.limit);
    switch (error.code) {
    case TextErrorCode::TooFewBarrels:
        return Errors::tr("Barrels of %1 are missing: the position has %2 of %3.").arg(what, number, limit);
    case TextErrorCode::TooFewTiles:
        return Errors::tr("Tiles are missing (%1): the position has %2 of %3.").arg(what, number, limit);
    case TextErrorCode::TooFewBuildings:
        return Errors::tr("Buildings are missing (%1): the position has %2 of %3.").arg(what, number, limit);
    case TextErrorCode::TooFewColonists:
        return Errors::tr("Colonists are missing: the position has %1 of %2.").arg(number, limit);
    case TextErrorCode::VictoryPointsLeft:
        return Errors::tr("The supply has %1 victory points, but the seats leave %2 in the box.").arg(number, limit);
    case TextErrorCode::RoleNotInBox:
        return Errors::tr("There is no %1 card in a game of %n player(s).", nullptr, error.number).arg(what);
    case TextErrorCode::NoSuchCapacity:
        return expectation(error, Errors::tr("There is no cargo ship %1 in this game.").arg(number));
    case TextErrorCode::DoubledShip:
        return Errors::tr("Cargo ship %1 is given twice.").arg(number);
    case TextErrorCode::SeatCount:
        return Errors::tr("There are %1 seats for %2 players.").arg(number, limit);
    default:
        return {};
    }
}

QString boardError(const TextError& error)
{
    const QString what = thing(error.found);
    const QString number = QString::number(error.number);
    const QString limit = QString::number(error.limit);
    switch (error.code) {
    case TextErrorCode::SpaceOverlap:
        return Errors::tr("Space %1 is filled twice.").arg(number);
    case TextErrorCode::SpaceCount:
        return Errors::tr("A building is on %1 spaces but should fill %2: %3.").arg(number, limit, what);
    case TextErrorCode::SpacesApart:
        return Errors::tr("The two spaces of a large building do not touch: %1.").arg(what);
    case TextErrorCode::OwnedTwice:
        return Errors::tr("The same building appears twice in one city: %1.").arg(what);
    case TextErrorCode::TooManyOnCircles:
        return Errors::tr("%1 colonists do not fit on %2 circles: %3.").arg(number, limit, what);
    case TextErrorCode::ShipOverloaded:
        return Errors::tr("%1 barrels do not fit on cargo ship %2.").arg(number, limit);
    case TextErrorCode::GoodWithoutBarrel:
        return Errors::tr("A cargo ship is listed as carrying %1 but has no barrels.").arg(what);
    case TextErrorCode::BarrelWithoutGood:
        return Errors::tr("A cargo ship has %n barrel(s) but no kind of goods.", nullptr, error.number);
    case TextErrorCode::GoodOnTwoShips:
        return Errors::tr("Two cargo ships carry %1, which the rules forbid.").arg(what);
    case TextErrorCode::BadName:
        return Errors::tr("\u201c%1\u201d cannot be the name of a seat.").arg(text(error.found));
    default:
        return {};
    }
}

QString turnError(const TextError& error)
{
    const QString found = text(error.found);
    switch (error.code) {
    case TextErrorCode::TakenOutOfTurn:
        return Errors::tr("Seat %1 holds more role cards than it can at this moment.").arg(error.number);
    case TextErrorCode::NoCardLeft:
        return Errors::tr("A role must be chosen, but everyone has taken their cards this round.");
    case TextErrorCode::RoleNotTaken:
        return Errors::tr("Seat %1 does not hold the current role: %2.")
            .arg(QString::number(error.number), thing(error.found));
    case TextErrorCode::Disagrees:
        return Errors::tr("“%1” contradicts the rest of the position, which implies “%2”.")
            .arg(found, text(error.expected));
    case TextErrorCode::NothingToDecide:
        return Errors::tr("Seat %1 has nothing to decide here: %2.").arg(QString::number(error.number), found);
    case TextErrorCode::PhaseStateMissing:
        return Errors::tr("A position in the middle of a phase (%1) needs its phase state.").arg(found);
    case TextErrorCode::TriggerMissing:
        return Errors::tr("The end of the game should have been triggered: %1.").arg(found);
    case TextErrorCode::TriggerUnfounded:
        return Errors::tr("The end of the game is marked as triggered, but its condition is not met: %1.").arg(found);
    case TextErrorCode::BadRandomState:
        return Errors::tr("The random state cannot be read.");
    default:
        return {};
    }
}

QString checksumError(const TextError& error)
{
    if (error.number < 0) {
        return Errors::tr("The start of the game does not match its checksum, so none of it can be trusted.");
    }
    if (error.limit > error.number) {
        return Errors::tr("This line does not match its checksum: it is damaged or was edited by hand. %1 of %n "
                          "order(s) is/are good.",
                          nullptr, error.limit)
            .arg(error.number);
    }
    return Errors::tr("This line does not match its checksum: it is damaged or was edited by hand. The first %n "
                      "order(s) is/are good.",
                      nullptr, error.number);
}

QString recordError(const TextError& error)
{
    const QString found = text(error.found);
    switch (error.code) {
    case TextErrorCode::TagExpected:
        return expectation(error, Errors::tr("A line at the start of the game is missing; found “%1”.").arg(found));
    case TextErrorCode::TagSyntax:
        return expectation(error, Errors::tr("This line is malformed."));
    case TextErrorCode::UnknownTag:
        return expectation(error, Errors::tr("The line \u201c%1\u201d is not known.").arg(found));
    case TextErrorCode::DoubledTag:
        return Errors::tr("The line \u201c%1\u201d is given twice.").arg(found);
    case TextErrorCode::MissingTag:
        return Errors::tr("The line \u201c%1\u201d is missing.").arg(text(error.expected));
    case TextErrorCode::TagAfterOrders:
        return Errors::tr("The line “%1” must come before the orders.").arg(found);
    case TextErrorCode::TagValue:
        return expectation(error, Errors::tr("“%1” is not valid here.").arg(found));
    case TextErrorCode::ChecksumWrong:
        return checksumError(error);
    case TextErrorCode::RecordCutOff:
        return error.number < 0
                   ? Errors::tr("The text ends before the game begins.")
                   : Errors::tr("The game is cut off here; its first %n order(s) is/are good.", nullptr, error.number);
    default:
        return {};
    }
}

} // namespace

QString textError(const TextError& error)
{
    if (error.code == TextErrorCode::None) {
        return {};
    }
    QString sentence = Errors::tr("It cannot be read.");
    for (const auto& sentenceOf :
         {orderError, anyTextError, jsonError, tooMany, boxError, boardError, turnError, recordError}) {
        if (const QString known = sentenceOf(error); !known.isEmpty()) {
            sentence = known;
            break;
        }
    }
    if (!error.pointer.empty()) {
        //: %1 is a place in a JSON text such as /seats/0/goods, %2 a sentence
        return Errors::tr("At %1: %2").arg(text(error.pointer), sentence);
    }
    if (error.line > 0) {
        return Errors::tr("Line %1, column %2: %3")
            .arg(QString::number(error.line), QString::number(error.column), sentence);
    }
    return sentence;
}

} // namespace windrose::texts
