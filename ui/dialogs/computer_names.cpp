// SPDX-License-Identifier: GPL-3.0-or-later
#include "computer_names.h"

namespace windrose
{
namespace
{

/// Names of computer players; invented, and the same in every language.
const QStringList& computerNames()
{
    static const QStringList kNames{QStringLiteral("Isaura"), QStringLiteral("Corvin"),  QStringLiteral("Leonor"),
                                    QStringLiteral("Tibor"),  QStringLiteral("Marisol"), QStringLiteral("Bastian"),
                                    QStringLiteral("Odile"),  QStringLiteral("Rufino"),  QStringLiteral("Yara"),
                                    QStringLiteral("Ansgar")};
    return kNames;
}

} // namespace

bool isComputerName(const QString& name)
{
    return computerNames().contains(name);
}

QString freeComputerName(const QStringList& taken)
{
    for (const QString& name : computerNames()) {
        if (!taken.contains(name, Qt::CaseInsensitive)) {
            return name;
        }
    }
    return {};
}

} // namespace windrose
