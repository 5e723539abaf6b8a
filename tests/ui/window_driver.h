// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/main_window.h"
#include "ui/table/table_view.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// Finds things on the table by their accessible names, and moves pieces with the mouse or the keyboard.
namespace windrose::driver
{

/// Gives this program its own folder for settings and games, apart from those of other tests and of users; the window
/// uses English.
void isolateFiles(const QTemporaryDir& folder);

/// The start of most tests of the window: Ana, Bo, Cy and Di (as many of them as there are players) with seed 3.
StartRequest defaultTable(int players = 4);
/// A window of 1280x800 with the requested table and without animations. It is possibly not exposed yet.
std::unique_ptr<MainWindow> openTable(const StartRequest& request = defaultTable());

/// The ways to give orders.
enum class Hand { Drag, Click, Keyboard };

/// The interface below `root` with this accessible name, or a longer one after a comma; null when there is none.
QAccessibleInterface* named(QAccessibleInterface* root, const QString& name);
/// The same as a visible widget; fails the test when there is none.
QWidget* widget(QWidget* root, const QString& name);
/// The accessible description, as a screen reader gets it.
QString description(QWidget& widget);

/// The entry of a menu with this text, without its mnemonic; null when there is none.
QAction* entry(MainWindow& window, const QString& text);
/// The accessible text of the prompt line.
QString prompt(MainWindow& window);

/// Gives an order to the window like a person, using only the things on the table. On failure returns false and sets
/// `problem`.
bool perform(MainWindow& window, Order order, Hand hand, QString& problem);

/// Moves a piece from one widget to another.
void move(QWidget* from, QWidget* to, Hand hand);
void press(QWidget* widget);

} // namespace windrose::driver
