// SPDX-License-Identifier: GPL-3.0-or-later
#include "made_up_results.h"
#include "test_program.h"
#include "ui/models/results_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace windrose;

namespace
{

PlayerResult player(const QString& name, int points, int place, const QString& plays = {})
{
    PlayerResult player;
    player.name = name;
    player.plays = plays;
    player.chips = points - 10;
    player.buildings = 8;
    player.large = 2;
    player.place = place;
    return player;
}

/// Ana wins two games in a row, then Bea one; the last is a tie of both with a computer player.
QList<GameResult> fourGames()
{
    const QDateTime first(QDate(2026, 1, 1), QTime(12, 0), Qt::UTC);
    QList<GameResult> games;
    const auto add = [&](int rounds, const QList<PlayerResult>& players) {
        GameResult game;
        game.id = QString::number(games.size());
        game.when = first.addDays(100 * games.size());
        game.rounds = rounds;
        game.players = players;
        games.append(game);
    };
    add(15, {player("Ana", 50, 1), player("Bea", 40, 2)});
    add(14, {player("Bea", 30, 3), player("Ana", 45, 1), player("x", 44, 2, "merchant")});
    add(15, {player("Ana", 20, 2), player("Bea", 61, 1)});
    add(17, {player("Ana", 33, 1), player("Bea", 33, 1), player("y", 33, 1, "merchant")});
    games[0].players[0].owned = {Building::Hospice, Building::Harbor};
    games[2].players[1].owned = {Building::Harbor};
    return games;
}

int columnCalled(const ResultSheet& sheet, const QString& title)
{
    for (int column = 0; column < sheet.columns.size(); ++column) {
        if (sheet.columns[column].title == title) {
            return column;
        }
    }
    return -1;
}

double valueIn(const ResultSheet& sheet, int row, const QString& title)
{
    return sheet.rows[row][columnCalled(sheet, title)].value.toDouble();
}

QStringList firstColumn(const QAbstractItemModel& model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row) {
        texts << model.index(row, 0).data().toString();
    }
    return texts;
}

} // namespace

