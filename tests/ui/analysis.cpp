// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/candidates.h"
#include "core/players/quick_policy.h"
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/analysis_panel.h"
#include "ui/dialogs/chances_bars.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/order_rows.h"
#include "ui/models/texts.h"

#include <QLabel>
#include <QListWidget>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

using namespace windrose;

/// The panel of the analysis: it thinks as long as it is open, and goes with the table.
class AnalysisShown : public QObject
{
    Q_OBJECT

private:
    GameSession m_session;

    void play(int orders)
    {
        while (orders-- > 0 && !m_session.gamePosition().isFinished()) {
            QVERIFY(m_session.submit(quickOrder(m_session.gamePosition(), Weights{})).isPlayed());
        }
    }

private slots:
    void initTestCase() { applyLanguage(QStringLiteral("en")); }
    void init()
    {
        m_session.startNew(3, {"Ana", "Bo", "Cy"}, 5, {});
        Analyst::setMostReports(3);
    }
    void cleanup() { Analyst::setMostReports(0); }

    void showsTheBestOrdersAndEverybodysChances()
    {
        play(12);
        AnalysisPanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.show();
        QTRY_VERIFY(!panel.report().orders.empty() && !panel.isThinking());
        const AnalysisReport& report = panel.report();
        const auto* list = panel.findChild<QListWidget*>();
        QCOMPARE(list->count(), static_cast<int>(report.orders.size()));
        for (int row = 0; row < list->count(); ++row) {
            const AnalyzedOrder& order = report.orders[static_cast<std::size_t>(row)];
            const QString text = list->item(row)->text();
            QVERIFY2(text.startsWith(texts::order(report.position, order.order)), qPrintable(text));
            QVERIFY2(!order.chance || text.contains(texts::chance(*order.chance)), qPrintable(text));
        }
        QVERIFY(list->item(0)->text().contains(QStringLiteral("Then: ")));
        const auto* bars = panel.findChild<ChancesBars*>();
        QCOMPARE(bars->percents().size(), 3);
        for (int seat = 0; seat < 3; ++seat) {
            QCOMPARE(bars->percents()[seat], texts::percent((*report.chances)[static_cast<std::size_t>(seat)]));
            QVERIFY(bars->accessibleDescription().contains(m_session.seatName(seat)));
        }
    }

    void showsInColumnsWhatItSays()
    {
        play(12);
        AnalysisPanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.show();
        QTRY_VERIFY(!panel.report().orders.empty() && !panel.isThinking());
        const AnalysisReport& report = panel.report();
        const auto* list = panel.findChild<QListWidget*>();
        for (int number = 0; number < list->count(); ++number) {
            const auto row = list->item(number)->data(OrderRows::kRole).value<OrderRow>();
            const AnalyzedOrder& order = report.orders[static_cast<std::size_t>(number)];
            QCOMPARE(row.number, QString::number(number + 1));
            QCOMPARE(row.title, texts::order(report.position, order.order));
            QCOMPARE(row.percent, order.chance ? texts::percent(*order.chance) : -1);
            const QString text = list->item(number)->text();
            QVERIFY2(!order.chance || text.contains(row.figure), qPrintable(text));
            QVERIFY2(text.endsWith(row.detail), qPrintable(text));
            QVERIFY(row.note.contains(QString::number(100 * order.simulations / report.simulations)));
        }
    }

