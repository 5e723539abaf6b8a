// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"

#include <atomic>
#include <memory>

namespace windrose
{

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
};

} // namespace windrose
