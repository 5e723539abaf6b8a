// SPDX-License-Identifier: GPL-3.0-or-later
#include "play.h"
#include "player_specs.h"
#include "test_program.h"
#include "ui/session/order_tempo.h"

#include <QTest>

#include <algorithm>

using namespace windrose;

namespace
{

const QStringList kAlone{"", "newcomer", "newcomer", "newcomer"};

/// The time from when a person's order has been shown until the last order of the computers after it has been: the
/// pauses between them, and their pictures.
struct Turn {
    int orders = 0;
    int time = 0;
    int unhurried = 0;
};

int partOf(std::vector<int> sorted, int percent)
{
    std::sort(sorted.begin(), sorted.end());
    return sorted[(sorted.size() - 1) * static_cast<std::size_t>(percent) / 100];
}

} // namespace

/// How long it takes to tell what computers did: planned durations, without any clock.
class OrderPacing : public QObject
{
    Q_OBJECT

private:
    GameSession m_session;

    void start(std::uint64_t seed, const QStringList& players)
    {
        m_session.startNew(4, {}, seed, {}, specsOf(players));
    }

    /// Plays a random game, with a look at the tempo of each order.
    void playGame(std::uint64_t seed, const QStringList& players, const std::function<void(const OrderTempo&)>& look)
    {
        start(seed, players);
        Random random{seed};
        while (!m_session.gamePosition().isFinished()) {
            m_session.submit(randomOrder(m_session.gamePosition(), random));
            look(tempoOfLastOrder(m_session));
        }
    }

    std::vector<Turn> turnsOf(std::uint64_t seed)
    {
        std::vector<Turn> turns;
        Turn turn;
        int pause = 0;
        playGame(seed, kAlone, [&](const OrderTempo& tempo) {
            if (m_session.history().seatOf(m_session.orderCount() - 1) == 0) {
                if (turn.orders > 0) {
                    turns.push_back(turn);
                }
                turn = {};
            } else {
                ++turn.orders;
                turn.time += pause + tempo.planned.pictures;
                turn.unhurried += tempo.unhurried.sum();
            }
            pause = tempo.planned.pause;
        });
        return turns;
    }

private slots:
    void aTurnOfThreeComputersIsShownInFourToEightSeconds()
    {
        std::vector<int> times;
        std::vector<int> unhurried;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            for (const Turn& turn : turnsOf(seed)) {
                times.push_back(turn.time);
                unhurried.push_back(turn.unhurried);
            }
        }
        const auto within = std::count_if(times.begin(), times.end(), [](int time) { return time <= 8000; });
        const auto share = static_cast<double>(within) / static_cast<double>(times.size());
        qInfo(
            "%zu turns: median %d ms, 95 %% within %d ms, longest %d ms; %.1f %% within 8 s; unhurried: median %d ms, "
            "95 %% within %d ms, longest %d ms",
            times.size(), partOf(times, 50), partOf(times, 95), partOf(times, 100), 100 * share, partOf(unhurried, 50),
            partOf(unhurried, 95), partOf(unhurried, 100));
        QVERIFY(share >= 0.95);
        QVERIFY(partOf(times, 50) >= 4000);
        QVERIFY(partOf(times, 50) <= 8000);
    }

    void everyOrderCanBeFollowed()
    {
        int hurried = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            playGame(seed, kAlone, [&hurried](const OrderTempo& tempo) {
                QVERIFY(tempo.planned.sum() >= pacing::kLeastOrderTime);
                QVERIFY(tempo.planned.pause >= pacing::kLeastPause);
                QVERIFY(tempo.planned.pictures <= tempo.unhurried.pictures);
                hurried += tempo.planned.pictures < tempo.unhurried.pictures ? 1 : 0;
            });
        }
        QVERIFY(hurried > 0);
    }

    /// The more was elapsed since the person's last order, the less time the next order gets.
    void theTempoGrowsWithWhatWaits()
    {
        const pacing::OrderTime order{3000, pacing::kPause};
        QCOMPARE(pacing::hurried({400, pacing::kPause}, 0), (pacing::OrderTime{400, pacing::kPause}));
        int before = order.sum();
        for (int elapsed = 0; elapsed < pacing::kTurnTime; elapsed += 500) {
            const int now = pacing::hurried(order, elapsed).sum();
            QVERIFY(now < before || now == pacing::kLeastOrderTime);
            before = now;
        }
        QCOMPARE(pacing::hurried(order, 10 * pacing::kTurnTime).sum(), pacing::kLeastOrderTime);
    }

    void personsAndTablesWithoutThemAreNotHurried()
    {
        for (const QStringList& players : {QStringList(4), QStringList(4, QStringLiteral("newcomer"))}) {
            playGame(1, players, [](const OrderTempo& tempo) { QCOMPARE(tempo.planned, tempo.unhurried); });
        }
        playGame(1, kAlone, [this](const OrderTempo& tempo) {
            const bool isPersons = m_session.history().seatOf(m_session.orderCount() - 1) == 0;
            QVERIFY(!isPersons || tempo.planned == tempo.unhurried);
        });
    }

    void manyPiecesOfAnEventOverlap()
    {
        const Event placed{.kind = EventKind::ColonistsPlaced, .seat = 0, .amount = 20};
        const int one = pacing::timeOf(placed, 1);
        QCOMPARE(pacing::timeOf(placed, 3), one + 2 * pacing::kPieceGap);
        for (int pictures = 2; pictures < 30; ++pictures) {
            QVERIFY(pacing::gapOf(pictures) > 0);
            QVERIFY(pacing::timeOf(placed, pictures) <= one + pacing::kMaxSpread);
        }
    }

    /// Slow stays three times as long as normal, and fast a third.
    void everySpeedIsHurriedByTheSameShare()
    {
        const pacing::OrderTime order{1200, pacing::kPause};
        const OrderTempo tempo{order, pacing::hurried(order, 3000)};
        QCOMPARE(tempo.ofPause(pacing::kPause), tempo.planned.pause);
        QCOMPARE(tempo.ofPause(3 * pacing::kPause), 3 * tempo.planned.pause);
        QCOMPARE(tempo.ofPause(pacing::kPause / 3), tempo.planned.pause / 3);
        QCOMPARE(tempo.ofPictures(1200), tempo.planned.pictures);
        QCOMPARE(tempo.ofPause(0), 0);
    }

    void allThatIsShownAgainTakesNoLongerThanATurn()
    {
        playGame(3, kAlone, [](const OrderTempo&) {});
        const OrderTempo tempo = tempoOfOrdersSince(m_session, 0);
        QVERIFY(tempo.unhurried.pictures > pacing::kTurnTime);
        QCOMPARE(tempo.planned.pictures, pacing::kTurnTime);
    }
};

WINDROSE_TEST(order_pacing, OrderPacing)
#include "order_pacing.moc"
