// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of play, 3.1: the settler's phase, hacienda, construction hut and hospice.
#include "table.h"

namespace windrose::test
{
namespace
{

TEST(Settler, everySeatInTurnFromTheChooserTakesOneFaceUpTile)
{
    Table table;
    table.governor(2).faceUp({Tile::Corn, Tile::Indigo, Tile::Sugar, Tile::Tobacco, Tile::Coffee}).role(Role::Settler);
    const std::array<int, 4> turns{2, 3, 0, 1};
    const std::array<Tile, 4> takes{Tile::Coffee, Tile::Sugar, Tile::Corn, Tile::Tobacco};
    for (std::size_t place = 0; place < 4; ++place) {
        EXPECT_EQ(table.position.decision, Decision::TakePlantation);
        EXPECT_EQ(table.position.turn, turns[place]);
        const int before = table.seat(turns[place]).tileCount(takes[place]);
        table.play(Order::take(takes[place]));
        EXPECT_EQ(table.seat(turns[place]).tileCount(takes[place]), before + 1);
    }
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
    EXPECT_EQ(table.position.turn, 3);
}

TEST(Settler, aTileTakenIsNoLongerFaceUp)
{
    Table table;
    table.faceUp({Tile::Corn, Tile::Indigo, Tile::Sugar, Tile::Tobacco, Tile::Coffee}).role(Role::Settler);
    table.play(Order::take(Tile::Indigo));
    EXPECT_EQ(table.row(), (std::vector<Tile>{Tile::Corn, Tile::Sugar, Tile::Tobacco, Tile::Coffee}));
    EXPECT_EQ(table.refusal(Order::take(Tile::Indigo)), RefusalCode::TileNotFaceUp);
}

TEST(Settler, ofTwoEqualTilesOneStays)
{
    Table table;
    table.faceUp({Tile::Sugar, Tile::Corn, Tile::Sugar}).role(Role::Settler).play(Order::take(Tile::Sugar));
    table.play(Order::take(Tile::Sugar));
    EXPECT_EQ(table.row(), (std::vector<Tile>{Tile::Corn}));
}

TEST(Settler, everybodyMayDecline)
{
    Table table;
    table.role(Role::Settler);
    for (int seat = 0; seat < 4; ++seat) {
        EXPECT_TRUE(table.lists(Order::pass()));
        table.play(Order::pass());
    }
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
    for (int seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(table.seat(seat).emptyIslandSpaces(), 11);
    }
}

TEST(Settler, onlyTheSettlerMayTakeAQuarryInsteadOfAPlantation)
{
    Table table;
    table.role(Role::Settler);
    EXPECT_TRUE(table.lists(Order::take(Tile::Quarry)));
    table.play(Order::take(Tile::Quarry));
    EXPECT_EQ(table.position.quarries, 7);
    EXPECT_EQ(table.seat(0).tileCount(Tile::Quarry), 1);
    EXPECT_EQ(table.position.faceUp.size(), 5); // from the stack, never from the row
    EXPECT_EQ(table.position.turn, 1);          // instead of, not in addition
    EXPECT_EQ(table.refusal(Order::take(Tile::Quarry)), RefusalCode::QuarryNotAllowed);
    EXPECT_FALSE(table.lists(Order::take(Tile::Quarry)));
}

TEST(Settler, withoutQuarriesPrivilegeAndHutAreDeadButTheCardsDoubloonsAndAPlantationRemain)
{
    Table table;
    table.position.quarries = 0;
    table.position.cardDoubloons[at(Role::Settler)] = 2;
    table.building(1, Building::ConstructionHut, 1).faceUp({Tile::Corn, Tile::Corn, Tile::Sugar});
    table.role(Role::Settler);
    EXPECT_EQ(table.doubloonsOf(0), 5);
    EXPECT_EQ(table.refusal(Order::take(Tile::Quarry)), RefusalCode::NoQuarryLeft);
    table.play(Order::take(Tile::Corn));
    EXPECT_EQ(table.refusal(Order::take(Tile::Quarry)), RefusalCode::NoQuarryLeft);
    EXPECT_TRUE(table.allows(Order::take(Tile::Corn)));
}

TEST(Settler, aSeatWithAFullIslandIsPassedOver)
{
    Table table;
    table.fillIsland(1, 12).role(Role::Settler).play(Order::pass());
    EXPECT_EQ(table.position.turn, 2);
}

TEST(Settler, aSettlerWithAFullIslandStillGetsTheCardsDoubloons)
{
    Table table;
    table.position.cardDoubloons[at(Role::Settler)] = 1;
    table.fillIsland(0, 12).role(Role::Settler);
    EXPECT_EQ(table.doubloonsOf(0), 4);
    EXPECT_EQ(table.position.turn, 1);
}

TEST(Settler, theTwelfthSpaceCanBeFilled)
{
    Table table;
    table.fillIsland(0, 11).role(Role::Settler).play(Order::take(Tile::Quarry));
    EXPECT_EQ(table.seat(0).emptyIslandSpaces(), 0);
}

TEST(Settler, aRowThatRunsShortLeavesLaterSeatsWithNothing)
{
    Table table;
    table.faceUp({Tile::Corn, Tile::Sugar}).role(Role::Settler);
    table.play({Order::take(Tile::Corn), Order::take(Tile::Sugar)});
    EXPECT_EQ(table.position.decision, Decision::ChooseRole); // seats 2 and 3 could only pass
}

TEST(Settler, untakenTilesAreDiscardedInOrderAndOneMoreThanPlayersAreDealt)
{
    Table table;
    table.faceUp({Tile::Corn, Tile::Sugar, Tile::Tobacco, Tile::Coffee, Tile::Indigo});
    table.nextTiles({Tile::Sugar, Tile::Sugar, Tile::Corn, Tile::Indigo, Tile::Coffee});
    const int deck = table.position.piles.faceDownSize();
    table.role(Role::Settler).play({Order::take(Tile::Tobacco), Order::pass(), Order::pass(), Order::pass()});
    EXPECT_EQ(table.discards(), (std::vector<Tile>{Tile::Corn, Tile::Sugar, Tile::Coffee, Tile::Indigo}));
    EXPECT_EQ(table.row(), (std::vector<Tile>{Tile::Sugar, Tile::Sugar, Tile::Corn, Tile::Indigo, Tile::Coffee}));
    EXPECT_EQ(table.position.piles.faceDownSize(), deck - 5);
}

TEST(Settler, untakenTilesAreDiscardedEvenIfNobodyTookAny)
{
    Table table;
    const auto row = table.row();
    table.idleRole(Role::Settler);
    EXPECT_EQ(table.discards(), row);
    EXPECT_EQ(table.position.faceUp.size(), 5);
}

TEST(Settler, whenTheStackIsShortItIsDealtOutAndTheDiscardsIncludingTheNewOnesBecomeTheNewStack)
{
    Table table;
    table.nextTiles({Tile::Coffee, Tile::Tobacco}).discardDownTo(2);
    const int discards = table.position.piles.discardSize();
    table.role(Role::Settler).play({Order::pass(), Order::pass(), Order::pass(), Order::pass()});
    EXPECT_EQ(table.row().at(0), Tile::Coffee);
    EXPECT_EQ(table.row().at(1), Tile::Tobacco);
    EXPECT_EQ(table.position.faceUp.size(), 5);
    EXPECT_EQ(table.position.piles.discardSize(), 0);
    EXPECT_EQ(table.position.piles.faceDownSize(), discards + 5 - 3);
    EXPECT_EQ(table.count(EventKind::StackReshuffled), 1);
}

TEST(Settler, theDiscardsAreShuffled)
{
    std::vector<std::vector<Tile>> rows;
    for (std::uint64_t seed = 1; seed < 9; ++seed) {
        Table table;
        table.discardDownTo(0);
        table.position.random.state = seed;
        table.idleRole(Role::Settler);
        if (std::find(rows.begin(), rows.end(), table.row()) == rows.end()) {
            rows.push_back(table.row());
        }
    }
    EXPECT_GT(rows.size(), 4U);
}

TEST(Settler, aStackThatSufficesExactlyIsNotReshuffledYet)
{
    Table table;
    table.discardDownTo(5);
    table.idleRole(Role::Settler);
    EXPECT_EQ(table.position.faceUp.size(), 5);
    EXPECT_EQ(table.position.piles.faceDownSize(), 0);
    EXPECT_NE(table.position.piles.discardSize(), 0);
}

TEST(Settler, ifStackAndDiscardsRunShortTheRowIsShortUntilTheNextSettlerPhase)
{
    Table table;
    table.faceUp({Tile::Corn, Tile::Sugar, Tile::Sugar}).noStack().role(Role::Settler);
    table.play({Order::take(Tile::Corn), Order::pass(), Order::pass(), Order::pass()});
    EXPECT_EQ(table.row(), (std::vector<Tile>{Tile::Sugar, Tile::Sugar}));
    EXPECT_EQ(table.position.piles.faceDownSize() + table.position.piles.discardSize(), 0);
    table.idleRole(Role::Mayor);
    EXPECT_EQ(table.row().size(), 2U);
}

TEST(Settler, aTileLiesOnTheFirstEmptySpaceUnlessASpaceIsNamed)
{
    Table table;
    table.faceUp({Tile::Corn, Tile::Corn, Tile::Corn}).role(Role::Settler);
    table.play(Order::take(Tile::Corn, ExtraColonist::Accepted, 7));
    EXPECT_EQ(table.seat(0).tileAt(7), Tile::Corn);
    table.play(Order::take(Tile::Corn));
    EXPECT_EQ(table.seat(1).tileAt(1), Tile::Corn);
    EXPECT_EQ(table.refusal(Order::take(Tile::Corn, ExtraColonist::Accepted, 0)), RefusalCode::IslandSpaceTaken);
    EXPECT_EQ(table.refusal(Order::take(Tile::Corn, ExtraColonist::Accepted, 12)), RefusalCode::NoSuchSpace);
}

// --- Hacienda ---------------------------------------------------------------------------------------------------

Table haciendaTable()
{
    Table table;
    table.building(0, Building::Hacienda, 1).nextTiles({Tile::Coffee, Tile::Tobacco});
    table.faceUp({Tile::Corn, Tile::Corn, Tile::Sugar, Tile::Sugar, Tile::Indigo});
    return table;
}

TEST(Settler, haciendaDrawsTheTopTileBeforeTheNormalTake)
{
    Table table = haciendaTable();
    table.role(Role::Settler);
    EXPECT_EQ(table.position.decision, Decision::Hacienda);
    EXPECT_EQ(table.orders(), (std::vector<Order>{Order::hacienda(), Order::noHacienda()}));
    table.play(Order::hacienda());
    EXPECT_EQ(table.seat(0).tileCount(Tile::Coffee), 1);
    EXPECT_EQ(table.position.faceUp.size(), 5);
    EXPECT_EQ(table.position.turn, 0);
    EXPECT_EQ(table.position.decision, Decision::TakePlantation);
    EXPECT_TRUE(table.allows(Order::take(Tile::Quarry))); // at most one quarry and one plantation
    table.play(Order::take(Tile::Quarry));
    EXPECT_EQ(table.seat(0).emptyIslandSpaces(), 9);
    EXPECT_EQ(table.position.turn, 1);
}

TEST(Settler, haciendaThenNoNormalTakeIsLegal)
{
    Table table = haciendaTable();
    table.role(Role::Settler).play({Order::hacienda(), Order::pass()});
    EXPECT_EQ(table.seat(0).emptyIslandSpaces(), 10);
}

TEST(Settler, normalTakeWithoutHaciendaIsLegalAndTheHaciendaIsGone)
{
    Table table = haciendaTable();
    table.role(Role::Settler).play({Order::noHacienda(), Order::take(Tile::Corn)});
    EXPECT_EQ(table.position.turn, 1);
    EXPECT_EQ(table.seat(0).emptyIslandSpaces(), 10);
}

TEST(Settler, haciendaWorksForItsOwnerWhoIsNotTheSettler)
{
    Table table;
    table.building(2, Building::Hacienda, 1).role(Role::Settler).play({Order::pass(), Order::pass()});
    EXPECT_EQ(table.position.turn, 2);
    EXPECT_EQ(table.position.decision, Decision::Hacienda);
    table.play(Order::hacienda());
    EXPECT_EQ(table.refusal(Order::take(Tile::Quarry)), RefusalCode::QuarryNotAllowed);
}

TEST(Settler, haciendaIsNotAskedWithAFullIsland)
{
    Table table;
    table.building(0, Building::Hacienda, 1).fillIsland(0, 12).role(Role::Settler);
    EXPECT_EQ(table.position.turn, 1);
}

TEST(Settler, hospiceDoesNotGiveAColonistToTheHaciendaTile)
{
    Table table = haciendaTable();
    table.building(0, Building::Hospice, 1).role(Role::Settler);
    const int colonists = table.position.colonists;
    table.play(Order::hacienda());
    EXPECT_EQ(table.seat(0).mannedCount(Tile::Coffee), 0);
    EXPECT_EQ(table.position.colonists, colonists);
    table.play(Order::take(Tile::Corn));
    EXPECT_EQ(table.seat(0).mannedCount(Tile::Corn), 1);
    EXPECT_EQ(table.seat(0).mannedCount(Tile::Coffee), 0);
}

TEST(Settler, hutCannotTurnTheHaciendaDrawIntoAQuarry)
{
    Table table = haciendaTable();
    table.building(0, Building::ConstructionHut, 1).role(Role::Settler).play(Order::hacienda());
    EXPECT_EQ(table.seat(0).tileCount(Tile::Quarry), 0);
    EXPECT_EQ(table.seat(0).tileCount(Tile::Coffee), 1);
}

// --- Construction hut --------------------------------------------------------------------------------------------

TEST(Settler, hutReplacesThePlantationByAQuarryAndNeverAdds)
{
    Table table;
    table.building(1, Building::ConstructionHut, 1).role(Role::Settler).play(Order::pass());
    EXPECT_TRUE(table.lists(Order::take(Tile::Quarry)));
    table.play(Order::take(Tile::Quarry));
    EXPECT_EQ(table.seat(1).tileCount(Tile::Quarry), 1);
    EXPECT_EQ(table.position.turn, 2);
}

TEST(Settler, hutTakesAQuarryWhenNothingIsFaceUp)
{
    Table table;
    table.faceUp({}).building(3, Building::ConstructionHut, 1).role(Role::Settler).play(Order::pass());
    EXPECT_EQ(table.position.turn, 3); // the others could only pass
    EXPECT_EQ(table.orders(), (std::vector<Order>{Order::take(Tile::Quarry), Order::pass()}));
}

// --- Hospice ------------------------------------------------------------------------------------------------------

TEST(Settler, hospiceColonistComesFromTheSupplyAndMayBeDeclined)
{
    Table table;
    table.building(0, Building::Hospice, 1).building(1, Building::Hospice, 1);
    table.faceUp({Tile::Sugar, Tile::Sugar, Tile::Sugar}).role(Role::Settler);
    const int colonists = table.position.colonists;
    EXPECT_TRUE(table.lists(Order::take(Tile::Sugar, kNoColonist)));
    table.play(Order::take(Tile::Sugar));
    EXPECT_EQ(table.seat(0).mannedCount(Tile::Sugar), 1);
    EXPECT_EQ(table.position.colonists, colonists - 1);
    EXPECT_EQ(table.position.colonistShip, 4);
    table.play(Order::take(Tile::Sugar, kNoColonist));
    EXPECT_EQ(table.seat(1).mannedCount(Tile::Sugar), 0);
    EXPECT_EQ(table.position.colonists, colonists - 1);
}

TEST(Settler, hospiceMansExactlyTheTileTaken)
{
    Table table;
    table.building(0, Building::Hospice, 1).faceUp({Tile::Indigo}).role(Role::Settler);
    table.play(Order::take(Tile::Indigo, ExtraColonist::Accepted, 5)); // the starting indigo lies on space 0
    EXPECT_EQ(table.seat(0).manned, 1U << 5);
}

TEST(Settler, decliningAColonistThatNobodyBringsIsRefused)
{
    Table table;
    table.faceUp({Tile::Sugar}).building(0, Building::Hospice, 0).role(Role::Settler);
    EXPECT_EQ(table.refusal(Order::take(Tile::Sugar, kNoColonist)), RefusalCode::NobodyWouldCome);
    EXPECT_FALSE(table.lists(Order::take(Tile::Sugar, kNoColonist)));
}

// --- Rulings ------------------------------------------------------------------------------------------------------

TEST(Rulings, S1_hospiceMansAQuarryTooBySettlerAndByHut)
{
    Table table;
    table.building(0, Building::Hospice, 1).building(1, Building::Hospice, 1);
    table.building(1, Building::ConstructionHut, 1).role(Role::Settler);
    table.play({Order::take(Tile::Quarry), Order::take(Tile::Quarry)});
    EXPECT_EQ(table.seat(0).mannedCount(Tile::Quarry), 1);
    EXPECT_EQ(table.seat(1).mannedCount(Tile::Quarry), 1);
}

TEST(Rulings, S2_hospiceTakesFromTheShipWhenTheSupplyIsEmptyAndThenNobody)
{
    Table table;
    table.building(0, Building::Hospice, 1).building(1, Building::Hospice, 1).colonistSupply(0).colonistShip(1);
    table.faceUp({Tile::Sugar, Tile::Sugar}).role(Role::Settler).play(Order::take(Tile::Sugar));
    EXPECT_EQ(table.seat(0).mannedCount(Tile::Sugar), 1);
    EXPECT_EQ(table.position.colonistShip, 0);
    ASSERT_EQ(table.count(EventKind::ColonistSettled), 1);
    EXPECT_EQ(table.refusal(Order::take(Tile::Sugar, kNoColonist)), RefusalCode::NobodyWouldCome);
    table.play(Order::take(Tile::Sugar));
    EXPECT_EQ(table.seat(1).mannedCount(Tile::Sugar), 0);
}

TEST(Rulings, H1_theHaciendaTileIsLaidAndCannotBeRefused)
{
    Table table = haciendaTable();
    table.role(Role::Settler).play(Order::hacienda());
    EXPECT_EQ(table.seat(0).tileAt(1), Tile::Coffee);
    EXPECT_EQ(table.position.piles.discardSize(), 0);
    EXPECT_NE(table.refusal(Order::noHacienda()), RefusalCode::None);
}

TEST(Rulings, H2_withAnEmptyStackTheHaciendaReshufflesTheDiscardsAndDraws)
{
    Table table;
    table.building(0, Building::Hacienda, 1).discardDownTo(0).role(Role::Settler);
    const int discards = table.position.piles.discardSize();
    ASSERT_EQ(table.position.decision, Decision::Hacienda);
    table.play(Order::hacienda());
    EXPECT_EQ(table.seat(0).emptyIslandSpaces(), 10);
    EXPECT_EQ(table.position.piles.discardSize(), 0);
    EXPECT_EQ(table.position.piles.faceDownSize(), discards - 1);
    EXPECT_EQ(table.count(EventKind::StackReshuffled), 1);
}

TEST(Rulings, H3_withoutStackAndDiscardsTheHaciendaDoesNothing)
{
    Table table;
    table.building(0, Building::Hacienda, 1).noStack().role(Role::Settler);
    EXPECT_EQ(table.position.decision, Decision::TakePlantation);
    EXPECT_EQ(table.position.turn, 0);
}

TEST(Rulings, H4_haciendaMayFillTheLastSpaceAndLeavesNoNormalTake)
{
    Table table;
    table.building(0, Building::Hacienda, 1).fillIsland(0, 11);
    Table declined = table;
    table.role(Role::Settler).play(Order::hacienda());
    EXPECT_EQ(table.seat(0).emptyIslandSpaces(), 0);
    EXPECT_EQ(table.position.turn, 1);
    declined.role(Role::Settler).play(Order::noHacienda()); // the seat can choose
    EXPECT_EQ(declined.position.turn, 0);
    EXPECT_TRUE(declined.allows(Order::take(Tile::Quarry)));
}

TEST(Rulings, H5_aSettlerWithAHutTakesOnlyOneQuarry)
{
    Table table;
    table.building(0, Building::ConstructionHut, 1).role(Role::Settler).play(Order::take(Tile::Quarry));
    EXPECT_EQ(table.position.turn, 1);
    EXPECT_EQ(table.seat(0).tileCount(Tile::Quarry), 1);
}

} // namespace
} // namespace windrose::test
