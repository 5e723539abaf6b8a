// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/placements.h"
#include "play.h"
#include "test_program.h"
#include "ui/session/only_order.h"
#include "ui/session/setup_session.h"

#include <QSignalSpy>
#include <QTest>

using namespace windrose;

class SessionHistory : public QObject
{
    Q_OBJECT

private slots:
    void thereIsATableBeforeTheFirstGame();
    void aNewGameStandsAsTheCoreSetsItUp();
    void seatsWithoutANameAreNumbered();
    void ordersGoWhereTheCoreTakesThem();
    void anIllegalOrderChangesNothingAndSaysWhy();
    void everyChangeIsReportedExactlyOnce();
    void aChangeIsReportedWhenTheSessionIsInItsNewState();
    void whatWasPlayedIsReported();
    void aSubmittedOrderIsAppliedOnce();
    void undoGoesBackToTheStartAndRedoToTheEnd();
    void aNewOrderDropsWhatWasTakenBack();
    void goingToAMomentIsOneChange();
    void lookingBackLeavesTheGameWhereItStands();
    void aRecordComesBackAsTheSameGame();
    void aRecordBringsBackWhatWasTakenBack();
    void aGameDropsTheRemarksOfItsSetup();
    void aRecordIsPlayedAsFarAsItsOrdersAreLegal();
    void recordsHoldCanonicalOrders();
    void limitedUndoStaysWithinOneSeatsOrders();
    void theOnlyOrderIsThereExactlyWhenThereIsNoChoice();
};

namespace
{

QList<Change> changesOf(const QSignalSpy& spy)
{
    QList<Change> changes;
    for (const QList<QVariant>& arguments : spy) {
        changes.append(arguments.front().value<Change>());
    }
    return changes;
}

std::vector<Position> allPositions(const GameSession& session)
{
    std::vector<Position> positions;
    for (int number = 0; number <= session.history().size(); ++number) {
        positions.push_back(session.history().positionAt(number));
    }
    return positions;
}

} // namespace

void SessionHistory::thereIsATableBeforeTheFirstGame()
{
    const GameSession session;
    QCOMPARE(session.players(), 4);
    QCOMPARE(session.orderCount(), 0);
    QVERIFY(session.isLive());
    QVERIFY(session.position() == newGame(4, 0));
}

void SessionHistory::aNewGameStandsAsTheCoreSetsItUp()
{
    GameSession session;
    const Options options{.factoryUniversitySwap = true};
    session.startNew(3, {"Ana", "Bea", "Cleo"}, kSeed, options);
    QVERIFY(session.gamePosition() == newGame(3, kSeed, options));
    QCOMPARE(session.history().seed(), kSeed);
    QCOMPARE(session.seatName(2), QString("Cleo"));
    QCOMPARE(session.seatName(3), QString());
}

void SessionHistory::seatsWithoutANameAreNumbered()
{
    GameSession session;
    session.startNew(3, {" ", "Bea"}, kSeed, {});
    QCOMPARE(session.seatName(0), QString("Player 1"));
    QCOMPARE(session.seatName(1), QString("Bea"));
    QCOMPARE(session.seatName(2), QString("Player 3"));
}

void SessionHistory::ordersGoWhereTheCoreTakesThem()
{
    GameSession session;
    session.startNew(4, {}, kSeed, {});
    Position expected = session.gamePosition();
    Random random{kSeed};
    while (!expected.isFinished()) {
        const Order order = randomOrder(expected, random);
        apply(expected, order);
        QVERIFY(session.submit(order).isPlayed());
        QVERIFY(session.gamePosition() == expected);
    }
}

void SessionHistory::anIllegalOrderChangesNothingAndSaysWhy()
{
    GameSession session;
    session.startNew(3, {}, kSeed, {});
    const QSignalSpy spy(&session, &GameSession::changed);
    QCOMPARE(session.submit(Order::sell(Good::Corn)).refusal.code, RefusalCode::OtherDecision);
    QCOMPARE(session.submit(Order::chooseRole(Role::Prospector)).refusal.code, RefusalCode::RoleNotInGame);
    QCOMPARE(spy.size(), 0);
    QCOMPARE(session.orderCount(), 0);
}

