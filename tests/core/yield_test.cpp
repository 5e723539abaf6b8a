// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of play, 3.4: what a board would produce now, and what one more barrel would need.
#include "for_players.h"
#include "random_game.h"

#include "core/rules/yield.h"

namespace windrose::test
{
namespace
{

/// What a seat gets of each kind if it takes the craftsman now.
std::array<int, kGoods> producedBy(Position position, int seat)
{
    position.phase = Phase::ChooseRole;
    position.decision = Decision::ChooseRole;
    position.turn = seat;
    position.chooser = seat;
    position.acted = 0;
    position.produced = {};
    position.takenBy[static_cast<std::size_t>(Role::Craftsman)] = kNobody;
    EventList list;
    apply(position, Order::chooseRole(Role::Craftsman), list);
    std::array<int, kGoods> produced{};
    for (const Event& event : list.events) {
        if (event.kind == EventKind::GoodsProduced && event.seat == seat) {
            produced[event.piece] += event.amount;
        }
    }
    return produced;
}

/// Lays a further plantation; false when the island is full.
bool layTile(Seat& seat, Good good)
{
    if (seat.tiles.isFull()) {
        return false;
    }
    seat.tiles.lay(plantationOf(good), seat.tiles.firstEmpty());
    return true;
}

/// Builds a further production building of a kind, without a space; false when all are owned.
bool build(Seat& seat, Good good)
{
    for (const Building building : kAllBuildings) {
        if (isProduction(building) && facts(building).good == good && !seat.owns(building)) {
            seat.gain(building);
            return true;
        }
    }
    return false;
}

/// Puts a colonist onto an idle plantation of a kind, and one onto an idle circle of its buildings.
void putColonists(Seat& seat, Good good)
{
    const SpaceSet idle = seat.tiles.of(plantationOf(good)) - seat.manned;
    if (idle != 0) {
        seat.man(idle.lowest());
    }
    for (const Building building : kAllBuildings) {
        const bool makesIt = isProduction(building) && facts(building).good == good && seat.owns(building);
        if (makesIt && seat.colonistsOn(building) < facts(building).circles) {
            seat.setColonistsOn(building, seat.colonistsOn(building) + 1);
            return;
        }
    }
}

/// The things that one more barrel can lack, as bits.
constexpr unsigned kTile = 1;
constexpr unsigned kBuilding = 2;
constexpr unsigned kColonist = 4;
constexpr unsigned kSupply = 8;

unsigned lackedBy(const Yield& yield)
{
    return (yield.lacksTile ? kTile : 0U) | (yield.lacksBuilding ? kBuilding : 0U) |
           (yield.lacksColonist ? kColonist : 0U) | (yield.lacksSupply ? kSupply : 0U);
}

/// What the seat produces of a kind once it has these things; nothing when there is no room for one of them.
std::optional<int> producedWith(Position position, int number, Good good, unsigned things)
{
    Seat& seat = position.seat(number);
    if (((things & kTile) != 0 && !layTile(seat, good)) || ((things & kBuilding) != 0 && !build(seat, good))) {
        return std::nullopt;
    }
    if ((things & kColonist) != 0) {
        putColonists(seat, good);
    }
    if ((things & kSupply) != 0) {
        position.goods[good] += 1;
    }
    return producedBy(position, number)[static_cast<std::size_t>(good)];
}

class Yields : public ForPlayers
{
};

TEST_P(Yields, areWhatTheCraftsmanProduces)
{
    int barrels = 0;
    forRandomGames(players, 3, {}, [&](const Position& position, Order) {
        for (int seat = 0; seat < players; ++seat) {
            const std::array<int, kGoods> produced = producedBy(position, seat);
            for (const Good good : kAllGoods) {
                ASSERT_EQ(yieldOf(position, seat, good).barrels, produced[static_cast<std::size_t>(good)]);
                barrels += produced[static_cast<std::size_t>(good)];
            }
        }
    });
    EXPECT_GT(barrels, 1000);
}

TEST_P(Yields, oneMoreBarrelNeedsAllThatIsLackedAndNothingElse)
{
    std::array<int, 16> compared{};
    int moment = 0;
    forRandomGames(players, 2, {}, [&](const Position& position, Order) {
        for (int seat = 0; ++moment % 5 == 0 && seat < players; ++seat) {
            for (const Good good : kAllGoods) {
                const Yield yield = yieldOf(position, seat, good);
                const unsigned lacked = lackedBy(yield);
                ASSERT_NE(lacked, 0U);
                const std::optional<int> more = producedWith(position, seat, good, lacked);
                if (!more) {
                    continue;
                }
                ASSERT_EQ(*more, yield.barrels + 1);
                for (const unsigned thing : {kTile, kBuilding, kColonist, kSupply}) {
                    if ((lacked & thing) != 0) {
                        ASSERT_EQ(producedWith(position, seat, good, lacked & ~thing), yield.barrels);
                    }
                }
                ++compared[lacked];
            }
        }
    });
    EXPECT_GT(compared[kColonist], 20);
    EXPECT_GT(compared[kTile | kColonist], 20);
    EXPECT_GT(compared[kTile | kBuilding | kColonist], 20);
}

INSTANTIATE_TEST_SUITE_P(Players, Yields, testing::Range(kMinPlayers, kMaxPlayers + 1));

TEST(Yield, isHeldBackByTheSupplyWhereAllElseIsThere)
{
    Table table;
    table.tiles(1, Tile::Tobacco, 3, 3).building(1, Building::TobaccoStorage, 3).goodsSupply(Good::Tobacco, 2);
    const Yield yield = yieldOf(table.position, 1, Good::Tobacco);
    EXPECT_EQ(yield.barrels, 2);
    EXPECT_EQ(lackedBy(yield), kSupply);
    EXPECT_TRUE(yield.isHeldBack);
}

TEST(Yield, isNotHeldBackWhereEverythingWorks)
{
    Table table;
    table.tiles(1, Tile::Sugar, 1, 1).building(1, Building::SmallSugarMill, 1);
    EXPECT_FALSE(yieldOf(table.position, 1, Good::Sugar).isHeldBack);
    EXPECT_FALSE(yieldOf(table.position, 1, Good::Coffee).isHeldBack); // nothing of the kind is there
    table.tiles(1, Tile::Coffee, 1, 1);
    EXPECT_TRUE(yieldOf(table.position, 1, Good::Coffee).isHeldBack);
    EXPECT_EQ(lackedBy(yieldOf(table.position, 1, Good::Coffee)), kBuilding | kColonist);
}

} // namespace
} // namespace windrose::test
