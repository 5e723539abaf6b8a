// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kinds_in_play.h"
#include "packed.h"

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
    /// Kinds of which there is any left.
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
            left |= (m_planes[static_cast<std::size_t>(plane)].contains(kind) ? 1 : 0) << plane;
        }
        return left;
    }

    /// Sets how many are left of a kind.
    constexpr void put(SupplyPlace kind, int left)
    {
        const PlaceMask only = PlaceMask::only(kind);
        for (int plane = 0; plane < kPlanes; ++plane) {
            PlaceMask& counted = m_planes[static_cast<std::size_t>(plane)];
            counted = (left >> plane & 1) != 0 ? counted | only : counted - only;
        }
    }

    friend constexpr bool operator==(const BuildingStock&, const BuildingStock&) = default;

private:
    std::array<PlaceMask, kPlanes> m_planes{};
};

/// For each role card the seat that has taken it in this round, or -1.
class TakenCards : public PackedNumbers<TakenCards, std::int8_t, kMaxRoleCards>
{
public:
    constexpr std::int8_t get(std::size_t card) const
    {
        const int number = m_numbers.get(card);
        return static_cast<std::int8_t>(number == kUntaken ? -1 : number);
    }
    constexpr void set(std::size_t card, std::int8_t seat)
    {
        m_numbers.set(card, static_cast<std::uint8_t>(seat < 0 ? kUntaken : seat));
    }

    /// Cards that nobody has taken, one bit each.
    constexpr std::uint32_t untaken() const
    {
        std::uint32_t cards = m_numbers.word() >> 3 & 0x11111111U; // only the mark for "untaken" has the fourth bit
        cards = (cards | cards >> 3) & 0x03030303U;
        cards = (cards | cards >> 6) & 0x000F000FU;
        return (cards | cards >> 12) & 0xFFU;
    }
    constexpr void clear() { m_numbers = PackedWord<std::uint32_t, kMaxRoleCards, 4>{0xFFFFFFFFU}; }

    friend constexpr bool operator==(const TakenCards&, const TakenCards&) = default;

private:
    static constexpr int kUntaken = 15;
    PackedWord<std::uint32_t, kMaxRoleCards, 4> m_numbers{0xFFFFFFFFU};
};

} // namespace windrose
