// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_document.h"

#include "game_file.h"
#include "game_lists.h"
#include "main_menus.h"
#include "ui/dialogs/file_errors.h"
#include "ui/dialogs/settings.h"
#include "ui/models/texts.h"
#include "ui/session/computer_seats.h"
#include "ui/session/kept_games.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"

#include <QDir>
#include <QFileDialog>
#include <QTimer>

namespace windrose
{

GameDocument::GameDocument(QWidget& window, MainMenus& menus, GameSession& session, ComputerSeats& computers,
                           TableView& table, const KeptGames& kept)
    : m_window(window), m_session(session), m_computers(computers), m_table(table), m_kept(kept)
{
    auto* lists = new GameLists(*menus.recentMenu(), *menus.earlierMenu(), kept);
    lists->setParent(this);
    connect(lists, &GameLists::recentWanted, this, &GameDocument::open);
    connect(lists, &GameLists::earlierWanted, this, &GameDocument::openEarlier);
    connect(lists, &GameLists::missing, this, [this](const QString& path) {
        m_table.prompt().say(
            tr("The file %1 no longer exists. It has been removed from the list.").arg(texts::fileName(path)));
    });
    connect(&table, &TableView::branchWanted, this, &GameDocument::branchFrom);
}

void GameDocument::loadPaused(const Record& record)
{
    m_computers.setPaused(true);
    m_session.load(record);
}

/// Puts an opened game on the table; returns false when there is none.
/// Starts nothing: computer players are paused until Continue.
bool GameDocument::lay(const GameFile& file, FileTask whole, FileTask inPart, const QString& path)
{
    if (!file.record) {
        showFileError(&m_window, whole, path, file.problem);
        return false;
    }
    loadPaused(*file.record);
    m_computers.setPaused(m_session.seats().isAnyComputer());
    if (m_session.gamePosition().isFinished()) {
        QTimer::singleShot(0, this, &GameDocument::finishedGameOpened);
    }
    if (!file.problem.isEmpty()) {
        showFileError(&m_window, inPart, path, file.problem);
    }
    return true;
}

bool GameDocument::open(const QString& path)
{
    const GameFile file = readGameFile(path);
    if (!lay(file, FileTask::Open, FileTask::OpenInPart, path)) {
        return false;
    }
    GameLists::remember(path);
    if (file.problem.isEmpty()) {
        takeFile(path, file.state);
    }
    return true;
}

void GameDocument::openEarlier(const QString& path)
{
    lay(readGameFile(path), FileTask::Open, FileTask::OpenInPart, path);
}

void GameDocument::openText(const QString& text)
{
    const GameFile file = readGameText(text.toStdString());
    if (lay(file, FileTask::Paste, FileTask::PasteInPart, {}) && file.problem.isEmpty()) {
        m_table.prompt().tell(tr("The pasted game is open. The previous game is under Earlier Games."));
    }
}

void GameDocument::openFirstOf(const QStringList& files, int others)
{
    if (open(files.constFirst()) && others > 0) {
        m_table.prompt().tell(
            tr("Only one game can be open at a time: %1 is opened, %n other file(s) is/are not.", nullptr, others)
                .arg(texts::fileName(files.constFirst())));
    }
}

void GameDocument::takeFile(const QString& path, const FileState& state)
{
    // Do not overwrite a position file with a record, or one of the program's own files.
    const Record record = m_session.record();
    if ((!record.start || !record.orders.empty()) && !KeptGames::isKeptIn(m_kept.folder(), path)) {
        m_file = absolutePath(path);
        m_fileState = state;
        m_saved = record;
    }
    refreshTitle();
}

void GameDocument::forgetFile()
{
    m_file.clear();
    m_origin.clear();
}

bool GameDocument::saveTo(const QString& path)
{
    return saveOver(path, absolutePath(path) == m_file ? std::optional(m_fileState) : std::nullopt);
}

/// Saves, unless the file holds something else than expected; then that is asked about, and false returned.
bool GameDocument::saveOver(const QString& path, const std::optional<FileState>& expected)
{
    const Record record = m_session.record();
    const SaveResult result = saveGameFile(path, recordText(record), expected);
    if (result.outcome == SaveResult::Outcome::Failed) {
        showFileError(&m_window, FileTask::Save, path, result.reason);
        return false;
    }
    if (result.outcome == SaveResult::Outcome::Changed) {
        askAboutChangedFile(
            &m_window, path, this, [this, path, state = result.state] { saveOver(path, state); },
            [this] { askSave(); });
        return false;
    }
    GameLists::remember(path);
    m_file = absolutePath(path);
    m_fileState = result.state;
    m_saved = record;
    refreshTitle();
    m_table.prompt().tell(tr("Saved as %1.").arg(texts::fileName(path)));
    return true;
}

void GameDocument::save()
{
    if (m_file.isEmpty()) {
        askSave();
    } else {
        saveTo(m_file);
    }
}

void GameDocument::askOpen()
{
    const QString path =
        QFileDialog::getOpenFileName(&m_window, tr("Open a Game"), settings::recordFolder.value(),
                                     tr("Games (*.windrose *.windrose-position *.json *.txt);;All files (*)"));
    if (!path.isEmpty()) {
        open(path);
    }
}

void GameDocument::askSave()
{
    const QString name = m_file.isEmpty()
                             ? QDir(settings::recordFolder.value()).filePath(tr("game") + QStringLiteral(".windrose"))
                             : m_file;
    const QString path =
        QFileDialog::getSaveFileName(&m_window, tr("Save the Game"), name, tr("Games (*.windrose);;All files (*)"));
    if (!path.isEmpty()) {
        saveTo(path);
    }
}

void GameDocument::branchFrom(int orders)
{
    const Record record = m_session.recordTo(orders);
    const auto number = static_cast<int>(record.orders.size());
    loadPaused(record);
    m_computers.setPaused(m_session.isComputersTurn());
    m_origin = number == 0 ? tr("New game from the start") : tr("New game from move %1").arg(number);
    refreshTitle();
    m_table.prompt().tell(tr("This is a new game that continues from here. The previous game is under Earlier Games."));
}

void GameDocument::refreshTitle()
{
    const Position& position = m_session.gamePosition();
    const QString state =
        position.isFinished() ? tr("The game is over") : tr("Round %1").arg(static_cast<int>(position.round));
    QString name = m_file.isEmpty() ? m_origin : texts::fileName(m_file);
    name.replace(QLatin1String("[*]"), QLatin1String("[*][*]")); // the mark written twice stands for itself
    //: Title of the window: %1 is a file, %2 "Round 5"; [*] is where the desktop puts its mark for unsaved changes
    m_window.setWindowTitle(name.isEmpty() ? state : tr("%1[*] – %2").arg(name, state));
    if (!name.isEmpty()) {
        const Record now = m_session.record();
        m_window.setWindowModified(!m_file.isEmpty() &&
                                   (now.orders != m_saved.orders || now.takenBack != m_saved.takenBack ||
                                    now.playerTexts != m_saved.playerTexts));
    }
}

} // namespace windrose
