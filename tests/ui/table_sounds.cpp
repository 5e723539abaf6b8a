// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_sounds.h"
#include "core/players/player_choice.h"
#include "moments.h"
#include "patience.h"
#include "play.h"
#include "player_specs.h"
#include "recorded_sounds.h"
#include "test_program.h"
#include "ui/table/table_view.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <memory>

using namespace windrose;

/// What is heard of a game, and how long its orders are shown.
class TableSoundsTest : public QObject
{
    Q_OBJECT

private:
    GameSession m_session;
    RecordedSounds m_player;
    std::unique_ptr<TableView> m_table;
    std::unique_ptr<TableSounds> m_sounds;

    void setUpTable(speeds::Pace pace)
    {
        m_table = std::make_unique<TableView>(m_session);
        m_table->setPace(pace);
        m_table->resize(1280, 774);
        m_sounds = std::make_unique<TableSounds>(m_session, m_table->director());
        m_sounds->setPlayer(&m_player);
        m_table->show();
        QVERIFY(waitUntilExposed(m_table.get()));
        m_player.heard();
    }
    void setUpTable(const Position& position, speeds::Pace pace)
    {
        lay(m_session, position);
        setUpTable(pace);
    }

    /// Plays an order and returns what is heard until it has been shown.
    QStringList heardOf(Order order)
    {
        if (!m_session.submit(order).isPlayed()) {
            return {QStringLiteral("not legal")};
        }
        waitUntil([this] { return !m_session.story().isShowingOrder(); });
        QCoreApplication::processEvents(); // the turn is called once everything is shown
        return m_player.heard();
    }

    static Position sale()
    {
        Position position = asked(Role::Trader, Phase::Trader, Decision::Sell);
        position.seat(0).goods = {0, 0, 0, 0, 1};
        return position;
    }

private slots:
    void cleanup()
    {
        m_sounds.reset();
        m_table.reset();
    }

    void eachEventIsHeardInItsOrder()
    {
        setUpTable(sale(), speeds::Pace::Fast);
        QCOMPARE(heardOf(Order::sell(Good::Coffee)), QStringList({"barrel", "doubloons", "your_turn"}));
        cleanup();
        setUpTable(newGame(4, 1), speeds::Pace::Fast);
        QCOMPARE(heardOf(Order::chooseRole(Role::Prospector)), QStringList({"role", "doubloons", "your_turn"}));
        cleanup();
        Position position = asked(Role::Settler, Phase::Settler, Decision::TakePlantation);
        const Tile tile = position.faceUp[0];
        setUpTable(position, speeds::Pace::Fast);
        QCOMPARE(heardOf(Order::take(tile)), QStringList({"tile", "your_turn"}));
        cleanup();
        setUpTable(asked(Role::Builder, Phase::Builder, Decision::Build), speeds::Pace::Fast);
        QCOMPARE(heardOf(Order::build(Building::Hacienda)), QStringList({"building", "your_turn"}));
    }

    /// Points come twice here: for the barrels, and for the captain.
    void manyBarrelsAndPointsOfAnOrderAreHeardOnce()
    {
        Position position = asked(Role::Captain, Phase::Captain, Decision::Load);
        position.seat(0).goods = {4, 1, 0, 0, 0};
        setUpTable(position, speeds::Pace::Fast);
        QCOMPARE(heardOf(Order::load(Good::Corn, 1)).mid(0, 2), QStringList({"barrel", "points"}));
        cleanup();
        position = newGame(4, 1);
        for (const int seat : {1, 2, 3}) {
            position.seat(seat).tiles.lay(Tile::Corn, 0);
            position.seat(seat).manned = SpaceSet::only(0);
        }
        setUpTable(position, speeds::Pace::Fast);
        QCOMPARE(heardOf(Order::chooseRole(Role::Craftsman)).count(QStringLiteral("barrel")), 1);
    }

    void withoutPicturesAnOrderIsHeardOnce()
    {
        setUpTable(sale(), speeds::Pace::Off);
        QCOMPARE(heardOf(Order::sell(Good::Coffee)), QStringList({"barrel", "your_turn"}));
    }

