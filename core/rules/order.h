// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "barrels.h"
#include "buildings.h"
#include "island.h"
#include "slot.h"

namespace windrose
{

/// What an order does; each answers one decision (`Pass` answers several).
enum class OrderKind : std::uint8_t {
    Pass,
    ChooseRole,
    Hacienda,
    NoHacienda,
    Take,
    Place,
    Build,
    Bonus,
    Sell,
    Load,
    LoadWharf,
    Store,
};
inline constexpr int kOrderKinds = index(OrderKind::Store) + 1;

/// Whether the player takes the colonist that an order would bring: the mayor's, the hospice's, the university's.
enum class ExtraColonist : std::uint8_t { Accepted, Declined };

/// "The first space that fits", in place of a space.
inline constexpr std::uint8_t kAnySpace = 0xFF;

/// One answer to one decision, 8 bytes, comparable. Create it with the functions below, and read it with the accessors
/// of its kind. `check` says whether it is legal. `Order{}` is a pass; an uninitialized order holds no defined value,
/// so that creating a list of orders costs nothing.
struct Order {
    OrderKind kind;
    std::uint8_t piece;   ///< role, tile, building or good
    std::uint16_t mask;   ///< Place: island spaces; Store: kinds kept whole; else `ExtraColonist`
    std::uint32_t detail; ///< Place: two bits for each city space; Take, Build: spaces; Load: ship

    friend constexpr bool operator==(const Order&, const Order&) = default;

    static constexpr Order chooseRole(Role role, ExtraColonist colonist = ExtraColonist::Accepted)
    {
        return {OrderKind::ChooseRole, static_cast<std::uint8_t>(role), static_cast<std::uint16_t>(colonist), 0};
    }
    static constexpr Order hacienda() { return {OrderKind::Hacienda, 0, 0, 0}; }
    static constexpr Order noHacienda() { return {OrderKind::NoHacienda, 0, 0, 0}; }
    static constexpr Order take(Tile tile, ExtraColonist colonist = ExtraColonist::Accepted, int space = kAnySpace)
    {
        return {OrderKind::Take, static_cast<std::uint8_t>(tile), static_cast<std::uint16_t>(colonist),
                static_cast<std::uint32_t>(space)};
    }
    /// A whole placement: the island spaces manned, and two bits for each city space (a building's first space).
    static constexpr Order place(SpaceSet island, std::uint32_t city) { return {OrderKind::Place, 0, island, city}; }
    /// `colonists` (0 to 3) on the building whose first city space is `space`, as part of the city of `place`.
    static constexpr std::uint32_t colonistsInCity(int space, int colonists)
    {
        return static_cast<std::uint32_t>(colonists) << (2 * space);
    }
    static constexpr Order build(Building building, ExtraColonist colonist = ExtraColonist::Accepted,
                                 int space = kAnySpace, int secondSpace = kAnySpace)
    {
        return {OrderKind::Build, static_cast<std::uint8_t>(building), static_cast<std::uint16_t>(colonist),
                static_cast<std::uint32_t>(space) | static_cast<std::uint32_t>(secondSpace) << 8};
    }
    static constexpr Order bonus(Good good) { return {OrderKind::Bonus, static_cast<std::uint8_t>(good), 0, 0}; }
    static constexpr Order sell(Good good) { return {OrderKind::Sell, static_cast<std::uint8_t>(good), 0, 0}; }
    /// `ship` counts from 0 in ascending capacity.
    static constexpr Order load(Good good, int ship)
    {
        return {OrderKind::Load, static_cast<std::uint8_t>(good), 0, static_cast<std::uint32_t>(ship)};
    }
    static constexpr Order loadWharf(Good good)
    {
        return {OrderKind::LoadWharf, static_cast<std::uint8_t>(good), 0, 0};
    }
    /// Keeps one barrel of `single` and all barrels of the kinds in `whole`.
    static constexpr Order store(Good single, GoodSet whole)
    {
        return {OrderKind::Store, static_cast<std::uint8_t>(single), whole, 0};
    }
    static constexpr Order pass() { return {OrderKind::Pass, 0, 0, 0}; }

    constexpr Role role() const { return static_cast<Role>(piece); }
    constexpr Tile tile() const { return static_cast<Tile>(piece); }
    constexpr Building building() const { return static_cast<Building>(piece); }
    constexpr Good good() const { return static_cast<Good>(piece); }
    /// Whether a ChooseRole, Take or Build order declines its extra colonist. False for other kinds, which bring none.
    constexpr bool declinesColonist() const
    {
        return (kind == OrderKind::ChooseRole || kind == OrderKind::Take || kind == OrderKind::Build) &&
               mask == static_cast<std::uint16_t>(ExtraColonist::Declined);
    }
    constexpr int space() const { return static_cast<int>(detail & 0xFFU); }            ///< Take, Build; or `kAnySpace`
    constexpr int secondSpace() const { return static_cast<int>(detail >> 8 & 0xFFU); } ///< Build; or `kAnySpace`
    constexpr int ship() const { return static_cast<int>(detail); }
    constexpr GoodSet keptKinds() const { return GoodSet(mask); }
    /// Store: the first kind to keep whole that is not in `held`, also one that does not exist; -1 when there is none.
    constexpr int keptOutside(GoodSet held) const
    {
        const unsigned kinds = mask & ~unsigned{held};
        return kinds == 0 ? -1 : std::countr_zero(kinds);
    }
    constexpr SpaceSet islandPlacement() const { return SpaceSet(mask); }
    /// Place: the colonists on all city spaces, two bits for each.
    constexpr std::uint32_t cityPlacements() const { return detail; }
    /// Place: the highest city space that gets colonists, also one that does not exist; -1 when there is none.
    constexpr int highestCitySpace() const { return (static_cast<int>(std::bit_width(detail)) + 1) / 2 - 1; }
    constexpr int cityPlacement(int citySpace) const { return static_cast<int>(detail >> (2 * citySpace) & 3U); }
};
static_assert(sizeof(Order) == 8);
static_assert(kSpaces < kAnySpace, "each space differs from the mark");
static_assert(kBuildings <= 256, "`piece` names each kind of building");
static_assert(kSpaces <= 16 && 2 * kSpaces <= 32, "`mask` and `detail` hold a whole placement");

/// A list of orders with room for every decision but the mayor's placement; it never allocates.
// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): not cleared, because it is made in the hot path
class OrderList
{
public:
    static constexpr int kCapacity = 64;

    constexpr void clear() { m_size = 0; }
    constexpr void add(Order order) { m_orders[slot(m_size++)] = order; }
    /// Adds the order if `wanted`, without a branch, because a processor cannot predict random play.
    constexpr void addIf(bool wanted, Order order)
    {
        m_orders[slot(m_size)] = order;
        m_size += wanted ? 1 : 0;
    }
    constexpr int size() const { return m_size; }
    constexpr bool isEmpty() const { return m_size == 0; }
    constexpr const Order& operator[](int place) const { return m_orders[slot(place)]; }
    constexpr const Order* begin() const { return m_orders.data(); }
    constexpr const Order* end() const { return m_orders.data() + m_size; }

private:
    std::array<Order, kCapacity> m_orders; // deliberately not cleared: the list is filled in the hot path
    int m_size = 0;
};

} // namespace windrose
