// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/main_window.h"
#include "ui/table/table_view.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// Finds things on the table by the names a screen reader hears, and moves pieces with the mouse or the keyboard.
namespace windrose::driver
{

/// Keeps settings and games of this program in a folder of its own, away from those of other tests and of people; the
/// window speaks English.
void stayApart(const QTemporaryDir& folder);

/// What tests of the window begin with: a table of Ana, Bo, Cy and Di (the first so many of them) with seed 3.
StartRequest usualTable(int players = 4);
/// A window of 1280x800 with the requested table and without animations. It may not be exposed yet.
std::unique_ptr<MainWindow> openTable(const StartRequest& request = usualTable());

/// How orders are given.
enum class Hand { Drag, Click, Keyboard };

/// The interface below `root` whose name is `name` or continues it after a comma; null when there is none.
QAccessibleInterface* named(QAccessibleInterface* root, const QString& name);
/// The same as a visible widget; fails the test when there is none.
QWidget* widget(QWidget* root, const QString& name);

/// The entry of a menu with this text, without its mnemonic; null when there is none.
QAction* entry(MainWindow& window, const QString& text);
/// What a screen reader says of the prompt line.
QString prompt(MainWindow& window);

/// Gives an order to the window as a person would: by the things on the table alone. False when something was missing;
/// `problem` then says what.
bool perform(MainWindow& window, Order order, Hand hand, QString& problem);

/// Moves a piece from one widget to another.
void move(QWidget* from, QWidget* to, Hand hand);
void press(QWidget* widget);

} // namespace windrose::driver
