// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of play, 3.4 and 2.3: production, the craftsman's bonus barrel and the factory.
#include "table.h"

#include "core/rules/production.h"

namespace windrose::test
{
namespace
{

/// Makes a seat able to produce `count` barrels of a good.
void lay(Table& table, int seat, Good good, int count = 1)
{
    constexpr std::array<Building, 5> kPlants{Building::SmallMarket, Building::IndigoPlant, Building::SugarMill,
                                              Building::TobaccoStorage, Building::CoffeeRoaster};
    if (good == Good::Indigo) {
        table.tiles(seat, Tile::Indigo, count, count);
    } else {
        table.tiles(seat, plantationOf(good), count, count);
    }
    if (good != Good::Corn) {
        table.building(seat, kPlants[at(good)], count);
    }
}

TEST(Craftsman, outputIsTheLeastOfMannedPlantationsMannedCirclesAndSupply)
{
    for (int plantations = 0; plantations <= 4; ++plantations) {
        for (int circles = 0; circles <= 3; ++circles) {
            for (int supply = 0; supply <= 4; ++supply) {
                Table table;
                table.tiles(1, Tile::Tobacco, 4, plantations).building(1, Building::TobaccoStorage, circles);
                table.goodsSupply(Good::Tobacco, supply);
                EXPECT_EQ(productionCapacity(table.seat(1), Good::Tobacco), std::min(plantations, circles));
                EXPECT_EQ(production(table.position, 1, Good::Tobacco), std::min({plantations, circles, supply}));
                table.role(Role::Craftsman);
                EXPECT_EQ(table.barrelsOf(1, Good::Tobacco), std::min({plantations, circles, supply}));
            }
        }
    }
}

TEST(Craftsman, smallAndLargePlantOfAKindAddTheirMannedCircles)
{
    Table table;
    table.tiles(1, Tile::Indigo, 5, 5).building(1, Building::SmallIndigoPlant, 1).building(1, Building::IndigoPlant, 2);
    table.tiles(2, Tile::Sugar, 5, 5).building(2, Building::SmallSugarMill, 1).building(2, Building::SugarMill, 3);
    table.role(Role::Craftsman);
    EXPECT_EQ(table.barrelsOf(1, Good::Indigo), 3);
    EXPECT_EQ(table.barrelsOf(2, Good::Sugar), 4);
}

TEST(Craftsman, cornNeedsNoBuilding)
{
    Table table;
    table.tiles(1, Tile::Corn, 3, 2).role(Role::Craftsman);
    EXPECT_EQ(table.barrelsOf(1, Good::Corn), 2);
}

TEST(Craftsman, unoccupiedPlantationsAndBuildingsOfOtherKindsMakeNothing)
{
    Table table;
    table.tiles(1, Tile::Corn, 3, 0).tiles(1, Tile::Sugar, 2, 2).building(1, Building::IndigoPlant, 3);
    table.role(Role::Craftsman);
    EXPECT_EQ(table.seat(1).goods, (std::array<std::uint8_t, kGoods>{}));
}

TEST(Craftsman, quarriesMakeNothing)
{
    Table table;
    table.tiles(0, Tile::Quarry, 3, 3).role(Role::Craftsman);
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
}

TEST(Craftsman, barrelsLeaveTheSupply)
{
    Table table;
    lay(table, 1, Good::Coffee, 2);
    table.role(Role::Craftsman);
    EXPECT_EQ(table.position.goods[at(Good::Coffee)], 7);
}

TEST(Craftsman, seatsProduceInOrderFromTheCraftsmanOutOfWhatIsLeft)
{
    Table table;
    table.governor(2);
    for (int seat = 0; seat < 4; ++seat) {
        table.tiles(seat, Tile::Corn, 2, 2);
    }
    table.goodsSupply(Good::Corn, 5).role(Role::Craftsman);
    EXPECT_EQ(table.barrelsOf(2, Good::Corn), 2);
    EXPECT_EQ(table.barrelsOf(3, Good::Corn), 2);
    EXPECT_EQ(table.barrelsOf(0, Good::Corn), 1); // a partial amount is given
    EXPECT_EQ(table.barrelsOf(1, Good::Corn), 0); // and no substitute
    EXPECT_EQ(table.position.goods[at(Good::Corn)], 0);
}

TEST(Craftsman, newBarrelsJoinTheOnesHeldWithoutLimit)
{
    Table table;
    table.barrels(1, Good::Corn, 6).tiles(1, Tile::Corn, 3, 3).role(Role::Craftsman);
    EXPECT_EQ(table.barrelsOf(1, Good::Corn), 9);
}

// --- Bonus barrel ---------------------------------------------------------------------------------------------------

TEST(Craftsman, theCraftsmanMayTakeOneMoreBarrelOfAKindHeProduced)
{
    Table table;
    lay(table, 0, Good::Corn, 2);
    lay(table, 0, Good::Sugar);
    table.role(Role::Craftsman);
    EXPECT_EQ(table.position.decision, Decision::BonusGood);
    EXPECT_EQ(table.position.turn, 0);
    EXPECT_EQ(table.orders(), (std::vector<Order>{Order::bonus(Good::Corn), Order::bonus(Good::Sugar), Order::pass()}));
    table.play(Order::bonus(Good::Sugar));
    EXPECT_EQ(table.barrelsOf(0, Good::Sugar), 2);
    EXPECT_EQ(table.barrelsOf(0, Good::Corn), 2);
    EXPECT_EQ(table.position.goods[at(Good::Sugar)], 9);
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
}

TEST(Craftsman, theBonusBarrelMayBeDeclined)
{
    Table table;
    lay(table, 0, Good::Corn);
    table.role(Role::Craftsman).play(Order::pass());
    EXPECT_EQ(table.barrelsOf(0, Good::Corn), 1);
}

TEST(Craftsman, aCraftsmanWhoProducedNothingGetsNoBonus)
{
    Table table;
    lay(table, 1, Good::Corn);
    table.role(Role::Craftsman);
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
}

TEST(Craftsman, noBonusWhenTheOthersExhaustedAllHisKinds)
{
    Table table;
    lay(table, 0, Good::Corn);
    lay(table, 1, Good::Corn, 2);
    table.goodsSupply(Good::Corn, 3).role(Role::Craftsman);
    EXPECT_EQ(table.barrelsOf(1, Good::Corn), 2);
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
}

TEST(Craftsman, theBonusComesAfterAllHaveProduced)
{
    Table table;
    lay(table, 0, Good::Corn);
    lay(table, 0, Good::Sugar);
    lay(table, 3, Good::Corn, 2);
    table.goodsSupply(Good::Corn, 3).role(Role::Craftsman);
    ASSERT_EQ(table.position.decision, Decision::BonusGood);
    EXPECT_EQ(table.refusal(Order::bonus(Good::Corn)), RefusalCode::SupplyEmpty);
    EXPECT_TRUE(table.allows(Order::bonus(Good::Sugar)));
    EXPECT_EQ(table.refusal(Order::bonus(Good::Coffee)), RefusalCode::NotProduced);
}

// --- Factory --------------------------------------------------------------------------------------------------------

int factoryIncome(int kindsProduced)
{
    Table table;
    for (int good = 0; good < kindsProduced; ++good) {
        lay(table, 1, static_cast<Good>(good));
    }
    table.building(1, Building::Factory, 1).doubloons(1, 0).role(Role::Craftsman);
    return table.doubloonsOf(1);
}

TEST(Craftsman, factoryPaysZeroZeroOneTwoThreeFiveForNoneToFiveKinds)
{
    const std::array<int, 6> expected{0, 0, 1, 2, 3, 5};
    for (int kindsProduced = 0; kindsProduced <= 5; ++kindsProduced) {
        EXPECT_EQ(factoryIncome(kindsProduced), expected[at(kindsProduced)]) << kindsProduced << " kinds";
    }
}

TEST(Craftsman, barrelNumbersDoNotMatterToTheFactory)
{
    Table table;
    lay(table, 1, Good::Corn, 4);
    lay(table, 1, Good::Sugar, 3);
    table.building(1, Building::Factory, 1).doubloons(1, 0).role(Role::Craftsman);
    EXPECT_EQ(table.doubloonsOf(1), 1);
}

TEST(Craftsman, theBonusBarrelChangesNothingForTheFactory)
{
    Table table;
    lay(table, 0, Good::Corn);
    lay(table, 0, Good::Sugar);
    table.building(0, Building::Factory, 1).doubloons(0, 0).role(Role::Craftsman);
    EXPECT_EQ(table.doubloonsOf(0), 1);
    table.play(Order::bonus(Good::Sugar));
    EXPECT_EQ(table.doubloonsOf(0), 1);
}

TEST(Craftsman, barrelsHeldBeforeDoNotCountForTheFactory)
{
    Table table;
    lay(table, 1, Good::Corn);
    table.barrels(1, Good::Coffee, 2).barrels(1, Good::Sugar, 2).building(1, Building::Factory, 1).doubloons(1, 0);
    table.role(Role::Craftsman);
    EXPECT_EQ(table.doubloonsOf(1), 0);
}

// --- Rulings --------------------------------------------------------------------------------------------------------

TEST(Rulings, C1_theBonusIsOfAKindProducedInThisPhaseAndStillInTheSupply)
{
    Table table; // sugar: produced, but the supply has none; corn: produced and left; coffee: held, not produced
    lay(table, 0, Good::Corn);
    lay(table, 0, Good::Sugar);
    table.barrels(0, Good::Coffee, 1).goodsSupply(Good::Sugar, 0).role(Role::Craftsman);
    EXPECT_EQ(table.orders(), (std::vector<Order>{Order::bonus(Good::Corn), Order::pass()}));
    EXPECT_NE(table.refusal(Order::bonus(Good::Sugar)), RefusalCode::None);
    EXPECT_NE(table.refusal(Order::bonus(Good::Coffee)), RefusalCode::None);
}

TEST(Rulings, C2_productionIsAutomaticAndNobodyIsAskedAboutIt)
{
    Table table;
    lay(table, 1, Good::Corn);
    lay(table, 2, Good::Sugar, 2);
    table.role(Role::Craftsman);
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
    EXPECT_EQ(table.barrelsOf(1, Good::Corn), 1);
    EXPECT_EQ(table.barrelsOf(2, Good::Sugar), 2);
}

TEST(Rulings, C3_factoryCountsOnlyKindsOfWhichABarrelWasReceived)
{
    Table table;
    lay(table, 1, Good::Corn);
    lay(table, 1, Good::Indigo);
    lay(table, 1, Good::Sugar);
    table.goodsSupply(Good::Sugar, 0).building(1, Building::Factory, 1).doubloons(1, 0).role(Role::Craftsman);
    EXPECT_EQ(table.doubloonsOf(1), 1);
}

} // namespace
} // namespace windrose::test
