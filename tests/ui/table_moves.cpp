// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/quick_policy.h"
#include "core/players/random_player.h"
#include "flight_lines.h"
#include "laid_table.h"
#include "moments.h"
#include "patience.h"
#include "player_specs.h"
#include "test_program.h"
#include "ui/table/board_turn.h"
#include "ui/table/floating_picture.h"

#include <QPropertyAnimation>
#include <QTest>

#include <memory>

using namespace windrose;

/// The animations for each event: from where the piece was to where it is now.
class TableMoves : public QObject
{
    Q_OBJECT

private:
    GameSession m_session;
    std::unique_ptr<TableView> m_table;
    QStringList m_first; ///< flights that set out since they were asked for last

    void setUpTable(const Position& position)
    {
        renewTable(m_table, m_session, position);
        m_table->setPace(speeds::Pace::Fast);
        connect(&m_table->director(), &Director::flightsStarted, this, &TableMoves::note);
        m_table->setBoardFollows(false);
        QVERIFY(showTable(*m_table));
    }

    /// Every flight of the order that was just played, event by event: "2 x Wind rose of Ana to Cargo ship 5".
    QStringList moves()
    {
        QStringList result = std::exchange(m_first, {});
        waitUntil([&] { return !m_session.story().isShowingOrder(); });
        return result + std::exchange(m_first, {});
    }

    void note(const std::vector<Event>&, const QList<Flight>& flights)
    {
        m_first += flightLines(flights, *m_table, m_session);
    }

private slots:
    void cleanup() { m_table.reset(); }

    void boardsThatChangePlacesAreSeenToMove()
    {
        m_session.setCoversAtHandOver(false);
        renewTable(m_table, m_session, newGame(4, 1));
        QVERIFY(showTable(*m_table));
        const BoardTurn& turn = *m_table->findChild<BoardTurn*>();
        const auto play = [this](Order order) {
            QVERIFY(m_session.submit(order).isPlayed());
            m_session.story().finish();
        };
        const auto next = [this] { return quickOrder(m_session.position(), Weights{}); };
        m_table->setPace(speeds::Pace::Slow);
        m_table->setBoardFollows(false);
        play(Order::chooseRole(Role::Prospector));
        QVERIFY(!turn.isShowing());
        m_table->setBoardFollows(true);
        QVERIFY(turn.isShowing() && turn.isVisible());
        QTRY_VERIFY(!turn.isShowing() && !turn.isVisible());
        play(Order::chooseRole(Role::Settler));
        QVERIFY(!turn.isShowing()); // the same player goes on
        play(next());
        QVERIFY(turn.isShowing());
        QTest::keyClick(m_table.get(), Qt::Key_Shift);
        QVERIFY(!turn.isShowing() && !turn.isVisible());
        m_table->setPace(speeds::Pace::Off);
        play(next());
        QVERIFY(!turn.isShowing());
    }

    void barrelsGoFromTheWindRoseToTheShip()
    {
        Position position = asked(Role::Captain, Phase::Captain, Decision::Load);
        position.seat(0).goods = {2, 1, 0, 0, 0};
        setUpTable(position);
        QVERIFY(m_session.submit(Order::load(Good::Corn, 1)).isPlayed());
        QCOMPARE(moves().first(), QStringLiteral("2 x Wind rose of Ana to Cargo ship 6"));
    }

    void barrelsGoFromTheWindRoseToTheWharf()
    {
        Position position = asked(Role::Captain, Phase::Captain, Decision::Load);
        position.seat(0).goods = {3, 1, 0, 0, 0};
        putBuilding(position.seat(0), Building::Wharf, {0}, 1);
        setUpTable(position);
        QVERIFY(m_session.submit(Order::loadWharf(Good::Corn)).isPlayed());
        QCOMPARE(moves().first(), QStringLiteral("3 x Wind rose of Ana to Wharf"));
    }

    void aBarrelSoldGoesToTheTradingHouseAndCoinsComeBack()
    {
        Position position = asked(Role::Trader, Phase::Trader, Decision::Sell);
        position.seat(0).goods = {0, 0, 0, 0, 1};
        setUpTable(position);
        QVERIFY(m_session.submit(Order::sell(Good::Coffee)).isPlayed());
        QCOMPARE(moves(), QStringList({"1 x Wind rose of Ana to Trading house", "4 x Trading house to Board of Ana"}));
    }

    void aRoleCardGoesToItsTakersBoard()
    {
        setUpTable(newGame(4, 1));
        QVERIFY(m_session.submit(Order::chooseRole(Role::Builder)).isPlayed());
        QCOMPARE(moves(), QStringList({"1 x Role Builder to Board of Ana"}));
    }

    void theProspectorsCoinGoesToTheBoard()
    {
        setUpTable(newGame(4, 1));
        QVERIFY(m_session.submit(Order::chooseRole(Role::Prospector)).isPlayed());
        QCOMPARE(moves(), QStringList({"1 x Role Prospector to Board of Ana", "1 x Round 1 to Board of Ana"}));
    }

