// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_mode.h"

#include "game_file.h"
#include "position_setup.h"
#include "ui/dialogs/file_errors.h"
#include "ui/session/computer_seats.h"
#include "ui/session/kept_games.h"
#include "ui/table/setup_bar.h"
#include "ui/table/table_view.h"

#include <QLayout>
#include <QMainWindow>

namespace windrose
{

SetupMode::SetupMode(QMainWindow& window, KeptGames& kept, Journal& journal, GameSession& game)
    : m_window(window), m_kept(kept), m_game(game), m_journal(journal)
{
    connect(&game.keeping(), &GameKeeping::keptChanged, this, &SetupMode::dropOnceKept);
}

SetupMode::~SetupMode() = default;

void SetupMode::setGameTable(TableView& table, ComputerSeats& computers)
{
    m_gameTable = &table;
    m_computers = &computers;
}

void SetupMode::enter(const QList<int>& colors, const Record* kept)
{
    if (m_setup) {
        return;
    }
    m_computers->setHeld(true);
    m_setup = std::make_unique<PositionSetup>(m_game.position(), m_game.seats().names(), colors, &m_window);
    if (kept != nullptr) {
        m_setup->goOnWith(*kept);
    }
    m_drops = false;
    if (!m_journal.isOn()) {
        m_journal.setPath(m_kept.setupPath(), [&games = m_kept] { return games.guard(); });
    }
    m_setup->session().keeping().keepIn(m_journal);
    connect(
        m_setup.get(), &PositionSetup::left, this,
        [this] {
            if (m_setup) {
                leave();
                drop();
            }
        },
        Qt::QueuedConnection);
    connect(m_setup.get(), &PositionSetup::startWanted, this, &SetupMode::startGame, Qt::QueuedConnection);
    connect(&m_setup->session(), &GameSession::changed, this, &SetupMode::stepped);
    m_window.centralWidget()->layout()->replaceWidget(m_gameTable, &m_setup->table());
    m_gameTable->hide();
    m_setup->table().show();
    emit entered();
}

void SetupMode::resume(const QList<int>& colors, const ProblemTeller& tell)
{
    const GameFile kept = readGameFile(m_kept.setupPath());
    if (kept.record && kept.problem.isEmpty()) {
        enter(colors, &*kept.record);
        m_setup->table().setupBar()->say(tr("You were setting up this position when the program ended."));
    } else if (kept.unread != FileProblemCode::Missing) {
        tell(FileTask::ResumeSetup, m_kept.setupPath(), kept.problem);
    }
}

void SetupMode::leave()
{
    m_window.centralWidget()->layout()->replaceWidget(&m_setup->table(), m_gameTable);
    m_gameTable->show();
    m_setup.reset();
    m_computers->setHeld(false);
    emit left();
}

void SetupMode::startGame(const Record& start)
{
    if (!m_setup) {
        return; // pressed twice
    }
    const QList<int> colors = m_setup->colors();
    leave();
    Record record = start;
    if (record.players == m_game.players()) {
        record.playerTexts = m_game.record().playerTexts;
    }
    emit startWanted(record, colors);
    m_drops = true;
    dropOnceKept();
}

void SetupMode::close()
{
    m_setup.reset();
}

void SetupMode::drop()
{
    m_drops = false;
    m_journal.close(std::nullopt, [&kept = m_kept] { kept.removeSetup(); });
}

void SetupMode::dropOnceKept()
{
    if (m_drops && m_game.keeping().isKept()) {
        drop();
    }
}

void SetupMode::saveAgain()
{
    if (m_setup) {
        m_setup->session().keeping().saveNow();
    }
}

} // namespace windrose
