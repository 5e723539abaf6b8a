// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace windrose
{

/// Menu commands that act on the shown table: the game, or another in front of it.
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
    /// Helps with the decision that is asked for, where one is.
    virtual void hint() = 0;
};

/// The same of a table in front of the game's.
class OtherTableCommands : public TableCommands
{
public:
    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    /// The title of the window.
    virtual QString title() const = 0;
};

} // namespace windrose