void SessionHistory::everyChangeIsReportedExactlyOnce()
{
    GameSession session;
    QSignalSpy spy(&session, &GameSession::changed);
    const auto one = [&spy](ChangeKind kind, int from, int to) {
        const QList<Change> changes = changesOf(spy);
        spy.clear();
        return changes.size() == 1 && changes[0].kind == kind && changes[0].from == from && changes[0].to == to;
    };
    session.startNew(4, {}, kSeed, {});
    QVERIFY(one(ChangeKind::Loaded, 0, 0));
    session.submit(Order::chooseRole(Role::Mayor));
    QVERIFY(one(ChangeKind::Played, 0, 1));
    session.placement().clear();
    QVERIFY2(one(ChangeKind::Drafted, 1, 1) || spy.isEmpty(), "nothing to clear is no change");
    session.placement().placeForMe();
    QVERIFY(one(ChangeKind::Drafted, 1, 1));
    session.undoRedo().undo();
    QVERIFY(one(ChangeKind::Drafted, 1, 1));
    session.undoRedo().redo();
    QVERIFY(one(ChangeKind::Drafted, 1, 1));
    session.placement().finish();
    QVERIFY(one(ChangeKind::Played, 1, 2));
    session.undoRedo().undo();
    QVERIFY(one(ChangeKind::Undone, 2, 1));
    session.undoRedo().redo();
    QVERIFY(one(ChangeKind::Redone, 1, 2));
    session.view(0);
    QVERIFY(one(ChangeKind::Viewed, 2, 0));
    session.view(0);
    QCOMPARE(spy.size(), 0);
    session.returnToGame();
    QVERIFY(one(ChangeKind::Viewed, 0, 2));
    session.load(session.record());
    QVERIFY(one(ChangeKind::Loaded, 2, 2));
}

void SessionHistory::aChangeIsReportedWhenTheSessionIsInItsNewState()
{
    GameSession session;
    int changes = 0;
    connect(&session, &GameSession::changed, this, [&](const Change& change) {
        ++changes;
        QCOMPARE(session.orderCount(), change.to);
        QVERIFY(session.isLive());
        QVERIFY(session.gamePosition() == session.history().positionAt(change.to));
    });
    session.startNew(2, {}, kSeed, {});
    Random random{kSeed};
    playOrders(session, random, 20);
    session.undoRedo().undo();
    session.undoRedo().redo();
    QCOMPARE(changes, 1 + 20 + 2);
}

void SessionHistory::whatWasPlayedIsReported()
{
    GameSession session;
    session.startNew(4, {}, kSeed, {});
    QSignalSpy spy(&session, &GameSession::changed);
    Random random{kSeed};
    playOrders(session, random, 5);
    std::vector<Event> played;
    for (int order = 0; order < 5; ++order) {
        const std::vector<Event> events = session.history().eventsOf(order);
        QVERIFY(changesOf(spy)[order].events == events);
        QVERIFY(!events.empty());
        played.insert(played.end(), events.begin(), events.end());
    }
    spy.clear();
    session.undoRedo().goTo(0);
    session.undoRedo().goTo(5);
    QVERIFY(changesOf(spy)[0].events.empty());
    QVERIFY(changesOf(spy)[1].events == played);
}

void SessionHistory::aSubmittedOrderIsAppliedOnce()
{
    GameSession session;
    session.story().setOn(true);
    session.startNew(4, {}, kSeed, {});
    Random random{kSeed};
    while (!session.gamePosition().isFinished()) {
        const int before = session.history().applied();
        QCOMPARE(session.submit(randomOrder(session.gamePosition(), random)).kind, OrderOutcome::Kind::Played);
        const int number = session.orderCount() - 1;
        const std::vector<Event> events = session.story().rest();
        QVERIFY(session.story().isShowingOrder());
        QCOMPARE(session.history().applied(), before + 1);
        QVERIFY(events == session.history().eventsOf(number));

        // The positions kept are those that applying the order again gives.
        Position position = session.history().positionAt(number);
        EventList list;
        list.watched = &position;
        apply(position, session.history().orderAt(number), list);
        for (std::size_t event = 0; event < events.size(); ++event) {
            QVERIFY(session.story().positionAfter(static_cast<int>(event) + 1) == list.positions[event]);
        }
    }
}

