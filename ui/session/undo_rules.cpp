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

/// Whether a computer player gave order `number`; false if only computers play.
bool UndoRules::isComputers(int number) const
{
    return m_computers[static_cast<std::size_t>(m_history.seatOf(number))];
}

/// No person has given an order from `number` on.
bool UndoRules::isLastOfPersons(int number) const
{
    while (number < m_history.size() && isComputers(number)) {
        ++number;
    }
    return number == m_history.size();
}

int UndoRules::stepBack(int number) const
{
    int step = number - 1;
    while (step >= 0 && isComputers(step)) {
        --step;
    }
    return step;
}

int UndoRules::stepForward(int number) const
{
    int step = std::min(number + 1, m_history.size());
    while (step < m_history.size() && isComputers(step)) {
        ++step;
    }
    return step;
}

UndoStop UndoRules::stopBefore(int number, const UndoLimits& limits) const
{
    if (number <= 0) {
        return UndoStop::Start;
    }
    const bool isByComputer = isComputers(number - 1);
    if (limits.toTurn && !isByComputer && !isLastOfPersons(number) &&
        m_history.seatOf(number) != m_history.seatOf(number - 1)) {
        return UndoStop::Turn;
    }
    if (limits.atHiddenTiles && showsHiddenTiles(m_history.eventsOf(number - 1))) {
        return UndoStop::HiddenTiles;
    }
    return UndoStop::None;
}

int UndoRules::startOfRun(int number) const
{
    const bool isFinished = m_history.positionAt(number).isFinished();
    if (isFinished && number == 0) {
        return 0;
    }
    const int seat = isFinished ? m_history.seatOf(number - 1) : m_history.seatOf(number);
    int start = number;
    while (start > 0 && m_history.seatOf(start - 1) == seat) {
        --start;
    }
    return start;
}

bool UndoRules::reachBeyondOneTurn(int number) const
{
    int previous = -1; // order of a person
    for (int order = number; order < m_history.size(); ++order) {
        if (isComputers(order)) {
            continue;
        }
        if (previous >= 0 && (previous + 1 != order || m_history.seatOf(order) != m_history.seatOf(previous))) {
            return true;
        }
        previous = order;
    }
    return false;
}

} // namespace windrose
