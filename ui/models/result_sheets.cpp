// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_sheets.h"

#include "core/players/player_spec.h"
#include "texts.h"

#include <QCoreApplication>
#include <QLocale>

/* TRANSLATOR Results  The page of the results of finished games. */

namespace windrose
{

namespace
{

struct Results {
    Q_DECLARE_TR_FUNCTIONS(Results)
};

ResultCell whole(int number)
{
    return {QLocale().toString(number), number};
}

ResultCell average(double number)
{
    return {QLocale().toString(number, 'f', 1), number};
}

ResultCell percent(double share)
{
    const double hundredths = 100 * share;
    return {texts::percentText(qRound(hundredths)), hundredths};
}

ResultCell plain(const QString& text)
{
    return {text, text};
}

QString playerText(const PlayerResult& player)
{
    //: In a list of results, for a person who wished not to be named
    return player.isPerson() && player.name.isEmpty() ? Results::tr("(removed)") : whoText(Who::of(player));
}

/// "Ana 52, Bea 47", by place.
QString standing(const GameResult& game)
{
    QList<PlayerResult> players = game.players;
    std::stable_sort(players.begin(), players.end(),
                     [](const PlayerResult& one, const PlayerResult& other) { return one.place < other.place; });
    QStringList parts;
    for (const PlayerResult& player : players) {
        //: A player and the points in a list of results: "Ana 52"
        parts << Results::tr("%1 %2").arg(playerText(player), QLocale().toString(player.points()));
    }
    return QLocale().createSeparatedList(parts);
}

QString winners(const GameResult& game)
{
    QStringList names;
    for (const PlayerResult& player : game.players) {
        if (player.isWinner()) {
            names << playerText(player);
        }
    }
    return QLocale().createSeparatedList(names);
}

ResultColumn named(const QString& title)
{
    return {title, {}, false, false};
}

ResultColumn gamesColumn()
{
    return {Results::tr("Games"),
            //: Explains a column of the results, whose heading is short.
            Results::tr("How many games were played to their end"), true, false};
}

ResultColumn roundsColumn(const QString& explanation)
{
    //: A heading of a column or a diagram on the page of the results of finished games.
    return {Results::tr("Rounds"), explanation, true, false};
}

/// The columns for wins and for where points come from.
QList<ResultColumn> winColumns()
{
    //: A heading of a column or a diagram on the page of the results of finished games.
    return {{Results::tr("Wins"),
             //: Explains a column of the results, whose heading is short.
             Results::tr("Games won; a shared first place counts for everyone who shares it"), true, false},
            //: A heading of a column or a diagram on the page of the results of finished games.
            {Results::tr("Won"),
             //: Explains a column of the results, whose heading is short.
             Results::tr("The share of games that were won"), true, true}};
}

QList<ResultColumn> pointColumns()
{
    //: A heading of a column or a diagram on the page of the results of finished games.
    return {{Results::tr("Points"),
             //: Explains a column of the results, whose heading is short.
             Results::tr("Points at the end, on average"), true, false},
            //: A heading of a column or a diagram on the page of the results of finished games.
            {Results::tr("Chips"),
             //: Explains a column of the results, whose heading is short.
             Results::tr("Points from shipping goods, on average"), true, false},
            //: A heading of a column or a diagram on the page of the results of finished games.
            {Results::tr("Buildings"),
             //: Explains a column of the results, whose heading is short.
             Results::tr("Points printed on the buildings, on average"), true, false},
            //: A heading of a column or a diagram on the page of the results of finished games.
            {Results::tr("Large"),
             //: Explains a column of the results, whose heading is short.
             Results::tr("Points that large buildings add, on average"), true, false}};
}

ResultColumn ownedColumn()
{
    //: A heading of a column or a diagram on the page of the results of finished games.
    return {Results::tr("Built"),
            //: Explains a column of the results, whose heading is short.
            Results::tr("How many buildings a player has at the end, on average"), true, false};
}

QList<ResultCell> winCells(const Tally& tally)
{
    return {whole(tally.wins), percent(tally.perSeat(tally.wins))};
}

QList<ResultCell> pointCells(const Tally& tally)
{
    return {average(tally.perSeat(tally.points())), average(tally.perSeat(tally.chips)),
            average(tally.perSeat(tally.buildings)), average(tally.perSeat(tally.large))};
}

ResultSheet gamesSheet(const QList<GameResult>& games)
{
    ResultSheet sheet;
    sheet.columns = {//: A heading of a column or a diagram on the page of the results of finished games.
                     named(Results::tr("Date")),
                     //: A heading of a column or a diagram on the page of the results of finished games.
                     named(Results::tr("Winner")),
                     {Results::tr("Points"),
                      //: The head of a column in the results of games.
                      Results::tr("Points of the winner"), true, false},
                     //: A heading of a column or a diagram on the page of the results of finished games.
                     {Results::tr("Lead"),
                      //: Explains a column of the results, whose heading is short.
                      Results::tr("The margin over second place; 0 for a tie"), true, false},
                     roundsColumn(
                         //: Explains a column of the results, whose heading is short.
                         Results::tr("How many rounds the game took")),
                     //: A heading of a column or a diagram on the page of the results of finished games.
                     {Results::tr("Players"),
                      //: Explains a column of the results, whose heading is short.
                      Results::tr("How many sat at the table"), true, false},
                     //: A heading of a column or a diagram on the page of the results of finished games.
                     named(Results::tr("Result"))};
    for (const GameResult& game : games) {
        sheet.games << game.id;
        sheet.rows << QList<ResultCell>{
            {QLocale().toString(game.when.toLocalTime().date(), QLocale::ShortFormat), game.when},
            plain(winners(game)),
            whole(game.best()),
            whole(game.margin()),
            whole(game.rounds),
            whole(static_cast<int>(game.players.size())),
            plain(standing(game))};
    }
    sheet.sortOrder = Qt::DescendingOrder; // the last one first
    sheet.chartColumn = 2;
    return sheet;
}

ResultSheet whoSheet(const QList<GameResult>& games)
{
    ResultSheet sheet;
    sheet.columns =
        //: A heading of a column or a diagram on the page of the results of finished games.
        QList{named(Results::tr("Player")), gamesColumn()} + winColumns() + pointColumns() +
        QList<ResultColumn>{ownedColumn(),
                            //: A heading of a column or a diagram on the page of the results of finished games.
                            {Results::tr("Best"),
                             //: Explains a column of the results, whose heading is short.
                             Results::tr("The most points in one game"), true, false},
                            //: A heading of a column or a diagram on the page of the results of finished games.
                            {Results::tr("Streak"),
                             //: Explains a column of the results, whose heading is short.
                             Results::tr("The most games won in a row"), true, false},
                            //: A heading of a column or a diagram on the page of the results of finished games.
                            {Results::tr("Now"),
                             //: Explains a column of the results, whose heading is short.
                             Results::tr("Games won in a row up to the last one"), true, false}};
    for (const WhoTally& row : byWho(games)) {
        sheet.rows << QList{plain(whoText(row.who)), whole(row.tally.games)} + winCells(row.tally) +
                          pointCells(row.tally) +
                          QList{average(row.tally.perSeat(row.tally.owned)), whole(row.tally.best),
                                whole(row.longestStreak), whole(row.presentStreak)};
    }
    sheet.chartColumn = 2;
    sheet.sortColumn = 2;
    sheet.sortOrder = Qt::DescendingOrder;
    return sheet;
}

QList<ResultColumn> gameColumns()
{
    return {{Results::tr("Winner"),
             //: Explains a column of the results, whose heading is short.
             Results::tr("Points of the winner, on average"), true, false},
            {Results::tr("Lead"),
             //: Explains a column of the results, whose heading is short.
             Results::tr("The margin over second place, on average"), true, false}};
}

QList<ResultCell> gameCells(const Tally& tally)
{
    return {average(tally.perGame(tally.winner)), average(tally.perGame(tally.margin))};
}

ResultSheet playersSheet(const QList<GameResult>& games)
{
    ResultSheet sheet;
    sheet.columns = QList{named(Results::tr("Players")), gamesColumn()} + pointColumns() + gameColumns() +
                    QList{roundsColumn(
                              //: Explains a column of the results, whose heading is short.
                              Results::tr("How many rounds a game took, on average")),
                          ownedColumn()};
    for (const NumberTally& row : byPlayers(games)) {
        //: How many played, on the page of the results.
        const ResultCell name{Results::tr("%n player(s)", nullptr, row.number), row.number};
        sheet.rows << QList{name, whole(row.tally.games)} + pointCells(row.tally) + gameCells(row.tally) +
                          QList{average(row.tally.perGame(row.tally.rounds)),
                                average(row.tally.perSeat(row.tally.owned))};
    }
    return sheet;
}

ResultSheet seatsSheet(const QList<GameResult>& games)
{
    ResultSheet sheet;
    sheet.columns =
        //: A heading of a column or a diagram on the page of the results of finished games.
        QList{named(Results::tr("Seat")), gamesColumn()} + winColumns() + pointColumns() + QList{ownedColumn()};
    for (const NumberTally& row : bySeat(games)) {
        //: A heading of a column or a diagram on the page of the results of finished games.
        const QString name = row.number == 0 ? Results::tr("First governor")
                                             //: A place in the order of play: %1 is 2 to 5
                                             :
                                             //: A seat on the page of the results; %1 counts from 1.
                                 Results::tr("Seat %1").arg(QLocale().toString(row.number + 1));
        sheet.rows << QList{ResultCell{name, row.number}, whole(row.tally.games)} + winCells(row.tally) +
                          pointCells(row.tally) + QList{average(row.tally.perSeat(row.tally.owned))};
    }
    sheet.chartColumn = 3;
    return sheet;
}

ResultSheet buildingsSheet(const QList<GameResult>& games)
{
    ResultSheet sheet;
    sheet.columns =
        QList<ResultColumn>{//: A heading of a column or a diagram on the page of the results of finished games.
                            named(Results::tr("Building")),
                            //: A heading of a column or a diagram on the page of the results of finished games.
                            {Results::tr("Bought"),
                             //: Explains a column of the results, whose heading is short.
                             Results::tr("How many players had it at the end"), true, false},
                            //: A heading of a column or a diagram on the page of the results of finished games.
                            {Results::tr("Share"),
                             //: Explains a column of the results, whose heading is short.
                             Results::tr("The share of players who had it at the end"), true, true}} +
        winColumns() + pointColumns();
    const Tally all = wholeTally(games);
    for (const BuildingTally& row : byBuilding(games)) {
        sheet.rows << QList{plain(texts::buildingName(row.building)), whole(row.tally.seats),
                            percent(all.perSeat(row.tally.seats))} +
                          winCells(row.tally) + pointCells(row.tally);
    }
    sheet.sortColumn = 1;
    sheet.sortOrder = Qt::DescendingOrder;
    return sheet;
}

ResultSheet roundsSheet(const QList<GameResult>& games)
{
    ResultSheet sheet;
    sheet.columns =
        //: A heading of a column or a diagram on the page of the results of finished games.
        QList{named(Results::tr("Length")), gamesColumn()} + pointColumns() + gameColumns() + QList{ownedColumn()};
    for (const NumberTally& row : byRounds(games)) {
        //: How long a game lasted, on the page of the results.
        const ResultCell name{Results::tr("%n round(s)", nullptr, row.number), row.number};
        sheet.rows << QList{name, whole(row.tally.games)} + pointCells(row.tally) + gameCells(row.tally) +
                          QList{average(row.tally.perSeat(row.tally.owned))};
    }
    return sheet;
}

/// A field of a CSV file.
QByteArray field(const QString& text)
{
    static const QString kFormula = QStringLiteral("=+-@\t\r");
    QString quoted = text;
    if (!text.isEmpty() && kFormula.contains(text.front())) {
        quoted.prepend(QLatin1Char('\''));
    }
    if (quoted.contains(QLatin1Char(',')) || quoted.contains(QLatin1Char('"')) || quoted.contains(QLatin1Char('\n')) ||
        quoted.contains(QLatin1Char('\r'))) {
        quoted.replace(QLatin1Char('"'), QLatin1String("\"\""));
        quoted = QLatin1Char('"') + quoted + QLatin1Char('"');
    }
    return quoted.toUtf8();
}

} // namespace

QString whoText(const Who& who)
{
    return who.plays.isEmpty() ? texts::shown(who.name)
                               : texts::shown(texts::playerNameAndStyle(PlayerSpec::read(who.plays.toStdString())));
}

QString resultViewName(ResultView view)
{
    switch (view) {
    case ResultView::Games:
        //: What the page of results has a row for, as the next five texts
        return Results::tr("Games");
    case ResultView::Who:
        return Results::tr("Players");
    case ResultView::Players:
        //: In the results of games: the head of a column, or the name of a filter.
        return Results::tr("Number of players");
    case ResultView::Seats:
        //: A heading of a column or a diagram on the page of the results of finished games.
        return Results::tr("Seats");
    case ResultView::Buildings:
        return Results::tr("Buildings");
    case ResultView::Rounds:
        //: The head of a column in the results of games.
        return Results::tr("Length in rounds");
    }
    return {};
}

ResultSheet resultSheet(ResultView view, const QList<GameResult>& games)
{
    switch (view) {
    case ResultView::Games:
        return gamesSheet(games);
    case ResultView::Who:
        return whoSheet(games);
    case ResultView::Players:
        return playersSheet(games);
    case ResultView::Seats:
        return seatsSheet(games);
    case ResultView::Buildings:
        return buildingsSheet(games);
    case ResultView::Rounds:
        return roundsSheet(games);
    }
    return {};
}

QByteArray resultsCsv(const QList<GameResult>& games)
{
    const QByteArray end("\r\n");
    QByteArray csv("date,game,players,rounds,seat,name,played_by,place,points,chips,buildings,large_buildings,tiebreak,"
                   "buildings_owned\r\n");
    for (const GameResult& game : games) {
        for (int seat = 0; seat < game.players.size(); ++seat) {
            const PlayerResult& player = game.players[seat];
            QByteArrayList owned;
            for (const Building building : player.owned) {
                const std::string_view name = id(building);
                owned << QByteArray(name.data(), static_cast<qsizetype>(name.size()));
            }
            const QByteArrayList fields{field(game.when.toLocalTime().toString(Qt::ISODate)),
                                        field(game.id),
                                        QByteArray::number(game.players.size()),
                                        QByteArray::number(game.rounds),
                                        QByteArray::number(seat + 1),
                                        field(player.name),
                                        field(player.isPerson() ? QStringLiteral("person") : player.plays),
                                        QByteArray::number(player.place),
                                        QByteArray::number(player.points()),
                                        QByteArray::number(player.chips),
                                        QByteArray::number(player.buildings),
                                        QByteArray::number(player.large),
                                        QByteArray::number(player.tieBreak),
                                        owned.join(' ')};
            csv += fields.join(',') + end;
        }
    }
    return csv;
}

} // namespace windrose
