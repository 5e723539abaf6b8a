// SPDX-License-Identifier: GPL-3.0-or-later
#include "computer_table.h"
#include "core/players/observation.h"
#include "core/players/player_choice.h"
#include "core/players/point_count.h"
#include "core/players/quick_policy.h"
#include "patience.h"
#include "test_program.h"

#include <QTest>
#include <QTimer>

using namespace windrose;
using namespace std::chrono_literals;

namespace
{

/// Observations of a player of the window; written in its thread.
struct Depths {
    std::atomic<int> asked = 0;
    std::atomic<int> answers = 0;
    std::atomic<int> stopped = 0;                     ///< answers that were requested by `stop`
    std::array<std::atomic<qint64>, 2> simulations{}; ///< simulations behind the first answers
};

/// A player of the window whose answers are recorded. With `firstGames` its first decision takes at most that many
/// playouts and lasts until it is stopped.
class WatchedPlayer final : public Player
{
public:
    WatchedPlayer(std::unique_ptr<Player> player, Depths& depths, std::optional<int> firstGames)
        : m_player(std::move(player)), m_depths(depths), m_firstGames(firstGames)
    {
    }
    Order decide(const Position& position, const std::atomic<bool>& stop) override
    {
        const auto number = static_cast<std::size_t>(m_depths.asked++);
        const bool waits = m_firstGames && number == 0;
        if (waits) {
            m_player->setBudget({.simulations = m_firstGames, .time = {}});
        }
        const Order order = m_player->decide(position, stop);
        if (number < m_depths.simulations.size()) {
            m_depths.simulations[number] = m_player->lastThought().simulations;
        }
        while (waits && !stop) {
            std::this_thread::yield();
        }
        m_depths.stopped += stop ? 1 : 0;
        ++m_depths.answers;
        return order;
    }
    void setBudget(const SearchBudget& budget) override { m_player->setBudget(budget); }

private:
    std::unique_ptr<Player> m_player;
    Depths& m_depths;
    std::optional<int> m_firstGames;
};

PlayerFactory watched(Depths& depths, std::optional<int> firstGames = {})
{
    return [&depths, firstGames](const PlayerSpec& spec, std::uint64_t seed) {
        SeatedPlayer made = windowPlayers()(spec, seed);
        made.player = std::make_unique<WatchedPlayer>(std::move(made.player), depths, firstGames);
        return made;
    };
}

/// Counts points as it is told of the game, and thinks until it is stopped.
class CountingPlayer final : public Player
{
public:
    struct Seen {
        std::mutex mutex;
        Position counted; ///< when it was asked last
        int asked = 0;
        bool knows = false;
    };

    explicit CountingPlayer(Seen& seen) : m_seen(seen) {}

    Order decide(const Position& position, const std::atomic<bool>& stop) override
    {
        {
            const std::lock_guard lock(m_seen.mutex);
            m_seen.counted = m_count.counted(position, position.turn);
            m_seen.knows = m_count.knows(position, position.turn);
            ++m_seen.asked;
        }
        while (!stop) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1)); // no promise: looks again
        }
        return quickOrder(position, Weights{});
    }
    void played(const PlayedOrder& played) override { m_count.played(played); }
    void forget() override { m_count.forget(); }

private:
    Seen& m_seen;
    PointCount m_count;
};

} // namespace

/// How computer players at the table think: their information, their time limits, how they end.
class TestComputerThoughts : public QObject
{
    Q_OBJECT

private:
    ComputerTable m_table;

private slots:
    void init() { m_table.restartGame(); }

    void nothingHiddenIsShown()
    {
        Seen seen;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        m_table.lay(kComputersOnly);
        QVERIFY(waitUntil([this] { return m_table.session.gamePosition().isFinished(); }));
        computers.setHeld(true);
        const std::lock_guard lock(seen.mutex);
        int positions = 0;
        int otherOrders = 0;
        int otherPoints = 0;
        int order = 0;
        for (const Position& shown : seen.shown) {
            // Some orders were forced and not asked for. Everything visible is unchanged.
            const auto isSame = [&shown](Position real) {
                real.piles = shown.piles;
                real.random = shown.random;
                for (int seat = 0; seat < real.players; ++seat) {
                    real.seat(seat).victoryPoints = shown.seat(seat).victoryPoints;
                }
                return real == shown;
            };
            while (order < m_table.session.orderCount() && !isSame(m_table.session.history().positionAt(order))) {
                ++order;
            }
            QVERIFY(order < m_table.session.orderCount());
            const Position& real = m_table.session.history().positionAt(order);
            ++positions;
            QVERIFY(!(real.random == shown.random));
            otherOrders += real.piles != shown.piles ? 1 : 0;
            QCOMPARE(shown.seat(shown.turn).victoryPoints, real.seat(real.turn).victoryPoints);
            for (int seat = 0; seat < real.players; ++seat) {
                otherPoints += shown.seat(seat).victoryPoints != real.seat(seat).victoryPoints ? 1 : 0;
            }
        }
        QVERIFY(positions > 50);
        QVERIFY2(otherOrders > positions / 2, qPrintable(QString::number(otherOrders)));
        QVERIFY2(otherPoints > 5, qPrintable(QString::number(otherPoints)));
    }

