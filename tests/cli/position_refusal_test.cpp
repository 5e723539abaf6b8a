// SPDX-License-Identifier: GPL-3.0-or-later
// Impossible positions are refused, with a message and a JSON pointer.
#include "core/text/position_json.h"

#include "core/rules/game.h"
#include "core/text/messages.h"
#include "games.h"

#include <gtest/gtest.h>

namespace windrose
{

namespace
{

using testing::jsonOf;
using testing::momentWhere;
using testing::replaced;

TextError refusalOf(const std::string& json)
{
    auto reading = readPosition(json, 0);
    auto* error = std::get_if<TextError>(&reading);
    EXPECT_NE(error, nullptr) << "was read: " << json;
    return error != nullptr ? *error : TextError{};
}

/// Four players, governor 0, the given seat 0, and additional keys.
std::string position(const std::string& seat, const std::string& more = "")
{
    return R"({"players": 4, "governor": 0, "seats": [{)" + seat + "}, {}, {}, {}]" +
           (more.empty() ? "" : ", " + more) + "}";
}

void expectRefusal(const std::string& json, const std::string& pointer, const std::string& words)
{
    const TextError error = refusalOf(json);
    EXPECT_EQ(error.pointer, pointer) << describe(error);
    EXPECT_NE(describe(error).find(words), std::string::npos) << describe(error);
    EXPECT_NE(describe(error).find("expected"), std::string::npos) << describe(error);
}

TEST(PositionRefusal, piecesTheBoxDoesNotHold)
{
    expectRefusal(position(R"("goods": {"indigo": 12})"), "/seats/0/goods/indigo",
                  "found indigo barrel number 12; expected at most 11");
    expectRefusal(position(R"("goods": {"indigo": 10})", R"("trading_house": ["indigo", "indigo"])"),
                  "/trading_house/1", "found indigo barrel number 12; expected at most 11");
    expectRefusal(
        position(R"("goods": {"corn": 6})", R"("cargo_ships": [{"capacity": 5, "good": "corn", "barrels": 5}])"),
        "/cargo_ships/0/barrels", "found corn barrel number 11; expected at most 10");
    const std::string wharf = R"({"city": [{"spaces": [0], "building": "wharf"}]})";
    expectRefusal(R"({"players": 3, "governor": 0, "seats": [)" + wharf + ", " + wharf + ", " + wharf + "]}",
                  "/seats/2/city/0/building", "found wharf number 3; expected at most 2");
    expectRefusal(R"({"players": 2, "governor": 0, "seats": [)" + wharf + ", " + wharf + "]}",
                  "/seats/1/city/0/building", "found wharf number 2; expected at most 1");
}

TEST(PositionRefusal, colonistsTooMany)
{
    expectRefusal(position(R"("san_juan": 80)"), "/seats/0/san_juan", "too many colonists");
    expectRefusal(position(R"("san_juan": 70)", R"("colonist_ship": 10)"), "/colonist_ship", "too many colonists");
    expectRefusal(position(R"("san_juan": 70)", R"("supply": {"colonists": 6})"), "/supply/colonists",
                  "too many colonists");
    expectRefusal(position(R"("san_juan": 70)", R"("supply": {"colonists": 4})"), "/supply/colonists", "is missing");
    expectRefusal(position("", R"("colonist_ship": 4, "supply": {"colonists": 76})"), "/supply/colonists",
                  "too many colonists");
}

TEST(PositionRefusal, tilesTheBoxDoesNotHold)
{
    std::string island;
    for (int space = 0; space < 9; ++space) {
        island += (space == 0 ? "" : ", ") + ("{\"space\": " + std::to_string(space)) + R"(, "tile": "quarry"})";
    }
    expectRefusal(position("\"island\": [" + island + "]"), "/seats/0/island/8/tile",
                  "found quarry number 9; expected at most 8");
    std::string coffee;
    for (int count = 0; count < 9; ++count) {
        coffee += count == 0 ? "\"coffee\"" : ", \"coffee\"";
    }
    expectRefusal(position("", R"("plantations": {"discard": [)" + coffee + "]}"), "/plantations/discard/8",
                  "found coffee plantation number 9; expected at most 8");
    expectRefusal(position("", R"("plantations": {"face_up": [], "face_down": []})"), "/plantations",
                  "corn plantation number");
    expectRefusal(position("", R"("plantations": {"face_down": ["corn"]})"), "/plantations", "is missing");
    expectRefusal(position("", R"("plantations": {"face_up": ["corn", "corn", "corn", "corn", "corn", "corn"]})"),
                  "/plantations/face_up", "at most 5");
    expectRefusal(position("", R"("plantations": {"face_up": ["quarry"]})"), "/plantations/face_up/0", "unknown name");
}

TEST(PositionRefusal, suppliesThatDoNotAgreeWithTheBox)
{
    expectRefusal(position("", R"("supply": {"goods": {"indigo": 12}})"), "/supply/goods/indigo",
                  "found indigo barrel number 12; expected at most 11");
    expectRefusal(position("", R"("supply": {"goods": {"indigo": 10}})"), "/supply/goods/indigo",
                  "indigo barrel number 11 is missing");
    expectRefusal(position("", R"("supply": {"buildings": {"wharf": 3}})"), "/supply/buildings/wharf",
                  "found wharf number 3; expected at most 2");
    expectRefusal(position("", R"("supply": {"buildings": {"city_hall": 0}})"), "/supply/buildings/city_hall",
                  "is missing");
    expectRefusal(position("", R"("supply": {"quarries": 9})"), "/supply/quarries",
                  "found quarry number 9; expected at most 8");
    expectRefusal(position(R"("victory_points": 5)", R"("supply": {"victory_points": 96})"), "/supply/victory_points",
                  "expected 95");
    expectRefusal(position(R"("victory_points": 105)", R"("supply": {"victory_points": 1})"), "/supply/victory_points",
                  "expected 0");
    expectRefusal(position("", R"("supply": {"goods": {"gold": 1}})"), "/supply/goods/gold", "unknown key");
    expectRefusal(position("", R"("supply": {"buildings": {"church": 1}})"), "/supply/buildings/church", "unknown key");
}

TEST(PositionRefusal, boardsThatCannotBe)
{
    const auto city = [](const std::string& entries) { return position("\"city\": [" + entries + "]"); };
    expectRefusal(city(R"({"spaces": [1], "building": "office"}, {"spaces": [1], "building": "wharf"})"),
                  "/seats/0/city/1/spaces/0", "space 1 is filled twice");
    expectRefusal(city(R"({"spaces": [1], "building": "indigo_plant"}, {"spaces": [2], "building": "indigo_plant"})"),
                  "/seats/0/city/1/building", "a second indigo plant in one city");
    expectRefusal(city(R"({"spaces": [1], "building": "guild_hall"})"), "/seats/0/city/0/spaces", "expected 2");
    expectRefusal(city(R"({"spaces": [1, 2], "building": "office"})"), "/seats/0/city/0/spaces", "expected 1");
    expectRefusal(city(R"({"spaces": [], "building": "office"})"), "/seats/0/city/0/spaces", "expected 1");
    expectRefusal(city(R"({"spaces": [3, 4], "building": "guild_hall"})"), "/seats/0/city/0/spaces", "do not touch");
    expectRefusal(city(R"({"spaces": [4, 4], "building": "guild_hall"})"), "/seats/0/city/0/spaces/1", "filled twice");
    expectRefusal(city(R"({"spaces": [12], "building": "office"})"), "/seats/0/city/0/spaces/0", "from 0 to 11");
    expectRefusal(city(R"({"spaces": [1], "building": "office", "colonists": 2})"), "/seats/0/city/0/colonists",
                  "at most 1");
    expectRefusal(city(R"({"spaces": [1]})"), "/seats/0/city/0/building", "missing");
    expectRefusal(city(R"({"building": "office"})"), "/seats/0/city/0/spaces", "missing");
    expectRefusal(city(R"({"spaces": [1], "building": "temple"})"), "/seats/0/city/0/building", "unknown name");
    const auto island = [](const std::string& entries) { return position("\"island\": [" + entries + "]"); };
    expectRefusal(island(R"({"space": 1, "tile": "corn"}, {"space": 1, "tile": "corn"})"), "/seats/0/island/1/space",
                  "filled twice");
    expectRefusal(island(R"({"space": 1, "tile": "corn", "colonists": 2})"), "/seats/0/island/0/colonists",
                  "at most 1");
    expectRefusal(island(R"({"space": 1})"), "/seats/0/island/0/tile", "missing");
    expectRefusal(position(R"("name": "")"), "/seats/0/name", "is not a valid name");
    expectRefusal(position(R"("name": "a\nb")"), "/seats/0/name", "is not a valid name");
}

TEST(PositionRefusal, shipsAndTheTradingHouse)
{
    const auto ships = [](const std::string& entries) { return position("", "\"cargo_ships\": [" + entries + "]"); };
    expectRefusal(ships(R"({"capacity": 4})"), "/cargo_ships/0/capacity", "no cargo ship of capacity 4");
    expectRefusal(ships(R"({"capacity": 5}, {"capacity": 5})"), "/cargo_ships/1/capacity", "twice");
    expectRefusal(ships(R"({"good": null})"), "/cargo_ships/0/capacity", "missing");
    expectRefusal(ships(R"({"capacity": 5, "good": "corn"})"), "/cargo_ships/0", "without barrels");
    expectRefusal(ships(R"({"capacity": 5, "good": "corn", "barrels": 0})"), "/cargo_ships/0", "without barrels");
    expectRefusal(ships(R"({"capacity": 5, "barrels": 2})"), "/cargo_ships/0", "of no good");
    expectRefusal(ships(R"({"capacity": 5, "good": "corn", "barrels": 6})"), "/cargo_ships/0/barrels", "at most 5");
    expectRefusal(
        ships(R"({"capacity": 5, "good": "corn", "barrels": 1}, {"capacity": 6, "good": "corn", "barrels": 1})"),
        "/cargo_ships/1/good", "a second ship with corn");
    expectRefusal(position("", R"("trading_house": ["corn", "corn", "corn", "corn", "corn"])"), "/trading_house",
                  "at most 4");
}

TEST(PositionRefusal, cardsOutOfTurn)
{
    const auto roles = [](const std::string& entries, const std::string& more = "") {
        return position("", "\"roles\": [" + entries + "]" + more);
    };
    expectRefusal(roles(R"({"role": "mayor", "taken_by": 1})"), "/roles/0/taken_by", "in turn from the governor");
    expectRefusal(roles(R"({"role": "mayor", "taken_by": 0}, {"role": "trader", "taken_by": 0})"), "/roles/1/taken_by",
                  "in turn from the governor");
    expectRefusal(roles(R"({"role": "mayor"}, {"role": "mayor"})"), "/roles/1/role",
                  "found mayor card number 2; expected at most 1");
    expectRefusal(roles(R"({"role": "prospector"}, {"role": "prospector"})"), "/roles/1/role",
                  "found prospector card number 2; expected at most 1");
    expectRefusal(R"({"players": 3, "governor": 0, "seats": [{}, {}, {}], "roles": [{"role": "prospector"}]})",
                  "/roles/0/role", "there is no prospector card with 3 players");
    expectRefusal(roles(R"({"role": "mayor", "taken_by": 4})"), "/roles/0/taken_by", "from 0 to 3");
    expectRefusal(roles(R"({"role": "mayor", "taken_by": 0})", R"(, "chooser": 0)"), "/chooser", "expected 1");
    expectRefusal(roles(R"({"role": "mayor", "taken_by": 0})", R"(, "turn": 0)"), "/turn", "expected 1");
    expectRefusal(roles(R"({"role": "mayor", "taken_by": 0}, {"role": "trader", "taken_by": 1},
                           {"role": "settler", "taken_by": 2}, {"role": "builder", "taken_by": 3})"),
                  "/roles", "every seat has taken all its roles");
    expectRefusal(R"({"players": 2, "governor": 0, "seats": [{}, {}], "roles": [{"role": "mayor", "taken_by": 0},
                      {"role": "trader", "taken_by": 0}]})",
                  "/roles/1/taken_by", "in turn from the governor");
}

