// SPDX-License-Identifier: GPL-3.0-or-later
#include "refusal_marks.h"

#include "placement_controller.h"
#include "speeds.h"

#include <algorithm>

namespace windrose
{

RefusalMarks::RefusalMarks(const GameSession& session, PlacementController& controller) : m_controller(controller)
{
    m_ends.setSingleShot(true);
    m_ends.setInterval(speeds::kReasonTime);
    connect(&m_ends, &QTimer::timeout, this, &RefusalMarks::clear);
    connect(&session, &GameSession::changed, this, &RefusalMarks::clear);
    // `sentenceChanged` precedes `refused`, so this clears only earlier marks.
    connect(&controller, &PlacementController::sentenceChanged, this, &RefusalMarks::clear);
    connect(&controller.hand(), &TableHand::refused, this, &RefusalMarks::show);
}

void RefusalMarks::show(const std::vector<TablePlace*>& places)
{
    for (TablePlace* place : m_controller.places()) {
        place->setRefused(std::find(places.begin(), places.end(), place) != places.end());
    }
    if (places.empty()) {
        m_ends.stop();
    } else {
        m_ends.start();
    }
}

} // namespace windrose
