// SPDX-License-Identifier: GPL-3.0-or-later
#include "computer_table.h"
#include "patience.h"
#include "test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace windrose;
using namespace std::chrono_literals;

/// Computer players at the table: games, pauses, going back, seats that change hands.
class TestComputerSeats : public QObject
{
    Q_OBJECT

private:
    ComputerTable m_table;

private slots:
    void init() { m_table.restartGame(); }

    void aWholeGameIsPlayedByComputers()
    {
        ComputerSeats computers(m_table.session);
        computers.setThinkingTime(5ms);
        m_table.lay(kComputersOnly);
        QVERIFY(waitUntil([this] { return m_table.session.gamePosition().isFinished(); }));
        QCOMPARE(computers.state(), ComputerSeats::State::Idle);
    }

    void aPersonPlaysAWholeGameAgainstThree()
    {
        ComputerSeats computers(m_table.session);
        computers.setThinkingTime(5ms);
        m_table.lay(kAnaAlone);
        while (!m_table.session.gamePosition().isFinished()) {
            QCOMPARE(m_table.session.personAtTable(), 0);
            m_table.playAna();
            QVERIFY(m_table.waitForAna());
        }
        for (int order = 0; order < m_table.session.orderCount(); ++order) {
            QVERIFY(!check(m_table.session.history().positionAt(order), m_table.session.history().orderAt(order)));
        }
    }

    void thePauseLetsOneStepThrough()
    {
        Seen seen;
        ComputerSeats computers(m_table.session);
        QSignalSpy changes(&computers, &ComputerSeats::stateChanged);
        computers.setFactory(scripted(seen));
        computers.setPaused(true);
        m_table.lay(kComputersOnly);
        settle();
        QCOMPARE(m_table.session.orderCount(), 0);
        QCOMPARE(computers.asked(), 0);
        QCOMPARE(computers.state(), ComputerSeats::State::Paused);
        QCOMPARE(computers.seat(), 0);
        for (int step = 1; step <= 5; ++step) {
            computers.step();
            QTRY_COMPARE(m_table.session.orderCount(), step);
            settle();
            QCOMPARE(m_table.session.orderCount(), step);
            QCOMPARE(computers.asked(), step);
            QCOMPARE(computers.state(), ComputerSeats::State::Paused);
        }
        QVERIFY(changes.size() >= 10);
        computers.setPaused(false);
        QTRY_VERIFY(m_table.session.orderCount() > 20);
    }

    void picturesAndThePauseAreWaitedFor()
    {
        constexpr int kShows = 60;
        constexpr int kPause = 100000;
        Seen seen;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        computers.setShowingTime([] { return kShows; });
        computers.setPause(kPause);
        connect(&m_table.session, &GameSession::changed, &computers, [&] { computers.setPause(kPause); });
        m_table.lay(kComputersOnly);
        for (int order = 0; order < 6; ++order) {
            QTRY_COMPARE(computers.currentPause(), kShows + kPause);
            QVERIFY(waitUntilHeard(computers, seen));
            QCOMPARE(m_table.session.orderCount(), order); // the next order is there, and waits
            computers.setPause(0);
            QVERIFY(computers.currentPause() <= kShows);
            QTRY_COMPARE(m_table.session.orderCount(), order + 1);
        }
    }

    void thePauseGrowsShorterTheMoreComputersHaveMoved()
    {
        constexpr int kPause = 100000;
        Seen seen;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        computers.setPause(kPause);
        connect(&m_table.session, &GameSession::changed, &computers, [&] { computers.setPause(kPause); });
        m_table.lay(kAnaAlone);
        int shortest = kPause;
        while (shortest > kPause / 2 && !m_table.session.gamePosition().isFinished()) {
            if (!m_table.session.isComputersTurn()) {
                m_table.playAna();
                continue;
            }
            const int expected = tempoOfLastOrder(m_table.session).ofPause(kPause);
            QTRY_COMPARE(computers.currentPause(), expected);
            shortest = qMin(shortest, expected);
            const int order = m_table.session.orderCount();
            computers.setPause(0);
            QTRY_VERIFY(m_table.session.orderCount() > order);
        }
        QVERIFY(shortest <= kPause / 2);
    }

    void aShorterPauseHoldsAtOnce()
    {
        Seen seen;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        computers.setPause(100000);
        m_table.lay(kComputersOnly);
        QTRY_COMPARE(computers.currentPause(), 100000);
        QCOMPARE(m_table.session.orderCount(), 0);
        computers.setPause(0);
        QCOMPARE(computers.currentPause(), 0);
        QTRY_VERIFY(m_table.session.orderCount() > 6);
    }

