// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QActionGroup;
class QMenu;

namespace windrose
{

class ComputerSeats;
class GameSession;
class TableView;

/// Controls for watching computer players: pause, single moves, faster and slower. The entries are at the end of the
/// menu of the seats.
class ComputerActions final : public QObject
{
    Q_OBJECT

public:
    ComputerActions(QMenu& menu, GameSession& session, ComputerSeats& computers, TableView& table);

    void retranslate();
    /// Applies the settings.
    void applySettings();
    /// From now on, stores for the next start whether the computers are paused.
    void startStoringPause();
    /// Enables the actions that are possible now; none unless the game is in front.
    void refresh(bool isGameInFront);

signals:
    /// Another speed was chosen and stored in the settings.
    void speedChanged();

private:
    void applyKeys();
    void makeSpeeds(QMenu& menu);
    /// Counted from the slowest; stored in the settings.
    void changeWatchingSpeed(int speed);
    void stepSpeed(int by);
    void storePause() const;

    GameSession& m_session;
    ComputerSeats& m_computers;
    TableView& m_table;
    QAction* m_pause;
    QAction* m_step;
    QMenu* m_speedMenu = nullptr;
    QActionGroup* m_speeds = nullptr;
    QAction* m_faster = nullptr;
    QAction* m_slower = nullptr;
    bool m_storesPause = false;
    bool m_isPauseStored = false; ///< whether the computers' pause is stored
};

} // namespace windrose
