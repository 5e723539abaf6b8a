// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lesson_progress.h"
#include "core/players/random_player.h"
#include "lesson_scenes.h"
#include "lesson_test.h"
#include "patience.h"
#include "test_program.h"
#include "ui/lessons/bubble_place.h"
#include "ui/models/command_keys.h"
#include "ui/table/announcer.h"
#include "ui/table/speaker.h"
#include "ui/table/speeds.h"

using namespace windrose;

namespace
{

class Recorder final : public Speaker
{
public:
    explicit Recorder(QStringList& spoken) : m_spoken(spoken) {}
    bool isHeard() const override { return true; }
    void setWelcome(std::function<void()> /*welcome*/) override {}
    void say(const QString& text, Priority /*priority*/) override { m_spoken.append(text); }

private:
    QStringList& m_spoken;
};

} // namespace

/// The lessons, as learners go through them: by what the bubbles say, by something else, with breaks.
class Lessons : public LessonTest
{
    Q_OBJECT

private slots:
    void cleanup() { closeAndForget(); }

    void isLeftAndTakenUpAtEveryStep_data()
    {
        QTest::addColumn<int>("id");
        for (const LessonId id : kAllLessons) {
            if (repeatsRows() || id == LessonId::FirstGame || id == LessonId::Ending) {
                QTest::newRow(qPrintable(lessonKey(id))) << static_cast<int>(id);
            }
        }
    }
    void isLeftAndTakenUpAtEveryStep()
    {
        QFETCH(int, id);
        openWindowOf();
        begin(static_cast<LessonId>(id));
        for (int count = 0; guide().isOn() && count < kLongest; ++count) {
            QVERIFY(wait());
            const QString before = guide().step();
            if (bubble() != nullptr && !bubble()->content().leave.isEmpty() && !guide().done().isEmpty()) {
                QTest::mouseClick(button(bubble()->content().leave), Qt::LeftButton);
                QVERIFY(!guide().isOn());
                if (count % 2 == 0) {
                    session().startNew(3, {}, 5, {}); // the lesson's game goes away
                }
                begin(static_cast<LessonId>(id));
                QVERIFY(wait());
                QCOMPARE(guide().step(), QString());
                goOn(Way::Mouse); // "Welcome back!"
                QVERIFY(wait());
                QCOMPARE(guide().step(), before);
            }
            step(Way::Orders);
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        QVERIFY(!guide().isOn());
    }

    void goesOnAfterTheProgramEnded()
    {
        openWindow(StartRequest());
        begin(LessonId::FirstGame);
        for (int count = 0; count < 8; ++count) {
            step(Way::Orders);
        }
        QVERIFY(wait());
        const QString before = guide().step();
        const int orders = session().orderCount();
        QVERIFY(orders > 0);
        m_window->close();
        m_window.reset();
        openWindow(StartRequest());
        computers().setPause(0);
        QTRY_VERIFY(guide().isOn() && bubble() != nullptr);
        QVERIFY(session().orderCount() >= orders);
        goOn(Way::Mouse);
        QVERIFY(wait());
        QCOMPARE(guide().step(), before);
    }

    void neverGetsStuckWhateverIsPlayed_data()
    {
        QTest::addColumn<int>("id");
        for (const LessonId id : kAllLessons) {
            QTest::newRow(qPrintable(lessonKey(id))) << static_cast<int>(id);
        }
    }
    void neverGetsStuckWhateverIsPlayed()
    {
        QFETCH(int, id);
        openWindowOf();
        const std::uint64_t seeds = repeatsRows() ? 4 : 1;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            Random random{seed};
            LessonProgress().keep(static_cast<LessonId>(id));
            begin(static_cast<LessonId>(id));
            int playing = 0;
            for (int count = 0; guide().isOn() && count < 4 * kLongest; ++count) {
                QVERIFY(wait());
                if (!guide().isOn()) {
                    break;
                }
                const bool mustRead = bubble() != nullptr && !isLearnersTurn();
                if (mustRead || (bubble() != nullptr && !bubble()->content().goOn.isEmpty() && random.below(2) == 0)) {
                    goOn(Way::Mouse);
                } else {
                    QVERIFY(session().submit(randomOrder(session().gamePosition(), random)).isPlayed());
                    ++playing;
                }
            }
            QVERIFY2(!guide().isOn(), qPrintable(guide().step()));
            QVERIFY(playing > 0);
            for (QDialog* dialog : m_window->findChildren<QDialog*>()) {
                dialog->close();
            }
        }
    }

