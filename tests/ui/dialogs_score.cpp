// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/random_player.h"
#include "moments.h"
#include "patience.h"
#include "seat_colors.h"
#include "test_program.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/points_chart.h"
#include "ui/dialogs/score_dialog.h"
#include "ui/dialogs/score_table.h"
#include "ui/dialogs/sum_bars.h"
#include "ui/dialogs/winner_flag.h"
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

GameSession& playToTheEnd(GameSession& session, int players, std::uint64_t seed)
{
    session.startNew(players, kNames.mid(0, players), seed, {});
    Random random{seed};
    while (!session.position().isFinished()) {
        session.submit(randomOrder(session.gamePosition(), random));
    }
    return session;
}

constexpr int kNoAutomaticStep = 3'600'000; // milliseconds: the test adds the columns itself

/// The score of a finished game of four, which begins to be added up.
struct AddingUp {
    explicit AddingUp(int step)
    {
        dialog.show();
        dialog.addUp(step);
    }

    GameSession session;
    ScoreDialog dialog{playToTheEnd(session, 4, 3), kColors};
    QSignalSpy addedUp{&dialog, &ScoreDialog::addedUp};
};

/// The number in the cell with the accessible name "NAME, WHAT: number"; -1 when there is none.
int cell(const QWidget& table, const QString& name, const QString& what)
{
    const QString prefix = QStringLiteral("%1, %2: ").arg(name, what);
    for (const QLabel* label : table.findChildren<QLabel*>()) {
        if (label->accessibleName().startsWith(prefix) && label->isVisibleTo(&table)) {
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

private:
    /// Checks that the dialog shows the final score with its places, winners and chart.
    static void isFinal(const ScoreDialog& dialog, const GameSession& session)
    {
        settle();
        const auto* table = dialog.findChild<ScoreTable*>();
        QStringList names;
        for (int seat = 0; seat < session.players(); ++seat) {
            names << session.seatName(seat);
        }
        for (const ScoreRow& row : scoreSheet(session.position(), names).rows) {
            QCOMPARE(cell(*table, row.name, QStringLiteral("Total")), row.score.total);
            QCOMPARE(cell(*table, row.name, QStringLiteral("Tiebreak")), row.score.tieBreak);
        }
        QVERIFY(!table->findChildren<WinnerFlag*>().isEmpty());
        QVERIFY(dialog.findChild<PointsChart*>()->isVisible());
        const auto labels = dialog.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->text() == texts::result(session.position(), names);
        }));
    }

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

    void chartDescribesItsNumbers()
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

    /// The columns come one after another, each for everybody, and the sums so far are those of what is shown.
    void endAddsUpColumnByColumn()
    {
        GameSession session;
        playToTheEnd(session, 4, 3);
        ScoreDialog dialog(session, kColors);
        dialog.show();
        dialog.addUp(kNoAutomaticStep);
        QVERIFY(dialog.isAddingUp());
        const auto* table = dialog.findChild<ScoreTable*>();
        const auto* chart = dialog.findChild<PointsChart*>();
        const auto* bars = dialog.findChild<SumBars*>();
        const ScoreSheet sheet = scoreSheet(session.position(), kNames);
        QStringList columns{QStringLiteral("Chips"), QStringLiteral("Buildings")};
        for (const Building large : sheet.large) {
            columns << texts::buildingName(large);
        }
        for (int count = 0; count <= columns.size(); ++count) {
            settle(); // what was made for an open dialog is shown then
            QVERIFY(!chart->isVisible());
            QVERIFY(bars->isVisible()); // nothing of the dialog stays empty
            for (const ScoreRow& row : sheet.rows) {
                int sum = 0;
                for (int column = 0; column < columns.size(); ++column) {
                    const int points = cell(*table, row.name, columns[column]);
                    QVERIFY(column < count || points == -1);
                    sum += std::max(points, 0);
                }
                QCOMPARE(cell(*table, row.name, QStringLiteral("Total")), sum);
                QCOMPARE(cell(*table, row.name, QStringLiteral("Place")), -1);
                QCOMPARE(cell(*table, row.name, QStringLiteral("Tiebreak")), -1);
                QVERIFY(count < columns.size() || sum == row.score.total);
            }
            QVERIFY(dialog.isAddingUp());
            dialog.addColumn();
        }
        QVERIFY(!dialog.isAddingUp());
        isFinal(dialog, session);
    }

    void anyInputShowsTheWholeScore_data()
    {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("key") << true;
        QTest::newRow("click") << false;
    }
    void anyInputShowsTheWholeScore()
    {
        QFETCH(bool, byKey);
        AddingUp score(kNoAutomaticStep);
        ScoreDialog& dialog = score.dialog;
        dialog.addColumn();
        settle();
        if (byKey) {
            QTest::keyClick(&dialog, Qt::Key_Escape); // does nothing else: the dialog stays
        } else {
            for (QLabel* label : dialog.findChildren<QLabel*>()) {
                if (label->accessibleName().startsWith(QStringLiteral("Ana, Total"))) {
                    QTest::mouseClick(label, Qt::LeftButton);
                    break;
                }
            }
        }
        QTRY_VERIFY(!dialog.isAddingUp());
        QCOMPARE(score.addedUp.size(), 1);
        QVERIFY(dialog.isVisible());
        isFinal(dialog, score.session);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }

    /// Once, however the adding up ends, and with every summand that the table shows.
    void whatWasAddedUpIsReadOutAtTheEnd()
    {
        AddingUp score(kNoAutomaticStep);
        ScoreDialog& dialog = score.dialog;
        while (dialog.isAddingUp()) {
            QCOMPARE(score.addedUp.size(), 0);
            dialog.addColumn();
        }
        QCOMPARE(score.addedUp.size(), 1);
        const ScoreSheet sheet = scoreSheet(score.session.position(), kNames.mid(0, 4));
        const QStringList sentences = dialog.sentences();
        QCOMPARE(sentences.size(), sheet.rows.size());
        for (int line = 0; line < sentences.size(); ++line) {
            const ScoreRow& row = sheet.rows[line];
            const QString begins =
                QStringLiteral("%1: Chips %2, Buildings %3")
                    .arg(row.name, QString::number(row.score.victoryPoints), QString::number(row.score.buildings));
            QVERIFY2(sentences[line].startsWith(begins), qPrintable(sentences[line]));
            QVERIFY2(sentences[line].endsWith(QStringLiteral(". Total %1.").arg(row.score.total)),
                     qPrintable(sentences[line]));
            for (const Building large : sheet.large) {
                QCOMPARE(sentences[line].contains(texts::buildingName(large)), ScoreSheet::bonus(row, large) >= 0);
            }
        }
    }

    void aScoreSoFarIsReadOutAsSuch()
    {
        Position position = newGame(4, 1);
        putBuilding(position.seat(0), Building::CityHall, {0, 1});
        GameSession session;
        lay(session, position);
        const ScoreDialog dialog(session, kColors);
        const QStringList sentences = dialog.sentences();
        QCOMPARE(sentences.size(), 5);
        QCOMPARE(sentences.first(), QStringLiteral("If the game ended now, this would be the score."));
        QCOMPARE(sentences[1], QStringLiteral("Ana: Chips 0, Buildings 4, City hall 0, not occupied. Total 4."));
    }

    void withoutAnimationsTheScoreIsThereAtOnce()
    {
        AddingUp score(0);
        ScoreDialog& dialog = score.dialog;
        QCOMPARE(score.addedUp.size(), 1);
        QVERIFY(!dialog.isAddingUp());
        isFinal(dialog, score.session);
    }

    void anUnoccupiedLargeBuildingSaysWhyItAddsNothing()
    {
        Position position = newGame(4, 1);
        putBuilding(position.seat(0), Building::CityHall, {0, 1});
        putBuilding(position.seat(1), Building::Residence, {0, 1}, 1);
        GameSession session;
        lay(session, position);
        ScoreDialog dialog(session, kColors);
        dialog.show();
        settle();
        const auto* table = dialog.findChild<ScoreTable*>();
        QCOMPARE(cell(*table, QStringLiteral("Ana"), QStringLiteral("City hall")), 0);
        QStringList spoken;
        int notes = 0;
        for (const QLabel* label : table->findChildren<QLabel*>()) {
            spoken << label->accessibleName();
            notes += label->text() == QStringLiteral("not occupied") ? 1 : 0;
        }
        QVERIFY2(spoken.contains(QStringLiteral("Ana, City hall: 0, not occupied")), qPrintable(spoken.join(u'\n')));
        QCOMPARE(notes, 1);
    }

    void buttonsAskForWhatTheySay()
    {
        GameSession session;
        playToTheEnd(session, 2, 1);
        ScoreDialog dialog(session, kColors);
        QSignalSpy save(&dialog, &ScoreDialog::saveRecordRequested);
        QSignalSpy newGame(&dialog, &ScoreDialog::newGameRequested);
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
