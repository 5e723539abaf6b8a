// SPDX-License-Identifier: GPL-3.0-or-later
#include "order_follow_up.h"

#include "game_evaluations.h"
#include "ui/session/game_session.h"
#include "ui/table/announcer.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"

#include <QTimer>

#include <utility>

namespace windrose
{

OrderFollowUp::OrderFollowUp(GameSession& session, TableView& table, GameEvaluations& evaluations,
                             std::function<bool()> isAway)
    : m_session(session), m_table(table), m_evaluations(evaluations), m_forced(session, std::move(isAway))
{
    connect(&m_session.story(), &Story::finished, this, &OrderFollowUp::orderShown);
}

void OrderFollowUp::gameChanged(const Change& change)
{
    const bool isEnd = change.kind == ChangeKind::Played && m_session.isLive() && m_session.gamePosition().isFinished();
    m_table.prompt().holdResult(isEnd && m_table.paced(speeds::kColumnTime) > 0);
    m_table.announcer().holdResult(isEnd);
    if (change.kind != ChangeKind::Played || !m_session.isLive()) {
        return;
    }
    m_isOrderNew = true;
    if (!m_session.story().isShowingOrder()) {
        orderShown();
    }
}

void OrderFollowUp::orderShown()
{
    if (!std::exchange(m_isOrderNew, false) || !m_session.isLive()) {
        return;
    }
    if (m_session.gamePosition().isFinished()) {
        QTimer::singleShot(0, this, [this] { m_evaluations.showEnd(m_table.paced(speeds::kColumnTime)); });
        return;
    }
    m_forced.consider();
}

} // namespace windrose
