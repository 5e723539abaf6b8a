// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands.h"

#include <QKeySequence>
#include <QList>

#include <map>
#include <optional>

class QKeyEvent;

namespace windrose
{

/// The keys that a command has unless they are changed: those of the desktop where it has some.
QList<QKeySequence> usualKeys(Command command);

/// The key that a key press means, with its modifiers; empty for a modifier alone. Shift counts only with keys that
/// write the same without it, so that the question mark is "?" on every keyboard.
QKeySequence pressedKey(const QKeyEvent& event);
/// Whether no command can have a key, because it moves around, chooses, answers or opens a menu everywhere.
bool isReservedKey(const QKeySequence& key);

/// Which keys carry out which command. Every key has one command at most.
class CommandKeys
{
public:
    using Keys = QList<QKeySequence>;

    /// The keys of a command. The keys of changed commands take precedence over the usual keys of others.
    Keys of(Command command) const;
    bool has(Command command, const QKeySequence& key) const { return !key.isEmpty() && of(command).contains(key); }
    /// The command that a key carries out.
    std::optional<Command> commandOf(const QKeySequence& key) const;
    bool isChanged(Command command) const { return m_changed.contains(command); }
    /// Gives a command other keys than the usual ones, or none. Reserved keys and sequences of several keys are left
    /// out. Other changed commands lose these keys.
    void change(Command command, const Keys& keys);
    void reset(Command command) { m_changed.erase(command); }

private:
    std::map<Command, Keys> m_changed;
};

/// The keys that apply now, the usual ones at the start.
const CommandKeys& commandKeys();
void setCommandKeys(const CommandKeys& keys);

/// A key as the desktop writes it.
QString keyName(const QKeySequence& key);
/// The keys of a command as the desktop writes them, such as "Ctrl+P, Pause"; empty when it has none.
QString keyNames(const CommandKeys::Keys& keys);

} // namespace windrose
