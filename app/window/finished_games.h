// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/kept_results.h"

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

/// Keeps every game that is played to its end at this table, and shows the page of those games. A game counts once: one
/// that is finished again after an undo replaces its result, and one that was opened or branched from a kept game
/// leaves that as it is. Lessons are not kept. Files are written in other threads; the window never waits for them.
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
    /// The record of a kept game shall be opened.
    void gameRequested(const QString& path);
    /// A sentence about something that failed.
    void failed(const QString& sentence);

private:
    /// A game to be kept.
    struct Finished {
        GameResult result;
        Record record;
        KeptResults::IfKept ifKept{};
    };

    void gameChanged(const Change& change);
    void keep(const Finished& finished);
    void kept(const Finished& finished, const KeptGame& outcome);
    void retry();
    void reload();
    void connectDialog();
    void askExport(const QByteArray& csv);
    void run(const std::function<QString()>& task, const std::function<void(const QString&)>& done);
    void change(const std::function<QString(KeptResults&)>& write);

    QWidget& m_window;
    GameSession& m_session;
    QString m_folder;
    QString m_id;              ///< under which the game on the table is kept, once it is
    bool m_isAsStarted = true; ///< the game on the table is the one with which the window began
    QList<Finished> m_unkept;  ///< could not be written; tried again with the next one and with the page
    QPointer<ResultsDialog> m_dialog;
    QThreadPool m_thread; ///< of one thread
};

} // namespace windrose