    /// Otherwise it would stand behind the score.
    void theLastBubbleFollowsTheScore()
    {
        openWindowOf();
        begin(LessonId::Ending);
        bool isBehindScore = false;
        connect(&session(), &GameSession::changed, this, [&] {
            isBehindScore = isBehindScore || (session().gamePosition().isFinished() && bubble() != nullptr);
        });
        const auto isOver = [this] { return session().gamePosition().isFinished(); };
        for (int count = 0; count < kLongest; ++count) {
            QVERIFY(waitUntil([&] { return isOver() || bubble() != nullptr || isLearnersTurn(); }));
            if (isOver()) {
                break;
            }
            step(Way::Orders);
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        QVERIFY(isOver());
        QVERIFY(!isBehindScore);
        QVERIFY(wait());
        QVERIFY(bubble() != nullptr);
        QCOMPARE(guide().step(), QStringLiteral("goodbye"));
        QCOMPARE(bubble()->content().goOn, QStringLiteral("Close")); // there is nothing left to play
        session().disconnect(this);
    }

    /// The table of the smallest window: above the board the tail would cross the prompt, and a narrow bubble has room
    /// at its right.
    void aTailDoesNotCrossThePrompt()
    {
        BubbleRoom room;
        room.all = QRect(4, 4, 1016, 693);
        room.anchor = QRect(8, 407, 776, 286);
        room.tip = room.anchor;
        room.free = {QRect(8, 353, 776, 48)};
        room.useful = {QRect(8, 75, 434, 272), QRect(790, 9, 226, 130), QRect(790, 145, 226, 130),
                       QRect(790, 281, 226, 130), QRect(790, 420, 226, 273)};
        const QRect place = placeForBubble(room, {{336, 169}, {420, 150}, {532, 130}, {266, 200}, {224, 260}});
        QVERIFY2(place.left() > room.anchor.right(), qPrintable(QString::number(place.left())));
        QVERIFY(!place.intersects(room.free.first()));
    }

    void whatWasUndoneIsAskedAgain()
    {
        openWindowOf();
        begin(LessonId::FirstGame);
        while (guide().step() != QLatin1String("choose_first")) {
            step(Way::Orders);
        }
        step(Way::Orders);
        QVERIFY(wait());
        QVERIFY(guide().step() != QLatin1String("choose_first"));
        session().jumpTo(0);
        QCOMPARE(guide().step(), QStringLiteral("choose_first"));
    }

    void aDraggedCardEndsItsOwnStepAndNotTheNext()
    {
        openWindowOf();
        m_window->table().setPace(speeds::Pace::Fast); // a card that was dragged needs no picture
        begin(LessonId::FirstGame);
        while (guide().step() != QLatin1String("choose_first")) {
            step(Way::Mouse);
            QVERIFY(!QTest::currentTestFailed());
        }
        act(Way::Mouse);
        QTRY_VERIFY(bubble() != nullptr);
        QCOMPARE(guide().step(), QStringLiteral("settler"));
        QVERIFY(guide().done().contains(QStringLiteral("choose_first")));
    }

    void theKeyboardIsWhereTheArrowPoints()
    {
        openWindowOf();
        begin(LessonId::FirstGame);
        while (guide().step() != QLatin1String("place")) {
            if (guide().advice()) {
                const OrderArrow arrow = arrowFor(m_window->table(), session(), *guide().advice());
                QTRY_COMPARE(QApplication::focusWidget(), arrow.from.first());
            }
            step(Way::Keys);
            QVERIFY(!QTest::currentTestFailed() && wait());
        }
        QWidget* circle = arrowFor(m_window->table(), session(), *guide().advice()).to.first();
        QTRY_COMPARE(QApplication::focusWidget(), circle);
        QTest::keyClick(circle, Qt::Key_Space);
        QCOMPARE(guide().step(), QStringLiteral("placed"));
        QVERIFY2(bubble()->content().text.startsWith(QLatin1String("Good.")), qPrintable(bubble()->content().text));
    }

    void aPlacementThatBearsNothingIsAnswered()
    {
        openWindowOf();
        begin(LessonId::FirstGame);
        while (guide().step() != QLatin1String("place")) {
            step(Way::Orders);
            QVERIFY(!QTest::currentTestFailed() && wait());
        }
        const int indigo = 0; // the space of the first plantation
        QVERIFY(position().seat(0).tileAt(indigo) == Tile::Indigo);
        session().placement().arrange(Order::place(SpaceSet(1U << indigo), 0));
        QCOMPARE(guide().step(), QStringLiteral("placed"));
        QVERIFY2(!bubble()->content().text.startsWith(QLatin1String("Good.")), qPrintable(bubble()->content().text));
    }

    void computersWaitWhileThereIsSomethingToRead()
    {
        openWindowOf();
        begin(LessonId::FirstGame);
        for (int count = 0; count < 60 && !(session().isComputersTurn() && bubble() != nullptr); ++count) {
            step(Way::Orders);
            QVERIFY(wait());
        }
        QVERIFY(session().isComputersTurn());
        QCOMPARE(computers().state(), ComputerSeats::State::Waiting);
        const int orders = session().orderCount();
        settle();
        QCOMPARE(session().orderCount(), orders);
    }

    void everyBubbleIsShortAndSpoken()
    {
        openWindowOf();
        QStringList spoken;
        m_window->table().announcer().setSpeaker(std::make_unique<Recorder>(spoken));
        for (const LessonId id : kAllLessons) {
            begin(id);
            for (int count = 0; guide().isOn() && count < kLongest; ++count) {
                QVERIFY(wait());
                if (bubble() != nullptr) {
                    const QString text = bubble()->content().text;
                    const auto words = text.split(QLatin1Char(' ')).size();
                    QVERIFY2(words <= 52, qPrintable(guide().step()));
                    settle();
                    QVERIFY2(spoken.join(QLatin1Char('\n')).contains(text), qPrintable(guide().step()));
                }
                step(Way::Orders);
            }
        }
    }

    void escapeInABubbleLeavesTheLesson()
    {
        openWindowOf();
        begin(LessonId::FirstGame);
        settle();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!guide().isOn());
        QVERIFY(bubble() == nullptr);
    }

    void anotherGameEndsTheLesson()
    {
        openWindowOf();
        begin(LessonId::FirstGame);
        session().startNew(3, {}, 5, {});
        QVERIFY(!guide().isOn());
        QVERIFY(!LessonProgress::current());
        QVERIFY(computers().state() != ComputerSeats::State::Waiting);
    }

    void bubblesNameTheKeysThatAPersonChose()
    {
        CommandKeys keys;
        keys.change(Command::Hint, {QKeySequence(Qt::Key_F7)});
        keys.change(Command::Guide, {});
        setCommandKeys(keys);
        const GameSession game;
        const QList<LessonStep> steps = lesson(LessonId::FirstGame).steps;
        const QString last = steps.last().text(LessonMoment(game));
        setCommandKeys({});
        QVERIFY2(last.contains(QLatin1String("F7 gives a hint")), qPrintable(last));
        QVERIFY2(last.contains(commandName(Command::Guide) + QLatin1String(" opens the rules")), qPrintable(last));
    }
};

WINDROSE_TEST(lessons, Lessons)
#include "lessons.moc"
