// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments.h"
#include "test_program.h"
#include "ui/models/player_board_model.h"
#include "ui/models/texts.h"

#include <QLocale>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

using namespace windrose;

namespace
{

/// Ana places one colonist; she has a corn plantation, a sugar plantation with a colonist, and coffee with neither
/// building nor colonist.
Position placing()
{
    Position position = asked(Role::Mayor, Phase::Mayor, Decision::PlaceColonists);
    Seat& seat = position.seat(0);
    seat.tiles = {};
    seat.tiles.lay(Tile::Corn, 0);
    seat.tiles.lay(Tile::Sugar, 1);
    seat.tiles.lay(Tile::Coffee, 2);
    seat.manned = SpaceSet::only(1);
    putBuilding(seat, Building::SmallSugarMill, {0}, 1);
    putBuilding(seat, Building::IndigoPlant, {1}, 0);
    seat.sanJuan = 1;
    return position;
}

} // namespace

/// What boards say that they would produce now.
class YieldsOfBoards : public QObject
{
    Q_OBJECT

private:
    static QModelIndex rowOf(const PlayerBoardModel& board, Good good)
    {
        return board.index(PlayerBoardModel::kFirstBarrelRow + index(good));
    }
    static int yieldOf(const PlayerBoardModel& board, Good good) { return rowOf(board, good).data(YieldRole).toInt(); }
    static Lack lackOf(const PlayerBoardModel& board, Good good)
    {
        return static_cast<Lack>(rowOf(board, good).data(LackRole).toInt());
    }
    static QString hoverOf(const QModelIndex& index) { return texts::plain(index.data(Qt::ToolTipRole).toString()); }

private slots:
    void sayGoodByGoodWhatHoldsThemBack()
    {
        Position position = placing();
        GameSession session;
        lay(session, position);
        const PlayerBoardModel board(session, 0);
        QCOMPARE(yieldOf(board, Good::Sugar), 1);
        QCOMPARE(lackOf(board, Good::Sugar), Lack::Nothing);
        QCOMPARE(lackOf(board, Good::Corn), Lack::Colonist);
        QCOMPARE(lackOf(board, Good::Coffee), Lack::Building);
        QCOMPARE(lackOf(board, Good::Indigo), Lack::Tile);
        QCOMPARE(lackOf(board, Good::Tobacco), Lack::Nothing); // there is nothing to hold back
        position.goods[Good::Sugar] = 0;
        lay(session, position);
        QCOMPARE(yieldOf(board, Good::Sugar), 0);
        QCOMPARE(lackOf(board, Good::Sugar), Lack::Supply);
    }

    void followTheColonistsWhileTheyArePlaced()
    {
        GameSession session;
        lay(session, placing());
        const PlayerBoardModel board(session, 0);
        const QSignalSpy changed(&board, &QAbstractItemModel::dataChanged);
        QCOMPARE(yieldOf(board, Good::Corn), 0);
        QVERIFY(session.placement().move({}, {ColonistPlace::Kind::Island, 0}));
        QCOMPARE(yieldOf(board, Good::Corn), 1);
        QCOMPARE(lackOf(board, Good::Corn), Lack::Nothing);
        QVERIFY(std::any_of(changed.begin(), changed.end(), [&](const QList<QVariant>& signal) {
            return signal.front().value<QModelIndex>() == rowOf(board, Good::Corn);
        }));
        QVERIFY(session.placement().move({ColonistPlace::Kind::Island, 0}, {}));
        QCOMPARE(yieldOf(board, Good::Corn), 0);
    }

    void hoversSayWhatOneMoreBarrelNeeds()
    {
        QLocale::setDefault(QLocale(QLocale::English)); // lists are those of the language
        const auto usual = qScopeGuard([] { QLocale::setDefault(QLocale::c()); });
        GameSession session;
        lay(session, placing());
        const PlayerBoardModel board(session, 0);
        const QString coffee = hoverOf(rowOf(board, Good::Coffee));
        QVERIFY2(coffee.contains(QStringLiteral("Would produce nothing now. One more barrel needs a free circle on a "
                                                "production building and a colonist.")),
                 qPrintable(coffee));
        const QString forecast = QStringLiteral("Would produce now, if first: 1 barrel(s) of sugar.");
        QVERIFY(hoverOf(board.index(PlayerBoardModel::kBoardRow)).contains(forecast));
        QVERIFY(hoverOf(board.index(PlayerBoardModel::kWindRoseRow)).contains(forecast));
    }

    void areNotShownOnceTheGameIsOver()
    {
        Position position = placing();
        position.phase = Phase::Finished;
        position.decision = Decision::None;
        GameSession session;
        lay(session, position);
        const PlayerBoardModel board(session, 0);
        QCOMPARE(yieldOf(board, Good::Sugar), 0);
        QCOMPARE(lackOf(board, Good::Corn), Lack::Nothing);
        QVERIFY(!hoverOf(rowOf(board, Good::Sugar)).contains(QStringLiteral("produce")));
    }
};

WINDROSE_TEST(yields, YieldsOfBoards)
#include "yields.moc"
