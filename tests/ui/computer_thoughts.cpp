// SPDX-License-Identifier: GPL-3.0-or-later
#include "computer_table.h"

#include "core/players/player_choice.h"

#include <QElapsedTimer>
#include <QTest>
#include <QThread>
#include <QTimer>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

using namespace windrose;
using namespace std::chrono_literals;

namespace
{

/// How much stood behind the first answers of a player; written in its thread.
struct Depths {
    std::atomic<int> answers = 0;
    std::array<std::atomic<int>, 2> simulations{};
};

/// A player of the window whose answers are watched.
class WatchedPlayer final : public Player
{
public:
    WatchedPlayer(std::unique_ptr<Player> player, Depths& depths) : m_player(std::move(player)), m_depths(depths) {}
    Order decide(const Position& position, const std::atomic<bool>& stop) override
    {
        const Order order = m_player->decide(position, stop);
        if (m_depths.answers < 2) {
            m_depths.simulations[static_cast<std::size_t>(m_depths.answers)] = m_player->lastThought().simulations;
        }
        ++m_depths.answers;
        return order;
    }
    void setBudget(const SearchBudget& budget) override { m_player->setBudget(budget); }

private:
    std::unique_ptr<Player> m_player;
    Depths& m_depths;
};

/// Milliseconds until a thread hears that it shall stop that does nothing but listen, and gives way to others as
/// players do: what the machine adds to any stop while it has other things to do.
qint64 timeOfAnyStop()
{
    std::atomic<bool> stop = false;
    const std::unique_ptr<QThread> thread(QThread::create([&stop] {
#ifdef Q_OS_LINUX
        (void)setpriority(PRIO_PROCESS, 0, 10);
#endif
        while (!stop) {
        }
    }));
    thread->start();
    QTest::qWait(100);
    QElapsedTimer end;
    end.start();
    stop = true;
    thread->wait();
    return end.elapsed();
}

} // namespace

/// How computer players at the table think: what they are shown and told, how long they may, how soon they end.
class TestComputerThoughts : public QObject
{
    Q_OBJECT

private:
    ComputerTable m_table;

private slots:
    void init() { m_table.lay({"", "", "", ""}); }

    void nothingHiddenIsShown()
    {
        Seen seen;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        m_table.lay(kComputersOnly);
        QVERIFY(QTest::qWaitFor([this] { return m_table.session.gamePosition().isFinished(); }, 60000));
        computers.setHeld(true);
        const std::lock_guard lock(seen.mutex);
        int positions = 0;
        int otherOrders = 0;
        int otherPoints = 0;
        int order = 0;
        for (const Position& shown : seen.shown) {
            // Some orders were forced, and nobody was asked. All but what is hidden is as it is.
            const auto isSame = [&shown](Position real) {
                real.stack = shown.stack;
                real.random = shown.random;
                for (int seat = 0; seat < real.players; ++seat) {
                    real.seat(seat).victoryPoints = shown.seat(seat).victoryPoints;
                }
                return real == shown;
            };
            while (order < m_table.session.orderCount() && !isSame(m_table.session.positionAt(order))) {
                ++order;
            }
            QVERIFY(order < m_table.session.orderCount());
            const Position& real = m_table.session.positionAt(order);
            ++positions;
            QVERIFY(!(real.random == shown.random));
            otherOrders += real.stack != shown.stack ? 1 : 0;
            QCOMPARE(shown.seat(shown.turn).victoryPoints, real.seat(real.turn).victoryPoints);
            for (int seat = 0; seat < real.players; ++seat) {
                otherPoints += shown.seat(seat).victoryPoints != real.seat(seat).victoryPoints ? 1 : 0;
            }
        }
        QVERIFY(positions > 50);
        QVERIFY2(otherOrders > positions / 2, qPrintable(QString::number(otherOrders)));
        QVERIFY2(otherPoints > 5, qPrintable(QString::number(otherPoints)));
    }

    void everybodyIsToldOfEveryOrder()
    {
        Seen seen;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        m_table.lay({"", "merchant"});
        m_table.playAna();
        QVERIFY(m_table.waitForAna());
        const int before = m_table.session.orderCount();
        const int told = seen.told;
        m_table.playAna();
        QVERIFY(m_table.waitForAna());
        QTRY_COMPARE(seen.told - told, m_table.session.orderCount() - before);
        QCOMPARE(seen.made, 1);
        const int forgotten = seen.forgotten;
        m_table.session.undo();
        m_table.playAna();
        QTRY_COMPARE(seen.forgotten, forgotten + 1);
    }

