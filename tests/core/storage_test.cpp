// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of play, 3.6: what is kept at the end of the captain's phase.
#include "table.h"

namespace windrose::test
{
namespace
{

/// Seat 1 has these barrels, no ship can take them, and the captain's phase has reached storage.
Table stored(std::array<int, kGoods> barrels, bool small = false, bool large = false)
{
    Table table;
    std::array<CargoShip, kCargoShips> full{};
    int ship = 0;
    for (const Good good : kAllGoods) {
        if (barrels[at(good)] != 0) {
            table.barrels(1, good, barrels[at(good)]);
        } else if (ship < kCargoShips) {
            full[at(ship++)] = {u8(good), 1};
        }
    }
    for (; ship < kCargoShips; ++ship) { // more kinds held than not: fill the last ships with held kinds
        full[at(ship)] = {u8(kAllGoods[at(ship)]), u8(table.position.shipCapacity(ship))};
    }
    table.position.ships = full;
    if (small) {
        table.building(1, Building::SmallWarehouse, 1);
    }
    if (large) {
        table.building(1, Building::LargeWarehouse, 1);
    }
    table.role(Role::Captain);
    return table;
}

TEST(Storage, withoutWarehouseOneBarrelIsKeptAndTheRestGoesBack)
{
    Table table = stored({3, 0, 2, 0, 0});
    ASSERT_EQ(table.position.decision, Decision::Store);
    EXPECT_EQ(table.position.phase, Phase::Storage);
    EXPECT_EQ(table.orders(), (std::vector<Order>{Order::store(Good::Corn, {}), Order::store(Good::Sugar, {})}));
    table.play(Order::store(Good::Sugar, {}));
    EXPECT_EQ(table.seat(1).goods, (std::array<std::uint8_t, kGoods>{0, 0, 1, 0, 0}));
    EXPECT_EQ(table.position.goods[at(Good::Corn)], 10);
    EXPECT_EQ(table.position.goods[at(Good::Sugar)], 10);
}

TEST(Storage, aSeatThatCanKeepEverythingIsPassedOver)
{
    EXPECT_EQ(stored({1, 0, 0, 0, 0}).position.decision, Decision::ChooseRole);
    EXPECT_EQ(stored({5, 0, 0, 0, 0}, true).position.decision, Decision::ChooseRole);
    EXPECT_EQ(stored({5, 0, 1, 0, 0}, true).position.decision, Decision::ChooseRole);
    EXPECT_EQ(stored({1, 0, 5, 0, 0}, true).position.decision, Decision::ChooseRole);
    EXPECT_EQ(stored({5, 0, 5, 0, 0}, false, true).position.decision, Decision::ChooseRole);
    EXPECT_EQ(stored({4, 1, 5, 0, 0}, false, true).position.decision, Decision::ChooseRole);
    EXPECT_EQ(stored({4, 2, 5, 0, 0}, true, true).position.decision, Decision::ChooseRole);
}

TEST(Storage, whatIsKeptWithoutAskingStaysWhole)
{
    const Table table = stored({4, 1, 5, 0, 0}, false, true);
    EXPECT_EQ(table.position.seat(1).goods, (std::array<std::uint8_t, kGoods>{4, 1, 5, 0, 0}));
}

TEST(Storage, aSeatWithTwoBarrelsOfOneKindAndNoWarehouseIsAskedForItsOnlyOrder)
{
    Table table = stored({2, 0, 0, 0, 0});
    EXPECT_EQ(table.orders(), (std::vector<Order>{Order::store(Good::Corn, {})}));
}

TEST(Storage, smallWarehouseKeepsOneKindWholeAndASingleBarrelOfAnother)
{
    Table table = stored({3, 2, 0, 0, 0}, true);
    EXPECT_EQ(table.orders().size(), 2U);
    table.play(Order::store(Good::Corn, kinds({Good::Indigo})));
    EXPECT_EQ(table.seat(1).goods, (std::array<std::uint8_t, kGoods>{1, 2, 0, 0, 0}));
}

TEST(Storage, largeWarehouseKeepsTwoKindsWholeAndASingleBarrel)
{
    Table table = stored({3, 2, 4, 0, 0}, false, true);
    EXPECT_EQ(table.orders().size(), 3U);
    table.play(Order::store(Good::Indigo, kinds({Good::Corn, Good::Sugar})));
    EXPECT_EQ(table.seat(1).goods, (std::array<std::uint8_t, kGoods>{3, 1, 4, 0, 0}));
}

TEST(Storage, bothWarehousesKeepThreeKindsWholeAndASingleBarrel)
{
    Table table = stored({3, 2, 4, 2, 2}, true, true);
    EXPECT_EQ(table.orders().size(), 20U); // three of five kinds, a barrel of one of the two others
    table.play(Order::store(Good::Coffee, kinds({Good::Corn, Good::Sugar, Good::Indigo})));
    EXPECT_EQ(table.seat(1).goods, (std::array<std::uint8_t, kGoods>{3, 2, 4, 0, 1}));
}

TEST(Storage, anUnoccupiedWarehouseKeepsNothing)
{
    Table table;
    table.building(0, Building::SmallWarehouse, 0).building(0, Building::LargeWarehouse, 0);
    EXPECT_EQ(table.seat(0).storageKinds(), 0);
}

TEST(Storage, anOrderKeepsNeitherMoreNorLessThanItMay)
{
    Table table = stored({3, 2, 4, 0, 0}, true);
    EXPECT_EQ(table.refusal(Order::store(Good::Corn, {})), RefusalCode::KeepsTooLittle);
    EXPECT_EQ(table.refusal(Order::store(Good::Corn, kinds({Good::Indigo, Good::Sugar}))), RefusalCode::KeepsTooMuch);
    EXPECT_EQ(table.refusal(Order::store(Good::Coffee, kinds({Good::Sugar}))), RefusalCode::NoSuchBarrel);
    EXPECT_EQ(table.refusal(Order::store(Good::Corn, kinds({Good::Coffee}))), RefusalCode::NoSuchBarrel);
    EXPECT_NE(table.refusal(Order::pass()), RefusalCode::None);
}

TEST(Storage, seatsAreAskedInOrderFromTheCaptain)
{
    Table table;
    table.governor(2).cargo(0, Good::Indigo, 1).cargo(1, Good::Tobacco, 1).cargo(2, Good::Coffee, 1);
    table.barrels(0, Good::Corn, 2).barrels(3, Good::Sugar, 2).barrels(2, Good::Corn, 3).role(Role::Captain);
    for (const int seat : {2, 3, 0}) {
        EXPECT_EQ(table.position.decision, Decision::Store);
        EXPECT_EQ(table.position.turn, seat);
        table.play(table.orders().at(0));
    }
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
}

TEST(Storage, warehousesDoNotProtectFromCompulsoryLoading)
{
    Table table;
    table.building(0, Building::LargeWarehouse, 1).barrels(0, Good::Corn, 2).role(Role::Captain);
    EXPECT_EQ(table.refusal(Order::pass()), RefusalCode::MustLoad);
}

TEST(Storage, isCheckedOnlyAtTheEndOfTheCaptainsPhase)
{
    Table table;
    table.barrels(1, Good::Corn, 4).barrels(1, Good::Sugar, 4).idleRole(Role::Settler).idleRole(Role::Mayor);
    table.idleRole(Role::Trader).idleRole(Role::Prospector);
    EXPECT_EQ(table.position.round, 2U);
    EXPECT_EQ(table.barrelsOf(1, Good::Corn), 4);
    EXPECT_EQ(table.barrelsOf(1, Good::Sugar), 4);
}

TEST(Storage, theSheetsExampleKeepsBobsSugarAsHisSingleBarrel)
{
    Table table; // two sugar, one of them loaded on the last space of the ship
    table.cargo(1, Good::Sugar, 5).barrels(1, Good::Sugar, 2).role(Role::Captain);
    table.play(Order::load(Good::Sugar, 1));
    EXPECT_EQ(table.position.decision, Decision::ChooseRole);
    EXPECT_EQ(table.barrelsOf(1, Good::Sugar), 1);
}

TEST(Rulings, L12_storageComesBeforeTheShipsAreEmptied)
{
    Table table;
    table.cargo(0, Good::Corn, 4).cargo(1, Good::Indigo, 1).cargo(2, Good::Coffee, 1).barrels(0, Good::Corn, 1);
    table.barrels(1, Good::Sugar, 2).role(Role::Captain).play(Order::load(Good::Corn, 0));
    ASSERT_EQ(table.position.decision, Decision::Store);
    EXPECT_EQ(table.position.ships[0], (CargoShip{u8(Good::Corn), 5}));
    table.play(Order::store(Good::Sugar, {}));
    EXPECT_EQ(table.position.ships[0], CargoShip{});
    std::vector<EventKind> told;
    for (const Event& event : table.last.events) {
        told.push_back(event.kind);
    }
    const auto spoiled = std::find(told.begin(), told.end(), EventKind::GoodsSpoiled);
    const auto sailed = std::find(told.begin(), told.end(), EventKind::ShipSailed);
    ASSERT_NE(sailed, told.end());
    EXPECT_LT(spoiled - told.begin(), sailed - told.begin());
}

TEST(Rulings, L13_theSingleBarrelIsOfAKindNotStoredWhole)
{
    Table table = stored({3, 2, 0, 0, 0}, true);
    EXPECT_EQ(table.refusal(Order::store(Good::Corn, kinds({Good::Corn}))), RefusalCode::SingleAlsoKept);
    for (const Order& order : table.orders()) {
        EXPECT_EQ(order.keptKinds() >> index(order.good()) & 1, 0);
    }
}

} // namespace
} // namespace windrose::test
