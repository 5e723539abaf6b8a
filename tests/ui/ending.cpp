// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/random_player.h"
#include "laid_table.h"
#include "moments.h"
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/languages.h"
#include "ui/models/texts.h"
#include "ui/table/last_round_banner.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/prompt_text.h"
#include "ui/table/round_panel.h"

#include <QTest>
#include <QTimer>

#include <memory>

using namespace windrose;

namespace
{

QString counted(int count, const QString& one, const QString& many)
{
    return QStringLiteral("%1 %2 left").arg(QString::number(count), count == 1 ? one : many);
}

int filledSpaces(const Seat& seat)
{
    int filled = 0;
    for (int space = 0; space < kSpaces; ++space) {
        filled += seat.buildingAt(space) ? 1 : 0;
    }
    return filled;
}

/// Ana has built on all spaces but one, and can build.
Position beforeTheCityIsFull()
{
    Position position = asked(Role::Builder, Phase::Builder, Decision::Build);
    fillCityExcept(position.seat(0), {11});
    position.seat(0).doubloons = 30;
    return position;
}

/// Ana can ship more than there are victory points.
Position beforeThePointsRunOut()
{
    Position position = asked(Role::Captain, Phase::Captain, Decision::Load);
    position.seat(0).goods = {2, 1, 0, 0, 0};
    position.victoryPoints = 1;
    return position;
}

/// The next mayor's phase cannot fill the ship.
Position beforeTheColonistsRunOut()
{
    Position position = newGame(4, 1);
    position.colonists = 0;
    return position;
}

} // namespace

/// How near the end is, and the announcement of the last round.
class Ending : public QObject
{
    Q_OBJECT

private:
    GameSession m_session;
    std::unique_ptr<TableView> m_table;

    void setUpTable(const Position& position, speeds::Pace pace = speeds::Pace::Off)
    {
        renewTable(m_table, m_session, position);
        m_table->setPace(pace);
        m_table->findChild<LastRoundBanner*>()->findChild<QTimer*>()->setInterval(kHangsAfter); // no promise
        QVERIFY(showTable(*m_table, {1024, 694}));
    }

    LastRoundBanner& banner() { return *m_table->findChild<LastRoundBanner*>(); }
    QString promptSpoken() { return m_table->prompt().findChild<PromptText*>()->accessibleName(); }
    RoundPanel& gauges() { return *m_table->findChild<RoundPanel*>(); }

    /// Plays the order that makes the round the last one.
    void endByTheCity() { QVERIFY(m_session.submit(Order::build(Building::Wharf)).isPlayed()); }

    QString hover() { return gauges().toolTip(); }

    void followGame(const RoundPanel& panel, int players, std::uint64_t seed, bool& wasLast)
    {
        Random random{seed};
        while (!m_session.position().isFinished()) {
            const Position& position = m_session.position();
            int fullest = 0;
            for (int seat = 0; seat < players; ++seat) {
                fullest = qMax(fullest, filledSpaces(position.seat(seat)));
            }
            const QStringList expected{
                QStringLiteral("Round %1").arg(position.round),
                counted(position.victoryPoints, QStringLiteral("victory point"), QStringLiteral("victory points")),
                counted(position.colonists, QStringLiteral("colonist"), QStringLiteral("colonists")),
                QStringLiteral("fullest city: %1 of 12 spaces").arg(fullest)};
            QCOMPARE(panel.accessibleName(), expected.join(QStringLiteral(", ")));
            const QString end = position.isLastRound() ? QStringLiteral("This is the last round")
                                                       : QStringLiteral("the colonist ship cannot be filled");
            QVERIFY2(panel.toolTip().contains(end), qPrintable(panel.toolTip()));
            QVERIFY2(panel.accessibleDescription().contains(end), qPrintable(panel.accessibleDescription()));
            wasLast = wasLast || position.isLastRound();
            m_session.submit(randomOrder(position, random));
        }
    }

private slots:
    void initTestCase() { applyLanguage(QStringLiteral("en")); }
    void cleanup()
    {
        m_table.reset();
        applyLanguage(QStringLiteral("en"));
    }

