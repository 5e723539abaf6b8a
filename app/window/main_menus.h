// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QActionGroup;
class QKeySequence;
class QMenu;
class QMenuBar;

namespace windrose
{

/// The entries of the window's menus, with their shortcuts. Other classes connect them to their actions; `SeatMenus`
/// and `ComputerActions` fill the menu of the seats.
class MainMenus final : public QObject
{
    Q_OBJECT

public:
    explicit MainMenus(QMenuBar& bar);

    void retranslate();
    /// Disables the entries that apply only to the game while a position is set up.
    void setSettingUp(bool settingUp);
    /// Marks the current appearance (see `settings::Style`).
    void setStyle(int style);

    QMenu* recentMenu() { return m_recentMenu; }
    QMenu* earlierMenu() { return m_earlierMenu; }
    QMenu* seatsMenu() { return m_seatsMenu; }

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
    QAction* score = nullptr;
    QAction* preferences = nullptr;
    QAction* quit = nullptr;
    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* restart = nullptr;
    QAction* undoToShown = nullptr;
    QAction* replay = nullptr;
    QAction* fullScreen = nullptr;
    QAction* log = nullptr;
    QAction* guide = nullptr;
    QAction* about = nullptr;

signals:
    /// Another appearance was chosen.
    void styleChosen(int style);

private:
    QAction* add();
    QAction* add(const QKeySequence& key);
    void makeGameActions();
    void makeEditActions();
    void makeViewActions();
    void arrange(QMenuBar& bar);

    QMenu* m_gameMenu = nullptr;
    QMenu* m_recentMenu = nullptr;
    QMenu* m_earlierMenu = nullptr;
    QMenu* m_editMenu = nullptr;
    QMenu* m_seatsMenu = nullptr;
    QMenu* m_viewMenu = nullptr;
    QMenu* m_lookMenu = nullptr;
    QMenu* m_helpMenu = nullptr;
    QActionGroup* m_looks = nullptr;
    QList<QAction*> m_waiting; ///< those of the game alone, while a position is set up
};

} // namespace windrose