    void theLoopRunsWhileSomebodyThinks()
    {
        ComputerSeats computers(m_table.session);
        computers.setThinkingTime(1000ms);
        QElapsedTimer since;
        QTimer beat;
        beat.setTimerType(Qt::PreciseTimer);
        qint64 worst = 0;
        connect(&beat, &QTimer::timeout, this, [&] { worst = qMax(worst, since.restart()); });
        beat.start(5);
        // The machine may have other things to do once.
        for (int tries = 0; tries < 3 && (tries == 0 || worst > 50); ++tries) {
            worst = 0;
            since.start();
            QElapsedTimer whole;
            whole.start();
            m_table.lay({"search:1s", ""}, 8 + static_cast<std::uint64_t>(tries));
            QVERIFY(m_table.waitForAna());
            // It may stop when all is clear, which it cannot be before half of the time.
            QVERIFY2(whole.elapsed() >= 450, qPrintable(QString::number(whole.elapsed())));
            QVERIFY2(whole.elapsed() < 3000, qPrintable(QString::number(whole.elapsed())));
        }
        QVERIFY2(worst <= 50, qPrintable(QString::number(worst)));
    }

    void theEndDoesNotWaitForAThought()
    {
        constexpr qint64 kMost = 20;
        qint64 best = 1000;
        qint64 ofAny = 0;
        for (int tries = 0; tries < 5 && best > kMost + ofAny; ++tries) {
            ofAny = qMax(ofAny, tries == 0 ? 0 : timeOfAnyStop());
            auto computers = std::make_unique<ComputerSeats>(m_table.session);
            computers->setThinkingTime(10000ms);
            m_table.lay({"search:10s", ""});
            QTest::qWait(100);
            QCOMPARE(computers->state(), ComputerSeats::State::Thinking);
            QElapsedTimer end;
            end.start();
            computers.reset();
            best = qMin(best, end.elapsed());
            QCOMPARE(m_table.session.orderCount(), 0);
        }
        QVERIFY2(best <= kMost + ofAny, qPrintable(QStringLiteral("%1, any: %2").arg(best).arg(ofAny)));
    }

    void forcedOrdersTakeNoThought()
    {
        Seen seen;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        m_table.lay(kComputersOnly);
        QVERIFY(QTest::qWaitFor([this] { return m_table.session.gamePosition().isFinished(); }, 60000));
        QVERIFY(seen.asked < m_table.session.orderCount());
        const std::lock_guard lock(seen.mutex);
        for (const Position& shown : seen.shown) {
            OrderList orders;
            legalOrders(shown, orders);
            QVERIFY(orders.size() > 1 || shown.decision == Decision::PlaceColonists);
        }
    }
    void anotherTimeKeepsThePlayers()
    {
        Seen seen;
        seen.isSlow = true;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        computers.setThinkingTime(300ms);
        m_table.lay({"planter", ""});
        QTRY_COMPARE(seen.asked, 1);
        QCOMPARE(seen.milliseconds, 300);
        computers.setThinkingTime(3000ms); // the same are asked anew
        QTRY_COMPARE(seen.asked, 2);
        QCOMPARE(seen.milliseconds, 3000);
        QCOMPARE(m_table.session.orderCount(), 0);
        seen.isSlow = false;
        computers.setThinkingTime(1000ms);
        QVERIFY(m_table.waitForAna());
        const int asked = seen.asked;
        computers.setThinkingTime(10000ms); // while nobody thinks nobody is asked
        QTRY_COMPARE(seen.milliseconds, 10000);
        QCOMPARE(seen.asked, asked);
        QCOMPARE(seen.made, 1);
        QCOMPARE(seen.forgotten, 0);
    }

    void playersKnowWhetherPointsAreHidden()
    {
        Seen seen;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        m_table.lay({"planter", ""});
        QTRY_VERIFY(m_table.session.orderCount() > 0);
        QVERIFY(seen.pointsHidden);
        computers.setPointsHidden(false);
        QTRY_VERIFY(!seen.pointsHidden);
        QCOMPARE(seen.made, 1);
    }

