// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_keys.h"

#include <QKeyEvent>

#include <algorithm>

namespace windrose
{

namespace
{

/// The usual keys of the desktop and one of ours, each once: a key that is given twice is ambiguous and does nothing.
QList<QKeySequence> standardAnd(QKeySequence::StandardKey usual, const QKeySequence& own)
{
    QList<QKeySequence> keys = QKeySequence::keyBindings(usual);
    if (!keys.contains(own)) {
        keys.append(own);
    }
    return keys;
}

/// The key that the desktop has for a command, if it has one.
std::optional<QKeySequence::StandardKey> standardKey(Command command)
{
    switch (command) {
    case Command::NewGame:
        return QKeySequence::New;
    case Command::Open:
        return QKeySequence::Open;
    case Command::Save:
        return QKeySequence::Save;
    case Command::Preferences:
        return QKeySequence::Preferences;
    case Command::Undo:
        return QKeySequence::Undo;
    case Command::Redo:
        return QKeySequence::Redo;
    case Command::Copy:
        return QKeySequence::Copy;
    case Command::Paste:
        return QKeySequence::Paste;
    case Command::Guide:
        return QKeySequence::HelpContents;
    default:
        return std::nullopt;
    }
}

/// The keys of commands without a standard key.
QList<QKeySequence> ownKeys(Command command)
{
    switch (command) {
    case Command::Hint:
        return {Qt::Key_H};
    case Command::Restart:
        return {Qt::CTRL | Qt::Key_Backspace};
    case Command::UndoToShown:
        return {Qt::CTRL | Qt::ALT | Qt::Key_Z};
    case Command::CopyPosition:
        return {Qt::CTRL | Qt::SHIFT | Qt::Key_C};
    case Command::Pause:
        return {Qt::CTRL | Qt::Key_P, Qt::Key_Pause};
    case Command::Step:
        return {Qt::CTRL | Qt::SHIFT | Qt::Key_P};
    case Command::Faster:
        return {Qt::CTRL | Qt::Key_Up};
    case Command::Slower:
        return {Qt::CTRL | Qt::Key_Down};
    case Command::LargerText:
        // The plus of a keyboard often needs Shift; then the key without it has the equals sign.
        return {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal};
    case Command::SmallerText:
        return {Qt::CTRL | Qt::Key_Minus};
    case Command::NormalText:
        return {Qt::CTRL | Qt::Key_0};
    case Command::Log:
        return {Qt::CTRL | Qt::Key_L};
    case Command::Sounds:
        return {Qt::Key_M};
    case Command::Replay:
        return {Qt::CTRL | Qt::Key_R};
    case Command::Keys:
        return {Qt::Key_Question};
    case Command::NextUsable:
        return {Qt::Key_N};
    case Command::PreviousUsable:
        return {Qt::SHIFT | Qt::Key_N};
    case Command::NextArea:
        return {Qt::Key_F6};
    case Command::PreviousArea:
        return {Qt::SHIFT | Qt::Key_F6};
    case Command::ReadMore:
        return {Qt::Key_I};
    default:
        return {};
    }
}

/// Whether a key without Ctrl, Alt or Meta has a meaning of its own on the table and in dialogs.
bool isNavigation(Qt::Key key)
{
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Select:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        return true;
    default:
        return false;
    }
}

CommandKeys& keysNow()
{
    static CommandKeys keys;
    return keys;
}

} // namespace

QList<QKeySequence> usualKeys(Command command)
{
    if (command == Command::SaveAs) {
        // Not every desktop has a usual key for it, and the menu shows the first one.
        const QList<QKeySequence> usual = QKeySequence::keyBindings(QKeySequence::SaveAs);
        return usual.isEmpty() ? QList{QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)} : usual;
    }
    if (command == Command::Quit) {
        return standardAnd(QKeySequence::Quit, QKeySequence(Qt::CTRL | Qt::Key_Q));
    }
    if (command == Command::FullScreen) {
        return standardAnd(QKeySequence::FullScreen, QKeySequence(Qt::Key_F11));
    }
    const auto standard = standardKey(command);
    return standard ? QKeySequence::keyBindings(*standard) : ownKeys(command);
}

QKeySequence pressedKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case 0:
    case Qt::Key_unknown:
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_Super_L:
    case Qt::Key_Super_R:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
        return {};
    default:
        break;
    }
    Qt::KeyboardModifiers modifiers =
        event.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const QChar written = event.key() < Qt::Key_Escape ? QChar(static_cast<char16_t>(event.key())) : QChar();
    if (written.isPrint() && !written.isLetter() && !written.isSpace()) {
        modifiers &= ~Qt::ShiftModifier;
    }
    return {QKeyCombination(modifiers, static_cast<Qt::Key>(event.key()))};
}

bool isReservedKey(const QKeySequence& key)
{
    if (key.count() != 1) {
        return !key.isEmpty();
    }
    const Qt::Key pressed = key[0].key();
    if (pressed == Qt::Key_unknown || pressed == Qt::Key_Tab || pressed == Qt::Key_Backtab ||
        pressed == Qt::Key_Escape || pressed == Qt::Key_Menu) {
        return true;
    }
    const Qt::KeyboardModifiers modifiers = key[0].keyboardModifiers();
    if ((modifiers & (Qt::ControlModifier | Qt::MetaModifier)) != 0) {
        return false;
    }
    if ((modifiers & Qt::AltModifier) != 0) {
        return pressed < Qt::Key_Escape || pressed == Qt::Key_F4; // Alt and a letter open a menu, Alt+F4 closes
    }
    return isNavigation(pressed) || (pressed == Qt::Key_F10 && modifiers != Qt::NoModifier);
}

CommandKeys::Keys CommandKeys::of(Command command) const
{
    const auto own = m_changed.find(command);
    if (own != m_changed.end()) {
        return own->second;
    }
    Keys keys = usualKeys(command);
    keys.removeIf([this](const QKeySequence& key) {
        return std::any_of(m_changed.begin(), m_changed.end(),
                           [&key](const auto& changed) { return changed.second.contains(key); });
    });
    return keys;
}

std::optional<Command> CommandKeys::commandOf(const QKeySequence& key) const
{
    for (const Command command : allCommands()) {
        if (has(command, key)) {
            return command;
        }
    }
    return std::nullopt;
}

void CommandKeys::change(Command command, const Keys& keys)
{
    Keys usable;
    for (const QKeySequence& key : keys) {
        if (!key.isEmpty() && !isReservedKey(key) && !usable.contains(key)) {
            usable.append(key);
        }
    }
    for (auto& [other, others] : m_changed) {
        if (other != command) {
            others.removeIf([&usable](const QKeySequence& key) { return usable.contains(key); });
        }
    }
    m_changed[command] = usable;
}

const CommandKeys& commandKeys()
{
    return keysNow();
}

void setCommandKeys(const CommandKeys& keys)
{
    keysNow() = keys;
}

QString keyName(const QKeySequence& key)
{
    return key.toString(QKeySequence::NativeText);
}

QString keyNames(const CommandKeys::Keys& keys)
{
    QStringList names;
    for (const QKeySequence& key : keys) {
        names << keyName(key);
    }
    return names.join(QStringLiteral(", "));
}

} // namespace windrose
