// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/random_player.h"
#include "seat_colors.h"
#include "test_program.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/points_chart.h"
#include "ui/dialogs/score_dialog.h"
#include "ui/dialogs/score_table.h"
#include "ui/models/texts.h"

#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace windrose;

namespace
{

const QStringList kNames{QStringLiteral("Ana"), QStringLiteral("Ben"), QStringLiteral("Cleo"), QStringLiteral("Dora"),
                         QStringLiteral("Emil")};

void playToTheEnd(GameSession& session, int players, std::uint64_t seed)
{
    session.startNew(players, kNames.mid(0, players), seed, {});
    Random random{seed};
    while (!session.position().isFinished()) {
        session.submit(randomOrder(session.gamePosition(), random));
    }
}

/// The number in the cell with the accessible name "NAME, WHAT: number"; -1 when there is none.
int cell(const QWidget& table, const QString& name, const QString& what)
{
    const QString prefix = QStringLiteral("%1, %2: ").arg(name, what);
    for (const QLabel* label : table.findChildren<QLabel*>()) {
        if (label->accessibleName().startsWith(prefix)) {
            bool isNumber = false;
            const int number = label->text().toInt(&isNumber);
            return isNumber ? number : -1;
        }
    }
    return -1;
}

} // namespace

/// The score table adds up.
class DialogsScore : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyLanguage(QStringLiteral("en")); }

    void everyLineAddsUp_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("seed");
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
            for (int seed = 0; seed < 5; ++seed) {
                QTest::addRow("%d players, seed %d", players, seed) << players << seed;
            }
        }
    }

    void everyLineAddsUp()
    {
        QFETCH(int, players);
        QFETCH(int, seed);
        GameSession session;
        playToTheEnd(session, players, static_cast<std::uint64_t>(seed));
        ScoreDialog dialog(session, kColors);
        const auto* table = dialog.findChild<ScoreTable*>();
        const ScoreSheet sheet = scoreSheet(session.position(), kNames);
        QCOMPARE(sheet.rows.size(), players);
        int place = 0;
        for (const ScoreRow& row : sheet.rows) {
            QVERIFY(row.score.place >= place); // winners first
            place = row.score.place;
            int sum =
                cell(*table, row.name, QStringLiteral("Chips")) + cell(*table, row.name, QStringLiteral("Buildings"));
            for (const Building large : sheet.large) {
                const int bonus = cell(*table, row.name, texts::buildingName(large));
                QCOMPARE(bonus >= 0, session.position().seat(row.seat).owns(large));
                sum += std::max(bonus, 0);
            }
            QCOMPARE(sum, cell(*table, row.name, QStringLiteral("Total")));
            QCOMPARE(sum, scores(session.position())[static_cast<std::size_t>(row.seat)].total);
        }
    }

    void onlyOwnedLargeBuildingsHaveAColumn()
    {
        Position position = newGame(3, 1);
        QVERIFY(scoreSheet(position, kNames).large.isEmpty());
        position.seat(1).gain(Building::Fortress);
        position.seat(1).putBuilding(Building::Fortress, 0);
        position.seat(1).putBuilding(Building::Fortress, 1);
        QCOMPARE(scoreSheet(position, kNames).large, QList<Building>{Building::Fortress});
    }

    void winnerIsMarkedByMoreThanColor()
    {
        GameSession session;
        playToTheEnd(session, 4, 3);
        ScoreDialog dialog(session, kColors);
        QCOMPARE(dialog.windowTitle(), QStringLiteral("Final Score"));
        int stars = 0;
        for (const QLabel* label : dialog.findChildren<QLabel*>()) {
            stars += label->text().contains(QChar(0x2605)) ? 1 : 0;
        }
        int winners = 0;
        for (int seat = 0; seat < 4; ++seat) {
            winners += scores(session.position())[static_cast<std::size_t>(seat)].place == 1 ? 1 : 0;
        }
        QCOMPARE(stars, winners);
    }

    void everyNumberFitsHoweverSmallTheDialogIs()
    {
        GameSession session;
        session.startNew(3, QStringList(3, QString(48, QLatin1Char('M'))), 1, {});
        ScoreDialog dialog(session, kColors);
        dialog.show();
        dialog.resize(100, 100);
        const auto* table = dialog.findChild<ScoreTable*>();
        QVERIFY(table->width() >= table->layout()->minimumSize().width());
    }

    void beforeTheEndNobodyHasWon()
    {
        GameSession session;
        session.startNew(4, kNames.mid(0, 4), 1, {});
        ScoreDialog dialog(session, kColors);
        QCOMPARE(dialog.windowTitle(), QStringLiteral("Score So Far"));
        for (const QLabel* label : dialog.findChildren<QLabel*>()) {
            QVERIFY(!label->text().contains(QChar(0x2605)));
        }
    }

    void pointsByRoundBeginAtTheStartAndEndWithTheScore()
    {
        GameSession session;
        playToTheEnd(session, 3, 7);
        const auto points = pointsByRound(session);
        QCOMPARE(points.size(), 3);
        const auto table = scores(session.position());
        for (int seat = 0; seat < 3; ++seat) {
            QCOMPARE(points[seat].size(), static_cast<qsizetype>(session.position().round) + 1);
            QCOMPARE(points[seat].first(), 0);
            QCOMPARE(points[seat].last(), table[static_cast<std::size_t>(seat)].total);
        }
    }

    void aGameJustBegunHasAChart()
    {
        GameSession session;
        session.startNew(2, kNames.mid(0, 2), 1, {});
        QCOMPARE(pointsByRound(session), (QList<QList<int>>{{0}, {0}}));
        PointsChart chart;
        chart.setPoints(kNames.mid(0, 2), kColors, pointsByRound(session));
        QVERIFY(!chart.grab().isNull());
    }

    void chartTellsItsNumbers()
    {
        PointsChart chart;
        chart.setPoints({QStringLiteral("Ana"), QStringLiteral("Ben")}, kColors, {{0, 3, 8}, {0, 5, 6}});
        QCOMPARE(chart.accessibleName(), QStringLiteral("Points by round"));
        QCOMPARE(chart.accessibleDescription(),
                 QStringLiteral(
                     "At the start: Ana 0 and Ben 0. After round 1: Ana 3 and Ben 5. After round 2: Ana 8 and Ben 6."));
        chart.resize(300, 160);
        QVERIFY(!chart.grab().isNull());
    }

    void buttonsAskForWhatTheySay()
    {
        GameSession session;
        playToTheEnd(session, 2, 1);
        ScoreDialog dialog(session, kColors);
        QSignalSpy save(&dialog, &ScoreDialog::saveRecordWanted);
        QSignalSpy newGame(&dialog, &ScoreDialog::newGameWanted);
        dialog.open();
        for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("&Save Record…")) {
                button->click();
            }
        }
        QCOMPARE(save.size(), 1);
        QVERIFY(dialog.isVisible());
        for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("&New Game")) {
                button->click();
            }
        }
        QCOMPARE(newGame.size(), 1);
        QVERIFY(!dialog.isVisible());
    }

    void openTableFollowsTheGame()
    {
        GameSession session;
        playToTheEnd(session, 3, 2);
        ScoreDialog dialog(session, kColors);
        session.undoRedo().undo();
        QCOMPARE(dialog.windowTitle(), QStringLiteral("Score So Far"));
        session.startNew(5, kNames, 3, {});
        QCOMPARE(cell(*dialog.findChild<ScoreTable*>(), QStringLiteral("Emil"), QStringLiteral("Total")), 0);
    }
};

WINDROSE_TEST(dialogs_score, DialogsScore)
#include "dialogs_score.moc"
