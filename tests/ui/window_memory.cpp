// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/heap.h"
#include "core/players/random_player.h"
#include "patience.h"
#include "play.h"
#include "player_specs.h"
#include "test_program.h"
#include "ui/dialogs/settings.h"
#include "ui/session/computer_seats.h"
#include "window_test.h"

#include <QFile>

#include <cstdio>
#include <utility>
#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace windrose;

namespace
{

/// The random games played before memory is measured. They fill the caches of pictures, fonts and the circles of the
/// table: after 20 games memory still grows by 1.2 MB, after 60 by 0.2 MB, and after 80 not at all.
constexpr int kWarmUp = 60;
/// The same for each later window of the program, which shares most of these caches with the first.
constexpr int kWarmUpOfLaterWindows = 10;
constexpr int kGames = 50;
/// The allowed growth after the first games. It includes pictures of pieces that occur for the first time; keeping the
/// log lines of 50 games would take several times as much.
constexpr std::size_t kAllowed = 500'000;
constexpr int kAllowedWidgets = 20;
/// What the system may have given for good beyond that. Without `returnLargeBlocks` the trees of a viceroy's first game
/// stay in the heap: 10 MB.
constexpr std::size_t kAllowedFromSystem = 1'500'000;

/// The memory in use, without fragments.
std::size_t bytesInUse()
{
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
    const auto info = mallinfo2();
    return info.uordblks + info.hblkhd;
#else
    return 0;
#endif
}

/// The memory that the system has given the program for itself: without what it shares or reads from files.
std::size_t bytesFromSystem()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) {
        return 0;
    }
    const QByteArray text = status.readAll();
    const QByteArray key = "RssAnon:";
    const qsizetype at = text.indexOf(key);
    return at < 0 ? 0 : text.mid(at + key.size()).simplified().split(' ').value(0).toULong() * 1024;
}

} // namespace

/// The memory of an open window does not grow with each game.
class WindowMemory : public WindowTest
{
    Q_OBJECT

private:
    /// Brings the window to an idle state: always the same new table, with a cached picture of every widget. A widget
    /// caches its picture when it is painted in the same size a second time (`CachedPicture`). Painted only once, the
    /// table would have more pictures after games that ended in the same layout.
    void rest()
    {
        session().startNew(4, {}, 1, {});
        session().autosave().wait();
        QTest::qWait(0);
        for (int painting = 0; painting < 2; ++painting) {
            for (QWidget* const widget : m_window->findChildren<QWidget*>()) {
                if (widget->isVisible()) {
                    widget->repaint();
                }
            }
        }
    }

    void playAtRandom(int game)
    {
        Random random{static_cast<std::uint64_t>(game)};
        session().startNew(4, {}, 100 + static_cast<std::uint64_t>(game), {});
        while (!session().gamePosition().isFinished()) {
            playOrders(session(), random, 100);
            session().autosave().wait();
            QTest::qWait(0);
        }
    }

    /// Fills the caches with random games, then plays `games` games and compares the memory before and after them.
    /// The first of their kind comes before the comparison: it keeps some things on purpose.
    void playGames(int games, const std::function<void(int)>& play)
    {
        const int warmUp = std::exchange(m_isFirstWindow, false) ? kWarmUp : kWarmUpOfLaterWindows;
        for (int game = 0; game < warmUp; ++game) {
            playAtRandom(game);
        }
        play(kWarmUp);
        rest();
        QTest::qWait(100); // no promise: players that are let go; what is left of them only allows more
        const std::size_t before = bytesInUse();
        const std::size_t given = bytesFromSystem();
        const qsizetype widgets = QApplication::allWidgets().size();
        for (int game = 1; game <= games; ++game) {
            play(kWarmUp + game);
        }
        rest();
        const bool isFlat = waitUntil([&] { return bytesInUse() <= before + kAllowed; });
        const bool isGivenBack = waitUntil([&] { return bytesFromSystem() <= given + kAllowed + kAllowedFromSystem; });
        std::printf("%zu bytes in use before %d games, %zu after; %zu and %zu from the system; %d and %d widgets\n",
                    before, games, bytesInUse(), given, bytesFromSystem(), static_cast<int>(widgets),
                    static_cast<int>(QApplication::allWidgets().size()));
        QVERIFY(isFlat);
        QVERIFY(isGivenBack);
        QVERIFY(QApplication::allWidgets().size() <= widgets + kAllowedWidgets);
    }

    void playComputers(int game, const QStringList& players)
    {
        session().startNew(4, {}, 100 + static_cast<std::uint64_t>(game), {}, specsOf(players));
        m_window->computers().setPaused(false);
        while (!session().gamePosition().isFinished()) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents); // QTRY_VERIFY sleeps between events
        }
        QTest::qWait(0); // the score is shown
    }

    bool m_isFirstWindow = true;

private slots:
    void initTestCase()
    {
        if (bytesInUse() == 0) {
            QSKIP("the C library does not tell what is in use");
        }
        returnLargeBlocks();
        driver::isolateFiles(m_home);
        settings::watchingSpeed.setValue(settings::WatchingSpeed::AtOnce);
    }

    void init() { openDefaultTable(); }

    void staysFlatOverGamesOfPersons()
    {
        playGames(kGames, [this](int game) { playAtRandom(game); });
    }

    void staysFlatOverGamesOfComputers()
    {
        playGames(kGames, [this](int game) {
            playComputers(game, {"newcomer", "newcomer", "newcomer:builder", "newcomer:trader"});
        });
    }

    /// The trees of this player are the largest.
    void staysFlatOverGamesOfAViceroy()
    {
        constexpr int kThoughtful = 6;
        playGames(kThoughtful, [this](int game) {
            playComputers(game, {"viceroy", "newcomer", "newcomer", "newcomer"});
        });
    }
};

WINDROSE_TEST(window_memory, WindowMemory)
#include "window_memory.moc"
