// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "main_menus.h"

#include <QObject>
#include <QString>

class QMainWindow;
class QWidget;

namespace windrose
{

class ComputerSeats;
class OtherTableCommands;
class TableView;

/// Which table the window shows: the game's, or another in front of it, such as that of a position that is set up.
/// Meanwhile the game's table is hidden, its computers wait, and the game does not change.
class FrontTable final : public QObject
{
    Q_OBJECT

public:
    explicit FrontTable(QMainWindow& window);
    /// Sets the game's table and computers, which pause while another table is in front. Call it once, before `show`.
    void setGameTable(TableView& table, ComputerSeats& computers);

    /// Another table, the widget that contains it or is it, and what the menus command there.
    struct Other {
        MainMenus::Front front = MainMenus::Front::Game;
        QWidget* page = nullptr;
        TableView* table = nullptr;
        OtherTableCommands* commands = nullptr;
        /// The topic of the help where no thing is pointed at; empty for that of the decision that is asked for.
        QString topic = {};
    };
    /// Shows another table in place of the game's.
    void show(const Other& other);
    /// Shows the game's table again, in place of the other one.
    void showGame();
    /// The other table is gone because the window closes; nothing is shown in its place.
    void forget() { m_other = {}; }

    bool isGame() const { return m_other.table == nullptr; }
    /// The table that is shown.
    TableView& table() const { return isGame() ? *m_gameTable : *m_other.table; }
    /// What the menus command at the other table; null at the game's.
    OtherTableCommands* commands() const { return m_other.commands; }
    MainMenus::Front front() const { return m_other.front; }
    QString topic() const { return m_other.topic; }

signals:
    /// Another table is shown, or the game's again.
    void changed();

private:
    QMainWindow& m_window;
    TableView* m_gameTable = nullptr;
    ComputerSeats* m_computers = nullptr;
    Other m_other;
};

} // namespace windrose