TEST(PositionRefusal, aTurnThatDoesNotAgree)
{
    expectRefusal(position("", R"("chooser": 1)"), "/chooser", "expected 0");
    expectRefusal(position("", R"("turn": 1)"), "/turn", "expected 0");
    expectRefusal(position("", R"("turn": null)"), "/turn", "an integer");
    expectRefusal(position("", R"("decision": "build")"), "/decision", "expected \"choose_role\"");
    expectRefusal(position("", R"("phase": "finished", "turn": 0)"), "/turn", "expected null");
    expectRefusal(position("", R"("phase_state": {"acted": 0})"), "/phase_state/acted", "unknown key");
    expectRefusal(position("", R"("governor": 4)"), "/governor", "twice");
    expectRefusal(R"({"players": 4, "governor": 4, "seats": [{}, {}, {}, {}]})", "/governor", "from 0 to 3");
}

TEST(PositionRefusal, theMiddleOfAPhaseNeedsItsState)
{
    const std::string builder = R"("phase": "builder", "roles": [{"role": "builder", "taken_by": 0}])";
    const std::string rich = R"("doubloons": 20)";
    expectRefusal(position(rich, builder), "/phase_state", "in the middle of a phase (builder)");
    expectRefusal(position(rich, builder + R"(, "phase_state": {})"), "/phase_state/acted", "missing");
    expectRefusal(position(rich, builder + R"(, "phase_state": {"acted": 4})"), "/phase_state/acted", "from 0 to 3");
    expectRefusal(position(rich, builder + R"(, "phase_state": {"acted": 0}, "turn": 1)"), "/turn", "expected 0");
    expectRefusal(position(rich, R"("phase": "builder", "phase_state": {"acted": 0})"), "/phase",
                  "phase of the builder");
    expectRefusal(position("", builder + R"(, "phase_state": {"acted": 1})"), "/phase", "nothing to decide");
    EXPECT_TRUE(std::holds_alternative<NamedPosition>(
        readPosition(position(rich, builder + R"(, "phase_state": {"acted": 0})"), 0)));
}

