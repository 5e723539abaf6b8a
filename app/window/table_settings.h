// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/speeds.h"

#include <QObject>

namespace windrose
{

class FrontTable;
class GameSession;
class MainMenus;
class SeatControls;
class TableView;

/// The speed of animations in the preferences; without animations where the desktop wants none.
speeds::Pace chosenPace();

/// Applies the preferences to the game, its players and the tables.
class TableSettings final : public QObject
{
    Q_OBJECT

public:
    TableSettings(GameSession& session, TableView& table, FrontTable& front, SeatControls& seats, MainMenus& menus);

    /// Applies all settings.
    void apply();

private:
    void applyStyle();
    QList<TableView*> tables();

    GameSession& m_session;
    TableView& m_table;
    FrontTable& m_front;
    SeatControls& m_seats;
    MainMenus& m_menus;
};

} // namespace windrose
