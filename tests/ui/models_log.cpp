// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/quick_policy.h"
#include "moments.h"
#include "play.h"
#include "test_program.h"
#include "ui/models/log_model.h"
#include "ui/models/texts.h"

#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

using namespace windrose;

class ModelsLog : public QObject
{
    Q_OBJECT

private slots:
    void theLogBeginsWithTheFirstRound();
    void eachRoundHasItsHeader();
    void linesComeWhenPlayedAndGoWhenUndone();
    void aLoadedGameHasTheLinesOfAPlayedOne();
    void linesMarkThePlacesTheySpeakOf();
    void everyMomentHasItsRow();
    void lookingBackLeavesTheLogAlone();
    void computerPlayersSayWhy();
    void reasonsNameTheBuildingThatIsThenBuilt();
    void aPlacementSaysWhereColonistsWent();
    void storageSaysWhatIsKeptAndLost();
    void everyLineFollowsTheLanguage();
};

namespace
{

QStringList linesOf(const LogModel& log)
{
    QStringList lines;
    for (int row = 0; row < log.rowCount(); ++row) {
        lines += log.data(log.index(row), Qt::DisplayRole).toString();
    }
    return lines;
}

/// Puts every text in capital letters.
class Capitals final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override
    {
        return QString::fromUtf8(text).toUpper();
    }
};

} // namespace

void ModelsLog::theLogBeginsWithTheFirstRound()
{
    GameSession session;
    session.startNew(4, {}, 1, {});
    const LogModel log(session);
    QCOMPARE(log.rowCount(), 1);
    QCOMPARE(log.data(log.index(0), HeaderRole).toBool(), true);
    QCOMPARE(log.data(log.index(0), EventRole).toInt(), -1);
    QCOMPARE(linesOf(log), QStringList{"Round 1"});
}

void ModelsLog::eachRoundHasItsHeader()
{
    GameSession session;
    session.startNew(3, {}, 2, {});
    const LogModel log(session);
    Random random{2};
    playToTheEnd(session, random);
    int headers = 0;
    int order = -1;
    for (int row = 0; row < log.rowCount(); ++row) {
        const QModelIndex line = log.index(row);
        if (log.data(line, HeaderRole).toBool()) {
            QCOMPARE(log.data(line, RoundRole).toInt(), ++headers);
        }
        QCOMPARE(log.data(line, RoundRole).toInt(), headers);
        QVERIFY(!log.data(line, Qt::DisplayRole).toString().isEmpty());
        QVERIFY(log.data(line, EventRole).toInt() >= order);
        order = log.data(line, EventRole).toInt();
    }
    QCOMPARE(headers, static_cast<int>(session.gamePosition().round));
}

void ModelsLog::linesComeWhenPlayedAndGoWhenUndone()
{
    GameSession session;
    session.startNew(4, {}, 3, {});
    const LogModel log(session);
    QSignalSpy inserted(&log, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&log, &QAbstractItemModel::rowsRemoved);
    Random random{3};
    std::vector<QStringList> after{linesOf(log)};
    for (int order = 0; order < 30; ++order) {
        playOrders(session, random, 1);
        after.push_back(linesOf(log));
    }
    QVERIFY(inserted.size() <= 30);
    while (session.undoRedo().canUndo()) {
        QCOMPARE(linesOf(log), after[static_cast<std::size_t>(session.orderCount())]);
        session.undoRedo().undo();
    }
    QVERIFY(removed.size() > 0);
    QCOMPARE(linesOf(log), after.front());
    inserted.clear();
    session.undoRedo().goTo(30);
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(linesOf(log), after.back());
}

void ModelsLog::aLoadedGameHasTheLinesOfAPlayedOne()
{
    GameSession session;
    session.startNew(5, {"Ana", "Bea", "Cleo", "Dora", "Eva"}, 4, {});
    const LogModel log(session);
    Random random{4};
    playToTheEnd(session, random);
    const QStringList played = linesOf(log);
    session.load(session.record());
    QCOMPARE(linesOf(log), played);
}

