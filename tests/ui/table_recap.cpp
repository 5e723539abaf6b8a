// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/defaults.h"
#include "core/players/quick_policy.h"
#include "laid_table.h"
#include "moments.h"
#include "patience.h"
#include "picture_watch.h"
#include "test_program.h"
#include "ui/models/player_board_model.h"
#include "ui/pieces/theme.h"
#include "ui/table/log_panel.h"
#include "ui/table/log_title.h"
#include "ui/table/recap_panel.h"
#include "ui/table/table_tile.h"

#include <QScrollBar>
#include <QTest>

#include <memory>

using namespace windrose;

/// What the table tells of the last orders: the ribbon, the outlines on the boards, and the story told again.
class TableRecap : public QObject
{
    Q_OBJECT

private:
    GameSession m_session;
    std::unique_ptr<TableView> m_table;

    void setUpTable(const Position& position, speeds::Pace pace = speeds::Pace::Off)
    {
        m_session.setCoversAtHandOver(false);
        renewTable(m_table, m_session, position);
        m_table->setPace(pace);
        m_table->setBoardFollows(false);
        QVERIFY(showTable(*m_table));
    }

    void play(Order order) { QVERIFY(m_session.submit(order).isPlayed()); }

    RecapPanel& ribbon() const { return *m_table->findChild<RecapPanel*>(); }

    QStringList outlined() const
    {
        QStringList names;
        for (TableTile* tile : m_table->findChildren<TableTile*>()) {
            if (tile->isTraced()) {
                names.append(tile->accessibleName().section(QLatin1Char(','), 0, 0));
            }
        }
        return names;
    }

private slots:
    void cleanup() { m_table.reset(); }

    void theRibbonShowsWhatTheOthersDidInALineEach()
    {
        setUpTable(newGame(4, 1));
        QVERIFY(ribbon().isHidden());
        play(Order::chooseRole(Role::Prospector));
        QVERIFY(ribbon().isVisible());
        QCOMPARE(ribbon().lines(), QStringList({"Ana: Prospector, +1 doubloon(s)"}));
        play(Order::chooseRole(Role::Builder));
        play(Order::build(Building::SmallMarket));
        QCOMPARE(ribbon().lines(),
                 QStringList({"Ana: Prospector, +1 doubloon(s)", "Bea: Builder, small market for 0"}));
    }

    void theLastLinesOfTheLogAreAboveTheRibbon()
    {
        setUpTable(newGame(4, 1));
        auto& log = *m_table->findChild<LogPanel*>();
        const QRect whole = log.geometry();
        play(Order::chooseRole(Role::Prospector));
        play(Order::chooseRole(Role::Builder));
        play(Order::build(Building::SmallMarket));
        QVERIFY(ribbon().isVisible());
        QVERIFY(log.geometry().bottom() < ribbon().geometry().top());
        log.scrollToBottom();
        const QRect last = log.visualRect(log.log().index(log.log().rowCount() - 1));
        QVERIFY(log.viewport()->rect().contains(last));
        ribbon().dismiss();
        QVERIFY(ribbon().isHidden());
        QCOMPARE(log.geometry(), whole);
    }

    void theUppermostLineOfTheLogIsWhole()
    {
        setUpTable(newGame(4, 1));
        auto& log = *m_table->findChild<LogPanel*>();
        const auto uppermost = [&log] { return log.visualRect(log.indexAt(QPoint(log.viewport()->width() / 2, 0))); };
        int scrolled = 0;
        for (int order = 0; order < 60; ++order) {
            play(quickOrder(m_session.position(), Weights{}));
            QCOMPARE(uppermost().top(), 0);
            scrolled += log.verticalScrollBar()->value() > 0 ? 1 : 0;
            const QRect last = log.visualRect(log.log().index(log.log().rowCount() - 1));
            QVERIFY(last.height() > log.viewport()->height() || log.viewport()->rect().contains(last));
        }
        QVERIFY(scrolled > 10);
    }

    /// Its lines are on the same paper as the boards beside and below it.
    void aLogOverTheBoardsHasAnEdge()
    {
        setUpTable(newGame(5, 1));
        auto& title = *m_table->findChild<LogTitle*>();
        title.click();
        const LogPanel& log = *m_table->findChild<LogPanel*>();
        QVERIFY(log.isVisible());
        const QImage picture = m_table->grab().toImage();
        const qreal ratio = picture.devicePixelRatio();
        const auto color = [&](int x, int y) {
            return picture.pixelColor(QPoint(qRound(x * ratio), qRound(y * ratio)));
        };
        const QRect lines = log.geometry();
        for (const int x : {title.x(), title.geometry().right()}) {
            for (int y = lines.top() + 10; y < lines.bottom() - 10; y += 7) {
                QCOMPARE(color(x, y), theme().paperEdge);
            }
        }
    }

    void aLogOverTheBoardsMakesWayForTheFocus()
    {
        setUpTable(newGame(5, 1));
        m_table->activateWindow();
        m_table->findChild<LogTitle*>()->click();
        const LogPanel& log = *m_table->findChild<LogPanel*>();
        const auto isCovered = [&](const TableTile* tile) {
            return log.geometry().contains(QRect(tile->mapTo(m_table.get(), QPoint()), tile->size()));
        };
        const auto tiles = m_table->findChildren<TableTile*>();
        const auto far = std::find_if(tiles.begin(), tiles.end(),
                                      [&](const TableTile* tile) { return tile->isVisible() && !isCovered(tile); });
        (*far)->setFocus();
        QTRY_VERIFY((*far)->hasFocus());
        QVERIFY(log.isVisible());
        const auto below = std::find_if(tiles.begin(), tiles.end(),
                                        [&](const TableTile* tile) { return tile->isVisible() && isCovered(tile); });
        QVERIFY(below != tiles.end());
        (*below)->setFocus();
        QTRY_VERIFY(!log.isVisible());
        QVERIFY((*below)->hasFocus());
    }