    void showsChancesThatAreNotKnownYet()
    {
        play(12);
        AnalysisPanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.show();
        QTRY_VERIFY(panel.report().orders.size() > 1 && !panel.isThinking());
        AnalysisReport report = panel.report();
        const Shares chances{kCertain / 2, kCertain / 4, kCertain / 4};
        report.orders[0].chance = {};
        report.orders[1].chance = chances[report.position.turn];
        report.chances = chances;
        panel.showReport(report);
        const auto* list = panel.findChild<QListWidget*>();
        const auto row = list->item(0)->data(OrderRows::kRole).value<OrderRow>();
        QCOMPARE(row.number, QStringLiteral("1"));
        QCOMPARE(row.title, texts::order(report.position, report.orders[0].order));
        QCOMPARE(row.figure, QStringLiteral("…"));
        QCOMPARE(row.percent, -1); // no bar
        const QString text = list->item(0)->text();
        QVERIFY2(text.contains(QStringLiteral(": chance not known yet (")), qPrintable(text));
        QVERIFY2(list->item(1)->text().contains(texts::chance(*report.orders[1].chance)), qPrintable(text));
        const auto* bars = panel.findChild<ChancesBars*>();
        QCOMPARE(bars->percents(), (QList<int>{50, 25, 25}));
        report.orders[1].chance = {};
        report.chances = {};
        panel.showReport(report);
        QVERIFY(bars->percents().isEmpty());
        QVERIFY(bars->accessibleDescription().isEmpty());
    }

