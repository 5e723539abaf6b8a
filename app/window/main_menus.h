// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/commands.h"

#include <QList>
#include <QObject>

#include <utility>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;

namespace windrose
{

class ShareMenu;

/// The entries of the window's menus, with their shortcuts. Other classes connect them to their actions; `SeatMenus`
/// and `ComputerActions` fill the menu of the seats.
class MainMenus final : public QObject
{
    Q_OBJECT

public:
    explicit MainMenus(QMenuBar& bar);

    void retranslate();
    /// Gives the entries the keys that apply now (see `commandKeys`).
    void applyKeys();
    /// Which table is in front of the game's.
    enum class Front { Game, SetUp, Puzzle };
    /// Disables the entries that apply only to other tables.
    void setFront(Front front);
    /// Marks the current appearance (see `settings::Style`).
    void setStyle(int style);
    /// Whether sounds can be played, and whether they are on.
    void setSounds(bool areThere, bool areOn);

    QMenu* recentMenu() { return m_recentMenu; }
    QMenu* archiveMenu() { return m_archiveMenu; }
    ShareMenu& shareMenu() { return *m_shareMenu; }
    QMenu* seatsMenu() { return m_seatsMenu; }
    /// The menu of the lessons, in that of the help.
    QMenu* learnMenu() { return m_learnMenu; }

    QAction* newGame = nullptr;
    QAction* open = nullptr;
    QAction* save = nullptr;
    QAction* saveAs = nullptr;
    QAction* copy = nullptr;
    QAction* copyPosition = nullptr;
    QAction* paste = nullptr;
    QAction* setUp = nullptr;
    QAction* hint = nullptr;
    QAction* course = nullptr;
    QAction* analysis = nullptr;
    QAction* score = nullptr;
    QAction* results = nullptr;
    QAction* puzzles = nullptr;
    QAction* preferences = nullptr;
    QAction* quit = nullptr;
    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* restart = nullptr;
    QAction* undoToShown = nullptr;
    QAction* replay = nullptr;
    QAction* fullScreen = nullptr;
    QAction* log = nullptr;
    QAction* sounds = nullptr;
    QAction* largerText = nullptr;
    QAction* smallerText = nullptr;
    QAction* normalText = nullptr;
    QAction* guide = nullptr;
    QAction* keys = nullptr;
    QAction* newVersion = nullptr;
    QAction* about = nullptr;

signals:
    /// Another appearance was chosen.
    void styleChosen(int style);

private:
    QAction* add(Command command);
    void makeGameActions();
    void makeEditActions();
    void makeViewActions();
    void arrange(QMenuBar& bar);
    void setTopics(QMenuBar& bar) const;
    void nameMenus() const;
    void explainViewEntries() const;
    void nameSounds() const;
    void nameLooks() const;

    QMenu* m_gameMenu = nullptr;
    ShareMenu* m_shareMenu = nullptr;
    QMenu* m_recentMenu = nullptr;
    QMenu* m_archiveMenu = nullptr;
    QMenu* m_editMenu = nullptr;
    QMenu* m_seatsMenu = nullptr;
    QMenu* m_viewMenu = nullptr;
    QMenu* m_styleMenu = nullptr;
    QMenu* m_helpMenu = nullptr;
    QMenu* m_learnMenu = nullptr;
    QActionGroup* m_styleActions = nullptr;
    QList<std::pair<Command, QAction*>> m_commands; ///< the entries of this class with a key
    QList<QAction*> m_gameOnly;                     ///< those of the game alone, while another table is shown
};

} // namespace windrose
