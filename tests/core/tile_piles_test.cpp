// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/good_set.h"
#include "core/rules/tile_piles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

namespace windrose::test
{

namespace
{

using Tiles = std::vector<Tile>;

/// The face-down tiles, the next one first.
Tiles faceDownOf(const TilePiles& piles)
{
    Tiles tiles;
    for (int depth = 0; depth < piles.faceDownSize(); ++depth) {
        tiles.push_back(piles.faceDown(depth));
    }
    return tiles;
}

/// The discarded tiles, in the order they came.
Tiles discardsOf(const TilePiles& piles)
{
    Tiles tiles;
    for (int number = 0; number < piles.discardSize(); ++number) {
        tiles.push_back(piles.discarded(number));
    }
    return tiles;
}

/// Piles of these face-down tiles, the next one first, and these discards, in the order they came.
TilePiles pilesOf(const Tiles& faceDown, const Tiles& discards = {})
{
    TilePiles piles;
    std::for_each(faceDown.rbegin(), faceDown.rend(), [&](Tile tile) { piles.layFaceDown(tile); });
    std::for_each(discards.begin(), discards.end(), [&](Tile tile) { piles.discard(tile); });
    return piles;
}

Tiles sorted(Tiles tiles)
{
    std::sort(tiles.begin(), tiles.end());
    return tiles;
}

/// The same piles as two lists.
struct PlainPiles {
    Tiles faceDown; ///< the deepest first
    Tiles discards; ///< in the order they came

    void takeOut(Tile tile)
    {
        if (const auto found = std::find(faceDown.begin(), faceDown.end(), tile); found != faceDown.end()) {
            faceDown.erase(found);
        } else {
            discards.erase(std::find(discards.rbegin(), discards.rend(), tile).base() - 1);
        }
    }
};

/// Makes the same random change to both.
void change(TilePiles& piles, PlainPiles& plain, Random& random)
{
    const auto tile = static_cast<Tile>(random.below(kGoods));
    const auto size = static_cast<int>(plain.faceDown.size());
    const bool hasRoom = size + static_cast<int>(plain.discards.size()) < kMaxStack;
    Random drawn{random.next()};
    Random same = drawn;
    switch (random.below(9)) {
    case 0:
    case 1:
        if (hasRoom) {
            piles.layFaceDown(tile);
            plain.faceDown.push_back(tile);
        }
        break;
    case 2:
    case 3:
        if (hasRoom) {
            piles.discard(tile);
            plain.discards.push_back(tile);
        }
        break;
    case 4:
        if (size == 0) {
            piles.reshuffle(drawn);
            same.shuffle(plain.discards.data(), static_cast<int>(plain.discards.size()));
            plain.faceDown.swap(plain.discards);
        } else {
            ASSERT_EQ(piles.draw(), plain.faceDown.back());
            plain.faceDown.pop_back();
        }
        break;
    case 5:
        if (hasRoom) {
            piles.shuffleIn(tile, drawn);
            plain.faceDown.insert(plain.faceDown.begin() + same.below(static_cast<std::uint32_t>(size + 1)), tile);
        }
        break;
    case 6:
        if (piles.count(tile) != 0) {
            piles.takeOut(tile);
            plain.takeOut(tile);
        }
        break;
    case 7:
        piles.shuffleFaceDown(drawn);
        same.shuffle(plain.faceDown.data(), size);
        break;
    default:
        if (size != 0) {
            const auto depth = static_cast<int>(random.below(static_cast<std::uint32_t>(size)));
            piles.swapNextWith(depth);
            std::swap(plain.faceDown.back(), plain.faceDown.rbegin()[depth]);
        }
    }
    ASSERT_EQ(drawn, same) << "as many numbers are drawn";
}

} // namespace

TEST(TilePiles, ChangeLikeTwoLists)
{
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        TilePiles piles;
        PlainPiles plain;
        Random random{seed};
        for (int step = 0; step < 200; ++step) {
            ASSERT_NO_FATAL_FAILURE(change(piles, plain, random));
            ASSERT_EQ(faceDownOf(piles), Tiles(plain.faceDown.rbegin(), plain.faceDown.rend()));
            ASSERT_EQ(discardsOf(piles), plain.discards);
            ASSERT_EQ(piles.isEmpty(), plain.faceDown.empty() && plain.discards.empty());
            for (const Good good : kAllGoods) {
                const Tile tile = plantationOf(good);
                ASSERT_EQ(piles.count(tile), std::count(plain.faceDown.begin(), plain.faceDown.end(), tile) +
                                                 std::count(plain.discards.begin(), plain.discards.end(), tile));
            }
            ASSERT_EQ(piles, pilesOf(faceDownOf(piles), discardsOf(piles))) << "taken tiles leave nothing behind";
        }
    }
}

