// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_tools.h"

#include "placement_controller.h"
#include "prompt_button.h"
#include "round_panel.h"
#include "setup_bar.h"
#include "setup_panel.h"
#include "setup_round.h"
#include "ui/models/setup_placing.h"
#include "ui/models/texts.h"
#include "ui/pieces/table_unit.h"

#include <QInputDialog>

/* TRANSLATOR windrose::SetupTools  Questions for numbers while a position is set up. */

namespace windrose
{

SetupTools::SetupTools(SetupSession& session, PlacementController& controller, QWidget& table)
    : m_session(session),
      m_table(table),
      m_bar(new SetupBar(session, &table)),
      m_panel(new SetupPanel(controller, session, &table)),
      m_round(new SetupRound(session, &table))
{
    const auto pressable = [this] {
        QList<QWidget*> stops;
        for (PromptButton* button : buttons()) {
            if (button->isVisible() && button->isEnabled()) {
                stops.append(button);
            }
        }
        return stops;
    };
    controller.walk().setOtherStops(pressable, pressable);
    for (PromptButton* button : buttons()) {
        button->setTabHandler(
            [&controller](QWidget* from, bool next) { return controller.walk().stepFromBar(from, next); });
    }
    connect(&controller, &PlacementController::countRequested, this, &SetupTools::askCount);
}

SetupTools::~SetupTools()
{
    delete m_panel; // destroys its tiles before the controller
}

QList<PromptButton*> SetupTools::buttons() const
{
    return m_panel->buttons() + m_round->buttons() + m_bar->buttons();
}

void SetupTools::layOut(const TableLayout& layout, RoundPanel& round)
{
    const int strip = qBound(22, layout.round.width() * 20 / 100, wholeUnits(40));
    m_bar->setGeometry(layout.prompt);
    m_panel->setGeometry(layout.log);
    round.setStrip(strip + 2);
    const QRect room = layout.round.adjusted(0, 5, -5, -5);
    m_round->setGeometry(room.right() + 1 - strip, room.top(), strip, room.height());
    m_round->raise();
}

void SetupTools::retranslate()
{
    m_panel->retranslate();
    m_bar->refresh();
    m_round->refresh();
}

/// Asks for the number of doubloons or victory points, so that they need not be moved one by one.
void SetupTools::askCount(TablePlace* place)
{
    const std::optional<SetupPiece> piece = place->counted();
    const SetupSpot spot = piece ? spotOf(m_session.position(), place->place(), *piece) : SetupSpot{};
    const bool isOnCard = spot.kind == SetupSpot::Kind::RoleCard;
    if (spot.kind != SetupSpot::Kind::Board && !isOnCard) {
        return;
    }
    const bool isPoints = piece->kind == SetupPiece::Kind::Point;
    const Position& position = m_session.position();
    const int now = isOnCard   ? position.cardDoubloons[static_cast<std::size_t>(spot.number)]
                    : isPoints ? position.seat(spot.seat).victoryPoints
                               : static_cast<int>(position.seat(spot.seat).doubloons);
    auto* dialog = new QInputDialog(&m_table);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    //: The title of the question for a number while a position is set up.
    dialog->setWindowTitle(isPoints ? tr("Victory Points")
                                    : tr(
                                          //: The title of the question for a number while a position is set up.
                                          "Doubloons"));
    const QString owner = isOnCard ? texts::roleName(roleOfCard(spot.number)) : m_session.seatName(spot.seat);
    //: The question for a number while a position is set up; %1 is the name of a player.
    dialog->setLabelText(isPoints ? tr("Victory points %1 has earned by shipping:").arg(owner)
                         : isOnCard
                             ? tr(
                                   //: The question for a number while a position is set up; %1 is the name of a role.
                                   "Doubloons on the role card %1:")
                                   .arg(owner)
                             : tr(
                                   //: The question for a number while a position is set up; %1 is the name of a player.
                                   "Doubloons on the board of %1:")
                                   .arg(owner));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(0, 9999);
    dialog->setIntValue(now);
    connect(dialog, &QInputDialog::intValueSelected, this, [session = &m_session, spot, isOnCard, isPoints](int count) {
        session->change([=](SetupDraft& draft) {
            if (isOnCard) {
                draft.setCardDoubloons(spot.number, count);
            } else if (isPoints) {
                draft.setPoints(spot.seat, count);
            } else {
                draft.setDoubloons(spot.seat, count);
            }
        });
    });
    dialog->open();
}

} // namespace windrose
