// SPDX-License-Identifier: GPL-3.0-or-later
#include "legal_marks.h"

#include "placement_controller.h"

namespace windrose
{

LegalMarks::LegalMarks(PlacementController& controller) : m_controller(controller)
{
    connect(&controller.hand(), &TableHand::changed, this, &LegalMarks::update);
}

bool LegalMarks::isAsked() const
{
    const Tabletop& tabletop = m_controller.tabletop();
    const GameSession& session = tabletop.session();
    return !tabletop.handling().movesFreely() && !m_controller.isCarrying() && session.isLive() &&
           !session.story().isShowingOrder() && !session.isComputersTurn();
}

void LegalMarks::update()
{
    const bool asked = isAsked();
    for (TablePlace* place : m_controller.places()) {
        place->setMarkedLegal(asked && place->isLegalNow());
    }
}

} // namespace windrose
