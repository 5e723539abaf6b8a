// SPDX-License-Identifier: GPL-3.0-or-later
#include "welcome.h"

#include "main_menus.h"
#include "ui/session/kept_games.h"
#include "ui/table/prompt_bar.h"

#include <QAction>
#include <QCoreApplication>

namespace windrose
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Welcome)
};

} // namespace

void welcome(PromptBar& prompt, const MainMenus& menus, const KeptGames& kept, bool isVeryFirst)
{
    if (isVeryFirst) {
        //: %1 and %2 are keys
        prompt.tell(Words::tr("Welcome! %1 explains the game. %2 starts a new one, with computer players if you like.")
                        .arg(menus.guide->shortcut().toString(QKeySequence::NativeText),
                             menus.newGame->shortcut().toString(QKeySequence::NativeText)));
    }
    if (kept.slot() > 1) {
        prompt.tell(Words::tr("The last game is open in another window. This window has a game of its own."));
    }
}

} // namespace windrose
