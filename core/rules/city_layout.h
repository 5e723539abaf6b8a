// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kinds_in_play.h"
#include "packed_numbers.h"
#include "workers.h"

namespace windrose
{

/// The kind of building on each city space, by its place in play, or `kEmptySpace`; a large one stands on both of its
/// spaces.
class CityLayout : public PackedNumbers<CityLayout, SupplyPlace, kSpaces>
{
    static constexpr unsigned kBits = 5;
    using Word = PackedWord<std::uint64_t, kSpaces, kBits>;

public:
    static constexpr SupplyPlace kEmpty{kNoPlace};
    static_assert(Word::kLowest == kNoPlace, "an empty space is marked by all its bits");

    constexpr SupplyPlace get(std::size_t space) const { return static_cast<SupplyPlace>(m_kinds.get(space)); }
    constexpr void set(std::size_t space, SupplyPlace kind) { m_kinds.set(space, static_cast<std::uint8_t>(kind)); }
    constexpr void put(SupplyPlace kind, int space) { set(slot(space), kind); }

    constexpr bool isEmpty(int space) const { return get(slot(space)) == kEmpty; }

    /// The lowest empty space; there must be one.
    constexpr int firstEmpty() const
    {
        const std::uint64_t filled = ~m_kinds.word() & kAll; // 0 where nothing stands
        const std::uint64_t empty = (filled - kEach) & ~filled & (kEach << (kBits - 1));
        return std::countr_zero(empty) / static_cast<int>(kBits);
    }

    /// The city with its large buildings on their first spaces only.
    constexpr CityLayout onFirstSpaces() const
    {
        CityLayout city = *this;
        std::uint32_t met = 0;
        for (std::size_t space = 0; space < kSpaces; ++space) {
            const SupplyPlace kind = city.get(space);
            if (kind != kEmpty && (met >> index(kind) & 1U) != 0) {
                city.set(space, kEmpty);
            }
            met |= std::uint32_t{1} << index(kind);
        }
        return city;
    }

    /// Calls `visit` with the number of each space and what is on it, in order, whether it is empty or not.
    template <typename Visit>
    constexpr void forEachSpace(Visit visit) const
    {
        std::uint64_t kinds = m_kinds.word();
        for (unsigned space = 0; space < kSpaces; ++space, kinds >>= kBits) {
            visit(space, static_cast<SupplyPlace>(kinds & Word::kLowest));
        }
    }

    friend constexpr bool operator==(const CityLayout&, const CityLayout&) = default;

private:
    /// The lowest bit of each space.
    static constexpr std::uint64_t kEach = [] {
        std::uint64_t each = 0;
        for (unsigned space = 0; space < kSpaces; ++space) {
            each |= std::uint64_t{1} << (space * kBits);
        }
        return each;
    }();
    static constexpr std::uint64_t kAll = kEach * Word::kLowest;

    Word m_kinds{kAll};
};

/// Colonists by kind of building, from their number on each city space, two bits for each.
constexpr Workers workersOn(const KindsInPlay& kinds, CityLayout city, std::uint32_t onSpaces)
{
    static_assert(2 * kSpaces <= 32, "a placement on all city spaces fits into one word");
    Workers workers;
    while (onSpaces != 0) {
        const int space = std::countr_zero(onSpaces) / 2;
        const unsigned here = onSpaces >> (2 * space) & 3U;
        workers.add(kinds.workers(), city.get(slot(space)), here);
        onSpaces ^= here << (2 * space);
    }
    return workers;
}

inline constexpr SupplyPlace kEmptySpace = CityLayout::kEmpty;
inline constexpr CityLayout kEmptyCity{};

} // namespace windrose
