// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "buildings.h"
#include "packed.h"

namespace windrose
{

/// Buildings left in the supply, 0 to 7 of each kind: kept in three planes, so that all kinds in stock are one set.
class BuildingStock : public PackedNumbers<BuildingStock, std::uint8_t, kBuildings>
{
    static constexpr int kPlanes = 3;
    static_assert(kindsWhere([](Building kind) { return facts(kind).copies >= 1 << kPlanes; }) == 0,
                  "all copies of a kind can be counted");

public:
    /// Kinds of which there is any left, one bit each.
    constexpr BuildingMask kinds() const { return m_planes[0] | m_planes[1] | m_planes[2]; }

    /// Takes one of the kind; there must be one.
    constexpr void take(Building kind)
    {
        BuildingMask borrow = maskOf(kind);
        for (auto& plane : m_planes) {
            plane ^= borrow;
            borrow &= plane; // it was 0: one is borrowed from the next plane
        }
    }

    /// Sets how many are left of a kind.
    constexpr void put(Building kind, int left)
    {
        set(static_cast<std::size_t>(kind), static_cast<std::uint8_t>(left));
    }

    constexpr std::uint8_t get(std::size_t kind) const
    {
        return static_cast<std::uint8_t>((m_planes[0] >> kind & 1U) | (m_planes[1] >> kind & 1U) << 1 |
                                         (m_planes[2] >> kind & 1U) << 2);
    }
    constexpr void set(std::size_t kind, std::uint8_t left)
    {
        for (std::size_t plane = 0; plane < m_planes.size(); ++plane) {
            m_planes[plane] &= ~(std::uint32_t{1} << kind);
            m_planes[plane] |= (static_cast<std::uint32_t>(left) >> plane & 1U) << kind;
        }
    }

    friend constexpr bool operator==(const BuildingStock&, const BuildingStock&) = default;

private:
    std::array<BuildingMask, kPlanes> m_planes{};
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