/// What the page of finished games computes and shows.
class ResultsShown : public QObject
{
    Q_OBJECT

private slots:
    void personsAndComputersAreDistinguished()
    {
        const QList<WhoTally> rows = byWho(fourGames());
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows[0].who, (Who{"Ana", {}}));
        QCOMPARE(rows[1].who, (Who{"Bea", {}}));
        QCOMPARE(rows[2].who, (Who{{}, "merchant"})); // whatever it was called
        QCOMPARE(rows[0].tally.games, 4);
        QCOMPARE(rows[0].tally.wins, 3);
        QCOMPARE(rows[0].tally.points(), 50 + 45 + 20 + 33);
        QCOMPARE(rows[0].tally.best, 50);
        QCOMPARE(rows[0].tally.owned, 2);
        QCOMPARE(rows[2].tally.games, 2);
        QCOMPARE(rows[2].tally.wins, 1);
    }

    void aStreakIsOfGamesInTheOrderOfTime()
    {
        QList<GameResult> games = fourGames();
        std::reverse(games.begin(), games.end()); // as they can stand in the file
        const QList<WhoTally> rows = byWho(games);
        QCOMPARE(rows[0].longestStreak, 2);
        QCOMPARE(rows[0].presentStreak, 1);
        QCOMPARE(rows[1].longestStreak, 2); // a shared first place counts
        QCOMPARE(rows[1].presentStreak, 2);
    }

    void gamesAreAddedUpByPlayersSeatsLengthAndBuildings()
    {
        const QList<NumberTally> players = byPlayers(fourGames());
        QCOMPARE(players.size(), 2);
        QCOMPARE(players[0].number, 2);
        QCOMPARE(players[0].tally.games, 2);
        QCOMPARE(players[0].tally.seats, 4);
        QCOMPARE(players[0].tally.perGame(players[0].tally.winner), 55.5);
        QCOMPARE(players[0].tally.perGame(players[0].tally.margin), 25.5);
        const QList<NumberTally> seats = bySeat(fourGames());
        QCOMPARE(seats.size(), 3);
        QCOMPARE(seats[0].tally.games, 4);
        QCOMPARE(seats[0].tally.wins, 2);
        QCOMPARE(seats[2].tally.games, 2);
        const QList<NumberTally> rounds = byRounds(fourGames());
        QCOMPARE(rounds.size(), 3);
        QCOMPARE(rounds[1].number, 15);
        QCOMPARE(rounds[1].tally.games, 2);
        const QList<BuildingTally> buildings = byBuilding(fourGames());
        QCOMPARE(buildings.size(), 2);
        const auto harbor = std::find_if(buildings.begin(), buildings.end(),
                                         [](const BuildingTally& row) { return row.building == Building::Harbor; });
        QCOMPARE(harbor->tally.seats, 2);
        QCOMPARE(harbor->tally.wins, 2);
        QCOMPARE(harbor->tally.perSeat(harbor->tally.points()), 55.5);
    }

    void anyoneTakenOutIsNoPlayer()
    {
        QList<GameResult> games = fourGames();
        for (GameResult& game : games) {
            for (PlayerResult& at : game.players) {
                at.name = at.name == QLatin1String("Bea") ? QString() : at.name;
            }
        }
        QCOMPARE(byWho(games).size(), 2);
        QCOMPARE(everybodyIn(games).size(), 2);
        QVERIFY(resultSheet(ResultView::Games, games).rows[0].last().text.contains("(removed)"));
    }

    void filtersLetThroughWhatIsWanted()
    {
        const QList<GameResult> games = fourGames();
        QCOMPARE(filtered(games, {}).size(), 4);
        QCOMPARE(filtered(games, {.who = Who{{}, "merchant"}}).size(), 2);
        QCOMPARE(filtered(games, {.who = Who{"merchant", {}}}).size(), 0);
        QCOMPARE(filtered(games, {.who = {}, .players = 3}).size(), 2);
        QCOMPARE(filtered(games, {.who = {}, .since = QDate(2026, 7, 1)}).size(), 2);
        QCOMPARE(filtered(games, {.who = Who{"Ana", {}}, .players = 2, .since = QDate(2026, 7, 1)}).size(), 1);
        QList<GameResult> computers = games;
        for (PlayerResult& at : computers[0].players) {
            at.plays = QStringLiteral("merchant");
        }
        QCOMPARE(filtered(computers, {.who = {}, .withPersons = true}).size(), 3);
    }

    void theModelKeepsItsPromises()
    {
        ResultsModel model;
        ResultsOrder order;
        order.setSourceModel(&model);
        const QAbstractItemModelTester ofModel(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        const QAbstractItemModelTester ofOrder(&order, QAbstractItemModelTester::FailureReportingMode::Fatal);
        for (int view = 0; view < kResultViews; ++view) {
            for (const int count : {0, 1, 30}) {
                model.setSheet(resultSheet(static_cast<ResultView>(view), madeUpResults(count)));
                QVERIFY(model.columnCount() > 5);
                QCOMPARE(model.rowCount() > 0, count > 0);
                for (int column = 0; column < model.columnCount(); ++column) {
                    order.sort(column, Qt::DescendingOrder);
                    order.setText(QStringLiteral("a"));
                    order.sort(column, Qt::AscendingOrder);
                    order.setText({});
                    QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
                }
            }
        }
    }

    void everyRowHasACellForEachColumn()
    {
        for (int view = 0; view < kResultViews; ++view) {
            const ResultSheet sheet = resultSheet(static_cast<ResultView>(view), madeUpResults(30));
            QVERIFY(sheet.columns[sheet.chartColumn].isNumber);
            for (const QList<ResultCell>& row : sheet.rows) {
                QCOMPARE(row.size(), sheet.columns.size());
                for (int column = 0; column < row.size(); ++column) {
                    QVERIFY(!sheet.columns[column].isNumber || row[column].value.canConvert<double>());
                    QVERIFY(!sheet.columns[column].isNumber || !sheet.columns[column].explanation.isEmpty());
                }
            }
        }
    }

    void bestAndClosestGamesComeFirstWhenSorted()
    {
        ResultsModel model;
        ResultsOrder order;
        order.setSourceModel(&model);
        model.setSheet(resultSheet(ResultView::Games, fourGames()));
        order.sort(columnCalled(model.sheet(), "Points"), Qt::DescendingOrder);
        QCOMPARE(order.index(0, 0).data(ResultsModel::kGameRole).toString(), QStringLiteral("2"));
        order.sort(columnCalled(model.sheet(), "Lead"), Qt::AscendingOrder);
        QCOMPARE(order.index(0, 0).data(ResultsModel::kGameRole).toString(), QStringLiteral("3"));
        order.sort(0, Qt::DescendingOrder);
        QCOMPARE(order.index(0, 0).data(ResultsModel::kGameRole).toString(), QStringLiteral("3"));
        order.sort(0, Qt::AscendingOrder);
        QCOMPARE(order.index(0, 0).data(ResultsModel::kGameRole).toString(), QStringLiteral("0"));
    }

    void numbersAreSortedAsNumbersAndNamesAsWords()
    {
        QList<GameResult> games = fourGames();
        games[0].players[0].chips = 3;   // 13 points
        games[1].players[1].chips = 110; // 120 points
        ResultsModel model;
        ResultsOrder order;
        order.setSourceModel(&model);
        model.setSheet(resultSheet(ResultView::Who, games));
        order.sort(columnCalled(model.sheet(), "Best"), Qt::AscendingOrder);
        QCOMPARE(firstColumn(order).last(), QStringLiteral("Ana"));
        order.sort(0, Qt::AscendingOrder);
        QCOMPARE(firstColumn(order), (QStringList{"Ana", "Bea", "Merchant"}));
    }

    void aTextIsFoundInAnyCell()
    {
        ResultsModel model;
        ResultsOrder order;
        order.setSourceModel(&model);
        model.setSheet(resultSheet(ResultView::Games, fourGames()));
        order.setText(QStringLiteral("MERCH"));
        QCOMPARE(order.rowCount(), 2);
        order.setText(QStringLiteral("[a-z]*"));
        QCOMPARE(order.rowCount(), 0);
    }

    void sharesAndAveragesAreThoseOfTheGames()
    {
        const ResultSheet sheet = resultSheet(ResultView::Who, fourGames());
        QCOMPARE(valueIn(sheet, 0, "Won"), 75.0);
        QCOMPARE(sheet.rows[0][columnCalled(sheet, "Won")].text, QStringLiteral("75 %"));
        QCOMPARE(valueIn(sheet, 0, "Points"), 37.0);
        QCOMPARE(valueIn(sheet, 0, "Built"), 0.5);
    }

    void csvEscapesWhatWouldBreakIt()
    {
        QList<GameResult> games{fourGames()[1]};
        games[0].players[0].name = QStringLiteral("Bea, \"the 3rd\"");
        games[0].players[1].name = QStringLiteral("=HYPERLINK(\"http://example.org\")");
        const QByteArray csv = resultsCsv(games);
        const QList<QByteArray> lines = csv.split('\n');
        QCOMPARE(lines.size(), 5); // a head, three players, nothing after the last end
        QVERIFY(lines.last().isEmpty());
        QVERIFY(csv.endsWith("\r\n"));
        const auto fields = lines.first().count(',');
        QVERIFY(lines[1].contains(",\"Bea, \"\"the 3rd\"\"\",person,3,30,20,8,2,0,"));
        QCOMPARE(lines[1].count(','), fields + 1); // the one that is quoted
        QVERIFY(lines[2].contains(",\"'=HYPERLINK(\"\"http://example.org\"\")\",person,1,45,"));
        QVERIFY(lines[3].contains(",x,merchant,2,44,"));
        QCOMPARE(lines[3].count(','), fields);
    }

    void hostileNamesAreOneLineOfPlainText()
    {
        QList<GameResult> games = fourGames();
        games[0].players[0].name = QStringLiteral("<b>x\u202E\n</b>");
        for (const ResultView view : {ResultView::Games, ResultView::Who}) {
            for (const QList<ResultCell>& row : resultSheet(view, games).rows) {
                for (const ResultCell& cell : row) {
                    QVERIFY(!cell.text.contains(QLatin1Char('\n')) && !cell.text.contains(QChar(0x202E)));
                }
            }
        }
    }
};

WINDROSE_TEST(results_shown, ResultsShown)
#include "results_shown.moc"
