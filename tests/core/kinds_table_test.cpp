// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of kinds that are known only at run time, such as drafted ones.
#include "core/rules/kinds_table.h"

#include "for_players.h"
#include "invariants.h"
#include "oracle.h"
#include "random_game.h"

#include "core/players/heuristic_player.h"

#include <set>
#include <thread>

namespace windrose::test
{
namespace
{

/// All production buildings and some of the others, in any order.
std::vector<Building> drawnList(Random& random)
{
    std::vector<Building> list;
    std::copy_if(kAllBuildings.begin(), kAllBuildings.end(), std::back_inserter(list),
                 [&](Building kind) { return isProduction(kind) || random.below(4) != 0; });
    random.shuffle(list.data(), static_cast<int>(list.size()));
    return list;
}

TEST(InternKinds, GiveEachListOneObjectWithItsKinds)
{
    Random random{1};
    std::set<const KindsInPlay*> all;
    for (int draw = 0; draw < 50; ++draw) {
        const std::vector<Building> list = drawnList(random);
        const KindsInPlay* kinds = internKinds(list);
        ASSERT_NE(kinds, nullptr);
        ASSERT_TRUE(std::equal(list.begin(), list.end(), kinds->list().begin(), kinds->list().end()));
        ASSERT_TRUE(all.insert(kinds).second);
        ASSERT_EQ(internKinds(std::vector<Building>(list)), kinds);
    }
    EXPECT_EQ(internKinds(kBaseGameKinds), &kBaseGame);
}

TEST(InternKinds, RefuseWhatNoGameCanHave)
{
    std::vector<Building> list(kBaseGameKinds.begin(), kBaseGameKinds.end());
    const auto isRefused = [](const std::vector<Building>& kinds) { return internKinds(kinds) == nullptr; };
    EXPECT_TRUE(isRefused({}));
    std::vector<Building> more = list;
    more.push_back(Building::SmallMarket);
    EXPECT_TRUE(isRefused(more)); // 24, one of them twice
    std::vector<Building> twice = list;
    twice.back() = twice.front();
    EXPECT_TRUE(isRefused(twice));
    std::vector<Building> unknown = list;
    unknown.back() = static_cast<Building>(kBuildings);
    EXPECT_TRUE(isRefused(unknown));
    EXPECT_TRUE(isRefused({list.begin() + 1, list.end()})); // nobody could make indigo in a small plant
    EXPECT_FALSE(isRefused({list.begin(), list.end() - 1}));
}

TEST(InternKinds, KeepNoMoreListsThanAllowed)
{
    Random random{2};
    KindsTable table(3);
    std::vector<std::vector<Building>> lists;
    std::vector<const KindsInPlay*> found;
    for (int draw = 0; draw < 3; ++draw) {
        lists.push_back(drawnList(random));
        found.push_back(table.find(lists.back()));
    }
    EXPECT_EQ(table.find(drawnList(random)), nullptr);
    EXPECT_EQ(table.find(kBaseGameKinds), &kBaseGame);
    for (std::size_t place = 0; place < lists.size(); ++place) {
        ASSERT_NE(found[place], nullptr);
        EXPECT_EQ(table.find(lists[place]), found[place]);
    }
}

TEST(InternKinds, AreTheSameForAllThreads)
{
    constexpr std::size_t kThreads = 4;
    constexpr std::size_t kLists = 200;
    KindsTable table(kLists);
    std::array<std::vector<const KindsInPlay*>, kThreads> found;
    std::vector<std::thread> threads;
    for (std::vector<const KindsInPlay*>& mine : found) {
        threads.emplace_back([&table, &mine] {
            Random random{3};
            for (std::size_t draw = 0; draw < kLists; ++draw) {
                mine.push_back(table.find(drawnList(random)));
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    for (const auto& others : found) {
        EXPECT_EQ(others, found.front());
    }
    EXPECT_EQ(std::count(found.front().begin(), found.front().end(), nullptr), 0);
}

class InternKindsGame : public ForPlayers
{
};

TEST_P(InternKindsGame, IsPlayedByTheRules)
{
    Random random{static_cast<std::uint64_t>(players)};
    for (int game = 0; game < 30; ++game) {
        Position position = newGame(players, random.next(), {}, *internKinds(drawnList(random)));
        while (!position.isFinished()) {
            ASSERT_EQ(brokenInvariant(position), "");
            OrderList list;
            legalOrders(position, list);
            const std::vector<Order> expected = expectedOrders(position);
            ASSERT_TRUE(std::is_permutation(list.begin(), list.end(), expected.begin(), expected.end()));
            apply(position, someOrder(position, random));
        }
        ASSERT_EQ(brokenInvariant(position), "");
    }
}

TEST_P(InternKindsGame, GoesOnEquallyFromACopy)
{
    Random random{static_cast<std::uint64_t>(10 * players)};
    for (int game = 0; game < 10; ++game) {
        const std::vector<Building> list = drawnList(random);
        const std::uint64_t seed = random.next();
        Position position = newGame(players, seed, {}, *internKinds(list));
        Position again = newGame(players, seed, {}, *internKinds(list));
        while (!position.isFinished()) {
            ASSERT_EQ(again, position);
            ASSERT_EQ(positionHash(again), positionHash(position));
            ASSERT_EQ(&again.kinds(), internKinds(list));
            const Order order = heuristicOrder(position, {}, 7);
            ASSERT_FALSE(check(again, order));
            apply(position, order);
            const Position copy = again;
            again = copy;
            apply(again, order);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Players, InternKindsGame, testing::Range(2, 6));

} // namespace
} // namespace windrose::test
