// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_commands.h"

#include <QObject>

class QAction;

namespace windrose
{

class FrontTable;
class GameDocument;
class GameEvaluations;
class GameSession;
class HistoryControls;
class MainMenus;
class TableView;
class WindowDialogs;

/// Carries out the entries of the menus. Entries for every table apply to the one that is shown.
class MenuCommands final : public QObject
{
    Q_OBJECT

public:
    /// The objects that carry the entries out.
    struct Parts {
        GameSession& session;
        TableView& table;
        FrontTable& front;
        GameDocument& document;
        HistoryControls& history;
        GameEvaluations& evaluations;
        WindowDialogs& dialogs;
    };
    MenuCommands(MainMenus& menus, const Parts& parts);

    void saveAs() { front().saveAs(); }
    void paste();

private:
    TableCommands& front();

    Parts m_parts;
    GameCommands m_game;
};

} // namespace windrose
