// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/quick_policy.h"
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/chances_chart.h"
#include "ui/dialogs/chart_parts.h"
#include "ui/dialogs/course_list.h"
#include "ui/dialogs/course_panel.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/order_rows.h"
#include "ui/models/texts.h"

#include <QApplication>
#include <QFont>
#include <QLayout>
#include <QPushButton>
#include <QScopeGuard>
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

    void play(int orders, std::uint32_t explorationPeriod)
    {
        Random random{2};
        while (orders-- > 0 && !m_session.position().isFinished()) {
            QVERIFY(m_session.submit(quickOrder(m_session.gamePosition(), Weights{}, random, explorationPeriod))
                        .isPlayed());
        }
    }

    static void press(const QWidget& panel, const QString& text)
    {
        for (QPushButton* button : panel.findChildren<QPushButton*>()) {
            if (button->text().remove(QLatin1Char('&')).contains(text)) {
                button->click();
            }
        }
    }

private slots:
    void initTestCase()
    {
        applyLanguage(QStringLiteral("en"));
        GameReview::setDepth({.playouts = 300});
    }
    void cleanupTestCase() { GameReview::setDepth({}); }
    void init() { m_session.startNew(3, {"Ana", "Bo", "Cy"}, 5, {}); }

    void fillsAndListsWhatWasGivenAway()
    {
        play(10000, 3);
        CoursePanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.show();
        QTRY_VERIFY(panel.review().isFinished());
        auto* chart = panel.findChild<ChancesChart*>();
        QCOMPARE(chart->known(), m_session.orderCount() + 1);
        auto* points = panel.findChild<CourseList*>();
        const int turningPoints = static_cast<int>(panel.review().turningPoints().size());
        QVERIFY(turningPoints > 0);
        for (const TurningPoint& point : panel.review().turningPoints()) {
            const QString text = points->pointText(point);
            QVERIFY2(text.contains(m_session.seatName(point.seat)) && text.endsWith(QLatin1Char('.')),
                     qPrintable(text));
            const bool isFall = point.kind == TurningPointKind::Fall;
            QCOMPARE(text.count(QStringLiteral(" % to win)")), (isFall ? 0 : 1) + (point.hasBetter() ? 1 : 0));
            QCOMPARE(text.contains(QStringLiteral(" to win fell from ")), isFall);
        }
        QSignalSpy shown(&panel, &CoursePanel::momentRequested);
        QSignalSpy branched(&panel, &CoursePanel::branchRequested);
        points->setFocus();
        points->setCurrentRow(turningPoints - 1);
        const int moment = panel.review().turningPoints().back().moment;
        QCOMPARE(chart->current(), moment);
        QTest::mouseClick(points->viewport(), Qt::LeftButton, {},
                          points->visualItemRect(points->currentItem()).center());
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown[0][0].toInt(), moment);
        press(panel, QStringLiteral("Play On"));
        QCOMPARE(branched.size(), 1);
        QCOMPARE(branched[0][0].toInt(), moment);
        press(panel, QStringLiteral("Show"));
        QCOMPARE(shown.size(), 2);
        QCOMPARE(shown[1][0].toInt(), moment);
    }

    void saysWhatWasBetterAtASteepFall()
    {
        play(1, 0);
        GameReview review;
        review.start(m_session);
        const CourseList list(m_session, review, QList<QColor>{Qt::red, Qt::green, Qt::blue}, nullptr);
        const Order builder = Order::chooseRole(Role::Builder);
        const TurningPoint point{.given = Order::chooseRole(Role::Mayor),
                                 .better = builder,
                                 .chanceGiven = kCertain / 10,
                                 .chanceBetter = kCertain / 2,
                                 .chanceWithBetter = kCertain / 4,
                                 .reason = {.kind = ReasonKind::CanBuild, .piece = 1, .amount = 2},
                                 .difference = {.kind = ReasonKind::EarnsMore, .amount = 3, .other = 1},
                                 .kind = TurningPointKind::Fall};
        const OrderRow row = list.pointRow(point);
        QCOMPARE(row.percent, 10);
        QCOMPARE(row.better, 50);
        for (const QString& text : {list.pointText(point), row.detail}) {
            QVERIFY2(text.contains(QStringLiteral("The chance of Ana to win fell")), qPrintable(text));
            const QString better =
                QStringLiteral("Better (25 % to win): %1.").arg(texts::order(m_session.position(), builder));
            const qsizetype place = text.indexOf(better);
            QVERIFY2(place > 0, qPrintable(text));
            QVERIFY(text.indexOf(texts::reason(m_session, point.reason, texts::ComparedWith::Played)) > place);
            QVERIFY(text.endsWith(texts::reason(m_session, point.difference, texts::ComparedWith::Played)));
        }
        TurningPoint ofRival = point;
        ofRival.better = ofRival.given;
        QVERIFY(!list.pointText(ofRival).contains(QStringLiteral("Better")));
        const auto back = qScopeGuard([] { applyLanguage(QStringLiteral("en")); });
        applyLanguage(QStringLiteral("fr"));
        QCOMPARE(list.pointRow(point).note, QStringLiteral("50\u202f% → 10\u202f%"));
    }

    void givesEachPlayerASheet()
    {
        play(10000, 3);
        CoursePanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.show();
        QTRY_VERIFY(panel.review().isFinished());
        auto* list = panel.findChild<CourseList*>();
        int row = static_cast<int>(panel.review().turningPoints().size());
        for (int seat = 0; seat < 3; ++seat) {
            const SeatSheet& sheet = panel.review().sheetOf(seat);
            QVERIFY(sheet.decisions > 10 && sheet.found < sheet.decisions && sheet.found > 0);
            const QString head = list->item(row)->text();
            QCOMPARE(head, list->sheetText(seat));
            QVERIFY2(head.startsWith(m_session.seatName(seat)) && head.contains(QString::number(sheet.decisions)),
                     qPrintable(head));
            QCOMPARE(list->momentOf(row), -1);
            const auto inColumns = [list](int number) {
                return list->item(number)->data(OrderRows::kRole).value<OrderRow>();
            };
            QCOMPARE(inColumns(row).title, m_session.seatName(seat));
            QCOMPARE(inColumns(row).percent, qRound(100.0 * sheet.found / sheet.decisions));
            QVERIFY(head.contains(inColumns(row).figure));
            for (const TurningPoint& mistake : sheet.mistakes) {
                QCOMPARE(mistake.seat, seat);
                QCOMPARE(list->momentOf(++row), mistake.moment);
                QCOMPARE(list->item(row)->text(), list->pointText(mistake));
                QCOMPARE(inColumns(row).percent, texts::percent(mistake.chanceGiven));
                QCOMPARE(inColumns(row).better, texts::percent(mistake.chanceBetter));
                QVERIFY(list->item(row)->text().contains(inColumns(row).title));
            }
            ++row;
        }
        QCOMPARE(list->count(), row);
        QSignalSpy shown(&panel, &CoursePanel::momentRequested);
        list->setCurrentRow(row - 1);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(shown.size(), panel.review().sheetOf(2).mistakes.empty() ? 0 : 1);
    }

    void nothingLiesOverAnythingElseWithTheLargestTexts()
    {
        const QFont usual = QApplication::font();
        const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
        QFont large = usual;
        large.setPixelSize(24);
        QApplication::setFont(large);
        CoursePanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.resize(380, 700); // the buttons stand below each other
        panel.show();
        (void)waitUntilExposed(&panel);
        const QList<QWidget*> parts = panel.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(parts.size() >= 7);
        for (const QWidget* one : parts) {
            for (const QWidget* other : parts) {
                QVERIFY2(one == other || one->isHidden() || other->isHidden() ||
                             !one->geometry().intersects(other->geometry()),
                         one->metaObject()->className());
            }
        }
    }

    void staysBesideTheTableAndFollowsTheGame()
    {
        play(6, 0);
        CoursePanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.show();
        auto* chart = panel.findChild<ChancesChart*>();
        QTRY_COMPARE(chart->known(), 7);
        QTest::keyClick(chart, Qt::Key_Home);
        press(panel, QStringLiteral("Show"));
        QVERIFY(panel.isVisible());
        play(2, 0);
        QCOMPARE(panel.review().moments(), 9);
        QCOMPARE(chart->current(), 0);
        QTRY_COMPARE(chart->known(), 9);
        QTest::keyClick(chart, Qt::Key_Escape);
        QVERIFY(!panel.isVisible());
    }

    void itsButtonsSayWhatTheyWaitFor()
    {
        play(3, 0);
        CoursePanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.show();
        QList<QPushButton*> waiting;
        for (QPushButton* button : panel.findChildren<QPushButton*>()) {
            if (!button->isEnabled()) {
                waiting << button;
                QVERIFY(button->toolTip().contains(QStringLiteral("Choose a moment first")));
                QCOMPARE(button->accessibleDescription(), button->toolTip());
            }
        }
        QCOMPARE(waiting.size(), 2);
        QTest::keyClick(panel.findChild<ChancesChart*>(), Qt::Key_Home);
        for (const QPushButton* button : waiting) {
            QVERIFY(button->isEnabled());
            QVERIFY(!button->toolTip().contains(QStringLiteral("Choose a moment first")));
        }
    }

    /// Everything fits from the narrowest panel to a wide one, in the longest language.
    void fitsWhereItStands()
    {
        applyLanguage(QStringLiteral("de"));
        const auto back = qScopeGuard([] { applyLanguage(QStringLiteral("en")); });
        play(20, 0);
        CoursePanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.show();
        for (const QSize size : {panel.minimumSizeHint().expandedTo({0, 560}), QSize(480, 1000), QSize(1080, 400)}) {
            panel.resize(size);
            QTRY_VERIFY(panel.layout()->geometry() == panel.contentsRect());
            QCOMPARE(panel.size(), size);
            for (QPushButton* button : panel.findChildren<QPushButton*>()) {
                QVERIFY(panel.rect().contains(button->geometry()));
                QVERIFY(button->width() >= button->sizeHint().width());
            }
            const auto* chart = panel.findChild<ChancesChart*>();
            const auto* points = panel.findChild<CourseList*>();
            QVERIFY(panel.rect().contains(chart->geometry()) && panel.rect().contains(points->geometry()));
            QVERIFY(!chart->geometry().intersects(points->geometry()));
        }
    }

    void showsEachMomentByKeyboard()
    {
        play(30, 0);
        CoursePanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.show();
        auto* chart = panel.findChild<ChancesChart*>();
        QTRY_COMPARE(chart->known(), 31);
        QTest::keyClick(chart, Qt::Key_Home);
        QCOMPARE(chart->current(), 0);
        QVERIFY(chart->accessibleDescription().contains(QStringLiteral("Ana")));
        QTest::keyClick(chart, Qt::Key_Right);
        QTest::keyClick(chart, Qt::Key_Right);
        QCOMPARE(chart->current(), 2);
        QTest::keyClick(chart, Qt::Key_End);
        QCOMPARE(chart->current(), 30);
        QSignalSpy shown(&panel, &CoursePanel::momentRequested);
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

    /// Marks of equal values stand side by side, and smaller ones where there is little room.
    void marksOfEqualValuesDoNotOverlap()
    {
        using charts::kMark;
        const auto areApart = [](const QList<charts::MarkSpot>& spots) {
            for (int one = 0; one < spots.size(); ++one) {
                for (int other = 0; other < one; ++other) {
                    const QPointF distance = spots[one].center - spots[other].center;
                    if (qMax(qAbs(distance.x()), qAbs(distance.y())) < spots[one].radius + spots[other].radius) {
                        return false;
                    }
                }
            }
            return true;
        };
        const QList<QPointF> same{{50, 20}, {50, 20}, {50, 60}, {50, 22}, {50, 20}};
        const auto wide = charts::placeMarks(same, 100, 0, 100);
        QVERIFY(areApart(wide));
        QCOMPARE(wide[2].center, QPointF(50, 60));
        QCOMPARE(wide[0].radius, qreal{kMark});
        QVERIFY(wide[0].center.x() < wide[1].center.x() && wide[1].center.x() < wide[3].center.x());
        const auto narrow = charts::placeMarks(same, 20, 0, 100);
        QVERIFY(areApart(narrow));
        QVERIFY(narrow[0].radius < kMark);
        QCOMPARE(narrow[2].radius, qreal{kMark});
        const auto atTheEdge = charts::placeMarks({{0, 20}, {0, 20}}, 100, 0, 100);
        QVERIFY(areApart(atTheEdge));
        QCOMPARE(atTheEdge[0].center.x(), 0.0);
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

    void numbersOfLevelsDoNotTouchInALowChart()
    {
        QCOMPARE(charts::percentBetweenLevels(300, 20), 25);
        QCOMPARE(charts::percentBetweenLevels(60, 20), 50);
        QCOMPARE(charts::percentBetweenLevels(30, 20), 100);
    }

    void isTheSameEveryTimeAndGoesOnWithTheGame()
    {
        play(20, 0);
        GameReview one;
        one.start(m_session);
        QTRY_VERIFY(one.isFinished());
        play(5, 0);
        one.start(m_session);
        QCOMPARE(one.judgments().size(), std::size_t{20}); // all but the last, which has an order now
        QTRY_VERIFY(one.isFinished());
        GameReview other;
        other.start(m_session);
        QTRY_VERIFY(other.isFinished());
        QVERIFY(one.judgments() == other.judgments());
        QVERIFY(one.turningPoints() == other.turningPoints());
    }

    void endsWithTheMomentItLooksAt()
    {
        play(10000, 3);
        std::atomic<int> looked = 0;
        {
            GameReview review([&looked](const Position&, std::optional<Order>, const std::atomic<bool>& stop) {
                ++looked;
                while (looked == 3 && !stop) { // it thinks about the third moment until it is stopped
                    std::this_thread::yield();
                }
                return MomentJudgment{};
            });
            review.start(m_session);
            QVERIFY(review.moments() > 100);
            QTRY_COMPARE(looked, 3);
        }
        QCOMPARE(looked, 3);
    }

    void thePanelClosesInTheMiddleOfIt()
    {
        play(10000, 3);
        CoursePanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.show();
        QTRY_VERIFY(panel.findChild<ChancesChart*>()->known() > 0);
    }
};

WINDROSE_TEST(course, Course)
#include "course.moc"
