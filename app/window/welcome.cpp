// SPDX-License-Identifier: GPL-3.0-or-later
#include "welcome.h"

#include "lesson_controls.h"
#include "ui/session/game_session.h"
#include "ui/session/saved_games.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"
#include "welcome_page.h"
#include "window_dialogs.h"

#include <QCoreApplication>

/* TRANSLATOR Welcome  The first page of the window. */

namespace windrose
{

namespace
{

struct Welcome {
    Q_DECLARE_TR_FUNCTIONS(Welcome)
};

} // namespace

void offerFirstGame(TableView& table, GameSession& session, WindowDialogs& dialogs, LessonControls& lessons)
{
    auto* page = new WelcomePage(table);
    QObject::connect(page, &WelcomePage::lessonChosen, &lessons, [&lessons] { lessons.open(LessonId::FirstGame); });
    QObject::connect(page, &WelcomePage::computersChosen, &dialogs, &WindowDialogs::askGameAgainstComputers);
    QObject::connect(page, &WelcomePage::peopleChosen, &dialogs, &WindowDialogs::askGameOfPeople);
    QObject::connect(page, &WelcomePage::guideChosen, &dialogs, [&dialogs] { dialogs.help().show(); });
    QObject::connect(page, &WelcomePage::left, &table, [&table] { table.controller().walk().restoreFocus(); });
    QObject::connect(&session, &GameSession::changed, page, &WelcomePage::leave);
}

void explainSecondWindow(PromptBar& prompt, const SavedGames& savedGames)
{
    if (savedGames.slot() > 1) {
        //: Said in the prompt line when Windrose runs twice.
        prompt.inform(Welcome::tr("The last game is open in another window. This window has a game of its own."));
    }
}

} // namespace windrose
