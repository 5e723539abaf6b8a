// SPDX-License-Identifier: GPL-3.0-or-later
#include "order_tempo.h"

#include "game_session.h"

#include <algorithm>

namespace windrose
{

OrderTempo tempoOfLastOrder(const GameSession& session)
{
    const GameHistory& history = session.history();
    const auto isComputer = session.seats().computersAmongPersons();
    const int count = history.played();
    int first = count; // of the computers' orders since a person's last one
    while (first > 0 && isComputer[static_cast<std::size_t>(history.seatOf(first - 1))]) {
        --first;
    }
    if (first == count) {
        const pacing::OrderTime order =
            count == 0 ? pacing::OrderTime() : pacing::unhurried(history.eventsOf(count - 1));
        return {order, order};
    }
    OrderTempo tempo;
    int elapsed = 0;
    for (int order = first; order < count; ++order) {
        tempo.unhurried = pacing::unhurried(history.eventsOf(order));
        tempo.planned = pacing::hurried(tempo.unhurried, elapsed);
        elapsed += tempo.planned.sum();
    }
    return tempo;
}

OrderTempo tempoOfOrdersSince(const GameSession& session, int from)
{
    const pacing::OrderTime all = pacing::unhurried(session.history().eventsBetween(from, session.orderCount()));
    return {all, {std::min(all.pictures, pacing::kTurnTime), all.pause}};
}

} // namespace windrose