    void drawsEveryRowWithinTheList_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("narrow") << 120;
        QTest::newRow("wide") << 900;
    }
    void drawsEveryRowWithinTheList()
    {
        QFETCH(const int, width);
        QListWidget list;
        list.setItemDelegate(new OrderRows(&list));
        list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        list.resize(width, 2000);
        OrderRow row;
        row.number = QStringLiteral("1");
        row.title = QStringLiteral("Construction-hut-and-everything-else that is long enough for some lines of text");
        row.percent = 40;
        row.better = 60;
        row.figure = QStringLiteral("40 %");
        row.note = QStringLiteral("60 % → 40 %");
        row.detail = row.title;
        auto* item = new QListWidgetItem(row.title, &list);
        item->setData(OrderRows::kRole, QVariant::fromValue(row));
        list.show();
        const QRect room = list.visualItemRect(item);
        QVERIFY(room.width() <= list.viewport()->width());
        const QImage image = list.viewport()->grab().toImage();
        const QRgb ground = image.pixel(1, image.height() - 2);
        const qreal scale = image.devicePixelRatio();
        for (int y = qRound(room.bottom() * scale) - 1; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                QCOMPARE(image.pixel(x, y), ground);
            }
        }
    }

    void thinksAsLongAsItIsOpen()
    {
        Analyst::setMostReports(0);
        AnalysisPanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.show();
        QTRY_VERIFY(panel.report().simulations > 0);
        const std::int64_t before = panel.report().simulations;
        QTRY_VERIFY(panel.report().simulations > before);
        QVERIFY(panel.isThinking());
        panel.close();
        QVERIFY(!panel.isThinking());
    }

    /// However many simulations that takes; the last choice of a game allows millions within seconds.
    void thinksOnAfterMillionsOfSimulations()
    {
        Analyst::setMostReports(0);
        play(10000);
        int moment = m_session.orderCount();
        OrderList orders;
        do {
            candidateOrders(m_session.history().positionAt(--moment), orders);
        } while (orders.size() == 1);
        m_session.view(moment);
        AnalysisPanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.show();
        QTRY_VERIFY(panel.report().simulations > 5'000'000);
        const std::int64_t before = panel.report().simulations;
        QTRY_VERIFY(panel.report().simulations > before || !panel.isThinking());
        QVERIFY(panel.isThinking());
    }

    void goesOnWithItsSearchWhenAnExpectedOrderIsPlayed()
    {
        Analyst::setMostReports(0);
        AnalysisPanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.show();
        QTRY_VERIFY(!panel.report().orders.empty());
        const std::int64_t ofFirstReport = panel.report().simulations;
        QTRY_VERIFY(panel.report().orders.front().simulations > 6 * ofFirstReport);
        const AnalyzedOrder best = panel.report().orders.front();
        QVERIFY(m_session.submit(best.order).isPlayed());
        QVERIFY(panel.report().orders.empty());
        QTRY_VERIFY(!panel.report().orders.empty());
        QVERIFY(panel.report().simulations > best.simulations / 2);
    }

    void goesWithTheTable()
    {
        play(9);
        AnalysisPanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.show();
        const auto isAbout = [&](int moment) {
            const Position& position = m_session.history().positionAt(moment);
            return !panel.report().orders.empty() && panel.report().position.round == position.round &&
                   panel.report().position.turn == position.turn &&
                   panel.report().position.decision == position.decision;
        };
        const auto firstChoice = [&](int moment) { // the next moment with a choice, which the analysis goes on to
            while (m_session.history().positionAt(moment).decision != Decision::ChooseRole) {
                ++moment;
            }
            return moment;
        };
        QTRY_VERIFY(!panel.report().orders.empty());
        const int start = firstChoice(0);
        m_session.view(start);
        QVERIFY(panel.report().orders.empty()); // at once
        QTRY_VERIFY(isAbout(start));
        m_session.view(m_session.orderCount());
        QTRY_VERIFY(!panel.report().orders.empty());
        m_session.undoRedo().undo();
        QVERIFY(panel.report().orders.empty());
        QTRY_VERIFY(!panel.report().orders.empty());
        play(10000);
        QTRY_VERIFY(panel.report().position.isFinished() && !panel.isThinking());
        QCOMPARE(panel.findChild<QListWidget*>()->count(), 0);
        QCOMPARE(panel.findChild<ChancesBars*>()->percents().size(), 3);
    }

    void closesWithEscapeAndPassesTheKeyboardOn()
    {
        AnalysisPanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.show();
        auto* list = panel.findChild<QListWidget*>();
        QSignalSpy passed(&panel, &BesidePanel::passed);
        QTest::keyClick(list, Qt::Key_F6);
        QTest::keyClick(list, Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(passed.size(), 2);
        QCOMPARE(passed[0][0].toBool(), true);
        QCOMPARE(passed[1][0].toBool(), false);
        QTest::keyClick(list, Qt::Key_Escape);
        QVERIFY(!panel.isVisible());
    }

    void speaksTheLanguageOfTheWindow()
    {
        AnalysisPanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.show();
        QTRY_VERIFY(!panel.report().orders.empty() && !panel.isThinking());
        const QString english = panel.findChild<QListWidget*>()->item(0)->text();
        const auto back = qScopeGuard([] { applyLanguage(QStringLiteral("en")); });
        applyLanguage(QStringLiteral("cs"));
        QTRY_VERIFY(panel.findChild<QListWidget*>()->item(0)->text() != english);
        QCOMPARE(panel.windowTitle(), QStringLiteral("Analýza"));
    }

    void writesPercentAsTheLanguageDoes_data()
    {
        QTest::addColumn<QString>("sign");
        QTest::newRow("cs") << QStringLiteral("\u00a0%");
        QTest::newRow("fr") << QStringLiteral("\u202f%");
        for (const char* language : {"it", "ja", "pl", "zh_CN"}) {
            QTest::newRow(language) << QStringLiteral("%");
        }
    }
    void writesPercentAsTheLanguageDoes()
    {
        QFETCH(const QString, sign);
        const auto back = qScopeGuard([] { applyLanguage(QStringLiteral("en")); });
        applyLanguage(QString::fromLatin1(QTest::currentDataTag()));
        AnalysisPanel panel(m_session, {Qt::red, Qt::green, Qt::blue});
        panel.show();
        QTRY_VERIFY(!panel.report().orders.empty() && !panel.isThinking());
        const QListWidgetItem& first = *panel.findChild<QListWidget*>()->item(0);
        const auto row = first.data(OrderRows::kRole).value<OrderRow>();
        for (const QString& text :
             {row.figure, row.note, first.text(), panel.findChild<ChancesBars*>()->accessibleDescription()}) {
            QCOMPARE(text.count(QRegularExpression(QStringLiteral("[0-9]") + sign)), text.count(QLatin1Char('%')));
        }
    }
};

WINDROSE_TEST(analysis, AnalysisShown)
#include "analysis.moc"
