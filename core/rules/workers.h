// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bits.h"
#include "buildings.h"

namespace windrose
{

/// Where `Workers` keeps the colonists of each kind: two bits for each production building, then one for each violet
/// one (none of which has more than one circle).
struct WorkerBits {
    static constexpr int kProduction = std::popcount(kProductionKinds);
    static constexpr int kCount = kProduction + kBuildings;
    static_assert(kProductionKinds == (1U << kProduction) - 1U, "production buildings stand first in the table");
    static_assert(kindsWhere([](Building kind) { return facts(kind).circles > (isProduction(kind) ? 3 : 1); }) == 0,
                  "the colonists of a kind fit into its bits");
    static_assert(kCount <= 32, "all colonists fit into one word");

    static constexpr int shiftOf(int kind) { return kind < kProduction ? 2 * kind : kProduction + kind; }
    static constexpr std::uint32_t most(int kind) { return kind < kProduction ? 3U : 1U; }
    static constexpr std::uint32_t of(Building kind) { return most(index(kind)) << shiftOf(index(kind)); }

    /// The lower bit of each pair.
    static constexpr std::uint32_t kPairs = 0x55555555U & ((1U << 2 * kProduction) - 1U);
};

/// Colonists on buildings, by kind.
class Workers
{
public:
    constexpr Workers() = default;

    constexpr std::uint32_t word() const { return m_word; }
    constexpr bool isEmpty() const { return m_word == 0; }

    constexpr int on(Building building) const
    {
        return static_cast<int>(m_word >> shiftOf(index(building)) & WorkerBits::most(index(building)));
    }
    constexpr void set(Building building, int count)
    {
        m_word &= ~WorkerBits::of(building);
        add(index(building), static_cast<unsigned>(count));
    }
    /// More of them on a kind; they must fit.
    constexpr void add(int kind, unsigned count) { m_word |= count << shiftOf(kind); }

    /// True when there is a colonist on any building with the effect.
    constexpr bool give(Effect effect) const { return (m_word & kGiving[static_cast<std::size_t>(effect)]) != 0; }

    /// The amounts of all buildings with the effect that hold a colonist.
    constexpr int amountOf(Effect effect) const
    {
        int sum = 0;
        for (std::uint32_t rest = m_word & kGiving[static_cast<std::size_t>(effect)]; rest != 0; rest &= rest - 1) {
            sum += kAmounts[static_cast<std::size_t>(std::countr_zero(rest))];
        }
        return sum;
    }

    /// Each bit once and the upper one of a pair once more, so that counting the bits counts the colonists.
    constexpr std::uint64_t countable() const
    {
        return m_word | static_cast<std::uint64_t>(m_word >> 1 & WorkerBits::kPairs) << WorkerBits::kCount;
    }
    /// `countable` uses only so many bits.
    static constexpr int kCountableBits = WorkerBits::kCount + 2 * WorkerBits::kProduction;
    constexpr int total() const { return bitCountLong(countable()); }

    friend constexpr bool operator==(const Workers&, const Workers&) = default;

private:
    static constexpr int shiftOf(int kind) { return WorkerBits::shiftOf(kind); }

    /// By effect: the bits of the buildings that have it.
    static constexpr auto kGiving = [] {
        std::array<std::uint32_t, kEffects> giving{};
        for (const Building kind : kAllBuildings) {
            giving[static_cast<std::size_t>(facts(kind).effect)] |= WorkerBits::of(kind);
        }
        return giving;
    }();

    /// By the lowest bit of a kind: the amount of its effect.
    static constexpr auto kAmounts = [] {
        std::array<std::uint8_t, WorkerBits::kCount> amounts{};
        for (const Building kind : kAllBuildings) {
            amounts[static_cast<std::size_t>(WorkerBits::shiftOf(index(kind)))] = facts(kind).amount;
        }
        return amounts;
    }();

    std::uint32_t m_word = 0;
};

} // namespace windrose
