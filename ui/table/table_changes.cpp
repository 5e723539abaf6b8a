// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_changes.h"

#include "motion_layer.h"
#include "placement_controller.h"
#include "prompt_bar.h"
#include "recap_panel.h"
#include "table_parts.h"
#include "ui/models/paragraph.h"
#include "ui/models/texts.h"

#include <utility>

namespace windrose
{

TableChanges::TableChanges(GameSession& session, TableParts& parts, QWidget& table)
    : m_session(session), m_parts(parts), m_focus(session, parts.controller(), table)
{
    connect(&m_session, &GameSession::changed, this, &TableChanges::gameChanged);
    connect(&m_session.story(), &Story::finished, this, &TableChanges::storyFinished);
    connect(&m_parts.director(), &Director::flightsStarted, this, &TableChanges::narrate);
    connect(&m_parts.recap(), &RecapPanel::showAgainRequested, this, &TableChanges::showAgain);
}

void TableChanges::begin()
{
    m_parts.makeFocusOrder();
    m_parts.boards().turnTo(m_parts.boards().seatToShow());
    m_parts.bars().prompt().refresh();
    m_parts.recall();
    m_parts.markLegal();
}

void TableChanges::gameChanged(const Change& change)
{
    if (change.kind == ChangeKind::Uncovered) {
        m_parts.recall(); // for the person who sits there now
        m_focus.follow(change.kind);
        return;
    }
    if (change.kind != ChangeKind::Viewed) {
        m_parts.mark({}); // the log moves on under the mouse
    }
    m_parts.bars().follow(change.kind);
    if (change.kind == ChangeKind::Loaded) {
        emit loaded();
    }
    PlacementController& controller = m_parts.controller();
    if (m_session.story().isShowingOrder()) {
        const bool isNew = change.kind == ChangeKind::Played;
        m_parts.director().begin(controller.hand().isDropping(), isNew ? tempoOfLastOrder(m_session) : OrderTempo());
    } else {
        controller.motion().stop();
    }
    if (m_session.story().isShowingOrder()) {
        m_pendingChange = change.kind; // the boards turn when everything is shown
        m_parts.hideRecap();
    } else {
        m_parts.boards().follow(change.kind);
        emit layOutWanted();
        if (change.kind != ChangeKind::Drafted) {
            m_parts.recall();
        }
    }
    m_parts.markLegal();
    if (!m_pendingChange) {
        m_focus.follow(change.kind);
    }
}

void TableChanges::narrate(const std::vector<Event>& events)
{
    QStringList sentences;
    for (const Event& event : events) {
        sentences.append(texts::event(m_session, event));
    }
    m_parts.bars().prompt().narrate(texts::paragraph(sentences));
}

void TableChanges::storyFinished()
{
    const auto kind = std::exchange(m_pendingChange, std::nullopt);
    if (kind) {
        m_parts.boards().follow(*kind);
        emit layOutWanted();
    }
    m_parts.recall();
    m_parts.markLegal();
    if (kind) {
        m_focus.follow(*kind);
    }
}

void TableChanges::showAgain(int from)
{
    if (m_session.story().isOn() && from < m_session.orderCount()) {
        m_session.showAgain(from);
        m_parts.markLegal();
        m_parts.director().begin(false, tempoOfOrdersSince(m_session, from));
    }
}

} // namespace windrose
