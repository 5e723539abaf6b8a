// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments.h"
#include "patience.h"
#include "ui/table/floating_picture.h"
#include "ui/table/seat_board.h"
#include "ui/table/table_view.h"

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

    void layTable(const Position& position)
    {
        m_table.reset();
        lay(m_session, position);
        m_table = std::make_unique<TableView>(m_session);
        m_table->setPace(speeds::Pace::Slow);
        m_table->setBoardFollows(false);
        m_table->resize(1280, 774);
        m_table->show();
        QVERIFY(waitUntilExposed(m_table.get()));
    }

    /// The thing at a point of the table, with its owner if it is on a board.
    QString thingAt(const QPoint& point) const
    {
        const auto nameOf = [](const QWidget* widget) {
            return widget->accessibleName().section(QLatin1Char(','), 0, 0);
        };
        const QWidget* widget = m_table->childAt(point);
        QString name;
        for (; widget != nullptr && widget != m_table.get(); widget = widget->parentWidget()) {
            if (const auto* board = qobject_cast<const SeatBoard*>(widget)) {
                const QString owner = m_session.seatName(board->seat());
                return name.isEmpty() ? QStringLiteral("Board of ") + owner : name + QStringLiteral(" of ") + owner;
            }
            name = nameOf(widget); // the outermost thing: the wind rose and not the barrels on it
        }
        return name.isEmpty() ? QStringLiteral("nothing") : name;
    }

    /// The animations in the order in which they start: "2 x Wind rose of Ana to Cargo ship 5".
    QStringList moves() const
    {
        QStringList result;
        QStringList all;
        for (const FloatingPicture* picture : m_table->findChildren<FloatingPicture*>()) {
            const auto* way = picture->findChild<QPropertyAnimation*>();
            const QPoint half = picture->rect().center();
            all.append(thingAt(way->startValue().toPoint() + half) + QStringLiteral(" to ") +
                       thingAt(way->endValue().toPoint() + half));
        }
        for (const QString& move : all) {
            const QString line = QStringLiteral("%1 x %2").arg(all.count(move)).arg(move);
            if (!result.contains(line)) {
                result.append(line);
            }
        }
        return result;
    }

private slots:
    void cleanup() { m_table.reset(); }

    void barrelsGoFromTheWindRoseToTheShip()
    {
        Position position = asked(Role::Captain, Phase::Captain, Decision::Load);
        position.seat(0).goods = {2, 1, 0, 0, 0};
        layTable(position);
        QVERIFY(m_session.submit(Order::load(Good::Corn, 1)).isPlayed());
        QCOMPARE(moves(), QStringList({"2 x Wind rose of Ana to Cargo ship 6"}));
    }

    void barrelsGoFromTheWindRoseToTheWharf()
    {
        Position position = asked(Role::Captain, Phase::Captain, Decision::Load);
        position.seat(0).goods = {3, 1, 0, 0, 0};
        putBuilding(position.seat(0), Building::Wharf, {0}, 1);
        layTable(position);
        QVERIFY(m_session.submit(Order::loadWharf(Good::Corn)).isPlayed());
        QCOMPARE(moves(), QStringList({"3 x Wind rose of Ana to Wharf"}));
    }

    void aBarrelSoldGoesToTheTradingHouseAndCoinsComeBack()
    {
        Position position = asked(Role::Trader, Phase::Trader, Decision::Sell);
        position.seat(0).goods = {0, 0, 0, 0, 1};
        layTable(position);
        QVERIFY(m_session.submit(Order::sell(Good::Coffee)).isPlayed());
        QCOMPARE(moves(), QStringList({"1 x Wind rose of Ana to Trading house", "1 x Round 1 to Board of Ana"}));
    }

    void aRoleCardGoesToItsTakersBoard()
    {
        layTable(newGame(4, 1));
        QVERIFY(m_session.submit(Order::chooseRole(Role::Builder)).isPlayed());
        QCOMPARE(moves(), QStringList({"1 x Role Builder to Board of Ana"}));
    }

    void theProspectorsCoinGoesToTheBoard()
    {
        layTable(newGame(4, 1));
        QVERIFY(m_session.submit(Order::chooseRole(Role::Prospector)).isPlayed());
        QCOMPARE(moves(), QStringList({"1 x Role Prospector to Board of Ana", "1 x Round 1 to Board of Ana"}));
    }

    void colonistsGoFromTheShipToSanJuan()
    {
        layTable(newGame(4, 1));
        QVERIFY(m_session.submit(Order::chooseRole(Role::Mayor)).isPlayed());
        QCOMPARE(moves(), QStringList({"1 x Role Mayor to Board of Ana", "1 x Colonist ship to San Juan of Ana",
                                       "1 x Colonist ship to San Juan of Bea", "1 x Colonist ship to San Juan of Cleo",
                                       "1 x Colonist ship to San Juan of Dora"}));
    }

    void theCraftsmansBarrelsComeFromTheSupply()
    {
        Position position = newGame(4, 1);
        position.seat(2).tiles.lay(Tile::Corn, 0);
        position.seat(2).manned = 1;
        layTable(position);
        QVERIFY(m_session.submit(Order::chooseRole(Role::Craftsman)).isPlayed());
        QCOMPARE(moves(),
                 QStringList({"1 x Role Craftsman to Board of Ana", "1 x Goods supply Corn to Wind rose of Cleo"}));
    }

    void nothingMovesWhereTheGameGoesBackOrPicturesAreOff()
    {
        layTable(newGame(4, 1));
        QVERIFY(m_session.submit(Order::chooseRole(Role::Builder)).isPlayed());
        m_session.undoRedo().undo();
        QCOMPARE(moves(), QStringList());
        m_table->setPace(speeds::Pace::Off);
        QVERIFY(m_session.submit(Order::chooseRole(Role::Builder)).isPlayed());
        QCOMPARE(moves(), QStringList());
    }

    void theNextMomentLookedAtMovesToo()
    {
        layTable(newGame(4, 1));
        QVERIFY(m_session.submit(Order::chooseRole(Role::Prospector)).isPlayed());
        m_session.view(0);
        QCOMPARE(moves(), QStringList());
        m_session.view(1);
        QCOMPARE(moves().size(), 2);
    }
};

QTEST_MAIN(TableMoves)
#include "table_moves.moc"
