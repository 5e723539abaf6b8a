// SPDX-License-Identifier: GPL-3.0-or-later
#include "mayor_placement.h"

#include "core/players/defaults.h"
#include "core/rules/placements.h"
#include "game_session.h"

namespace windrose
{

bool MayorPlacement::isOpen() const
{
    return m_session.isLive() && m_draft.isOpen() && !m_session.isComputersTurn();
}

bool MayorPlacement::canMove(ColonistPlace from, ColonistPlace to) const
{
    return isOpen() && m_draft.canMove(from, to);
}

bool MayorPlacement::move(ColonistPlace from, ColonistPlace to)
{
    if (!canMove(from, to)) {
        return false;
    }
    m_draft.move(from, to);
    emit stepped();
    return true;
}

void MayorPlacement::clear()
{
    if (isOpen() && m_draft.arrange(Order::place({}, 0))) {
        emit stepped();
    }
}

void MayorPlacement::placeForMe()
{
    arrange(sensiblePlacement(m_session.position()));
}

void MayorPlacement::arrange(Order placement)
{
    if (isOpen() && !check(m_session.gamePosition(), placement) && m_draft.arrange(placement)) {
        emit stepped();
    }
}

void MayorPlacement::resetToStart()
{
    const Position& asked = m_session.gamePosition();
    m_draft.arrange(currentPlacement(asked.seat(asked.turn)));
    emit stepped();
}

Order MayorPlacement::order() const
{
    const Position& now = m_session.gamePosition();
    return m_draft.isOpen() ? m_draft.order() : currentPlacement(now.seat(now.turn));
}

Refusal MayorPlacement::refusal() const
{
    return check(m_session.gamePosition(), order());
}

OrderOutcome MayorPlacement::finish()
{
    return m_session.submit(order());
}

void MayorPlacement::undo()
{
    m_draft.undo();
    emit stepped();
}

void MayorPlacement::redo()
{
    m_draft.redo();
    emit stepped();
}

void MayorPlacement::begin()
{
    m_draft.close();
    if (m_session.gamePosition().decision == Decision::PlaceColonists) {
        m_draft.open(m_session.gamePosition());
    }
}

} // namespace windrose
