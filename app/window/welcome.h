// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace windrose
{

class GameSession;
class LessonControls;
class PromptBar;
class SavedGames;
class TableView;
class WindowDialogs;

/// On the very first start: covers the table with a page that offers the first lesson, a game against computers, a game
/// around this table and the guide, until a game is started or opened or the page is closed.
void offerFirstGame(TableView& table, GameSession& session, WindowDialogs& dialogs, LessonControls& lessons);

/// Says that a second window has a game of its own.
void explainSecondWindow(PromptBar& prompt, const SavedGames& savedGames);

} // namespace windrose
