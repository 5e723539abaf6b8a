// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match_players.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace windrose::cli
{

/// Whether a player's share of wins is nearer to the first or to the second figure, with an error of 5 % each way
/// (Wald's sequential test). With equal figures there is no test.
struct ShareTest {
    double low = 0;
    double high = 0;
};

/// A match: its players and games. Every seed is played once with each rotation of the
/// seats, so that no player has better seats.
struct MatchPlan {
    std::vector<MatchPlayer> seats; ///< in seat order of the first rotation
    std::uint64_t seed = 0;         ///< of the match: the same seed gives the same tables
    std::uint64_t first = 0;        ///< number of the first game
    std::uint64_t games = 0;
    int threads = 1;
    ShareTest test;            ///< of the first player: stop early once it is clear
    bool pointsHidden = false; ///< players are not shown what others hold (observation.h), as at the table
    std::string records;       ///< a folder that takes the record of each game; empty: none is kept
};

/// The limit of a match's size and of its first game's number.
inline constexpr std::uint64_t kMaxGames = 1'000'000'000'000;

/// A win counts as this many parts, divisible by every possible number of winners.
inline constexpr int kWholeWin = 60;

/// The results of one player (by name), as sums, so that parts of a match can be merged.
struct PlayerSums {
    std::uint64_t games = 0; ///< seats played
    std::uint64_t wins = 0;  ///< in parts of `kWholeWin`
    std::uint64_t ranks = 0; ///< places, in halves: a shared place counts as the mean of those it covers
    std::uint64_t points = 0;
    std::uint64_t squares = 0; ///< of the points
    std::uint64_t decisions = 0;
    std::uint64_t failures = 0; ///< games it could not play by itself: they count as lost
    double seconds = 0;

    void add(const PlayerSums& other);
};

/// Numbers of games from the first one to before the second.
using Games = std::pair<std::uint64_t, std::uint64_t>;

/// The result of a match, or of a part of it.
struct MatchSums {
    std::map<std::string, PlayerSums> players;
    std::array<std::uint64_t, kMaxPlayers> seatWins{}; ///< in parts of `kWholeWin`, by seat
    std::array<std::uint64_t, kEndTriggers> ends{};    ///< which trigger fired first
    std::uint64_t games = 0;
    std::uint64_t rounds = 0;
    std::uint64_t winnersPoints = 0;
    std::vector<Games> played;           ///< in order; `add` leaves it
    bool isStoppedEarly = false;         ///< by the sequential test
    std::optional<double> accepted;      ///< the share the test finds nearer; `add` leaves it
    std::vector<std::string> complaints; ///< what went wrong, the first ones
    std::string error;                   ///< why the match could not go on; empty: nothing is wrong

    void add(const MatchSums& other);
};

/// Sentences about failures that are kept.
inline constexpr std::size_t kMaxComplaints = 10;

/// `low` or `high`, whichever explains the results better; empty while that is unclear.
std::optional<double> acceptedShare(const ShareTest& test, const PlayerSums& player);

/// Plays the match. A player that fails is replaced by the quick policy to the end of the game, which then counts as
/// lost for it: last place, no points. Games and sums do not depend on the number of threads unless a budget is a time
/// or the match stops early. When something fails that is no player (a record cannot be written, there is no memory) it
/// ends, `error` says why, and what was played counts.
MatchSums playMatch(const MatchPlan& plan);

} // namespace windrose::cli
