// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/quick_policy.h"
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/chances_chart.h"
#include "ui/dialogs/chart_parts.h"
#include "ui/dialogs/course_dialog.h"
#include "ui/dialogs/languages.h"

#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <thread>

using namespace windrose;

/// The game chart: it fills, turning points are listed, and each leads to its moment.
class Course : public QObject
{
    Q_OBJECT

private:
    GameSession m_session;

    void play(int orders, std::uint32_t explorationRate)
    {
        Random random{2};
        while (orders-- > 0 && !m_session.position().isFinished()) {
            QVERIFY(
                m_session.submit(quickOrder(m_session.gamePosition(), Weights{}, random, explorationRate)).isPlayed());
        }
    }

    static void press(const QDialog& dialog, const QString& text)
    {
        for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
            if (button->text().contains(text)) {
                button->click();
            }
        }
    }

private slots:
    void initTestCase() { applyLanguage(QStringLiteral("en")); }
    void init() { m_session.startNew(3, {"Ana", "Bo", "Cy"}, 5, {}); }

    void fillsAndListsWhatWasGivenAway()
    {
        play(10000, 3);
        CourseDialog dialog(m_session, {Qt::red, Qt::green, Qt::blue});
        dialog.show();
        QTRY_VERIFY(dialog.review().isFinished());
        auto* chart = dialog.findChild<ChancesChart*>();
        QCOMPARE(chart->known(), m_session.orderCount() + 1);
        auto* points = dialog.findChild<QListWidget*>();
        QCOMPARE(points->count(), static_cast<int>(dialog.review().turningPoints().size()));
        QVERIFY(points->count() > 0);
        for (const TurningPoint& point : dialog.review().turningPoints()) {
            const QString text = dialog.pointText(point);
            QVERIFY2(text.contains(m_session.seatName(point.seat)) && text.endsWith(QLatin1Char('.')),
                     qPrintable(text));
            QCOMPARE(text.count(QStringLiteral(" % to win)")), 2);
        }
        QSignalSpy shown(&dialog, &CourseDialog::momentWanted);
        QSignalSpy branched(&dialog, &CourseDialog::branchWanted);
        points->setFocus();
        points->setCurrentRow(points->count() - 1);
        const int moment = dialog.review().turningPoints().back().moment;
        QCOMPARE(chart->current(), moment);
        QTest::mouseClick(points->viewport(), Qt::LeftButton, {},
                          points->visualItemRect(points->currentItem()).center());
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown[0][0].toInt(), moment);
        press(dialog, QStringLiteral("Play On"));
        QCOMPARE(branched.size(), 1);
        QCOMPARE(branched[0][0].toInt(), moment);
        press(dialog, QStringLiteral("Show"));
        QCOMPARE(shown.size(), 2);
        QCOMPARE(shown[1][0].toInt(), moment);
    }

    void leavesTheTableFreeAndRestsUntilItIsWantedAgain()
    {
        play(6, 0);
        CourseDialog dialog(m_session, {Qt::red, Qt::green, Qt::blue});
        dialog.show();
        auto* chart = dialog.findChild<ChancesChart*>();
        QTRY_COMPARE(chart->known(), 7);
        QTest::keyClick(chart, Qt::Key_Home);
        QVERIFY(dialog.isVisible());
        press(dialog, QStringLiteral("Show"));
        QVERIFY(!dialog.isVisible());
        play(2, 0);
        QCOMPARE(dialog.review().moments(), 7);
        dialog.show();
        QCOMPARE(dialog.review().moments(), 9);
        QCOMPARE(chart->current(), 0);
        QTRY_COMPARE(chart->known(), 9);
    }

    void tellsEachMomentByKeyboard()
    {
        play(30, 0);
        CourseDialog dialog(m_session, {Qt::red, Qt::green, Qt::blue});
        dialog.show();
        auto* chart = dialog.findChild<ChancesChart*>();
        QTRY_COMPARE(chart->known(), 31);
        QTest::keyClick(chart, Qt::Key_Home);
        QCOMPARE(chart->current(), 0);
        QVERIFY(chart->accessibleDescription().contains(QStringLiteral("Ana")));
        QTest::keyClick(chart, Qt::Key_Right);
        QTest::keyClick(chart, Qt::Key_Right);
        QCOMPARE(chart->current(), 2);
        QTest::keyClick(chart, Qt::Key_End);
        QCOMPARE(chart->current(), 30);
        QSignalSpy shown(&dialog, &CourseDialog::momentWanted);
        QTest::keyClick(chart, Qt::Key_Return);
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown[0][0].toInt(), 30);
    }

    void placesAreSpread()
    {
        using charts::spread;
        QCOMPARE(spread({}, 10, 0, 100), QList<qreal>());
        QCOMPARE(spread({20, 50, 35}, 10, 0, 100), QList<qreal>({20, 50, 35}));
        QCOMPARE(spread({50, 50}, 10, 0, 100), QList<qreal>({45, 55}));
        QCOMPARE(spread({48, 50, 70}, 20, 0, 100), QList<qreal>({36, 56, 76}));
        QCOMPARE(spread({2, 1}, 10, 0, 100), QList<qreal>({10, 0}));
        QCOMPARE(spread({99, 100, 98}, 10, 0, 100), QList<qreal>({90, 100, 80}));
    }

    void numbersOfNeighborsDoNotOverlap()
    {
        ChancesChart chart;
        chart.resize(700, 260);
        chart.setGame({"Ana", "Bo", "Cy"}, {Qt::red, Qt::green, Qt::blue}, 200, {{0, 1}});
        chart.setMarked({100, 0, 2, 1, 101, 103, 199, 198});
        const QList<QRectF> badges = chart.badges();
        QCOMPARE(badges.size(), 8);
        for (int one = 0; one < badges.size(); ++one) {
            QVERIFY(QRectF(chart.rect()).contains(badges[one]));
            for (int other = 0; other < one; ++other) {
                QVERIFY(!badges[one].intersects(badges[other]));
            }
        }
        QVERIFY(badges[0].left() < badges[4].left() && badges[4].left() < badges[5].left());
    }

    void isTheSameEveryTimeAndGoesOnWithTheGame()
    {
        play(20, 0);
        GameReview one;
        one.start(m_session);
        QTRY_VERIFY(one.isFinished());
        play(5, 0);
        one.start(m_session);
        QCOMPARE(one.chances().size(), std::size_t{21}); // known results are kept
        QTRY_VERIFY(one.isFinished());
        GameReview other;
        other.start(m_session);
        QTRY_VERIFY(other.isFinished());
        QVERIFY(one.chances() == other.chances());
        QVERIFY(one.turningPoints() == other.turningPoints());
    }

    void endsWithTheMomentItLooksAt()
    {
        play(10000, 3);
        std::atomic<int> looked = 0;
        {
            GameReview review([&looked](const Position&, const std::atomic<bool>& stop) {
                ++looked;
                while (looked == 3 && !stop) { // it thinks about the third moment until it is stopped
                    std::this_thread::yield();
                }
                return Shares{};
            });
            review.start(m_session);
            QVERIFY(review.moments() > 100);
            QTRY_COMPARE(looked, 3);
        }
        QCOMPARE(looked, 3);
    }

    void theDialogClosesInTheMiddleOfIt()
    {
        play(10000, 3);
        CourseDialog dialog(m_session, {Qt::red, Qt::green, Qt::blue});
        dialog.show();
        QTRY_VERIFY(dialog.findChild<ChancesChart*>()->known() > 0);
    }
};

WINDROSE_TEST(course, Course)
#include "course.moc"
