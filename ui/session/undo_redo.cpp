// SPDX-License-Identifier: GPL-3.0-or-later
#include "undo_redo.h"

#include "core/rules/placements.h"
#include "game_session.h"

#include <algorithm>

namespace windrose
{

UndoRules UndoRedo::rules() const
{
    return {m_session.history(), m_session.seats().computersAmongPersons()};
}

UndoStop UndoRedo::stop() const
{
    if (!m_session.isLive()) {
        return UndoStop::LookingBack;
    }
    if (m_session.placement().canUndo()) {
        return UndoStop::None;
    }
    const int target = rules().stepBack(m_session.orderCount());
    return target < 0 ? UndoStop::Start : stopTo(target);
}

UndoStop UndoRedo::stopTo(int number) const
{
    for (int moment = m_session.orderCount(); moment > number; --moment) {
        if (const UndoStop stop = rules().stopBefore(moment, m_limits); stop != UndoStop::None) {
            return stop;
        }
    }
    return UndoStop::None;
}

bool UndoRedo::canRedo() const
{
    const MayorPlacement& placement = m_session.placement();
    return m_session.isLive() && (placement.canRedo() || (!placement.canUndo() && m_session.history().takenBack() > 0));
}

void UndoRedo::undo()
{
    if (!canUndo()) {
        return;
    }
    if (m_session.placement().canUndo()) {
        m_session.placement().undo();
    } else {
        goTo(rules().stepBack(m_session.orderCount()));
    }
}

void UndoRedo::redo()
{
    if (!canRedo()) {
        return;
    }
    if (m_session.placement().canRedo()) {
        m_session.placement().redo();
    } else {
        goTo(rules().stepForward(m_session.orderCount()));
    }
}

bool UndoRedo::goTo(int number)
{
    const int to = std::clamp(number, 0, m_session.history().size());
    if (to == m_session.orderCount()) {
        m_session.returnToGame();
        return true;
    }
    if (stopTo(to) != UndoStop::None) {
        return false;
    }
    m_session.jumpTo(to);
    return true;
}

UndoStop UndoRedo::restartStop() const
{
    if (!m_session.isLive()) {
        return UndoStop::LookingBack;
    }
    if (m_session.placement().isChanged()) {
        return UndoStop::None;
    }
    if (m_session.seats().isAnyPerson() && m_session.isComputersTurn()) {
        return UndoStop::Start;
    }
    const int now = m_session.orderCount();
    return rules().startOfRun(now) == now ? UndoStop::Start : rules().stopBefore(now, m_limits);
}

void UndoRedo::restartTurn()
{
    if (restartStop() != UndoStop::None) {
        return;
    }
    int start = m_session.orderCount();
    const int first = rules().startOfRun(start);
    while (start > first && rules().stopBefore(start, m_limits) == UndoStop::None) {
        --start;
    }
    if (start != m_session.orderCount()) {
        goTo(start);
    } else {
        m_session.placement().resetToStart();
    }
}

} // namespace windrose
