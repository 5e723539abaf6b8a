// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "buildings.h"
#include "slot.h"
#include "supply_place.h"

#include <algorithm>
#include <span>

namespace windrose
{

/// True for the kinds whose colonists have two bits in every game: production buildings and all of several circles.
constexpr bool hasTwoBits(Building kind)
{
    return isProduction(kind) || facts(kind).circles > 1;
}

/// Where `Workers` keeps the colonists of each kind in play: two bits for each kind that has them in every game, the
/// production buildings and all others of two circles and more, then one for each of the others in play.
class WorkerBits
{
    static constexpr auto kProduction =
        static_cast<int>(std::count_if(kAllBuildings.begin(), kAllBuildings.end(), isProduction));
    static constexpr auto kPaired =
        static_cast<int>(std::count_if(kAllBuildings.begin(), kAllBuildings.end(), hasTwoBits));

public:
    static constexpr int kCount = 2 * kPaired + kMaxKinds - kProduction;
    static_assert(kCount <= 32, "all colonists fit into one word");
    static_assert(std::all_of(kBuildingFacts.begin(), kBuildingFacts.end(),
                              [](const BuildingFacts& row) { return row.circles <= 3; }),
                  "the colonists of a kind fit into two bits");

    /// The lower bit of each pair.
    static constexpr std::uint32_t kPairs = 0x55555555U & ((1U << 2 * kPaired) - 1U);
    /// The pairs of the production buildings.
    static constexpr std::uint32_t kProductionPairs = [] {
        std::uint32_t bits = 0;
        int pair = 0;
        for (const Building kind : kAllBuildings) {
            bits |= isProduction(kind) ? 3U << 2 * pair : 0U;
            pair += hasTwoBits(kind) ? 1 : 0;
        }
        return bits;
    }();
    /// Bits that the kinds with two circles and more use.
    static constexpr int kPairBits = 2 * kPaired;

    /// For kinds in play by place; all production buildings must be among them.
    constexpr explicit WorkerBits(std::span<const Building> kinds)
    {
        int next = kPairBits;
        for (std::size_t place = 0; place < kinds.size(); ++place) {
            const Building kind = kinds[place];
            const int lowest = hasTwoBits(kind) ? 2 * pairsBefore(kind) : next++;
            const std::uint32_t bits = (hasTwoBits(kind) ? 3U : 1U) << lowest;
            m_lowest[place] = static_cast<std::uint8_t>(lowest);
            m_lowestOfKind[slot(kind)] = static_cast<std::uint8_t>(lowest);
            m_bits[slot(kind)] = bits;
            m_giving[slot(facts(kind).effect)] |= bits;
            m_amounts[slot(lowest)] = facts(kind).amount;
        }
    }

    /// The lowest bit of a kind.
    constexpr int lowest(SupplyPlace kind) const { return m_lowest[slot(kind)]; }
    /// The lowest bit of a kind in play.
    constexpr int lowest(Building kind) const { return m_lowestOfKind[slot(kind)]; }
    /// The bits of a kind; none when it is not in play.
    constexpr std::uint32_t of(Building kind) const { return m_bits[slot(kind)]; }
    /// The bits of all kinds that have an effect.
    constexpr std::uint32_t giving(Effect effect) const { return m_giving[slot(effect)]; }
    /// The amount of the effect for the kind of building whose bits start at `bit`.
    constexpr int amountAt(int bit) const { return m_amounts[slot(bit)]; }

private:
    static constexpr int pairsBefore(Building kind)
    {
        return static_cast<int>(std::count_if(kAllBuildings.begin(), kAllBuildings.begin() + index(kind), hasTwoBits));
    }

    std::array<std::uint8_t, kMaxKinds> m_lowest{};
    std::array<std::uint8_t, kBuildings> m_lowestOfKind{};
    std::array<std::uint32_t, kBuildings> m_bits{};
    std::array<std::uint32_t, kEffects> m_giving{};
    std::array<std::uint8_t, kCount> m_amounts{};
};

} // namespace windrose
