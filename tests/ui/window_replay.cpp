// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/random_player.h"
#include "patience.h"
#include "picture_watch.h"
#include "test_program.h"
#include "ui/dialogs/settings.h"
#include "ui/table/floating_picture.h"
#include "ui/table/log_panel.h"
#include "ui/table/motion_layer.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/replay_bar.h"
#include "ui/table/replay_slider.h"
#include "window_test.h"

#include <QAction>
#include <QMenu>
#include <QRegularExpression>

#include <memory>

using namespace windrose;
using driver::Hand;

/// The replay bar by mouse and by keyboard.
class WindowReplay : public WindowTest
{
    Q_OBJECT

private:
    ReplayBar& bar() { return m_window->table().replay(); }

    /// The numbers in a sentence: which order of how many.
    static QPair<int, int> numbersOf(const QString& sentence)
    {
        static const QRegularExpression kMoment(QStringLiteral("move (\\d+) of (\\d+)"));
        static const QRegularExpression kStart(QStringLiteral("before (\\d+) move"));
        if (const QRegularExpressionMatch match = kMoment.match(sentence); match.hasMatch()) {
            return {match.captured(1).toInt(), match.captured(2).toInt()};
        }
        const QRegularExpressionMatch start = kStart.match(sentence);
        return start.hasMatch() ? QPair<int, int>(0, start.captured(1).toInt()) : QPair<int, int>(-1, -1);
    }

    void compareNumbers()
    {
        const QPair<int, int> shown(session().viewedMoment(), session().history().size());
        const bool isBarShown = bar().isVisible();
        QCOMPARE(isBarShown, !session().isLive());
        if (isBarShown) {
            const auto* slider = bar().findChild<ReplaySlider*>();
            QCOMPARE(qMakePair(slider->value(), slider->maximum()), shown);
            QCOMPARE(numbersOf(slider->accessibleName()), shown);
            QCOMPARE(numbersOf(bar().momentText()), shown);
            // The bar replaces the prompt, but a screen reader can still find the prompt.
            QCOMPARE(numbersOf(m_window->table().prompt().findChild<PromptText*>()->accessibleName()), shown);
            QCOMPARE(bar().momentText().contains("undone"), shown.first > session().orderCount());
        } else {
            const QRegularExpressionMatch back =
                QRegularExpression(QStringLiteral("(\\d+) moves? (is|are) undone")).match(prompt());
            QCOMPARE(back.captured(1).toInt(), shown.second - shown.first);
        }
        const auto& log = m_window->findChild<LogPanel*>()->log();
        QVERIFY(log.index(log.rowCount() - 1).data(EventRole).toInt() < session().orderCount());
    }

private slots:
    void init() { openDefaultTable(); }

    void theReplayStepsByMouse()
    {
        playBuilderRound();
        entry("Replay")->trigger();
        QVERIFY(bar().isVisible());
        QCOMPARE(session().viewedMoment(), 0);
        driver::press(thing("One move forward"));
        QCOMPARE(session().viewedMoment(), 1);
        driver::press(thing("To the end"));
        QCOMPARE(session().viewedMoment(), 5);
        QVERIFY2(bar().isVisible(), "the bar does not vanish under the pointer");
        QVERIFY(bar().momentText().contains("the current position"));
        driver::press(thing("One move back"));
        QCOMPARE(session().viewedMoment(), 4);
        driver::press(thing("To the start"));
        QCOMPARE(session().viewedMoment(), 0);
        auto* slider = bar().findChild<ReplaySlider*>();
        QTest::mouseClick(slider, Qt::LeftButton, {}, slider->pointOf(3));
        QCOMPARE(session().viewedMoment(), 3);
        driver::press(thing("Back to the game"));
        QVERIFY(session().isLive());
        QVERIFY(!bar().isVisible());
        QVERIFY(m_window->table().prompt().isVisible());
        QVERIFY(!entry("Replay")->isChecked());
    }