    void gaugesFollowTheGame_data()
    {
        QTest::addColumn<int>("players");
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
            QTest::addRow("%d players", players) << players;
        }
    }
    void gaugesFollowTheGame()
    {
        QFETCH(int, players);
        const RoundModel model(m_session);
        RoundPanel panel(model, nullptr);
        bool wasLast = false; // the order that makes a round the last one can end the game, too
        for (std::uint64_t seed = 1; !wasLast; ++seed) {
            m_session.startNew(players, {}, seed, {});
            followGame(panel, players, seed, wasLast);
        }
        QVERIFY(panel.toolTip().contains(QStringLiteral("The game is over.")));
    }

    /// At the smallest size, too, each of the three shows in the picture.
    void everyGaugeIsDrawn()
    {
        const Position usual = newGame(4, 1);
        Position fewerPoints = usual;
        fewerPoints.victoryPoints = 50;
        Position fewerColonists = usual;
        fewerColonists.colonists = 20;
        Position fullerCity = usual;
        putBuilding(fullerCity.seat(2), Building::Hospice, {0});
        setUpTable(usual);
        const QImage before = gauges().grab().toImage();
        for (const Position& position : {fewerPoints, fewerColonists, fullerCity}) {
            setUpTable(position);
            QVERIFY(gauges().grab().toImage() != before);
        }
        setUpTable(usual);
        QCOMPARE(gauges().grab().toImage(), before);
    }

    void bannerNamesTheFullCity()
    {
        setUpTable(beforeTheCityIsFull());
        QVERIFY(banner().isHidden());
        endByTheCity();
        QVERIFY(banner().isVisible());
        QCOMPARE(banner().sentence(), QStringLiteral("This is the last round: Ana's city is full."));
        QCOMPARE(banner().accessibleName(), banner().sentence());
        QVERIFY(promptSpoken().contains(banner().sentence()));
        QVERIFY(hover().contains(banner().sentence()));
    }

    void bannerNamesTheVictoryPoints()
    {
        setUpTable(beforeThePointsRunOut());
        QVERIFY(m_session.submit(Order::load(Good::Corn, 1)).isPlayed());
        QVERIFY(banner().isVisible());
        QCOMPARE(banner().sentence(), QStringLiteral("This is the last round: the victory points have run out."));
    }

    void bannerNamesTheColonistShip()
    {
        setUpTable(beforeTheColonistsRunOut());
        QVERIFY(m_session.submit(Order::chooseRole(Role::Mayor)).isPlayed());
        Random random{1};
        while (m_session.position().phase == Phase::Mayor) {
            QVERIFY(banner().isHidden());
            m_session.submit(randomOrder(m_session.position(), random));
        }
        QVERIFY(banner().isVisible());
        QCOMPARE(banner().sentence(), QStringLiteral("This is the last round: the colonist ship could not be filled."));
    }

    void bannerWaitsUntilTheOrderHasBeenShown()
    {
        setUpTable(beforeTheCityIsFull(), speeds::Pace::Slow);
        endByTheCity();
        QVERIFY(m_session.story().isShowingOrder());
        QVERIFY(banner().isHidden());
        m_table->director().finish();
        QVERIFY(banner().isVisible());
    }

    void bannerGoesWithTheNextInput_data()
    {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("key") << true;
        QTest::newRow("click") << false;
    }
    void bannerGoesWithTheNextInput()
    {
        QFETCH(bool, byKey);
        setUpTable(beforeTheCityIsFull());
        endByTheCity();
        settle(); // the input that gave the order is over
        QVERIFY(banner().isVisible());
        QVERIFY(!banner().hasFocus());
        QCOMPARE(banner().focusPolicy(), Qt::NoFocus);
        const QString sentence = banner().sentence();
        if (byKey) {
            QTest::keyClick(m_table.get(), Qt::Key_Shift);
        } else {
            QTest::mousePress(m_table.get(), Qt::LeftButton, {}, QPoint(2, 2));
        }
        QVERIFY(banner().isHidden());
        QVERIFY(!promptSpoken().contains(sentence));
    }

    void anotherTriggerInTheLastRoundIsNoNews()
    {
        Position position = beforeTheCityIsFull();
        fillCityExcept(position.seat(1), {11});
        position.seat(1).doubloons = 30;
        setUpTable(position);
        endByTheCity();
        settle();
        QTest::keyClick(m_table.get(), Qt::Key_Shift);
        QVERIFY(banner().isHidden());
        QVERIFY(m_session.submit(Order::build(Building::Harbor)).isPlayed());
        QVERIFY(banner().isHidden());
    }

    void bannerGoesWithWhatItSays()
    {
        setUpTable(beforeTheCityIsFull());
        endByTheCity();
        QVERIFY(banner().isVisible());
        m_session.undoRedo().undo();
        QVERIFY(banner().isHidden());
        m_session.undoRedo().redo();
        QVERIFY(banner().isVisible());
    }

    void bannerSpeaksTheLanguageOfTheWindow()
    {
        setUpTable(beforeTheCityIsFull());
        endByTheCity();
        const QString english = banner().sentence();
        applyLanguage(QStringLiteral("de"));
        QTRY_VERIFY(banner().sentence() != english);
        QVERIFY(banner().sentence().contains(QStringLiteral("letzte Runde")));
        QVERIFY(promptSpoken().contains(banner().sentence()));
        QVERIFY(hover().contains(banner().sentence()));
    }

    /// It covers tiles, which nobody can take right after any of the three triggers.
    void bannerLeavesTheQuestionFree()
    {
        for (const QSize& size : {QSize(1000, 640), QSize(1280, 774), QSize(3840, 2134), QSize(1080, 1894)}) {
            setUpTable(beforeTheCityIsFull());
            m_table->resize(size);
            settle();
            endByTheCity();
            QVERIFY(banner().isVisible());
            QVERIFY(m_table->rect().contains(banner().geometry()));
            QVERIFY(!banner().geometry().intersects(m_table->prompt().geometry()));
            QVERIFY(!banner().geometry().intersects(gauges().geometry()));
        }
    }
};

WINDROSE_TEST(ending, Ending)
#include "ending.moc"
