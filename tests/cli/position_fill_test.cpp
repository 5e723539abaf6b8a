// SPDX-License-Identifier: GPL-3.0-or-later
// Missing parts of a position are filled in from the box.
#include "core/text/position_json.h"

#include "core/rules/game.h"
#include "core/text/messages.h"
#include "games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace windrose
{

namespace
{

constexpr std::string_view kBare = R"({"players": 4, "governor": 2, "seats": [{}, {}, {}, {}])";

/// A position of four with some additional keys.
Position positionWith(const std::string& keys, std::uint64_t seed = 0)
{
    const std::string json = std::string(kBare) + (keys.empty() ? "" : ", ") + keys + "}";
    auto reading = readPosition(json, seed);
    if (const auto* error = std::get_if<TextError>(&reading)) {
        ADD_FAILURE() << describe(*error) << "\n" << json;
        return newGame(4, 0);
    }
    return std::get<NamedPosition>(reading).position;
}

/// The number of tiles of each kind that are not on an island.
std::map<int, int> tilesBeside(const Position& position)
{
    std::map<int, int> tiles;
    for (const Tile tile : position.faceUp) {
        ++tiles[index(tile)];
    }
    for (const Good good : kAllGoods) {
        tiles[index(good)] += position.piles.count(plantationOf(good));
    }
    return tiles;
}

const std::map<int, int> kAllTiles{{0, 10}, {1, 12}, {2, 11}, {3, 9}, {4, 8}};

TEST(PositionFill, threeKeysAreEnough)
{
    const Position position = positionWith("");
    EXPECT_EQ(position.round, 1U);
    EXPECT_EQ(position.chooser, 2);
    EXPECT_EQ(position.turn, 2);
    EXPECT_EQ(position.phase, Phase::ChooseRole);
    EXPECT_EQ(position.decision, Decision::ChooseRole);
    EXPECT_EQ(position.victoryPoints, 100);
    EXPECT_EQ(position.colonistShip, 4);
    EXPECT_EQ(position.colonists, 75);
    EXPECT_EQ(position.quarries, 8);
    EXPECT_EQ(position.goods, (std::array<std::uint8_t, kGoods>{10, 11, 11, 9, 9}));
    EXPECT_EQ(position.faceUp.size(), 5);
    EXPECT_EQ(position.piles.discardSize(), 0);
    EXPECT_EQ(position.endTriggers[0], EndTrigger::None);
    EXPECT_EQ(tilesBeside(position), kAllTiles);
    EXPECT_EQ(position.copiesLeft(Building::SmallIndigoPlant), 4);
    auto reading = readPosition(std::string(kBare) + "}", 0);
    EXPECT_EQ(std::get<NamedPosition>(reading).names, defaultNames(4));
}

TEST(PositionFill, hiddenTilesAreDrawnFromTheSeed)
{
    EXPECT_EQ(positionWith("", 7), positionWith("", 7));
    EXPECT_NE(positionWith("", 7).piles, positionWith("", 8).piles);
    EXPECT_NE(positionWith("", 7).random, positionWith("", 8).random);
    EXPECT_EQ(positionWith(R"("random_state": "00000000000000ff")", 7).random.state, 255U);
    EXPECT_EQ(positionWith(R"("random_state": "00000000000000ff")", 7).piles, positionWith("", 7).piles);
}

TEST(PositionFill, suppliesAreWhatRemainsOfTheBox)
{
    const auto reading = readPosition(R"({"players": 3, "governor": 0, "seats": [
        {"victory_points": 30, "goods": {"corn": 3}, "san_juan": 2,
         "island": [{"space": 0, "tile": "quarry", "colonists": 1}, {"space": 5, "tile": "corn"}],
         "city": [{"spaces": [3], "building": "wharf", "colonists": 1}]},
        {"victory_points": 10}, {"goods": {"coffee": 1}}],
        "cargo_ships": [{"capacity": 5, "good": "corn", "barrels": 4}], "trading_house": ["corn", "coffee"]})",
                                      0);
    ASSERT_TRUE(std::holds_alternative<NamedPosition>(reading)) << describe(std::get<TextError>(reading));
    const Position& position = std::get<NamedPosition>(reading).position;
    EXPECT_EQ(position.victoryPoints, 35);
    EXPECT_EQ(position.colonists, 58 - 4 - 3);
    EXPECT_EQ(position.colonistShip, 3);
    EXPECT_EQ(position.quarries, 7);
    EXPECT_EQ(position.goods, (std::array<std::uint8_t, kGoods>{2, 11, 11, 9, 7}));
    EXPECT_EQ(position.copiesLeft(Building::Wharf), 1);
    EXPECT_EQ(position.ships[0], CargoShip{});
    EXPECT_EQ(position.ships[1], (CargoShip{0, 4}));
    EXPECT_EQ(tilesBeside(position)[0], 9);
}

