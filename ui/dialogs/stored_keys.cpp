// SPDX-License-Identifier: GPL-3.0-or-later
#include "stored_keys.h"

#include "settings_store.h"

namespace windrose
{

namespace
{

/// The text for a command that has no key.
const QString kNone = QStringLiteral("none");

} // namespace

QString settingOfKeys(Command command)
{
    return QStringLiteral("keys/") + commandId(command);
}

CommandKeys storedKeys()
{
    CommandKeys keys;
    for (const Command command : allCommands()) {
        const QString text = settings::store().value(settingOfKeys(command)).toString();
        CommandKeys::Keys stored = QKeySequence::listFromString(text, QKeySequence::PortableText);
        stored.removeIf([](const QKeySequence& key) { return key.isEmpty() || isReservedKey(key); });
        if (text == kNone || !stored.isEmpty()) {
            keys.change(command, stored);
        }
    }
    return keys;
}

void storeKeys(const CommandKeys& keys)
{
    for (const Command command : allCommands()) {
        if (!keys.isChanged(command)) {
            settings::store().remove(settingOfKeys(command));
            continue;
        }
        const CommandKeys::Keys own = keys.of(command);
        settings::store().setValue(settingOfKeys(command),
                                   own.isEmpty() ? kNone : QKeySequence::listToString(own, QKeySequence::PortableText));
    }
}

} // namespace windrose
