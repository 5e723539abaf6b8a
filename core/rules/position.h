// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "building_stock.h"
#include "face_up_row.h"
#include "random.h"
#include "seat.h"
#include "slot.h"
#include "taken_cards.h"
#include "tile_piles.h"
#include "trading_house.h"

#include <algorithm>

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
static_assert(kPhases == index(Phase::Finished) + 1 && kDecisions == index(Decision::None) + 1, "each is counted");
inline constexpr std::array<std::string_view, kPhases> kPhaseIds{
    "choose_role", "settler", "mayor", "builder", "craftsman", "trader", "captain", "storage", "finished"};
inline constexpr std::array<std::string_view, kDecisions> kDecisionIds{
    "choose_role", "hacienda", "take_plantation", "place_colonists", "build", "bonus_good", "sell", "load",
    "store",       "none"};

/// What makes the current round the last one (rules of play, section 5).
enum class EndTrigger : std::uint8_t { None, Colonists, City, VictoryPoints };
inline constexpr int kEndTriggers = 3;
static_assert(kEndTriggers == index(EndTrigger::VictoryPoints), "each but `None` is counted");
inline constexpr std::array<std::string_view, kEndTriggers + 1> kEndTriggerIds{"", "colonists", "city",
                                                                               "victory_points"};

/// The end triggers of a game in the order they fired, then `None`.
class EndTriggers : public PackedNumbers<EndTriggers, EndTrigger, kEndTriggers>
{
public:
    constexpr EndTrigger get(std::size_t place) const { return static_cast<EndTrigger>(m_triggers.get(place)); }
    constexpr void set(std::size_t place, EndTrigger trigger)
    {
        m_triggers.set(place, static_cast<std::uint8_t>(trigger));
    }

    friend constexpr bool operator==(const EndTriggers&, const EndTriggers&) = default;

private:
    static_assert(kEndTriggers < 4, "two bits name a trigger or none");
    PackedWord<std::uint8_t, kEndTriggers, 2> m_triggers;
};

/// The rule options; all off is the printed game.
struct Options {
    bool factoryUniversitySwap = false; ///< factory costs 8, university 7
    bool cornStartMinusOne = false;     ///< seats that start with corn start with one doubloon less
    bool victoryPoints126 = false;      ///< five players: a pool of 126 instead of 122

    friend constexpr bool operator==(const Options&, const Options&) = default;
};

inline constexpr std::int8_t kNobody = -1;
inline constexpr std::uint8_t kNoGood = 0xFF;

/// A cargo ship's load; its capacity follows from the number of players.
struct CargoShip {
    std::uint8_t good = kNoGood; ///< a `Good`, or `kNoGood` when empty
    std::uint8_t barrels = 0;

    constexpr bool isEmpty() const { return good == kNoGood; }
    constexpr bool carries(Good kind) const { return good == index(kind); }
    /// Adds barrels of a kind; it must be empty or carry that kind.
    constexpr void load(Good kind, int amount)
    {
        good = static_cast<std::uint8_t>(kind);
        barrels = static_cast<std::uint8_t>(barrels + amount);
    }

    friend constexpr bool operator==(const CargoShip&, const CargoShip&) = default;
};

/// The most doubloons of a seat, far more than in any real game.
inline constexpr int kMaxMoney = 65535;
/// The most doubloons on a role card.
inline constexpr int kMaxOnCardStored = 255;
/// The round counter stops at this number.
inline constexpr int kLastRound = 65535;