    void everyPlayerIsNotifiedOfEveryOrder()
    {
        Seen seen;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        m_table.lay({"", "merchant"});
        m_table.playAna();
        QVERIFY(m_table.waitForAna());
        QVERIFY(waitUntilHeard(computers, seen)); // their thread can still be about to tell them of the last orders
        const int before = m_table.session.orderCount();
        const int told = seen.told;
        m_table.playAna();
        QVERIFY(m_table.waitForAna());
        QTRY_COMPARE(seen.told - told, m_table.session.orderCount() - before);
        QCOMPARE(seen.made, 1);
        const GameHistory& history = m_table.session.history();
        for (int number = before; number < history.played(); ++number) {
            const std::lock_guard lock(seen.mutex);
            const PlayedOrder& played = seen.played[static_cast<std::size_t>(told + number - before)];
            QVERIFY(played.order == history.orderAt(number));
            QVERIFY(played.events == history.eventsOf(number)); // those of the one time the order was applied
        }
        const int forgotten = seen.forgotten;
        m_table.session.undoRedo().undo();
        m_table.playAna();
        QTRY_COMPARE(seen.forgotten, forgotten + 1);
    }

    void theLoopRunsWhileSomebodyThinks()
    {
        Seen seen;
        seen.isSlow = true;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        m_table.lay({"planter", ""});
        QTRY_COMPARE(seen.asked, 1);
        int beats = 0;
        QTimer beat;
        connect(&beat, &QTimer::timeout, this, [&] { ++beats; });
        beat.start(1);
        QTRY_VERIFY(beats >= 20);
        QCOMPARE(computers.state(), ComputerSeats::State::Thinking);
        QCOMPARE(m_table.session.orderCount(), 0);
        seen.isSlow = false;
        QVERIFY(m_table.waitForAna());
        QCOMPARE(seen.stopped, 0);
#ifdef Q_OS_LINUX
        QVERIFY2(seen.niceness >= 10, "it leaves the processor to the window where both want it");
#endif
    }

    void pointsThatEverybodySawAreCountedAfterUndoRedoAndLoading()
    {
        CountingPlayer::Seen seen;
        GameSession& session = m_table.session;
        ComputerSeats computers(session);
        computers.setPointsHidden(true);
        computers.setFactory([&seen](const PlayerSpec&, std::uint64_t) {
            return SeatedPlayer{std::make_unique<CountingPlayer>(seen), {}};
        });
        const auto points = [](const Position& position) {
            QList<int> chips;
            for (int seat = 0; seat < position.players; ++seat) {
                chips << position.seat(seat).victoryPoints;
            }
            return chips;
        };
        int asked = 0;
        const auto isCounted = [&] {
            computers.setPaused(false);
            return waitUntil([&] {
                       const std::lock_guard lock(seen.mutex);
                       return seen.asked > asked && seen.counted.round == session.gamePosition().round &&
                              seen.counted.turn == session.gamePosition().turn;
                   }) &&
                   [&] {
                       const std::lock_guard lock(seen.mutex);
                       asked = seen.asked;
                       return seen.knows && points(seen.counted) == points(session.gamePosition());
                   }();
        };
        const auto playRounds = [&session](std::uint32_t rounds) {
            const std::uint32_t end = session.gamePosition().round + rounds;
            while (session.gamePosition().round < end) {
                QVERIFY(session.submit(quickOrder(session.gamePosition(), Weights{})).isPlayed());
            }
        };
        playRounds(9);
        QVERIFY(points(session.gamePosition()) != points(withPointsHidden(session.gamePosition(), 0)));
        for (int seat = 0; seat < session.players(); ++seat) { // taken over in the middle of the game
            session.setPlayer(seat, PlayerSpec::read("viceroy"));
        }
        QVERIFY(isCounted());
        playRounds(1);
        QVERIFY(isCounted());
        QVERIFY(session.undoRedo().goTo(session.orderCount() - 30));
        QVERIFY(isCounted());
        QVERIFY(session.undoRedo().goTo(session.orderCount() + 10));
        QVERIFY(isCounted());
        playRounds(1);
        QVERIFY(isCounted());
        const Record record = session.record();
        m_table.lay({"", "", ""}, 3);
        session.load(record);
        QVERIFY(isCounted());
    }

    void theEndDoesNotWaitForAThought()
    {
        for (const char* player : {"search:36000s", "search:36000s,threads=2", "viceroy", "viceroy,threads=2"}) {
            Depths depths;
            m_table.lay({"", ""});
            auto computers = std::make_unique<ComputerSeats>(m_table.session);
            computers->setFactory(watched(depths));
            computers->setThinkingTime(10h);
            computers->setViceroyTakesAllTime(true);
            m_table.lay({player, ""});
            QTRY_COMPARE(depths.asked, 1);
            computers.reset();
            QCOMPARE(depths.answers, 1);
            QCOMPARE(depths.stopped, 1);
            QCOMPARE(m_table.session.orderCount(), 0);
        }
    }

