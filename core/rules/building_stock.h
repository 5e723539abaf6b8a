// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kinds_in_play.h"
#include "slot.h"

#include <algorithm>

namespace windrose
{

/// Buildings left in the supply, 0 to 7 of each kind in play: stored as three bit planes, so that the kinds in stock
/// are quickly found as a set.
class BuildingStock
{
    static constexpr int kPlanes = 3;
    static_assert(std::all_of(kBuildingFacts.begin(), kBuildingFacts.end(),
                              [](const BuildingFacts& row) { return row.copies < 1 << kPlanes; }),
                  "all copies of a kind can be counted");

public:
    /// Kinds with at least one copy left.
    constexpr PlaceMask kinds() const { return m_planes[0] | m_planes[1] | m_planes[2]; }

    /// Takes one of the kind; there must be one.
    constexpr void take(SupplyPlace kind)
    {
        PlaceMask borrow = PlaceMask::only(kind);
        for (PlaceMask& plane : m_planes) {
            plane = plane ^ borrow;
            borrow = borrow & plane; // it was 0: one is borrowed from the next plane
        }
    }

    constexpr int left(SupplyPlace kind) const
    {
        int left = 0;
        for (int plane = 0; plane < kPlanes; ++plane) {
            left |= (m_planes[slot(plane)].contains(kind) ? 1 : 0) << plane;
        }
        return left;
    }

    /// Sets the number of copies left of a kind.
    constexpr void put(SupplyPlace kind, int left)
    {
        const PlaceMask only = PlaceMask::only(kind);
        for (int plane = 0; plane < kPlanes; ++plane) {
            PlaceMask& counted = m_planes[slot(plane)];
            counted = (left >> plane & 1) != 0 ? counted | only : counted - only;
        }
    }

    friend constexpr bool operator==(const BuildingStock&, const BuildingStock&) = default;

private:
    std::array<PlaceMask, kPlanes> m_planes{};
};

} // namespace windrose
