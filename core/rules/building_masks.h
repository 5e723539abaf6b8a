// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "position.h"

#include <algorithm>

namespace windrose
{

/// City spaces that kinds of buildings fill together.
constexpr int spacesOf(BuildingMask kinds)
{
    return bitCountLong(kinds | static_cast<std::uint64_t>(kinds & kLargeKinds) << 32); // the large ones count twice
}

/// The kinds that have at least a number of circles.
template <int Circles>
inline constexpr BuildingMask kKindsWithCircles = kindsWhere([](Building kind) {
    return facts(kind).circles >= Circles;
});

/// Circles that kinds of buildings have together.
constexpr int circlesOf(BuildingMask kinds)
{
    // Kinds with two circles are counted again in the bits above a set of kinds, those with three once more above them.
    constexpr int kTwoFrom = std::countr_zero(kKindsWithCircles<2>);
    constexpr int kThreeFrom = std::countr_zero(kKindsWithCircles<3>);
    constexpr int kTwoAt = 32;
    constexpr int kThreeAt = kTwoAt + std::bit_width(kKindsWithCircles<2>) - kTwoFrom;
    static_assert(kThreeAt + std::bit_width(kKindsWithCircles<3>) - kThreeFrom <= 64, "all bits fit into one word");
    static_assert(kKindsWithCircles<4> == 0);
    const std::uint64_t two = (kinds & kKindsWithCircles<2>) >> kTwoFrom;
    const std::uint64_t three = (kinds & kKindsWithCircles<3>) >> kThreeFrom;
    return bitCountLong((kinds & kKindsWithCircles<1>) | two << kTwoAt | three << kThreeAt);
}

inline constexpr int kHighestCost = [] {
    int highest = 0;
    for (const BuildingFacts& row : kBuildingFacts) {
        highest = row.cost > highest ? row.cost : highest;
    }
    return highest;
}();
inline constexpr int kMaxQuarries = kColumns; ///< more than that help with no building

/// For each number of occupied quarries and each sum of money and privilege (0 to `kHighestCost`), the kinds a seat
/// can pay for.
using AffordableTable = std::array<std::array<BuildingMask, kHighestCost + 1>, kMaxQuarries + 1>;

constexpr AffordableTable affordableTable(bool factoryUniversitySwap)
{
    AffordableTable table{};
    for (int quarries = 0; quarries <= kMaxQuarries; ++quarries) {
        for (int money = 0; money <= kHighestCost; ++money) {
            table[static_cast<std::size_t>(quarries)][static_cast<std::size_t>(money)] = kindsWhere([&](Building kind) {
                const int discount = quarries < facts(kind).column ? quarries : facts(kind).column;
                return printedCost(kind, factoryUniversitySwap) <= money + discount;
            });
        }
    }
    return table;
}

inline constexpr std::array<AffordableTable, 2> kAffordable{affordableTable(false), affordableTable(true)};

/// The kinds a seat can pay for with this money, the builder's privilege included, and these occupied quarries.
constexpr BuildingMask affordableKinds(int money, int quarries, bool factoryUniversitySwap)
{
    const auto quarriesThatCount = static_cast<std::size_t>(std::min(quarries, kMaxQuarries));
    const auto moneyThatCounts = static_cast<std::size_t>(std::min(money, kHighestCost));
    return kAffordable[factoryUniversitySwap ? 1 : 0][quarriesThatCount][moneyThatCounts];
}

/// The kinds for which a city with this number of empty spaces has room.
constexpr BuildingMask kindsFitting(int emptySpaces)
{
    constexpr std::array<BuildingMask, 3> kFitting{0, ~kLargeKinds, ~BuildingMask{0}}; // none, one, two and more
    return kFitting[static_cast<std::size_t>(std::min(emptySpaces, 2))];
}

} // namespace windrose