    void theRibbonIsThereAfterAStart()
    {
        setUpTable(newGame(4, 1));
        play(Order::chooseRole(Role::Prospector));
        m_table = std::make_unique<TableView>(m_session);
        QVERIFY(showTable(*m_table));
        QCOMPARE(ribbon().lines().size(), 1);
        QVERIFY(ribbon().isVisible());
        QCOMPARE(ribbon().stops().size(), 1);
        m_table->setPace(speeds::Pace::Slow); // as the window does once it has the settings
        QCOMPARE(ribbon().stops().size(), 2); // Again, and Close
        m_table->setPace(speeds::Pace::Off);
        QCOMPARE(ribbon().stops().size(), 1);
    }

    void theRibbonWaitsForThePersonBehindTheCurtain()
    {
        setUpTable(newGame(4, 1));
        m_session.setCoversAtHandOver(true);
        m_session.uncover();
        play(Order::chooseRole(Role::Prospector));
        QVERIFY(m_session.isCovered());
        QVERIFY(ribbon().isHidden());
        m_session.uncover();
        QVERIFY(ribbon().isVisible());
    }

    void theRibbonStaysClosedUntilTheNextOrder()
    {
        setUpTable(newGame(4, 1));
        play(Order::chooseRole(Role::Mayor));
        QVERIFY(m_session.placement().isOpen());
        play(sensiblePlacement(m_session.gamePosition()));
        QVERIFY(ribbon().isVisible());
        ribbon().stops().last()->setFocus();
        QTest::keyClick(ribbon().stops().last(), Qt::Key_Space);
        QVERIFY(ribbon().isHidden());
        m_session.placement().clear();
        QVERIFY(ribbon().isHidden());
        m_session.placement().arrange(sensiblePlacement(m_session.gamePosition()));
        QVERIFY(m_session.placement().finish().isPlayed());
        QVERIFY(ribbon().isVisible());
    }

    void whatTheLastOrderOfASeatChangedIsOutlinedUntilItMovesAgain()
    {
        Position position = asked(Role::Settler, Phase::Settler, Decision::TakePlantation);
        setUpTable(position);
        QCOMPARE(outlined(), QStringList());
        play(Order::take(position.faceUp[0]));
        QCOMPARE(outlined().size(), 1);
        QVERIFY2(outlined().first().startsWith(QStringLiteral("Island space 2")), qPrintable(outlined().first()));
        m_session.undoRedo().undo();
        QCOMPARE(outlined(), QStringList());
    }

    void againShowsTheOrdersOnceMoreAndChangesNothing()
    {
        setUpTable(newGame(4, 1), speeds::Pace::Slow);
        play(Order::chooseRole(Role::Prospector));
        m_session.story().finish();
        const Position stands = m_session.gamePosition();
        const PictureWatch pictures;
        QTest::mouseClick(&ribbon(), Qt::LeftButton, {}, QPoint(4, 4));
        QVERIFY(m_session.story().isShowingOrder());
        QCOMPARE(m_session.shownPosition().seat(0).doubloons, newGame(4, 1).seat(0).doubloons);
        QTRY_VERIFY(pictures.count() > 0);
        QVERIFY(ribbon().isHidden() || !ribbon().lines().isEmpty());
        QTest::keyClick(m_table.get(), Qt::Key_Shift);
        QVERIFY(!m_session.story().isShowingOrder());
        QVERIFY(m_session.gamePosition() == stands);
        QVERIFY(ribbon().isVisible());
    }

    /// Enter would answer a question that was not to be seen.
    void enterThatEndsAStoryAnswersNothing()
    {
        setUpTable(asked(Role::Builder, Phase::Builder, Decision::Build), speeds::Pace::Slow);
        play(Order::build(Building::SmallMarket));
        QVERIFY(m_session.story().isShowingOrder());
        const int orders = m_session.orderCount();
        QTest::keyClick(m_table.get(), Qt::Key_Return);
        QVERIFY(!m_session.story().isShowingOrder());
        QCOMPARE(m_session.orderCount(), orders);
        QTest::keyClick(m_table.get(), Qt::Key_Return);
        QCOMPARE(m_session.orderCount(), orders + 1);
    }

    /// Points of the others are hidden until the last order of the game is shown.
    void pointsAreHiddenUntilTheEndIsShown()
    {
        Position position = asked(Role::Builder, Phase::Builder, Decision::Build);
        position.endTriggers.set(0, EndTrigger::City);
        for (int card = 0; card < 4; ++card) {
            position.takenBy[static_cast<std::size_t>(card)] = static_cast<std::int8_t>(card);
        }
        position.chooser = 3;
        position.turn = 2; // the last to act
        position.acted = 3;
        position.seat(1).victoryPoints = 7;
        setUpTable(position, speeds::Pace::Slow);
        const PlayerBoardModel bea(m_session, 1);
        const auto points = [&bea] { return bea.data(bea.index(PlayerBoardModel::kBoardRow), PointsRole).toInt(); };
        QCOMPARE(points(), -1);
        play(Order::build(Building::Hacienda));
        QVERIFY(m_session.gamePosition().isFinished());
        QVERIFY(m_session.story().isShowingOrder());
        QCOMPARE(points(), -1);
        m_session.story().finish();
        QCOMPARE(points(), 7);
    }
};

WINDROSE_TEST(table_recap, TableRecap)
#include "table_recap.moc"
