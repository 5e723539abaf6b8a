// SPDX-License-Identifier: GPL-3.0-or-later
#include "play.h"
#include "test_program.h"

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
    void theWholeGameIsReportedBeforeItsEndIsDropped();
    void aRecordCanBeTakenAtAnyMoment();
};

namespace
{

bool hasJustSeen(const GameSession& session, EventKind kind)
{
    if (session.orderCount() == 0) {
        return false;
    }
    const std::vector<Event> events = session.history().eventsOf(session.orderCount() - 1);
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
    QVERIFY(session.undoRedo().canUndo());
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
    session.undoRedo().setLimits({.atHiddenTiles = true});
    QVERIFY(
        findMoment(session, 4, [&](const Position&) { return hasJustSeen(session, static_cast<EventKind>(kind)); }));
    const int seen = session.orderCount();
    QCOMPARE(session.undoRedo().stop(), UndoStop::HiddenTiles);
    QVERIFY(!session.undoRedo().canUndo());
    session.undoRedo().undo();
    QCOMPARE(session.orderCount(), seen);
    Random random{kSeed};
    playUntil(session, random, [&](const Position&) { return session.orderCount() == seen + 3; });
    QCOMPARE(session.undoRedo().stopTo(0), UndoStop::HiddenTiles);
    QVERIFY(!session.undoRedo().goTo(seen - 1));
    QCOMPARE(session.orderCount(), seen + 3);
    session.undoRedo().setLimits({});
    QVERIFY(session.undoRedo().goTo(seen - 1));
    // Going forward is never limited.
    session.undoRedo().setLimits({.atHiddenTiles = true});
    QVERIFY(session.undoRedo().goTo(seen + 3));
}

void SessionGoingBack::undoSaysWhyItStops()
{
    GameSession session;
    session.startNew(4, {}, kSeed, {});
    QCOMPARE(session.undoRedo().stop(), UndoStop::Start);
    playThree(session);
    QCOMPARE(session.undoRedo().stop(), UndoStop::None);
    session.view(1);
    QCOMPARE(session.undoRedo().stop(), UndoStop::LookingBack);
    session.returnToGame();
    session.undoRedo().setLimits({.toTurn = true});
    QCOMPARE(session.undoRedo().stopTo(1), UndoStop::None);
    QCOMPARE(session.undoRedo().stopTo(0), UndoStop::Turn);
}

void SessionGoingBack::aLimitToTheTurnGoesPastHiddenTilesOfTheTurn()
{
    GameSession session;
    QVERIFY(findMoment(session, 3, [&](const Position&) { return hasJustSeen(session, EventKind::HaciendaDrawn); }));
    session.undoRedo().setLimits({.toTurn = true});
    QVERIFY(session.undoRedo().canUndo());
    session.undoRedo().setLimits({.toTurn = true, .atHiddenTiles = true});
    QCOMPARE(session.undoRedo().stop(), UndoStop::HiddenTiles);
}

void SessionGoingBack::restartingGoesToTheFirstDecisionInARow()
{
    GameSession session;
    session.startNew(4, {}, kSeed, {});
    session.submit(Order::chooseRole(Role::Prospector)); // seat 0
    session.submit(Order::chooseRole(Role::Settler));    // seat 1, who is asked for a tile next
    QCOMPARE(session.gamePosition().turn, 1);
    QCOMPARE(session.undoRedo().restartStop(), UndoStop::None);
    const QSignalSpy spy(&session, &GameSession::changed);
    session.undoRedo().restartTurn();
    QCOMPARE(session.orderCount(), 1);
    QCOMPARE(spy.size(), 1);
    QVERIFY(session.undoRedo().canRedo());
    QCOMPARE(session.undoRedo().restartStop(), UndoStop::Start);
}

void SessionGoingBack::restartingClearsTheDraft()
{
    GameSession session;
    session.startNew(4, {}, kSeed, {});
    session.submit(Order::chooseRole(Role::Prospector)); // seat 0
    session.submit(Order::chooseRole(Role::Mayor));      // seat 1
    session.placement().finish();
    if (session.placement().refusal()) {
        session.placement().placeForMe();
        session.placement().finish();
    }
    QVERIFY(session.placement().isOpen() && session.gamePosition().turn == 2);
    const Position asked = session.position();
    session.placement().placeForMe();
    QVERIFY(session.placement().isChanged());
    session.undoRedo().restartTurn();
    QVERIFY(session.position() == asked);
    QCOMPARE(session.orderCount(), 3);
    QVERIFY2(session.undoRedo().canUndo(), "the draft comes back");
    session.undoRedo().undo();
    QVERIFY(session.placement().isChanged());
}

void SessionGoingBack::restartingStopsWhereHiddenTilesWereSeen()
{
    GameSession session;
    session.undoRedo().setLimits({.atHiddenTiles = true});
    QVERIFY(findMoment(session, 3, [&](const Position&) {
        return hasJustSeen(session, EventKind::HaciendaDrawn) &&
               session.gamePosition().decision == Decision::TakePlantation;
    }));
    QCOMPARE(session.undoRedo().restartStop(), UndoStop::HiddenTiles);
    const int drawn = session.orderCount();
    session.undoRedo().restartTurn();
    QCOMPARE(session.orderCount(), drawn);
    session.undoRedo().setLimits({});
    session.undoRedo().restartTurn();
    QVERIFY(session.orderCount() < drawn);
}

void SessionGoingBack::aTurnThatHasJustBegunIsNotRestarted()
{
    GameSession session;
    session.startNew(4, {}, kSeed, {});
    QCOMPARE(session.undoRedo().restartStop(), UndoStop::Start);
    playThree(session); // seat 2 is asked for the first time
    QCOMPARE(session.undoRedo().restartStop(), UndoStop::Start);
    session.undoRedo().restartTurn();
    QCOMPARE(session.orderCount(), 3);
}

void SessionGoingBack::theSameOrderAgainDropsNothing()
{
    GameSession session;
    playThree(session);
    session.undoRedo().goTo(0);
    QCOMPARE(session.history().takenBack(), 3);
    session.setAsksBeforeDiscarding(true);
    session.submit(Order::chooseRole(Role::Prospector));
    QCOMPARE(session.orderCount(), 1);
    QCOMPARE(session.history().takenBack(), 2);
    session.undoRedo().redo();
    session.undoRedo().redo();
    QCOMPARE(session.gamePosition().turn, 2);
}

void SessionGoingBack::whatOneSeatTookBackIsDroppedWithoutAsking()
{
    GameSession session;
    playThree(session);
    session.setAsksBeforeDiscarding(true);
    session.undoRedo().goTo(1); // seat 1 takes back its pass and its builder
    const QSignalSpy asked(&session, &GameSession::discardQuestionAsked);
    const QSignalSpy dropped(&session, &GameSession::aboutToDiscard);
    session.submit(Order::chooseRole(Role::Settler));
    QCOMPARE(asked.size() + dropped.size(), 0);
    QCOMPARE(session.orderCount(), 2);
    QCOMPARE(session.history().takenBack(), 0);
}

void SessionGoingBack::whatOthersPlayedIsDroppedOnlyAfterAnAnswer()
{
    GameSession session;
    playThree(session);
    session.setAsksBeforeDiscarding(true);
    session.undoRedo().goTo(0);
    const QSignalSpy asked(&session, &GameSession::discardQuestionAsked);
    const Order other = Order::chooseRole(Role::Settler);
    QVERIFY(session.submit(other).isWaiting());
    QCOMPARE(asked.size(), 1);
    QCOMPARE(session.orderCount(), 0);
    QCOMPARE(session.history().takenBack(), 3);
    QVERIFY(session.waitingOrder() == other);
    session.dismissWaiting();
    QVERIFY(!session.waitingOrder());
    session.playWaiting();
    QCOMPARE(session.orderCount(), 0);
    QVERIFY(session.submit(other).isWaiting());
    session.playWaiting();
    QCOMPARE(session.orderCount(), 1);
    QCOMPARE(session.history().takenBack(), 0);
    QVERIFY(session.history().orderAt(0) == other);
    QVERIFY(!session.waitingOrder());
}

void SessionGoingBack::anOrderWaitsNoLongerWhenTheGameChanges()
{
    GameSession session;
    playThree(session);
    session.setAsksBeforeDiscarding(true);
    session.undoRedo().goTo(0);
    session.submit(Order::chooseRole(Role::Settler));
    session.undoRedo().redo();
    QVERIFY(!session.waitingOrder());
    session.undoRedo().undo();
    session.submit(Order::chooseRole(Role::Settler));
    session.view(2);
    QVERIFY(!session.waitingOrder());
}

void SessionGoingBack::theWholeGameIsReportedBeforeItsEndIsDropped()
{
    GameSession session;
    playThree(session);
    session.undoRedo().goTo(0);
    std::size_t told = 0;
    int standing = -1;
    connect(&session, &GameSession::aboutToDiscard, this, [&](const Record& whole) {
        told = whole.orders.size();
        standing = session.history().takenBack();
    });
    session.submit(Order::chooseRole(Role::Settler));
    QCOMPARE(told, std::size_t{3});
    QCOMPARE(standing, 3);
}

void SessionGoingBack::aRecordCanBeTakenAtAnyMoment()
{
    GameSession session;
    playThree(session);
    session.undoRedo().goTo(1);
    QCOMPARE(session.recordTo(1).orders.size(), std::size_t{1});
    QCOMPARE(session.recordTo(1).takenBack, 0);
    QCOMPARE(session.recordTo(3).orders.size(), std::size_t{3});
    QCOMPARE(session.recordTo(99).orders.size(), std::size_t{3});
    QCOMPARE(session.recordTo(-1).orders.size(), std::size_t{0});
    QVERIFY(endOf(session.recordTo(2)) == session.history().positionAt(2));
}

WINDROSE_TEST(session_going_back, SessionGoingBack)
#include "session_going_back.moc"
