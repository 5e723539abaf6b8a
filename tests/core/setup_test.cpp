// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of play, section 1: the contents of the box and the set-up for 2, 3, 4 and 5 players.
#include "table.h"

#include <numeric>

namespace windrose::test
{
namespace
{

/// A row for each count of the set-up table, a column for each number of players.
struct Expected {
    int players;
    int doubloons;
    std::vector<Tile> startingTiles;
    int victoryPoints;
    int colonists;
    int colonistsOnShip;
    int colonistsInPlay;
    std::vector<int> ships;
    int roleCards;
    int prospectors;
    int rolesEach;
    int rolesLeftOver;
    int quarries;
    int faceUp;
    int faceDown;
    std::array<int, 5> stack; ///< corn, indigo, sugar, tobacco, coffee before the row is dealt
    std::array<int, 5> goods;
    int smallVioletCopies;
    std::array<int, 6> productionCopies; ///< small indigo, small sugar, indigo, sugar, tobacco, coffee
    int buildingTiles;
};

/// The name of a row in the list of tests.
void PrintTo(const Expected& row, std::ostream* out)
{
    *out << row.players << " players";
}

const std::array<Expected, 4> kExpected{{
    {2,
     3,
     {Tile::Indigo, Tile::Corn},
     65,
     40,
     2,
     42,
     {4, 6},
     7,
     1,
     3,
     1,
     5,
     3,
     30,
     {6, 8, 8, 6, 5},
     {8, 9, 9, 7, 7},
     1,
     {2, 2, 2, 2, 2, 2},
     29},
    {3,
     2,
     {Tile::Indigo, Tile::Indigo, Tile::Corn},
     75,
     55,
     3,
     58,
     {4, 5, 6},
     6,
     0,
     1,
     3,
     8,
     4,
     43,
     {9, 10, 11, 9, 8},
     {10, 11, 11, 9, 9},
     2,
     {4, 4, 3, 3, 3, 3},
     49},
    {4,
     3,
     {Tile::Indigo, Tile::Indigo, Tile::Corn, Tile::Corn},
     100,
     75,
     4,
     79,
     {5, 6, 7},
     7,
     1,
     1,
     3,
     8,
     5,
     41,
     {8, 10, 11, 9, 8},
     {10, 11, 11, 9, 9},
     2,
     {4, 4, 3, 3, 3, 3},
     49},
    {5,
     4,
     {Tile::Indigo, Tile::Indigo, Tile::Indigo, Tile::Corn, Tile::Corn},
     122,
     95,
     5,
     100,
     {6, 7, 8},
     8,
     2,
     1,
     3,
     8,
     6,
     39,
     {8, 9, 11, 9, 8},
     {10, 11, 11, 9, 9},
     2,
     {4, 4, 3, 3, 3, 3},
     49},
}};

class Setup : public testing::TestWithParam<Expected>
{
protected:
    Expected expected = GetParam();
    Table table{GetParam().players};
    Position& position = table.position;
};

TEST_P(Setup, everySeatStartsWithTheSameDoubloons)
{
    for (int seat = 0; seat < expected.players; ++seat) {
        EXPECT_EQ(table.doubloonsOf(seat), expected.doubloons) << "seat " << seat;
    }
}

TEST_P(Setup, startingTilesAreIndigoFirstThenCornAndUnoccupied)
{
    for (int seat = 0; seat < expected.players; ++seat) {
        EXPECT_EQ(table.seat(seat).tileCount(expected.startingTiles[at(seat)]), 1) << "seat " << seat;
        EXPECT_EQ(table.seat(seat).emptyIslandSpaces(), 11) << "seat " << seat;
        EXPECT_EQ(table.seat(seat).manned, 0) << "seat " << seat;
    }
}

TEST_P(Setup, seatsStartWithoutBuildingsColonistsGoodsAndPoints)
{
    for (int number = 0; number < expected.players; ++number) {
        const Seat& seat = table.seat(number);
        EXPECT_TRUE(seat.buildings.isEmpty());
        EXPECT_EQ(seat.emptyCitySpaces(), 12);
        EXPECT_EQ(seat.colonists(), 0);
        EXPECT_EQ(seat.goods, (std::array<std::uint8_t, kGoods>{}));
        EXPECT_EQ(seat.victoryPoints, 0);
    }
}

TEST_P(Setup, victoryPointPool)
{
    EXPECT_EQ(position.victoryPoints, expected.victoryPoints);
    EXPECT_EQ(victoryPointsInBox(expected.players, {}), expected.victoryPoints);
}

TEST_P(Setup, colonistsInTheSupplyAndInAdditionOnTheShip)
{
    EXPECT_EQ(position.colonists, expected.colonists);
    EXPECT_EQ(position.colonistShip, expected.colonistsOnShip);
    EXPECT_EQ(position.colonists + position.colonistShip, expected.colonistsInPlay);
}

TEST_P(Setup, cargoShipsAndTheirCapacitiesAllEmpty)
{
    ASSERT_EQ(position.shipCount(), static_cast<int>(expected.ships.size()));
    for (int ship = 0; ship < position.shipCount(); ++ship) {
        EXPECT_EQ(position.shipCapacity(ship), expected.ships[at(ship)]);
        EXPECT_EQ(position.ships[at(ship)], CargoShip{});
    }
}

TEST_P(Setup, roleCardsWithTheirProspectorsWithoutDoubloons)
{
    EXPECT_EQ(position.roleCards(), expected.roleCards);
    int prospectors = 0;
    for (int card = 0; card < kMaxRoleCards; ++card) {
        prospectors += isCardInGame(expected.players, card) && roleOfCard(card) == Role::Prospector ? 1 : 0;
        EXPECT_EQ(position.cardDoubloons[at(card)], 0);
        EXPECT_EQ(position.takenBy[at(card)], kNobody);
    }
    EXPECT_EQ(prospectors, expected.prospectors);
}

TEST_P(Setup, rolesTakenByEachSeatInARoundAndRolesLeftOver)
{
    std::array<int, kMaxPlayers> taken{};
    int cards = 0;
    while (position.round == 1) {
        ASSERT_EQ(position.decision, Decision::ChooseRole);
        ++taken[position.turn];
        ++cards;
        table.play(ordersOf(position).at(0)).finishPhase();
    }
    for (int seat = 0; seat < expected.players; ++seat) {
        EXPECT_EQ(taken[at(seat)], expected.rolesEach);
    }
    EXPECT_EQ(expected.roleCards - cards, expected.rolesLeftOver);
    EXPECT_EQ(std::accumulate(position.cardDoubloons.begin(), position.cardDoubloons.end(), 0), expected.rolesLeftOver);
}

TEST_P(Setup, quarries)
{
    EXPECT_EQ(position.quarries, expected.quarries);
}

TEST_P(Setup, onePlantationMoreThanPlayersFaceUpTheRestFaceDown)
{
    EXPECT_EQ(position.faceUp.size(), expected.faceUp);
    EXPECT_EQ(position.piles.faceDownSize(), expected.faceDown);
    EXPECT_EQ(position.piles.discardSize(), 0);
}

TEST_P(Setup, makeUpOfTheStackBeforeTheRowIsDealt)
{
    std::array<int, 5> stack{};
    for (const Tile tile : table.row()) {
        ++stack.at(at(tile));
    }
    for (const Good good : kAllGoods) {
        stack.at(at(good)) += position.piles.count(plantationOf(good));
    }
    EXPECT_EQ(stack, expected.stack);
}

TEST_P(Setup, goodsInTheSupply)
{
    for (const Good good : kAllGoods) {
        EXPECT_EQ(position.goods[at(good)], expected.goods[at(good)]) << id(good);
    }
}

TEST_P(Setup, copiesOfEveryBuilding)
{
    int tiles = 0;
    for (const Building kind : kBaseGameKinds) {
        const int copies = isLarge(kind)        ? 1
                           : isProduction(kind) ? expected.productionCopies[at(kind)]
                                                : expected.smallVioletCopies;
        EXPECT_EQ(position.copiesLeft(kind), copies) << id(kind);
        tiles += position.copiesLeft(kind);
    }
    EXPECT_EQ(tiles, expected.buildingTiles);
}

TEST_P(Setup, theColonistShipIsRefilledWithAtLeastOneForEachPlayer)
{
    table.role(Role::Mayor, kNoColonist).finishPhase();
    EXPECT_EQ(position.colonistShip, expected.players);
    EXPECT_EQ(position.colonists, expected.colonists - expected.players);
}

TEST_P(Setup, seatZeroIsGovernorAndChoosesFirstInRoundOne)
{
    EXPECT_EQ(position.governor, 0);
    EXPECT_EQ(position.chooser, 0);
    EXPECT_EQ(position.turn, 0);
    EXPECT_EQ(position.round, 1U);
    EXPECT_EQ(position.phase, Phase::ChooseRole);
    EXPECT_EQ(position.decision, Decision::ChooseRole);
    EXPECT_FALSE(position.isLastRound());
    EXPECT_EQ(position.tradingHouse.size(), 0);
}

TEST_P(Setup, sameSeedSameGameAndAnotherSeedAnotherStack)
{
    EXPECT_EQ(newGame(expected.players, 7), position);
    int different = 0;
    for (std::uint64_t seed = 100; seed < 120; ++seed) {
        const Position other = newGame(expected.players, seed);
        different += other.piles != position.piles || other.faceUp != position.faceUp ? 1 : 0;
    }
    EXPECT_EQ(different, 20);
}

TEST_P(Setup, everyKindOfPlantationCanBeDealtFaceUp)
{
    std::array<bool, 5> seen{};
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Table other(expected.players, {}, seed);
        for (const Tile tile : other.row()) {
            seen.at(at(tile)) = true;
        }
    }
    EXPECT_EQ(seen, (std::array<bool, 5>{true, true, true, true, true}));
}

INSTANTIATE_TEST_SUITE_P(Players, Setup, testing::ValuesIn(kExpected),
                         [](const auto& row) { return std::to_string(row.param.players); });

TEST(Box, tradingPricesAreZeroToFour)
{
    EXPECT_EQ(tradingPrice(Good::Corn), 0);
    EXPECT_EQ(tradingPrice(Good::Indigo), 1);
    EXPECT_EQ(tradingPrice(Good::Sugar), 2);
    EXPECT_EQ(tradingPrice(Good::Tobacco), 3);
    EXPECT_EQ(tradingPrice(Good::Coffee), 4);
}

TEST(Box, spacesAreAdjacentWhenTheyShareASideOfTheFourByThreeGrid)
{
    for (int a = 0; a < 12; ++a) {
        for (int b = 0; b < 12; ++b) {
            const int rows = std::abs(a / 4 - b / 4);
            const int columns = std::abs(a % 4 - b % 4);
            EXPECT_EQ(areAdjacent(a, b), rows + columns == 1) << a << " " << b;
        }
    }
}

TEST(Option, cornStartMinusOneTakesADoubloonFromSeatsThatStartWithCorn)
{
    Options options;
    options.cornStartMinusOne = true;
    const std::array<std::vector<int>, 4> doubloons{{{3, 2}, {2, 2, 1}, {3, 3, 2, 2}, {4, 4, 4, 3, 3}}};
    for (int players = 2; players <= 5; ++players) {
        const Position position = newGame(players, 1, options);
        for (int seat = 0; seat < players; ++seat) {
            EXPECT_EQ(position.seat(seat).doubloons, static_cast<std::uint32_t>(doubloons[at(players - 2)][at(seat)]))
                << players << " players, seat " << seat;
        }
    }
}

TEST(Option, victoryPoints126MakesTheFivePlayerPool126AndLeavesTheOthers)
{
    Options options;
    options.victoryPoints126 = true;
    const std::array<int, 4> pools{65, 75, 100, 126};
    for (int players = 2; players <= 5; ++players) {
        EXPECT_EQ(newGame(players, 1, options).victoryPoints, pools[at(players - 2)]);
        EXPECT_EQ(victoryPointsInBox(players, options), pools[at(players - 2)]);
    }
}

TEST(Option, factoryUniversitySwapExchangesTheTwoCostsAndNothingElse)
{
    Options options;
    options.factoryUniversitySwap = true;
    const Position printed = newGame(4, 1);
    const Position swapped = newGame(4, 1, options);
    EXPECT_EQ(printedCost(printed, Building::Factory), 7);
    EXPECT_EQ(printedCost(printed, Building::University), 8);
    for (const Building kind : kAllBuildings) {
        const int expected = kind == Building::Factory      ? 8
                             : kind == Building::University ? 7
                                                            : printedCost(printed, kind);
        EXPECT_EQ(printedCost(swapped, kind), expected) << id(kind);
    }
}

TEST(Option, factoryUniversitySwapIsWhatTheBuilderPaysAndTheColumnStaysThree)
{
    Options options;
    options.factoryUniversitySwap = true;
    Table table(4, options);
    table.tiles(0, Tile::Quarry, 4, 4).tiles(1, Tile::Quarry, 4, 4).doubloons(0, 20).doubloons(1, 20);
    table.role(Role::Builder).play(Order::build(Building::Factory)).play(Order::build(Building::University));
    EXPECT_EQ(table.doubloonsOf(0), 20 - (8 - 1 - 3));
    EXPECT_EQ(table.doubloonsOf(1), 20 - (7 - 3));
}

TEST(Rulings, A1_fivePlayersHaveAPoolOf122)
{
    EXPECT_EQ(newGame(5, 3).victoryPoints, 122);
}

TEST(Rulings, P1_withTwoPlayersTheStartingTilesComeOutBeforeTheRemovalsSoThatSixCornAndEightIndigoRemain)
{
    std::array<int, 5> left{};
    Table table(2);
    for (const Tile tile : table.row()) {
        ++left.at(at(tile));
    }
    for (const Good good : kAllGoods) {
        left.at(at(good)) += table.position.piles.count(plantationOf(good));
    }
    EXPECT_EQ(left, (std::array<int, 5>{6, 8, 8, 6, 5}));
}

} // namespace
} // namespace windrose::test
