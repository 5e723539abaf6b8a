// SPDX-License-Identifier: GPL-3.0-or-later
#include "forced_moves.h"

#include "ui/dialogs/settings.h"
#include "ui/session/game_session.h"
#include "ui/session/only_order.h"

#include <QTimer>

namespace windrose
{

namespace
{

constexpr int kForcedPause = 350; // milliseconds before a forced order is played, so that people can follow

} // namespace

ForcedMoves::ForcedMoves(GameSession& session, std::function<bool()> isAway)
    : m_session(session), m_isAway(std::move(isAway))
{
}

void ForcedMoves::consider()
{
    if (settings::playForced.value() && !m_session.isComputersTurn() && onlyOrder(m_session)) {
        QTimer::singleShot(kForcedPause, this, [this, moment = m_session.orderCount()] { play(moment); });
    }
}

void ForcedMoves::play(int moment)
{
    const std::optional<Order> only = onlyOrder(m_session);
    if (only && !m_isAway() && m_session.isLive() && m_session.orderCount() == moment) {
        m_session.submit(*only);
    }
}

} // namespace windrose
