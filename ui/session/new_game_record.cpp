// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_game_record.h"

#include <algorithm>

namespace windrose
{

Record newGameRecord(int players, const QStringList& names, std::uint64_t seed, const Options& options,
                     const QList<PlayerSpec>& playing)
{
    Record record{.players = players,
                  .seed = seed,
                  .options = options,
                  .names = defaultNames(players),
                  .start = {},
                  .orders = {}};
    for (qsizetype seat = 0; seat < std::min<qsizetype>(names.size(), players); ++seat) {
        if (const QString name = names[seat].trimmed(); !name.isEmpty()) {
            record.names[static_cast<std::size_t>(seat)] = name.toStdString();
        }
    }
    for (const PlayerSpec& player : playing.mid(0, players)) {
        record.playerTexts.push_back(player.text());
    }
    return record;
}

} // namespace windrose
