// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of play, 3.6: loading cargo ships, harbor and wharf.
#include "table.h"

namespace windrose::test
{
namespace
{

// The ships of four players: 0 carries 5, 1 carries 6, 2 carries 7 barrels.

TEST(Captain, seatsLoadInTurnAgainAndAgainUntilNobodyLoads)
{
    Table table;
    table.governor(1).barrels(1, Good::Corn, 1).barrels(1, Good::Sugar, 1).barrels(3, Good::Coffee, 1);
    table.barrels(0, Good::Sugar, 1).role(Role::Captain);
    EXPECT_EQ(table.position.turn, 1);
    table.play(Order::load(Good::Corn, 0));
    EXPECT_EQ(table.position.turn, 3); // seat 2 has nothing to load
    table.play(Order::load(Good::Coffee, 1));
    EXPECT_EQ(table.position.turn, 0);
    table.play(Order::load(Good::Sugar, 2));
    EXPECT_EQ(table.position.turn, 1);
    table.play(Order::load(Good::Sugar, 2));
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
    EXPECT_EQ(table.position.ships[2], (CargoShip{u8(Good::Sugar), 2}));
}

TEST(Captain, aLoadScoresAPointForEveryBarrel)
{
    Table table;
    table.barrels(1, Good::Corn, 4).role(Role::Captain).play(Order::load(Good::Corn, 0));
    EXPECT_EQ(table.pointsOf(1), 4);
    EXPECT_EQ(table.position.victoryPoints, 96);
    EXPECT_EQ(table.barrelsOf(1, Good::Corn), 0);
}

TEST(Captain, asManyBarrelsAsFitMustBeLoaded)
{
    Table table;
    table.cargo(2, Good::Corn, 4).barrels(1, Good::Corn, 5).role(Role::Captain).play(Order::load(Good::Corn, 2));
    EXPECT_EQ(table.pointsOf(1), 3); // 7 - 4
    EXPECT_EQ(table.barrelsOf(1, Good::Corn), 2);
}

TEST(Captain, aKindAlreadyOnAShipIsLoadedOnlyThere)
{
    Table table;
    table.cargo(0, Good::Corn, 4).barrels(0, Good::Corn, 6).role(Role::Captain);
    EXPECT_EQ(table.orders(), (std::vector<Order>{Order::load(Good::Corn, 0)}));
    const Refusal refusal = check(table.position, Order::load(Good::Corn, 2));
    EXPECT_EQ(refusal, (Refusal{RefusalCode::KindOnOtherShip, index(Good::Corn), 5}));
    table.play(Order::load(Good::Corn, 0));
    EXPECT_EQ(table.barrelsOf(0, Good::Corn), 5); // no overflow to another ship
    EXPECT_EQ(table.position.decision, Decision::Store);
}

TEST(Captain, aShipWithAnotherKindIsClosed)
{
    Table table;
    table.cargo(0, Good::Corn, 1).barrels(0, Good::Sugar, 2).role(Role::Captain);
    EXPECT_EQ(table.refusal(Order::load(Good::Sugar, 0)), RefusalCode::ShipCarriesOther);
    EXPECT_EQ(table.orders(), (std::vector<Order>{Order::load(Good::Sugar, 1), Order::load(Good::Sugar, 2)}));
}

TEST(Captain, freeChoiceAmongLoadableKindsEvenTheSmallerOne)
{
    Table table;
    table.cargo(0, Good::Corn, 1).cargo(1, Good::Sugar, 1).cargo(2, Good::Indigo, 1);
    table.barrels(0, Good::Corn, 1).barrels(0, Good::Sugar, 4).barrels(0, Good::Coffee, 2).role(Role::Captain);
    EXPECT_EQ(table.orders(), (std::vector<Order>{Order::load(Good::Corn, 0), Order::load(Good::Sugar, 1)}));
    EXPECT_EQ(table.refusal(Order::load(Good::Coffee, 0)), RefusalCode::ShipCarriesOther);
}

TEST(Captain, loadingIsCompulsoryWhileACargoShipCanBeLoaded)
{
    Table table;
    table.barrels(0, Good::Corn, 1).role(Role::Captain);
    EXPECT_EQ(table.refusal(Order::pass()), RefusalCode::MustLoad);
    EXPECT_FALSE(table.lists(Order::pass()));
    EXPECT_EQ(table.refusal(Order::load(Good::Sugar, 0)), RefusalCode::NoSuchBarrel);
    EXPECT_EQ(table.refusal(Order::load(Good::Corn, 3)), RefusalCode::NoSuchShip);
    EXPECT_EQ(table.refusal(Order::loadWharf(Good::Corn)), RefusalCode::NoWharf);
}

TEST(Captain, withTwoPlayersThereAreTwoShips)
{
    Table table(2);
    table.barrels(0, Good::Corn, 1).role(Role::Captain);
    EXPECT_EQ(table.orders(), (std::vector<Order>{Order::load(Good::Corn, 0), Order::load(Good::Corn, 1)}));
    EXPECT_EQ(table.refusal(Order::load(Good::Corn, 2)), RefusalCode::NoSuchShip);
}

TEST(Captain, thePrivilegePointIsGivenOnceForTheCaptainsFirstLoad)
{
    Table table;
    table.barrels(0, Good::Corn, 2).barrels(0, Good::Sugar, 2).role(Role::Captain);
    table.play(Order::load(Good::Corn, 0));
    EXPECT_EQ(table.pointsOf(0), 3);
    table.play(Order::load(Good::Sugar, 1));
    EXPECT_EQ(table.pointsOf(0), 5);
}

TEST(Captain, thePrivilegePointComesEvenIfTheFirstLoadIsInALaterCircuit)
{
    Table table; // at first the captain can only use the wharf, passes, and uses it after the other's load
    table.building(0, Building::Wharf, 1).barrels(0, Good::Corn, 2).cargo(0, Good::Sugar, 1);
    table.cargo(1, Good::Indigo, 1).cargo(2, Good::Coffee, 1).barrels(1, Good::Sugar, 1).role(Role::Captain);
    table.play({Order::pass(), Order::load(Good::Sugar, 0), Order::loadWharf(Good::Corn)});
    EXPECT_EQ(table.pointsOf(0), 3);
}

TEST(Captain, aShipFilledIsNotEmptiedDuringThePhaseAndSailsAtItsEnd)
{
    Table table;
    table.cargo(0, Good::Corn, 4).cargo(1, Good::Sugar, 5).barrels(0, Good::Corn, 1).barrels(1, Good::Corn, 1);
    table.barrels(2, Good::Sugar, 1).barrels(3, Good::Indigo, 1).role(Role::Captain).play(Order::load(Good::Corn, 0));
    EXPECT_EQ(table.position.ships[0], (CargoShip{u8(Good::Corn), 5}));
    EXPECT_EQ(table.position.turn, 2); // seat 1's corn cannot be loaded although a ship is empty
    table.play({Order::load(Good::Sugar, 1), Order::load(Good::Indigo, 2)});
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
    EXPECT_EQ(table.position.ships[0], CargoShip{});
    EXPECT_EQ(table.position.ships[1], CargoShip{});
    EXPECT_EQ(table.position.ships[2], (CargoShip{u8(Good::Indigo), 1})); // partly filled: it keeps its cargo
    EXPECT_EQ(table.position.goods[at(Good::Corn)], 9);
    EXPECT_EQ(table.position.goods[at(Good::Sugar)], 11);
    EXPECT_EQ(table.barrelsOf(1, Good::Corn), 1);
}

TEST(Captain, aShipWithASingleSpaceLeftDoesNotSail)
{
    Table table;
    table.barrels(0, Good::Corn, 4).role(Role::Captain).play(Order::load(Good::Corn, 0));
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
    EXPECT_EQ(table.position.ships[0], (CargoShip{u8(Good::Corn), 4}));
    EXPECT_EQ(table.position.goods[at(Good::Corn)], 6);
}

TEST(Captain, storageAndShipsHappenEvenIfNobodyLoaded)
{
    Table table;
    table.cargo(0, Good::Corn, 5).cargo(1, Good::Sugar, 1).cargo(2, Good::Indigo, 1).barrels(2, Good::Coffee, 3);
    table.role(Role::Captain);
    EXPECT_EQ(table.position.phase, Phase::Storage);
    EXPECT_EQ(table.position.turn, 2);
    table.play(Order::store(Good::Coffee, {}));
    EXPECT_EQ(table.position.ships[0], CargoShip{});
    EXPECT_EQ(table.barrelsOf(2, Good::Coffee), 1);
}

TEST(Captain, aCaptainPhaseWithoutGoodsEndsAtOnce)
{
    Table table;
    table.role(Role::Captain);
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
    EXPECT_EQ(table.position.turn, 1);
}

// --- Harbor ---------------------------------------------------------------------------------------------------------

TEST(Captain, harborAddsAPointToEachLoadHoweverManyBarrels)
{
    Table table;
    table.building(1, Building::Harbor, 1).barrels(1, Good::Corn, 4).barrels(1, Good::Sugar, 1).role(Role::Captain);
    table.play(Order::load(Good::Corn, 0));
    EXPECT_EQ(table.pointsOf(1), 5);
    table.play(Order::load(Good::Sugar, 1));
    EXPECT_EQ(table.pointsOf(1), 7);
    EXPECT_EQ(table.position.victoryPoints, 93); // from the same pool
}

TEST(Captain, harborAndPrivilegeAddUp)
{
    Table table;
    table.building(0, Building::Harbor, 1).barrels(0, Good::Corn, 2).role(Role::Captain);
    table.play(Order::load(Good::Corn, 0));
    EXPECT_EQ(table.pointsOf(0), 4);
    EXPECT_EQ(table.position.victoryPoints, 96);
}

TEST(Captain, harborGivesNothingForTheLoadsOfOthers)
{
    Table table;
    table.building(2, Building::Harbor, 1).barrels(1, Good::Corn, 2).role(Role::Captain);
    table.play(Order::load(Good::Corn, 0));
    EXPECT_EQ(table.pointsOf(2), 0);
}

// --- Wharf ----------------------------------------------------------------------------------------------------------

TEST(Captain, wharfGoodsAreBackInTheSupplyAtOnceAndBlockNoShip)
{
    Table table;
    table.building(0, Building::Wharf, 1).barrels(0, Good::Corn, 9).barrels(1, Good::Corn, 1).role(Role::Captain);
    table.play(Order::loadWharf(Good::Corn));
    EXPECT_EQ(table.pointsOf(0), 10); // nine and the captain's point: the number of barrels is not limited
    EXPECT_EQ(table.position.goods[at(Good::Corn)], 9);
    EXPECT_EQ(table.position.ships[0], CargoShip{});
    EXPECT_TRUE(table.allows(Order::load(Good::Corn, 0)));
}

TEST(Captain, wharfSailsOnceInAPhase)
{
    Table table;
    table.building(0, Building::Wharf, 1).barrels(0, Good::Corn, 2).barrels(0, Good::Sugar, 2).role(Role::Captain);
    table.play(Order::loadWharf(Good::Corn));
    EXPECT_EQ(table.refusal(Order::loadWharf(Good::Sugar)), RefusalCode::WharfUsed);
    table.play(Order::load(Good::Sugar, 0)).finishPhase();
    table.barrels(1, Good::Corn, 1).barrels(0, Good::Corn, 2);
    while (table.position.round == 1) {
        table.idleRole(table.orders().at(0).role());
    }
    table.role(Role::Captain);
    while (table.position.turn != 0 || table.position.decision != Decision::Load) {
        table.play(idleOrder(table.position));
    }
    EXPECT_TRUE(table.allows(Order::loadWharf(Good::Corn))); // and again in the next one
}

TEST(Captain, wharfTakesAKindThatIsOnAShipAndNotOnlyTheLargest)
{
    Table table;
    table.building(0, Building::Wharf, 1).cargo(0, Good::Corn, 2).barrels(0, Good::Corn, 1).barrels(0, Good::Sugar, 3);
    table.role(Role::Captain);
    EXPECT_TRUE(table.lists(Order::loadWharf(Good::Corn)));
    EXPECT_TRUE(table.lists(Order::loadWharf(Good::Sugar)));
    EXPECT_EQ(table.refusal(Order::loadWharf(Good::Coffee)), RefusalCode::NoSuchBarrel);
}

TEST(Captain, twoWharfOwnersMayUseTheSameKind)
{
    Table table;
    table.building(0, Building::Wharf, 1).building(1, Building::Wharf, 1).barrels(0, Good::Corn, 2);
    table.barrels(1, Good::Corn, 3).role(Role::Captain).play(Order::loadWharf(Good::Corn));
    EXPECT_EQ(table.position.turn, 1);
    table.play(Order::loadWharf(Good::Corn));
    EXPECT_EQ(table.pointsOf(0), 3);
    EXPECT_EQ(table.pointsOf(1), 3);
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
}

TEST(Captain, wharfReplacesOneCargoLoadAndTheOthersStayCompulsory)
{
    Table table;
    table.building(0, Building::Wharf, 1).barrels(0, Good::Corn, 2).barrels(0, Good::Sugar, 2).role(Role::Captain);
    table.play(Order::loadWharf(Good::Corn));
    EXPECT_EQ(table.position.turn, 0);
    EXPECT_EQ(table.refusal(Order::pass()), RefusalCode::MustLoad);
}

// --- Victory points run out ------------------------------------------------------------------------------------------

TEST(Captain, aPoolThatReachesExactlyZeroTriggersTheEnd)
{
    Table table;
    table.position.victoryPoints = 3;
    table.barrels(1, Good::Corn, 3).role(Role::Captain).play(Order::load(Good::Corn, 0));
    EXPECT_EQ(table.position.victoryPoints, 0);
    EXPECT_TRUE(table.position.hasEndTrigger(EndTrigger::VictoryPoints));
}

TEST(Captain, aPoolWithAPointLeftDoesNot)
{
    Table table;
    table.position.victoryPoints = 4;
    table.barrels(1, Good::Corn, 3).role(Role::Captain).play(Order::load(Good::Corn, 0));
    EXPECT_EQ(table.position.victoryPoints, 1);
    EXPECT_FALSE(table.position.isLastRound());
}

TEST(Captain, thePhaseAndTheRoundAreFinishedAfterThePoolRanOut)
{
    Table table;
    table.position.victoryPoints = 2;
    table.barrels(1, Good::Corn, 3).barrels(2, Good::Sugar, 3).role(Role::Captain);
    table.play(Order::load(Good::Corn, 0));
    EXPECT_EQ(table.position.turn, 2);
    table.play(Order::load(Good::Sugar, 1));
    EXPECT_EQ(table.pointsOf(1), 3);
    EXPECT_EQ(table.pointsOf(2), 3);
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
    EXPECT_EQ(table.position.turn, 1);
}

TEST(Captain, thePoolRunsOutByHarborAndPrivilegePointsToo)
{
    Table table;
    table.position.victoryPoints = 3;
    table.building(0, Building::Harbor, 1).barrels(0, Good::Corn, 1).role(Role::Captain);
    table.play(Order::load(Good::Corn, 0));
    EXPECT_EQ(table.pointsOf(0), 3);
    EXPECT_TRUE(table.position.hasEndTrigger(EndTrigger::VictoryPoints));
}

} // namespace
} // namespace windrose::test
