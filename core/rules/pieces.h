// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

namespace windrose
{

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 5;
inline constexpr int kGoods = 5;
inline constexpr int kTiles = 6;
inline constexpr int kRoles = 7;
inline constexpr int kMaxRoleCards = 8;
inline constexpr int kBuildings = 23;
inline constexpr int kSpaces = 12;
inline constexpr int kColumns = 4;
inline constexpr int kTradingHouseSpaces = 4;
inline constexpr int kCargoShips = 3;
inline constexpr int kMaxFaceUp = 6;
/// All plantation tiles of the box: in play at most 47 lie in the stack and the discard pile together, but a position
/// that is read may have empty islands and no face-up row.
inline constexpr int kMaxStack = 50;

/// The five kinds of goods, in the order of their trading price (0 to 4 doubloons).
enum class Good : std::uint8_t { Corn, Indigo, Sugar, Tobacco, Coffee };

/// What lies on an island space: a plantation of a good, or a quarry. The first five equal the goods.
enum class Tile : std::uint8_t { Corn, Indigo, Sugar, Tobacco, Coffee, Quarry };

/// The seven roles. With five players there are two prospector cards, with four and two one, with three none.
enum class Role : std::uint8_t { Settler, Mayor, Builder, Craftsman, Trader, Captain, Prospector };

/// The 23 kinds of buildings: production buildings first, then the small and the large violet ones.
enum class Building : std::uint8_t {
    SmallIndigoPlant,
    SmallSugarMill,
    IndigoPlant,
    SugarMill,
    TobaccoStorage,
    CoffeeRoaster,
    SmallMarket,
    Hacienda,
    ConstructionHut,
    SmallWarehouse,
    Hospice,
    Office,
    LargeMarket,
    LargeWarehouse,
    Factory,
    University,
    Harbor,
    Wharf,
    GuildHall,
    Residence,
    Fortress,
    CustomsHouse,
    CityHall,
};

/// The family a kind of building belongs to; "large" means that it fills two adjacent city spaces.
enum class BuildingClass : std::uint8_t { SmallProduction, LargeProduction, SmallViolet, LargeViolet };

/// One row of the building table: everything printed on the tile and on the board beside it.
struct BuildingFacts {
    std::string_view id;         ///< name in orders and JSON
    BuildingClass buildingClass; ///
    Good good;                   ///< what a production building makes; meaningless for violet ones
    std::uint8_t column;         ///< 1 to 4: printed victory points and the most quarries that count
    std::uint8_t cost;           ///< printed price in doubloons
    std::uint8_t circles;        ///< places for colonists
    std::uint8_t copies;         ///< in play with 3 to 5 players
    std::uint8_t copiesForTwo;   ///< in play with 2 players
};

/// The building table (rules of play, section 2), by `Building`.
inline constexpr std::array<BuildingFacts, kBuildings> kBuildingFacts{{
    {"small_indigo_plant", BuildingClass::SmallProduction, Good::Indigo, 1, 1, 1, 4, 2},
    {"small_sugar_mill", BuildingClass::SmallProduction, Good::Sugar, 1, 2, 1, 4, 2},
    {"indigo_plant", BuildingClass::LargeProduction, Good::Indigo, 2, 3, 3, 3, 2},
    {"sugar_mill", BuildingClass::LargeProduction, Good::Sugar, 2, 4, 3, 3, 2},
    {"tobacco_storage", BuildingClass::LargeProduction, Good::Tobacco, 3, 5, 3, 3, 2},
    {"coffee_roaster", BuildingClass::LargeProduction, Good::Coffee, 3, 6, 2, 3, 2},
    {"small_market", BuildingClass::SmallViolet, Good::Corn, 1, 1, 1, 2, 1},
    {"hacienda", BuildingClass::SmallViolet, Good::Corn, 1, 2, 1, 2, 1},
    {"construction_hut", BuildingClass::SmallViolet, Good::Corn, 1, 2, 1, 2, 1},
    {"small_warehouse", BuildingClass::SmallViolet, Good::Corn, 1, 3, 1, 2, 1},
    {"hospice", BuildingClass::SmallViolet, Good::Corn, 2, 4, 1, 2, 1},
    {"office", BuildingClass::SmallViolet, Good::Corn, 2, 5, 1, 2, 1},
    {"large_market", BuildingClass::SmallViolet, Good::Corn, 2, 5, 1, 2, 1},
    {"large_warehouse", BuildingClass::SmallViolet, Good::Corn, 2, 6, 1, 2, 1},
    {"factory", BuildingClass::SmallViolet, Good::Corn, 3, 7, 1, 2, 1},
    {"university", BuildingClass::SmallViolet, Good::Corn, 3, 8, 1, 2, 1},
    {"harbor", BuildingClass::SmallViolet, Good::Corn, 3, 8, 1, 2, 1},
    {"wharf", BuildingClass::SmallViolet, Good::Corn, 3, 9, 1, 2, 1},
    {"guild_hall", BuildingClass::LargeViolet, Good::Corn, 4, 10, 1, 1, 1},
    {"residence", BuildingClass::LargeViolet, Good::Corn, 4, 10, 1, 1, 1},
    {"fortress", BuildingClass::LargeViolet, Good::Corn, 4, 10, 1, 1, 1},
    {"customs_house", BuildingClass::LargeViolet, Good::Corn, 4, 10, 1, 1, 1},
    {"city_hall", BuildingClass::LargeViolet, Good::Corn, 4, 10, 1, 1, 1},
}};

/// What differs between the numbers of players (rules of play, section 1.2).
struct SetupFacts {
    std::uint8_t doubloons;                      ///< each seat's money at the start
    std::uint8_t indigoSeats;                    ///< seats 0 … n-1 that start with indigo; the others start with corn
    std::uint8_t victoryPoints;                  ///< chips in the pool
    std::uint8_t colonists;                      ///< in the supply, besides those on the ship (one for each player)
    std::array<std::uint8_t, kCargoShips> ships; ///< capacities, ascending; 0 where there is no ship
    std::uint8_t roleCards;                      ///
    std::uint8_t rolesPerPlayer;                 ///< cards each player takes in a round
    std::uint8_t quarries;                       ///
    std::array<std::uint8_t, kGoods> plantations; ///< tiles of each kind in the box, starting tiles included
    std::array<std::uint8_t, kGoods> goods;       ///< barrels of each kind
};

/// The set-up table, by number of players less two.
inline constexpr std::array<SetupFacts, 4> kSetupFacts{{
    {3, 1, 65, 40, {4, 6, 0}, 7, 3, 5, {7, 9, 8, 6, 5}, {8, 9, 9, 7, 7}},
    {2, 2, 75, 55, {4, 5, 6}, 6, 1, 8, {10, 12, 11, 9, 8}, {10, 11, 11, 9, 9}},
    {3, 2, 100, 75, {5, 6, 7}, 7, 1, 8, {10, 12, 11, 9, 8}, {10, 11, 11, 9, 9}},
    {4, 3, 122, 95, {6, 7, 8}, 8, 1, 8, {10, 12, 11, 9, 8}, {10, 11, 11, 9, 9}},
}};

inline constexpr std::array<std::string_view, kTiles> kTileIds{"corn",    "indigo", "sugar",
                                                               "tobacco", "coffee", "quarry"};
inline constexpr std::array<std::string_view, kRoles> kRoleIds{"settler", "mayor",   "builder",   "craftsman",
                                                               "trader",  "captain", "prospector"};

/// The enumerator's place in its table.
template <typename Enum>
requires std::is_enum_v<Enum>
constexpr int index(Enum value)
{
    return static_cast<int>(value);
}

constexpr const BuildingFacts& facts(Building building)
{
    return kBuildingFacts[static_cast<std::size_t>(building)];
}

/// Set-up of a game of `players`, 2 to 5.
constexpr const SetupFacts& setupFacts(int players)
{
    return kSetupFacts[static_cast<std::size_t>(players - kMinPlayers)];
}

constexpr std::string_view id(Good good)
{
    return kTileIds[static_cast<std::size_t>(good)];
}
constexpr std::string_view id(Tile tile)
{
    return kTileIds[static_cast<std::size_t>(tile)];
}
constexpr std::string_view id(Role role)
{
    return kRoleIds[static_cast<std::size_t>(role)];
}
constexpr std::string_view id(Building building)
{
    return facts(building).id;
}

/// Doubloons the trading house pays for a barrel, before any privilege or market.
constexpr int tradingPrice(Good good)
{
    return index(good);
}

/// The plantation that grows a good.
constexpr Tile plantationOf(Good good)
{
    return static_cast<Tile>(good);
}

/// True for the five buildings that fill two city spaces.
constexpr bool isLarge(Building building)
{
    return facts(building).buildingClass == BuildingClass::LargeViolet;
}

/// True for the six buildings that make goods.
constexpr bool isProduction(Building building)
{
    return facts(building).buildingClass <= BuildingClass::LargeProduction;
}

/// The role a card shows; cards 6 and 7 are the prospectors.
constexpr Role roleOfCard(int card)
{
    return card >= kRoles ? Role::Prospector : static_cast<Role>(card);
}

/// True when a card (0 to 7) is used with this number of players: no prospector with three, two with five.
constexpr bool isCardInGame(int players, int card)
{
    return card < setupFacts(players).roleCards;
}

/// True when two spaces of the 4 × 3 grid share a side.
constexpr bool areAdjacent(int a, int b)
{
    const int low = a < b ? a : b;
    const int high = a < b ? b : a;
    return high - low == kColumns || (high - low == 1 && high % kColumns != 0);
}

} // namespace windrose
