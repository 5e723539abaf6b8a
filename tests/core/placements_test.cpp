// SPDX-License-Identifier: GPL-3.0-or-later
// The mayor's placements: enumerated, drawn and checked, compared with a brute-force search.
#include "random_game.h"

#include <map>
#include <set>

namespace windrose::test
{
namespace
{

using Placement = std::pair<unsigned, std::uint32_t>; ///< island spaces; two bits for each city space

/// A small board at a random moment, its seat to move in the mayor's phase; at most five tiles and three buildings.
Table smallBoard(Random& random)
{
    Table table;
    Seat& seat = table.seat(0);
    seat.tiles.fill({});
    const int tiles = static_cast<int>(random.below(6));
    for (int tile = 0; tile < tiles; ++tile) {
        const int space = static_cast<int>(random.below(12));
        if (!seat.tileAt(space)) {
            seat.tiles[random.below(random.below(2) == 0 ? 6 : 2)] |= SpaceSet::only(space);
        }
    }
    const std::vector<Building> choice{Building::IndigoPlant, Building::CoffeeRoaster, Building::Office,
                                       Building::GuildHall, Building::SmallIndigoPlant};
    const int buildings = static_cast<int>(random.below(4));
    for (int count = 0; count < buildings; ++count) {
        const Building kind = choice[random.below(5)];
        const int first = static_cast<int>(random.below(11));
        const bool large = isLarge(kind);
        const int second = large ? first + 1 : first;
        if (!seat.owns(kind) && !seat.buildingAt(first) && !seat.buildingAt(second) &&
            (!large || areAdjacent(first, second))) {
            table.buildingAt(0, kind, first, second);
        }
    }
    seat.sanJuan = u8(random.below(9));
    table.colonistShip(1).role(Role::Mayor, kNoColonist); // one colonist at least
    return table;
}

struct Boards {
    int circles = 0;
    std::vector<std::pair<int, int>> buildings; ///< first space, circles
    std::vector<int> tiles;
};

Boards boardOf(const Seat& seat)
{
    Boards board;
    for (int space = 0; space < kSpaces; ++space) {
        if (seat.tileAt(space)) {
            board.tiles.push_back(space);
            ++board.circles;
        }
        const auto kind = seat.buildingAt(space);
        if (kind && seat.firstSpaceOf(*kind) == space) {
            board.buildings.emplace_back(space, facts(*kind).circles);
            board.circles += facts(*kind).circles;
        }
    }
    return board;
}

/// All placements that the rules allow: San Juan is empty or no circle is.
std::set<Placement> bruteForce(const Seat& seat)
{
    const Boards board = boardOf(seat);
    std::set<Placement> found;
    std::vector<std::pair<std::uint32_t, int>> cities{{0, 0}}; // detail, colonists
    for (const auto& [space, circles] : board.buildings) {
        std::vector<std::pair<std::uint32_t, int>> more;
        for (const auto& [detail, count] : cities) {
            for (int here = 0; here <= circles; ++here) {
                more.emplace_back(detail | static_cast<std::uint32_t>(here) << (2 * space), count + here);
            }
        }
        cities = more;
    }
    const int colonists = seat.colonists();
    for (unsigned chosen = 0; chosen < 1U << board.tiles.size(); ++chosen) {
        unsigned island = 0;
        for (std::size_t tile = 0; tile < board.tiles.size(); ++tile) {
            island |= (chosen >> tile & 1U) << board.tiles[tile];
        }
        for (const auto& [detail, count] : cities) {
            const int placed = std::popcount(island) + count;
            if (placed == colonists || (placed < colonists && placed == board.circles)) {
                found.emplace(island, detail);
            }
        }
    }
    return found;
}

std::vector<Order> placements(const Seat& seat, PlacementDetail detail)
{
    std::vector<Order> orders;
    forEachPlacement(seat, detail, [&orders](Order order) {
        orders.push_back(order);
        return true;
    });
    return orders;
}

/// The number of occupied circles for each kind of tile and building, which distinguishes placements by kind.
std::vector<int> kindsOf(const Seat& seat, Placement placement)
{
    std::vector<int> kinds;
    for (const SpaceSet tiles : seat.tiles) {
        kinds.push_back(std::popcount(tiles & placement.first));
    }
    kinds.push_back(static_cast<int>(placement.second));
    return kinds;
}

TEST(Placements, bySpaceTheyAreExactlyTheLegalOnesEachOnce)
{
    Random random{5};
    for (int board = 0; board < 1000; ++board) {
        const Table table = smallBoard(random);
        const Seat& seat = table.position.seat(0);
        const auto expected = bruteForce(seat);
        std::set<Placement> found;
        for (const Order& order : placements(seat, PlacementDetail::BySpace)) {
            ASSERT_TRUE(found.emplace(order.islandPlacement(), order.detail).second);
            ASSERT_TRUE(table.allows(order));
        }
        ASSERT_EQ(found, expected);
    }
}

TEST(Placements, byKindThereIsOneForEachDistinctSetAndEqualTilesAreFilledFromTheLowestSpace)
{
    Random random{6};
    for (int board = 0; board < 1000; ++board) {
        const Table table = smallBoard(random);
        const Seat& seat = table.position.seat(0);
        std::set<std::vector<int>> expected;
        for (const Placement& placement : bruteForce(seat)) {
            expected.insert(kindsOf(seat, placement));
        }
        std::set<std::vector<int>> found;
        for (const Order& order : placements(seat, PlacementDetail::ByKind)) {
            ASSERT_TRUE(table.allows(order));
            ASSERT_TRUE(found.insert(kindsOf(seat, {order.islandPlacement(), order.detail})).second);
            for (const SpaceSet tiles : seat.tiles) {
                const unsigned manned = tiles & order.islandPlacement();
                const unsigned bare = tiles & ~manned;
                ASSERT_TRUE(manned == 0 || bare == 0 || manned < (bare & (~bare + 1U)));
            }
        }
        ASSERT_EQ(found, expected);
    }
}

TEST(Placements, theCheckAcceptsExactlyTheLegalOnes)
{
    Random random{7};
    int accepted = 0;
    for (int board = 0; board < 400; ++board) {
        const Table table = smallBoard(random);
        const Seat& seat = table.position.seat(0);
        const auto legal = bruteForce(seat);
        std::uint32_t circles = 0; // bits that can have a meaning
        for (const auto& building : boardOf(seat).buildings) {
            circles |= 3U << (2 * building.first);
        }
        for (int draw = 0; draw < 200; ++draw) {
            SpaceSet island = SpaceSet(static_cast<unsigned>(random.next())) & seat.filledIsland();
            auto city = static_cast<std::uint32_t>(random.next()) & circles;
            if (random.below(8) == 0) {
                island.add(static_cast<int>(random.below(16)));
                city |= 1U << random.below(32);
            }
            const bool allowed = table.allows(Order::place(island, city));
            ASSERT_EQ(allowed, legal.contains({island, city}));
            accepted += allowed ? 1 : 0;
        }
    }
    EXPECT_GT(accepted, 1000);
}

TEST(Placements, comeInTheSameOrderEveryTimeAndStopOnRequest)
{
    Random random{8};
    for (int board = 0; board < 100; ++board) {
        const Table table = smallBoard(random);
        const Seat& seat = table.position.seat(0);
        const auto all = placements(seat, PlacementDetail::BySpace);
        ASSERT_EQ(all, placements(seat, PlacementDetail::BySpace));
        std::size_t visited = 0;
        const std::size_t enough = (all.size() + 1) / 2;
        forEachPlacement(seat, PlacementDetail::BySpace, [&visited, enough](Order) { return ++visited < enough; });
        ASSERT_EQ(visited, enough);
    }
}

TEST(Placements, ofAFullIslandAndCityAreCountedByKindWithoutListingEveryTile)
{
    Table table;
    table.tiles(0, Tile::Corn, 5).tiles(0, Tile::Quarry, 6).sanJuan(0, 4).colonistShip(0);
    table.role(Role::Mayor, kNoColonist); // four colonists for 5 corn, 1 indigo and 6 quarries
    EXPECT_EQ(placements(table.seat(0), PlacementDetail::ByKind).size(), 9U);    // 5 without and 4 with the indigo
    EXPECT_EQ(placements(table.seat(0), PlacementDetail::BySpace).size(), 495U); // 12 over 4
}

TEST(Placements, asManyColonistsAsCirclesOrAsThereAreMustBePlaced)
{
    Table table;
    table.building(0, Building::TobaccoStorage, 2).sanJuan(0, 1); // circles: 1 + 3
    EXPECT_EQ(colonistsToPlace(table.seat(0)), 3);
    table.sanJuan(0, 6);
    EXPECT_EQ(colonistsToPlace(table.seat(0)), 4);
}

TEST(Placements, theCurrentOneIsWhereTheColonistsStand)
{
    Table table;
    table.tiles(0, Tile::Corn, 2, 1).buildingAt(0, Building::GuildHall, 5, 9, 1).sanJuan(0, 2);
    table.buildingAt(0, Building::TobaccoStorage, 2, 2, 3);
    EXPECT_EQ(currentPlacement(table.seat(0)), Order::place(SpaceSet(0b10), 1U << 10 | 3U << 4));
}

TEST(Placements, playedTheyAreWhatStandsOnTheBoard)
{
    Random random{9};
    for (int board = 0; board < 200; ++board) {
        Table table = smallBoard(random);
        const Order order = randomPlacement(table.seat(0), random);
        const int colonists = table.seat(0).colonists();
        table.play(order);
        ASSERT_EQ(currentPlacement(table.seat(0)), order);
        ASSERT_EQ(table.seat(0).colonists(), colonists);
    }
}

// --- Random placements ----------------------------------------------------------------------------------------------

TEST(Placements, drawnAtRandomAreLegal)
{
    Random random{10};
    for (int board = 0; board < 1000; ++board) {
        const Table table = smallBoard(random);
        const auto legal = bruteForce(table.position.seat(0));
        for (int draw = 0; draw < 5; ++draw) {
            const Order order = randomPlacement(table.position.seat(0), random);
            ASSERT_TRUE(table.allows(order));
            ASSERT_TRUE(legal.contains({order.islandPlacement(), order.detail}));
        }
    }
}

/// Ways to fill `count` of a building's circles.
int ways(int circles, int count)
{
    return count == 0 || count == circles ? 1 : circles;
}

TEST(Placements, drawnAtRandomFillEverySetOfCirclesEquallyOften)
{
    Table table; // 7 circles (corn, corn, indigo; three and one in the city), 3 colonists: 35 sets
    table.tiles(0, Tile::Corn, 2).buildingAt(0, Building::IndigoPlant, 3, 3).buildingAt(0, Building::Office, 0, 0);
    table.sanJuan(0, 3);
    constexpr int kDraws = 35000;
    std::map<Placement, int> drawn;
    Random random{11};
    for (int draw = 0; draw < kDraws; ++draw) {
        const Order order = randomPlacement(table.seat(0), random);
        ++drawn[{order.islandPlacement(), order.detail}];
    }
    const auto legal = bruteForce(table.seat(0));
    ASSERT_EQ(drawn.size(), legal.size());
    double chiSquare = 0;
    int sets = 0;
    for (const Placement& placement : legal) {
        const int weight = ways(3, static_cast<int>(placement.second >> 6 & 3U));
        sets += weight;
        const double expected = kDraws / 35.0 * weight;
        const double off = drawn[placement] - expected;
        chiSquare += off * off / expected;
    }
    EXPECT_EQ(sets, 35);
    EXPECT_LT(chiSquare, 2.5 * static_cast<double>(legal.size())) << "of " << legal.size() << " placements";
}

} // namespace
} // namespace windrose::test
