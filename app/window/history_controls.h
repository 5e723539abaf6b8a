// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QMessageBox;
class QWidget;

namespace windrose
{

class GameSession;
class MainMenus;
class TableView;
enum class UndoStop;

/// Undo, redo and replay of the game on the table, and the question before orders are lost.
class HistoryControls final : public QObject
{
    Q_OBJECT

public:
    HistoryControls(QWidget& window, MainMenus& menus, GameSession& session, TableView& table);

    void undo();
    void redo();
    /// Undoes or redoes orders until `orders` are played; explains why if undo cannot go that far.
    void undoTo(int orders);
    /// Enables the actions that are possible now.
    void refresh();
    /// Closes the question when no order waits for its answer any more.
    void closeAnsweredQuestion();

private:
    void explainUndoStop(UndoStop stop);
    void restartTurn();
    void toggleReplay();
    void askBeforeDiscarding();

    QWidget& m_window;
    MainMenus& m_menus;
    GameSession& m_session;
    TableView& m_table;
    QPointer<QMessageBox> m_question;
};

} // namespace windrose
