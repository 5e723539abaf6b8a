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

/// Wald's sequential test: whether a player's share of wins is nearer to `low` or to `high`, each with an error of 5 %.
/// With equal shares there is no test.
struct ShareTest {
    double low = 0;
    double high = 0;
};

/// A match: its players and games. Every seed is played once with each rotation of the
/// seats, so that no player has better seats.
struct MatchPlan {
    std::vector<MatchPlayer> seats; ///< in seat order of the first rotation
    std::uint64_t seed = 0;         ///< the same seed gives the same set-ups
    std::uint64_t first = 0;        ///< number of the first game
    std::uint64_t games = 0;
    int threads = 1;
    ShareTest test;            ///< of the first player; the match stops early when it is decided
    bool pointsHidden = false; ///< players do not see the others' points (observation.h), as at the table
    std::string records;       ///< the folder for records of the games; empty: none are written
};

/// The limit of a match's number of games and of its first game's number.
inline constexpr std::uint64_t kMaxGames = 1'000'000'000'000;

/// A win counts as this many parts, divisible by every possible number of winners.
inline constexpr int kWholeWin = 60;

/// The results of one player (by name), as sums, so that parts of a match can be merged.
struct PlayerSums {
    std::uint64_t games = 0; ///< seats played
    std::uint64_t wins = 0;  ///< in parts of `kWholeWin`
    std::uint64_t ranks = 0; ///< places times two: a tie counts as the mean of the places it covers
    std::uint64_t points = 0;
    std::uint64_t squares = 0; ///< of the points' squares
    std::uint64_t decisions = 0;
    std::uint64_t failures = 0; ///< games in which the player failed; they count as lost
    double seconds = 0;

    void add(const PlayerSums& other);
};

/// Numbers of games from the first one to before the second.
using Games = std::pair<std::uint64_t, std::uint64_t>;

/// The result of a match, or of a part of it.
struct MatchSums {
    std::map<std::string, PlayerSums> players;
    std::array<std::uint64_t, kMaxPlayers> seatWins{}; ///< in parts of `kWholeWin`, by seat
    std::array<std::uint64_t, kEndTriggers> ends{};    ///< by the trigger that fired first
    std::uint64_t games = 0;
    std::uint64_t rounds = 0;
    std::uint64_t winnersPoints = 0;
    std::vector<Games> played;           ///< in order; `add` leaves it
    bool isStoppedEarly = false;         ///< by the sequential test
    std::optional<double> accepted;      ///< the share that the test accepted; `add` does not change it
    std::vector<std::string> complaints; ///< messages about failures, at most `kMaxComplaints`
    std::string error;                   ///< why the match was aborted; empty if it was not

    void add(const MatchSums& other);
};

/// Limit of the stored messages about failures.
inline constexpr std::size_t kMaxComplaints = 10;

/// `low` or `high`, whichever explains the results better; empty while that is unclear.
std::optional<double> acceptedShare(const ShareTest& test, const PlayerSums& player);

/// Plays the match. A player that fails is replaced by the quick policy to the end of the game, which then counts as
/// lost for it: last place, no points. Games and sums do not depend on the number of threads unless a budget is a time
/// or the match stops early. On other errors (a record cannot be written, out of memory) the match ends, `error` gives
/// the reason, and the games played so far count.
MatchSums playMatch(const MatchPlan& plan);

} // namespace windrose::cli