    void undoGoesToThePersonsLastDecision()
    {
        ComputerSeats computers(m_table.session);
        computers.setThinkingTime(5ms);
        m_table.lay({"", "planter", "newcomer", "planter"});
        m_table.playAna();
        QVERIFY(m_table.waitForAna());
        const int first = m_table.session.orderCount();
        const Position asked = m_table.session.gamePosition();
        m_table.session.submit(randomOrder(m_table.session.gamePosition(), m_table.random));
        QVERIFY(m_table.waitForAna());
        const int second = m_table.session.orderCount();
        QVERIFY(second > first);
        const int questions = computers.asked();
        m_table.session.undoRedo().undo();
        QCOMPARE(m_table.session.orderCount(), first);
        QVERIFY(m_table.session.gamePosition() == asked);
        settle();
        QCOMPARE(m_table.session.orderCount(), first); // no further order is played
        QCOMPARE(computers.asked(), questions);
        m_table.session.undoRedo().redo();
        QCOMPARE(m_table.session.orderCount(), second);
        m_table.session.undoRedo().undo();
        // Another order instead drops the computers' orders without asking.
        m_table.session.setAsksBeforeDiscarding(true);
        QSignalSpy asks(&m_table.session, &GameSession::discardQuestionAsked);
        m_table.playAna();
        QVERIFY(m_table.waitForAna());
        QCOMPARE(asks.size(), 0);
        while (m_table.session.undoRedo().canUndo()) {
            m_table.session.undoRedo().undo();
            QVERIFY(!m_table.session.isComputersTurn());
        }
        QCOMPARE(m_table.session.undoRedo().stop(), UndoStop::Start);
    }

    void undoStopsWhoThinks()
    {
        Seen seen;
        seen.isSlow = true;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        m_table.lay(kAnaAlone);
        m_table.playAna();
        QTRY_COMPARE(seen.asked, 1);
        m_table.session.undoRedo().undo();
        QVERIFY(!m_table.session.isComputersTurn());
        QVERIFY(waitUntilHeard(computers, seen));
        QCOMPARE(seen.stopped, 1);
        QVERIFY(m_table.session.history().takenBack() > 0);
        QCOMPARE(computers.state(), ComputerSeats::State::Idle);
    }

    void undoToAComputersTurnPauses()
    {
        Seen seen; // outlives the players that write to it
        ComputerSeats computers(m_table.session);
        computers.setThinkingTime(5ms);
        m_table.lay(kComputersOnly);
        QTRY_VERIFY(m_table.session.orderCount() >= 12);
        QVERIFY(m_table.session.undoRedo().goTo(8));
        QVERIFY(computers.isPaused());
        const int questions = computers.asked();
        settle();
        QCOMPARE(computers.asked(), questions);
        QCOMPARE(m_table.session.orderCount(), 8);
        QVERIFY(m_table.session.history().size() >= 12);
        m_table.session.undoRedo().undo(); // between computers, undo takes back one order
        QCOMPARE(m_table.session.orderCount(), 7);
        // Playing on differently drops the others' orders: the session asks once, and then continues.
        m_table.session.setAsksBeforeDiscarding(true);
        computers.setFactory(scripted(seen));
        QSignalSpy asks(&m_table.session, &GameSession::discardQuestionAsked);
        for (int tries = 0; tries < 20 && asks.isEmpty(); ++tries) {
            m_table.session.undoRedo().goTo(7);
            computers.setPaused(false);
            QVERIFY(waitUntil([&] { return !asks.isEmpty() || m_table.session.history().takenBack() == 0; }));
        }
        QCOMPARE(asks.size(), 1);
        QCOMPARE(computers.state(), ComputerSeats::State::Waiting);
        m_table.session.playWaiting();
        QVERIFY(!computers.isPaused());
        QTRY_VERIFY(m_table.session.orderCount() > 12);
    }

    void seatsChangeHandsInTheMiddle()
    {
        Seen seen;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        m_table.lay({"", "", ""});
        playOrders(m_table.session, m_table.random, 15);
        const int turn = m_table.session.gamePosition().turn;
        m_table.session.setPlayer(turn, PlayerSpec::read("merchant"));
        QVERIFY(waitUntil([this] { return !m_table.session.isComputersTurn(); }));
        QVERIFY(m_table.session.orderCount() > 15);
        QVERIFY(seen.asked > 0); // not only by forced moves
        seen.isSlow = true;
        const int asked = seen.asked;
        m_table.session.setPlayer(m_table.session.gamePosition().turn, PlayerSpec::read("planter"));
        QTRY_COMPARE(seen.asked, asked + 1);
        const int count = m_table.session.orderCount();
        m_table.session.setPlayer(m_table.session.gamePosition().turn, PlayerSpec()); // removed while it thinks
        QVERIFY(waitUntilHeard(computers, seen));
        QCOMPARE(seen.stopped, 1);
        QCOMPARE(m_table.session.orderCount(), count);
        QCOMPARE(computers.state(), ComputerSeats::State::Idle);
    }

