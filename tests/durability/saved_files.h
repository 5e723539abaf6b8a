// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/play.h"
#include "ui/session/game_session.h"

#include <QDir>
#include <QFile>
#include <QTest>

// Games and files for the tests of saved games.
namespace windrose
{

inline void fill(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

inline QByteArray recordOf(const GameSession& session)
{
    return QByteArray::fromStdString(recordText(session.record()));
}

/// A game with a number of orders.
inline Record game(std::uint64_t seed, int orders, const QStringList& names = {"Ana", "Ben", "Cleo"})
{
    GameSession session;
    session.startNew(static_cast<int>(names.size()), names, seed, {});
    Random random{seed};
    playOrders(session, random, orders);
    return session.record();
}

inline QByteArray textOf(const Record& record)
{
    return QByteArray::fromStdString(recordText(record));
}

inline QStringList namesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden);
}

} // namespace windrose
