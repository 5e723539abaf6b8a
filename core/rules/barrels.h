// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "good_set.h"
#include "packed_numbers.h"
#include "slot.h"

namespace windrose
{

/// Barrels of each kind, 0 to 15; the box holds eleven of a kind at most.
class Barrels : public Nibbles<kGoods>
{
    static_assert(kMaxBarrels <= 15, "four bits for each kind");
    static_assert(kGoods == 5, "`kinds` folds five numbers");

public:
    using Nibbles::Nibbles;
    using Nibbles::operator[];

    constexpr int operator[](Good good) const { return get(slot(good)); }
    constexpr Reference operator[](Good good) { return (*this)[slot(good)]; }

    /// Adds or takes away barrels kind by kind; no number may leave its range.
    constexpr void operator+=(Barrels more) { setWord(word() + more.word()); }
    constexpr void operator-=(Barrels fewer) { setWord(word() - fewer.word()); }

    /// Moves barrels of a kind to `other`; there must be as many.
    constexpr void moveTo(Barrels& other, Good good, int amount)
    {
        (*this)[good] -= amount;
        other[good] += amount;
    }

    /// Kinds of which there is at least one barrel.
    constexpr GoodSet kinds() const
    {
        constexpr std::uint32_t kTops = 0x88888;
        const std::uint32_t barrels = word();
        std::uint32_t kinds = ((((barrels & ~kTops) + (kTops - 0x11111)) | barrels) & kTops) >> 3; // bit 0, 4, … 16
        kinds = (kinds | kinds >> 3) & 0x10303U;
        return GoodSet(kinds | kinds >> 6 | kinds >> 12);
    }
};

} // namespace windrose
