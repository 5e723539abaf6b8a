// SPDX-License-Identifier: GPL-3.0-or-later
#include "computer_table.h"
#include "core/players/quick_policy.h"
#include "patience.h"
#include "test_program.h"

#include <QTest>

using namespace windrose;

namespace
{

/// What the test's players did; written in their thread.
struct Pondered {
    std::atomic<int> times = 0;
    std::atomic<int> seat = -1; ///< who does it now; -1: nobody
    std::atomic<int> asked = 0;
    std::atomic<bool> hidesPoints = false;
    std::mutex mutex;
    Position position; ///< the last one
};

/// Ponders until it is stopped.
class PonderingPlayer final : public Player
{
public:
    explicit PonderingPlayer(Pondered& pondered) : m_pondered(pondered) {}

    Order decide(const Position& position, const std::atomic<bool>& /*stop*/) override
    {
        ++m_pondered.asked;
        return quickOrder(position, Weights{});
    }
    void ponder(const Position& position, int seat, const SearchBudget& budget, const std::atomic<bool>& stop) override
    {
        {
            const std::lock_guard lock(m_pondered.mutex);
            m_pondered.position = position;
        }
        ++m_pondered.times;
        m_pondered.seat = budget.time && !budget.simulations ? seat : -2;
        while (!stop) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1)); // no promise: looks again
        }
        m_pondered.seat = -1;
    }
    void setPointsHidden(bool hidden) override { m_pondered.hidesPoints = hidden; }

private:
    Pondered& m_pondered;
};

} // namespace

/// Computer players who think on while a person decides.
class TestComputerPondering : public QObject
{
    Q_OBJECT

private:
    ComputerTable m_table;
    std::unique_ptr<Pondered> m_pondered;
    std::unique_ptr<ComputerSeats> m_computers;

    void lay(const QStringList& players)
    {
        m_table.lay(players);
        m_computers->setPonders(true);
    }

private slots:
    void init()
    {
        m_table.restartGame();
        m_pondered = std::make_unique<Pondered>();
        m_computers = std::make_unique<ComputerSeats>(m_table.session);
        m_computers->setFactory([this](const PlayerSpec&, std::uint64_t) {
            return SeatedPlayer{std::make_unique<PonderingPlayer>(*m_pondered), {}};
        });
    }
    void cleanup() { m_computers.reset(); }

    void theNextWhoCanDoesItWhileAPersonDecides()
    {
        lay({"", "planter", "viceroy:5s", "viceroy:5s"});
        QTRY_COMPARE(m_pondered->seat, 2);
        {
            const std::lock_guard lock(m_pondered->mutex);
            QCOMPARE(m_pondered->position.turn, 0);
            QVERIFY(!(m_pondered->position.random == m_table.session.gamePosition().random)); // sees nothing hidden
        }
        m_table.playAna();
        QTRY_VERIFY(m_pondered->asked > 0); // pondering ended, so others can be asked
        QVERIFY(m_table.waitForAna());
        QTRY_COMPARE(m_pondered->seat, 2);
    }

    void onlyPlayersLimitedByTimeDoIt_data()
    {
        QTest::addColumn<QStringList>("players");
        QTest::addColumn<bool>("takeAllTime");
        QTest::addColumn<int>("seat");
        QTest::newRow("none") << QStringList{"", "viceroy", "viceroy:500", "planter:5s"} << false << -1;
        QTest::newRow("viceroys take all time") << QStringList{"", "planter", "viceroy"} << true << 2;
        QTest::newRow("a search") << QStringList{"", "search:300", "search:2s"} << false << 2;
        QTest::newRow("persons alone") << QStringList{"", "", ""} << true << -1;
    }

    void onlyPlayersLimitedByTimeDoIt()
    {
        QFETCH(const QStringList, players);
        QFETCH(const bool, takeAllTime);
        QFETCH(const int, seat);
        m_computers->setViceroyTakesAllTime(takeAllTime);
        lay(players);
        m_computers->setPointsHidden(false);
        m_computers->setPointsHidden(true);
        if (seat < 0) {
            settle();
            QCOMPARE(m_pondered->times, 0);
        } else {
            QTRY_COMPARE(m_pondered->seat, seat);
        }
    }

    void itEndsWhenTheyMayNotThink()
    {
        lay({"", "viceroy:5s", ""});
        const auto endsAndBeginsAgain = [this](const std::function<void()>& end, const std::function<void()>& begin) {
            const bool begun = waitUntil([this] { return m_pondered->seat == 1; });
            end();
            settle();
            const bool ended = waitUntil([this] { return m_pondered->seat == -1; });
            begin();
            return begun && ended && waitUntil([this] { return m_pondered->seat == 1; });
        };
        QVERIFY(
            endsAndBeginsAgain([this] { m_computers->setPonders(false); }, [this] { m_computers->setPonders(true); }));
        QVERIFY(
            endsAndBeginsAgain([this] { m_computers->setPaused(true); }, [this] { m_computers->setPaused(false); }));
        QVERIFY(endsAndBeginsAgain([this] { m_computers->setHeld(true); }, [this] { m_computers->setHeld(false); }));
        QVERIFY(endsAndBeginsAgain([this] { m_computers->setWaitsForReader(true); },
                                   [this] { m_computers->setWaitsForReader(false); }));
        m_table.session.submit(quickOrder(m_table.session.gamePosition(), Weights{}));
        QVERIFY(m_table.waitForAna());
        QVERIFY(endsAndBeginsAgain([this] { m_table.session.view(0); },
                                   [this] { m_table.session.view(m_table.session.orderCount()); }));
    }

    void whatTheyAreToldDoesNotWaitForIt()
    {
        lay({"", "viceroy:5s"});
        QTRY_COMPARE(m_pondered->seat, 1);
        for (const bool hides : {false, true}) {
            m_computers->setPointsHidden(hides);
            QTRY_COMPARE(m_pondered->hidesPoints, hides);
            QTRY_COMPARE(m_pondered->seat, 1);
        }
        m_computers->setThinkingTime(std::chrono::milliseconds(500));
        QTRY_COMPARE(m_pondered->seat, 1);
    }

    void theEndDoesNotWaitForIt()
    {
        lay({"", "viceroy:5s"});
        QTRY_COMPARE(m_pondered->seat, 1);
        m_computers.reset(); // or this would last a minute
        QCOMPARE(m_pondered->seat, -1);
    }
};

WINDROSE_TEST(computer_pondering, TestComputerPondering)
#include "computer_pondering.moc"
