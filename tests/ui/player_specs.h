// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/player_spec.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace windrose
{

/// Players as records name them.
inline QList<PlayerSpec> specsOf(const QStringList& texts)
{
    QList<PlayerSpec> specs;
    for (const QString& text : texts) {
        specs += PlayerSpec::read(text.toStdString());
    }
    return specs;
}

/// Players as the command line names them: `person` is one.
inline std::vector<PlayerSpec> seatsOf(const std::vector<std::string>& words)
{
    std::vector<PlayerSpec> seats;
    for (const std::string& word : words) {
        seats.push_back(PlayerSpec::readWord(word).value());
    }
    return seats;
}

/// Shows a player in the messages of tests.
inline char* toString(const PlayerSpec& spec)
{
    return qstrdup(spec.text().c_str());
}

} // namespace windrose
