// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bits.h"
#include "packed.h"
#include "pieces.h"

#include <type_traits>

namespace windrose
{

/// A set of city or island spaces, one bit each (bit S for space S).
using SpaceMask = std::uint16_t;
/// A set of kinds of goods, one bit each.
using GoodMask = std::uint8_t;
/// A set of kinds of buildings, one bit each.
using BuildingMask = std::uint32_t;

inline constexpr SpaceMask kAllSpaces = (1U << kSpaces) - 1U;

/// Barrels of each kind, 0 to 15; the box holds eleven of a kind at most.
class Barrels : public Nibbles<kGoods>
{
public:
    using Nibbles::Nibbles;

    /// Adds or takes away barrels kind by kind; no number may leave its range.
    constexpr void operator+=(Barrels more) { setWord(word() + more.word()); }
    constexpr void operator-=(Barrels fewer) { setWord(word() - fewer.word()); }

    /// Kinds of which there is at least one barrel.
    constexpr GoodMask kinds() const
    {
        constexpr std::uint32_t kTops = 0x88888;
        const std::uint32_t barrels = word();
        std::uint32_t kinds = ((((barrels & ~kTops) + (kTops - 0x11111)) | barrels) & kTops) >> 3; // bit 0, 4, … 16
        kinds = (kinds | kinds >> 3) & 0x10303U;
        return static_cast<GoodMask>((kinds | kinds >> 6 | kinds >> 12) & 0x1FU);
    }
};

/// What lies on the twelve spaces of an island. For each kind of tile it tells the set of spaces: kept in three planes,
/// bit by bit the number of the kind (1 for the first; 0 for an empty space).
class Island : public PackedNumbers<Island, SpaceMask, kTiles>
{
public:
    /// Spaces that hold any tile.
    constexpr SpaceMask filled() const { return static_cast<SpaceMask>(m_planes[0] | m_planes[1] | m_planes[2]); }

    constexpr SpaceMask of(Tile tile) const { return get(static_cast<std::size_t>(tile)); }
    constexpr void lay(Tile tile, int space)
    {
        const auto number = static_cast<unsigned>(tile) + 1U;
        for (unsigned plane = 0; plane < kPlanes; ++plane) {
            m_planes[plane] = static_cast<SpaceMask>(m_planes[plane] | (number >> plane & 1U) << space);
        }
    }

    constexpr SpaceMask get(std::size_t tile) const
    {
        unsigned spaces = kAllSpaces;
        for (unsigned plane = 0; plane < kPlanes; ++plane) {
            const unsigned holds = m_planes[plane];
            spaces &= ((tile + 1U) >> plane & 1U) != 0 ? holds : ~holds;
        }
        return static_cast<SpaceMask>(spaces);
    }
    /// Lays the tile on these spaces, whatever lay there, and takes it from all others.
    constexpr void set(std::size_t tile, SpaceMask spaces)
    {
        const auto cleared = static_cast<SpaceMask>(~(get(tile) | spaces));
        for (unsigned plane = 0; plane < kPlanes; ++plane) {
            const unsigned laid = ((tile + 1U) >> plane & 1U) != 0 ? spaces : 0U;
            m_planes[plane] = static_cast<SpaceMask>((m_planes[plane] & cleared) | laid);
        }
    }

    friend constexpr bool operator==(const Island&, const Island&) = default;

private:
    static constexpr unsigned kPlanes = 3;
    std::array<SpaceMask, kPlanes> m_planes{};
};

/// The kind of building on each city space or `kEmptySpace`; a large one stands on both of its spaces.
using CityLayout = PackedWord<std::uint64_t, kSpaces, 5>;
inline constexpr std::uint8_t kEmptySpace = CityLayout::kLowest;
inline constexpr CityLayout kEmptyCity{(std::uint64_t{1} << (kSpaces * 5)) - 1};

/// Colonists on buildings, by kind: two bits for each production building, then one for each violet one (none of which
/// has more than one circle).
class Workers
{
public:
    constexpr Workers() = default;

    constexpr std::uint32_t word() const { return m_word; }
    constexpr bool isEmpty() const { return m_word == 0; }

    constexpr int on(Building building) const
    {
        return static_cast<int>(m_word >> shiftOf(index(building)) & most(index(building)));
    }
    constexpr void set(Building building, int count)
    {
        m_word &= ~(most(index(building)) << shiftOf(index(building)));
        add(index(building), static_cast<unsigned>(count));
    }
    /// More of them on a kind; they must fit.
    constexpr void add(int kind, unsigned count) { m_word |= count << shiftOf(kind); }

