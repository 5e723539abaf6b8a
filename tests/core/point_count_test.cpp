// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/observation.h"
#include "core/players/player_choice.h"
#include "core/players/point_count.h"
#include "core/players/random_player.h"

#include <gtest/gtest.h>

namespace
{

using namespace windrose;

/// Plays a game by the quick rules with some random orders. Calls `visit(position, order)` before each order is played.
template <typename Visit>
void playGame(int players, std::uint64_t seed, Visit visit)
{
    Random random{seed};
    const auto quick = makePlayer(*readPlayerChoice("quick"), seed);
    const std::atomic<bool> never{false};
    Position position = newGame(players, seed);
    while (!position.isFinished()) {
        const Order order = random.below(8) == 0 ? randomOrder(position, random) : quick->decide(position, never);
        const PlayedOrder played = playOrder(position, order);
        visit(played);
    }
}

/// The order as the player at `seat` sees it, who does not know the others' chips.
PlayedOrder hiddenFrom(int seat, PlayedOrder played)
{
    played.before = withPointsHidden(played.before, seat);
    return played;
}

TEST(PointCount, allChipsAreKnownToWhoeverWatchesFromTheStart)
{
    for (const int players : {2, 3, 4, 5}) {
        for (int seat = 0; seat < players; ++seat) {
            PointCount count;
            int highest = 0;
            playGame(players, 7, [&](const PlayedOrder& played) {
                const Position& position = played.before;
                const Position shown = withPointsHidden(position, seat);
                EXPECT_EQ(count.counted(shown, seat), position.round == 1 && highest == 0 ? shown : position);
                highest = std::max<int>(highest, position.seat(seat).victoryPoints);
                count.played(hiddenFrom(seat, played));
            });
            EXPECT_GT(highest, 5);
        }
    }
}

TEST(PointCount, whoComesLaterAddsToAnEvenShare)
{
    PointCount count;
    Position first;
    bool hasBegun = false;
    playGame(4, 3, [&](const PlayedOrder& played) {
        const Position& position = played.before;
        const Position shown = withPointsHidden(position, 1);
        if (!hasBegun && position.round == 9) {
            EXPECT_EQ(count.counted(shown, 1), shown);
            hasBegun = true;
            first = position;
        }
        if (!hasBegun) {
            return;
        }
        count.played(hiddenFrom(1, played));
        const Position even = withPointsHidden(first, 1);
        Position after = position;
        apply(after, played.order);
        const Position known = count.counted(after.isFinished() ? after : withPointsHidden(after, 1), 1);
        EXPECT_FALSE(count.knows(after, 1));
        for (int seat = 0; seat < 4; ++seat) {
            EXPECT_EQ(known.seat(seat).victoryPoints - even.seat(seat).victoryPoints,
                      after.seat(seat).victoryPoints - first.seat(seat).victoryPoints);
        }
    });
    EXPECT_TRUE(hasBegun);
}

TEST(PointCount, aCountThatDoesNotAddUpIsNotUsed)
{
    PointCount count;
    Position late;
    playGame(4, 3, [&](const PlayedOrder& played) {
        if (played.before.round < 9) {
            count.played(played);
        }
        late = played.before;
    });
    const Position shown = withPointsHidden(late, 2);
    EXPECT_EQ(count.counted(shown, 2), shown);
    EXPECT_FALSE(count.knows(shown, 2));
}

/// The orders of a player in all seats of a game, in which the others' points are hidden or not.
std::vector<Order> ordersOf(const char* name, bool pointsHidden)
{
    std::vector<std::unique_ptr<Player>> table;
    for (std::uint64_t seat = 0; seat < 3; ++seat) {
        table.push_back(makePlayer(*readPlayerChoice(name), seat));
        table.back()->setPointsHidden(pointsHidden);
    }
    const std::atomic<bool> never{false};
    std::vector<Order> orders;
    Position position = newGame(3, 5);
    const auto shownTo = [pointsHidden](int seat, const Position& real) {
        return pointsHidden ? withPointsHidden(real, seat) : real;
    };
    while (!position.isFinished()) {
        const Order order = table[position.turn]->decide(shownTo(position.turn, position), never);
        const PlayedOrder played = playOrder(position, order);
        for (int seat = 0; seat < 3; ++seat) {
            table[slot(seat)]->played(pointsHidden ? hiddenFrom(seat, played) : played);
        }
        orders.push_back(order);
    }
    return orders;
}

TEST(PointCount, theBestPlayersPlayAsIfPointsWereShown)
{
    for (const char* name : {"viceroy:6", "search:6"}) {
        EXPECT_EQ(ordersOf(name, true), ordersOf(name, false)) << name;
    }
    EXPECT_NE(ordersOf("merchant:6", true), ordersOf("merchant:6", false)); // no level below the best counts
}

} // namespace