void ModelsLog::linesMarkThePlacesTheySpeakOf()
{
    GameSession session;
    session.startNew(4, {}, 5, {});
    const LogModel log(session);
    session.submit(Order::chooseRole(Role::Settler));
    session.submit(Order::take(Tile::Quarry, ExtraColonist::Accepted, 6));
    const Place expected{PlaceKind::IslandSpace, 0, 6, 0};
    bool found = false;
    for (int row = 0; row < log.rowCount(); ++row) {
        for (const QVariant& place : log.data(log.index(row), HighlightRole).toList()) {
            found = found || place.value<Place>() == expected;
        }
    }
    QVERIFY(found);
}

void ModelsLog::everyMomentHasItsRow()
{
    GameSession session;
    session.startNew(4, {}, 6, {});
    const LogModel log(session);
    Random random{6};
    playOrders(session, random, 40);
    QCOMPARE(log.rowOfMoment(0), 0);
    for (int moment = 1; moment <= 40; ++moment) {
        const int row = log.rowOfMoment(moment);
        QVERIFY(log.data(log.index(row), EventRole).toInt() < moment);
        QVERIFY(row + 1 == log.rowCount() || log.data(log.index(row + 1), EventRole).toInt() >= moment);
    }
    QCOMPARE(log.rowOfMoment(40), log.rowCount() - 1);
}

void ModelsLog::lookingBackLeavesTheLogAlone()
{
    GameSession session;
    session.startNew(4, {}, 7, {});
    const LogModel log(session);
    Random random{7};
    playOrders(session, random, 20);
    const QStringList before = linesOf(log);
    session.view(3);
    QCOMPARE(linesOf(log), before);
}

void ModelsLog::computerPlayersSayWhy()
{
    GameSession session;
    session.startNew(3, {}, 2, {});
    session.setPlayer(1, PlayerSpec::read("heuristic"));
    Random random{2};
    playToTheEnd(session, random);
    LogModel log(session);
    const QStringList without = linesOf(log);
    for (const bool knowsPoints : {true, false}) {
        log.setReasons(true, knowsPoints);
        int reasons = 0;
        for (int row = 1; row < log.rowCount(); ++row) {
            const QModelIndex line = log.index(row);
            if (!log.data(line, LogModel::kReasonRole).toBool()) {
                continue;
            }
            ++reasons;
            const int order = log.data(line, EventRole).toInt();
            QCOMPARE(static_cast<int>(session.history().positionAt(order).turn), 1);
            // It stands below the line that says what was done.
            QCOMPARE(log.data(log.index(row - 1), EventRole).toInt(), order);
            QVERIFY(!log.data(log.index(row - 1), LogModel::kReasonRole).toBool());
            const QString words = log.data(line, Qt::DisplayRole).toString();
            QVERIFY(words.endsWith(QLatin1Char('.')));
            QVERIFY2(knowsPoints || !words.startsWith(QStringLiteral("Promises")), qPrintable(words));
        }
        QVERIFY(reasons > 10);
        QCOMPARE(log.rowCount(), static_cast<int>(without.size()) + reasons);
    }
    log.setReasons(false, true);
    QCOMPARE(linesOf(log), without);
}

void ModelsLog::reasonsNameTheBuildingThatIsThenBuilt()
{
    GameSession session;
    session.startNew(3, {}, 2, {});
    for (int seat = 0; seat < 3; ++seat) {
        session.setPlayer(seat, PlayerSpec::read("heuristic"));
    }
    LogModel log(session);
    log.setReasons(true, true);
    std::vector<QStringList> after{linesOf(log)};
    while (!session.gamePosition().isFinished()) {
        QVERIFY(session.submit(quickOrder(session.gamePosition(), Weights{})).isPlayed());
        after.push_back(linesOf(log));
    }
    int named = 0;
    for (int row = 1; row < log.rowCount(); ++row) {
        const QString words = log.data(log.index(row), Qt::DisplayRole).toString();
        if (words.startsWith(QStringLiteral("Makes it possible to build"))) {
            ++named;
            const int next = log.data(log.index(row), EventRole).toInt() + 1;
            const Order built = session.history().orderAt(next);
            QCOMPARE(built.kind, OrderKind::Build);
            QVERIFY2(words.contains(texts::aBuilding(built.building())), qPrintable(words));
        }
    }
    QVERIFY(named > 5);
    for (int orders = session.orderCount(); orders > 0; --orders) {
        session.undoRedo().goTo(orders - 1);
        QCOMPARE(linesOf(log), after[static_cast<std::size_t>(orders) - 1]);
    }
    session.undoRedo().goTo(static_cast<int>(after.size()) - 1);
    QCOMPARE(linesOf(log), after.back());
    session.load(session.record());
    QCOMPARE(linesOf(log), after.back());
}

