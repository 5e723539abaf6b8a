// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window_driver.h"

class QMessageBox;
class QMimeData;

namespace windrose
{

class ComputerSeats;

/// A test class that looks at one window, which is closed after each of its tests.
class WindowTest : public QObject
{
    Q_OBJECT

protected:
    /// Opens the window, without animations, and waits until it is on the screen.
    void openWindow(const StartRequest& request);
    /// Opens it with `driver::defaultTable()`.
    void openDefaultTable();
    /// Waits until the window fits the screen: it is resized once, a moment after it is shown first. Tests that move
    /// the pointer to a place and then ask what is there wait for that.
    void waitUntilFitted();

    GameSession& session() { return m_window->session(); }
    const Position& position() { return session().position(); }
    ComputerSeats& computers() { return m_window->computers(); }

    /// What is called this on the table.
    QWidget* thing(const QString& name) { return driver::widget(&m_window->table(), name); }
    /// What is called this on the board of the seat to move.
    QWidget* own(const QString& name);
    /// The accessible text of the prompt line.
    QString prompt() { return driver::prompt(*m_window); }
    /// The entry of a menu with this text, without its mnemonic; null when there is none.
    QAction* entry(const QString& text) { return driver::entry(*m_window, text); }
    /// The entries of a menu as it would be opened.
    QList<QAction*> entriesOf(const QString& menu);
    /// The open message box; null when there is none.
    QMessageBox* message();
    /// Presses a button of the message box and waits until the box is gone.
    void answer(const QString& button);
    /// Presses the button of the message box that agrees, in whatever language, and waits until the box is gone.
    void acceptMessage();
    void closeMessage();
    void drop(const QMimeData& data);

    /// Starts a game at a position given as JSON.
    void lay(const char* json);
    /// Ana has a wharf, a large building and barrels, and must choose a role.
    void setUpRichTable();
    /// Ana takes the builder, and everybody passes; Bo must choose.
    void playBuilderRound();

    std::unique_ptr<MainWindow> m_window;
    QTemporaryDir m_home; ///< has the settings and the games

protected slots:
    void initTestCase() { driver::isolateFiles(m_home); }
    void cleanup() { m_window.reset(); }
};

} // namespace windrose
