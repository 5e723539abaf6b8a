// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/random.h"
#include "ui/session/game_result.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <numeric>

namespace windrose
{

/// The points of a made-up player; someone who plays better has more.
inline PlayerResult madeUpPlayer(Random& random, int strength)
{
    const auto upTo = [&random](int most) {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(most + 1)));
    };
    PlayerResult player;
    player.chips = 8 + strength + upTo(20);
    player.buildings = 10 + upTo(14);
    player.large = 2 * upTo(6);
    player.tieBreak = upTo(15);
    std::copy_if(kAllBuildings.begin(), kAllBuildings.end(), std::back_inserter(player.owned),
                 [&](Building /*building*/) { return upTo(5) == 0; });
    return player;
}

/// So many games of a family and some computer players, one every third day up to 2026; the same each time.
inline QList<GameResult> madeUpResults(int count)
{
    struct Guest {
        const char* name;
        const char* plays;
    };
    constexpr std::array<Guest, 7> kGuests{{{"Ana", ""},
                                            {"Bea", ""},
                                            {"Eva", ""},
                                            {"Grandfather Constantin", ""},
                                            {"Dora", ""},
                                            {"Computer", "merchant"},
                                            {"Computer", "viceroy:builder"}}};
    Random random{5};
    QList<GameResult> games;
    for (int number = 0; number < count; ++number) {
        std::array<std::size_t, kGuests.size()> order{};
        std::iota(order.begin(), order.end(), std::size_t{0});
        random.shuffle(order.data(), static_cast<int>(order.size()));
        GameResult game;
        game.id = QStringLiteral("game-%1").arg(number);
        game.deal = QStringLiteral("deal-%1").arg(number);
        game.when = QDateTime(QDate(2026, 11, 20), QTime(19, 30), Qt::UTC).addDays(3 * (number + 1 - count));
        game.rounds = 12 + static_cast<int>(random.below(7));
        const std::size_t players = 2 + random.below(4);
        for (std::size_t seat = 0; seat < players; ++seat) {
            const Guest& guest = kGuests[order[seat]];
            PlayerResult player = madeUpPlayer(random, 8 - static_cast<int>(order[seat]));
            player.name = QString::fromUtf8(guest.name);
            if (player.name == QLatin1String("Bea") && number % 4 == 0) {
                player.name = QStringLiteral("Beate"); // the same person
            }
            player.plays = QString::fromUtf8(guest.plays);
            game.players.append(player);
        }
        for (PlayerResult& player : game.players) {
            player.place =
                1 +
                static_cast<int>(std::count_if(game.players.cbegin(), game.players.cend(), [&](const PlayerResult& at) {
                    return std::pair(at.points(), at.tieBreak) > std::pair(player.points(), player.tieBreak);
                }));
        }
        games.append(game);
    }
    return games;
}

/// Writes the file of the results into a folder of saved games; returns its path, or nothing when that failed.
inline QString writeResults(const QString& folder, const QList<GameResult>& games)
{
    QFile file(folder + QStringLiteral("/results.jsonl"));
    if (!QDir().mkpath(folder) || !file.open(QIODevice::WriteOnly)) {
        return {};
    }
    for (const GameResult& game : games) {
        file.write(lineOf(game) + '\n');
    }
    return file.fileName();
}

} // namespace windrose