    void colonistsGoFromTheShipToSanJuan()
    {
        setUpTable(newGame(4, 1));
        QVERIFY(m_session.submit(Order::chooseRole(Role::Mayor)).isPlayed());
        QCOMPARE(moves(),
                 QStringList({"1 x Role Mayor to Board of Ana", "1 x Colonist supply to San Juan of Ana",
                              "1 x Colonist ship to San Juan of Ana", "1 x Colonist ship to San Juan of Bea",
                              "1 x Colonist ship to San Juan of Cleo", "1 x Colonist ship to San Juan of Dora"}));
    }

    void theCraftsmansBarrelsComeFromTheSupply()
    {
        Position position = newGame(4, 1);
        position.seat(2).tiles.lay(Tile::Corn, 0);
        position.seat(2).manned = SpaceSet::only(0);
        setUpTable(position);
        QVERIFY(m_session.submit(Order::chooseRole(Role::Craftsman)).isPlayed());
        QCOMPARE(moves(),
                 QStringList({"1 x Role Craftsman to Board of Ana", "1 x Goods supply Corn to Wind rose of Cleo"}));
    }

    void nothingMovesWhereTheGameGoesBackOrPicturesAreOff()
    {
        setUpTable(newGame(4, 1));
        QVERIFY(m_session.submit(Order::chooseRole(Role::Builder)).isPlayed());
        moves();
        m_session.undoRedo().undo();
        QCOMPARE(moves(), QStringList());
        m_table->setPace(speeds::Pace::Off);
        QVERIFY(m_session.submit(Order::chooseRole(Role::Builder)).isPlayed());
        QCOMPARE(moves(), QStringList());
    }

    void theNextMomentLookedAtMovesToo()
    {
        setUpTable(newGame(4, 1));
        QVERIFY(m_session.submit(Order::chooseRole(Role::Prospector)).isPlayed());
        moves();
        m_session.view(0);
        QCOMPARE(moves(), QStringList());
        m_session.view(1);
        QCOMPARE(moves().size(), 2);
    }

    void aTileGoesFromTheRowToTheIsland()
    {
        Position position = asked(Role::Settler, Phase::Settler, Decision::TakePlantation);
        const Tile tile = position.faceUp[0];
        setUpTable(position);
        QVERIFY(m_session.submit(Order::take(tile)).isPlayed());
        QVERIFY(moves().first().endsWith(QStringLiteral("to Island space 2 of Ana")));
    }

    void aBuildingGoesFromTheSupplyToTheCityAndItsPriceToTheBank()
    {
        setUpTable(asked(Role::Builder, Phase::Builder, Decision::Build));
        QVERIFY(m_session.submit(Order::build(Building::Hacienda)).isPlayed());
        QCOMPARE(moves(), QStringList({"1 x Building Hacienda to City space 1 of Ana", "1 x Board of Ana to Round 1"}));
    }

    /// The number rises from where the barrels went; the chip comes from the pool. The captain's own point follows.
    void pointsRiseFromTheShipAndComeFromThePool()
    {
        Position position = asked(Role::Captain, Phase::Captain, Decision::Load);
        position.seat(0).goods = {2, 1, 0, 0, 0};
        setUpTable(position);
        QVERIFY(m_session.submit(Order::load(Good::Corn, 1)).isPlayed());
        QCOMPARE(moves(), QStringList({"2 x Wind rose of Ana to Cargo ship 6", "1 x Cargo ship 6 to Cargo ship 5",
                                       "1 x Round 1 to Board of Ana", "1 x Board of Ana to nothing",
                                       "1 x Round 1 to Board of Ana"}));
    }

    void theRoundEndsWithTheCardsBackAndTheMarkWithTheNextGovernor()
    {
        setUpTable(newGame(3, 1));
        for (const Role role : {Role::Trader, Role::Captain}) {
            QVERIFY(m_session.submit(Order::chooseRole(role)).isPlayed());
            moves();
        }
        QVERIFY(m_session.submit(Order::chooseRole(Role::Craftsman)).isPlayed());
        const QStringList shown = moves();
        QVERIFY2(shown.contains(QStringLiteral("1 x Board of Ana to Role Trader")), qPrintable(shown.join(u'\n')));
        QVERIFY2(shown.contains(QStringLiteral("1 x Board of Cleo to Role Craftsman")), qPrintable(shown.join(u'\n')));
        QVERIFY2(shown.contains(QStringLiteral("1 x Board of Ana to Board of Bea")), qPrintable(shown.join(u'\n')));
        QVERIFY2(shown.contains(QStringLiteral("1 x Round 1 to Role Mayor")), qPrintable(shown.join(u'\n')));
    }

