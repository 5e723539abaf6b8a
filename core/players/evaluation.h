// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/order.h"
#include "../rules/position.h"
#include "rewards.h"

#include <span>

namespace windrose
{

/// The value of a position for each seat.
struct Value {
    Shares rewards{}; ///< what a search maximizes, 0 to `kCertain`
    Shares chances{}; ///< to win, of `kCertain`; for display
};

/// Evaluates positions for a search. Deterministic, and independent of face-down tiles. Must be thread-safe: the
/// threads of a search share it.
class Evaluation
{
public:
    Evaluation() = default;
    Evaluation(const Evaluation&) = delete;
    Evaluation& operator=(const Evaluation&) = delete;
    virtual ~Evaluation() = default;

    /// The value of the position that a playout ended in; the exact result of a finished game.
    virtual Value valueOf(const Position& position) const = 0;

    /// Writes the prior of each of the `orders`, candidates of the seat to move. Priors are positive and add up to 1.
    virtual void findPriors(const Position& position, const OrderList& orders, std::span<float> priors) const = 0;
};

} // namespace windrose
