// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"
#include "player_failure.h"

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace windrose
{

struct SearchBudget;

/// The reasoning behind an answer, as far as the player knows it.
struct Thought {
    std::int64_t simulations = 0;
    std::optional<int> chance; ///< the seat's chance to win, of `kCertain`
    std::vector<Order> line;   ///< the answer and the expected continuation; hidden tiles are guessed
};

/// A player answers the decisions of a seat: heuristics, a search, an external program, or a replayed record. It must
/// not use hidden information in the positions it is given; the caller may hide it first (observation.h).
class Player
{
public:
    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    virtual ~Player() = default;

    /// Returns a legal order for the seat to move. Answers within 20 ms after `stop` becomes true, with the best order
    /// found so far. The game must not be finished.
    virtual Order decide(const Position& position, const std::atomic<bool>& stop) = 0;

    /// Thinks on as the player at `seat` while another one decides, within `budget` and until `stop` becomes true (at
    /// most 20 ms longer), so that the next answer builds on more. Players whose number of simulations is given ignore
    /// it, because their answers would depend on how long the others take.
    virtual void ponder(const Position& position, int seat, const SearchBudget& budget, const std::atomic<bool>& stop);

    /// Called for every order played by any seat. Points may be hidden in its position, but not in its events:
    /// everybody sees a load.
    virtual void played(const PlayedOrder& played);

    /// Discards all cached results when a new game begins or the game jumps to another position.
    virtual void forget();

    /// Replaces the search limit given at construction. Players that do not search ignore it.
    virtual void setBudget(const SearchBudget& budget);

    /// Says whether the other seats' victory points in the positions are hidden, that is spread evenly (observation.h),
    /// or real (the default). Players that do not evaluate positions ignore it.
    virtual void setPointsHidden(bool hidden);

    /// The reasoning behind the last answer.
    virtual Thought lastThought() const;

    /// Why the player cannot answer by itself, if it cannot. It then still answers, by the quick policy, so that
    /// a game can be played to its end; the caller decides what the failure means.
    virtual PlayerFailure failure() const;
};

} // namespace windrose
