// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bits.h"
#include "pieces.h"

namespace windrose
{

inline constexpr int kMaxKinds = 23;         ///< kinds of buildings that one game has at most
inline constexpr std::uint8_t kNoPlace = 31; ///< marks that there is none
static_assert(kMaxKinds <= kNoPlace, "each place differs from the mark");

/// The place of a kind of building among those in play, counted from 0. Sets, the supply and city spaces hold places;
/// `KindsInPlay` says which kind has a place. A separate type, so that a place is never mistaken for a `Building`.
enum class SupplyPlace : std::uint8_t {};

/// A set of kinds in play by their places, one bit each.
class PlaceMask
{
    static_assert(kMaxKinds <= 32, "a set of places is one word");

public:
    constexpr PlaceMask() = default;
    constexpr explicit PlaceMask(std::uint32_t bits) : m_bits(bits) {}
    static constexpr PlaceMask only(SupplyPlace place) { return PlaceMask(std::uint32_t{1} << index(place)); }

    constexpr std::uint32_t bits() const { return m_bits; }
    constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr bool contains(SupplyPlace place) const { return (m_bits >> index(place) & 1U) != 0; }
    constexpr int size() const { return bitCount(m_bits); }
    /// The highest place of the set, which must not be empty.
    constexpr SupplyPlace last() const { return static_cast<SupplyPlace>(std::bit_width(m_bits) - 1); }

    constexpr PlaceMask& operator|=(PlaceMask more) { return *this = *this | more; }
    constexpr PlaceMask& operator-=(PlaceMask others) { return *this = *this - others; }
    friend constexpr PlaceMask operator|(PlaceMask left, PlaceMask right)
    {
        return PlaceMask(left.m_bits | right.m_bits);
    }
    friend constexpr PlaceMask operator&(PlaceMask left, PlaceMask right)
    {
        return PlaceMask(left.m_bits & right.m_bits);
    }
    friend constexpr PlaceMask operator^(PlaceMask left, PlaceMask right)
    {
        return PlaceMask(left.m_bits ^ right.m_bits);
    }
    /// The places of `left` that are not in `right`.
    friend constexpr PlaceMask operator-(PlaceMask left, PlaceMask right)
    {
        return PlaceMask(left.m_bits & ~right.m_bits);
    }
    friend constexpr bool operator==(PlaceMask, PlaceMask) = default;

    /// Calls `visit` with each place, in ascending order.
    template <typename Visit>
    constexpr void forEach(Visit visit) const
    {
        for (std::uint32_t rest = m_bits; rest != 0; rest &= rest - 1) {
            visit(static_cast<SupplyPlace>(std::countr_zero(rest)));
        }
    }

private:
    std::uint32_t m_bits = 0;
};

} // namespace windrose
