// SPDX-License-Identifier: GPL-3.0-or-later

// What the table has besides while a position is set up.

#include "log_panel.h"
#include "placement_controller.h"
#include "prompt_bar.h"
#include "round_panel.h"
#include "seat_board.h"
#include "setup_bar.h"
#include "setup_panel.h"
#include "table_view.h"
#include "ui/models/setup_placing.h"

#include <QInputDialog>

namespace windrose
{

void TableView::makeSetup()
{
    auto* session = qobject_cast<SetupSession*>(&m_session);
    if (session == nullptr) {
        return;
    }
    m_prompt->hide();
    m_logTitle->hide();
    m_log->hide();
    m_boardFollows = false;
    m_setupBar = new SetupBar(*session, this);
    m_setupPanel = new SetupPanel(*m_controller, *session, this);
    m_setupRound = new SetupRound(*session, this);
    const auto stops = [this] {
        QList<QWidget*> result;
        for (QWidget* stop : m_setupPanel->buttons() + m_setupRound->buttons() + m_setupBar->buttons()) {
            if (stop->isVisible() && stop->isEnabled()) {
                result.append(stop);
            }
        }
        return result;
    };
    m_controller->setOtherStops(stops);
    for (QWidget* widget : m_setupPanel->buttons() + m_setupRound->buttons() + m_setupBar->buttons()) {
        static_cast<PromptButton*>(widget)->setTabHandler(
            [this](QWidget* from, bool next) { return m_controller->tabFromStop(from, next); });
    }
    connect(m_controller, &PlacementController::countWanted, this, &TableView::askCount);
    setShowAllPoints(true);
}

void TableView::placeSetup()
{
    const int strip = qBound(22, m_layout.round.width() * 20 / 100, 40);
    m_setupBar->setGeometry(m_layout.prompt);
    m_setupPanel->setGeometry(m_layout.log);
    m_round->setStrip(strip + 2);
    const QRect round = m_layout.round.adjusted(0, 5, -5, -5);
    m_setupRound->setGeometry(round.right() + 1 - strip, round.top(), strip, round.height());
    m_setupRound->raise();
}

void TableView::refreshSetup()
{
    if (m_setupPanel != nullptr) {
        m_setupBar->refresh();
        m_setupPanel->refresh();
        m_setupRound->refresh();
    }
}

void TableView::say(const QString& sentence)
{
    if (m_setupBar != nullptr) {
        m_setupBar->say(sentence);
    } else {
        m_prompt->say(sentence);
    }
}

/// Asks for a number of doubloons or victory points where counting one by one takes too long.
void TableView::askCount(TablePlace* place)
{
    const std::optional<SetupPiece> piece = place->counted();
    auto* session = qobject_cast<SetupSession*>(&m_session);
    const SetupSpot spot = piece ? spotOf(m_session.position(), place->place(), *piece) : SetupSpot{};
    const bool isOnCard = spot.kind == SetupSpot::Kind::RoleCard;
    if (session == nullptr || (spot.kind != SetupSpot::Kind::Board && !isOnCard)) {
        return;
    }
    const bool isPoints = piece->kind == SetupPiece::Kind::Point;
    const Position& position = m_session.position();
    const int now = isOnCard   ? position.cardDoubloons[static_cast<std::size_t>(spot.number)]
                    : isPoints ? position.seat(spot.seat).victoryPoints
                               : static_cast<int>(position.seat(spot.seat).doubloons);
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(isPoints ? tr("Victory Points") : tr("Doubloons"));
    dialog->setLabelText(isPoints ? tr("Number of victory points:") : tr("Number of doubloons:"));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(0, 9999);
    dialog->setIntValue(now);
    connect(dialog, &QInputDialog::intValueSelected, this, [session, spot, isOnCard, isPoints](int count) {
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
