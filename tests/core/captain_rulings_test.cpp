// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of play, section 7: the rulings L1 to L14 on loading (L12 and L13 are with storage).
#include "table.h"

namespace windrose::test
{
namespace
{

/// All ships of four players carry kinds that the tests do not load.
void closeShips(Table& table)
{
    table.cargo(0, Good::Indigo, 1).cargo(1, Good::Tobacco, 1).cargo(2, Good::Coffee, 1);
}

TEST(Rulings, L1_aSeatWhoseOnlyLoadIsTheWharfMayDecline)
{
    Table table;
    closeShips(table);
    table.building(0, Building::Wharf, 1).barrels(0, Good::Corn, 2).role(Role::Captain);
    EXPECT_EQ(table.orders(), (std::vector<Order>{Order::loadWharf(Good::Corn), Order::pass()}));
    table.play(Order::pass());
    EXPECT_EQ(table.pointsOf(0), 0);
    EXPECT_EQ(table.position.decision, Decision::Store);
}

TEST(Rulings, L2_theWharfMayBeUsedThoughACargoLoadIsPossibleAndCountsAsTheLoad)
{
    Table table;
    table.building(0, Building::Wharf, 1).barrels(0, Good::Corn, 2).barrels(1, Good::Sugar, 1).role(Role::Captain);
    EXPECT_TRUE(table.lists(Order::loadWharf(Good::Corn)));
    table.play(Order::loadWharf(Good::Corn));
    EXPECT_EQ(table.position.turn, 1);
}

TEST(Rulings, L3_theWharfTakesAllBarrelsOfTheKind)
{
    Table table;
    table.building(1, Building::Wharf, 1).barrels(1, Good::Corn, 7).role(Role::Captain);
    table.play(Order::loadWharf(Good::Corn));
    EXPECT_EQ(table.barrelsOf(1, Good::Corn), 0);
    EXPECT_EQ(table.pointsOf(1), 7);
    EXPECT_EQ(table.position.goods[at(Good::Corn)], 10);
}

TEST(Rulings, L4_theHarborCountsForAWharfLoad)
{
    Table table;
    table.building(1, Building::Wharf, 1).building(1, Building::Harbor, 1).barrels(1, Good::Corn, 3);
    table.role(Role::Captain).play(Order::loadWharf(Good::Corn));
    EXPECT_EQ(table.pointsOf(1), 4);
}

TEST(Rulings, L5_theCaptainsPointComesWithAFirstLoadByWharf)
{
    Table table;
    table.building(0, Building::Wharf, 1).barrels(0, Good::Corn, 3).barrels(0, Good::Sugar, 1).role(Role::Captain);
    table.play(Order::loadWharf(Good::Corn));
    EXPECT_EQ(table.pointsOf(0), 4);
    table.play(Order::load(Good::Sugar, 0));
    EXPECT_EQ(table.pointsOf(0), 5);
}

TEST(Rulings, L6_withoutALoadOfHisOwnTheCaptainGetsNoPoint)
{
    Table table;
    table.barrels(1, Good::Corn, 3).role(Role::Captain).play(Order::load(Good::Corn, 0));
    EXPECT_EQ(table.pointsOf(0), 0);
    EXPECT_EQ(table.position.victoryPoints, 97);
}

TEST(Rulings, L7_aSeatThatPassedWithItsWharfIsAskedAgainAndThePhaseEndsAfterACircuitWithoutALoad)
{
    Table table;
    table.cargo(0, Good::Indigo, 1).cargo(1, Good::Tobacco, 1).cargo(2, Good::Coffee, 1);
    table.building(0, Building::Wharf, 1).barrels(0, Good::Corn, 2);
    table.barrels(1, Good::Indigo, 1).barrels(1, Good::Tobacco, 1).role(Role::Captain);
    table.play({Order::pass(), Order::load(Good::Indigo, 0)});
    EXPECT_EQ(table.position.turn, 0);
    EXPECT_EQ(table.position.decision, Decision::Load);
    table.play({Order::pass(), Order::load(Good::Tobacco, 1)});
    EXPECT_EQ(table.position.turn, 0);
    EXPECT_EQ(table.position.decision, Decision::Load);
    table.play(Order::pass()); // nobody else can load: the round of loading is complete
    EXPECT_EQ(table.position.decision, Decision::Store);
}

TEST(Rulings, L7_theSeatThatLoadedLastIsAskedOnceMore)
{
    Table table;
    closeShips(table);
    table.building(0, Building::Wharf, 1).barrels(0, Good::Corn, 2).barrels(0, Good::Indigo, 1).role(Role::Captain);
    table.play(Order::load(Good::Indigo, 0));
    EXPECT_EQ(table.position.turn, 0);
    EXPECT_EQ(table.orders(), (std::vector<Order>{Order::loadWharf(Good::Corn), Order::pass()}));
    table.play(Order::pass());
    EXPECT_EQ(table.position.decision, Decision::Store);
}

TEST(Rulings, L7_twoWharfOwnersWhoBothPassEndThePhase)
{
    Table table;
    closeShips(table);
    table.building(0, Building::Wharf, 1).building(2, Building::Wharf, 1);
    table.barrels(0, Good::Corn, 1).barrels(2, Good::Sugar, 1).role(Role::Captain);
    table.play(Order::pass());
    EXPECT_EQ(table.position.turn, 2);
    table.play(Order::pass());
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
    EXPECT_EQ(table.barrelsOf(0, Good::Corn), 1);
}

TEST(Rulings, L8_aKindOnAFullShipCannotBeLoadedThoughAnotherShipIsEmpty)
{
    Table table;
    table.cargo(0, Good::Corn, 5).barrels(0, Good::Corn, 3).barrels(0, Good::Sugar, 1).role(Role::Captain);
    EXPECT_EQ(table.orders(), (std::vector<Order>{Order::load(Good::Sugar, 1), Order::load(Good::Sugar, 2)}));
    EXPECT_EQ(table.refusal(Order::load(Good::Corn, 0)), RefusalCode::ShipFull);
    EXPECT_EQ(table.refusal(Order::load(Good::Corn, 1)), RefusalCode::KindOnOtherShip);
}

TEST(Rulings, L9_amongEmptyShipsThatTakeEverythingTheChoiceIsFree)
{
    Table table;
    table.barrels(0, Good::Corn, 4).role(Role::Captain);
    EXPECT_EQ(table.orders(),
              (std::vector<Order>{Order::load(Good::Corn, 0), Order::load(Good::Corn, 1), Order::load(Good::Corn, 2)}));
}

TEST(Rulings, L10_whenNoEmptyShipHoldsAllBarrelsTheLargestIsCompulsory)
{
    Table table;
    table.barrels(0, Good::Corn, 9).role(Role::Captain);
    EXPECT_EQ(table.orders(), (std::vector<Order>{Order::load(Good::Corn, 2)}));
    const Refusal refusal = check(table.position, Order::load(Good::Corn, 1));
    EXPECT_EQ(refusal, (Refusal{RefusalCode::ShipTooSmall, 6, 7}));
    table.play(Order::load(Good::Corn, 2));
    EXPECT_EQ(table.pointsOf(0), 8);
    EXPECT_EQ(table.barrelsOf(0, Good::Corn), 2);
}

TEST(Rulings, L11_whenOnlySomeEmptyShipsTakeAllOneOfThoseIsCompulsory)
{
    Table table; // the sheet's example: the ship of 7, not the one of 5
    table.cargo(1, Good::Sugar, 1).barrels(0, Good::Corn, 6).role(Role::Captain);
    EXPECT_EQ(table.orders(), (std::vector<Order>{Order::load(Good::Corn, 2)}));
    EXPECT_EQ(table.refusal(Order::load(Good::Corn, 0)), RefusalCode::ShipTooSmall);
    Table two;
    two.barrels(0, Good::Corn, 6).role(Role::Captain);
    EXPECT_EQ(two.orders(), (std::vector<Order>{Order::load(Good::Corn, 1), Order::load(Good::Corn, 2)}));
}

TEST(Rulings, L14_pointsAfterThePoolIsEmptyCountInFullForTheCustomsHouseToo)
{
    Table table;
    table.position.victoryPoints = 2;
    table.building(1, Building::CustomsHouse, 1).barrels(1, Good::Corn, 5).barrels(1, Good::Sugar, 3);
    table.role(Role::Captain).play({Order::load(Good::Corn, 0), Order::load(Good::Sugar, 1)});
    EXPECT_EQ(table.pointsOf(1), 8);
    EXPECT_EQ(table.position.victoryPoints, 0);
    const SeatScore score = scores(table.position)[1];
    EXPECT_EQ(score.victoryPoints, 8);
    EXPECT_EQ(score.bonus(Building::CustomsHouse), 2);
    EXPECT_EQ(score.total, 8 + 4 + 2);
}

} // namespace
} // namespace windrose::test
