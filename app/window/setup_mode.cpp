// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_mode.h"

#include "front_table.h"
#include "game_file.h"
#include "position_setup.h"
#include "ui/dialogs/file_errors.h"
#include "ui/models/help_topics.h"
#include "ui/session/saved_games.h"
#include "ui/table/setup_bar.h"
#include "ui/table/table_view.h"

/* TRANSLATOR windrose::SetupMode  Setting up a position: entries and questions. */

namespace windrose
{

SetupMode::SetupMode(QWidget& window, FrontTable& front, SavedGames& saved, Journal& journal, GameSession& game,
                     GameSaver& saver)
    : m_window(window), m_front(front), m_savedGames(saved), m_game(game), m_saver(saver), m_journal(journal)
{
    connect(&game.autosave(), &GameAutosave::onDiskChanged, this, &SetupMode::closeOnceSaved);
}

SetupMode::~SetupMode() = default;

void SetupMode::enter(const QList<int>& colors, const Record* saved)
{
    if (!m_front.isGame()) {
        return;
    }
    m_setup = std::make_unique<PositionSetup>(m_game.position(), m_game.seats().names(), colors, m_saver, &m_window);
    if (saved != nullptr) {
        m_setup->resumeSaved(*saved);
    }
    m_isClosing = false;
    if (!m_journal.isOn()) {
        m_journal.setPath(m_savedGames.setupPath(), [&games = m_savedGames] { return games.guard(); });
    }
    m_setup->session().autosave().saveIn(m_journal);
    connect(
        m_setup.get(), &PositionSetup::left, this,
        [this] {
            if (m_setup) {
                leave();
                drop();
            }
        },
        Qt::QueuedConnection);
    connect(m_setup.get(), &PositionSetup::startRequested, this, &SetupMode::startGame, Qt::QueuedConnection);
    connect(&m_setup->session(), &GameSession::changed, this, &SetupMode::stepped);
    m_front.show({MainMenus::Front::SetUp, &m_setup->table(), &m_setup->table(), m_setup.get(),
                  help::topicOf(help::Part::SetUp)});
    emit entered();
}

void SetupMode::resume(const QList<int>& colors, const ProblemReporter& report)
{
    const GameFile saved = readGameFile(m_savedGames.setupPath());
    if (saved.record && saved.problem.isEmpty()) {
        enter(colors, &*saved.record);
        //: Said at the next start after a crash.
        m_setup->table().setupBar()->showTemporarily(tr("You were setting up this position when the program ended."));
    } else if (saved.unread != FileProblemCode::Missing) {
        report(FileTask::ResumeSetup, m_savedGames.setupPath(), saved.problem);
    }
}

void SetupMode::leave()
{
    m_front.showGame();
    m_setup.reset();
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
    emit startRequested(record, colors);
    m_isClosing = true;
    closeOnceSaved();
}

void SetupMode::close()
{
    if (m_setup) {
        m_front.forget();
    }
    m_setup.reset();
}

void SetupMode::drop()
{
    m_isClosing = false;
    m_journal.close(std::nullopt, [&saved = m_savedGames] { saved.removeSetup(); });
}

void SetupMode::closeOnceSaved()
{
    if (m_isClosing && m_game.autosave().isOnDisk()) {
        drop();
    }
}

void SetupMode::saveAgain()
{
    if (m_setup) {
        m_setup->session().autosave().saveNow();
    }
}

} // namespace windrose