TEST(PositionRefusal, decisionsWithoutAChoice)
{
    const std::string settler =
        R"("phase": "settler", "roles": [{"role": "settler", "taken_by": 0}], "phase_state": {"acted": 0})";
    expectRefusal(position("", settler + R"(, "decision": "hacienda")"), "/decision", "nothing to decide");
    std::string island;
    for (int space = 0; space < kSpaces; ++space) {
        island += (space == 0 ? "" : ", ") + ("{\"space\": " + std::to_string(space)) + R"(, "tile": ")" +
                  (space < 6 ? "corn" : "sugar") + "\"}";
    }
    expectRefusal(position("\"island\": [" + island + "]", settler), "/phase", "nothing to decide");
    const std::string trader =
        R"("phase": "trader", "roles": [{"role": "trader", "taken_by": 0}], "phase_state": {"acted": 0})";
    expectRefusal(
        position(R"("goods": {"corn": 1})", trader + R"(, "trading_house": ["sugar", "sugar", "coffee", "coffee"])"),
        "/phase", "nothing to decide");
    const std::string storage =
        R"("phase": "storage", "roles": [{"role": "captain", "taken_by": 0}], "phase_state": {"acted": 0})";
    expectRefusal(position(R"("goods": {"corn": 1})", storage), "/phase", "nothing to decide");
    const std::string craftsman =
        R"("phase": "craftsman", "roles": [{"role": "craftsman", "taken_by": 0}], "phase_state": )";
    expectRefusal(position("", craftsman + R"({"produced": ["corn"]})"), "/phase_state/produced/0", "can produce");
    expectRefusal(position("", craftsman + R"({"produced": []})"), "/phase", "nothing to decide");
    const std::string mayor =
        R"("phase": "mayor", "roles": [{"role": "mayor", "taken_by": 0}], "phase_state": {"acted": 0})";
    expectRefusal(position("", mayor), "/phase", "nothing to decide");
}

