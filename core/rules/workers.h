// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worker_bits.h"

namespace windrose
{

/// Colonists on buildings, by kind. Where the colonists of a kind are depends on the kinds in play.
class Workers
{
    static_assert(WorkerBits::kCount <= 32, "the colonists of all kinds in play fit into one word");
    static_assert(WorkerBits::kCount + WorkerBits::kPairBits <= 64, "all bits that are counted fit into a long word");

public:
    constexpr Workers() = default;

    constexpr std::uint32_t word() const { return m_word; }
    constexpr bool isEmpty() const { return m_word == 0; }
    /// The bits of those on production buildings: equal only when each of these has as many. None is above the lowest
    /// `WorkerBits::kPairBits`.
    constexpr std::uint32_t onProduction() const { return m_word & WorkerBits::kProductionPairs; }

    /// Colonists on a kind; 0 when it is not in play.
    constexpr int on(const WorkerBits& bits, Building kind) const
    {
        return static_cast<int>((m_word & bits.of(kind)) >> bits.lowest(kind));
    }
    /// True when there is a colonist on a kind.
    constexpr bool areOn(const WorkerBits& bits, Building kind) const { return (m_word & bits.of(kind)) != 0; }
    /// Sets the number of colonists on a kind in play.
    constexpr void set(const WorkerBits& bits, Building kind, int count)
    {
        m_word = (m_word & ~bits.of(kind)) | static_cast<unsigned>(count) << bits.lowest(kind);
    }
    /// Adds colonists to a kind in play; they must fit.
    constexpr void add(const WorkerBits& bits, SupplyPlace kind, unsigned count)
    {
        m_word |= count << bits.lowest(kind);
    }

    /// True when there is a colonist on any building with the effect.
    constexpr bool give(const WorkerBits& bits, Effect effect) const { return (m_word & bits.giving(effect)) != 0; }

    /// The amounts of all buildings with the effect that hold a colonist.
    constexpr int amountOf(const WorkerBits& bits, Effect effect) const
    {
        int sum = 0;
        for (std::uint32_t rest = m_word & bits.giving(effect); rest != 0; rest &= rest - 1) {
            sum += bits.amountAt(std::countr_zero(rest));
        }
        return sum;
    }

    /// Each bit once and the upper one of a pair once more, so that counting the bits counts the colonists.
    constexpr std::uint64_t countable() const
    {
        return m_word | static_cast<std::uint64_t>(m_word >> 1 & WorkerBits::kPairs) << WorkerBits::kCount;
    }
    /// The number of bits that `countable` uses.
    static constexpr int kCountableBits = WorkerBits::kCount + WorkerBits::kPairBits;
    constexpr int total() const { return bitCountLong(countable()); }

    friend constexpr bool operator==(const Workers&, const Workers&) = default;

private:
    std::uint32_t m_word = 0;
};

} // namespace windrose
