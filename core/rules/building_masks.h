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

inline constexpr int kHighestCost = 10;

/// For each column and each sum of money and discounts (0 to `kHighestCost`), the kinds it pays for.
using AffordableTable = std::array<std::array<BuildingMask, kHighestCost + 1>, kColumns>;

constexpr AffordableTable affordableTable(bool factoryUniversitySwap)
{
    AffordableTable table{};
    for (int column = 0; column < kColumns; ++column) {
        for (int budget = 0; budget <= kHighestCost; ++budget) {
            table[static_cast<std::size_t>(column)][static_cast<std::size_t>(budget)] = kindsWhere([&](Building kind) {
                return facts(kind).column == column + 1 && printedCost(kind, factoryUniversitySwap) <= budget;
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
