// SPDX-License-Identifier: GPL-3.0-or-later
#include "play.h"

#include <QSignalSpy>
#include <QTest>

using namespace windrose;

/// Where undo stops and why, restarting a turn, and what happens to orders taken back when another is
/// played.
class SessionGoingBack : public QObject
{
    Q_OBJECT

private slots:
    void undoGoesPastHiddenTilesUnlessLimited();
    void undoStopsWhereHiddenTilesWereSeen_data();
    void undoStopsWhereHiddenTilesWereSeen();
    void undoSaysWhyItStops();
    void aLimitToTheTurnGoesPastHiddenTilesOfTheTurn();
    void restartingGoesToTheFirstDecisionInARow();
    void restartingClearsTheDraft();
    void restartingStopsWhereHiddenTilesWereSeen();
    void aTurnThatHasJustBegunIsNotRestarted();
    void theSameOrderAgainDropsNothing();
    void whatOneSeatTookBackIsDroppedWithoutAsking();
    void whatOthersPlayedIsDroppedOnlyAfterAnAnswer();
    void anOrderWaitsNoLongerWhenTheGameChanges();
    void theWholeGameIsToldBeforeItsEndIsDropped();
    void aRecordCanBeTakenAtAnyMoment();
};

namespace
{

constexpr std::uint64_t kSeed = 7;

bool hasJustSeen(const GameSession& session, EventKind kind)
{
    if (session.orderCount() == 0) {
        return false;
    }
    const std::vector<Event> events = session.eventsOf(session.orderCount() - 1);
    return std::any_of(events.begin(), events.end(), [kind](const Event& event) { return event.kind == kind; });
}

/// Seat 0 prospector; seat 1 builder and pass; seat 2 is to build.
void playThree(GameSession& session)
{
    session.startNew(4, {}, kSeed, {});
    session.submit(Order::chooseRole(Role::Prospector));
    session.submit(Order::chooseRole(Role::Builder));
    session.submit(Order::pass());
}

} // namespace

void SessionGoingBack::undoGoesPastHiddenTilesUnlessLimited()
{
    GameSession session;
    QVERIFY(findMoment(session, 3, [&](const Position&) { return hasJustSeen(session, EventKind::PlantationsDealt); }));
    QVERIFY(session.canUndo());
}

void SessionGoingBack::undoStopsWhereHiddenTilesWereSeen_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("a tile drawn") << static_cast<int>(EventKind::HaciendaDrawn);
    QTest::newRow("a row dealt") << static_cast<int>(EventKind::PlantationsDealt);
}

void SessionGoingBack::undoStopsWhereHiddenTilesWereSeen()
{
    QFETCH(int, kind);
    GameSession session;
    session.setUndoLimits({.atHiddenTiles = true});
    QVERIFY(
        findMoment(session, 4, [&](const Position&) { return hasJustSeen(session, static_cast<EventKind>(kind)); }));
    const int seen = session.orderCount();
    QCOMPARE(session.undoStop(), UndoStop::HiddenTiles);
    QVERIFY(!session.canUndo());
    session.undo();
    QCOMPARE(session.orderCount(), seen);
    Random random{kSeed};
    playUntil(session, random, [&](const Position&) { return session.orderCount() == seen + 3; });
    QCOMPARE(session.undoStopTo(0), UndoStop::HiddenTiles);
    QVERIFY(!session.goTo(seen - 1));
    QCOMPARE(session.orderCount(), seen + 3);
    session.setUndoLimits({});
    QVERIFY(session.goTo(seen - 1));
    // Redo is never limited.
    session.setUndoLimits({.atHiddenTiles = true});
    QVERIFY(session.goTo(seen + 3));
}

void SessionGoingBack::undoSaysWhyItStops()
{
    GameSession session;
    session.startNew(4, {}, kSeed, {});
    QCOMPARE(session.undoStop(), UndoStop::Start);
    playThree(session);
    QCOMPARE(session.undoStop(), UndoStop::None);
    session.view(1);
    QCOMPARE(session.undoStop(), UndoStop::LookingBack);
    session.returnToGame();
    session.setUndoLimits({.toTurn = true});
    QCOMPARE(session.undoStopTo(1), UndoStop::None);
    QCOMPARE(session.undoStopTo(0), UndoStop::Turn);
}

void SessionGoingBack::aLimitToTheTurnGoesPastHiddenTilesOfTheTurn()
{
    GameSession session;
    QVERIFY(findMoment(session, 3, [&](const Position&) { return hasJustSeen(session, EventKind::HaciendaDrawn); }));
    session.setUndoLimits({.toTurn = true});
    QVERIFY(session.canUndo());
    session.setUndoLimits({.toTurn = true, .atHiddenTiles = true});
    QCOMPARE(session.undoStop(), UndoStop::HiddenTiles);
}

void SessionGoingBack::restartingGoesToTheFirstDecisionInARow()
{
    GameSession session;
    session.startNew(4, {}, kSeed, {});
    session.submit(Order::chooseRole(Role::Prospector)); // seat 0
    session.submit(Order::chooseRole(Role::Settler));    // seat 1, who is asked for a tile next
    QCOMPARE(session.gamePosition().turn, 1);
    QCOMPARE(session.restartStop(), UndoStop::None);
    const QSignalSpy spy(&session, &GameSession::changed);
    session.restartTurn();
    QCOMPARE(session.orderCount(), 1);
    QCOMPARE(spy.size(), 1);
    QVERIFY(session.canRedo());
    QCOMPARE(session.restartStop(), UndoStop::Start);
}

