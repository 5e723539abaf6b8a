// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heuristic_player.h"
#include "player.h"
#include "search.h"

#include <span>
#include <string_view>

namespace windrose
{

/// The strength of a computer player, weakest first.
enum class Level : std::uint8_t { Castaway, Deckhand, Newcomer, Planter, Merchant, Shipmaster, Viceroy };

/// The preferences of a computer player: they affect what it builds and chooses, and a little its strength.
enum class Style : std::uint8_t { Opportunist, Builder, Shipper, Trader, Settler };

inline constexpr int kLevels = 7;
inline constexpr int kStyles = 5;
static_assert(kLevels == index(Level::Viceroy) + 1 && kStyles == index(Style::Settler) + 1, "each is counted");
inline constexpr std::array<std::string_view, kLevels> kLevelIds{"castaway", "deckhand",   "newcomer", "planter",
                                                                 "merchant", "shipmaster", "viceroy"};
inline constexpr std::array<std::string_view, kStyles> kStyleIds{"opportunist", "builder", "shipper", "trader",
                                                                 "settler"};

/// How well a player of a level judges orders at a table of some number of players. With fewer players
/// skill decides more games, so each number of players has its own.
struct LevelSkill {
    int budget = 0;      ///< thousandths of a reward (see `Value`) that an order may give away
    int simulations = 0; ///< of its search; 0: it looks one order ahead
    Playouts playouts = Playouts::PlainNet;
    int bias = 100; ///< percent of the bias of a biased level
};

/// A level is defined by what a person of that skill would overlook, never by random mistakes: the player picks
/// the best order by its own limited and biased evaluation among those that cost at most its budget. What an order
/// costs is judged by a net, one order ahead or in a search.
struct LevelFacts {
    int horizon = Weights{}.horizon; ///< how far its own evaluation looks ahead
    int otherGoals = kAllGoals;      ///< percent that anything but its present goal counts
    bool isBiased = false;           ///< overrates some things, such as large buildings
    int variation = 0;               ///< percent by which its weights may be off; drawn once per game
    int othersShare = 0;             ///< thousandths of the others' gains that it takes into account (see `advantage`)
    bool countsPoints = false;       ///< remembers who earned hidden points (see `PointCount`)
    bool provesEndings = false;      ///< enumerates the last orders of a game where it can (see `provedOrders`)

    /// For 2 to 5 players.
    std::array<LevelSkill, kMaxPlayers - kMinPlayers + 1> skills{};
    const LevelSkill& skill(int players) const { return skills[slot(players - kMinPlayers)]; }

    static constexpr int kAllGoals = 100; ///< it has no single goal
};
const LevelFacts& facts(Level level);

/// As the number of simulations in a level's budget: the level's own number.
inline constexpr int kLevelsOwn = 0;

/// Makes a player. A number of simulations in `budget` replaces that of levels that search; a time limits it, and a
/// time alone replaces it for the viceroy. The same seed and positions give the same orders unless the budget contains
/// a time.
std::unique_ptr<Player> makeLevel(Level level, Style style, std::uint64_t seed, const SearchBudget& budget = {},
                                  int threads = 1);

} // namespace windrose