TEST(PositionRefusal, endTriggersThatDoNotAgree)
{
    expectRefusal(position("", R"("end_triggers": ["city"])"), "/end_triggers/0", "cannot have fired");
    expectRefusal(position("", R"("end_triggers": ["victory_points"])"), "/end_triggers/0", "cannot have fired");
    expectRefusal(position(R"("victory_points": 100)", R"("end_triggers": [])"), "/end_triggers", "must have fired");
    expectRefusal(position("", R"("end_triggers": ["colonists", "colonists"])"), "/end_triggers/1", "twice");
    expectRefusal(position("", R"("end_triggers": ["war"])"), "/end_triggers/0", "unknown name");
}

TEST(PositionRefusal, numbersThatAreNotPlainIntegers)
{
    const std::string json = jsonOf(newGame(4, 0));
    for (const std::string number : {"3.0", "3e0", "1e2", "-0", "0.5", "-1.5", "1e999"}) {
        const TextError error = refusalOf(replaced(json, "\"round\": 1", "\"round\": " + number));
        EXPECT_EQ(error.code, TextErrorCode::JsonNotPlain) << number;
        EXPECT_EQ(error.pointer, "/round") << number;
    }
    for (const std::string& number : {std::string("-1"), std::string("18446744073709551616"),
                                      std::string("-99999999999999999999"), std::string(400, '9')}) {
        const TextError error = refusalOf(replaced(json, "\"round\": 1", "\"round\": " + number));
        EXPECT_EQ(error.code, TextErrorCode::JsonOutOfRange) << number;
        EXPECT_EQ(error.pointer, "/round") << number;
        EXPECT_NE(describe(error).find("found " + number.substr(0, 20)), std::string::npos) << describe(error);
        // A number that is too long is refused before its field is known.
        const std::string range = number.size() > 100 ? "from 0 to 1000000000" : "from 1 to 50000";
        EXPECT_NE(describe(error).find(range), std::string::npos) << describe(error);
    }
    EXPECT_EQ(refusalOf(replaced(json, "\"round\": 1", "\"round\": 01")).code, TextErrorCode::JsonSyntax);
    EXPECT_EQ(refusalOf(replaced(json, "\"round\": 1", "\"round\": +1")).code, TextErrorCode::JsonSyntax);
    EXPECT_EQ(refusalOf(replaced(json, "\"round\": 1", "\"round\": \"1\"")).code, TextErrorCode::JsonWrongType);
    EXPECT_EQ(refusalOf(replaced(json, "\"round\": 1", "\"round\": true")).code, TextErrorCode::JsonWrongType);
    EXPECT_EQ(refusalOf(replaced(json, "\"round\": 1", "\"round\": 0")).code, TextErrorCode::JsonOutOfRange);
    EXPECT_EQ(refusalOf(replaced(json, "\"round\": 1", "\"round\": 18446744073709551615")).code,
              TextErrorCode::JsonOutOfRange);
    EXPECT_EQ(refusalOf(replaced(json, "\"doubloons\": 3", "\"doubloons\": -1")).pointer, "/seats/0/doubloons");
}

