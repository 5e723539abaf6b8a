// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of play, 3.5: the trader's phase, office and markets.
#include "table.h"

namespace windrose::test
{
namespace
{

TEST(Trader, incomeIsThePriceOfTheKind)
{
    for (const Good good : kAllGoods) {
        Table table;
        table.barrels(1, good, 1).doubloons(1, 0).role(Role::Trader).play(Order::sell(good));
        EXPECT_EQ(table.doubloonsOf(1), index(good)) << id(good);
        EXPECT_EQ(table.barrelsOf(1, good), 0);
        EXPECT_EQ(table.position.tradingHouse.size(), 1);
        EXPECT_EQ(table.position.tradingHouse[0], good);
    }
}

TEST(Trader, theTraderGetsADoubloonMoreForHisSale)
{
    for (const Good good : kAllGoods) {
        Table table;
        table.barrels(0, good, 1).doubloons(0, 0).role(Role::Trader).play(Order::sell(good));
        EXPECT_EQ(table.doubloonsOf(0), index(good) + 1) << id(good);
    }
}

TEST(Trader, traderWithBothMarketsGetsFourDoubloonsForCorn)
{
    Table table;
    table.building(0, Building::SmallMarket, 1).building(0, Building::LargeMarket, 1).barrels(0, Good::Corn, 1);
    table.doubloons(0, 0).role(Role::Trader).play(Order::sell(Good::Corn));
    EXPECT_EQ(table.doubloonsOf(0), 4);
}

TEST(Trader, marketsPayNothingWithoutASale)
{
    Table table;
    table.building(0, Building::SmallMarket, 1).building(0, Building::LargeMarket, 1).barrels(0, Good::Corn, 1);
    table.role(Role::Trader).play(Order::pass());
    EXPECT_EQ(table.doubloonsOf(0), 3);
}

TEST(Trader, marketsPayNothingForTheSalesOfOthers)
{
    Table table;
    table.building(1, Building::SmallMarket, 1).building(1, Building::LargeMarket, 1).barrels(0, Good::Corn, 1);
    table.role(Role::Trader).play(Order::sell(Good::Corn));
    EXPECT_EQ(table.doubloonsOf(1), 3);
}

TEST(Trader, cornForNothingIsLegal)
{
    Table table;
    table.barrels(1, Good::Corn, 1).role(Role::Trader).play(Order::sell(Good::Corn));
    EXPECT_EQ(table.doubloonsOf(1), 3);
    EXPECT_EQ(table.position.tradingHouse.size(), 1);
}

TEST(Trader, seatsAreAskedInOrderAndSellOneBarrelEach)
{
    Table table;
    for (int seat = 0; seat < 4; ++seat) {
        table.barrels(seat, static_cast<Good>(seat), 2);
    }
    table.governor(1).role(Role::Trader);
    for (const int seat : {1, 2, 3, 0}) {
        EXPECT_EQ(table.position.turn, seat);
        EXPECT_EQ(table.orders(), (std::vector<Order>{Order::sell(static_cast<Good>(seat)), Order::pass()}));
        table.play(Order::sell(static_cast<Good>(seat)));
        EXPECT_EQ(table.barrelsOf(seat, static_cast<Good>(seat)), 1);
    }
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
}

TEST(Trader, aKindAlreadyInTheHouseCannotBeSold)
{
    Table table;
    table.house({Good::Sugar}).barrels(0, Good::Sugar, 1).barrels(0, Good::Corn, 1).role(Role::Trader);
    EXPECT_EQ(table.refusal(Order::sell(Good::Sugar)), RefusalCode::HouseHasKind);
    EXPECT_FALSE(table.lists(Order::sell(Good::Sugar)));
    EXPECT_EQ(table.refusal(Order::sell(Good::Coffee)), RefusalCode::NoSuchBarrel);
}

TEST(Trader, aSeatThatCanSellNothingIsPassedOver)
{
    Table table;
    table.house({Good::Sugar}).barrels(0, Good::Sugar, 3).barrels(2, Good::Corn, 1).role(Role::Trader);
    EXPECT_EQ(table.position.turn, 2);
    table.play(Order::pass());
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
}

TEST(Trader, anOfficeSellsAKindAlreadyInTheHouse)
{
    Table table;
    table.house({Good::Sugar}).barrels(0, Good::Sugar, 2).building(0, Building::Office, 1).doubloons(0, 0);
    table.role(Role::Trader).play(Order::sell(Good::Sugar));
    EXPECT_EQ(table.doubloonsOf(0), 3);
    EXPECT_EQ(table.position.tradingHouse.size(), 2);
    EXPECT_EQ(table.barrelsOf(0, Good::Sugar), 1); // still one barrel a phase
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
}

TEST(Trader, theFourthBarrelEndsThePhaseAtOnce)
{
    Table table;
    table.house({Good::Sugar, Good::Corn}).building(3, Building::Office, 1);
    table.barrels(0, Good::Coffee, 1).barrels(1, Good::Tobacco, 1).barrels(2, Good::Indigo, 1);
    table.barrels(3, Good::Corn, 1).role(Role::Trader);
    table.play({Order::sell(Good::Coffee), Order::sell(Good::Tobacco)});
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
    EXPECT_EQ(table.barrelsOf(2, Good::Indigo), 1);
    EXPECT_EQ(table.barrelsOf(3, Good::Corn), 1);
}

TEST(Trader, fourBarrelsGoBackToTheSupplyAtTheEnd)
{
    Table table;
    table.house({Good::Sugar, Good::Corn, Good::Tobacco}).barrels(0, Good::Coffee, 1).role(Role::Trader);
    table.play(Order::sell(Good::Coffee));
    EXPECT_EQ(table.position.tradingHouse.size(), 0);
    EXPECT_EQ(table.position.goods, (std::array<std::uint8_t, kGoods>{10, 11, 11, 9, 9}));
}

TEST(Trader, threeBarrelsStayInTheHouseInTheOrderTheyCame)
{
    Table table;
    table.house({Good::Sugar, Good::Corn}).barrels(0, Good::Coffee, 1).role(Role::Trader);
    table.play(Order::sell(Good::Coffee));
    ASSERT_EQ(table.position.tradingHouse.size(), 3);
    EXPECT_EQ(table.position.tradingHouse[0], Good::Sugar);
    EXPECT_EQ(table.position.tradingHouse[1], Good::Corn);
    EXPECT_EQ(table.position.tradingHouse[2], Good::Coffee);
}

TEST(Trader, aTraderWhoDoesNotSellGetsOnlyTheCardsDoubloons)
{
    Table table;
    table.position.cardDoubloons[at(Role::Trader)] = 2;
    table.barrels(0, Good::Corn, 1).role(Role::Trader).play(Order::pass());
    EXPECT_EQ(table.doubloonsOf(0), 5);
}

TEST(Rulings, T1_nobodySellsIntoAFullHouseEvenWithAnOffice)
{
    Table table;
    table.house({Good::Sugar, Good::Corn, Good::Tobacco}).building(1, Building::Office, 1);
    table.barrels(0, Good::Coffee, 1).barrels(1, Good::Coffee, 2).role(Role::Trader).play(Order::sell(Good::Coffee));
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
    EXPECT_EQ(table.barrelsOf(1, Good::Coffee), 2);
}

TEST(Rulings, T2_theHouseIsEmptiedAtThePhasesEndSoThatNobodySellsIntoItAgain)
{
    Table table;
    table.house({Good::Sugar, Good::Corn, Good::Tobacco});
    for (int seat = 0; seat < 4; ++seat) {
        table.barrels(seat, Good::Coffee, 1);
    }
    table.role(Role::Trader).play(Order::sell(Good::Coffee));
    EXPECT_EQ(table.position.tradingHouse.size(), 0);
    EXPECT_EQ(table.position.phase, Phase::ChooseRole);
    EXPECT_EQ(table.count(EventKind::TradingHouseEmptied), 1);
    EXPECT_EQ(table.barrelsOf(1, Good::Coffee), 1);
}

} // namespace
} // namespace windrose::test
