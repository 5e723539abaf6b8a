// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/command_keys.h"

namespace windrose
{

/// The key of a command in the settings file, such as "keys/hint".
QString settingOfKeys(Command command);

/// The keys in the settings file. What is no key there is left out; a command all of whose keys are left out has its
/// usual ones.
CommandKeys storedKeys();

/// Stores the keys of a command as text that is the same on every system; of a command that is not changed, nothing.
void storeKeys(const CommandKeys& keys);

} // namespace windrose
