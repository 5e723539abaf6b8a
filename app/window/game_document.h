// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"
#include "ui/session/save_file.h"

#include <QObject>
#include <QStringList>

namespace windrose
{

class ComputerSeats;
class GameSaver;
class GameSession;
class SavedGames;
class MainMenus;
class TableView;
struct GameFile;
enum class FileTask;

/// The current game as a document: its own file, opening and saving, and the title of the window.
class GameDocument final : public QObject
{
    Q_OBJECT

public:
    GameDocument(QWidget& window, MainMenus& menus, GameSession& session, ComputerSeats& computers, TableView& table,
                 const SavedGames& savedGames, GameSaver& saver);

    /// Opens a record or a position. A damaged record is opened up to its last good order, and a dialog shows where the
    /// damage is; if nothing can be opened, the current game stays unchanged, and the result is false.
    bool open(const QString& path);
    /// Opens a game of the archive.
    void openArchived(const QString& path);
    /// Opens a stored game in the replay.
    void openInReplay(const QString& path);
    /// Opens a text, such as that of the clipboard.
    void openText(const QString& text);
    /// Opens the first of several files, and says that the others are not opened.
    void openFirst(const QStringList& files, int others);
    /// Begins to save the game as it is now. The window does not wait; its title and the prompt, or a box, show the
    /// result. If the file is not as expected, nothing is written, and a box asks first.
    void saveTo(const QString& path);
    void save();
    void askOpen();
    void askSave();
    /// The game's own file, to which `save` writes; empty if it has none.
    QString file() const { return m_file; }

    /// Shows the game of a record. Its computer players are paused first, so that none of them starts thinking.
    void loadPaused(const Record& record);
    /// Starts a new game that continues from the moment after `orders` orders; the previous game is archived.
    void branchFrom(int orders);
    /// The current game is that of a file with the state `state`.
    void takeFile(const QString& path, const FileState& state);
    /// Another game is on the table, without a file.
    void forgetFile();
    void refreshTitle();

signals:
    /// The game's own file is written, so the window's title must change.
    void saved();
    /// A finished game was opened.
    void finishedGameOpened();

private:
    /// The messages for a game that cannot be opened, opens only in part, or lacks its end.
    struct Problems {
        FileTask whole;
        FileTask inPart;
        FileTask withoutEnd;
    };
    /// A game to save.
    struct Saving {
        QString path;
        Record record;
        int game = 0; ///< see `m_game`
    };

    enum class AtEnd { ShowScore, ShowGame };
    bool show(const GameFile& file, const Problems& problems, const QString& path, AtEnd atEnd = AtEnd::ShowScore);
    static Problems opening();
    void askSave(const Record& record, int game);
    void begin(const Saving& saving, const std::optional<FileState>& expected);
    void take(const Saving& saving, const FileState& state);

    QWidget& m_window;
    MainMenus& m_menus;
    GameSession& m_session;
    ComputerSeats& m_computers;
    TableView& m_table;
    const SavedGames& m_savedGames;
    GameSaver& m_saver;
    int m_game = 0;       ///< the number of the game on the table; another game can be opened during a save
    int m_savingGame = 0; ///< the `m_game` of the last save that was begun
    quint64 m_saving = 0; ///< the number of that save
    QString m_savingPath;
    QString m_file;
    FileState m_fileState; ///< the state of `m_file` when it was last opened or saved
    QString m_origin;      ///< for the title: the origin of a game without a file
    Record m_saved;        ///< the record in `m_file`
};

} // namespace windrose
