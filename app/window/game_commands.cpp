// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_commands.h"

#include "game_document.h"
#include "history_controls.h"
#include "ui/table/table_hint.h"
#include "ui/table/table_view.h"

namespace windrose
{

void GameCommands::undo()
{
    m_history.undo();
}

void GameCommands::redo()
{
    m_history.redo();
}

void GameCommands::save()
{
    m_document.save();
}

void GameCommands::saveAs()
{
    m_document.askSave();
}

void GameCommands::hint()
{
    m_table.hint().ask();
}

} // namespace windrose