    /// Each bit once and the upper one of a pair once more, so that counting the bits counts the colonists (36 bits).
    constexpr std::uint64_t countable() const
    {
        return m_word | static_cast<std::uint64_t>(m_word >> 1 & 0x555U) << kBits;
    }
    constexpr int total() const { return bitCountLong(countable()); }

    friend constexpr bool operator==(const Workers&, const Workers&) = default;

private:
    static constexpr int kProduction = 6;
    static constexpr int kBits = 30;
    static constexpr int shiftOf(int kind) { return kind < kProduction ? 2 * kind : kProduction + kind; }
    static constexpr std::uint32_t most(int kind) { return kind < kProduction ? 3U : 1U; }

    std::uint32_t m_word = 0;
};

/// Everything on and beside one player's board.
struct Seat {
    CityLayout city = kEmptyCity;
    BuildingMask buildings = 0; ///< kinds owned
    Workers workers;
    Island tiles;         ///< for each kind of island tile, the spaces it lies on
    SpaceMask manned = 0; ///< island spaces whose tile holds a colonist
    std::uint16_t doubloons = 0;
    std::uint16_t victoryPoints = 0; ///< chips, and points noted after the pool ran out
    Barrels goods;
    std::uint8_t sanJuan = 0; ///< colonists on no circle

    friend constexpr bool operator==(const Seat&, const Seat&) = default;

    constexpr bool owns(Building building) const { return (buildings >> index(building) & 1U) != 0; }

    /// Colonists on a building, 0 to 3; 0 when it is not owned.
    constexpr int colonistsOn(Building building) const { return workers.on(building); }

    /// True when the building is owned and holds a colonist: only then a violet one works.
    constexpr bool occupies(Building building) const { return colonistsOn(building) != 0; }

    constexpr void setColonistsOn(Building building, int count) { workers.set(building, count); }

    /// Island spaces that hold any tile.
    constexpr SpaceMask filledIsland() const { return tiles.filled(); }

    constexpr int emptyIslandSpaces() const { return kSpaces - bitCount(filledIsland()); }

    constexpr int tileCount(Tile tile) const { return bitCount(tiles.of(tile)); }

    /// Occupied plantations or quarries of a kind.
    constexpr int mannedCount(Tile tile) const { return bitCount(static_cast<SpaceMask>(tiles.of(tile) & manned)); }

    /// The tile on an island space, if any.
    constexpr std::optional<Tile> tileAt(int space) const
    {
        for (int tile = 0; tile < kTiles; ++tile) {
            if ((tiles.of(static_cast<Tile>(tile)) >> space & 1U) != 0) {
                return static_cast<Tile>(tile);
            }
        }
        return std::nullopt;
    }

    /// The building on a city space, if any; a large one on both of its spaces.
    constexpr std::optional<Building> buildingAt(int space) const
    {
        const std::uint8_t kind = city[static_cast<std::size_t>(space)];
        return kind == kEmptySpace ? std::nullopt : std::optional(static_cast<Building>(kind));
    }

    /// The lowest space of a building that is owned.
    constexpr int firstSpaceOf(Building building) const
    {
        int space = 0;
        while (city[static_cast<std::size_t>(space)] != index(building)) {
            ++space;
        }
        return space;
    }

    /// Kinds of goods on the wind rose.
    constexpr GoodMask kindsHeld() const { return goods.kinds(); }

    /// True when there is a colonist anywhere on this board.
    constexpr bool hasColonists() const { return (sanJuan | manned | workers.word()) != 0; }

    /// Kinds the occupied warehouses keep whole, 0 to 3.
    constexpr int storageKinds() const
    {
        return (occupies(Building::SmallWarehouse) ? 1 : 0) + (occupies(Building::LargeWarehouse) ? 2 : 0);
    }

    /// Colonists on island tiles and buildings.
    constexpr int placedColonists() const
    {
        return bitCountLong(workers.countable() | static_cast<std::uint64_t>(manned) << 48);
    }

    /// All on this board, San Juan included.
    constexpr int colonists() const { return sanJuan + placedColonists(); }

    int emptyCitySpaces() const;      ///< 0 to 12
    int emptyCircles() const;         ///< on island tiles and buildings
    int emptyBuildingCircles() const; ///< on buildings alone (what the ship's refill looks at)
};

static_assert(std::is_trivially_copyable_v<Seat>);
static_assert(sizeof(Seat) == 32);

} // namespace windrose
