// SPDX-License-Identifier: GPL-3.0-or-later
#include "menu_commands.h"

#include "front_table.h"
#include "game_document.h"
#include "game_evaluations.h"
#include "help_key.h"
#include "history_controls.h"
#include "main_menus.h"
#include "new_version.h"
#include "ui/dialogs/settings.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"
#include "window_dialogs.h"
#include "window_frame.h"

#include <QAction>

namespace windrose
{

MenuCommands::MenuCommands(MainMenus& menus, const Parts& parts)
    : QObject(&menus),
      m_parts(parts),
      m_game(parts.table, parts.history, parts.document, GameClipboard(parts.session, parts.table, parts.document))
{
    const auto connectTo = [](QAction* action, auto* receiver, auto slot) {
        connect(action, &QAction::triggered, receiver, slot);
    };
    connectTo(menus.newGame, &parts.dialogs, &WindowDialogs::askNewGame);
    connectTo(menus.open, &parts.document, &GameDocument::askOpen);
    connectTo(menus.save, this, [this] { front().save(); });
    connectTo(menus.saveAs, this, &MenuCommands::saveAs);
    connectTo(menus.hint, this, [this] { front().hint(); });
    connectTo(menus.course, &parts.evaluations, &GameEvaluations::showCourse);
    connectTo(menus.analysis, &parts.evaluations, &GameEvaluations::showAnalysis);
    connectTo(menus.score, &parts.evaluations, &GameEvaluations::showScore);
    connectTo(menus.preferences, &parts.dialogs, &WindowDialogs::showPreferences);
    connectTo(menus.largerText, this, [this] { m_parts.dialogs.stepTextSize(1); });
    connectTo(menus.smallerText, this, [this] { m_parts.dialogs.stepTextSize(-1); });
    connectTo(menus.normalText, this, [this] { m_parts.dialogs.setTextSize(settings::textSize.fallback()); });
    connectTo(menus.undo, this, [this] { front().undo(); });
    connectTo(menus.redo, this, [this] { front().redo(); });
    connectTo(menus.copy, this, [this] { front().copyGame(); });
    connectTo(menus.copyPosition, this, [this] { front().copyPosition(); });
    connectTo(menus.paste, this, &MenuCommands::paste);
    connectTo(menus.log, this, [this](bool shown) { m_parts.table.setLogShown(shown); });
    connect(&parts.table, &TableView::logShown, menus.log, &QAction::setChecked);
    new HelpKey(*menus.guide, parts.dialogs.help(), parts.front);
    connectTo(menus.keys, &parts.dialogs, &WindowDialogs::showKeys);
    connectTo(menus.quit, parts.table.window(), &QWidget::close);
    connectFullScreen(*menus.fullScreen, *parts.table.window());
    connectTo(menus.newVersion, this, [this] { NewVersion::showPage(*m_parts.table.window()); });
    connectTo(menus.about, &parts.dialogs, &WindowDialogs::showAbout);
    connect(&parts.table.prompt(), &PromptBar::undoRequested, this, [this] { front().undo(); });
    connect(&parts.table.prompt(), &PromptBar::redoRequested, this, [this] { front().redo(); });
}

TableCommands& MenuCommands::front()
{
    OtherTableCommands* const other = m_parts.front.commands();
    return other == nullptr ? static_cast<TableCommands&>(m_game) : *other;
}

void MenuCommands::paste()
{
    GameClipboard(m_parts.session, m_parts.table, m_parts.document).paste();
}

} // namespace windrose
