// SPDX-License-Identifier: GPL-3.0-or-later

// What keeping a game costs: plays 300 orders into a session that writes each of them to the disk, and prints how long
// an order holds up the window and how long it takes until it stands on the disk.
//
//     keeping_bench [FOLDER]      FOLDER: where to write (a folder for passing files unless given)
//
// Ends with 1 when the limit is broken.
#include "core/players/random_player.h"
#include "ui/session/game_session.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace
{

using namespace windrose;

constexpr int kOrders = 300;
constexpr double kLimit = 10.0;   // milliseconds that an order may hold up the window
constexpr int kBetweenHands = 30; // milliseconds; no hand is faster

struct Times {
    std::vector<double> blocked; ///< milliseconds
    std::vector<double> kept;    ///< milliseconds until the order stands on the disk; only when hands pause
};

/// The first random game that is long enough.
Record longGame()
{
    for (std::uint64_t seed = 1;; ++seed) {
        Record record;
        record.players = kMaxPlayers;
        record.seed = seed;
        record.names = defaultNames(record.players);
        Position position = startOf(record);
        Random random{seed};
        while (!position.isFinished() && record.orders.size() < kOrders) {
            record.orders.push_back(canonical(position, randomOrder(position, random)));
            apply(position, record.orders.back());
        }
        if (record.orders.size() == kOrders) {
            return record;
        }
    }
}

Times play(const QString& folder, bool pauses)
{
    Times times;
    Record record = longGame();
    const std::vector<Order> orders = std::move(record.orders);
    record.orders.clear();
    GameSession session;
    session.load(record);
    session.setAutosave(folder + QStringLiteral("/game.windrose"));
    session.waitUntilKept();
    for (const Order order : orders) {
        QElapsedTimer timer;
        timer.start();
        session.submit(order);
        times.blocked.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        if (pauses) {
            if (!session.waitUntilKept()) {
                std::printf("cannot write: %s\n", qPrintable(session.autosaveError()));
                std::exit(1);
            }
            times.kept.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
            QThread::msleep(kBetweenHands);
        }
    }
    session.waitUntilKept();
    return times;
}

bool report(const char* title, std::vector<double> times, bool isLimited)
{
    std::sort(times.begin(), times.end());
    const double worst = times.back();
    const bool holds = !isLimited || worst <= kLimit;
    std::printf("%s %s: median %.2f ms, worst %.2f ms of %zu (limit: %s)\n", holds ? "ok  " : "FAIL", title,
                times[times.size() / 2], worst, times.size(), isLimited ? "at most 10 ms each" : "none");
    return holds;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    const QTemporaryDir passing;
    const QString folder = argc > 1 ? QString::fromLocal8Bit(argv[1]) : passing.path();
    const Times hands = play(folder, true);
    const Times machine = play(folder, false);
    const bool holds = report("an order holds up the window", hands.blocked, true);
    report("until an order stands on the disk", hands.kept, false);
    report("an order holds up the window when the one before is still being written", machine.blocked, false);
    return holds ? 0 : 1;
}
