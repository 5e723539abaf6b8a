// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slot.h"

#include <array>
#include <bit>
#include <cstddef>
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
inline constexpr int kSpaces = 12;
inline constexpr int kColumns = 4;
inline constexpr int kTradingHouseSpaces = 4;
inline constexpr int kCargoShips = 3;
inline constexpr int kMaxFaceUp = 6;
inline constexpr int kMaxBarrels = 11; ///< of a kind in the box
/// All plantation tiles of the box: in play at most 47 lie in the stack and the discard pile together, but a position
/// that is read may have empty islands and no face-up row.
inline constexpr int kMaxStack = 50;

/// The five kinds of goods, in the order of their trading price (0 to 4 doubloons).
enum class Good : std::uint8_t { Corn, Indigo, Sugar, Tobacco, Coffee };

/// What lies on an island space: a plantation of a good, or a quarry. The first five equal the goods.
enum class Tile : std::uint8_t { Corn, Indigo, Sugar, Tobacco, Coffee, Quarry };

/// The seven roles. With five players there are two prospector cards, with four and two one, with three none.
enum class Role : std::uint8_t { Settler, Mayor, Builder, Craftsman, Trader, Captain, Prospector };

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

/// Set-up of a game of `players`, 2 to 5.
constexpr const SetupFacts& setupFacts(int players)
{
    return kSetupFacts[slot(players - kMinPlayers)];
}

static_assert(kGoods == index(Good::Coffee) + 1 && kTiles == index(Tile::Quarry) + 1, "each piece is counted");
static_assert(kRoles == index(Role::Prospector) + 1 && kMaxRoleCards == kRoles + 1, "two cards show the last role");
static_assert(kSetupFacts.size() == kMaxPlayers - kMinPlayers + 1, "each number of players has its row");
static_assert(kSpaces % kColumns == 0, "the spaces form whole rows");
static_assert(kMaxFaceUp == kMaxPlayers + 1, "the row has one tile more than there are players");
static_assert([] {
    for (const SetupFacts& setup : kSetupFacts) {
        int tiles = 0;
        for (std::size_t good = 0; good < kGoods; ++good) {
            tiles += setup.plantations[good];
            if (setup.goods[good] > kMaxBarrels) {
                return false;
            }
        }
        if (tiles > kMaxStack || setup.roleCards > kMaxRoleCards) {
            return false;
        }
    }
    return true;
}());

constexpr std::string_view id(Good good)
{
    return kTileIds[slot(good)];
}
constexpr std::string_view id(Tile tile)
{
    return kTileIds[slot(tile)];
}
constexpr std::string_view id(Role role)
{
    return kRoleIds[slot(role)];
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
