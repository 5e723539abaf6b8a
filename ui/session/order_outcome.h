// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <vector>

namespace windrose
{

/// The result of submitting an order.
struct OrderOutcome {
    enum class Kind {
        Played,  ///< with `events`
        Waiting, ///< it would discard undone orders and waits for an answer
        Refused, ///< because of `refusal`
    };
    Kind kind = Kind::Played;
    std::vector<Event> events;
    Refusal refusal;

    bool isPlayed() const { return kind == Kind::Played; }
    bool isWaiting() const { return kind == Kind::Waiting; }
    bool isRefused() const { return kind == Kind::Refused; }
};

} // namespace windrose
