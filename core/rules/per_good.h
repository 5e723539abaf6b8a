// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "barrels.h"
#include "buildings.h"
#include "island.h"
#include "workers.h"

#include <algorithm>
#include <initializer_list>

namespace windrose
{

/// True when the first kinds of the table, of which every game has all, make these goods and no others make any.
constexpr bool productionBuildingsMake(std::initializer_list<Good> goods)
{
    std::size_t kind = 0;
    for (const Good good : goods) {
        if (kBuildingFacts[kind++].good != good) {
            return false;
        }
    }
    return std::all_of(kAllBuildings.begin(), kAllBuildings.end(), [&](Building building) {
        return isProduction(building) == (static_cast<std::size_t>(building) < goods.size());
    });
}

/// A small number for each kind of good, all in one word and processed at once. They are twelve bits apart, so that a
/// set of island spaces fits in place of its count.
class PerGood
{
public:
    static_assert(kGoods * kSpaces <= 64, "all kinds fit into one word");
    static_assert(kGoods == 5 && kSpaces == 12, "the masks below are for five kinds, twelve bits apart");
    static_assert(kSpaces <= 15 && kMaxBarrels <= 15, "four bits hold each number");

    constexpr PerGood() = default;
    constexpr explicit PerGood(Barrels barrels)
    {
        std::uint64_t numbers = barrels.word(); // four bits apart; first the fifth moves, then pairs, then every second
        numbers = (numbers | numbers << 32) & 0x000F00000000FFFFULL;
        numbers = (numbers | numbers << 16) & 0x000F0000FF0000FFULL;
        m_numbers = (numbers | numbers << 8) & 0x000F00F00F00F00FULL;
    }

    /// How many spaces of each kind there are in the set.
    static constexpr PerGood countTiles(const Island& tiles, SpaceSet spaces)
    {
        std::uint64_t sets = 0;
        for (int good = 0; good < kGoods; ++good) {
            const auto tile = plantationOf(static_cast<Good>(good));
            sets |= static_cast<std::uint64_t>(tiles.of(tile) & spaces) << (kSpaces * good);
        }
        sets -= sets >> 1 & 0x555555555555555ULL;
        sets = (sets & 0x333333333333333ULL) + (sets >> 2 & 0x333333333333333ULL);
        return PerGood((sets + (sets >> 4) + (sets >> 8)) & 0x000F00F00F00F00FULL);
    }

    /// Colonists in the buildings that make each kind; 15 for corn, which needs none.
    static constexpr PerGood workersFor(Workers workers)
    {
        const std::uint64_t small = workers.word() & 0xFU;       // indigo, sugar
        const std::uint64_t large = workers.word() >> 4 & 0xFFU; // indigo, sugar, tobacco, coffee
        static_assert(productionBuildingsMake(
            {Good::Indigo, Good::Sugar, Good::Indigo, Good::Sugar, Good::Tobacco, Good::Coffee}));
        return PerGood(0xFU + ((small & 3U) << 12) + ((small & 0xCU) << 22) + ((large & 3U) << 12) +
                       ((large & 0xCU) << 22) + ((large & 0x30U) << 32) + ((large & 0xC0U) << 42));
    }

    constexpr int operator[](int good) const { return static_cast<int>(m_numbers >> (kSpaces * good) & 0xFU); }

    /// The sum of all kinds.
    constexpr int sum() const
    {
        // A product with this has the sum of all numbers in the bits of the last one.
        constexpr std::uint64_t kEach = 0x001001001001001ULL;
        constexpr int kLast = kSpaces * (kGoods - 1);
        return static_cast<int>(m_numbers * kEach >> kLast & 0xFFFU);
    }

    /// The smaller number of each kind.
    friend constexpr PerGood min(PerGood left, PerGood right)
    {
        constexpr std::uint64_t kTops = 0x800800800800800ULL;
        const std::uint64_t notLess = ((left.m_numbers | kTops) - right.m_numbers) & kTops;
        const std::uint64_t takeRight = notLess - (notLess >> 11);
        return PerGood((right.m_numbers & takeRight) | (left.m_numbers & ~takeRight));
    }

    constexpr Barrels barrels() const
    {
        std::uint64_t numbers = (m_numbers | m_numbers >> 8) & 0x000F0000FF0000FFULL;
        numbers = (numbers | numbers >> 16) & 0x000F00000000FFFFULL;
        Barrels barrels;
        barrels.setWord(static_cast<std::uint32_t>((numbers | numbers >> 32) & 0xFFFFFU));
        return barrels;
    }

private:
    constexpr explicit PerGood(std::uint64_t numbers) : m_numbers(numbers) {}

    std::uint64_t m_numbers = 0;
};

} // namespace windrose