TEST(PositionFill, thePoolIsNeverBelowZeroAndItsEndIsRemembered)
{
    const auto reading = readPosition(R"({"players": 2, "governor": 0, "seats": [{"victory_points": 70}, {}]})", 0);
    ASSERT_TRUE(std::holds_alternative<NamedPosition>(reading));
    const Position& position = std::get<NamedPosition>(reading).position;
    EXPECT_EQ(position.victoryPoints, 0);
    EXPECT_EQ(position.endTriggers[0], EndTrigger::VictoryPoints);
}

TEST(PositionFill, aFullCityEndsTheGame)
{
    std::string city;
    for (int space = 0; space < kSpaces; ++space) {
        city += (space == 0 ? "" : ", ") + ("{\"spaces\": [" + std::to_string(space)) + R"(], "building": ")" +
                std::string(id(static_cast<Building>(space))) + "\"}";
    }
    const auto reading = readPosition(R"({"players": 2, "governor": 0, "seats": [{}, {"city": [)" + city + "]}]}", 0);
    ASSERT_TRUE(std::holds_alternative<NamedPosition>(reading));
    EXPECT_EQ(std::get<NamedPosition>(reading).position.endTriggers[0], EndTrigger::City);
}

TEST(PositionFill, theShipTakesNoMoreColonistsThanThereAre)
{
    const auto shipWith = [](int sanJuan) {
        const auto reading = readPosition(
            R"({"players": 3, "governor": 0, "seats": [{"san_juan": )" + std::to_string(sanJuan) + "}, {}, {}]}", 0);
        return std::get<NamedPosition>(reading).position.colonistShip;
    };
    EXPECT_EQ(shipWith(50), 3);
    EXPECT_EQ(shipWith(56), 2);
    EXPECT_EQ(shipWith(58), 0);
}

TEST(PositionFill, theChooserFollowsFromTheCardsTaken)
{
    const Position position =
        positionWith(R"("roles": [{"role": "mayor", "taken_by": 2}, {"role": "trader", "doubloons": 2},
                                  {"role": "captain", "taken_by": 3}])");
    EXPECT_EQ(position.chooser, 0);
    EXPECT_EQ(position.turn, 0);
    EXPECT_EQ(position.cardDoubloons[static_cast<std::size_t>(Role::Trader)], 2);
    EXPECT_EQ(position.takenBy[static_cast<std::size_t>(Role::Settler)], kNobody);
}

TEST(PositionFill, twoPlayersTakeRolesByTurnsThreeEach)
{
    const auto chooserAfter = [](const std::string& roles) {
        const auto reading =
            readPosition(R"({"players": 2, "governor": 1, "seats": [{}, {}], "roles": [)" + roles + "]}", 0);
        EXPECT_TRUE(std::holds_alternative<NamedPosition>(reading)) << describe(std::get<TextError>(reading));
        return std::get<NamedPosition>(reading).position.chooser;
    };
    EXPECT_EQ(chooserAfter(""), 1);
    EXPECT_EQ(chooserAfter(R"({"role": "mayor", "taken_by": 1})"), 0);
    EXPECT_EQ(chooserAfter(R"({"role": "mayor", "taken_by": 1}, {"role": "settler", "taken_by": 0})"), 1);
    EXPECT_EQ(chooserAfter(R"({"role": "mayor", "taken_by": 1}, {"role": "settler", "taken_by": 0},
                              {"role": "builder", "taken_by": 1}, {"role": "captain", "taken_by": 0},
                              {"role": "prospector", "taken_by": 1})"),
              0);
}