    void anotherTimeDropsNoAnswer()
    {
        Seen seen;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        computers.setShowingTime([] { return 1000; });
        m_table.lay({"planter", ""});
        QTRY_COMPARE(seen.asked, 1);
        QTest::qWait(300); // the answer is there, and waits for the pictures
        computers.setThinkingTime(300ms);
        QTRY_VERIFY(m_table.session.orderCount() > 0);
        QCOMPARE(seen.asked, 1);
    }

    void anotherTimeKeepsWhatWasThought()
    {
        Depths depths;
        ComputerSeats computers(m_table.session);
        computers.setFactory([&depths](const QString& sitter, std::uint64_t seed) {
            SeatedPlayer made = playersAtTheTable()(sitter, seed);
            made.player = std::make_unique<WatchedPlayer>(std::move(made.player), depths);
            return made;
        });
        computers.setThinkingTime(10000ms);
        computers.setViceroyTakesAllTime(true);
        m_table.lay({"viceroy", "", "", ""});
        QTest::qWait(400);
        QCOMPARE(m_table.session.orderCount(), 0);
        computers.setThinkingTime(1ms);
        QTRY_VERIFY(m_table.session.orderCount() > 0);
        QVERIFY(depths.answers >= 2);
        QVERIFY(depths.simulations[0] > 0);
        QVERIFY2(depths.simulations[1] >= depths.simulations[0], qPrintable(QString::number(depths.simulations[1])));
    }

    void aLevelIsAsStrongHereAsWhereItIsMeasured()
    {
        const std::atomic<bool> never = false;
        for (const Level level : {Level::Merchant, Level::Shipmaster, Level::Viceroy}) {
            const QString id = QString::fromLatin1(kLevelIds[static_cast<std::size_t>(level)].data());
            SeatedPlayer seated = playersAtTheTable()(id, 6);
            seated.budget.time = 60s;
            seated.player->setBudget(seated.budget);
            seated.player->decide(newGame(4, 5), never);
            const auto measured = makePlayer(*readPlayerChoice(id.toStdString()), 6);
            measured->decide(newGame(4, 5), never);
            QCOMPARE(seated.player->lastThought().simulations, facts(level).simulations);
            QCOMPARE(seated.player->lastThought().chance, measured->lastThought().chance);
        }
    }

    void theViceroyTakesAllTheTimeOnlyIfThatIsWanted()
    {
        QStringList made;
        std::mutex mutex;
        Seen seen;
        seen.isSlow = true;
        ComputerSeats computers(m_table.session);
        computers.setFactory([&](const QString& sitter, std::uint64_t seed) {
            const std::lock_guard lock(mutex);
            made += sitter;
            return scripted(seen)(sitter, seed);
        });
        const auto madeUntilNow = [&] {
            const std::lock_guard lock(mutex);
            return made;
        };
        m_table.lay({"viceroy:builder", "", "", ""});
        QTRY_COMPARE(madeUntilNow(), QStringList{"viceroy:builder"});
        computers.setViceroyTakesAllTime(true);
        QTRY_COMPARE(madeUntilNow().size(), 2);
        const SeatedPlayer unbound = playersAtTheTable()(madeUntilNow().last(), 1);
        QVERIFY(unbound.budget.time && !unbound.budget.simulations);
        QCOMPARE(m_table.session.sitter(0), QString("viceroy:builder"));
        m_table.lay({"viceroy,threads=2", "", "", ""});
        QTRY_COMPARE(madeUntilNow().size(), 3);
        QVERIFY(playersAtTheTable()(madeUntilNow().last(), 1).player);
        for (const char* other : {"shipmaster", "viceroy:500", "search:300", "program:other"}) {
            m_table.lay({other, "", "", ""});
            QTRY_COMPARE(madeUntilNow().last(), QString(other));
        }
        computers.setViceroyTakesAllTime(false);
        m_table.lay({"viceroy", "", "", ""});
        QTRY_COMPARE(madeUntilNow().last(), QString("viceroy"));
    }
};

QTEST_GUILESS_MAIN(TestComputerThoughts)
#include "computer_thoughts.moc"
