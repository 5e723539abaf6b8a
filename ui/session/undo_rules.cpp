// SPDX-License-Identifier: GPL-3.0-or-later
#include "undo_rules.h"

#include <algorithm>

namespace windrose
{

namespace
{

bool showsHiddenTiles(const std::vector<Event>& events)
{
    return std::any_of(events.begin(), events.end(), [](const Event& event) {
        return event.kind == EventKind::HaciendaDrawn || event.kind == EventKind::PlantationsDealt;
    });
}

} // namespace

std::vector<Event> eventsOf(const Moments& moments, int number)
{
    Position position = moments.at(number);
    EventList list;
    apply(position, moments.orders[static_cast<std::size_t>(number)], list);
    return std::move(list.events);
}

UndoStop stopBefore(const Moments& moments, int number, const UndoLimits& limits)
{
    if (number <= 0) {
        return UndoStop::Start;
    }
    const bool isLast = number == moments.count();
    if (limits.toTurn && !isLast && moments.seatOf(number) != moments.seatOf(number - 1)) {
        return UndoStop::Turn;
    }
    if (limits.atHiddenTiles && showsHiddenTiles(eventsOf(moments, number - 1))) {
        return UndoStop::HiddenTiles;
    }
    return UndoStop::None;
}

int startOfRun(const Moments& moments, int number)
{
    const bool isFinished = moments.at(number).isFinished();
    if (isFinished && number == 0) {
        return 0;
    }
    const int seat = isFinished ? moments.seatOf(number - 1) : moments.seatOf(number);
    int start = number;
    while (start > 0 && moments.seatOf(start - 1) == seat) {
        --start;
    }
    return start;
}

bool reachBeyondOneTurn(const Moments& moments, int number)
{
    for (int order = number + 1; order < moments.count(); ++order) {
        if (moments.seatOf(order) != moments.seatOf(number)) {
            return true;
        }
    }
    return false;
}

} // namespace windrose