    /// What a picture carries is drawn where it comes from until it sets out, and where it goes to when it arrives.
    void amountsCountWhenThePictureArrives()
    {
        Position position = asked(Role::Trader, Phase::Trader, Decision::Sell);
        position.seat(0).goods = {0, 0, 0, 0, 1};
        setUpTable(position);
        const auto shownDoubloons = [this] { return static_cast<int>(m_session.shownPosition().seat(0).doubloons); };
        const int before = shownDoubloons();
        QVERIFY(m_session.submit(Order::sell(Good::Coffee)).isPlayed());
        QVERIFY(m_session.story().isShowingOrder());
        QCOMPARE(m_session.shownPosition().tradingHouse.size(), 1);
        QCOMPARE(shownDoubloons(), before);
        QVERIFY(m_session.gamePosition().seat(0).doubloons > before);
        QTRY_VERIFY(!m_session.story().isShowingOrder());
        QCOMPARE(shownDoubloons(), static_cast<int>(m_session.gamePosition().seat(0).doubloons));
    }

    /// Of several that are on their way together, the first place counts while the others still wait.
    void eachPlaceCountsWhenItsOwnPictureArrives()
    {
        setUpTable(newGame(4, 1));
        const auto waiting = [this] { return m_table->findChildren<FloatingPicture*>().size(); };
        QList<qsizetype> left;
        connect(&m_table->director(), &Director::arrivedAt, this, [&](const TablePlace* place) {
            const int colonist = place->number(CountRole);
            if (place->place().kind == PlaceKind::SanJuan && colonist > 0) {
                left.append(waiting());
            }
        });
        QVERIFY(m_session.submit(Order::chooseRole(Role::Mayor)).isPlayed());
        QTRY_VERIFY(!m_session.story().isShowingOrder());
        // The mayor's own one, and one for each player from the ship.
        QVERIFY2(left.size() == 4 || left.size() == 5, qPrintable(QString::number(left.size())));
        QVERIFY(left[left.size() - 4] > left.last());
    }

    void aBuildingIsSeenUntilTheTableHasIt()
    {
        Position position = asked(Role::Builder, Phase::Builder, Decision::Build);
        position.seat(0).doubloons = 6;
        setUpTable(position);
        bool isSeen = false;
        connect(&m_session.story(), &Story::stepped, this, [&] {
            isSeen = isSeen || (m_session.shownPosition().seat(0).owns(Building::SmallMarket) &&
                                !m_table->findChildren<FloatingPicture*>().isEmpty());
        });
        QVERIFY(m_session.submit(Order::build(Building::SmallMarket)).isPlayed());
        QTRY_VERIFY(!m_session.story().isShowingOrder());
        QVERIFY(isSeen);
        QVERIFY(m_table->findChildren<FloatingPicture*>().isEmpty());
    }

    /// After many orders of computers the pictures of the next one take less time.
    void picturesOfComputersAreShownInThePlannedTime()
    {
        setUpTable(newGame(4, 1));
        m_session.startNew(4, {}, 1, {}, specsOf({"", "newcomer", "newcomer", "newcomer"}));
        m_table->setPace(speeds::Pace::Normal);
        Random random{1};
        int hurried = 0;
        while (hurried < 10 && !m_session.gamePosition().isFinished()) {
            QVERIFY(m_session.submit(randomOrder(m_session.gamePosition(), random)).isPlayed());
            const OrderTempo tempo = tempoOfLastOrder(m_session);
            if (tempo.planned.pictures < tempo.unhurried.pictures) {
                ++hurried;
                QVERIFY(m_table->director().remaining() <= tempo.planned.pictures);
            }
        }
        QCOMPARE(hurried, 10);
    }

    void anyInputShowsEverything()
    {
        setUpTable(newGame(4, 1));
        QVERIFY(m_session.submit(Order::chooseRole(Role::Prospector)).isPlayed());
        QVERIFY(m_session.story().isShowingOrder());
        QTest::mousePress(m_table.get(), Qt::LeftButton, {}, QPoint(2, 2));
        QVERIFY(!m_session.story().isShowingOrder());
        QVERIFY(m_table->findChildren<FloatingPicture*>().isEmpty());
        QVERIFY(m_session.submit(Order::chooseRole(Role::Builder)).isPlayed());
        QVERIFY(m_session.story().isShowingOrder());
        QTest::keyClick(m_table.get(), Qt::Key_Shift);
        QVERIFY(!m_session.story().isShowingOrder());
    }

    void theNextOrderShowsTheOneBeforeAtOnce()
    {
        setUpTable(newGame(4, 1));
        QVERIFY(m_session.submit(Order::chooseRole(Role::Prospector)).isPlayed());
        const int doubloons = static_cast<int>(m_session.gamePosition().seat(0).doubloons);
        QVERIFY(m_session.submit(Order::chooseRole(Role::Builder)).isPlayed());
        QCOMPARE(static_cast<int>(m_session.shownPosition().seat(0).doubloons), doubloons);
        QVERIFY(m_session.story().isShowingOrder());
    }
};

WINDROSE_TEST(table_moves, TableMoves)
#include "table_moves.moc"
