// SPDX-License-Identifier: GPL-3.0-or-later
// Orders that no computer player gives at any level.
#include "table.h"

#include "core/players/guards.h"
#include "core/players/observation.h"
#include "core/players/player_choice.h"
#include "core/players/proved_orders.h"

#include <algorithm>

namespace windrose::test
{
namespace
{

/// The legal orders that are not blunders.
std::vector<Order> sensible(const Position& position)
{
    OrderList orders;
    legalOrders(position, orders);
    pruneBlunders(position, orders);
    return {orders.begin(), orders.end()};
}

bool isLeft(const Position& position, Order order)
{
    const std::vector<Order> orders = sensible(position);
    return std::find(orders.begin(), orders.end(), order) != orders.end();
}

TEST(Guards, nobodyIsCraftsmanForOthersAlone)
{
    Table table;
    table.tiles(2, Tile::Corn, 1, 1);
    EXPECT_FALSE(isLeft(table.position, Order::chooseRole(Role::Craftsman)));
    table.tiles(0, Tile::Corn, 1, 1);
    EXPECT_TRUE(isLeft(table.position, Order::chooseRole(Role::Craftsman)));
}

TEST(Guards, aPlantationIsNotForgone)
{
    Table table;
    table.role(Role::Settler);
    ASSERT_TRUE(table.lists(Order::pass()));
    EXPECT_FALSE(isLeft(table.position, Order::pass()));
}

TEST(Guards, theHaciendaDrawsWhileThereIsRoomForTwo)
{
    Table table;
    table.building(0, Building::Hacienda, 1).role(Role::Settler);
    ASSERT_EQ(table.position.decision, Decision::Hacienda);
    EXPECT_EQ(sensible(table.position), std::vector<Order>{Order::hacienda()});
}

TEST(Guards, colonistsAreNotDeclined)
{
    Table table;
    EXPECT_TRUE(table.lists(Order::chooseRole(Role::Mayor, kNoColonist)));
    EXPECT_FALSE(isLeft(table.position, Order::chooseRole(Role::Mayor, kNoColonist)));
}

TEST(Guards, theCraftsmansBarrelIsTaken)
{
    Table table;
    table.tiles(0, Tile::Corn, 1, 1).role(Role::Craftsman);
    ASSERT_EQ(table.position.decision, Decision::BonusGood);
    EXPECT_FALSE(isLeft(table.position, Order::pass()));
}

TEST(Guards, aBuildingWithoutAPriceIsBuilt)
{
    Table table;
    table.doubloons(0, 0).role(Role::Builder);
    ASSERT_TRUE(table.lists(Order::build(Building::SmallIndigoPlant))); // costs 1, less the privilege
    EXPECT_FALSE(isLeft(table.position, Order::pass()));
}

TEST(Guards, coffeeIsSoldWhileMoneyHasItsUse)
{
    Table table;
    table.barrels(0, Good::Coffee, 1).role(Role::Trader);
    EXPECT_FALSE(isLeft(table.position, Order::pass()));
    Table cheap;
    cheap.barrels(0, Good::Corn, 1).role(Role::Trader);
    EXPECT_TRUE(isLeft(cheap.position, Order::pass()));
}

/// Seat 0 has coffee that can no longer be shipped, and an occupied wharf.
Table withWharf(int barrels)
{
    Table table;
    table.building(0, Building::Wharf, 1).barrels(0, Good::Coffee, barrels);
    table.cargo(0, Good::Corn, 1).cargo(1, Good::Sugar, 1).cargo(2, Good::Indigo, 1).role(Role::Captain);
    return table;
}

TEST(Guards, theWharfSailsBeforeBarrelsRot)
{
    const Table table = withWharf(3);
    ASSERT_EQ(table.orders().size(), 2U);
    EXPECT_FALSE(isLeft(table.position, Order::pass()));
    EXPECT_TRUE(isLeft(withWharf(1).position, Order::pass())); // one barrel can always be kept
}

TEST(Guards, theWharfSailsWhenTheGameIsAboutToEnd)
{
    Table table = withWharf(1);
    table.position.endTriggers.set(0, EndTrigger::City);
    EXPECT_FALSE(isLeft(table.position, Order::pass()));
}

TEST(Guards, warehousesKeepAsMuchAsTheyCan)
{
    Table table;
    table.building(0, Building::SmallWarehouse, 1);
    table.barrels(0, Good::Coffee, 3).barrels(0, Good::Tobacco, 2).barrels(0, Good::Corn, 1);
    table.cargo(0, Good::Sugar, 1).cargo(1, Good::Indigo, 1).cargo(2, Good::Corn, 7);
    table.barrels(1, Good::Sugar, 1).role(Role::Captain).play(Order::load(Good::Sugar, 0));
    ASSERT_EQ(table.position.decision, Decision::Store);
    ASSERT_EQ(table.position.turn, 0);
    // Keeping all corn and a barrel of coffee is worth less than all coffee and a barrel of corn.
    ASSERT_TRUE(table.lists(Order::store(Good::Coffee, kinds({Good::Corn}))));
    EXPECT_FALSE(isLeft(table.position, Order::store(Good::Coffee, kinds({Good::Corn}))));
    EXPECT_TRUE(isLeft(table.position, Order::store(Good::Corn, kinds({Good::Coffee}))));
}

/// The last card of the last round is the builder, for seat 3, which has money for one point. Seat 0 has at least as
/// many points and wins a tie. Nobody else can build.
Table lastBuilder(int behind)
{
    Table table;
    table.position.endTriggers.set(0, EndTrigger::City);
    table.idleRole(Role::Prospector).idleRole(Role::Craftsman).idleRole(Role::Trader);
    for (int seat = 0; seat < 4; ++seat) {
        table.doubloons(seat, seat == 3 ? 1 : 0);
    }
    table.position.setCopiesLeft(Building::SmallIndigoPlant, 0);
    table.position.setCopiesLeft(Building::SmallMarket, 0);
    table.points(0, 5).points(3, 5 - behind).barrels(0, Good::Corn, 3).role(Role::Builder);
    return table;
}

TEST(Guards, whoCanWinAtOnceDoes)
{
    const Table table = lastBuilder(0);
    ASSERT_EQ(table.position.turn, 3);
    ASSERT_TRUE(table.lists(Order::pass()));
    EXPECT_FALSE(isLeft(table.position, Order::pass()));
    // A seat that loses either way is not restricted.
    EXPECT_TRUE(isLeft(lastBuilder(3).position, Order::pass()));
}

TEST(Guards, callNoWinCertainWhilePointsAreHidden)
{
    OrderList orders;
    legalOrders(lastBuilder(0).position, orders);
    const int all = orders.size();
    pruneBlunders(lastBuilder(0).position, orders, true);
    EXPECT_EQ(orders.size(), all);
}

/// The last choice of the last round. If the others' chips are spread evenly, seat 3 appears to lead, but it does not.
/// With the mayor its customs house brings more points, with the prospector only money.
Table lastChoice()
{
    Table table;
    table.position.endTriggers.set(0, EndTrigger::City);
    table.points(0, 30).points(1, 4).points(2, 5).points(3, 20).building(3, Building::CustomsHouse);
    table.idleRole(Role::Craftsman).idleRole(Role::Trader).idleRole(Role::Captain);
    return table;
}

TEST(Guards, pointsThatAreOnlyGuessedAreNoReasonToStopPlaying)
{
    const Table table = lastChoice();
    ASSERT_EQ(table.position.turn, 3);
    const Position seen = observed(table.position, 3, true, 1);
    for (const char* name :
         {"newcomer", "planter", "merchant", "shipmaster", "viceroy:300", "heuristic", "search:300"}) {
        const auto player = makePlayer(*readPlayerChoice(name), 3);
        player->setPointsHidden(true);
        const std::atomic<bool> never{false};
        EXPECT_EQ(player->decide(seen, never), Order::chooseRole(Role::Mayor)) << name;
    }
}

TEST(Guards, leaveSomethingInEveryPosition)
{
    for (const int players : {2, 3, 4, 5}) {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const auto player = makePlayer(*readPlayerChoice("random"), seed);
            const std::atomic<bool> never{false};
            Position position = newGame(players, seed);
            while (!position.isFinished()) {
                if (position.decision != Decision::PlaceColonists) {
                    const std::vector<Order> orders = sensible(position);
                    ASSERT_FALSE(orders.empty());
                    for (const Order& order : orders) {
                        ASSERT_FALSE(check(position, order));
                    }
                }
                apply(position, player->decide(position, never));
            }
        }
    }
}

/// No level gives such an order in a few games, except a viceroy that has proved it to be best.
TEST(Guards, holdForEveryLevel)
{
    for (const std::string_view level : kLevelIds) {
        for (const int players : {2, 4}) {
            const std::string name = std::string(level) + ":20";
            const auto player = makePlayer(*readPlayerChoice(name), 3);
            const std::atomic<bool> never{false};
            Position position = newGame(players, 5);
            while (!position.isFinished()) {
                const Order order = player->decide(position, never);
                if (position.decision != Decision::PlaceColonists && !isLeft(position, order)) {
                    ASSERT_EQ(level, "viceroy") << name << ", round " << position.round;
                    const std::vector<Order> best = provedOrders(position, kMostProofPositions, [] { return false; });
                    ASSERT_NE(std::find(best.begin(), best.end(), order), best.end())
                        << name << ", round " << position.round;
                }
                player->played(playOrder(position, order));
            }
        }
    }
}

} // namespace
} // namespace windrose::test
