// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <vector>

namespace windrose
{

/// What came of an order that was submitted.
struct OrderOutcome {
    enum class Kind {
        Played,  ///< `events` say what it did
        Waiting, ///< it would drop orders that were taken back, and waits for an answer
        Refused, ///< `refusal` says why
    };
    Kind kind = Kind::Played;
    std::vector<Event> events;
    Refusal refusal;

    bool isPlayed() const { return kind == Kind::Played; }
    bool isWaiting() const { return kind == Kind::Waiting; }
    bool isRefused() const { return kind == Kind::Refused; }
};

} // namespace windrose
