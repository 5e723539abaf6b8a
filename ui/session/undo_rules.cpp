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

/// No person has given an order from `number` on.
bool isLastOfPersons(const Moments& moments, int number)
{
    while (number < moments.history.size() && moments.isComputers(number)) {
        ++number;
    }
    return number == moments.history.size();
}

} // namespace

int stepBack(const Moments& moments, int number)
{
    int step = number - 1;
    while (step >= 0 && moments.isComputers(step)) {
        --step;
    }
    return step;
}

int stepForward(const Moments& moments, int number)
{
    int step = std::min(number + 1, moments.history.size());
    while (step < moments.history.size() && moments.isComputers(step)) {
        ++step;
    }
    return step;
}

UndoStop stopBefore(const Moments& moments, int number, const UndoLimits& limits)
{
    if (number <= 0) {
        return UndoStop::Start;
    }
    const bool isComputers = moments.isComputers(number - 1);
    if (limits.toTurn && !isComputers && !isLastOfPersons(moments, number) &&
        moments.history.seatOf(number) != moments.history.seatOf(number - 1)) {
        return UndoStop::Turn;
    }
    if (limits.atHiddenTiles && showsHiddenTiles(moments.history.eventsOf(number - 1))) {
        return UndoStop::HiddenTiles;
    }
    return UndoStop::None;
}

int startOfRun(const Moments& moments, int number)
{
    const bool isFinished = moments.history.positionAt(number).isFinished();
    if (isFinished && number == 0) {
        return 0;
    }
    const int seat = isFinished ? moments.history.seatOf(number - 1) : moments.history.seatOf(number);
    int start = number;
    while (start > 0 && moments.history.seatOf(start - 1) == seat) {
        --start;
    }
    return start;
}

bool reachBeyondOneTurn(const Moments& moments, int number)
{
    int previous = -1; // order of a person
    for (int order = number; order < moments.history.size(); ++order) {
        if (moments.isComputers(order)) {
            continue;
        }
        if (previous >= 0 &&
            (previous + 1 != order || moments.history.seatOf(order) != moments.history.seatOf(previous))) {
            return true;
        }
        previous = order;
    }
    return false;
}

} // namespace windrose
