// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "position.h"

namespace windrose
{

/// The one bit of a kind of building.
constexpr BuildingMask maskOf(Building building)
{
    return BuildingMask{1} << index(building);
}

/// The kinds for which `holds` is true.
template <typename Predicate>
constexpr BuildingMask kindsWhere(Predicate holds)
{
    BuildingMask mask = 0;
    for (int kind = 0; kind < kBuildings; ++kind) {
        if (holds(static_cast<Building>(kind))) {
            mask |= BuildingMask{1} << kind;
        }
    }
    return mask;
}

inline constexpr BuildingMask kLargeKinds = kindsWhere(isLarge);
inline constexpr BuildingMask kProductionKinds = kindsWhere(isProduction);
inline constexpr BuildingMask kLargeProductionKinds =
    kindsWhere([](Building kind) { return facts(kind).buildingClass == BuildingClass::LargeProduction; });
inline constexpr BuildingMask kTwoCircleKinds = kindsWhere([](Building kind) { return facts(kind).circles >= 2; });
inline constexpr BuildingMask kThreeCircleKinds = kindsWhere([](Building kind) { return facts(kind).circles >= 3; });

/// City spaces that kinds of buildings fill together.
constexpr int spacesOf(BuildingMask kinds)
{
    // The large ones are the last five of the table; they are counted again in the bits above it.
    static_assert(kLargeKinds == 0x1FU << (kBuildings - 5));
    return bitCount(kinds | (kinds & kLargeKinds) << 5);
}

/// Circles that kinds of buildings have together.
constexpr int circlesOf(BuildingMask kinds)
{
    // All kinds have one; those with more stand at the beginning of the table, so that they can be counted again in the
    // bits above the table.
    static_assert((kTwoCircleKinds & ~0x3FU) == 0 && (kThreeCircleKinds & ~0x1FU) == 0);
    return bitCount(kinds | (kinds & kTwoCircleKinds) >> 2 << kBuildings | (kinds & kThreeCircleKinds) >> 2 << 28);
}

inline constexpr int kHighestCost = 10;
inline constexpr int kMostQuarries = kColumns; ///< more than that help with no building

/// For each number of occupied quarries and each sum of money and privilege (0 to `kHighestCost`), the kinds a seat
/// can pay for.
using AffordableTable = std::array<std::array<BuildingMask, kHighestCost + 1>, kMostQuarries + 1>;

constexpr AffordableTable affordableTable(bool factoryUniversitySwap)
{
    AffordableTable table{};
    for (int quarries = 0; quarries <= kMostQuarries; ++quarries) {
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

/// Calls `visit` with each kind of a set, in ascending order.
template <typename Visit>
constexpr void forEachKind(BuildingMask kinds, Visit visit)
{
    for (; kinds != 0; kinds &= kinds - 1) {
        visit(static_cast<Building>(std::countr_zero(kinds)));
    }
}

} // namespace windrose