void ModelsLog::aPlacementSaysWhereColonistsWent()
{
    Position position = asked(Role::Mayor, Phase::Mayor, Decision::PlaceColonists);
    Seat& seat = position.seat(0);
    seat.tiles = {};
    seat.tiles.lay(Tile::Corn, 0);
    seat.tiles.lay(Tile::Quarry, 1);
    seat.tiles.lay(Tile::Indigo, 2);
    seat.manned = SpaceSet::only(1);
    putBuilding(seat, Building::IndigoPlant, {4});
    seat.sanJuan = 2;
    GameSession session;
    lay(session, position);
    const LogModel log(session);
    const auto place = [&](SpaceSet island, int colonists) {
        const Order order = Order::place(island, static_cast<std::uint32_t>(colonists) << (2 * 4));
        return session.submit(order).isPlayed() ? linesOf(log).join(QLatin1Char('\n')) : QString();
    };
    // From the quarry and San Juan to the corn plantation and the indigo plant.
    QVERIFY2(place(SpaceSet::only(0), 2)
                 .contains(QStringLiteral("Occupied now: corn plantation, indigo plant (2). Unoccupied now: quarry.")),
             qPrintable(linesOf(log).join(QLatin1Char('\n'))));
    QVERIFY(!linesOf(log).join(QLatin1Char(' ')).contains(QStringLiteral("San Juan")));

    seat.sanJuan = 6; // all circles are filled, and one colonist is left
    lay(session, position);
    const QString lines = place(SpaceSet(7), 3);
    QVERIFY2(lines.contains(QStringLiteral("Occupied now: corn plantation, indigo plantation, indigo plant (3). 1 "
                                           "colonist(s) wait(s) in San Juan.")),
             qPrintable(lines));
}

/// One line for all goods, however many kinds are lost.
void ModelsLog::storageSaysWhatIsKeptAndLost()
{
    Position position = asked(Role::Captain, Phase::Storage, Decision::Store);
    position.seat(0).goods = {4, 3, 0, 2, 5};
    putBuilding(position.seat(0), Building::SmallWarehouse, {0}, 1);
    GameSession session;
    lay(session, position);
    const LogModel log(session);
    QVERIFY(session.submit(Order::store(Good::Indigo, GoodSet::only(Good::Coffee))).isPlayed());
    QStringList lines;
    for (const QString& line : linesOf(log)) {
        if (line.contains(QStringLiteral("barrel"))) {
            lines.append(line);
        }
    }
    QCOMPARE(lines, QStringList("Ana keeps 1 barrel(s) of indigo, 5 barrel(s) of coffee; lost: 4 barrel(s) of corn, 2 "
                                "barrel(s) of indigo, 2 barrel(s) of tobacco."));
}

void ModelsLog::everyLineFollowsTheLanguage()
{
    GameSession session;
    session.startNew(3, {}, 2, {});
    Random random{2};
    playToTheEnd(session, random);
    LogModel log(session);
    const QStringList english = linesOf(log);
    Capitals capitals;
    QVERIFY(QCoreApplication::installTranslator(&capitals));
    log.retranslate();
    const QStringList loud = linesOf(log);
    QCOMPARE(loud.size(), english.size());
    QCOMPARE(loud.front(), QStringLiteral("ROUND 1"));
    for (qsizetype line = 0; line < loud.size(); ++line) {
        QVERIFY2(loud[line] != english[line], qPrintable(loud[line]));
    }
    QVERIFY(QCoreApplication::removeTranslator(&capitals));
    log.retranslate();
    QCOMPARE(linesOf(log), english);
}

WINDROSE_TEST(models_log, ModelsLog)
#include "models_log.moc"