void SessionGoingBack::restartingClearsTheDraft()
{
    GameSession session;
    session.startNew(4, {}, kSeed, {});
    session.submit(Order::chooseRole(Role::Prospector)); // seat 0
    session.submit(Order::chooseRole(Role::Mayor));      // seat 1
    session.finishPlacement();
    if (session.draftRefusal()) {
        session.placeForMe();
        session.finishPlacement();
    }
    QVERIFY(session.isPlacing() && session.gamePosition().turn == 2);
    const Position asked = session.position();
    session.placeForMe();
    QVERIFY(session.isDraftChanged());
    session.restartTurn();
    QVERIFY(session.position() == asked);
    QCOMPARE(session.orderCount(), 3);
    QVERIFY2(session.canUndo(), "the draft comes back");
    session.undo();
    QVERIFY(session.isDraftChanged());
}

void SessionGoingBack::restartingStopsWhereHiddenTilesWereSeen()
{
    GameSession session;
    session.setUndoLimits({.atHiddenTiles = true});
    QVERIFY(findMoment(session, 3, [&](const Position&) {
        return hasJustSeen(session, EventKind::HaciendaDrawn) &&
               session.gamePosition().decision == Decision::TakePlantation;
    }));
    QCOMPARE(session.restartStop(), UndoStop::HiddenTiles);
    const int drawn = session.orderCount();
    session.restartTurn();
    QCOMPARE(session.orderCount(), drawn);
    session.setUndoLimits({});
    session.restartTurn();
    QVERIFY(session.orderCount() < drawn);
}

void SessionGoingBack::aTurnThatHasJustBegunIsNotRestarted()
{
    GameSession session;
    session.startNew(4, {}, kSeed, {});
    QCOMPARE(session.restartStop(), UndoStop::Start);
    playThree(session); // seat 2 is asked for the first time
    QCOMPARE(session.restartStop(), UndoStop::Start);
    session.restartTurn();
    QCOMPARE(session.orderCount(), 3);
}

void SessionGoingBack::theSameOrderAgainDropsNothing()
{
    GameSession session;
    playThree(session);
    session.goTo(0);
    QCOMPARE(session.takenBack(), 3);
    session.setAsksBeforeDropping(true);
    session.submit(Order::chooseRole(Role::Prospector));
    QCOMPARE(session.orderCount(), 1);
    QCOMPARE(session.takenBack(), 2);
    session.redo();
    session.redo();
    QCOMPARE(session.gamePosition().turn, 2);
}

void SessionGoingBack::whatOneSeatTookBackIsDroppedWithoutAsking()
{
    GameSession session;
    playThree(session);
    session.setAsksBeforeDropping(true);
    session.goTo(1); // seat 1 takes back its pass and its builder
    const QSignalSpy asked(&session, &GameSession::dropAsked);
    const QSignalSpy dropped(&session, &GameSession::dropping);
    session.submit(Order::chooseRole(Role::Settler));
    QCOMPARE(asked.size() + dropped.size(), 0);
    QCOMPARE(session.orderCount(), 2);
    QCOMPARE(session.takenBack(), 0);
}

void SessionGoingBack::whatOthersPlayedIsDroppedOnlyAfterAnAnswer()
{
    GameSession session;
    playThree(session);
    session.setAsksBeforeDropping(true);
    session.goTo(0);
    const QSignalSpy asked(&session, &GameSession::dropAsked);
    const Order other = Order::chooseRole(Role::Settler);
    QVERIFY(!session.submit(other));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(session.orderCount(), 0);
    QCOMPARE(session.takenBack(), 3);
    QVERIFY(session.waitingOrder() == other);
    session.dismissWaiting();
    QVERIFY(!session.waitingOrder());
    session.playWaiting();
    QCOMPARE(session.orderCount(), 0);
    QVERIFY(!session.submit(other));
    session.playWaiting();
    QCOMPARE(session.orderCount(), 1);
    QCOMPARE(session.takenBack(), 0);
    QVERIFY(session.orderAt(0) == other);
    QVERIFY(!session.waitingOrder());
}

void SessionGoingBack::anOrderWaitsNoLongerWhenTheGameChanges()
{
    GameSession session;
    playThree(session);
    session.setAsksBeforeDropping(true);
    session.goTo(0);
    session.submit(Order::chooseRole(Role::Settler));
    session.redo();
    QVERIFY(!session.waitingOrder());
    session.undo();
    session.submit(Order::chooseRole(Role::Settler));
    session.view(2);
    QVERIFY(!session.waitingOrder());
}

void SessionGoingBack::theWholeGameIsToldBeforeItsEndIsDropped()
{
    GameSession session;
    playThree(session);
    session.goTo(0);
    std::size_t told = 0;
    int standing = -1;
    connect(&session, &GameSession::dropping, this, [&](const Record& whole) {
        told = whole.orders.size();
        standing = session.takenBack();
    });
    session.submit(Order::chooseRole(Role::Settler));
    QCOMPARE(told, std::size_t{3});
    QCOMPARE(standing, 3);
}

void SessionGoingBack::aRecordCanBeTakenAtAnyMoment()
{
    GameSession session;
    playThree(session);
    session.goTo(1);
    QCOMPARE(session.recordTo(1).orders.size(), std::size_t{1});
    QCOMPARE(session.recordTo(1).takenBack, 0);
    QCOMPARE(session.recordTo(3).orders.size(), std::size_t{3});
    QCOMPARE(session.recordTo(99).orders.size(), std::size_t{3});
    QCOMPARE(session.recordTo(-1).orders.size(), std::size_t{0});
    QVERIFY(endOf(session.recordTo(2)) == session.positionAt(2));
}

QTEST_GUILESS_MAIN(SessionGoingBack)
#include "session_going_back.moc"
