// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QVariant>

#include <optional>

namespace windrose::settings
{

/// The version of the settings file that this program writes, and its key. Files of the first version have no number.
inline constexpr int kVersion = 3;
extern const QString kVersionKey;

/// Upgrades the values of a file of an older version to this one. Returns the changes that the file needs besides the
/// number of the version; an empty value removes a key. A newer file needs none.
QHash<QString, std::optional<QVariant>> upgrade(QHash<QString, QVariant>& values);

} // namespace windrose::settings
