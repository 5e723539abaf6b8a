// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of play, 3.3: the builder's phase: prices, quarries, room, the university.
#include "table.h"

namespace windrose::test
{
namespace
{

int priceOf(const Table& table, int seat, Building kind)
{
    return priceFor(table.position, seat, kind).total;
}

TEST(Builder, workedPricesWithThreeOccupiedQuarries)
{
    Table table;
    table.tiles(1, Tile::Quarry, 3, 3).doubloons(0, 20).role(Role::Builder);
    EXPECT_EQ(priceOf(table, 1, Building::ConstructionHut), 1);
    EXPECT_EQ(priceOf(table, 1, Building::Office), 3);
    EXPECT_EQ(priceOf(table, 1, Building::Harbor), 5);
    EXPECT_EQ(priceOf(table, 1, Building::CityHall), 7);
}

TEST(Builder, theBuildersPrivilegeAddsToTheQuarries)
{
    Table table;
    table.tiles(0, Tile::Quarry, 3, 3).doubloons(0, 20).role(Role::Builder);
    EXPECT_EQ(priceOf(table, 0, Building::ConstructionHut), 0);
    EXPECT_EQ(priceOf(table, 0, Building::Office), 2);
    EXPECT_EQ(priceOf(table, 0, Building::Harbor), 4);
    EXPECT_EQ(priceOf(table, 0, Building::CityHall), 6);
    table.play(Order::build(Building::Harbor));
    EXPECT_EQ(table.doubloonsOf(0), 16);
}

TEST(Builder, atMostAsManyQuarriesCountAsTheColumnHasPoints)
{
    for (const Building kind : kBaseGameKinds) {
        for (int quarries = 0; quarries <= 6; ++quarries) {
            Table table;
            table.tiles(1, Tile::Quarry, quarries, quarries).doubloons(0, 20).doubloons(1, 20).role(Role::Builder);
            table.play(Order::pass());
            const int cost = facts(kind).cost;
            const int expected = std::max(0, cost - std::min<int>(quarries, facts(kind).column));
            EXPECT_EQ(priceOf(table, 1, kind), expected) << id(kind);
            table.play(Order::build(kind));
            EXPECT_EQ(table.doubloonsOf(1), 20 - expected) << id(kind) << " with " << quarries;
        }
    }
}

TEST(Builder, onlyOccupiedQuarriesCount)
{
    Table table;
    table.tiles(1, Tile::Quarry, 4, 1).doubloons(0, 20).role(Role::Builder);
    EXPECT_EQ(priceOf(table, 1, Building::CityHall), 9);
}

TEST(Builder, plantationsAreNoQuarries)
{
    Table table;
    table.tiles(1, Tile::Corn, 4, 4).doubloons(0, 20).role(Role::Builder);
    EXPECT_EQ(priceOf(table, 1, Building::CityHall), 10);
}

TEST(Builder, theParagraphsOfAPriceAddUp)
{
    Table table;
    table.tiles(0, Tile::Quarry, 3, 3).doubloons(0, 20).role(Role::Builder);
    const Price price = priceFor(table.position, 0, Building::Office);
    EXPECT_EQ(price.printed, 5);
    EXPECT_EQ(price.privilege, 1);
    EXPECT_EQ(price.quarries, 2);
    EXPECT_EQ(price.total, 2);
}

TEST(Builder, outsideTheBuildersPhaseNobodyHasThePrivilege)
{
    Table table;
    EXPECT_EQ(priceOf(table, 0, Building::Office), 5);
    table.role(Role::Settler);
    EXPECT_EQ(priceOf(table, 0, Building::Office), 5);
}

TEST(Builder, seatsAreAskedInOrderFromTheBuilderAndEachBuildsAtMostOne)
{
    Table table;
    for (int seat = 0; seat < 4; ++seat) {
        table.doubloons(seat, 20);
    }
    table.governor(1).role(Role::Builder);
    for (const int seat : {1, 2, 3, 0}) {
        EXPECT_EQ(table.position.turn, seat);
        EXPECT_EQ(table.position.decision, Decision::Build);
        EXPECT_TRUE(table.lists(Order::pass()));
        table.play(Order::build(seat == 2 ? Building::Wharf : Building::SmallMarket, ExtraColonist::Accepted,
                                seat == 2 ? 3 : kAnySpace));
        if (seat == 2) {
            break;
        }
    }
    EXPECT_EQ(table.seat(1).emptyCitySpaces(), 11);
    EXPECT_EQ(table.seat(2).emptyCitySpaces(), 11);
    table.finishPhase();
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
}

TEST(Builder, aSeatThatCanBuyNothingIsPassedOver)
{
    Table table;
    table.doubloons(1, 0).doubloons(2, 0).role(Role::Builder).play(Order::pass());
    EXPECT_EQ(table.position.turn, 3);
}

TEST(Builder, theBuilderBuysACheapBuildingWithoutMoney)
{
    Table table;
    table.doubloons(0, 0).role(Role::Builder);
    EXPECT_EQ(table.position.turn, 0);
    EXPECT_EQ(table.orders(), (std::vector<Order>{Order::build(Building::SmallIndigoPlant),
                                                  Order::build(Building::SmallMarket), Order::pass()}));
    table.play(Order::build(Building::SmallMarket));
    EXPECT_EQ(table.doubloonsOf(0), 0);
}

TEST(Builder, aBuilderWhoDoesNotBuildGetsNoDoubloon)
{
    Table table;
    table.role(Role::Builder).play(Order::pass());
    EXPECT_EQ(table.doubloonsOf(0), 3);
}

TEST(Builder, moneyFromEarlierInTheSameRoundIsUsable)
{
    Table table;
    table.doubloons(0, 1).doubloons(1, 0).role(Role::Prospector); // seat 0 has 2 now
    table.role(Role::Builder).finishPhase();
    Table again;
    again.doubloons(0, 1).doubloons(1, 0).role(Role::Prospector).role(Role::Builder);
    while (again.position.turn != 0) {
        again.play(Order::pass());
    }
    EXPECT_TRUE(again.allows(Order::build(Building::Hacienda)));
}

TEST(Builder, theTakenBuildingLeavesTheSupply)
{
    Table table;
    table.role(Role::Builder).play(Order::build(Building::Hacienda));
    EXPECT_EQ(table.position.copiesLeft(Building::Hacienda), 1);
    EXPECT_EQ(table.seat(0).colonistsOn(Building::Hacienda), 0);
}

TEST(Builder, aSmallBuildingNeedsOneEmptySpaceAndALargeOneTwo)
{
    const std::array<Building, 11> eleven{
        Building::SmallIndigoPlant, Building::SmallSugarMill, Building::IndigoPlant, Building::SugarMill,
        Building::TobaccoStorage,   Building::CoffeeRoaster,  Building::SmallMarket, Building::Hacienda,
        Building::ConstructionHut,  Building::SmallWarehouse, Building::Hospice};
    Table table;
    table.doubloons(0, 20);
    for (const Building kind : eleven) {
        table.building(0, kind);
    }
    table.role(Role::Builder);
    EXPECT_TRUE(table.allows(Order::build(Building::Office)));
    const Refusal refusal = check(table.position, Order::build(Building::GuildHall));
    EXPECT_EQ(refusal, (Refusal{RefusalCode::NoCitySpace, 2, 1}));
    EXPECT_FALSE(table.lists(Order::build(Building::GuildHall)));
}

TEST(Builder, aSeatWithAFullCityIsPassedOver)
{
    Table table;
    table.doubloons(1, 20);
    for (int kind = 0; kind < 12; ++kind) {
        table.building(1, static_cast<Building>(kind));
    }
    table.role(Role::Builder).play(Order::pass());
    EXPECT_EQ(table.position.turn, 2);
}

TEST(Builder, fillingTheTwelfthSpaceTriggersTheEndAndLaterSeatsStillBuild)
{
    Table table;
    for (int kind = 0; kind < 11; ++kind) {
        table.building(0, static_cast<Building>(kind));
    }
    table.doubloons(0, 20).doubloons(1, 20).role(Role::Builder).play(Order::build(Building::Office));
    EXPECT_TRUE(table.position.hasEndTrigger(EndTrigger::City));
    EXPECT_EQ(table.position.turn, 1);
    table.play(Order::build(Building::Wharf));
    EXPECT_TRUE(table.seat(1).owns(Building::Wharf));
    table.finishPhase();
    EXPECT_EQ(table.position.decision, Decision::ChooseRole); // the round is completed
}

TEST(Builder, aLargeBuildingOnTheLastTwoSpacesTriggersTheEnd)
{
    Table table;
    for (int kind = 0; kind < 10; ++kind) {
        table.building(0, static_cast<Building>(kind));
    }
    table.doubloons(0, 20).role(Role::Builder).play(Order::build(Building::Residence));
    EXPECT_TRUE(table.position.hasEndTrigger(EndTrigger::City));
}

TEST(Builder, theEleventhSpaceTriggersNothing)
{
    Table table;
    for (int kind = 0; kind < 10; ++kind) {
        table.building(0, static_cast<Building>(kind));
    }
    table.doubloons(0, 20).role(Role::Builder).play(Order::build(Building::Office));
    EXPECT_FALSE(table.position.isLastRound());
}

TEST(Builder, spacesAreRefusedForTheirReason)
{
    Table table;
    const auto small = [](int first, int second = kAnySpace) {
        return Order::build(Building::SmallMarket, ExtraColonist::Accepted, first, second);
    };
    const auto large = [](int first, int second) {
        return Order::build(Building::GuildHall, ExtraColonist::Accepted, first, second);
    };
    table.buildingAt(0, Building::Office, 5, 5).doubloons(0, 20).role(Role::Builder);
    EXPECT_EQ(table.refusal(small(5)), RefusalCode::CitySpaceTaken);
    EXPECT_EQ(table.refusal(small(12)), RefusalCode::NoSuchSpace);
    EXPECT_EQ(table.refusal(small(6, 7)), RefusalCode::NeedsOneSpace);
    EXPECT_TRUE(table.allows(small(11)));
    EXPECT_EQ(table.refusal(large(5, 6)), RefusalCode::CitySpaceTaken);
    EXPECT_EQ(table.refusal(large(1, 5)), RefusalCode::CitySpaceTaken);
    EXPECT_EQ(table.refusal(large(0, 2)), RefusalCode::SpacesNotAdjacent);
    EXPECT_EQ(table.refusal(large(3, 4)), RefusalCode::SpacesNotAdjacent); // the end of one row, the next one's start
    EXPECT_EQ(table.refusal(large(8, 12)), RefusalCode::NoSuchSpace);
    EXPECT_EQ(table.refusal(large(8, kAnySpace)), RefusalCode::NeedsTwoSpaces);
    EXPECT_NE(table.refusal(large(8, 8)), RefusalCode::None);
    EXPECT_TRUE(table.allows(large(7, 11)));
    EXPECT_TRUE(table.allows(large(8, 9)));
}

TEST(Builder, withoutSpacesTheFirstSpaceOrFirstPairThatFitsIsUsed)
{
    Table table;
    table.buildingAt(0, Building::Office, 0, 0).buildingAt(0, Building::Hospice, 2, 2).doubloons(0, 20);
    table.doubloons(1, 20).buildingAt(1, Building::Wharf, 0, 0).role(Role::Builder);
    table.play(Order::build(Building::GuildHall)); // 1+2 is taken, 1+5 comes before 3+7
    EXPECT_EQ(table.seat(0).buildingAt(1), Building::GuildHall);
    EXPECT_EQ(table.seat(0).buildingAt(5), Building::GuildHall);
    table.play(Order::build(Building::SmallMarket));
    EXPECT_EQ(table.seat(1).buildingAt(1), Building::SmallMarket);
}

// --- University -----------------------------------------------------------------------------------------------------

TEST(Builder, universityPutsOneColonistOnTheNewBuildingEvenIfItHasMoreCircles)
{
    Table table;
    table.building(0, Building::University, 1).doubloons(0, 20).role(Role::Builder);
    const int colonists = table.position.colonists;
    table.play(Order::build(Building::TobaccoStorage));
    EXPECT_EQ(table.seat(0).colonistsOn(Building::TobaccoStorage), 1);
    EXPECT_EQ(table.position.colonists, colonists - 1);
}

TEST(Builder, universityColonistMayBeDeclined)
{
    Table table;
    table.building(0, Building::University, 1).doubloons(0, 20).role(Role::Builder);
    EXPECT_TRUE(table.lists(Order::build(Building::Office, kNoColonist)));
    table.play(Order::build(Building::Office, kNoColonist));
    EXPECT_FALSE(table.seat(0).occupies(Building::Office));
}

TEST(Builder, universityTakesFromTheShipWhenTheSupplyIsEmptyAndThenNobody)
{
    Table table;
    table.building(0, Building::University, 1).building(1, Building::University, 1).colonistSupply(0).colonistShip(1);
    table.doubloons(0, 20).doubloons(1, 20).role(Role::Builder).play(Order::build(Building::Office));
    EXPECT_TRUE(table.seat(0).occupies(Building::Office));
    EXPECT_EQ(table.position.colonistShip, 0);
    EXPECT_EQ(table.refusal(Order::build(Building::Office, kNoColonist)), RefusalCode::NobodyWouldCome);
    table.play(Order::build(Building::Office));
    EXPECT_FALSE(table.seat(1).occupies(Building::Office));
}

TEST(Builder, declineWithoutAUniversityIsRefused)
{
    Table table;
    table.building(0, Building::University, 0).doubloons(0, 20).role(Role::Builder);
    EXPECT_EQ(table.refusal(Order::build(Building::Office, kNoColonist)), RefusalCode::NobodyWouldCome);
    EXPECT_FALSE(table.lists(Order::build(Building::Office, kNoColonist)));
}

TEST(Builder, universityMansALargeBuilding)
{
    Table table;
    table.building(0, Building::University, 1).doubloons(0, 20).role(Role::Builder);
    table.play(Order::build(Building::Fortress));
    EXPECT_EQ(table.seat(0).colonistsOn(Building::Fortress), 1);
}

// --- Rulings --------------------------------------------------------------------------------------------------------

TEST(Rulings, B1_aLargeBuildingFitsWithTwoSpacesThatDoNotTouchByShifting)
{
    Table table;
    const std::array<int, 10> taken{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}; // 0 and 11 are empty
    for (std::size_t place = 0; place < taken.size(); ++place) {
        table.buildingAt(0, static_cast<Building>(place), taken[place], taken[place]);
    }
    const Seat before = table.seat(0);
    table.doubloons(0, 20).role(Role::Builder);
    EXPECT_TRUE(table.lists(Order::build(Building::CityHall)));
    EXPECT_EQ(table.refusal(Order::build(Building::CityHall, ExtraColonist::Accepted, 0, 11)),
              RefusalCode::SpacesNotAdjacent);
    table.play(Order::build(Building::CityHall));
    EXPECT_EQ(table.count(EventKind::BuildingShifted), 1);
    EXPECT_EQ(table.seat(0).emptyCitySpaces(), 0);
    EXPECT_EQ(table.seat(0).buildings, before.buildings | kBaseGame.maskOf(Building::CityHall));
}

TEST(Rulings, B2_aPriceIsNeverBelowZeroAndNothingIsRefunded)
{
    Table table;
    table.tiles(0, Tile::Quarry, 3, 3).role(Role::Builder);
    EXPECT_EQ(priceOf(table, 0, Building::SmallMarket), 0); // 1 - 1 - 1
    table.play(Order::build(Building::SmallMarket));
    EXPECT_EQ(table.doubloonsOf(0), 3);
}

TEST(Rulings, B3_theQuarryDiscountIsAutomatic)
{
    Table table;
    table.tiles(1, Tile::Quarry, 1, 1).doubloons(1, 3).role(Role::Builder).play(Order::pass());
    table.play(Order::build(Building::SmallWarehouse));
    EXPECT_EQ(table.doubloonsOf(1), 1);
}

TEST(Rulings, B4_aUniversityJustBuiltDoesNotManItself)
{
    Table table;
    table.doubloons(0, 20).role(Role::Builder);
    EXPECT_EQ(table.refusal(Order::build(Building::University, kNoColonist)), RefusalCode::NobodyWouldCome);
    table.play(Order::build(Building::University));
    EXPECT_FALSE(table.seat(0).occupies(Building::University));
    EXPECT_EQ(table.position.colonists, 75);
}

TEST(Rulings, E2_aSupplyEmptiedByHospiceOrUniversityIsNoEndTrigger)
{
    Table table;
    table.building(0, Building::University, 1).building(1, Building::Hospice, 1).doubloons(0, 20);
    table.colonistSupply(1).role(Role::Builder).play(Order::build(Building::Office)).finishPhase();
    EXPECT_EQ(table.position.colonists, 0);
    EXPECT_FALSE(table.position.isLastRound());
    table.position.colonists = 1;
    table.role(Role::Settler).play(Order::take(table.row().at(0)));
    EXPECT_EQ(table.position.colonists, 0);
    table.finishPhase();
    EXPECT_FALSE(table.position.isLastRound());
}

} // namespace
} // namespace windrose::test