void SessionHistory::undoGoesBackToTheStartAndRedoToTheEnd()
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        GameSession session;
        session.startNew(players, {}, kSeed, {});
        Random random{kSeed};
        playToTheEnd(session, random);
        const std::vector<Position> positions = allPositions(session);
        const int size = session.history().size();
        for (int number = size; number > 0; --number) {
            QVERIFY(session.undoRedo().canUndo());
            QVERIFY(session.position() == positions[static_cast<std::size_t>(number)]);
            session.undoRedo().undo();
        }
        QVERIFY(!session.undoRedo().canUndo());
        QVERIFY(session.position() == newGame(players, kSeed));
        QCOMPARE(session.history().size(), size);
        while (session.undoRedo().canRedo()) {
            session.undoRedo().redo();
        }
        QCOMPARE(session.orderCount(), size);
        QVERIFY(session.gamePosition() == positions.back());
    }
}

void SessionHistory::aNewOrderDropsWhatWasTakenBack()
{
    GameSession session;
    session.startNew(4, {}, kSeed, {});
    session.submit(Order::chooseRole(Role::Prospector));
    session.submit(Order::chooseRole(Role::Settler));
    session.undoRedo().goTo(0);
    QCOMPARE(session.history().size(), 2);
    session.submit(Order::chooseRole(Role::Builder));
    QCOMPARE(session.history().size(), 1);
    QVERIFY(!session.undoRedo().canRedo());
    QVERIFY(session.history().orderAt(0) == Order::chooseRole(Role::Builder));
}

void SessionHistory::goingToAMomentIsOneChange()
{
    GameSession session;
    session.startNew(4, {}, kSeed, {});
    Random random{kSeed};
    playOrders(session, random, 30);
    const std::vector<Position> positions = allPositions(session);
    QSignalSpy spy(&session, &GameSession::changed);
    session.view(3);
    QVERIFY(session.undoRedo().goTo(12));
    QVERIFY(session.isLive());
    QVERIFY(session.gamePosition() == positions[12]);
    QVERIFY(session.undoRedo().goTo(1000));
    QVERIFY(session.gamePosition() == positions[30]);
    QVERIFY(session.undoRedo().goTo(-1));
    QVERIFY(session.gamePosition() == positions[0]);
    QCOMPARE(spy.size(), 4);
}

void SessionHistory::lookingBackLeavesTheGameWhereItStands()
{
    GameSession session;
    session.startNew(3, {}, kSeed, {});
    Random random{kSeed};
    playOrders(session, random, 10);
    const Position before = session.gamePosition();
    session.view(4);
    QVERIFY(!session.isLive());
    QCOMPARE(session.viewedMoment(), 4);
    QVERIFY(session.position() == session.history().positionAt(4));
    QVERIFY(session.gamePosition() == before);
    QVERIFY(!session.undoRedo().canUndo() && !session.undoRedo().canRedo() && !session.placement().isOpen() &&
            !onlyOrder(session));
    QCOMPARE(session.submit(randomOrder(before, random)).refusal.code, RefusalCode::OtherDecision);
    session.undoRedo().undo();
    QCOMPARE(session.orderCount(), 10);
    QCOMPARE(session.record().orders.size(), std::size_t{10});
    session.view(10);
    QVERIFY(session.isLive());
}

void SessionHistory::aRecordComesBackAsTheSameGame()
{
    GameSession played;
    played.startNew(5, {"Ana", "Bea", "Cleo", "Dora", "Eva"}, kSeed, {.victoryPoints126 = true});
    Random random{kSeed};
    playToTheEnd(played, random);
    GameSession loaded;
    loaded.load(played.record());
    QCOMPARE(loaded.orderCount(), played.orderCount());
    QVERIFY(allPositions(loaded) == allPositions(played));
    QCOMPARE(loaded.seatName(4), QString("Eva"));
    loaded.undoRedo().goTo(7);
    QCOMPARE(playedOrders(loaded.record()), 7);
    QCOMPARE(loaded.record().orders.size(), played.record().orders.size());
}