    void theReplayStepsByKeyboard()
    {
        playBuilderRound();
        entry("Replay")->trigger();
        auto* slider = bar().findChild<ReplaySlider*>();
        QVERIFY(slider->hasFocus());
        QTest::keyClick(slider, Qt::Key_Right);
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(session().viewedMoment(), 2);
        QTest::keyClick(slider, Qt::Key_Left);
        QCOMPARE(session().viewedMoment(), 1);
        QTest::keyClick(slider, Qt::Key_End);
        QCOMPARE(session().viewedMoment(), 5);
        QTest::keyClick(slider, Qt::Key_Home);
        QCOMPARE(session().viewedMoment(), 0);
        QTest::keyClick(slider, Qt::Key_PageDown);
        QCOMPARE(session().viewedMoment(), 5); // round 1 is not over
        QTest::keyClick(slider, Qt::Key_Escape);
        QVERIFY(session().isLive());
        QVERIFY(!bar().isVisible());
        QVERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget()->isVisible());
    }

    void tabGoesThroughTheReplayBarAndOn()
    {
        playBuilderRound();
        entry("Replay")->trigger();
        const QList<QWidget*> stops = bar().stops();
        stops.first()->setFocus();
        for (qsizetype stop = 1; stop < stops.size(); ++stop) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), stops[stop]);
            QVERIFY(!stops[stop]->accessibleName().isEmpty());
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(!bar().isAncestorOf(QApplication::focusWidget()));
    }

    void theReplayPlaysAndPauses()
    {
        playBuilderRound();
        entry("Replay")->trigger();
        bar().setSpeed(ReplayBar::kSpeeds - 1);
        auto* slider = bar().findChild<ReplaySlider*>();
        // Pauses as soon as the second moment is shown.
        const auto pause = connect(&session(), &GameSession::changed, slider, [this, slider] {
            if (session().viewedMoment() == 2) {
                QTest::keyClick(slider, Qt::Key_Space);
            }
        });
        QTest::keyClick(slider, Qt::Key_Space);
        QVERIFY(bar().isPlaying());
        QVERIFY(thing("Pause") != nullptr);
        QTRY_VERIFY(!bar().isPlaying());
        disconnect(pause);
        settle();
        QVERIFY(!bar().isPlaying());
        QCOMPARE(session().viewedMoment(), 2);
        driver::press(thing("Play"));
        QTRY_VERIFY(!bar().isPlaying());
        QCOMPARE(session().viewedMoment(), 5);
    }

    void theSpeedIsChosenAndRemembered()
    {
        playBuilderRound();
        entry("Replay")->trigger();
        driver::press(thing("Speed"));
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().size(), ReplayBar::kSpeeds);
        menu->actions().last()->trigger();
        menu->close();
        QCOMPARE(settings::replaySpeed.value(), settings::Speed::Eightfold);
        QVERIFY(thing("Speed")->accessibleName().contains("8"));
        settings::replaySpeed.reset();
    }

    void playingOnFromAReplayBeginsANewGame()
    {
        playBuilderRound();
        session().view(3);
        driver::press(thing("Play on from here"));
        QVERIFY(session().isLive());
        QCOMPARE(session().history().size(), 3);
        QVERIFY(!bar().isVisible());
    }

    void pieceTakenUpInAReplayIsRefused()
    {
        playBuilderRound();
        session().view(0);
        driver::move(thing("Role Settler"), thing("Board of Ana"), Hand::Drag);
        QCOMPARE(session().history().size(), 5);
        QVERIFY2(prompt().contains("another moment"), qPrintable(prompt()));
        QVERIFY(m_window->table().prompt().isVisible());
    }

    void picturesMoveWhenTheReplayGoesOn()
    {
        playBuilderRound();
        session().view(0);
        m_window->table().setPace(speeds::Pace::Normal);
        const PictureWatch pictures;
        driver::press(thing("One move forward"));
        QTRY_VERIFY(pictures.count() > 0);
        driver::press(thing("One move back"));
        QVERIFY(m_window->table().findChildren<FloatingPicture*>().isEmpty());
    }

    void theReplayOfNothingSaysSo()
    {
        entry("Replay")->trigger();
        QVERIFY(!bar().isVisible());
        QVERIFY(!entry("Replay")->isChecked());
        QVERIFY(prompt().contains("Nothing has been played"));
    }

    /// At any moment of a game, prompt, replay bar, slider and log agree on the number of orders.
    void everyNumberOfOrdersIsTheSame()
    {
        Random random{5};
        settings::undoPastHiddenTiles.setValue(true);
        session().undoRedo().setLimits({});
        for (int order = 0; order < 60; ++order) {
            QVERIFY(session().submit(randomOrder(session().gamePosition(), random)).isPlayed());
        }
        compareNumbers();
        for (int step = 0; step < 120 && !QTest::currentTestFailed(); ++step) {
            switch (random.below(4)) {
            case 0:
                session().undoRedo().undo();
                break;
            case 1:
                session().undoRedo().redo();
                break;
            case 2:
                session().undoRedo().goTo(static_cast<int>(random.below(61)));
                break;
            default:
                break;
            }
            compareNumbers();
            session().view(static_cast<int>(random.below(61)));
            compareNumbers();
            session().returnToGame();
        }
        settings::undoPastHiddenTiles.reset();
    }

    void anOrderOrAnUndoEndsTheReplay()
    {
        playBuilderRound();
        session().view(2);
        QVERIFY(bar().isVisible());
        session().returnToGame();
        QVERIFY(!bar().isVisible());
        session().view(2);
        QVERIFY(session().undoRedo().goTo(1));
        QVERIFY(!bar().isVisible());
    }
};

WINDROSE_TEST(window_replay, WindowReplay)
#include "window_replay.moc"
