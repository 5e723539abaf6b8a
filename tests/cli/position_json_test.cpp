// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/position_json.h"

#include "core/text/messages.h"
#include "games.h"

#include <gtest/gtest.h>

namespace windrose
{

namespace
{

using testing::forEachMoment;
using testing::jsonOf;
using testing::replaced;

NamedPosition positionOf(std::string_view json, std::uint64_t seed = 0)
{
    auto reading = readPosition(json, seed);
    if (const auto* error = std::get_if<TextError>(&reading)) {
        ADD_FAILURE() << describe(*error);
        return {};
    }
    return std::get<NamedPosition>(std::move(reading));
}

TEST(PositionJson, isReadBackToTheSamePositionAtEveryMomentOfTheGame)
{
    forEachMoment(4, [](const Position& position, Order) {
        const std::string json = jsonOf(position);
        const auto reading = readPosition(json, 999);
        ASSERT_TRUE(std::holds_alternative<NamedPosition>(reading)) << describe(std::get<TextError>(reading)) << json;
        ASSERT_EQ(std::get<NamedPosition>(reading).position, position) << json;
        ASSERT_EQ(jsonOf(std::get<NamedPosition>(reading).position), json);
    });
}

TEST(PositionJson, holdsEveryFieldInTheDocumentedOrder)
{
    const std::string json = jsonOf(newGame(5, 3));
    std::size_t place = 0;
    for (const std::string key :
         {"format",        "version",        "players",   "options",      "round",          "governor",
          "phase",         "chooser",        "turn",      "decision",     "end_triggers",   "roles",
          "supply",        "victory_points", "colonists", "quarries",     "goods",          "buildings",
          "plantations",   "face_up",        "face_down", "discard",      "colonist_ship",  "cargo_ships",
          "trading_house", "seats",          "name",      "doubloons",    "victory_points", "san_juan",
          "goods",         "island",         "city",      "random_state", "phase_state"}) {
        place = json.find("\"" + key + "\"", place);
        ASSERT_NE(place, std::string::npos) << key;
        ++place;
    }
}

TEST(PositionJson, isReadableByPeople)
{
    const std::string json = jsonOf(newGame(4, 3));
    EXPECT_NE(json.find("\n    {\"role\": \"settler\", \"doubloons\": 0, \"taken_by\": null},\n"), std::string::npos)
        << json;
    EXPECT_NE(json.find("\n    {\"capacity\": 5, \"good\": null, \"barrels\": 0},\n"), std::string::npos);
    std::size_t start = 0;
    for (std::size_t end = json.find('\n'); end != std::string::npos; end = json.find('\n', start)) {
        EXPECT_LE(end - start, 120U) << json.substr(start, end - start);
        start = end + 1;
    }
    EXPECT_EQ(start, json.size()) << "ends in a newline";
}

TEST(PositionJson, printsOnlyOptionsThatDifferFromThePrintedRules)
{
    Options options;
    EXPECT_NE(jsonOf(newGame(5, 0, options)).find("\"options\": {},"), std::string::npos);
    options = {true, true, true};
    const std::string json = jsonOf(newGame(5, 0, options));
    EXPECT_NE(
        json.find(
            R"("options": {"factory_university_swap": true, "corn_start_minus_one": true, "victory_points_5p": 126},)"),
        std::string::npos)
        << json;
    EXPECT_EQ(positionOf(json).position.options, options);
}

TEST(PositionJson, optionsMayBeGivenAsInThePrintedRules)
{
    const std::string json = R"({"players": 5, "governor": 0, "seats": [{}, {}, {}, {}, {}],
        "options": {"factory_university_swap": false, "victory_points_5p": 122}})";
    EXPECT_EQ(positionOf(json).position.options, Options{});
}

TEST(PositionJson, keepsNamesOfAllScripts)
{
    const std::vector<std::string> names{"Ána \"the\" \\", "李", "🚢"};
    const std::string json = positionJson(newGame(3, 0), names);
    EXPECT_EQ(positionOf(json).names, names);
    EXPECT_EQ(positionOf(replaced(json, "\"李\"", "\"\\u674e\"")).names, names);
}

TEST(PositionJson, finishedPositionsHaveNobodyToMove)
{
    const Position position = testing::momentWhere(2, [](const Position& p) { return p.isFinished(); });
    const std::string json = jsonOf(position);
    EXPECT_NE(json.find("\"turn\": null"), std::string::npos);
    EXPECT_NE(json.find("\"decision\": \"none\""), std::string::npos);
    EXPECT_EQ(positionOf(json).position, position);
}

TEST(PositionJson, theOrderOfKeysAndPiecesDoesNotMatter)
{
    const auto position = positionOf(R"({"seats": [
          {"city": [{"building": "guild_hall", "spaces": [8, 4], "colonists": 1}, {"spaces": [0], "building": "wharf"}],
           "island": [{"tile": "corn", "space": 7}, {"space": 1, "tile": "quarry"}]}, {}],
        "cargo_ships": [{"capacity": 6, "barrels": 2, "good": "corn"}, {"capacity": 4}],
        "governor": 1, "players": 2})")
                              .position;
    EXPECT_EQ(position.seat(0).firstSpaceOf(Building::GuildHall), 4);
    EXPECT_EQ(position.seat(0).colonistsOn(Building::GuildHall), 1);
    EXPECT_EQ(position.seat(0).tileAt(1), Tile::Quarry);
    EXPECT_EQ(position.ships[1].barrels, 2);
    const std::string json = jsonOf(position);
    EXPECT_LT(json.find("\"spaces\": [0]"), json.find("\"spaces\": [4, 8]"));
    EXPECT_LT(json.find("\"space\": 1,"), json.find("\"space\": 7,"));
}

TEST(PositionJson, aByteOrderMarkIsNoHindrance)
{
    EXPECT_EQ(positionOf("\xEF\xBB\xBF" + jsonOf(newGame(3, 1))).position, newGame(3, 1));
}

TEST(PositionJson, namesAreOneToAHundredVisibleCharacters)
{
    EXPECT_TRUE(isSeatName("A"));
    EXPECT_TRUE(isSeatName("Ana ; # [Bob]"));
    EXPECT_FALSE(isSeatName(""));
    EXPECT_FALSE(isSeatName("   "));
    EXPECT_FALSE(isSeatName("a\nb"));
    EXPECT_FALSE(isSeatName("a\x7F"));
    EXPECT_FALSE(isSeatName("a\xC2\x85"));
    EXPECT_FALSE(isSeatName("a\xFF"));
    std::string longName;
    for (int count = 0; count < 100; ++count) {
        longName += "é";
    }
    EXPECT_TRUE(isSeatName(longName));
    EXPECT_FALSE(isSeatName(longName + "x"));
}

} // namespace

} // namespace windrose
