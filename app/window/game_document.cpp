// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_document.h"

#include "finished_games.h"
#include "game_file.h"
#include "game_lists.h"
#include "game_saver.h"
#include "main_menus.h"
#include "ui/dialogs/file_errors.h"
#include "ui/dialogs/settings.h"
#include "ui/models/texts.h"
#include "ui/session/computer_seats.h"
#include "ui/session/saved_games.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QTimer>

/* TRANSLATOR windrose::GameDocument  Titles and names of games and files, and messages about them. */

namespace windrose
{

GameDocument::GameDocument(QWidget& window, MainMenus& menus, GameSession& session, ComputerSeats& computers,
                           TableView& table, const SavedGames& savedGames, GameSaver& saver)
    : m_window(window),
      m_menus(menus),
      m_session(session),
      m_computers(computers),
      m_table(table),
      m_savedGames(savedGames),
      m_saver(saver)
{
    auto* lists = new GameLists(*menus.recentMenu(), *menus.archiveMenu(), savedGames);
    lists->setParent(this);
    connect(lists, &GameLists::recentFileRequested, this, &GameDocument::open);
    connect(lists, &GameLists::archivedGameRequested, this, &GameDocument::openArchived);
    connect(lists, &GameLists::missing, this, [this](const QString& path) {
        m_table.prompt().warn(

            //: A message about a file; %1 is its name.
            tr("The file %1 no longer exists. It has been removed from the list.").arg(texts::fileName(path)));
    });
    auto* finished = new FinishedGames(window, menus, session, savedGames.folder());
    finished->setParent(this);
    connect(finished, &FinishedGames::gameRequested, this, &GameDocument::openInReplay);
    connect(finished, &FinishedGames::failed, this,
            [this](const QString& sentence) { m_table.prompt().warn(sentence); });
    connect(&table, &TableView::branchRequested, this, &GameDocument::branchFrom);
}

void GameDocument::loadPaused(const Record& record)
{
    m_computers.setPaused(true);
    m_session.load(record);
}

/// Puts an opened game on the table; returns false when there is none.
/// Starts nothing: computer players are paused until Continue.
bool GameDocument::show(const GameFile& file, const Problems& problems, const QString& path, AtEnd atEnd)
{
    if (!file.record) {
        showFileError(&m_window, problems.whole, path, file.problem);
        return false;
    }
    loadPaused(*file.record);
    m_computers.setPaused(m_session.seats().isAnyComputer());
    if (m_session.gamePosition().isFinished() && atEnd == AtEnd::ShowScore) {
        QTimer::singleShot(0, this, &GameDocument::finishedGameOpened);
    }
    if (!file.problem.isEmpty()) {
        showFileError(&m_window, problems.inPart, path, file.problem);
    } else if (!file.missingEnd.isEmpty()) {
        showFileError(&m_window, problems.withoutEnd, path, file.missingEnd);
    }
    return true;
}

GameDocument::Problems GameDocument::opening()
{
    return {FileTask::Open, FileTask::OpenInPart, FileTask::OpenWithoutEnd};
}

bool GameDocument::open(const QString& path)
{
    const GameFile file = readGameFile(path);
    if (!show(file, opening(), path)) {
        return false;
    }
    GameLists::remember(path);
    if (file.problem.isEmpty()) {
        takeFile(path, file.state);
    }
    return true;
}

void GameDocument::openArchived(const QString& path)
{
    show(readGameFile(path), opening(), path);
}

void GameDocument::openInReplay(const QString& path)
{
    if (show(readGameFile(path), opening(), path, AtEnd::ShowGame) && !m_menus.replay->isChecked()) {
        m_menus.replay->trigger();
    }
}

void GameDocument::openText(const QString& text)
{
    // A selected text often lacks its last line end, which says nothing about the rest.
    const GameFile file = readPastedText(text.toStdString() + (text.endsWith(QLatin1Char('\n')) ? "" : "\n"));
    const Problems problems{FileTask::Paste, FileTask::PasteInPart, FileTask::PasteWithoutEnd};
    if (show(file, problems, {}) && file.problem.isEmpty()) {
        //: Said in the prompt line after Paste Game.
        m_table.prompt().inform(tr("The pasted game is open. The previous game is under Earlier Games."));
    }
}

void GameDocument::openFirst(const QStringList& files, int others)
{
    if (open(files.constFirst()) && others > 0) {
        m_table.prompt().inform(

            //: A message after several files were dropped on the window; %1 is the name of one.
            tr("Only one game can be open at a time: %1 is opened, %n other file(s) is/are not.", nullptr, others)
                .arg(texts::fileName(files.constFirst())));
    }
}

void GameDocument::takeFile(const QString& path, const FileState& state)
{
    // Do not overwrite a position file with a record, or one of the program's own files.
    const Record record = m_session.record();
    if ((!record.start || !record.orders.empty()) && !SavedGames::containsFile(m_savedGames.folder(), path)) {
        m_file = absolutePath(path);
        m_fileState = state;
        m_saved = record;
    }
    refreshTitle();
}

void GameDocument::forgetFile()
{
    ++m_game;
    m_file.clear();
    m_origin.clear();
}

void GameDocument::saveTo(const QString& path)
{
    begin({path, m_session.record(), m_game}, absolutePath(path) == m_file ? std::optional(m_fileState) : std::nullopt);
}

void GameDocument::begin(const Saving& saving, const std::optional<FileState>& expected)
{
    const auto begun = [this, path = saving.path, game = saving.game](quint64 number) {
        m_saving = number;
        m_savingPath = path;
        m_savingGame = game;
    };
    m_saver.save({.path = saving.path,
                  .text = recordText(saving.record),
                  .expected = expected,
                  .begun = begun,
                  .saved = [this, saving](const FileState& state) { take(saving, state); },
                  .saveAs = [this, saving] { askSave(saving.record, saving.game); }});
}

/// A game is on the disk.
void GameDocument::take(const Saving& saving, const FileState& state)
{
    GameLists::remember(saving.path);
    if (saving.game == m_game) {
        m_file = absolutePath(saving.path);
        m_fileState = state;
        m_saved = saving.record;
        emit saved();
    }
    //: In the line of the prompt after saving; %1 is the name of the file.
    m_table.prompt().inform(tr("Saved as %1.").arg(texts::fileName(saving.path)));
}

void GameDocument::save()
{
    if (m_saver.isSaving(m_saving) && m_savingGame == m_game) {
        saveTo(m_savingPath); // it is about to become the game's own file
    } else if (m_file.isEmpty()) {
        askSave();
    } else {
        saveTo(m_file);
    }
}

void GameDocument::askOpen()
{
    const QString path =
        //: The title of the dialog that asks for a file.
        QFileDialog::getOpenFileName(&m_window, tr("Open a Game"), settings::recordFolder.value(),
                                     //: Kinds of files in the dialog that opens a game; the parts in parentheses stay
                                     //: as they are.
                                     tr("Games (*.windrose *.windrose-position *.json *.txt);;All files (*)"));
    if (!path.isEmpty()) {
        open(path);
    }
}

void GameDocument::askSave()
{
    askSave(m_session.record(), m_game);
}

void GameDocument::askSave(const Record& record, int game)
{
    const QString name = m_file.isEmpty() ? QDir(settings::recordFolder.value())
                                                .filePath(
                                                    //: The name that a new file gets, before a number or the ending.
                                                    tr("game") + QStringLiteral(".windrose"))
                                          : m_file;
    const QString path =
        //: The title of the dialog that asks for a file.
        QFileDialog::getSaveFileName(&m_window, tr("Save the Game"), name,
                                     //: The kinds of files in a dialog that asks for one; keep the signs.
                                     tr("Games (*.windrose);;All files (*)"));
    if (!path.isEmpty()) {
        begin({path, record, game}, path == m_file ? std::optional(m_fileState) : std::nullopt);
    }
}

void GameDocument::branchFrom(int orders)
{
    const Record record = m_session.recordTo(orders);
    const auto number = static_cast<int>(record.orders.size());
    loadPaused(record);
    m_computers.setPaused(m_session.isComputersTurn());
    m_origin = number == 0
                   //: The title of the window of a game that was begun again from the start of another.
                   ? tr("New game from the start")
                   : tr(
                         //: The title of a game that goes on from an earlier move; %1 is the number of the move.
                         "New game from move %1")
                         .arg(number);
    refreshTitle();
    m_table.prompt().inform(
        //: Said in the prompt line after Play On from Here as a New Game.
        tr("This is a new game that continues from here. The previous game is under Earlier Games."));
}

void GameDocument::refreshTitle()
{
    const Position& position = m_session.gamePosition();
    const QString state =
        position.isFinished()
            ? tr(
                  //: In the title of the window, after the name of the file.
                  "The game is over")
            : tr(
                  //: In the title of the window, after the name of the file; %1 is the number of the round.
                  "Round %1")
                  .arg(static_cast<int>(position.round));
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
