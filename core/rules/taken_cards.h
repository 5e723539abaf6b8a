// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bits.h"
#include "packed_numbers.h"
#include "pieces.h"

#include <cstdint>

namespace windrose
{

/// A set of role cards, one bit each.
class CardSet
{
    static_assert(kMaxRoleCards <= 8, "a set of cards is one byte");

public:
    static constexpr std::size_t kSets = std::size_t{1} << kMaxRoleCards; ///< the number of different sets

    constexpr CardSet() = default;
    constexpr explicit CardSet(std::uint32_t bits) : m_bits(static_cast<std::uint8_t>(bits)) {}
    /// The cards 0 to `count` - 1.
    static constexpr CardSet first(int count) { return CardSet((1U << count) - 1U); }

    constexpr std::uint8_t bits() const { return m_bits; }
    constexpr bool contains(int card) const { return (m_bits >> card & 1U) != 0; }
    constexpr int size() const { return bitCount(m_bits); }

    friend constexpr CardSet operator&(CardSet left, CardSet right)
    {
        return CardSet(std::uint32_t{left.m_bits} & right.m_bits);
    }
    friend constexpr bool operator==(CardSet, CardSet) = default;

private:
    std::uint8_t m_bits = 0;
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
