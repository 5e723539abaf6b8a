// SPDX-License-Identifier: GPL-3.0-or-later
// The decisions of a heuristic player in whole games, compared with what any person would expect.
#include "for_players.h"
#include "table.h"

#include "core/players/heuristic_player.h"
#include "core/rules/production.h"

namespace windrose::test
{
namespace
{

constexpr int kSensibleGames = 24;

class HeuristicPlayer : public ForPlayers
{
};

/// Plays heuristic games; `visit` gets each decision with a choice, and its order.
template <typename Visit>
void forHeuristicGames(int players, Visit visit)
{
    for (std::uint64_t game = 0; game < kSensibleGames; ++game) {
        Position position = newGame(players, 500 + game);
        for (std::uint64_t seed = 0; !position.isFinished(); ++seed) {
            const Order order = heuristicOrder(position, HeuristicView{}, seed);
            visit(position, order);
            if (testing::Test::HasFatalFailure()) {
                return;
            }
            apply(position, order);
        }
    }
}

bool isLargeBuilding(const Order& order)
{
    return order.kind == OrderKind::Build && isLarge(order.building());
}

/// Colonists and circles for producing one good.
struct Works {
    int plantations = 0;
    int circles = 0;
    int mannedPlantations = 0;
    int mannedCircles = 0;

    Works(const Seat& seat, Good good)
        : plantations(seat.tileCount(plantationOf(good))), mannedPlantations(seat.mannedCount(plantationOf(good)))
    {
        for (int kind = 0; kind < kBuildings; ++kind) {
            const auto building = static_cast<Building>(kind);
            if (isProduction(building) && facts(building).good == good && seat.owns(building)) {
                circles += facts(building).circles;
                mannedCircles += seat.colonistsOn(building);
            }
        }
    }

    int makes() const { return std::min(mannedPlantations, mannedCircles); }
    int couldMake() const { return std::min(plantations, circles); }
    int idle() const { return mannedPlantations + mannedCircles - 2 * makes(); }
};

/// Additional barrels of some kind that a seat's idle colonists could produce in other places.
int barrelsGivenAway(const Seat& seat)
{
    int idle = seat.sanJuan;
    for (int good = 1; good < kGoods; ++good) {
        idle += Works(seat, static_cast<Good>(good)).idle();
    }
    int barrels = 0;
    for (int good = 1; good < kGoods; ++good) {
        const Works works(seat, static_cast<Good>(good));
        const int more = works.couldMake() - works.makes();
        const int wanted = std::max(0, 2 * more - works.idle());
        const int elsewhere = idle - works.idle();
        barrels = std::max(barrels, wanted <= elsewhere ? more : std::min(more, (elsewhere + works.idle()) / 2));
    }
    return barrels;
}

/// The number of decisions of a kind, and of those with an unusual answer.
struct Tally {
    int all = 0;
    int unusual = 0;

