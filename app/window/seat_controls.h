// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/computer_seats.h"

namespace windrose
{

class ComputerActions;
class MainMenus;
class SeatMenus;
class TableView;

/// Who sits at the table of the window: the computer players, and the menu that seats and watches them.
class SeatControls final : public QObject
{
    Q_OBJECT

public:
    /// How the computers begin. Nobody thinks and no program starts before this is known.
    struct Beginning {
        bool isPaused = false;
        bool storesPause = false; ///< for the next start
    };
    SeatControls(QWidget& window, MainMenus& menus, GameSession& session, TableView& table, Beginning beginning);
    ~SeatControls() override;

    ComputerSeats& computers() { return m_computers; }
    void retranslate();
    void applySettings();
    /// Enables what can be done; while a position is set up that is nothing.
    void refresh();
    void setSettingUp(bool settingUp) { m_isSettingUp = settingUp; }

signals:
    /// Another watching speed stands in the settings.
    void speedChanged();

private:
    ComputerSeats m_computers;
    SeatMenus* m_menus;
    ComputerActions* m_actions;
    bool m_isSettingUp = false;
};

} // namespace windrose
