// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "order.h"
#include "slot.h"
#include "worker_bits.h"

#include <algorithm>
#include <cstdlib>

namespace windrose
{

inline constexpr int kHighestCost = [] {
    int highest = 0;
    for (const BuildingFacts& row : kBuildingFacts) {
        highest = row.cost > highest ? row.cost : highest;
    }
    return highest;
}();
inline constexpr int kMaxQuarries = kColumns; ///< more than that help with no building

/// Whether a game can have these kinds, in any order: `kMaxKinds` at most, each once, all that make goods among them.
constexpr bool canBeInPlay(std::span<const Building> kinds)
{
    std::array<bool, kBuildings> isListed{};
    for (const Building kind : kinds) {
        if (index(kind) >= kBuildings || isListed[slot(kind)]) {
            return false;
        }
        isListed[slot(kind)] = true;
    }
    return kinds.size() <= kMaxKinds && std::all_of(kAllBuildings.begin(), kAllBuildings.end(), [&](Building kind) {
               return !isProduction(kind) || isListed[slot(kind)];
           });
}

/// Which kinds of buildings a game has, in the order of its supply, and all that the rules ask about them: each kind
/// has a place, and sets of kinds are sets of places. Every position refers to one of these objects, which outlives it:
/// a constant, or what `internKinds` makes of a list that is known only at run time. Two positions have the same kinds
/// in play when they refer to the same object.
class KindsInPlay
{
public:
    static constexpr std::size_t kBuildOrders = 2 * kMaxKinds + 1; ///< by place with and without a colonist; a pass
    static constexpr int kMaxCircles = 3;                          ///< of a kind
    static_assert(std::all_of(kBuildingFacts.begin(), kBuildingFacts.end(),
                              [](const BuildingFacts& row) {
                                  return row.circles <= kMaxCircles && row.column <= kMaxQuarries;
                              }),
                  "the tables have room for the circles and the discount of each kind");

    /// Kinds in the order of the supply, for which `canBeInPlay` holds; a constant with others does not compile.
    constexpr explicit KindsInPlay(std::span<const Building> kinds) : m_count(countOf(kinds)), m_workers(kinds)
    {
        m_places.fill(kNoPlace);
        for (int number = 0; number < m_count; ++number) {
            add(kinds[slot(number)], static_cast<SupplyPlace>(number));
        }
        m_buildOrders[kBuildOrders - 1] = Order::pass();
    }
    KindsInPlay(const KindsInPlay&) = delete;
    KindsInPlay& operator=(const KindsInPlay&) = delete;
    KindsInPlay(KindsInPlay&&) = delete;
    KindsInPlay& operator=(KindsInPlay&&) = delete;
    ~KindsInPlay() = default;

    // Kinds and places

    /// How many kinds there are; their places are 0 to `count()` - 1.
    constexpr int count() const { return m_count; }
    constexpr Building kindAt(SupplyPlace place) const { return m_kinds[slot(place)]; }
    constexpr bool contains(Building kind) const { return m_places[slot(kind)] != kNoPlace; }
    /// The place of a kind; `SupplyPlace{kNoPlace}` when it is not in play.
    constexpr SupplyPlace placeOf(Building kind) const { return static_cast<SupplyPlace>(m_places[slot(kind)]); }
    /// The kinds in the order of the supply.
    constexpr std::span<const Building> list() const { return {m_kinds.data(), static_cast<std::size_t>(m_count)}; }
    /// Their names in orders and JSON, in the same order: the only names of buildings that texts of this game can hold.
    constexpr std::span<const std::string_view> ids() const
    {
        return {m_ids.data(), static_cast<std::size_t>(m_count)};
    }
    /// The set of one kind; an empty one when it is not in play.
    constexpr PlaceMask maskOf(Building kind) const { return m_masks[slot(kind)]; }

    /// Calls `visit` with each kind of a set, in the order of the supply.
    template <typename Visit>
    constexpr void forEach(PlaceMask places, Visit visit) const
    {
        places.forEach([&](SupplyPlace place) { visit(kindAt(place)); });
    }

    // Sets of kinds

    constexpr PlaceMask all() const { return m_all; }
    constexpr PlaceMask large() const { return m_large; }
    constexpr PlaceMask production() const { return m_production; }
    constexpr PlaceMask largeProduction() const { return m_largeProduction; }

    /// City spaces that kinds fill together.
    constexpr int spacesOf(PlaceMask places) const
    {
        // The large ones count twice.
        return bitCountLong(places.bits() | static_cast<std::uint64_t>((places & m_large).bits()) << 32);
    }

