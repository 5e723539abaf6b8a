// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/computer_seats.h"

namespace windrose
{

class ComputerActions;
class MainMenus;
class SeatMenus;
class TableView;

/// The computer players of the window, and the menu that assigns and controls them.
class SeatControls final : public QObject
{
    Q_OBJECT

public:
    /// How the computer players start. None thinks, and no program starts, before this is known.
    struct InitialState {
        bool isPaused = false;
        bool storesPause = false; ///< for the next start
    };
    SeatControls(QWidget& window, MainMenus& menus, GameSession& session, TableView& table, InitialState beginning);
    ~SeatControls() override;

    ComputerSeats& computers() { return m_computers; }
    void retranslate();
    void applySettings();
    /// Enables the actions that are possible now; none while a puzzle or the setup of a position is in front.
    void refresh();
    void setGameInFront(bool isInFront) { m_isGameInFront = isInFront; }

signals:
    /// Another watching speed was stored in the settings.
    void speedChanged();

private:
    ComputerSeats m_computers;
    SeatMenus* m_menus;
    ComputerActions* m_actions;
    bool m_isGameInFront = true;
};

} // namespace windrose
