// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_bars.h"

#include "placement_controller.h"
#include "prompt_bar.h"
#include "replay_bar.h"

/* TRANSLATOR windrose::TableBars  The lines and bars below the table. */

namespace windrose
{

TableBars::TableBars(GameSession& session, PlacementController& controller, StoragePicker& picker, QWidget& table)
    : m_session(session),
      m_controller(controller),
      m_table(table),
      m_prompt(new PromptBar(session, controller, picker, &table)),
      m_replay(new ReplayBar(session, controller, &table))
{
    m_replay->hide();
    connect(m_prompt, &PromptBar::temporaryTextChanged, this, &TableBars::show);
    connect(m_replay, &ReplayBar::closeRequested, this, &TableBars::endReplay);
}

void TableBars::show()
{
    if (m_isReplaced) {
        return;
    }
    const bool hadFocus = m_replay->isAncestorOf(m_table.focusWidget());
    if (m_replay->isHidden() == m_isReplaying) {
        m_replay->refresh();
        m_replay->setVisible(m_isReplaying);
        emit replayShown(m_isReplaying);
    }
    m_prompt->setVisible(!m_isReplaying || m_prompt->showsTemporaryText());
    m_prompt->raise();
    if (hadFocus && !m_isReplaying) {
        m_controller.walk().restoreFocus();
    }
}

void TableBars::startReplay()
{
    if (m_session.history().size() == 0) {
        //: Why the replay cannot begin.
        m_prompt->warn(tr("Nothing has been played yet."));
        return;
    }
    m_isReplaying = true;
    m_prompt->warn({});
    show();
    m_replay->begin();
}

void TableBars::endReplay()
{
    m_isReplaying = false;
    m_session.returnToGame();
    show();
}

void TableBars::follow(ChangeKind change)
{
    const bool isLooking = change == ChangeKind::Viewed;
    if (change != ChangeKind::Seated) {
        m_isReplaying = isLooking && (!m_session.isLive() || m_replay->isSeeking());
    }
    show();
}

void TableBars::hideForOtherBar()
{
    m_isReplaced = true;
    m_prompt->hide();
}

bool TableBars::playDefault()
{
    return !m_isReplaced && m_prompt->playDefault();
}

void TableBars::layOut(const QRect& place)
{
    m_prompt->setGeometry(place);
    m_replay->setGeometry(place);
}

void TableBars::retranslate()
{
    m_prompt->refresh();
    m_replay->refresh();
}

QList<QWidget*> TableBars::stops() const
{
    return m_isReplaying && !m_prompt->showsTemporaryText() ? m_replay->stops() : m_prompt->stops();
}

} // namespace windrose
