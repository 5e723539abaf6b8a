// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bits.h"
#include "pieces.h"
#include "random.h"

#include <type_traits>

namespace windrose
{

/// Where the game stands between two orders. `Storage` is the end of the captain's phase.
enum class Phase : std::uint8_t {
    ChooseRole,
    Settler,
    Mayor,
    Builder,
    Craftsman,
    Trader,
    Captain,
    Storage,
    Finished,
};

/// The question the seat to move has to answer; `None` when the game is finished.
enum class Decision : std::uint8_t {
    ChooseRole,
    Hacienda,
    TakePlantation,
    PlaceColonists,
    Build,
    BonusGood,
    Sell,
    Load,
    Store,
    None,
};

inline constexpr int kPhases = 9;
inline constexpr int kDecisions = 10;
inline constexpr std::array<std::string_view, kPhases> kPhaseIds{
    "choose_role", "settler", "mayor", "builder", "craftsman", "trader", "captain", "storage", "finished"};
inline constexpr std::array<std::string_view, kDecisions> kDecisionIds{
    "choose_role", "hacienda", "take_plantation", "place_colonists", "build", "bonus_good", "sell", "load",
    "store",       "none"};

/// What makes the current round the last one (rules of play, section 5).
enum class EndTrigger : std::uint8_t { None, Colonists, City, VictoryPoints };
inline constexpr int kEndTriggers = 3;
inline constexpr std::array<std::string_view, kEndTriggers + 1> kEndTriggerIds{"", "colonists", "city",
                                                                               "victory_points"};

/// The rule options; all off is the printed game.
struct Options {
    bool factoryUniversitySwap = false; ///< factory costs 8, university 7
    bool cornStartMinusOne = false;     ///< seats that start with corn start with one doubloon less
    bool victoryPoints126 = false;      ///< five players: a pool of 126 instead of 122

    friend constexpr bool operator==(const Options&, const Options&) = default;
};

/// A set of city or island spaces, one bit each (bit S for space S).
using SpaceMask = std::uint16_t;
/// A set of kinds of goods, one bit each.
using GoodMask = std::uint8_t;
/// A set of kinds of buildings, one bit each.
using BuildingMask = std::uint32_t;

inline constexpr SpaceMask kAllSpaces = (1U << kSpaces) - 1U;
inline constexpr std::uint8_t kEmptySpace = 0xFF;
inline constexpr std::int8_t kNobody = -1;
inline constexpr std::uint8_t kNoGood = 0xFF;

/// The city of a seat that owns nothing.
constexpr std::array<std::uint8_t, kSpaces> emptyCity()
{
    std::array<std::uint8_t, kSpaces> city{};
    city.fill(kEmptySpace);
    return city;
}

/// Everything on and beside one player's board.
struct Seat {
    std::uint64_t buildingColonists = 0; ///< two bits for each kind of building: colonists on it
    std::uint32_t doubloons = 0;
    BuildingMask buildings = 0;            ///< kinds owned
    std::array<SpaceMask, kTiles> tiles{}; ///< for each kind of island tile, the spaces it lies on
    SpaceMask manned = 0;                  ///< island spaces whose tile holds a colonist
    std::uint16_t victoryPoints = 0;       ///< chips, and points noted after the pool ran out
    /// The kind on each space or `kEmptySpace`; a large building stands on both of its spaces.
    std::array<std::uint8_t, kSpaces> city = emptyCity();
    std::array<std::uint8_t, kGoods> goods{};
    std::uint8_t sanJuan = 0; ///< colonists on no circle

    friend constexpr bool operator==(const Seat&, const Seat&) = default;

    constexpr bool owns(Building building) const { return (buildings >> index(building) & 1U) != 0; }

    /// Colonists on a building, 0 to 3; 0 when it is not owned.
    constexpr int colonistsOn(Building building) const
    {
        return static_cast<int>(buildingColonists >> (2 * index(building)) & 3U);
    }

    /// True when the building is owned and holds a colonist: only then a violet one works.
    constexpr bool occupies(Building building) const { return colonistsOn(building) != 0; }

    constexpr void setColonistsOn(Building building, int count)
    {
        const int shift = 2 * index(building);
        buildingColonists =
            (buildingColonists & ~(std::uint64_t{3} << shift)) | (static_cast<std::uint64_t>(count) << shift);
    }

    /// Island spaces that hold any tile.
    constexpr SpaceMask filledIsland() const
    {
        return static_cast<SpaceMask>(tiles[0] | tiles[1] | tiles[2] | tiles[3] | tiles[4] | tiles[5]);
    }

    constexpr int emptyIslandSpaces() const { return kSpaces - bitCount(filledIsland()); }

    constexpr int tileCount(Tile tile) const { return bitCount(tiles[static_cast<std::size_t>(tile)]); }

    /// Occupied plantations or quarries of a kind.
    constexpr int mannedCount(Tile tile) const
    {
        return bitCount(static_cast<SpaceMask>(tiles[static_cast<std::size_t>(tile)] & manned));
    }

