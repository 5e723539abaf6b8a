// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packed_numbers.h"
#include "small_set.h"

#include <cstdint>

namespace windrose
{

/// A set of role cards.
using CardSet = SmallSet<int, kMaxRoleCards>;

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

    constexpr void take(int card, int seat) { set(slot(card), static_cast<std::int8_t>(seat)); }

    /// Cards that nobody has taken.
    constexpr CardSet untaken() const
    {
        std::uint32_t cards = m_numbers.word() >> 3 & 0x11111111U; // only the mark for "untaken" has the fourth bit
        cards = (cards | cards >> 3) & 0x03030303U;
        cards = (cards | cards >> 6) & 0x000F000FU;
        return CardSet(cards | cards >> 12);
    }
    constexpr void clear() { m_numbers = PackedWord<std::uint32_t, kMaxRoleCards, 4>{0xFFFFFFFFU}; }

    friend constexpr bool operator==(const TakenCards&, const TakenCards&) = default;

private:
    static constexpr int kUntaken = 15;
    static_assert(kMaxPlayers <= 8, "only the mark for \"untaken\" has the fourth bit");
    PackedWord<std::uint32_t, kMaxRoleCards, 4> m_numbers{0xFFFFFFFFU};
};

} // namespace windrose
