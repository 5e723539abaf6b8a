// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pieces.h"

#include <bit>

namespace windrose
{

/// The loads of a cargo ship that are legal: pairs of a kind of good and a ship, one bit each, by kind and then by
/// ship.
class ShipLoads
{
public:
    static constexpr unsigned kAllShips = (1U << kCargoShips) - 1U;
    static_assert(kGoods * kCargoShips <= 16, "all pairs fit into a table of two bytes each");

    constexpr explicit ShipLoads(unsigned bits) : m_bits(bits) {}
    /// A kind on any of these ships, one bit each.
    static constexpr ShipLoads of(Good good, unsigned ships) { return ShipLoads(ships << (kCargoShips * index(good))); }

    constexpr unsigned bits() const { return m_bits; }
    constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr bool contains(Good good, int ship) const { return (ships(good) >> ship & 1U) != 0; }
    /// The largest ship a kind may be loaded on; there must be one.
    constexpr int largestShip(Good good) const { return static_cast<int>(std::bit_width(ships(good))) - 1; }

    friend constexpr ShipLoads operator|(ShipLoads left, ShipLoads right)
    {
        return ShipLoads(left.m_bits | right.m_bits);
    }
    friend constexpr ShipLoads operator&(ShipLoads left, ShipLoads right)
    {
        return ShipLoads(left.m_bits & right.m_bits);
    }
    friend constexpr ShipLoads operator-(ShipLoads left, ShipLoads right)
    {
        return ShipLoads(left.m_bits & ~right.m_bits);
    }

private:
    constexpr unsigned ships(Good good) const { return m_bits >> (kCargoShips * index(good)) & kAllShips; }

    unsigned m_bits;
};

} // namespace windrose
