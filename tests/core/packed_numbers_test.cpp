// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/order_tables.h"
#include "core/rules/production.h"
#include "shorthand.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

/// The containers that keep several numbers in a word, each compared with a plain implementation.
namespace windrose::test
{

namespace
{

/// Sets every place of a packed container to every number, with all others at `rest`, and reads them all.
template <typename Packed>
void expectPlacesApart(int most, int rest)
{
    for (std::size_t place = 0; place < Packed::size(); ++place) {
        for (int number = 0; number <= most; ++number) {
            Packed packed;
            packed.fill(u8(rest));
            packed.set(place, u8(number));
            for (std::size_t other = 0; other < Packed::size(); ++other) {
                ASSERT_EQ(packed.get(other), other == place ? number : rest);
            }
            const Packed copy = packed;
            ASSERT_EQ(packed, copy);
            ASSERT_EQ(copy.unpacked()[place], number);
            ASSERT_EQ(*(copy.begin() + static_cast<std::ptrdiff_t>(place)), number);
        }
    }
}

} // namespace

TEST(PackedWord, KeepsTheNumbersOfAllPlacesApart)
{
    for (const int rest : {0, 1}) {
        expectPlacesApart<PackedWord<std::uint32_t, 8, 4>>(15, 15 * rest);
        expectPlacesApart<PackedWord<std::uint64_t, 12, 5>>(31, 31 * rest);
    }
}

TEST(PackedWord, KeepsTheLowestBitsOfANumberThatDoesNotFit)
{
    PackedWord<std::uint32_t, 8, 4> packed;
    packed[3] = 0xFA;
    EXPECT_EQ(packed.word(), 0xA000U);
}

TEST(PackedWord, ItsPlacesAreReadAndWrittenLikeNumbers)
{
    PackedWord<std::uint32_t, 8, 4> packed{0x21U};
    packed[2] = packed[1];
    ++packed[2];
    packed[0] += 5;
    packed[0] -= 2;
    packed[1] |= 5;
    packed[1] &= 6;
    --packed[1];
    EXPECT_EQ(packed.word(), 0x354U);
}

TEST(Nibbles, KeepTheNumbersOfAllPlacesApart)
{
    for (const int rest : {0, 15}) {
        expectPlacesApart<Nibbles<4>>(15, rest);
        expectPlacesApart<Nibbles<5>>(15, rest);
        expectPlacesApart<Nibbles<12>>(15, rest);
    }
}

TEST(Nibbles, AreTheSameFromAListAnArrayAndAWord)
{
    const std::array<std::uint8_t, 5> given{1, 0, 15, 7, 9};
    const Nibbles<5> fromArray(given);
    Nibbles<5> fromWord;
    fromWord.setWord(0x97F01U);
    EXPECT_EQ(fromArray, (Nibbles<5>{1, 0, 15, 7, 9}));
    EXPECT_EQ(fromArray, fromWord);
    EXPECT_EQ(fromArray.word(), 0x97F01U);
    EXPECT_EQ(fromArray.unpacked(), given);
}

TEST(BuildingStock, CountsTheCopiesOfEachKindApart)
{
    Random random{5};
    BuildingStock stock;
    std::array<int, kMaxKinds> plain{};
    for (int draw = 0; draw < 5000; ++draw) {
        const auto kind = static_cast<std::size_t>(random.below(kMaxKinds));
        if (plain[kind] > 0 && random.below(2) != 0) {
            stock.take(SupplyPlace(kind));
            --plain[kind];
        } else {
            plain[kind] = static_cast<int>(random.below(8));
            stock.put(SupplyPlace(kind), plain[kind]);
        }
        for (std::size_t other = 0; other < plain.size(); ++other) {
            ASSERT_EQ(stock.left(SupplyPlace(other)), plain[other]);
            ASSERT_EQ(stock.kinds().contains(SupplyPlace(other)), plain[other] != 0);
        }
    }
}

TEST(TakenCards, KnowWhoHasEachCardAndWhichNobodyHas)
{
    Random random{6};
    TakenCards cards;
    std::array<int, kMaxRoleCards> plain{};
    plain.fill(-1);
    for (int draw = 0; draw < 5000; ++draw) {
        const auto card = static_cast<std::size_t>(random.below(kMaxRoleCards));
        plain[card] = static_cast<int>(random.below(kMaxPlayers + 1)) - 1;
        cards.set(card, static_cast<std::int8_t>(plain[card]));
        std::uint32_t untaken = 0;
        for (std::size_t other = 0; other < plain.size(); ++other) {
            ASSERT_EQ(cards.get(other), plain[other]);
            untaken |= (plain[other] < 0 ? 1U : 0U) << other;
        }
        ASSERT_EQ(cards.untaken(), CardSet(untaken));
    }
    cards.clear();
    EXPECT_EQ(cards, TakenCards());
    EXPECT_EQ(cards.untaken(), CardSet::before(kMaxRoleCards));
}

TEST(PerGood, HoldsBarrelsTheirSumAndTheSmallerNumberOfEachKind)
{
    Random random{8};
    for (int draw = 0; draw < 5000; ++draw) {
        Barrels left;
        Barrels right;
        for (const Good good : kAllGoods) {
            left[good] = u8(random.below(16));
            right[good] = u8(random.below(16));
        }
        ASSERT_EQ(PerGood(left).barrels(), left);
        ASSERT_EQ(PerGood(left).sum(), std::accumulate(left.begin(), left.end(), 0));
        const PerGood smaller = min(PerGood(left), PerGood(right));
        for (const Good good : kAllGoods) {
            ASSERT_EQ(PerGood(left)[index(good)], left[good]);
            ASSERT_EQ(smaller[index(good)], std::min<int>(left[good], right[good]));
        }
    }
}

TEST(PerGood, CountsTheTilesOfEachKindInASet)
{
    Random random{9};
    for (int draw = 0; draw < 2000; ++draw) {
        Island island;
        std::array<int, kGoods> plain{};
        const auto spaces = SpaceSet(random.below(1U << kSpaces));
        for (int space = 0; space < kSpaces; ++space) {
            const auto tile = static_cast<Tile>(random.below(kTiles));
            island.lay(tile, space);
            for (const Good good : kAllGoods) {
                plain[at(good)] += tile == plantationOf(good) && spaces.contains(space) ? 1 : 0;
            }
        }
        const PerGood counted = PerGood::countTiles(island, spaces);
        for (const Good good : kAllGoods) {
            ASSERT_EQ(counted[index(good)], plain[at(good)]);
        }
    }
}

TEST(PerGood, AddsTheWorkersOfTheBuildingsThatMakeAKind)
{
    Random random{10};
    for (int draw = 0; draw < 2000; ++draw) {
        Workers workers;
        std::array<int, kGoods> plain{15}; // corn needs none
        for (const Building kind : kAllBuildings) {
            if (kBaseGame.contains(kind)) {
                const auto colonists = static_cast<int>(random.below(facts(kind).circles + 1U));
                workers.set(kBaseGame.workers(), kind, colonists);
                plain[at(facts(kind).good)] += isProduction(kind) ? colonists : 0;
            }
        }
        for (const Good good : kAllGoods) {
            ASSERT_EQ(PerGood::workersFor(workers)[index(good)], plain[at(good)]);
        }
    }
}

TEST(OrderSet, ListsTheOrdersOfItsBitsInTheOrderOfTheTable)
{
    std::array<Order, 64> table{};
    for (std::size_t place = 0; place < table.size(); ++place) {
        table[place].mask = static_cast<decltype(table[place].mask)>(place); // each is another order
    }
    Random random{12};
    for (int draw = 0; draw < 2000; ++draw) {
        // Few bits in the first draws, then many; none and all are among them.
        const std::uint64_t bits = draw == 0     ? 0
                                   : draw == 1   ? ~std::uint64_t{0}
                                   : draw < 1000 ? random.next() & random.next()
                                                 : random.next();
        const OrderSet set(table, bits);
        OrderList list;
        list.clear();
        set.addTo(list);
        int found = 0;
        for (std::size_t place = 0; place < table.size(); ++place) {
            if ((bits >> place & 1U) != 0) {
                ASSERT_EQ(set[found], table[place]);
                ASSERT_EQ(list[found], table[place]);
                ++found;
            }
        }
        ASSERT_EQ(set.size(), found);
        ASSERT_EQ(list.size(), found);
        ASSERT_EQ(set.isEmpty(), found == 0);
    }
}

} // namespace windrose::test
