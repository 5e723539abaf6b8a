// SPDX-License-Identifier: GPL-3.0-or-later

// What keeping a game costs: plays 300 orders into a session that writes each of them to the disk, and prints how long
// an order holds up the window and how long it takes until it stands on the disk; the first also with a disk that takes
// two seconds for everything.
//
//     autosave_bench [FOLDER]      FOLDER: where to write (a folder for passing files unless given)
//
// Ends with 1 when the limit is broken.
#include "core/players/random_player.h"
#include "ui/session/file_device.h"
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
constexpr double kLimit = 10.0;   // milliseconds that an order can block the window
constexpr int kBetweenHands = 30; // milliseconds; players are slower

struct Times {
    std::vector<double> blocked; ///< milliseconds
    std::vector<double> kept;    ///< milliseconds until the order is on disk; only when players pause
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

/// A disk that takes two seconds for each sync.
class SlowDevice final : public FileDevice
{
public:
    QString sync(QFile& file) override
    {
        QThread::sleep(kSeconds);
        return FileDevice::sync(file);
    }
    QString syncFolder(const QString& folder) override
    {
        QThread::sleep(kSeconds);
        return FileDevice::syncFolder(folder);
    }

private:
    static constexpr unsigned long kSeconds = 2;
};

Times play(const QString& folder, bool pauses, FileDevice& device)
{
    Times times;
    Record record = longGame();
    const std::vector<Order> orders = std::move(record.orders);
    record.orders.clear();
    GameSession session;
    session.autosave().setDevice(device);
    session.load(record);
    session.autosave().setPath(folder + QStringLiteral("/game.windrose"));
    session.autosave().wait();
    for (const Order order : orders) {
        QElapsedTimer timer;
        timer.start();
        session.submit(order);
        times.blocked.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        if (pauses) {
            if (!session.autosave().wait()) {
                std::printf("cannot write: %s\n", qPrintable(session.autosave().error()));
                std::exit(1);
            }
            times.kept.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
            QThread::msleep(kBetweenHands);
        }
    }
    session.autosave().wait();
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
    SlowDevice slow;
    const Times hands = play(folder, true, FileDevice::system());
    const Times machine = play(folder, false, FileDevice::system());
    const Times slowly = play(folder, false, slow);
    report("until an order stands on the disk", hands.kept, false);
    const bool holds = report("an order holds up the window", hands.blocked, true);
    const bool holdsBehind =
        report("an order holds up the window when the one before is still being written", machine.blocked, true);
    const bool holdsSlow = report("an order holds up the window when the disk takes two seconds", slowly.blocked, true);
    return holds && holdsBehind && holdsSlow ? 0 : 1;
}