    void aSeatHandedOverInTheMiddleOfAPlacementIsPlayedWhole()
    {
        QVERIFY(findMoment(m_table.session, 3, [](const Position& position) {
            return position.decision == Decision::PlaceColonists && seatToMove(position).emptyCircles() > 0 &&
                   seatToMove(position).sanJuan > 1;
        }));
        m_table.session.placement().clear();
        QVERIFY(m_table.session.placement().isChanged());
        Seen seen;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        computers.setPaused(true);
        m_table.session.setPlayer(m_table.session.gamePosition().turn, PlayerSpec::read("merchant"));
        QVERIFY(!m_table.session.placement().isChanged());
        QVERIFY(!m_table.session.placement().isOpen());
        m_table.session.placement().placeForMe();
        QVERIFY(!m_table.session.placement().isChanged());
        const int count = m_table.session.orderCount();
        computers.step();
        QTRY_COMPARE(m_table.session.orderCount(), count + 1);
    }

    void lookingBackAndOtherTablesMakeThemWait()
    {
        Seen seen;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        m_table.lay(kAnaAlone);
        m_table.playAna();
        QVERIFY(m_table.waitForAna());
        m_table.playAna();
        m_table.session.view(0);
        QCOMPARE(computers.state(), ComputerSeats::State::Waiting);
        const int count = m_table.session.orderCount();
        const int questions = computers.asked();
        QVERIFY(waitUntilHeard(computers, seen));
        QCOMPARE(m_table.session.orderCount(), count);
        computers.setHeld(true);
        m_table.session.returnToGame();
        QVERIFY(waitUntilHeard(computers, seen));
        QCOMPARE(m_table.session.orderCount(), count);
        QCOMPARE(computers.asked(), questions);
        computers.setHeld(false);
        QVERIFY(m_table.waitForAna());
        QVERIFY(m_table.session.orderCount() > count);
    }

    void aPlayerThatFailsSaysWhyAndCanBeReplaced()
    {
        Seen seen;
        seen.fails = true;
        ComputerSeats computers(m_table.session);
        computers.setFactory(scripted(seen));
        m_table.lay({"program:other", ""});
        QTRY_COMPARE(computers.state(), ComputerSeats::State::Failed);
        QCOMPARE(computers.failure().detail, std::string("out of ideas"));
        seen.fails = false;
        seen.givesIllegalOrders = true;
        computers.tryAgain();
        QTRY_COMPARE(seen.asked, 2);
        QTRY_COMPARE(computers.state(), ComputerSeats::State::Failed);
        QCOMPARE(computers.failure().code, PlayerFailureCode::IllegalOrder);
        QCOMPARE(m_table.session.orderCount(), 0);
        seen.givesIllegalOrders = false; // before the next one is asked, at once
        m_table.session.setPlayer(0, PlayerSpec::read("planter"));
        QTRY_VERIFY(m_table.session.orderCount() > 0);
        // An unknown program gives no order either.
        computers.setPrograms({});
        m_table.lay({"program:other", ""});
        QTRY_COMPARE(computers.state(), ComputerSeats::State::Failed);
        QCOMPARE(computers.failure().code, PlayerFailureCode::UnknownPlayer);
        m_table.session.setPlayer(0, PlayerSpec());
        QCOMPARE(computers.state(), ComputerSeats::State::Idle);
    }

    void limitsOfUndoLetThePersonsLastTurnBeTakenBack()
    {
        ComputerSeats computers(m_table.session);
        computers.setThinkingTime(5ms);
        m_table.session.undoRedo().setLimits({.toTurn = true});
        m_table.lay({"", "planter", "newcomer"});
        m_table.playAna();
        QVERIFY(m_table.waitForAna());
        m_table.playAna();
        QVERIFY(m_table.waitForAna());
        QVERIFY(m_table.session.undoRedo().canUndo());
        m_table.session.undoRedo().undo();
        QVERIFY(!m_table.session.isComputersTurn());
        while (m_table.session.undoRedo().canUndo()) {
            m_table.session.undoRedo().undo();
        }
        QCOMPARE(m_table.session.undoRedo().stop(), UndoStop::Turn);
        m_table.session.undoRedo().setLimits({});
    }

    void thePersonAtTheTableIsNeverAComputer()
    {
        m_table.lay({"planter", "", "planter", ""});
        QCOMPARE(m_table.session.personAtTable(), 1);
        const auto play = [this] {
            m_table.session.submit(randomOrder(m_table.session.gamePosition(), m_table.random));
        };
        int last = 1;
        while (m_table.session.orderCount() < 60) {
            const int turn = m_table.session.gamePosition().turn;
            last = turn % 2 == 1 ? turn : last;
            QCOMPARE(m_table.session.personAtTable(), last);
            play();
        }
        m_table.lay(kComputersOnly);
        QCOMPARE(m_table.session.personAtTable(), -1);
    }
};

WINDROSE_TEST(computer_seats, TestComputerSeats)
#include "computer_seats.moc"
