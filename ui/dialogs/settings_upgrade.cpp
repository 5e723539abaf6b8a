// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_upgrade.h"

#include <array>

namespace windrose::settings
{

namespace
{

/// A step from the version before to `version`.
struct Step {
    int version;
    const char* from; ///< the old key
    const char* to;   ///< the new key; null if the setting is gone
};

// Settings whose key changed, in the order of the versions. Words of a setting never change their meaning.
constexpr std::array<Step, 2> kSteps{{
    {2, "window/state", nullptr}, // was never used
    {3, "new_game/sitters", "new_game/player_types"},
}};

} // namespace

const QString kVersionKey = QStringLiteral("file/version");

QHash<QString, std::optional<QVariant>> upgrade(QHash<QString, QVariant>& values)
{
    const int version = values.value(kVersionKey, 1).toInt();
    QHash<QString, std::optional<QVariant>> changes;
    if (version >= kVersion) {
        return changes;
    }
    for (const Step& step : kSteps) {
        const QString from = QString::fromLatin1(step.from);
        if (version >= step.version || !values.contains(from)) {
            continue;
        }
        const QVariant value = values.take(from);
        changes.insert(from, std::nullopt);
        if (step.to != nullptr && !values.contains(QString::fromLatin1(step.to))) {
            values.insert(QString::fromLatin1(step.to), value);
            changes.insert(QString::fromLatin1(step.to), value);
        }
    }
    return changes;
}

} // namespace windrose::settings