    /// A piece that a hand has laid down is heard at once, though no picture of it moves.
    void aPieceThatAHandHasCarriedIsHeard()
    {
        Position position = asked(Role::Settler, Phase::Settler, Decision::TakePlantation);
        setUpTable(position, speeds::Pace::Fast);
        const std::uint8_t tile = byte(index(position.faceUp[0]));
        m_session.story().begin(position, {{{EventKind::PlantationTaken, 0, tile, 1}, position}});
        m_table->director().begin(true, {});
        QVERIFY(!m_session.story().isShowingOrder());
        QCOMPARE(m_player.heard(), QStringList({"tile"}));
    }

    void inputLetsTheEventBeHeardThatIsShownAndNoOther()
    {
        setUpTable(newGame(4, 1), speeds::Pace::Slow);
        QVERIFY(m_session.submit(Order::chooseRole(Role::Prospector)).isPlayed());
        QVERIFY(m_player.heard().isEmpty());
        m_table->director().finish();
        QCoreApplication::processEvents();
        QCOMPARE(m_player.heard(), QStringList({"role", "your_turn"}));
    }

    void goingBackJumpingAndAnotherGameAreSilent()
    {
        for (const auto pace : {speeds::Pace::Off, speeds::Pace::Slow}) {
            setUpTable(newGame(4, 1), pace);
            for (const Role role : {Role::Prospector, Role::Trader}) {
                QVERIFY(m_session.submit(Order::chooseRole(role)).isPlayed());
                m_table->director().finish();
            }
            m_player.heard();
            m_session.undoRedo().undo();
            m_session.view(0);
            m_session.returnToGame();
            m_session.jumpTo(0);
            m_session.startNew(4, {}, kSeed, {});
            QCOMPARE(m_player.heard(), QStringList());
            cleanup();
        }
    }

    /// The last event of an order taken back while it is shown is not heard later.
    void anOrderTakenBackCallsNobody()
    {
        setUpTable(newGame(4, 1), speeds::Pace::Slow);
        QVERIFY(m_session.submit(Order::chooseRole(Role::Prospector)).isPlayed());
        m_session.undoRedo().undo();
        QCOMPARE(m_player.heard(), QStringList());
    }

    /// The end of a story is heard of later, when the story of the next order can have begun.
    void nobodyIsCalledWhileTheNextOrderIsShown()
    {
        setUpTable(newGame(4, 1), speeds::Pace::Slow);
        QVERIFY(m_session.submit(Order::chooseRole(Role::Prospector)).isPlayed());
        QVERIFY(m_session.submit(Order::chooseRole(Role::Trader)).isPlayed());
        QCoreApplication::sendPostedEvents();
        QVERIFY(m_session.story().isShowingOrder());
        QCOMPARE(m_player.heard(), QStringList());
        m_table->director().finish();
        QCoreApplication::sendPostedEvents();
        QCOMPARE(m_player.heard(), QStringList({"role", "your_turn"}));
    }

    void thePersonWhoGoesOnIsNotCalled()
    {
        setUpTable(newGame(4, 1), speeds::Pace::Off);
        QCOMPARE(heardOf(Order::chooseRole(Role::Settler)), QStringList({"role"}));
        QCOMPARE(m_session.gamePosition().turn, 0);
    }

    void onlyPersonsWhoAreAskedAreCalled()
    {
        m_session.startNew(3, {}, kSeed, {}, specsOf({"", "merchant", ""}));
        setUpTable(speeds::Pace::Off);
        QCOMPARE(heardOf(Order::chooseRole(Role::Trader)), QStringList({"role"})); // a computer follows
        QCOMPARE(heardOf(Order::chooseRole(Role::Captain)), QStringList({"role", "your_turn"}));
        m_session.undoRedo().undo();
        m_player.heard();
        m_sounds->setIsAsked([] { return false; });
        QCOMPARE(heardOf(Order::chooseRole(Role::Captain)), QStringList({"role"}));
    }

