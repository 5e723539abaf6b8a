// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"
#include "ui/session/save_file.h"

#include <QObject>
#include <QStringList>

namespace windrose
{

class ComputerSeats;
class GameSession;
class KeptGames;
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
                 const KeptGames& kept);

    /// Opens a record or a position. A damaged record is opened up to its last good order, and a dialog shows where the
    /// damage is; if nothing can be opened, the current game stays unchanged, and the result is false.
    bool open(const QString& path);
    /// Opens a game of the archive.
    void openEarlier(const QString& path);
    /// Opens a text, such as that of the clipboard.
    void openText(const QString& text);
    /// Opens the first of several files, and says that the others are not opened.
    void openFirstOf(const QStringList& files, int others);
    bool saveTo(const QString& path);
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
    /// A finished game was opened.
    void finishedGameOpened();

private:
    bool lay(const GameFile& file, FileTask whole, FileTask inPart, const QString& path);
    bool saveOver(const QString& path, const std::optional<FileState>& expected);

    QWidget& m_window;
    GameSession& m_session;
    ComputerSeats& m_computers;
    TableView& m_table;
    const KeptGames& m_kept;
    QString m_file;
    FileState m_fileState; ///< what it held when it was opened or saved
    QString m_origin;      ///< for the title: where a game without a file comes from
    Record m_saved;        ///< what the game's own file holds
};

} // namespace windrose