    /// The tile on an island space, if any.
    constexpr std::optional<Tile> tileAt(int space) const
    {
        for (int tile = 0; tile < kTiles; ++tile) {
            if ((tiles[static_cast<std::size_t>(tile)] >> space & 1U) != 0) {
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
    constexpr GoodMask kindsHeld() const
    {
        unsigned kinds = 0;
        for (int good = 0; good < kGoods; ++good) {
            kinds |= (goods[static_cast<std::size_t>(good)] != 0 ? 1U : 0U) << good;
        }
        return static_cast<GoodMask>(kinds);
    }

    int emptyCitySpaces() const;      ///< 0 to 12
    int emptyCircles() const;         ///< on island tiles and buildings
    int emptyBuildingCircles() const; ///< on buildings alone (what the ship's refill looks at)
    int colonists() const;            ///< all on this board, San Juan included
    int storageKinds() const;         ///< kinds the occupied warehouses keep whole, 0 to 3
};

/// A cargo ship's load; its capacity follows from the number of players.
struct CargoShip {
    std::uint8_t good = kNoGood; ///< a `Good`, or `kNoGood` when empty
    std::uint8_t barrels = 0;

    friend constexpr bool operator==(const CargoShip&, const CargoShip&) = default;
};

/// A whole game at one moment: a plain value, everything included, the order of the hidden stack and the state of the
/// random generator too. Two equal positions go on equally under equal orders.
struct Position {
    Random random;                         ///< drives reshuffles
    std::array<Seat, kMaxPlayers> seats{}; ///< the first `players` are in the game
    std::uint32_t round = 1;
    std::array<std::uint16_t, kMaxRoleCards> cardDoubloons{};
    std::array<std::int8_t, kMaxRoleCards> takenBy{kNobody, kNobody, kNobody, kNobody,
                                                   kNobody, kNobody, kNobody, kNobody};
    std::array<std::uint8_t, kMaxStack> stack{}; ///< see `deckSize` and `discardSize`
    std::uint8_t deckSize = 0;    ///< face-down tiles at the front of `stack`; the last of them is drawn next
    std::uint8_t discardSize = 0; ///< discarded tiles at the back of `stack`, the first one at its very end
    std::array<std::uint8_t, kMaxFaceUp> faceUp{};
    std::uint8_t faceUpSize = 0;
    std::array<std::uint8_t, kBuildings> buildingsLeft{};
    std::array<std::uint8_t, kGoods> goods{}; ///< supply
    std::uint8_t victoryPoints = 0;           ///< chips left in the pool
    std::uint8_t colonists = 0;               ///< supply
    std::uint8_t colonistShip = 0;
    std::uint8_t quarries = 0;
    std::array<CargoShip, kCargoShips> ships{};
    std::array<std::uint8_t, kTradingHouseSpaces> tradingHouse{};
    std::uint8_t tradingHouseSize = 0;
    std::uint8_t players = 0;
    std::uint8_t governor = 0;
    Phase phase = Phase::ChooseRole;
    Decision decision = Decision::ChooseRole;
    std::uint8_t chooser = 0; ///< chooses a role, or chose the one under way
    std::uint8_t turn = 0;    ///< must decide now; when finished, the last chooser
    std::uint8_t acted =
        0; ///< seats that have had their turn in this phase; in the captain's: turns since the last load
    std::uint8_t wharvesUsed = 0;                       ///< captain: seats whose wharf has sailed, one bit each
    bool captainLoaded = false;                         ///< captain: the privilege point has been given
    GoodMask produced = 0;                              ///< craftsman: kinds the chooser produced
    std::array<EndTrigger, kEndTriggers> endTriggers{}; ///< in the order they fired, then `None`
    Options options;

    friend constexpr bool operator==(const Position&, const Position&) = default;

    constexpr Seat& seat(int number) { return seats[static_cast<std::size_t>(number)]; }
    constexpr const Seat& seat(int number) const { return seats[static_cast<std::size_t>(number)]; }
    constexpr bool isFinished() const { return phase == Phase::Finished; }
    constexpr int roleCards() const { return setupFacts(players).roleCards; }
    constexpr int shipCount() const { return players == 2 ? 2 : 3; }
    constexpr int shipCapacity(int ship) const { return setupFacts(players).ships[static_cast<std::size_t>(ship)]; }

    /// Seats after the chooser, clockwise: offset 0 is the chooser.
    constexpr int seatAfterChooser(int offset) const { return (chooser + offset) % players; }

    int cardsTaken() const; ///< role cards taken in this round
    bool hasEndTrigger(EndTrigger trigger) const;
    bool isLastRound() const { return endTriggers[0] != EndTrigger::None; }

    /// True when a hospice or university could bring somebody: a colonist in the supply or on the ship.
    constexpr bool hasColonistToGive() const { return colonists != 0 || colonistShip != 0; }

    constexpr Tile nextFaceDown() const { return static_cast<Tile>(stack[deckSize - 1U]); }
    constexpr Tile discarded(int place) const
    {
        return static_cast<Tile>(stack[static_cast<std::size_t>(kMaxStack - 1 - place)]);
    }
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 512);

/// Printed cost of a building with or without the factory and the university in each other's place, in doubloons.
constexpr int printedCost(Building building, bool factoryUniversitySwap)
{
    if (factoryUniversitySwap && building == Building::Factory) {
        return facts(Building::University).cost;
    }
    if (factoryUniversitySwap && building == Building::University) {
        return facts(Building::Factory).cost;
    }
    return facts(building).cost;
}

/// Printed cost of a building under the options of a game, in doubloons.
int printedCost(const Position& position, Building building);

/// What a seat would pay for a building now: cost less the builder's privilege (only while the seat is the chooser of a
/// builder phase) less its occupied quarries up to the building's column, never below 0 (rules of play, 3.3).
struct Price {
    int printed = 0;
    int privilege = 0; ///< 1 for the builder
    int quarries = 0;  ///< occupied quarries that count
    int total = 0;
};
Price priceFor(const Position& position, int seat, Building building);

/// Victory points in the box for these players and options.
int victoryPointsInBox(int players, const Options& options);

/// Copies of a building in play for this number of players.
constexpr int copiesInPlay(Building building, int players)
{
    return players == 2 ? facts(building).copiesForTwo : facts(building).copies;
}

} // namespace windrose
