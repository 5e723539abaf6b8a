// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of play, 3.2: the mayor's phase: distribution, placement and the refill of the colonist ship.
#include "table.h"

namespace windrose::test
{
namespace
{

/// Two bits for each city space.
constexpr std::uint32_t city(std::initializer_list<std::pair<int, int>> colonists)
{
    std::uint32_t detail = 0;
    for (const auto& [space, count] : colonists) {
        detail |= static_cast<std::uint32_t>(count) << (2 * space);
    }
    return detail;
}

std::vector<int> colonistsOfAll(const Table& table)
{
    std::vector<int> counts;
    for (int seat = 0; seat < table.position.players; ++seat) {
        counts.push_back(table.position.seat(seat).colonists());
    }
    return counts;
}

TEST(Mayor, shipColonistsAreDealtOneAtATimeFromTheMayorClockwise)
{
    for (int players = 2; players <= 5; ++players) {
        for (int mayor = 0; mayor < players; ++mayor) {
            for (int onShip = 0; onShip <= 3 * players; ++onShip) {
                Table table(players);
                table.governor(mayor).colonistShip(onShip).role(Role::Mayor, kNoColonist);
                std::vector<int> expected(at(players), 0);
                for (int dealt = 0; dealt < onShip; ++dealt) {
                    ++expected[at((mayor + dealt) % players)];
                }
                EXPECT_EQ(colonistsOfAll(table), expected);
                if (onShip > 0) {
                    EXPECT_EQ(table.position.colonistShip, 0);
                }
            }
        }
    }
}

TEST(Mayor, thePrivilegeColonistComesFromTheSupply)
{
    Table table;
    table.role(Role::Mayor);
    EXPECT_EQ(colonistsOfAll(table), (std::vector<int>{2, 1, 1, 1}));
    EXPECT_EQ(table.position.colonists, 74);
}

TEST(Mayor, bothFormsOfTheRoleAreListedWhileTheSupplyHoldsSomebody)
{
    Table table;
    EXPECT_TRUE(table.lists(Order::chooseRole(Role::Mayor)));
    EXPECT_TRUE(table.lists(Order::chooseRole(Role::Mayor, kNoColonist)));
    EXPECT_EQ(table.refusal(Order::chooseRole(Role::Settler, kNoColonist)), RefusalCode::NobodyWouldCome);
}

TEST(Mayor, thePrivilegeColonistNeverComesFromTheShip)
{
    Table table;
    table.colonistSupply(0);
    EXPECT_FALSE(table.lists(Order::chooseRole(Role::Mayor, kNoColonist)));
    EXPECT_EQ(table.refusal(Order::chooseRole(Role::Mayor, kNoColonist)), RefusalCode::NobodyWouldCome);
    table.role(Role::Mayor);
    EXPECT_EQ(colonistsOfAll(table), (std::vector<int>{1, 1, 1, 1}));
}

TEST(Mayor, thePrivilegeColonistLeavesTheSupplyBeforeTheRefillIsComputed)
{
    Table table;
    table.colonistSupply(4).role(Role::Mayor).finishPhase(); // 4 - 1 = 3 for a need of 4
    EXPECT_EQ(table.position.colonistShip, 3);
    EXPECT_TRUE(table.position.hasEndTrigger(EndTrigger::Colonists));
}

TEST(Mayor, aSeatWithoutColonistsIsPassedOver)
{
    Table table;
    table.colonistShip(2).role(Role::Mayor, kNoColonist);
    EXPECT_EQ(table.position.turn, 0);
    table.play(fillFromTheFirst(table.seat(0)));
    EXPECT_EQ(table.position.turn, 1);
    table.play(fillFromTheFirst(table.seat(1)));
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
}

TEST(Mayor, aMayorPhaseInWhichNobodyHasAColonistStillRefillsTheShip)
{
    Table table;
    table.colonistShip(0).role(Role::Mayor, kNoColonist);
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
    EXPECT_EQ(table.position.colonistShip, 4);
}

TEST(Mayor, placementMovesColonistsFromAnyCircleAndSanJuanToAnyCircle)
{
    Table table;
    table.tiles(0, Tile::Sugar, 1, 1).building(0, Building::SmallSugarMill, 1).building(0, Building::Office);
    table.sanJuan(0, 1).role(Role::Mayor, kNoColonist); // 4 colonists for circles i0, i1, c0, c1
    table.play(Order::place(SpaceSet(0b11), city({{0, 1}, {1, 1}})));
    EXPECT_EQ(table.seat(0).manned, 0b11);
    EXPECT_EQ(table.seat(0).colonistsOn(Building::SmallSugarMill), 1);
    EXPECT_EQ(table.seat(0).colonistsOn(Building::Office), 1);
    EXPECT_EQ(table.seat(0).sanJuan, 0);
}

TEST(Mayor, withFewerColonistsThanCirclesTheSeatChoosesFreelyWhichStayEmpty)
{
    Table table;
    table.building(0, Building::IndigoPlant).tiles(0, Tile::Quarry);
    table.sanJuan(0, 1).role(Role::Mayor, kNoColonist); // 2 colonists for 5 circles: i0, i1, three on c0
    for (const Order order : {Order::place(SpaceSet(0b11), 0), Order::place(SpaceSet(0b01), 1),
                              Order::place(SpaceSet(0b10), 1), Order::place({}, 2)}) {
        EXPECT_TRUE(table.allows(order));
    }
}

TEST(Mayor, colonistsBeyondTheCirclesStayInSanJuan)
{
    Table table;
    table.sanJuan(0, 4).role(Role::Mayor, kNoColonist).play(Order::place(SpaceSet(1), 0));
    EXPECT_EQ(table.seat(0).sanJuan, 4);
    EXPECT_EQ(table.seat(0).colonists(), 5);
}

TEST(Mayor, placementsThatCannotBeAreRefusedForTheirReason)
{
    Table table;
    table.buildingAt(0, Building::GuildHall, 4, 8).buildingAt(0, Building::SmallMarket, 1, 1).sanJuan(0, 1);
    table.role(Role::Mayor, kNoColonist); // 2 colonists; circles i0, c1, c4
    EXPECT_EQ(table.refusal(Order::place(SpaceSet(0b10), city({{1, 1}}))), RefusalCode::NothingOnIslandSpace);
    EXPECT_EQ(table.refusal(Order::place(SpaceSet(1), city({{0, 1}}))), RefusalCode::NoBuildingOnSpace);
    EXPECT_EQ(table.refusal(Order::place(SpaceSet(1), city({{8, 1}}))), RefusalCode::NotFirstSpace);
    EXPECT_EQ(table.refusal(Order::place({}, city({{1, 2}}))), RefusalCode::TooManyOnBuilding);
    EXPECT_EQ(table.refusal(Order::place(SpaceSet(1), city({{1, 1}, {4, 1}}))), RefusalCode::NotEnoughColonists);
    EXPECT_EQ(table.refusal(Order::place(SpaceSet(1), 0)), RefusalCode::ColonistsWaiting);
    EXPECT_NE(table.refusal(Order::place(SpaceSet(1U << 12), city({{1, 1}}))), RefusalCode::None);
    EXPECT_NE(table.refusal(Order::place(SpaceSet(1), 1U << 24)), RefusalCode::None);
    EXPECT_NE(table.refusal(Order::pass()), RefusalCode::None);
    EXPECT_TRUE(table.allows(Order::place({}, city({{1, 1}, {4, 1}}))));
}

TEST(Mayor, everySeatPlacesOnlyItsOwnColonists)
{
    Table table;
    table.tiles(0, Tile::Corn, 3).sanJuan(1, 5).role(Role::Mayor, kNoColonist);
    EXPECT_EQ(table.refusal(Order::place(SpaceSet(0b111), 0)), RefusalCode::NotEnoughColonists);
}

// --- Refill -------------------------------------------------------------------------------------------------------

TEST(Mayor, theShipIsRefilledWithTheEmptyBuildingCirclesOfAllSeats)
{
    Table table;
    table.building(0, Building::IndigoPlant).building(1, Building::CoffeeRoaster).building(2, Building::Office);
    table.building(3, Building::TobaccoStorage).role(Role::Mayor, kNoColonist).finishPhase(); // all go to the islands
    EXPECT_EQ(table.position.colonistShip, 3 + 2 + 1 + 3);
    EXPECT_EQ(table.position.colonists, 75 - 9);
}

TEST(Mayor, emptyIslandCirclesDoNotCountForTheRefill)
{
    Table table;
    table.tiles(0, Tile::Quarry, 6).tiles(1, Tile::Corn, 5).role(Role::Mayor, kNoColonist).finishPhase();
    EXPECT_EQ(table.position.colonistShip, 4);
}

TEST(Mayor, circlesFilledInThisPhaseDoNotCountForTheRefill)
{
    Table table;
    table.building(0, Building::IndigoPlant).building(0, Building::TobaccoStorage).sanJuan(0, 4);
    table.role(Role::Mayor, kNoColonist); // seat 0 has 5: one on the indigo, four on the buildings' six circles
    table.finishPhase();
    EXPECT_EQ(table.position.colonistShip, 4); // need 2, at least one for each player
}

TEST(Mayor, largeVioletBuildingsCountOneCircleEachForTheRefill)
{
    Table table;
    table.building(0, Building::GuildHall).building(0, Building::Residence).building(1, Building::Fortress);
    table.building(1, Building::CustomsHouse).building(2, Building::CityHall).role(Role::Mayor, kNoColonist);
    table.finishPhase();
    EXPECT_EQ(table.position.colonistShip, 5);
}

TEST(Mayor, anEmptySupplyBeforehandIsAlwaysATrigger)
{
    Table table;
    table.colonistSupply(0).role(Role::Mayor).finishPhase();
    EXPECT_TRUE(table.position.hasEndTrigger(EndTrigger::Colonists));
    EXPECT_EQ(table.position.colonistShip, 0);
}

TEST(Mayor, aColonistInSanJuanDoesNothingUntilAMayorPhase)
{
    Table table;
    table.sanJuan(0, 3).tiles(0, Tile::Corn).role(Role::Craftsman);
    EXPECT_EQ(table.barrelsOf(0, Good::Corn), 0);
}

// --- Rulings ------------------------------------------------------------------------------------------------------

TEST(Rulings, M1_shipColonistsCannotBeRefusedOnlyThePrivilegeColonistCan)
{
    Table table;
    table.role(Role::Mayor, kNoColonist);
    EXPECT_EQ(colonistsOfAll(table), (std::vector<int>{1, 1, 1, 1}));
    EXPECT_EQ(table.position.colonists, 75);
    EXPECT_EQ(table.refusal(Order::pass()), RefusalCode::MustChoose);
}

TEST(Rulings, M2_allCirclesMustBeFilledWhileSanJuanHoldsColonists)
{
    Table table;
    table.tiles(0, Tile::Corn).sanJuan(0, 2).role(Role::Mayor, kNoColonist); // 3 colonists, 2 circles
    EXPECT_EQ(table.refusal(Order::place(SpaceSet(0b01), 0)), RefusalCode::ColonistsWaiting);
    EXPECT_EQ(table.refusal(Order::place({}, 0)), RefusalCode::ColonistsWaiting);
    EXPECT_TRUE(table.allows(Order::place(SpaceSet(0b11), 0)));
}

TEST(Rulings, M3_mannedCirclesMayBeEmptiedInTheRelocation)
{
    Table table;
    table.building(0, Building::Office, 1).building(0, Building::SmallMarket);
    table.role(Role::Mayor, kNoColonist); // 2 colonists for i0, c0, c1
    table.play(Order::place(SpaceSet(1), city({{1, 1}})));
    EXPECT_FALSE(table.seat(0).occupies(Building::Office));
    EXPECT_TRUE(table.seat(0).occupies(Building::SmallMarket));
}

TEST(Rulings, M4_aSupplyThatEqualsTheNeedExactlyIsNoEndTrigger)
{
    Table table;
    table.colonistSupply(4).role(Role::Mayor, kNoColonist).finishPhase();
    EXPECT_EQ(table.position.colonistShip, 4);
    EXPECT_EQ(table.position.colonists, 0);
    EXPECT_FALSE(table.position.isLastRound());
}

TEST(Rulings, M5_aShortSupplyIsLoadedAllTheSameAndTriggersTheEnd)
{
    Table table;
    table.colonistSupply(3).role(Role::Mayor, kNoColonist).finishPhase();
    EXPECT_EQ(table.position.colonistShip, 3);
    EXPECT_EQ(table.position.colonists, 0);
    EXPECT_TRUE(table.position.hasEndTrigger(EndTrigger::Colonists));
}

TEST(Rulings, M6_withAnEmptySupplyTheShipIsDealtWithoutPrivilegeAndTheEmptyRefillTriggersTheEnd)
{
    Table table;
    table.colonistSupply(0).colonistShip(6).role(Role::Mayor);
    EXPECT_EQ(colonistsOfAll(table), (std::vector<int>{2, 2, 1, 1}));
    table.finishPhase();
    EXPECT_EQ(table.position.colonistShip, 0);
    EXPECT_TRUE(table.position.hasEndTrigger(EndTrigger::Colonists));
}

TEST(Rulings, M7_seatsPlaceOneAfterAnotherFromTheMayorClockwise)
{
    Table table;
    table.governor(2).role(Role::Mayor);
    for (const int seat : {2, 3, 0, 1}) {
        EXPECT_EQ(table.position.turn, seat);
        EXPECT_EQ(table.position.decision, Decision::PlaceColonists);
        table.play(fillFromTheFirst(table.seat(seat)));
    }
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
}

TEST(Rulings, P2_withTwoPlayersTheShipGetsAtLeastTwo)
{
    Table table(2);
    table.role(Role::Mayor, kNoColonist).finishPhase();
    EXPECT_EQ(table.position.colonistShip, 2);
}

} // namespace
} // namespace windrose::test