TEST(PositionRefusal, keysUnknownDoubledOrMissing)
{
    const std::string json = jsonOf(newGame(4, 0));
    expectRefusal(replaced(json, "\"round\"", "\"rounds\""), "/rounds", "unknown key");
    expectRefusal(replaced(json, "\"round\": 1", R"("round": 1, "round": 1)"), "/round", "twice");
    expectRefusal(replaced(json, "\"sugar\": 0", "\"corn\": 0"), "/seats/0/goods/corn", "twice");
    expectRefusal(replaced(json, "\"options\": {}", R"("options": {"expansion": true})"), "/options/expansion",
                  "unknown key");
    expectRefusal(replaced(json, "\"barrels\": 0", "\"a/b~c\": 0"), "/cargo_ships/0/a~1b~0c", "unknown key");
    expectRefusal(R"({"governor": 0, "seats": []})", "/players", "missing");
    expectRefusal(R"({"players": 4, "seats": [{}, {}, {}, {}]})", "/governor", "missing");
    expectRefusal(R"({"players": 4, "governor": 0})", "/seats", "missing");
    expectRefusal(R"({"players": 4, "governor": 0, "seats": [{}, {}, {}]})", "/seats", "expected 4");
    expectRefusal(R"({"players": 6, "governor": 0, "seats": []})", "/players", "from 2 to 5");
    expectRefusal(replaced(json, "windrose-position", "windrose-score"), "/format", "windrose-position");
    expectRefusal(replaced(json, "\"version\": 1", R"("version": 2, "weather": 1)"), "/version", "newer");
    expectRefusal(replaced(json, R"("random_state": ")", R"("random_state": "x)"), "/random_state", "random state");
}

TEST(PositionRefusal, syntaxErrorsHaveLineAndColumn)
{
    const TextError error = refusalOf("{\n  \"players\": 4,\n  \"governor\" 0\n}");
    EXPECT_EQ(error.code, TextErrorCode::JsonSyntax);
    EXPECT_EQ(error.line, 3);
    EXPECT_EQ(error.column, 14);
    EXPECT_NE(describe(error).find("expected"), std::string::npos);
    EXPECT_EQ(refusalOf("{\"players\": 4} x").column, 16);
    EXPECT_EQ(refusalOf("{\"players\": 4").column, 14);
    EXPECT_EQ(refusalOf(std::string("{\"players\": 4}\0x", 16)).code, TextErrorCode::JsonSyntax);
    EXPECT_EQ(refusalOf("{\"players\": \"\xFF\"}").code, TextErrorCode::NotUtf8);
    EXPECT_EQ(refusalOf("{\"players\": 4,}").code, TextErrorCode::JsonSyntax);
    EXPECT_EQ(refusalOf("{\"players\": NaN}").code, TextErrorCode::JsonSyntax);
    EXPECT_EQ(refusalOf("{\"players\": 4 /* four */}").code, TextErrorCode::JsonSyntax);
}

TEST(PositionRefusal, everyMiddleOfAPhaseIsRefusedWithoutItsState)
{
    for (const Phase phase : {Phase::Settler, Phase::Mayor, Phase::Builder, Phase::Craftsman, Phase::Trader,
                              Phase::Captain, Phase::Storage}) {
        const Position moment = momentWhere(3, [&](const Position& p) { return p.phase == phase; });
        std::string json = jsonOf(moment);
        json.erase(json.find(", \"phase_state\""));
        EXPECT_EQ(refusalOf(json + "}").code, TextErrorCode::PhaseStateMissing);
    }
}

} // namespace

} // namespace windrose
