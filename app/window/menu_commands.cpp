// SPDX-License-Identifier: GPL-3.0-or-later
#include "menu_commands.h"

#include "game_clipboard.h"
#include "game_document.h"
#include "game_evaluations.h"
#include "history_controls.h"
#include "main_menus.h"
#include "position_setup.h"
#include "setup_mode.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_hint.h"
#include "ui/table/table_view.h"
#include "window_dialogs.h"

#include <QAction>

namespace windrose
{

MenuCommands::MenuCommands(MainMenus& menus, const Parts& parts) : QObject(&menus), m_parts(parts)
{
    const auto connectTo = [](QAction* action, auto* receiver, auto slot) {
        connect(action, &QAction::triggered, receiver, slot);
    };
    connectTo(menus.newGame, &parts.dialogs, &WindowDialogs::askNewGame);
    connectTo(menus.open, &parts.document, &GameDocument::askOpen);
    connectTo(menus.save, this, &MenuCommands::save);
    connectTo(menus.saveAs, this, &MenuCommands::saveAs);
    connectTo(menus.hint, this, [this] { m_parts.table.hint().ask(); });
    connectTo(menus.course, &parts.evaluations, &GameEvaluations::showCourse);
    connectTo(menus.score, &parts.evaluations, &GameEvaluations::showScore);
    connectTo(menus.preferences, &parts.dialogs, &WindowDialogs::showPreferences);
    connectTo(menus.undo, this, &MenuCommands::undo);
    connectTo(menus.redo, this, &MenuCommands::redo);
    connectTo(menus.copy, this, &MenuCommands::copyGame);
    connectTo(menus.copyPosition, this, &MenuCommands::copyPosition);
    connectTo(menus.paste, this, &MenuCommands::paste);
    connectTo(menus.log, this, [this](bool shown) { m_parts.table.setLogShown(shown); });
    connectTo(menus.guide, &parts.dialogs, &WindowDialogs::showGuide);
    connectTo(menus.about, &parts.dialogs, &WindowDialogs::showAbout);
    connect(&parts.table.prompt(), &PromptBar::undoRequested, this, &MenuCommands::undo);
    connect(&parts.table.prompt(), &PromptBar::redoRequested, this, &MenuCommands::redo);
}

void MenuCommands::undo()
{
    if (m_parts.setup.isOn()) {
        m_parts.setup.setup()->session().undoStep();
    } else {
        m_parts.history.undo();
    }
}

void MenuCommands::redo()
{
    if (m_parts.setup.isOn()) {
        m_parts.setup.setup()->session().redoStep();
    } else {
        m_parts.history.redo();
    }
}

void MenuCommands::save()
{
    if (m_parts.setup.isOn()) {
        m_parts.setup.setup()->askSave();
    } else {
        m_parts.document.save();
    }
}

void MenuCommands::saveAs()
{
    if (m_parts.setup.isOn()) {
        m_parts.setup.setup()->askSave();
    } else {
        m_parts.document.askSave();
    }
}

void MenuCommands::copyGame()
{
    if (m_parts.setup.isOn()) {
        m_parts.setup.setup()->copy();
    } else {
        GameClipboard(m_parts.session, m_parts.table, m_parts.document).copyGame();
    }
}

void MenuCommands::copyPosition()
{
    if (m_parts.setup.isOn()) {
        m_parts.setup.setup()->copy();
    } else {
        GameClipboard(m_parts.session, m_parts.table, m_parts.document).copyPosition();
    }
}

void MenuCommands::paste()
{
    GameClipboard(m_parts.session, m_parts.table, m_parts.document).paste();
}

} // namespace windrose