    /// Circles of the kind at a place; none at `kNoPlace`.
    constexpr int circlesAt(SupplyPlace place) const { return m_circles[slot(place)]; }

    /// Circles that kinds have together.
    constexpr int circlesOf(PlaceMask places) const
    {
        const std::uint64_t two = (places & m_withCircles[1]).bits();
        return bitCountLong((places & m_withCircles[0]).bits() | two << 32) + (places & m_withCircles[2]).size();
    }

    /// The kinds a seat can pay for with this money, the builder's privilege included, and these occupied quarries.
    constexpr PlaceMask affordable(int money, int quarries, bool factoryUniversitySwap) const
    {
        const auto quarriesThatCount = slot(std::min(quarries, kMaxQuarries));
        const auto moneyThatCounts = slot(std::min(money, kHighestCost));
        return m_affordable[factoryUniversitySwap ? 1 : 0][quarriesThatCount][moneyThatCounts];
    }

    /// The kinds for which a city with this number of empty spaces has room.
    constexpr PlaceMask fitting(int emptySpaces) const { return m_fitting[slot(std::min(emptySpaces, 2))]; }

    // Colonists and orders

    constexpr const WorkerBits& workers() const { return m_workers; }

    /// For each place the orders to build the kind, with the university's colonist and without; then a pass.
    constexpr const std::array<Order, kBuildOrders>& buildOrders() const { return m_buildOrders; }

private:
    /// For each number of occupied quarries and each sum of money and privilege (0 to `kHighestCost`).
    using AffordableTable = std::array<std::array<PlaceMask, kHighestCost + 1>, kMaxQuarries + 1>;

    static constexpr int countOf(std::span<const Building> kinds)
    {
        if (!canBeInPlay(kinds)) {
            std::abort(); // not a constant
        }
        return static_cast<int>(kinds.size());
    }

    constexpr void add(Building kind, SupplyPlace place)
    {
        const PlaceMask mask = PlaceMask::only(place);
        const BuildingFacts& row = facts(kind);
        m_kinds[slot(place)] = kind;
        m_ids[slot(place)] = id(kind);
        m_places[slot(kind)] = static_cast<std::uint8_t>(place);
        m_masks[slot(kind)] = mask;
        m_circles[slot(place)] = row.circles;
        for (std::size_t circles = 0; circles < row.circles; ++circles) {
            m_withCircles[circles] |= mask;
        }
        m_all |= mask;
        (isLarge(kind) ? m_large : m_fitting[1]) |= mask;
        m_fitting[2] |= mask;
        m_production |= isProduction(kind) ? mask : PlaceMask();
        m_largeProduction |= row.buildingClass == BuildingClass::LargeProduction ? mask : PlaceMask();
        addPrices(kind, mask);
        m_buildOrders[2 * slot(place)] = Order::build(kind);
        m_buildOrders[2 * slot(place) + 1] = Order::build(kind, ExtraColonist::Declined);
    }

    constexpr void addPrices(Building kind, PlaceMask mask)
    {
        for (const bool swap : {false, true}) {
            for (int quarries = 0; quarries <= kMaxQuarries; ++quarries) {
                const int discount = std::min<int>(quarries, facts(kind).column);
                for (int money = std::max(0, printedCost(kind, swap) - discount); money <= kHighestCost; ++money) {
                    m_affordable[swap ? 1 : 0][slot(quarries)][slot(money)] |= mask;
                }
            }
        }
    }

    int m_count;
    PlaceMask m_all;
    PlaceMask m_large;
    PlaceMask m_production;
    PlaceMask m_largeProduction;
    std::array<PlaceMask, kMaxCircles> m_withCircles{}; ///< one circle at least, two, three
    std::array<PlaceMask, 3> m_fitting{};               ///< on no empty space, one, two and more
    WorkerBits m_workers;
    std::array<std::uint8_t, kNoPlace + 1> m_circles{};
    std::array<Building, kMaxKinds> m_kinds{};
    std::array<std::uint8_t, kBuildings> m_places{};
    std::array<PlaceMask, kBuildings> m_masks{};
    std::array<AffordableTable, 2> m_affordable{}; ///< without the swap of factory and university, and with it
    std::array<Order, kBuildOrders> m_buildOrders{};
    std::array<std::string_view, kMaxKinds> m_ids{};
};

/// The kinds of the base game.
inline constexpr KindsInPlay kBaseGame{kBaseGameKinds};

} // namespace windrose