    void forcedOrdersTakeNoThought()
    {
        Seen seen;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        m_table.lay(kComputersOnly);
        QVERIFY(waitUntil([this] { return m_table.session.gamePosition().isFinished(); }));
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
        computers.setThinkingTime(3000ms); // the same players are asked again
        QTRY_COMPARE(seen.asked, 2);
        QCOMPARE(seen.milliseconds, 3000);
        QCOMPARE(m_table.session.orderCount(), 0);
        seen.isSlow = false;
        computers.setThinkingTime(1000ms);
        QVERIFY(m_table.waitForAna());
        const int asked = seen.asked;
        computers.setThinkingTime(10000ms); // nobody is asked while nobody thinks
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
        int askedForIt = 0;
        const QObject before; // connected before the computers are
        connect(&m_table.session, &GameSession::changed, &before, [&](const Change& change) {
            askedForIt = change.kind == ChangeKind::Played && askedForIt == 0 ? seen.asked.load() : askedForIt;
        });
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        computers.setPause(100000);
        m_table.lay({"planter", ""});
        QTRY_COMPARE(seen.asked, 1);
        QVERIFY(waitUntilHeard(computers, seen)); // the answer is there, and waits
        computers.setThinkingTime(300ms);
        QVERIFY(waitUntilHeard(computers, seen));
        QCOMPARE(m_table.session.orderCount(), 0);
        computers.setPause(0);
        QTRY_VERIFY(m_table.session.orderCount() > 0);
        QCOMPARE(askedForIt, 1);
    }

    void anotherTimeKeepsWhatWasThought()
    {
        Depths depths;
        ComputerSeats computers(m_table.session);
        computers.setFactory(watched(depths, 3000)); // at most: it may end early
        computers.setThinkingTime(10h);
        computers.setViceroyTakesAllTime(true);
        m_table.lay({"viceroy", "", "", ""});
        QTRY_VERIFY(depths.simulations[0] >= 100);
        QCOMPARE(m_table.session.orderCount(), 0);
        computers.setThinkingTime(1ms);
        QTRY_VERIFY(m_table.session.orderCount() > 0);
        QVERIFY(depths.answers >= 2);
        QVERIFY2(depths.simulations[1] >= depths.simulations[0], qPrintable(QString::number(depths.simulations[1])));
    }

    void aLevelIsAsStrongHereAsWhereItIsMeasured()
    {
        const std::atomic<bool> never = false;
        struct Row {
            Level level;
            int players;
        };
        // Merchants search with two players only.
        for (const auto [level, players] :
             {Row{Level::Merchant, 2}, Row{Level::Shipmaster, 4}, Row{Level::Viceroy, 4}, Row{Level::Viceroy, 2}}) {
            const PlayerSpec spec(level);
            SeatedPlayer seated = windowPlayers()(spec, 6);
            seated.budget.time = 10h;
            seated.player->setBudget(seated.budget);
            seated.player->decide(newGame(players, 5), never);
            const auto measured = makePlayer(*spec.computer(), 6);
            measured->decide(newGame(players, 5), never);
            QCOMPARE(seated.player->lastThought().simulations, std::int64_t{facts(level).skill(players).simulations});
            QCOMPARE(seated.player->lastThought().chance, measured->lastThought().chance);
        }
    }

    void theViceroyTakesAllTheTimeOnlyIfThatIsWanted()
    {
        QList<PlayerSpec> made;
        std::mutex mutex;
        Seen seen;
        seen.isSlow = true;
        ComputerSeats computers(m_table.session);
        computers.setFactory([&](const PlayerSpec& spec, std::uint64_t seed) {
            const std::lock_guard lock(mutex);
            made += spec;
            return scripted(seen)(spec, seed);
        });
        const auto madeUntilNow = [&] {
            const std::lock_guard lock(mutex);
            return made;
        };
        m_table.lay({"viceroy:builder", "", "", ""});
        QTRY_COMPARE(madeUntilNow(), specsOf({"viceroy:builder"}));
        computers.setViceroyTakesAllTime(true);
        QTRY_COMPARE(madeUntilNow().size(), 2);
        const SeatedPlayer unbound = windowPlayers()(madeUntilNow().last(), 1);
        QVERIFY(unbound.budget.time && !unbound.budget.simulations);
        QCOMPARE(m_table.session.seats().player(0), PlayerSpec::read("viceroy:builder"));
        m_table.lay({"viceroy,threads=2", "", "", ""});
        QTRY_COMPARE(madeUntilNow().size(), 3);
        QVERIFY(windowPlayers()(madeUntilNow().last(), 1).player);
        for (const char* other : {"shipmaster", "viceroy:500", "search:300", "program:other"}) {
            m_table.lay({other, "", "", ""});
            QTRY_COMPARE(madeUntilNow().last(), PlayerSpec::read(other));
        }
        computers.setViceroyTakesAllTime(false);
        m_table.lay({"viceroy", "", "", ""});
        QTRY_COMPARE(madeUntilNow().last(), PlayerSpec(Level::Viceroy));
    }
};

WINDROSE_TEST(computer_thoughts, TestComputerThoughts)
#include "computer_thoughts.moc"
