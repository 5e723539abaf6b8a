// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of play, 6.2, and the interface document: the default orders.
#include "random_game.h"

#include "core/players/defaults.h"

namespace windrose::test
{
namespace
{

TEST(Default, haciendaDraws)
{
    Table table;
    table.building(0, Building::Hacienda, 1).role(Role::Settler);
    EXPECT_EQ(defaultOrder(table.position), Order::hacienda());
}

TEST(Default, theBonusIsOfTheKindOfHighestTradingValueThatIsThere)
{
    Table table;
    table.tiles(0, Tile::Corn, 3, 3).tiles(0, Tile::Tobacco, 1, 1).building(0, Building::TobaccoStorage, 1);
    Table exhausted = table;
    table.role(Role::Craftsman);
    EXPECT_EQ(defaultOrder(table.position), Order::bonus(Good::Tobacco));
    exhausted.goodsSupply(Good::Tobacco, 1).role(Role::Craftsman);
    EXPECT_EQ(defaultOrder(exhausted.position), Order::bonus(Good::Corn));
}

TEST(Default, loadsTheKindWithMostBarrelsOnTheSmallestShipThatHoldsThemAll)
{
    Table table; // ships of 5, 6 and 7
    table.barrels(0, Good::Coffee, 2).barrels(0, Good::Corn, 6).role(Role::Captain);
    EXPECT_EQ(defaultOrder(table.position), Order::load(Good::Corn, 1));
}

TEST(Default, loadsTheLargestShipWhenNoneHoldsThemAll)
{
    Table table;
    table.barrels(0, Good::Corn, 9).role(Role::Captain);
    EXPECT_EQ(defaultOrder(table.position), Order::load(Good::Corn, 2));
}

TEST(Default, ofEqualNumbersTheKindOfLowerTradingValueIsLoaded)
{
    Table table;
    table.barrels(0, Good::Coffee, 3).barrels(0, Good::Indigo, 3).barrels(0, Good::Sugar, 3).role(Role::Captain);
    EXPECT_EQ(defaultOrder(table.position), Order::load(Good::Indigo, 0));
}

TEST(Default, loadsOnlyKindsThatCanBeLoaded)
{
    Table table;
    table.cargo(0, Good::Sugar, 5).barrels(0, Good::Sugar, 4).barrels(0, Good::Corn, 1).role(Role::Captain);
    EXPECT_EQ(defaultOrder(table.position), Order::load(Good::Corn, 1));
}

TEST(Default, neverUsesTheWharf)
{
    Table table;
    table.cargo(0, Good::Sugar, 1).cargo(1, Good::Indigo, 1).cargo(2, Good::Coffee, 1);
    table.building(0, Building::Wharf, 1).barrels(0, Good::Corn, 5).role(Role::Captain);
    EXPECT_EQ(defaultOrder(table.position), Order::pass());
    Table both;
    both.building(0, Building::Wharf, 1).barrels(0, Good::Corn, 9).role(Role::Captain);
    EXPECT_EQ(defaultOrder(both.position), Order::load(Good::Corn, 2));
}

Order storeDefault(std::array<int, kGoods> barrels, std::initializer_list<Building> warehouses)
{
    Table table;
    for (const Good good : kAllGoods) {
        table.barrels(0, good, barrels[at(good)]);
    }
    for (const Building kind : warehouses) {
        table.building(0, kind, 1);
    }
    table.position.ships = {CargoShip{u8(Good::Corn), 5}, CargoShip{u8(Good::Indigo), 6},
                            CargoShip{u8(Good::Sugar), 7}};
    table.role(Role::Captain);
    EXPECT_EQ(table.position.decision, Decision::Store);
    return defaultOrder(table.position).value_or(Order{});
}

TEST(Default, storesTheBarrelOfHighestTradingValue)
{
    EXPECT_EQ(storeDefault({9, 2, 1, 0, 0}, {}), Order::store(Good::Sugar, {}));
}

TEST(Default, storesKindsWholeByBarrelsTimesTradingValueThenTheDearestBarrel)
{
    // values: corn 0, indigo 7, sugar 6
    EXPECT_EQ(storeDefault({9, 7, 3, 0, 0}, {Building::SmallWarehouse}),
              Order::store(Good::Sugar, kinds({Good::Indigo})));
    EXPECT_EQ(storeDefault({9, 2, 3, 0, 0}, {Building::LargeWarehouse}),
              Order::store(Good::Corn, kinds({Good::Indigo, Good::Sugar})));
}

TEST(Default, ofEqualValuesTheEarlierGoodIsStoredWhole)
{
    EXPECT_EQ(storeDefault({0, 4, 2, 0, 0}, {Building::SmallWarehouse}), // both are worth 4
              Order::store(Good::Sugar, kinds({Good::Indigo})));
}

TEST(Default, existsOnlyForHaciendaBonusLoadAndStore)
{
    for (int players = 2; players <= 5; ++players) {
        forRandomGames(players, 100, {}, [](const Position& position, Order) {
            const bool has = position.decision == Decision::Hacienda || position.decision == Decision::BonusGood ||
                             position.decision == Decision::Load || position.decision == Decision::Store;
            ASSERT_EQ(defaultOrder(position).has_value(), has);
        });
    }
}

TEST(Default, isAlwaysLegal)
{
    for (int players = 2; players <= 5; ++players) {
        forRandomGames(players, 250, {}, [](const Position& position, Order) {
            if (const auto order = defaultOrder(position)) {
                ASSERT_EQ(check(position, *order), Refusal{});
                ASSERT_EQ(canonical(position, *order), *order);
                ASSERT_NE(order->kind, OrderKind::LoadWharf);
            }
        });
    }
}

TEST(Default, finishedGamesHaveNone)
{
    Table table;
    table.position.phase = Phase::Finished;
    table.position.decision = Decision::None;
    EXPECT_FALSE(defaultOrder(table.position));
}

TEST(PlaceForMe, isAlwaysLegal)
{
    for (int players = 2; players <= 5; ++players) {
        forRandomGames(players, 250, {}, [](const Position& position, Order) {
            if (position.decision == Decision::PlaceColonists) {
                ASSERT_EQ(check(position, sensiblePlacement(position)), Refusal{});
            }
        });
    }
}

TEST(PlaceForMe, isTheSameEveryTime)
{
    forRandomGames(4, 50, {}, [](const Position& position, Order) {
        if (position.decision == Decision::PlaceColonists) {
            ASSERT_EQ(sensiblePlacement(position), sensiblePlacement(position));
        }
    });
}

TEST(PlaceForMe, mansAPlantationTogetherWithItsBuildingRatherThanEitherAlone)
{
    Table table; // two colonists: on indigo and its plant, not on two separate plantations
    table.tiles(0, Tile::Sugar).building(0, Building::SmallIndigoPlant).building(0, Building::TobaccoStorage);
    table.sanJuan(0, 1).role(Role::Mayor, kNoColonist);
    const Order order = sensiblePlacement(table.position);
    EXPECT_EQ(order, Order::place(SpaceSet(1), 1));
}

} // namespace
} // namespace windrose::test
