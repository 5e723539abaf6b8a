// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/random_player.h"
#include "patience.h"
#include "play.h"
#include "test_program.h"
#include "ui/dialogs/score_dialog.h"
#include "window_test.h"

using namespace windrose;

/// The end of a game in the window: first its last order, then the score.
class WindowEnding : public WindowTest
{
    Q_OBJECT

private:
    /// Plays up to the last order but one, and that at this speed.
    void finishAt(speeds::Pace pace)
    {
        openDefaultTable();
        Random random{kSeed};
        Order last;
        while (!position().isFinished()) {
            last = randomOrder(session().gamePosition(), random);
            session().submit(last);
        }
        QTRY_VERIFY(score() != nullptr);
        score()->close();
        QTRY_VERIFY(score() == nullptr);
        session().jumpTo(session().orderCount() - 1);
        m_window->table().setPace(pace);
        QVERIFY(session().submit(last).isPlayed());
        QVERIFY(session().gamePosition().isFinished());
    }

    ScoreDialog* score() { return m_window->findChild<ScoreDialog*>(); }

private slots:
    void pointsAreAddedUpOnceTheLastOrderHasBeenShown()
    {
        finishAt(speeds::Pace::Slow);
        if (session().story().isShowingOrder()) {
            settle();
            QVERIFY(score() == nullptr || !session().story().isShowingOrder());
            m_window->table().director().finish();
        }
        QTRY_VERIFY(score() != nullptr && score()->isVisible());
        QVERIFY(score()->isAddingUp());
        QCOMPARE(prompt(), QStringLiteral("Prompt, The game is over.")); // and not yet who has won
        QTest::keyClick(score(), Qt::Key_Space);
        QTRY_VERIFY(!score()->isAddingUp());
        QTRY_VERIFY(prompt().contains(QStringLiteral("points")));
        QVERIFY(score()->isVisible());
    }

    void withoutAnimationsTheScoreIsThereAtOnce()
    {
        finishAt(speeds::Pace::Off);
        QTRY_VERIFY(score() != nullptr && score()->isVisible());
        QVERIFY(!score()->isAddingUp());
        QVERIFY(prompt().contains(QStringLiteral("points")));
    }

    void aLastOrderTakenBackAtOnceShowsNoScore()
    {
        finishAt(speeds::Pace::Slow);
        session().jumpTo(session().orderCount() - 1);
        settle();
        QVERIFY(score() == nullptr);
    }
};

WINDROSE_TEST(window_ending, WindowEnding)
#include "window_ending.moc"