TEST(TilePiles, BeginWithTheGivenTilesInAnOrderThatTheGeneratorChooses)
{
    Random random{1};
    const TilePiles piles({3, 0, 2, 1, 4}, random);
    EXPECT_EQ(sorted(faceDownOf(piles)),
              (Tiles{Tile::Corn, Tile::Corn, Tile::Corn, Tile::Sugar, Tile::Sugar, Tile::Tobacco, Tile::Coffee,
                     Tile::Coffee, Tile::Coffee, Tile::Coffee}));
    EXPECT_EQ(piles.discardSize(), 0);
    Random again{1};
    EXPECT_EQ(TilePiles({3, 0, 2, 1, 4}, again), piles);
    EXPECT_NE(TilePiles({3, 0, 2, 1, 4}, again), piles);
}

TEST(TilePiles, HoldAllPlantationsOfTheBoxInOnePileOrInBoth)
{
    Random random{1};
    TilePiles piles({10, 12, 11, 9, 8}, random);
    const Tiles all = faceDownOf(piles);
    EXPECT_EQ(piles.faceDownSize(), kMaxStack);
    while (piles.faceDownSize() != 0) {
        piles.discard(piles.draw());
        ASSERT_EQ(piles.faceDownSize() + piles.discardSize(), kMaxStack);
    }
    EXPECT_EQ(discardsOf(piles), all);
    piles.reshuffle(random);
    EXPECT_EQ(piles.discardSize(), 0);
    EXPECT_EQ(sorted(faceDownOf(piles)), sorted(all));
    EXPECT_NE(faceDownOf(piles), all);
}

TEST(TilePiles, ShuffleATileInAtEveryDepth)
{
    std::set<int> depths;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        TilePiles piles = pilesOf({Tile::Corn, Tile::Corn, Tile::Corn, Tile::Corn});
        Random random{seed};
        piles.shuffleIn(Tile::Coffee, random);
        const Tiles tiles = faceDownOf(piles);
        depths.insert(static_cast<int>(std::find(tiles.begin(), tiles.end(), Tile::Coffee) - tiles.begin()));
    }
    EXPECT_EQ(depths, (std::set<int>{0, 1, 2, 3, 4}));
}

TEST(TilePiles, GiveUpTheDeepestTileOfAKindAndThenTheOneDiscardedLast)
{
    TilePiles piles =
        pilesOf({Tile::Corn, Tile::Sugar, Tile::Corn, Tile::Coffee}, {Tile::Corn, Tile::Indigo, Tile::Corn});
    piles.takeOut(Tile::Corn);
    EXPECT_EQ(piles, pilesOf({Tile::Corn, Tile::Sugar, Tile::Coffee}, {Tile::Corn, Tile::Indigo, Tile::Corn}));
    piles.takeOut(Tile::Corn);
    EXPECT_EQ(piles, pilesOf({Tile::Sugar, Tile::Coffee}, {Tile::Corn, Tile::Indigo, Tile::Corn}));
    piles.takeOut(Tile::Corn);
    EXPECT_EQ(piles, pilesOf({Tile::Sugar, Tile::Coffee}, {Tile::Corn, Tile::Indigo}));
}

TEST(TilePiles, SortOnlyTheFaceDownTiles)
{
    TilePiles piles = pilesOf({Tile::Corn, Tile::Sugar, Tile::Coffee, Tile::Corn}, {Tile::Sugar, Tile::Corn});
    piles.sortFaceDown();
    EXPECT_EQ(piles, pilesOf({Tile::Coffee, Tile::Sugar, Tile::Corn, Tile::Corn}, {Tile::Sugar, Tile::Corn}));
}

TEST(TilePiles, ShuffleOnlyTheFaceDownTiles)
{
    const TilePiles piles = pilesOf({Tile::Corn, Tile::Sugar, Tile::Coffee, Tile::Corn}, {Tile::Sugar, Tile::Corn});
    std::set<Tiles> orders;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        TilePiles shuffled = piles;
        Random random{seed};
        shuffled.shuffleFaceDown(random);
        ASSERT_EQ(sorted(faceDownOf(shuffled)), sorted(faceDownOf(piles)));
        ASSERT_EQ(discardsOf(shuffled), discardsOf(piles));
        orders.insert(faceDownOf(shuffled));
    }
    EXPECT_EQ(orders.size(), 12U) << "all orders of four tiles, of which two are equal";
}

TEST(TilePiles, VisitEveryPlaceTheEmptyOnesAsZero)
{
    std::vector<int> places;
    pilesOf({Tile::Coffee, Tile::Indigo}, {Tile::Sugar, Tile::Tobacco}).forEachPlace([&](int tile) {
        places.push_back(tile);
    });
    std::vector<int> expected(kMaxStack, 0);
    expected[0] = index(Tile::Indigo);
    expected[1] = index(Tile::Coffee);
    expected[kMaxStack - 2] = index(Tile::Tobacco);
    expected[kMaxStack - 1] = index(Tile::Sugar);
    EXPECT_EQ(places, expected);
}

} // namespace windrose::test
