// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_clipboard.h"
#include "table_commands.h"

namespace windrose
{

class HistoryControls;
class TableView;

/// The entries of the menus for the game on the table.
class GameCommands final : public TableCommands
{
public:
    GameCommands(TableView& table, HistoryControls& history, GameDocument& document, const GameClipboard& clipboard)
        : m_table(table), m_history(history), m_document(document), m_clipboard(clipboard)
    {
    }

    void undo() override;
    void redo() override;
    void save() override;
    void saveAs() override;
    void copyGame() override { m_clipboard.copyGame(); }
    void copyPosition() override { m_clipboard.copyPosition(); }
    void hint() override;

private:
    TableView& m_table;
    HistoryControls& m_history;
    GameDocument& m_document;
    GameClipboard m_clipboard;
};

} // namespace windrose
