// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace windrose
{

/// What entries of the menus do with what is on the table: a game, or a position that is set up in front of it.
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
