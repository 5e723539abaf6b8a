// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace windrose
{

/// Menu commands that act on the shown table: the game, or the position being set up.
class TableCommands
{
public:
    TableCommands() = default;
    virtual ~TableCommands() = default;
    TableCommands(const TableCommands&) = delete;
    TableCommands& operator=(const TableCommands&) = delete;

    virtual void undo() = 0;
    virtual void redo() = 0;
    virtual void save() = 0;
    virtual void saveAs() = 0;
    virtual void copyGame() = 0;
    virtual void copyPosition() = 0;
};

} // namespace windrose