TEST(PositionFill, twoProspectorsAreTwoCards)
{
    const auto reading = readPosition(R"({"players": 5, "governor": 0, "seats": [{}, {}, {}, {}, {}],
        "roles": [{"role": "prospector", "doubloons": 1}, {"role": "prospector", "doubloons": 3}]})",
                                      0);
    ASSERT_TRUE(std::holds_alternative<NamedPosition>(reading));
    const Position& position = std::get<NamedPosition>(reading).position;
    EXPECT_EQ(position.cardDoubloons[6], 1);
    EXPECT_EQ(position.cardDoubloons[7], 3);
}

TEST(PositionFill, aGivenRowLeavesTheRestFaceDown)
{
    const Position position =
        positionWith(R"("plantations": {"face_up": ["corn", "corn", "coffee"], "discard": ["sugar"]})");
    EXPECT_EQ(position.faceUp.size(), 3);
    EXPECT_EQ(position.piles.discardSize(), 1);
    EXPECT_EQ(position.piles.faceDownSize(), 46);
    EXPECT_EQ(tilesBeside(position), kAllTiles);
}

TEST(PositionFill, allTilesOfTheBoxMayLieInOnePile)
{
    const Position position = positionWith(R"("plantations": {"face_up": []})");
    EXPECT_EQ(position.faceUp.size(), 0);
    EXPECT_EQ(position.piles.faceDownSize(), 50);
    EXPECT_EQ(tilesBeside(position), kAllTiles);
}

TEST(PositionFill, theRowIsFilledFromAGivenStack)
{
    // All but six tiles are given face down; the row takes those six first.
    std::string list;
    for (int tile = 0; tile < kGoods; ++tile) {
        for (int count = kAllTiles.at(tile) - (tile == 0 ? 5 : 0); count > 0; --count) {
            list += (list.empty() ? "\"" : ", \"") + std::string(kTileIds[static_cast<std::size_t>(tile)]) + "\"";
        }
    }
    const Position five = positionWith(R"("plantations": {"face_down": [)" + list + "]}");
    EXPECT_EQ(five.faceUp.size(), 5);
    EXPECT_EQ(five.faceUp[4], Tile::Corn);
    EXPECT_EQ(five.piles.faceDownSize(), 45);
    EXPECT_EQ(five.piles.faceDown(0), Tile::Corn) << "the first of the list is drawn next";
    const Position none =
        positionWith(R"("plantations": {"face_down": ["corn", "corn", "corn", "corn", "corn", )" + list + "]}");
    EXPECT_EQ(none.faceUp.size(), 5) << "nothing else is left, so the row comes from the stack";
    EXPECT_EQ(none.piles.faceDownSize(), 45);
}

TEST(PositionFill, partOfASupplyMayBeGiven)
{
    const Position position =
        positionWith(R"("supply": {"goods": {"sugar": 11}, "buildings": {"wharf": 2}, "quarries": 8})");
    EXPECT_EQ(position, positionWith(""));
}

TEST(PositionFill, aPositionThatCouldHardlyComeAboutIsAccepted)
{
    const Position position = positionWith(R"("cargo_ships": [{"capacity": 5, "good": "corn", "barrels": 5}],
        "trading_house": ["corn", "corn", "sugar", "coffee"], "colonist_ship": 79, "end_triggers": ["colonists"], "round": 7)");
    EXPECT_EQ(position.ships[0].barrels, 5);
    EXPECT_EQ(position.tradingHouse.size(), 4);
    EXPECT_EQ(position.colonists, 0);
    EXPECT_TRUE(position.isLastRound());
}

TEST(PositionFill, positionsReadCanBePlayedToTheEnd)
{
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Position position = positionWith(
            R"("cargo_ships": [{"capacity": 5, "good": "corn", "barrels": 5}], "plantations": {"face_up": []},
               "trading_house": ["corn", "corn", "sugar", "coffee"], "colonist_ship": 40)",
            seed);
        Random random{seed};
        EXPECT_GT(playRandomly(position, random), 0);
    }
}

} // namespace

} // namespace windrose
