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
    /// Takes back, or plays again, until the game stands after `orders` orders; where undo stops it says why.
    void undoTo(int orders);
    /// Enables what can be done.
    void refresh();
    /// Takes the question away once nothing waits for its answer.
    void closeAnsweredQuestion();

private:
    void sayWhyUndoStops(UndoStop stop);
    void restartTurn();
    void toggleReplay();
    void askBeforeDropping();

    QWidget& m_window;
    MainMenus& m_menus;
    GameSession& m_session;
    TableView& m_table;
    QPointer<QMessageBox> m_question;
};

} // namespace windrose