    void offAndVolumeZeroMeanSilence()
    {
        setUpTable(newGame(4, 1), speeds::Pace::Off);
        m_sounds->setOn(false);
        QCOMPARE(heardOf(Order::chooseRole(Role::Trader)), QStringList());
        m_sounds->tryOut(Sound::End);
        QCOMPARE(m_player.heard(), QStringList({"end"}));
        m_sounds->setOn(true);
        m_sounds->setVolume(0);
        QCOMPARE(heardOf(Order::chooseRole(Role::Captain)), QStringList());
        m_sounds->setVolume(35);
        QVERIFY(!heardOf(Order::chooseRole(Role::Craftsman)).isEmpty());
        QCOMPARE(m_player.volume(), 35);
    }

    /// Every order of a whole game, by the words of the log: the first event with a sound, then whose turn it is.
    void aWholeGameIsHeard()
    {
        const QList<std::pair<EventKind, QString>> sounds{{EventKind::RoleTaken, "role"},
                                                          {EventKind::PlantationTaken, "tile"},
                                                          {EventKind::HaciendaDrawn, "tile"},
                                                          {EventKind::BuildingBuilt, "building"},
                                                          {EventKind::GoodsProduced, "barrel"},
                                                          {EventKind::BonusBarrel, "barrel"},
                                                          {EventKind::GoodSold, "barrel"},
                                                          {EventKind::GoodsLoaded, "barrel"},
                                                          {EventKind::GoodsShippedByWharf, "barrel"},
                                                          {EventKind::DoubloonsGained, "doubloons"},
                                                          {EventKind::DoubloonOnCard, "doubloons"},
                                                          {EventKind::VictoryPointsGained, "points"}};
        m_session.startNew(4, {}, kSeed, {});
        setUpTable(speeds::Pace::Off);
        Random random{kSeed};
        QStringList all;
        while (!m_session.gamePosition().isFinished()) {
            const int mover = m_session.gamePosition().turn;
            const QStringList heard = heardOf(randomOrder(m_session.gamePosition(), random));
            QStringList expected;
            for (const Event& event : m_session.history().eventsOf(m_session.orderCount() - 1)) {
                const auto known = std::find_if(sounds.begin(), sounds.end(),
                                                [&](const auto& sound) { return sound.first == event.kind; });
                if (known != sounds.end()) {
                    expected.append(known->second);
                    break;
                }
            }
            if (m_session.gamePosition().isFinished()) {
                expected.append(QStringLiteral("end"));
            } else if (m_session.gamePosition().turn != mover) {
                expected.append(QStringLiteral("your_turn"));
            }
            QCOMPARE(heard, expected);
            all += heard;
        }
        QCOMPARE(all.last(), QStringLiteral("end"));
        all.removeDuplicates();
        QVERIFY(all.size() >= 7); // points are heard behind barrels, unless the captain alone earns some
    }

    /// From one order of the first seat to its next, what the three others do is shown in 4 to 8 seconds, counted in
    /// the times of the pictures and the usual pause after each order.
    void aTypicalTurnOfThreeComputersIsShownInFourToEightSeconds()
    {
        constexpr int kPause = 600;
        std::vector<int> turns;
        for (std::uint64_t seed = 1; seed <= (repeatsRows() ? 3U : 1U); ++seed) {
            m_session.startNew(4, {}, seed, {});
            setUpTable(speeds::Pace::Normal);
            const std::unique_ptr<Player> player = makePlayer(PlayerChoice{}, seed);
            const std::atomic<bool> goOn = false;
            int turn = 0;
            while (!m_session.gamePosition().isFinished()) {
                const bool isOther = m_session.gamePosition().turn != 0;
                QVERIFY(m_session.submit(player->decide(m_session.gamePosition(), goOn)).isPlayed());
                turn += isOther ? m_table->showingTime() + kPause : 0;
                m_table->director().finish();
                if (!isOther && turn > 0) {
                    turns.push_back(std::exchange(turn, 0));
                }
            }
            cleanup();
        }
        std::sort(turns.begin(), turns.end());
        const auto at = [&turns](std::size_t percent) { return turns[turns.size() * percent / 100]; };
        qInfo("%zu turns; 10, 25, 50, 75, 90, 99 %% of them: %d %d %d %d %d %d ms", turns.size(), at(10), at(25),
              at(50), at(75), at(90), at(99));
        QVERIFY(at(50) >= 4000 && at(50) <= 8000);
    }
};

WINDROSE_TEST(table_sounds, TableSoundsTest)
#include "table_sounds.moc"