    void add(bool isUnusual)
    {
        ++all;
        unusual += isUnusual ? 1 : 0;
    }
};

/// A few of the decisions can have a good reason for an unusual answer.
void expectUnusualAtMost(int percent, const Tally& tally)
{
    EXPECT_GT(tally.all, 0);
    EXPECT_LE(tally.unusual * 100, percent * tally.all) << tally.unusual << " of " << tally.all;
}

TEST_P(HeuristicPlayer, leavesNoPairOfPlantationAndCircleEmptyThatItsIdleColonistsCouldFill)
{
    Tally tally;
    forHeuristicGames(players, [&](const Position& position, Order order) {
        if (position.decision == Decision::PlaceColonists) {
            Position after = position;
            apply(after, order);
            tally.add(barrelsGivenAway(after.seat(position.turn)) != 0);
        }
    });
    expectUnusualAtMost(1, tally);
}

TEST_P(HeuristicPlayer, mansItsLargeBuildings)
{
    Tally tally;
    forHeuristicGames(players, [&](const Position& position, Order order) {
        const Seat& seat = position.seat(position.turn);
        if (position.decision == Decision::PlaceColonists && !(seat.buildings & seat.kindsInPlay().large()).isEmpty() &&
            position.isLastRound()) {
            bool isEmpty = false;
            seat.kindsInPlay().forEach(seat.buildings & seat.kindsInPlay().large(), [&](Building building) {
                isEmpty = isEmpty || order.cityPlacement(seat.firstSpaceOf(building)) == 0;
            });
            tally.add(isEmpty);
        }
    });
    EXPECT_EQ(tally.unusual, 0) << "of " << tally.all;
}

TEST_P(HeuristicPlayer, buildsInTheLastRoundWheneverItCan)
{
    Tally tally;
    forHeuristicGames(players, [&](const Position& position, Order order) {
        if (position.decision == Decision::Build && position.isLastRound()) {
            tally.add(order.kind == OrderKind::Pass);
        }
    });
    expectUnusualAtMost(0, tally);
}

TEST_P(HeuristicPlayer, buysALargeBuildingWhenItCan)
{
    Tally tally;
    forHeuristicGames(players, [&](const Position& position, Order order) {
        OrderList orders;
        legalOrders(position, orders);
        if (std::any_of(orders.begin(), orders.end(), isLargeBuilding)) {
            tally.add(!isLargeBuilding(order));
        }
    });
    expectUnusualAtMost(20, tally);
}

TEST_P(HeuristicPlayer, leavesNoBarrelAshoreInTheLastRoundThatItCouldLoad)
{
    Tally tally;
    forHeuristicGames(players, [&](const Position& position, Order order) {
        if (position.decision == Decision::Load && position.isLastRound()) {
            tally.add(order.kind == OrderKind::Pass);
        }
    });
    EXPECT_EQ(tally.unusual, 0) << "of " << tally.all;
}

TEST_P(HeuristicPlayer, takesTheCraftsmansExtraBarrel)
{
    Tally tally;
    forHeuristicGames(players, [&](const Position& position, Order order) {
        if (position.decision == Decision::BonusGood) {
            tally.add(order.kind == OrderKind::Pass);
        }
    });
    expectUnusualAtMost(0, tally);
}

TEST_P(HeuristicPlayer, settlesWhileItsIslandHasRoom)
{
    Tally tally;
    forHeuristicGames(players, [&](const Position& position, Order order) {
        if (position.decision == Decision::TakePlantation) {
            tally.add(order.kind == OrderKind::Pass);
        }
        if (position.decision == Decision::Hacienda && position.seat(position.turn).emptyIslandSpaces() > 1) {
            tally.add(order.kind == OrderKind::NoHacienda);
        }
    });
    expectUnusualAtMost(2, tally);
}

TEST_P(HeuristicPlayer, sellsCoffee)
{
    Tally tally;
    forHeuristicGames(players, [&](const Position& position, Order order) {
        OrderList orders;
        legalOrders(position, orders);
        const Order coffee = Order::sell(Good::Coffee);
        if (!position.isLastRound() && std::find(orders.begin(), orders.end(), coffee) != orders.end()) {
            tally.add(!(order == coffee));
        }
    });
    expectUnusualAtMost(25, tally);
}

TEST_P(HeuristicPlayer, doesNotChooseTheCraftsmanToMakeGoodsForOthersAlone)
{
    Tally tally;
    forHeuristicGames(players, [&](const Position& position, Order order) {
        if (position.decision != Decision::ChooseRole) {
            return;
        }
        int own = 0;
        int others = 0;
        for (int seat = 0; seat < players; ++seat) {
            for (int good = 0; good < kGoods; ++good) {
                (seat == position.turn ? own : others) += production(position, seat, static_cast<Good>(good));
            }
        }
        if (own == 0 && others != 0) {
            tally.add(order.role() == Role::Craftsman);
        }
    });
    expectUnusualAtMost(0, tally);
}

INSTANTIATE_TEST_SUITE_P(Seats, HeuristicPlayer, testing::Values(2, 3, 4, 5));

} // namespace
} // namespace windrose::test
