// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_controls.h"

#include "computer_actions.h"
#include "main_menus.h"
#include "program_seats.h"
#include "seat_menus.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"

namespace windrose
{

SeatControls::SeatControls(QWidget& window, MainMenus& menus, GameSession& session, TableView& table,
                           InitialState beginning)
    : m_computers(session, ComputerSeats::Begin::Paused), m_menus(new SeatMenus(window, *menus.seatsMenu(), session))
{
    m_computers.setPrograms(knownProgramMaker());
    table.setComputers(m_computers);
    m_computers.setShowingTime([&table] { return table.showingTime(); });
    m_computers.setPaused(beginning.isPaused);
    m_actions = new ComputerActions(*menus.seatsMenu(), session, m_computers, table);
    if (beginning.storesPause) {
        m_actions->startStoringPause();
    }
    connect(&m_computers, &ComputerSeats::stateChanged, this, &SeatControls::refresh);
    connect(m_actions, &ComputerActions::speedChanged, this, &SeatControls::speedChanged);
    connect(&table, &TableView::seatMenuRequested, m_menus, &SeatMenus::show);
    connect(&table.prompt(), &PromptBar::takeOverRequested, this,
            [this, &session] { session.setPlayer(m_computers.seat(), PlayerSpec()); });
}

SeatControls::~SeatControls() = default;

void SeatControls::retranslate()
{
    m_menus->retranslate();
    m_actions->retranslate();
}

void SeatControls::applySettings()
{
    m_actions->applySettings();
}

void SeatControls::refresh()
{
    m_actions->refresh(m_isGameInFront);
}

} // namespace windrose
