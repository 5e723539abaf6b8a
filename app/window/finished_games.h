// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/stored_results.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <functional>

namespace windrose
{

class GameSession;
class MainMenus;
class ResultsDialog;
struct Change;

/// Stores every game that is played to its end at this table, and shows the page of those games. A game counts once:
/// one that is finished again after an undo replaces its result, and one that was opened or branched from a stored game
/// leaves that as it is. Lessons are not stored. Files are written in other threads; the window never waits for them.
class FinishedGames final : public QObject
{
    Q_OBJECT

public:
    /// `savedGamesFolder` is the folder of saved games.
    FinishedGames(QWidget& window, MainMenus& menus, GameSession& session, const QString& savedGamesFolder);
    /// Completes everything that was begun with the names and the export.
    ~FinishedGames() override;

    /// Opens the page.
    void show();

signals:
    /// Asks to open the record of a stored game.
    void gameRequested(const QString& path);
    /// A sentence about something that failed.
    void failed(const QString& sentence);

private:
    /// A game to be stored.
    struct Finished {
        GameResult result;
        Record record;
        StoredResults::IfStored ifStored{};
    };

    void gameChanged(const Change& change);
    void keep(const Finished& finished);
    void noteStored(const Finished& finished, const StoredGame& outcome);
    void retry();
    void reload();
    void connectDialog();
    void askExport(const QByteArray& csv);
    void run(const std::function<QString()>& task, const std::function<void(const QString&)>& done);
    void change(const std::function<QString(StoredResults&)>& write);

    QWidget& m_window;
    GameSession& m_session;
    QString m_folder;
    QString m_id;              ///< of the game on the table, once it is stored
    bool m_isAsStarted = true; ///< the game on the table is the one with which the window began
    QList<Finished> m_unsaved; ///< could not be written; tried again with the next one and with the page
    QPointer<ResultsDialog> m_dialog;
    QThreadPool m_thread; ///< of one thread
};

} // namespace windrose
