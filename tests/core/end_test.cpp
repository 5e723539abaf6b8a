// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of play, section 5, and the interface document: the three end triggers and the final position.
#include "table.h"

namespace windrose::test
{
namespace
{

/// A game in which a seat is one order away from filling its city.
Table cityAlmostFull(int players, int seat)
{
    Table table(players);
    for (int kind = 0; kind < 11; ++kind) {
        table.building(seat, static_cast<Building>(kind));
    }
    table.doubloons(seat, 20);
    return table;
}

TEST(End, allRemainingRolesOfTheRoundAreTakenAfterATrigger)
{
    Table table = cityAlmostFull(4, 0);
    table.role(Role::Builder).play(Order::build(Building::Office)).finishPhase();
    ASSERT_TRUE(table.position.isLastRound());
    for (const Role role : {Role::Settler, Role::Mayor, Role::Craftsman}) {
        EXPECT_EQ(table.position.decision, Decision::ChooseRole);
        table.idleRole(role);
    }
    EXPECT_TRUE(table.position.isFinished());
    EXPECT_EQ(table.position.phase, Phase::Finished);
    EXPECT_EQ(table.position.decision, Decision::None);
}

TEST(End, withTwoPlayersEverybodyTakesThreeRolesInTheLastRoundToo)
{
    Table table = cityAlmostFull(2, 0);
    table.role(Role::Builder).play(Order::build(Building::Office)).finishPhase();
    for (const Role role : {Role::Settler, Role::Mayor, Role::Craftsman, Role::Trader}) {
        table.idleRole(role);
        EXPECT_FALSE(table.position.isFinished());
    }
    table.idleRole(Role::Captain);
    EXPECT_TRUE(table.position.isFinished());
}

TEST(End, aTriggerInTheRoundsLastPhaseFinishesTheGame)
{
    Table table = cityAlmostFull(3, 2);
    table.idleRole(Role::Settler).idleRole(Role::Mayor).role(Role::Builder);
    ASSERT_EQ(table.position.turn, 2);
    table.play(Order::build(Building::Office));
    if (!table.position.isFinished()) {
        EXPECT_EQ(table.position.decision, Decision::Build); // the others still build
        table.finishPhase();
    }
    EXPECT_TRUE(table.position.isFinished());
}

TEST(End, everythingStaysAsTheLastOrderLeftIt)
{
    Table table = cityAlmostFull(4, 0);
    table.position.cardDoubloons[at(Role::Captain)] = 1;
    table.role(Role::Builder).play(Order::build(Building::Office)).finishPhase();
    table.idleRole(Role::Settler).idleRole(Role::Mayor).role(Role::Prospector);
    ASSERT_TRUE(table.position.isFinished());
    EXPECT_EQ(table.position.governor, 0);
    EXPECT_EQ(table.position.round, 1U);
    EXPECT_EQ(numbers(table.position.cardDoubloons), (std::array<int, 8>{0, 0, 0, 0, 0, 1, 0, 0}));
    EXPECT_EQ(table.position.takenBy[at(Role::Prospector)], 3);
    EXPECT_EQ(table.position.takenBy[at(Role::Builder)], 0);
    EXPECT_EQ(table.count(EventKind::DoubloonOnCard), 0);
    EXPECT_EQ(table.count(EventKind::GovernorPassed), 0);
    EXPECT_EQ(table.count(EventKind::GameFinished), 1);
}

TEST(End, theLastPhasesLastDutyIsStillDone)
{
    Table table;
    table.position.victoryPoints = 1;
    table.barrels(3, Good::Corn, 5).idleRole(Role::Settler).idleRole(Role::Mayor).idleRole(Role::Trader);
    table.role(Role::Captain).play(Order::load(Good::Corn, 0));
    ASSERT_TRUE(table.position.isFinished());
    EXPECT_EQ(table.position.ships[0], CargoShip{}); // the full ship has sailed
}

TEST(End, nothingCanBePlayedWhenFinished)
{
    Table table = cityAlmostFull(4, 0);
    table.role(Role::Builder).play(Order::build(Building::Office)).finishPhase();
    table.idleRole(Role::Settler).idleRole(Role::Mayor).role(Role::Prospector);
    EXPECT_TRUE(table.orders().empty());
    EXPECT_EQ(table.refusal(Order::pass()), RefusalCode::GameFinished);
    EXPECT_EQ(table.refusal(Order::chooseRole(Role::Trader)), RefusalCode::GameFinished);
}

TEST(End, withoutATriggerTheGameGoesOn)
{
    Table table;
    for (int round = 0; round < 5; ++round) {
        table.idleRole(Role::Settler).idleRole(Role::Trader).idleRole(Role::Craftsman).idleRole(Role::Prospector);
    }
    EXPECT_FALSE(table.position.isLastRound());
    EXPECT_EQ(table.position.round, 6U);
}

TEST(End, triggersAreRememberedOnceAndInTheOrderTheyFired)
{
    Table table = cityAlmostFull(4, 0);
    table.position.victoryPoints = 1;
    table.barrels(2, Good::Corn, 3).barrels(2, Good::Sugar, 1).colonistSupply(0);
    table.role(Role::Builder).play(Order::build(Building::Office)).finishPhase();
    table.role(Role::Captain).finishPhase();
    table.role(Role::Mayor).finishPhase();
    EXPECT_EQ(table.position.endTriggers,
              (std::array<EndTrigger, 3>{EndTrigger::City, EndTrigger::VictoryPoints, EndTrigger::Colonists}));
}

TEST(End, theLeftShipColonistsMayStillBeEmployedInTheLastRound)
{
    Table table;
    table.building(1, Building::University, 1).doubloons(1, 20).colonistSupply(2);
    table.idleRole(Role::Mayor);
    ASSERT_TRUE(table.position.isLastRound());
    ASSERT_TRUE(table.seat(1).occupies(Building::University));
    EXPECT_EQ(table.position.colonists, 0);
    ASSERT_EQ(table.position.colonistShip, 2);
    table.role(Role::Builder).play(Order::build(Building::Office));
    EXPECT_TRUE(table.seat(1).occupies(Building::Office));
    EXPECT_EQ(table.position.colonistShip, 1);
}

TEST(Rulings, E1_everyoneActsToTheEndOfTheRoundAfterATrigger)
{
    Table table;
    table.colonistSupply(0).role(Role::Mayor).finishPhase();
    ASSERT_TRUE(table.position.isLastRound());
    table.barrels(0, Good::Corn, 1).role(Role::Trader).play(Order::sell(Good::Corn)).finishPhase();
    EXPECT_FALSE(table.position.isFinished());
    table.idleRole(Role::Settler);
    EXPECT_FALSE(table.position.isFinished());
    table.role(Role::Captain);
    EXPECT_TRUE(table.position.isFinished());
}

} // namespace
} // namespace windrose::test