/// The complete state of a game: a plain value that includes the order of the hidden tiles and the state of the random
/// generator. It refers to the `KindsInPlay` that says which kinds of buildings are in play. Equal positions stay equal
/// under equal orders.
struct Position {
    Random random;                         ///< drives reshuffles
    std::array<Seat, kMaxPlayers> seats{}; ///< the first `players` are in the game
    BuildingStock buildingsLeft;
    TakenCards takenBy;
    std::array<Small8, kMaxRoleCards> cardDoubloons{}; ///< a card keeps `kMaxOnCardStored` at most
    Small16 round{1};                                  ///< stays at `kLastRound` once it is there
    TilePiles piles;
    FaceUpRow faceUp;
    Barrels goods;        ///< supply
    Small8 victoryPoints; ///< chips left in the pool
    Small8 colonists;     ///< supply
    Small8 colonistShip;
    Small8 quarries;
    std::array<CargoShip, kCargoShips> ships{};
    TradingHouse tradingHouse;
    Small8 players;
    Small8 governor;
    Phase phase = Phase::ChooseRole;
    Decision decision = Decision::ChooseRole;
    Small8 chooser;      ///< chooses a role, or chose the one under way
    Small8 turn;         ///< must decide now; when finished, the last chooser
    Small8 acted;        ///< seats that have had their turn in this phase; in the captain's: turns since the last load
    SeatSet wharvesUsed; ///< captain: seats whose wharf has sailed
    bool captainLoaded = false; ///< captain: the privilege point has been given
    GoodSet produced;           ///< craftsman: kinds the chooser produced
    EndTriggers endTriggers;
    Options options;

    friend constexpr bool operator==(const Position&, const Position&) = default;

    /// The kinds of buildings in play: the same for all seats.
    constexpr const KindsInPlay& kinds() const { return seats[0].kindsInPlay(); }
    /// Sets the kinds in play, which must outlive all copies of the position, while cities and supply are empty.
    constexpr void setKinds(const KindsInPlay& kinds)
    {
        for (Seat& seat : seats) {
            seat.kinds = &kinds;
        }
    }
    /// Copies of a building left in the supply; 0 for a kind that is not in play.
    constexpr int copiesLeft(Building building) const
    {
        return kinds().contains(building) ? buildingsLeft.left(kinds().placeOf(building)) : 0;
    }
    /// Sets how many copies of a kind in play are left.
    constexpr void setCopiesLeft(Building building, int left) { buildingsLeft.put(kinds().placeOf(building), left); }

    constexpr Seat& seat(int number) { return seats[slot(number)]; }
    constexpr const Seat& seat(int number) const { return seats[slot(number)]; }
    constexpr Seat& seatToMove() { return seat(turn); }
    constexpr const Seat& seatToMove() const { return seat(turn); }
    constexpr bool isFinished() const { return phase == Phase::Finished; }
    constexpr int roleCards() const { return setupFacts(players).roleCards; }
    /// Role cards the seats take together in a round.
    constexpr int cardsInRound() const { return players * setupFacts(players).rolesPerPlayer; }
    constexpr int shipCount() const { return players == 2 ? 2 : 3; }
    constexpr CargoShip& ship(int number) { return ships[slot(number)]; }
    constexpr const CargoShip& ship(int number) const { return ships[slot(number)]; }
    constexpr int shipCapacity(int ship) const { return setupFacts(players).ships[slot(ship)]; }

    /// Seats after the chooser, clockwise: offset 0 is the chooser.
    constexpr int seatAfterChooser(int offset) const
    {
        const int number = chooser + offset;
        return number < players ? number : number - players;
    }

    /// The next seat, clockwise.
    constexpr int seatAfter(int number) const { return number + 1 == players ? 0 : number + 1; }

    /// True when the seat to move is the one that chose the role: it has the privilege.
    constexpr bool chooserMoves() const { return turn == chooser; }

    /// The seat has had its turn in this phase; the next one, clockwise from the chooser, may act.
    constexpr void endTurn() { ++acted; }

    constexpr int cardsTaken() const { return kMaxRoleCards - takenBy.untaken().size(); } ///< in this round
    bool hasEndTrigger(EndTrigger trigger) const;
    bool isLastRound() const { return endTriggers[0] != EndTrigger::None; }

    /// True when a hospice or university could bring a colonist: one is in the supply or on the ship.
    constexpr bool hasColonistToGive() const { return colonists != 0 || colonistShip != 0; }
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(std::all_of(kSetupFacts.begin(), kSetupFacts.end(),
                          [](const SetupFacts& setup) {
                              return setup.victoryPoints + 4 <= Small8::kMost &&
                                     setup.colonists + kMaxPlayers <= Small8::kMost;
                          }),
              "the pool, with the option of 126 points, and the supply fit into their counters");
static_assert(kMaxOnCardStored == Small8::kMost && kLastRound == Small16::kMost && kMaxMoney == Small16::kMost,
              "the limits are those of the counters");
static_assert(sizeof(Position) <= 320, "five cache lines");

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

} // namespace windrose
