// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/random_player.h"
#include "ui/session/game_session.h"

#include <QFile>

#include <functional>

namespace windrose
{

/// The seed of games for which any would do.
inline constexpr std::uint64_t kSeed = 7;

/// The content of a file; nothing when it cannot be read.
inline QByteArray fileContent(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The game in a journal or a record as saved; nothing when there is no file, an error text when it is damaged.
inline QByteArray gameIn(const QString& path)
{
    if (!QFile::exists(path)) {
        return {};
    }
    const RecordReading reading = readRecord(fileContent(path).toStdString());
    return reading.record && !reading.error ? QByteArray::fromStdString(recordText(*reading.record)) : "damaged";
}

/// Plays random orders until `stop` returns true or the game is finished; returns whether `stop` did.
inline bool playUntil(GameSession& session, Random& random, const std::function<bool(const Position&)>& stop)
{
    while (!stop(session.gamePosition())) {
        if (session.gamePosition().isFinished()) {
            return false;
        }
        session.submit(randomOrder(session.gamePosition(), random));
    }
    return true;
}

/// Plays this many random orders, or fewer when the game ends first.
inline void playOrders(GameSession& session, Random& random, int count)
{
    const int end = session.orderCount() + count;
    playUntil(session, random, [&](const Position&) { return session.orderCount() == end; });
}

inline void playToTheEnd(GameSession& session, Random& random)
{
    playUntil(session, random, [](const Position&) { return false; });
}

/// Finds a game at a moment for which `stop` returns true, trying the following seeds.
inline bool findMoment(GameSession& session, int players, const std::function<bool(const Position&)>& stop)
{
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        Random random{seed};
        session.startNew(players, {}, seed, {});
        if (playUntil(session, random, stop)) {
            return true;
        }
    }
    return false;
}

inline const Seat& seatToMove(const Position& position)
{
    return position.seat(position.turn);
}

} // namespace windrose
