// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "barrels.h"
#include "city_layout.h"
#include "island.h"
#include "slot.h"
#include "small.h"
#include "workers.h"

#include <type_traits>

namespace windrose
{

/// Everything on and beside one player's board.
struct Seat {
    const KindsInPlay* kinds = &kBaseGame; ///< what places mean on this board; never null
    CityLayout city;
    PlaceMask buildings; ///< kinds owned
    Workers workers;
    Island tiles;    ///< for each kind of island tile, the spaces it lies on
    SpaceSet manned; ///< island spaces whose tile holds a colonist
    Small16 doubloons;
    Small16 victoryPoints; ///< chips, and points noted after the pool ran out
    Barrels goods;
    Small8 sanJuan; ///< colonists on no circle

    friend constexpr bool operator==(const Seat&, const Seat&) = default;

    constexpr const KindsInPlay& kindsInPlay() const { return *kinds; }

    constexpr bool owns(Building building) const { return !(buildings & kinds->maskOf(building)).isEmpty(); }
    constexpr void gain(Building building) { buildings |= kinds->maskOf(building); }
    constexpr void lose(Building building) { buildings -= kinds->maskOf(building); }

    /// Calls `visit` with each building owned, in the order of the supply.
    template <typename Visit>
    constexpr void forEachBuilding(Visit visit) const
    {
        kinds->forEach(buildings, visit);
    }

    /// Colonists on a building, 0 to 3; 0 when it is not owned.
    constexpr int colonistsOn(Building building) const { return workers.on(kinds->workers(), building); }

    /// True when the building is owned and holds a colonist: only then a violet one works.
    constexpr bool occupies(Building building) const { return workers.areOn(kinds->workers(), building); }

    /// True when an occupied building of this seat has the effect.
    constexpr bool has(Effect effect) const { return workers.give(kinds->workers(), effect); }

    /// The amounts of all occupied buildings that have the effect.
    constexpr int amountOf(Effect effect) const { return workers.amountOf(kinds->workers(), effect); }

    /// The amount of one building's effect while it is occupied, else 0.
    constexpr int amountFrom(Building building) const { return occupies(building) ? facts(building).amount : 0; }

    constexpr void setColonistsOn(Building building, int count) { workers.set(kinds->workers(), building, count); }

    /// Island spaces that hold any tile.
    constexpr SpaceSet filledIsland() const { return tiles.filled(); }

    constexpr int emptyIslandSpaces() const { return kSpaces - filledIsland().size(); }

    constexpr int tileCount(Tile tile) const { return tiles.of(tile).size(); }

    /// Occupied plantations or quarries of a kind.
    constexpr int mannedCount(Tile tile) const { return (tiles.of(tile) & manned).size(); }

    /// The tile on an island space, if any.
    constexpr std::optional<Tile> tileAt(int space) const
    {
        for (int tile = 0; tile < kTiles; ++tile) {
            if (tiles.of(static_cast<Tile>(tile)).contains(space)) {
                return static_cast<Tile>(tile);
            }
        }
        return std::nullopt;
    }

    /// The building on a city space, if any; a large one on both of its spaces.
    constexpr std::optional<Building> buildingAt(int space) const
    {
        const SupplyPlace place = city[slot(space)];
        return place == kEmptySpace ? std::nullopt : std::optional(kinds->kindAt(place));
    }

    /// Puts a building in play onto a city space; a large one is put onto both of its spaces.
    constexpr void putBuilding(Building building, int space) { city.put(kinds->placeOf(building), space); }

    /// The lowest space of a building that is owned.
    constexpr int firstSpaceOf(Building building) const
    {
        const SupplyPlace place = kinds->placeOf(building);
        int space = 0;
        while (city[slot(space)] != place) {
            ++space;
        }
        return space;
    }

    /// Kinds of goods on the wind rose.
    constexpr GoodSet kindsHeld() const { return goods.kinds(); }

    /// True when there is a colonist anywhere on this board.
    constexpr bool hasColonists() const { return sanJuan != 0 || !manned.isEmpty() || !workers.isEmpty(); }

    /// Puts a colonist onto the tile on an island space.
    constexpr void man(int islandSpace) { manned.add(islandSpace); }

    /// Kinds the occupied warehouses keep whole, 0 to 3.
    constexpr int storageKinds() const { return amountOf(Effect::StoreKinds); }

    /// Colonists on island tiles and buildings.
    constexpr int placedColonists() const
    {
        static_assert(Workers::kCountableBits <= 48 && kSpaces <= 16);
        return bitCountLong(workers.countable() | static_cast<std::uint64_t>(manned) << 48);
    }

    /// All colonists on this board, including those in San Juan.
    constexpr int colonists() const { return sanJuan + placedColonists(); }

    int emptyCitySpaces() const;      ///< 0 to 12
    int circles() const;              ///< on island tiles and buildings
    int emptyCircles() const;         ///< on island tiles and buildings
    int emptyBuildingCircles() const; ///< on buildings alone (what the ship's refill looks at)
};

static_assert(std::is_trivially_copyable_v<Seat>);
static_assert(sizeof(Seat) == 40);

} // namespace windrose