void SessionHistory::aRecordBringsBackWhatWasTakenBack()
{
    GameSession played;
    played.startNew(3, {}, kSeed, {});
    Random random{kSeed};
    playOrders(played, random, 30);
    played.undoRedo().goTo(12);
    GameSession loaded;
    const RecordReading reading = readRecord(recordText(played.record()));
    QVERIFY(reading.record && !reading.error);
    loaded.load(*reading.record);
    QCOMPARE(loaded.orderCount(), 12);
    QCOMPARE(loaded.history().size(), 30);
    QVERIFY(loaded.gamePosition() == played.gamePosition());
    QVERIFY(loaded.undoRedo().canRedo());
    loaded.undoRedo().goTo(30);
    played.undoRedo().goTo(30);
    QVERIFY(loaded.gamePosition() == played.gamePosition());
}

void SessionHistory::aGameDropsTheRemarksOfItsSetup()
{
    const SetupSession setup(SetupDraft(SetupDraft::emptyTable(3, {}, kSeed), {"Ana", "Bea", "Cleo"}), {0, 1, 2, 3, 4});
    const Record loaded = setup.record();
    QVERIFY(!loaded.remarks.empty());
    GameSession session;
    session.load(loaded);
    QVERIFY(session.record().remarks.empty());
    QVERIFY(session.gamePosition() == setup.gamePosition());
    session.submit(Order::chooseRole(Role::Settler));
    QVERIFY(session.record().remarks.empty());
}

void SessionHistory::aRecordIsPlayedAsFarAsItsOrdersAreLegal()
{
    Record record;
    record.players = 4;
    record.seed = kSeed;
    record.orders = {Order::chooseRole(Role::Prospector), Order::sell(Good::Corn), Order::chooseRole(Role::Mayor)};
    GameSession session;
    session.load(record);
    QCOMPARE(session.orderCount(), 1);
    QCOMPARE(session.history().size(), 1);
    QCOMPARE(session.seatName(0), QString("Player 1"));
}

void SessionHistory::recordsHoldCanonicalOrders()
{
    GameSession session;
    session.startNew(4, {}, kSeed, {});
    session.submit(Order::chooseRole(Role::Settler));
    const Tile tile = session.gamePosition().faceUp[0];
    session.submit(Order::take(tile, ExtraColonist::Accepted, 1)); // the first empty space
    QVERIFY(session.history().orderAt(1) == Order::take(tile));
}

void SessionHistory::limitedUndoStaysWithinOneSeatsOrders()
{
    GameSession session;
    session.startNew(4, {}, kSeed, {});
    session.submit(Order::chooseRole(Role::Prospector)); // seat 0
    session.submit(Order::chooseRole(Role::Builder));    // seat 1
    session.submit(Order::pass());                       // seat 1
    session.undoRedo().setLimits({.toTurn = true});
    QVERIFY(session.undoRedo().canUndo());
    session.undoRedo().undo();
    QVERIFY(session.undoRedo().canUndo());
    session.undoRedo().undo();
    QVERIFY(!session.undoRedo().canUndo());
    QVERIFY(!session.undoRedo().goTo(0));
    QCOMPARE(session.orderCount(), 1);
    session.undoRedo().setLimits({});
    QVERIFY(session.undoRedo().goTo(0));
}

void SessionHistory::theOnlyOrderIsThereExactlyWhenThereIsNoChoice()
{
    GameSession session;
    session.startNew(4, {}, kSeed, {});
    Random random{kSeed};
    int forced = 0;
    playUntil(session, random, [&](const Position& position) {
        int choices = 0;
        if (position.decision == Decision::PlaceColonists) {
            forEachPlacement(seatToMove(position), PlacementDetail::BySpace,
                             [&choices](Order) { return ++choices < 2; });
        } else {
            OrderList list;
            legalOrders(position, list);
            choices = list.size();
        }
        const auto only = onlyOrder(session);
        forced += only ? 1 : 0;
        return only.has_value() != (choices == 1) || (only && check(position, *only));
    });
    QVERIFY(session.gamePosition().isFinished());
    QVERIFY(!onlyOrder(session));
    QVERIFY(forced > 0);
}

WINDROSE_TEST(session_history, SessionHistory)
#include "session_history.moc"
