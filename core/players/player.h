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

/// What stood behind an answer, as far as the player knows.
struct Thought {
    int simulations = 0;       ///< imagined games
    std::optional<int> chance; ///< of the seat to win, of `kCertain`
    std::vector<Order> line;   ///< the answer and what is expected to follow; hidden tiles are guessed
};

/// Somebody who sits at a seat and answers its decisions: rules of thumb, a search, another program, a record that is
/// replayed. What is hidden in the positions it is shown it must not use; who asks may hide it first (observation.h).
class Player
{
public:
    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    virtual ~Player() = default;

    /// A legal order for the seat to move. May take its time, but answers within 20 ms after `stop` became true, with
    /// the best it has by then. The game must not be finished.
    virtual Order decide(const Position& position, const std::atomic<bool>& stop) = 0;

    /// Told of every order that is played, by whomever; `before` is the position it was given in.
    virtual void played(const Position& before, Order order);

    /// Another game begins, or the game was taken to another moment: nothing that was thought holds any more.
    virtual void forget();

    /// How much may be thought from now on, in place of what it was made with. Who does not search takes no notice.
    virtual void setBudget(const SearchBudget& budget);

    /// Whether others' victory points in the positions it is shown are what they hold, or are hidden and only spread
    /// evenly (observation.h). They are what they hold at first. Who does not judge positions takes no notice.
    virtual void setPointsHidden(bool hidden);

    /// What stood behind the last answer.
    virtual Thought lastThought() const;

    /// What keeps the player from answering by itself, if anything. It still answers then, by rules of thumb, so that
    /// a game can be played to its end; whoever asks decides what the failure means.
    virtual PlayerFailure failure() const;
};

} // namespace windrose
