// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"
#include "ui/session/file_saving.h"

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

/// The game on the table as a document: the file it has of its own, opening and saving, and the window's title.
class GameDocument final : public QObject
{
    Q_OBJECT

public:
    GameDocument(QWidget& window, MainMenus& menus, GameSession& session, ComputerSeats& computers, TableView& table,
                 const KeptGames& kept);

    /// Opens a record or a position. Of a damaged record everything up to its last good order is opened, and a dialog
    /// says where it broke; when nothing can be opened the game in play stays as it is, and false is returned.
    bool open(const QString& path);
    /// One of the games the program keeps.
    void openEarlier(const QString& path);
    /// The same with a text, such as the clipboard's.
    void openText(const QString& text);
    /// Opens the first of several files, and says that the others are not opened.
    void openFirstOf(const QStringList& files, int others);
    bool saveTo(const QString& path);
    void save();
    void askOpen();
    void askSave();
    /// The game's own file, which `save` writes to; empty as long as it has none.
    QString file() const { return m_file; }

    /// Puts a record on the table. Its computers are paused before that, so that none of them begins to think.
    void loadPaused(const Record& record);
    /// Begins a new game that goes on from the moment after `orders` orders; the game before is kept.
    void branchFrom(int orders);
    /// The game on the table is that of the file, which held `state`.
    void takeFile(const QString& path, const FileState& state);
    /// Another game is on the table, which has no file.
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
