// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of play, section 2: the building table, and what each of the 23 buildings does, occupied and not.
#include "table.h"

namespace windrose::test
{
namespace
{

using Class = BuildingClass;

struct Row {
    Building building;
    Class kind;
    int column;
    int cost;
    int points;
    int circles;
    int copies;
    int copiesForTwo;
};

/// The name of a row in the list of tests.
void PrintTo(const Row& row, std::ostream* out)
{
    *out << id(row.building);
}

const std::array<Row, 23> kTable{{
    {Building::SmallIndigoPlant, Class::SmallProduction, 1, 1, 1, 1, 4, 2},
    {Building::SmallSugarMill, Class::SmallProduction, 1, 2, 1, 1, 4, 2},
    {Building::SmallMarket, Class::SmallViolet, 1, 1, 1, 1, 2, 1},
    {Building::Hacienda, Class::SmallViolet, 1, 2, 1, 1, 2, 1},
    {Building::ConstructionHut, Class::SmallViolet, 1, 2, 1, 1, 2, 1},
    {Building::SmallWarehouse, Class::SmallViolet, 1, 3, 1, 1, 2, 1},
    {Building::IndigoPlant, Class::LargeProduction, 2, 3, 2, 3, 3, 2},
    {Building::SugarMill, Class::LargeProduction, 2, 4, 2, 3, 3, 2},
    {Building::Hospice, Class::SmallViolet, 2, 4, 2, 1, 2, 1},
    {Building::Office, Class::SmallViolet, 2, 5, 2, 1, 2, 1},
    {Building::LargeMarket, Class::SmallViolet, 2, 5, 2, 1, 2, 1},
    {Building::LargeWarehouse, Class::SmallViolet, 2, 6, 2, 1, 2, 1},
    {Building::TobaccoStorage, Class::LargeProduction, 3, 5, 3, 3, 3, 2},
    {Building::CoffeeRoaster, Class::LargeProduction, 3, 6, 3, 2, 3, 2},
    {Building::Factory, Class::SmallViolet, 3, 7, 3, 1, 2, 1},
    {Building::University, Class::SmallViolet, 3, 8, 3, 1, 2, 1},
    {Building::Harbor, Class::SmallViolet, 3, 8, 3, 1, 2, 1},
    {Building::Wharf, Class::SmallViolet, 3, 9, 3, 1, 2, 1},
    {Building::GuildHall, Class::LargeViolet, 4, 10, 4, 1, 1, 1},
    {Building::Residence, Class::LargeViolet, 4, 10, 4, 1, 1, 1},
    {Building::Fortress, Class::LargeViolet, 4, 10, 4, 1, 1, 1},
    {Building::CustomsHouse, Class::LargeViolet, 4, 10, 4, 1, 1, 1},
    {Building::CityHall, Class::LargeViolet, 4, 10, 4, 1, 1, 1},
}};

class BuildingRow : public testing::TestWithParam<Row>
{
protected:
    Row row = GetParam();
    Building kind = GetParam().building;
};

TEST_P(BuildingRow, standsInTheTableAsPrinted)
{
    const BuildingFacts& printed = facts(kind);
    EXPECT_EQ(printed.buildingClass, row.kind);
    EXPECT_EQ(printed.column, row.column);
    EXPECT_EQ(printed.points, row.points);
    EXPECT_EQ(printed.cost, row.cost);
    EXPECT_EQ(printed.circles, row.circles);
    for (int players = 2; players <= 5; ++players) {
        EXPECT_EQ(copiesInPlay(kind, players), players == 2 ? row.copiesForTwo : row.copies);
    }
}

TEST_P(BuildingRow, scoresItsPrintedPointsUnoccupied)
{
    Table table;
    table.building(1, kind, 0);
    EXPECT_EQ(scores(table.position)[1].buildings, row.points);
    EXPECT_EQ(scores(table.position)[1].total, row.points);
}

TEST_P(BuildingRow, scoresItsPrintedPointsOccupied)
{
    Table table;
    table.building(1, kind, 1);
    EXPECT_EQ(scores(table.position)[1].buildings, row.points);
}

TEST_P(BuildingRow, fillsOneCitySpaceOrTwoAdjacentOnes)
{
    Table table;
    table.doubloons(0, 20).role(Role::Builder).play(Order::build(kind));
    const Seat& seat = table.seat(0);
    EXPECT_TRUE(seat.owns(kind));
    EXPECT_EQ(seat.emptyCitySpaces(), row.kind == Class::LargeViolet ? 10 : 11);
    std::vector<int> spaces;
    for (int space = 0; space < kSpaces; ++space) {
        if (seat.buildingAt(space) == kind) {
            spaces.push_back(space);
        }
    }
    ASSERT_EQ(spaces.size(), row.kind == Class::LargeViolet ? 2U : 1U);
    EXPECT_TRUE(spaces.size() == 1 || areAdjacent(spaces[0], spaces[1]));
}

TEST_P(BuildingRow, costsItsPrintedPriceToAnybodyButTheBuilder)
{
    Table table;
    table.doubloons(1, row.cost).role(Role::Builder).play(idleOrder(table.position));
    table.play(Order::build(kind));
    EXPECT_EQ(table.doubloonsOf(1), 0);
}

TEST_P(BuildingRow, cannotBeBoughtWithADoubloonTooFew)
{
    Table table;
    table.doubloons(0, 20).doubloons(1, row.cost - 1).role(Role::Builder).play(Order::pass());
    if (row.cost == 1) {
        EXPECT_NE(table.position.turn, 1); // nothing can be bought, so it is not asked
        return;
    }
    EXPECT_EQ(table.refusal(Order::build(kind)), RefusalCode::TooExpensive);
}

TEST_P(BuildingRow, canBeOwnedOnlyOnce)
{
    Table table(5);
    table.doubloons(0, 20).building(0, kind, 0).role(Role::Builder);
    if (row.copies > 1) { // the only copy of a large building is sold out too
        EXPECT_EQ(table.refusal(Order::build(kind)), RefusalCode::AlreadyOwned);
    }
    EXPECT_FALSE(table.allows(Order::build(kind)));
    EXPECT_FALSE(table.lists(Order::build(kind)));
}

TEST_P(BuildingRow, isSoldOutWhenAllCopiesStandInCities)
{
    Table table(5);
    for (int seat = 0; seat < row.copies; ++seat) {
        table.building(seat, kind);
    }
    table.doubloons(4, 20).governor(4).role(Role::Builder);
    EXPECT_EQ(table.refusal(Order::build(kind)), RefusalCode::SoldOut);
    EXPECT_FALSE(table.lists(Order::build(kind)));
}

TEST_P(BuildingRow, holdsAsManyColonistsAsItHasCircles)
{
    Table table;
    table.building(0, kind).sanJuan(0, row.circles + 1).role(Role::Mayor, kNoColonist);
    const auto full = static_cast<std::uint32_t>(row.circles);
    EXPECT_TRUE(table.allows(Order::place(SpaceSet(1), full)));
    EXPECT_NE(table.refusal(Order::place({}, full + 1)), RefusalCode::None);
    EXPECT_EQ(table.seat(0).emptyBuildingCircles(), row.circles);
}

INSTANTIATE_TEST_SUITE_P(Table, BuildingRow, testing::ValuesIn(kTable),
                         [](const auto& row) { return std::string(id(row.param.building)); });

TEST(Buildings, areTwentyProductionTwentyFourSmallVioletAndFiveLargeTiles)
{
    int production = 0;
    int small = 0;
    int large = 0;
    for (const Building kind : kBaseGameKinds) {
        (isProduction(kind) ? production : isLarge(kind) ? large : small) += copiesInPlay(kind, 4);
    }
    EXPECT_EQ(production, 20);
    EXPECT_EQ(small, 24);
    EXPECT_EQ(large, 5);
}

// One test for each building, occupied and not; the tests of the phases contain the details.

int produced(Building kind, Good good, int colonists)
{
    Table table;
    table.building(0, kind, colonists).tiles(0, plantationOf(good), 4, 4);
    table.role(Role::Craftsman);
    return table.barrelsOf(0, good);
}

TEST(Buildings, smallIndigoPlantMakesUpToOneIndigo)
{
    EXPECT_EQ(produced(Building::SmallIndigoPlant, Good::Indigo, 0), 0);
    EXPECT_EQ(produced(Building::SmallIndigoPlant, Good::Indigo, 1), 1);
}

TEST(Buildings, smallSugarMillMakesUpToOneSugar)
{
    EXPECT_EQ(produced(Building::SmallSugarMill, Good::Sugar, 0), 0);
    EXPECT_EQ(produced(Building::SmallSugarMill, Good::Sugar, 1), 1);
}

TEST(Buildings, indigoPlantMakesUpToThreeIndigo)
{
    for (int colonists = 0; colonists <= 3; ++colonists) {
        EXPECT_EQ(produced(Building::IndigoPlant, Good::Indigo, colonists), colonists);
    }
}

TEST(Buildings, sugarMillMakesUpToThreeSugar)
{
    for (int colonists = 0; colonists <= 3; ++colonists) {
        EXPECT_EQ(produced(Building::SugarMill, Good::Sugar, colonists), colonists);
    }
}

TEST(Buildings, tobaccoStorageMakesUpToThreeTobacco)
{
    for (int colonists = 0; colonists <= 3; ++colonists) {
        EXPECT_EQ(produced(Building::TobaccoStorage, Good::Tobacco, colonists), colonists);
    }
}

TEST(Buildings, coffeeRoasterMakesUpToTwoCoffee)
{
    for (int colonists = 0; colonists <= 2; ++colonists) {
        EXPECT_EQ(produced(Building::CoffeeRoaster, Good::Coffee, colonists), colonists);
    }
}

int income(std::initializer_list<Building> owned, int colonists, Good good)
{
    Table table;
    for (const Building kind : owned) {
        table.building(1, kind, colonists);
    }
    table.barrels(1, good, 1).doubloons(1, 0).role(Role::Trader).play(Order::sell(good));
    return table.doubloonsOf(1);
}

TEST(Buildings, smallMarketAddsADoubloonToTheOwnersSale)
{
    EXPECT_EQ(income({Building::SmallMarket}, 0, Good::Sugar), 2);
    EXPECT_EQ(income({Building::SmallMarket}, 1, Good::Sugar), 3);
    EXPECT_EQ(income({Building::SmallMarket}, 1, Good::Corn), 1);
}

TEST(Buildings, largeMarketAddsTwoDoubloonsAndWithTheSmallOneThree)
{
    EXPECT_EQ(income({Building::LargeMarket}, 0, Good::Sugar), 2);
    EXPECT_EQ(income({Building::LargeMarket}, 1, Good::Sugar), 4);
    EXPECT_EQ(income({Building::SmallMarket, Building::LargeMarket}, 1, Good::Sugar), 5);
}

TEST(Buildings, haciendaOffersAFaceDownPlantationOnlyWhileOccupied)
{
    for (const int colonists : {0, 1}) {
        Table table;
        table.building(0, Building::Hacienda, colonists).role(Role::Settler);
        EXPECT_EQ(table.position.decision, colonists == 1 ? Decision::Hacienda : Decision::TakePlantation);
    }
}

TEST(Buildings, constructionHutAllowsAQuarryOnlyWhileOccupied)
{
    for (const int colonists : {0, 1}) {
        Table table;
        table.building(1, Building::ConstructionHut, colonists).role(Role::Settler).play(Order::pass());
        EXPECT_EQ(table.refusal(Order::take(Tile::Quarry)),
                  colonists == 1 ? RefusalCode::None : RefusalCode::QuarryNotAllowed);
    }
}

TEST(Buildings, hospiceMansTheTileJustTakenOnlyWhileOccupied)
{
    for (const int colonists : {0, 1}) {
        Table table;
        table.building(0, Building::Hospice, colonists).role(Role::Settler).play(Order::take(Tile::Quarry));
        EXPECT_EQ(table.seat(0).mannedCount(Tile::Quarry), colonists);
    }
}

TEST(Buildings, officeAllowsAKindAlreadyInTheHouseOnlyWhileOccupied)
{
    for (const int colonists : {0, 1}) {
        Table table;
        table.house({Good::Corn}).barrels(0, Good::Corn, 1).barrels(0, Good::Sugar, 1);
        table.building(0, Building::Office, colonists).role(Role::Trader);
        EXPECT_EQ(table.refusal(Order::sell(Good::Corn)),
                  colonists == 1 ? RefusalCode::None : RefusalCode::HouseHasKind);
    }
}

TEST(Buildings, warehousesKeepOneAndTwoAndTogetherThreeKindsWholeWhileOccupied)
{
    const auto kept = [](int small, int large) {
        Table table;
        table.building(0, Building::SmallWarehouse, small).building(0, Building::LargeWarehouse, large);
        return table.seat(0).storageKinds();
    };
    EXPECT_EQ(kept(0, 0), 0);
    EXPECT_EQ(kept(1, 0), 1);
    EXPECT_EQ(kept(0, 1), 2);
    EXPECT_EQ(kept(1, 1), 3);
}

TEST(Buildings, smallWarehouseKeepsOneKindWhole)
{
    Table table;
    table.building(0, Building::SmallWarehouse, 1).barrels(0, Good::Corn, 3).barrels(0, Good::Sugar, 4);
    table.cargo(0, Good::Tobacco, 1).cargo(1, Good::Coffee, 1).cargo(2, Good::Indigo, 1).role(Role::Captain);
    ASSERT_EQ(table.position.decision, Decision::Store);
    table.play(Order::store(Good::Corn, kinds({Good::Sugar})));
    EXPECT_EQ(table.barrelsOf(0, Good::Sugar), 4);
    EXPECT_EQ(table.barrelsOf(0, Good::Corn), 1);
}

TEST(Buildings, largeWarehouseKeepsTwoKindsWhole)
{
    Table table;
    table.building(0, Building::LargeWarehouse, 1).barrels(0, Good::Corn, 3).barrels(0, Good::Sugar, 4);
    table.barrels(0, Good::Indigo, 2);
    table.cargo(0, Good::Tobacco, 1).cargo(1, Good::Coffee, 1).cargo(2, Good::Indigo, 7).role(Role::Captain);
    ASSERT_EQ(table.position.decision, Decision::Store);
    table.play(Order::store(Good::Corn, kinds({Good::Indigo, Good::Sugar})));
    EXPECT_EQ(table.barrelsOf(0, Good::Sugar), 4);
    EXPECT_EQ(table.barrelsOf(0, Good::Indigo), 2);
    EXPECT_EQ(table.barrelsOf(0, Good::Corn), 1);
}

TEST(Buildings, factoryPaysForKindsOnlyWhileOccupied)
{
    for (const int colonists : {0, 1}) {
        Table table;
        table.tiles(1, Tile::Corn, 1, 1).tiles(1, Tile::Sugar, 1, 1).building(1, Building::SmallSugarMill, 1);
        table.building(1, Building::Factory, colonists).doubloons(1, 0).role(Role::Craftsman);
        EXPECT_EQ(table.doubloonsOf(1), colonists);
    }
}

TEST(Buildings, universityMansTheNewBuildingOnlyWhileOccupied)
{
    for (const int colonists : {0, 1}) {
        Table table;
        table.building(0, Building::University, colonists).doubloons(0, 20).role(Role::Builder);
        table.play(Order::build(Building::Office));
        EXPECT_EQ(table.seat(0).colonistsOn(Building::Office), colonists);
    }
}

TEST(Buildings, harborAddsAPointToEveryLoadOnlyWhileOccupied)
{
    for (const int colonists : {0, 1}) {
        Table table;
        table.building(1, Building::Harbor, colonists).barrels(1, Good::Corn, 2).role(Role::Captain);
        table.play(Order::load(Good::Corn, 0));
        EXPECT_EQ(table.pointsOf(1), 2 + colonists);
    }
}

TEST(Buildings, wharfShipsAllBarrelsOfAKindOnlyWhileOccupied)
{
    for (const int colonists : {0, 1}) {
        Table table;
        table.building(1, Building::Wharf, colonists).barrels(1, Good::Corn, 2).role(Role::Captain);
        EXPECT_EQ(table.refusal(Order::loadWharf(Good::Corn)),
                  colonists == 1 ? RefusalCode::None : RefusalCode::NoWharf);
    }
}

int bonus(Building large, int colonists)
{
    Table table;
    table.building(1, large, colonists).building(1, Building::SugarMill, 2).points(1, 9).sanJuan(1, 4);
    return scores(table.position)[1].bonus(large);
}

TEST(Buildings, guildHallScoresOnlyWhileOccupied)
{
    EXPECT_EQ(bonus(Building::GuildHall, 0), 0);
    EXPECT_EQ(bonus(Building::GuildHall, 1), 2);
}

TEST(Buildings, residenceScoresOnlyWhileOccupied)
{
    EXPECT_EQ(bonus(Building::Residence, 0), 0);
    EXPECT_EQ(bonus(Building::Residence, 1), 4);
}

TEST(Buildings, fortressScoresOnlyWhileOccupied)
{
    EXPECT_EQ(bonus(Building::Fortress, 0), 0);
    EXPECT_EQ(bonus(Building::Fortress, 1), 2); // its own, two on the mill, four in San Juan
}

TEST(Buildings, customsHouseScoresOnlyWhileOccupied)
{
    EXPECT_EQ(bonus(Building::CustomsHouse, 0), 0);
    EXPECT_EQ(bonus(Building::CustomsHouse, 1), 2);
}

TEST(Buildings, cityHallScoresOnlyWhileOccupied)
{
    EXPECT_EQ(bonus(Building::CityHall, 0), 0);
    EXPECT_EQ(bonus(Building::CityHall, 1), 1);
}

} // namespace
} // namespace windrose::test
