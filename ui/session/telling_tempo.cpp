// SPDX-License-Identifier: GPL-3.0-or-later
#include "telling_tempo.h"

#include "game_session.h"

#include <algorithm>

namespace windrose
{

TellingTempo tempoOfLastOrder(const GameSession& session)
{
    const GameHistory& history = session.history();
    const auto isComputer = session.seats().computersAmongPersons();
    const int count = history.played();
    int first = count; // of the computers' orders since a person's last one
    while (first > 0 && isComputer[static_cast<std::size_t>(history.seatOf(first - 1))]) {
        --first;
    }
    if (first == count) {
        const telling::OrderTime order =
            count == 0 ? telling::OrderTime() : telling::unhurried(history.eventsOf(count - 1));
        return {order, order};
    }
    TellingTempo tempo;
    int told = 0;
    for (int order = first; order < count; ++order) {
        tempo.unhurried = telling::unhurried(history.eventsOf(order));
        tempo.planned = telling::hurried(tempo.unhurried, told);
        told += tempo.planned.sum();
    }
    return tempo;
}

TellingTempo tempoOfOrdersSince(const GameSession& session, int from)
{
    const telling::OrderTime all = telling::unhurried(session.history().eventsBetween(from, session.orderCount()));
    return {all, {std::min(all.pictures, telling::kTurnTime), all.pause}};
}

} // namespace windrose
