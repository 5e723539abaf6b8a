// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPoint>

#include <functional>

class QAction;
class QActionGroup;
class QMenu;
class QWidget;

namespace windrose
{

class GameSession;
class PlayerSpec;

/// The menus that show who plays each seat and change it during the game.
class SeatMenus final : public QObject
{
    Q_OBJECT

public:
    /// Fills the beginning of `menu`.
    SeatMenus(QWidget& window, QMenu& menu, GameSession& session);

    void retranslate();
    /// Shows the menu of a seat at a point of the screen.
    void show(int seat, QPoint where);
    /// Asks for another program in a dialog of `parent` and passes its name on.
    static void addProgram(QWidget* parent, const std::function<void(const QString&)>& use);

private:
    void fillAll();
    void fill(QMenu* menu, int seat);
    QAction* add(QMenu* menu, QActionGroup* group, int seat, const QString& text, const PlayerSpec& player, bool isNow);
    void addStyles(QMenu* menu, int seat);
    void addPrograms(QMenu* menu, QActionGroup* players, int seat);
    void seatComputers();

    QWidget& m_window;
    GameSession& m_session;
    QList<QMenu*> m_menus; ///< one for each seat
    QAction* m_seatComputers;
};

} // namespace windrose
