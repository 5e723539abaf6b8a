// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of play, 3.0, 3.7 and 4: choosing roles, rounds, the governor, doubloons on cards, the prospectors.
#include "table.h"

namespace windrose::test
{
namespace
{

/// The seats that choose in this round, and the first of the next, when each takes the first free card.
std::vector<int> choosersOfARound(Table& table)
{
    std::vector<int> seats;
    const auto round = table.position.round;
    while (table.position.round == round) {
        seats.push_back(table.position.turn);
        EXPECT_EQ(table.position.turn, table.position.chooser);
        table.idleRole(table.orders().at(0).role());
    }
    seats.push_back(table.position.turn);
    return seats;
}

TEST(Flow, fromTheGovernorClockwiseEveryoneTakesOneRoleAndTheNextSeatIsGovernor)
{
    Table three(3);
    EXPECT_EQ(choosersOfARound(three), (std::vector<int>{0, 1, 2, 1}));
    Table four(4);
    EXPECT_EQ(choosersOfARound(four), (std::vector<int>{0, 1, 2, 3, 1}));
    Table five(5);
    five.governor(4);
    EXPECT_EQ(choosersOfARound(five), (std::vector<int>{4, 0, 1, 2, 3, 0}));
    EXPECT_EQ(five.position.governor, 0);
}

TEST(Flow, twoPlayersAlternateUntilEachHasThreeAndTheSecondThenChoosesTwiceInARow)
{
    Table table(2);
    EXPECT_EQ(choosersOfARound(table), (std::vector<int>{0, 1, 0, 1, 0, 1, 1}));
    EXPECT_EQ(choosersOfARound(table), (std::vector<int>{1, 0, 1, 0, 1, 0, 0}));
    EXPECT_EQ(table.position.round, 3U);
}

TEST(Flow, aRoleMustBeTaken)
{
    Table table;
    EXPECT_EQ(table.refusal(Order::pass()), RefusalCode::MustChoose);
    EXPECT_FALSE(table.lists(Order::pass()));
}

TEST(Flow, aCardTakenCannotBeTakenAgainInTheRound)
{
    Table table;
    table.idleRole(Role::Settler);
    const Refusal refusal = check(table.position, Order::chooseRole(Role::Settler));
    EXPECT_EQ(refusal, (Refusal{RefusalCode::RoleTaken, index(Role::Settler), 0}));
    EXPECT_FALSE(table.lists(Order::chooseRole(Role::Settler)));
    EXPECT_EQ(table.position.takenBy[at(Role::Settler)], 0);
}

TEST(Flow, aPhaseIsPlayedOutBeforeTheNextSeatChooses)
{
    Table table;
    table.role(Role::Settler);
    EXPECT_EQ(table.refusal(Order::chooseRole(Role::Mayor)), RefusalCode::OtherDecision);
    EXPECT_EQ(table.position.phase, Phase::Settler);
    table.finishPhase();
    EXPECT_TRUE(table.allows(Order::chooseRole(Role::Mayor)));
}

TEST(Flow, atTheRoundsEndEveryCardNotTakenGetsADoubloonAndTheOthersComeBackEmpty)
{
    Table table;
    table.position.cardDoubloons[at(Role::Trader)] = 2;
    table.position.cardDoubloons[at(Role::Captain)] = 1;
    table.idleRole(Role::Settler).idleRole(Role::Trader).idleRole(Role::Craftsman).idleRole(Role::Prospector);
    EXPECT_EQ(table.position.round, 2U);
    EXPECT_EQ(numbers(table.position.cardDoubloons), (std::array<int, 8>{0, 1, 1, 0, 0, 2, 0, 0}));
    for (const std::int8_t taker : table.position.takenBy) {
        EXPECT_EQ(taker, kNobody);
    }
}

TEST(Flow, withTwoPlayersOneCardIsLeftAndGetsADoubloon)
{
    Table table(2);
    for (const Role role : {Role::Settler, Role::Mayor, Role::Builder, Role::Craftsman, Role::Trader, Role::Captain}) {
        table.idleRole(role);
    }
    EXPECT_EQ(numbers(table.position.cardDoubloons), (std::array<int, 8>{0, 0, 0, 0, 0, 0, 1, 0}));
}

TEST(Flow, doubloonsOnACardGrowWithoutLimitWhileNobodyTakesIt)
{
    Table table;
    for (int round = 0; round < 6; ++round) {
        table.idleRole(Role::Settler).idleRole(Role::Trader).idleRole(Role::Craftsman).idleRole(Role::Prospector);
    }
    EXPECT_EQ(table.position.cardDoubloons[at(Role::Captain)], 6);
    ASSERT_EQ(table.position.turn, 2);
    table.role(Role::Captain);
    EXPECT_EQ(table.doubloonsOf(2), 3 + 1 + 6); // the start, one turn as prospector, the card
}

TEST(Flow, theTakerGetsTheCardsDoubloonsAtOnce)
{
    Table table;
    table.position.cardDoubloons[at(Role::Builder)] = 3;
    table.doubloons(0, 4).role(Role::Builder);
    EXPECT_EQ(table.doubloonsOf(0), 7);
    EXPECT_EQ(table.position.cardDoubloons[at(Role::Builder)], 0);
    EXPECT_TRUE(table.allows(Order::build(Building::Harbor))); // 8 less the privilege: usable in the phase itself
}

TEST(Flow, aRoleThatIsNotInTheGameIsRefused)
{
    Table table(3);
    EXPECT_EQ(table.refusal(Order::chooseRole(Role::Prospector)), RefusalCode::RoleNotInGame);
    EXPECT_EQ(table.orders().size(), 7U); // six roles, the mayor in two forms
}

// --- Prospector -----------------------------------------------------------------------------------------------------

TEST(Prospector, getsADoubloonFromTheBankAndNobodyElseActs)
{
    Table table;
    table.role(Role::Prospector);
    EXPECT_EQ(table.doubloonsOf(0), 4);
    for (int seat = 1; seat < 4; ++seat) {
        EXPECT_EQ(table.doubloonsOf(seat), 3);
    }
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
    EXPECT_EQ(table.position.turn, 1);
}

TEST(Prospector, getsTheCardsDoubloonsBesides)
{
    Table table;
    table.position.cardDoubloons[at(Role::Prospector)] = 2;
    table.role(Role::Prospector);
    EXPECT_EQ(table.doubloonsOf(0), 6);
}

TEST(Prospector, ofTwoCardsTheOneWithMoreDoubloonsIsTaken)
{
    Table table(5);
    table.position.cardDoubloons[7] = 2;
    table.position.cardDoubloons[6] = 1;
    table.role(Role::Prospector);
    EXPECT_EQ(table.position.takenBy[7], 0);
    EXPECT_EQ(table.position.takenBy[6], kNobody);
    EXPECT_EQ(table.doubloonsOf(0), 4 + 3);
    EXPECT_TRUE(table.lists(Order::chooseRole(Role::Prospector)));
    table.role(Role::Prospector);
    EXPECT_EQ(table.position.takenBy[6], 1);
    EXPECT_EQ(table.doubloonsOf(1), 4 + 2);
    EXPECT_EQ(table.refusal(Order::chooseRole(Role::Prospector)), RefusalCode::RoleTaken);
}

TEST(Prospector, ofTwoCardsWithEqualDoubloonsTheFirstIsTaken)
{
    Table table(5);
    table.role(Role::Prospector);
    EXPECT_EQ(table.position.takenBy[6], 0);
    EXPECT_EQ(table.position.takenBy[7], kNobody);
}

TEST(Prospector, theTwoCardsCollectDoubloonsSeparately)
{
    Table table(5);
    table.role(Role::Prospector);
    for (const Role role : {Role::Settler, Role::Mayor, Role::Craftsman, Role::Trader}) {
        table.idleRole(role);
    }
    EXPECT_EQ(table.position.cardDoubloons[6], 0);
    EXPECT_EQ(table.position.cardDoubloons[7], 1);
}

TEST(Prospector, listsOneOrderForBothCards)
{
    Table table(5);
    int prospectors = 0;
    for (const Order& order : table.orders()) {
        prospectors += order.role() == Role::Prospector ? 1 : 0;
    }
    EXPECT_EQ(prospectors, 1);
}

// --- Rulings --------------------------------------------------------------------------------------------------------

TEST(Rulings, A2_theBankNeverRunsDry)
{
    Table table;
    table.doubloons(0, 5000).doubloons(1, 90).role(Role::Prospector);
    EXPECT_EQ(table.doubloonsOf(0), 5001);
}

TEST(Rulings, R1_theCardsDoubloonsAreKeptWhenTheActionIsDeclined)
{
    for (const Role role : {Role::Settler, Role::Builder, Role::Trader}) {
        Table table;
        table.position.cardDoubloons[at(role)] = 2;
        table.barrels(0, Good::Corn, 1).role(role).play(Order::pass());
        EXPECT_EQ(table.doubloonsOf(0), 5) << id(role);
    }
}

} // namespace
} // namespace windrose::test
