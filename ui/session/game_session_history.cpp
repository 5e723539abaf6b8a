// SPDX-License-Identifier: GPL-3.0-or-later

// Orders that are played, taken back and played again.

#include "core/rules/placements.h"
#include "session_state.h"

#include <utility>

namespace windrose
{

Refusal GameSession::submit(Order order)
{
    if (!isLive()) {
        return {RefusalCode::OtherDecision, static_cast<std::int16_t>(gamePosition().decision), 0};
    }
    if (const Refusal refusal = check(m_state->now(), order)) {
        return refusal;
    }
    const Order played = canonical(m_state->now(), order);
    if (m_state->asksBeforeDropping && m_state->dropsOthers(played)) {
        m_state->waiting = played;
        emit dropAsked();
        return {};
    }
    play(played);
    return {};
}

void GameSession::play(Order order)
{
    if (m_state->dropsOthers(order)) {
        emit dropping(record());
    }
    m_state->play(order);
    tell({ChangeKind::Played, m_state->at - 1, m_state->at, eventsOf(m_state->at - 1)});
}

int GameSession::takenBack() const
{
    return historySize() - m_state->at;
}

void GameSession::setAsksBeforeDropping(bool asks)
{
    m_state->asksBeforeDropping = asks;
}

std::optional<Order> GameSession::waitingOrder() const
{
    return m_state->waiting;
}

void GameSession::playWaiting()
{
    if (const std::optional<Order> order = std::exchange(m_state->waiting, std::nullopt)) {
        play(*order);
    }
}

void GameSession::dismissWaiting()
{
    m_state->waiting.reset();
}

bool GameSession::canUndo() const
{
    return undoStop() == UndoStop::None;
}

UndoStop GameSession::undoStop() const
{
    if (!isLive()) {
        return UndoStop::LookingBack;
    }
    if (m_state->draft.canUndo()) {
        return UndoStop::None;
    }
    const int target = stepBack(m_state->moments(), m_state->at);
    return target < 0 ? UndoStop::Start : undoStopTo(target);
}

UndoStop GameSession::undoStopTo(int number) const
{
    for (int moment = m_state->at; moment > number; --moment) {
        if (const UndoStop stop = stopBefore(m_state->moments(), moment, m_state->limits); stop != UndoStop::None) {
            return stop;
        }
    }
    return UndoStop::None;
}

bool GameSession::canRedo() const
{
    if (!isLive()) {
        return false;
    }
    return m_state->draft.canRedo() || (!m_state->draft.canUndo() && m_state->at < historySize());
}

void GameSession::undo()
{
    if (!canUndo()) {
        return;
    }
    if (m_state->draft.canUndo()) {
        m_state->draft.undo();
        tellDraft();
    } else {
        goTo(stepBack(m_state->moments(), m_state->at));
    }
}

void GameSession::redo()
{
    if (!canRedo()) {
        return;
    }
    if (m_state->draft.canRedo()) {
        m_state->draft.redo();
        tellDraft();
    } else {
        goTo(stepForward(m_state->moments(), m_state->at));
    }
}

bool GameSession::goTo(int number)
{
    const int from = m_state->at;
    const int to = std::clamp(number, 0, historySize());
    if (from == to) {
        returnToGame();
        return true;
    }
    if (undoStopTo(to) != UndoStop::None) {
        return false;
    }
    Change change{to < from ? ChangeKind::Undone : ChangeKind::Redone, from, to, {}};
    for (int order = from; order < to; ++order) {
        const std::vector<Event> events = eventsOf(order);
        change.events.insert(change.events.end(), events.begin(), events.end());
    }
    m_state->standAt(to);
    tell(change);
    return true;
}

UndoStop GameSession::restartStop() const
{
    if (!isLive()) {
        return UndoStop::LookingBack;
    }
    if (isDraftChanged()) {
        return UndoStop::None;
    }
    if (m_state->isAnyPerson() && isComputersTurn()) {
        return UndoStop::Start;
    }
    return startOfRun(m_state->moments(), m_state->at) == m_state->at
               ? UndoStop::Start
               : stopBefore(m_state->moments(), m_state->at, m_state->limits);
}

void GameSession::restartTurn()
{
    if (restartStop() != UndoStop::None) {
        return;
    }
    int start = m_state->at;
    const int first = startOfRun(m_state->moments(), start);
    while (start > first && stopBefore(m_state->moments(), start, m_state->limits) == UndoStop::None) {
        --start;
    }
    if (start != m_state->at) {
        goTo(start);
    } else {
        const Position& asked = m_state->now();
        m_state->draft.arrange(currentPlacement(asked.seat(asked.turn)));
        tellDraft();
    }
}

void GameSession::setUndoLimits(const UndoLimits& limits)
{
    m_state->limits = limits;
}

UndoLimits GameSession::undoLimits() const
{
    return m_state->limits;
}

} // namespace windrose
