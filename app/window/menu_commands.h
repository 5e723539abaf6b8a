// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;

namespace windrose
{

class GameDocument;
class GameEvaluations;
class GameSession;
class HistoryControls;
class MainMenus;
class SetupMode;
class TableView;
class WindowDialogs;

/// What the entries of the menus do. Entries for both tables concern the position that is set up while there is one,
/// and the game otherwise.
class MenuCommands final : public QObject
{
    Q_OBJECT

public:
    /// Who carries the entries out.
    struct Parts {
        GameSession& session;
        TableView& table;
        SetupMode& setup;
        GameDocument& document;
        HistoryControls& history;
        GameEvaluations& evaluations;
        WindowDialogs& dialogs;
    };
    MenuCommands(MainMenus& menus, const Parts& parts);

    void undo();
    void redo();
    void save();
    void saveAs();
    void copyGame();
    void copyPosition();
    void paste();

private:
    Parts m_parts;
};

} // namespace windrose
