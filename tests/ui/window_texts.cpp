// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text_size.h"
#include "core/players/quick_policy.h"
#include "core/players/random_player.h"
#include "patience.h"
#include "player_specs.h"
#include "test_program.h"
#include "ui/dialogs/languages.h"
#include "ui/pieces/text_fit.h"
#include "ui/session/computer_seats.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/replay_bar.h"
#include "ui/table/table_tile.h"
#include "window_test.h"

#include <QAction>
#include <QApplication>
#include <QLoggingCategory>
#include <QMenuBar>
#include <QScreen>

#include <map>
#include <memory>
#include <set>
#include <stdexcept>

using namespace windrose;

namespace
{

QStringList cutTexts; // texts cut off in what was painted since it was cleared

void listen(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (QLatin1String(context.category) == QLatin1String("windrose.texts")) {
        cutTexts += message;
    } else if (type != QtDebugMsg) {
        fprintf(stderr, "%s\n", qPrintable(message));
    }
}

class FailingPlayer final : public Player
{
public:
    Order decide(const Position&, const std::atomic<bool>&) override { throw std::runtime_error("out of ideas"); }
};

} // namespace

/// On a small screen, in each language, no text on the table is cut off.
class WindowTexts : public WindowTest
{
    Q_OBJECT

private:
    TableView& table() { return m_window->table(); }

    void lay(int players, const std::vector<std::string>& seats = {})
    {
        StartRequest request;
        request.players = players;
        request.names = {"Johanna", "Friedrich", "Bartolomeo", "Mar\u00eda", "Maximilian"};
        request.names.resize(static_cast<std::size_t>(players));
        request.seats = seatsOf(seats);
        request.seed = 3;
        m_window = std::make_unique<MainWindow>(request);
        table().setPace(speeds::Pace::Off);
        m_window->resize(1024, 720);
        m_window->show();
        QVERIFY(waitUntilExposed(m_window.get()));
        // The window checks the screen's size; with enough room that has no effect.
        QTRY_VERIFY(m_window->screen()->availableGeometry().contains(m_window->frameGeometry()));
        m_window->resize(1024, 720); // for any screen
        QCOMPARE(m_window->size(), QSize(1024, 720));
    }
    /// The texts that are cut off in a widget, now and while this runs.
    QString cutIn(QWidget& widget)
    {
        cutTexts.clear();
        (void)widget.grab();
        return cutTexts.join(QLatin1String("; "));
    }
    /// The same for the whole table, after a full repaint.
    QString cutAnywhere()
    {
        for (TableTile* tile : table().findChildren<TableTile*>()) {
            tile->invalidate();
        }
        return cutIn(*m_window);
    }

private slots:
    void initTestCase()
    {
        driver::isolateFiles(m_home);
        QLoggingCategory::setFilterRules("windrose.texts.debug=true");
        qInstallMessageHandler(listen);
    }

    void cleanup()
    {
        m_window.reset();
        settings::textSize.reset();
        applyTextSize(settings::textSize.value());
        applyLanguage(QStringLiteral("en"));
    }

    void aTextThatDoesNotFitIsHeardOf()
    {
        lay(4);
        QCOMPARE(cutIn(table().prompt()), QString());
        table().prompt().warn(QString("Colonists ").repeated(60));
        QVERIFY(cutIn(table().prompt()).contains("Colonists"));
    }

    void theTextSizeReachesDialogsAndTable()
    {
        lay(4);
        const qreal points = QApplication::font().pointSizeF();
        const int type = typeSize(4);
        for (int step = 0; step < 6; ++step) { // one more than there are
            entry("Larger Text")->trigger();
        }
        QCOMPARE(settings::percent(settings::textSize.value()), 200);
        QCOMPARE(QApplication::font().pointSizeF(), points * 2);
        QCOMPARE(QApplication::font("QMenuBar").pointSizeF(), points * 2);
        QTRY_COMPARE(m_window->menuBar()->font().pointSizeF(), points * 2);
        QVERIFY(qAbs(typeSize(4) - 2 * type) <= 1);
        entry("Smaller Text")->trigger();
        QCOMPARE(settings::percent(settings::textSize.value()), 175);
        entry("Normal Text")->trigger();
        QCOMPARE(QApplication::font().pointSizeF(), points);
        QCOMPARE(typeSize(4), type);
    }

    void theTableStartsFromTheFontOfTheDesktop()
    {
        QFont font = QApplication::font();
        font.setPixelSize(13);
        QCOMPARE(tableScaleFor(font, 100), 1.0);
        QCOMPARE(tableScaleFor(font, 150), 1.5);
        font.setPixelSize(22);
        QVERIFY(tableScaleFor(font, 100) > 1.4);
        QVERIFY(tableScaleFor(font, 80) < tableScaleFor(font, 100));
    }

    void noTextIsCutAtAnyTextSize_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("step");
        QList<QSize> sizes{QSize(1024, 694)};
        QList<settings::TextSize> steps{settings::TextSize::P100, settings::TextSize::P200};
        if (repeatsRows()) {
            sizes << QSize(1280, 774) << QSize(1920, 1054);
            steps << settings::TextSize::P80 << settings::TextSize::P150;
        }
        for (const QSize& size : std::as_const(sizes)) {
            for (const settings::TextSize step : std::as_const(steps)) {
                QTest::addRow("%dx%d, %d %%", size.width(), size.height(), settings::percent(step))
                    << size << static_cast<int>(step);
            }
        }
    }
    void noTextIsCutAtAnyTextSize()
    {
        QFETCH(QSize, size);
        QFETCH(int, step);
        settings::textSize.setValue(static_cast<settings::TextSize>(step));
        lay(4);
        std::set<Decision> seen;
        Random random{7};
        QStringList cut;
        while (!session().gamePosition().isFinished()) {
            if (seen.insert(session().gamePosition().decision).second) {
                table().resize(size); // for any screen
                for (TableTile* tile : table().findChildren<TableTile*>()) {
                    tile->invalidate();
                }
                cut += cutIn(table());
            }
            session().submit(quickOrder(session().gamePosition(), Weights{}, random, 3));
        }
        cut.removeAll(QString());
        QVERIFY(seen.size() >= 8);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
    }

    void everyQuestionCanBeRead_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("players");
        QStringList languages{QStringLiteral("de")};
        if (repeatsRows()) {
            languages << QStringLiteral("en");
        }
        for (const QString& language : std::as_const(languages)) {
            for (int players = repeatsRows() ? kMinPlayers : kMaxPlayers; players <= kMaxPlayers; ++players) {
                QTest::addRow("%s, %d", qPrintable(language), players) << language << players;
            }
        }
    }
    void everyQuestionCanBeRead()
    {
        QFETCH(QString, language);
        QFETCH(int, players);
        applyLanguage(language);
        lay(players);
        std::map<std::pair<Decision, bool>, int> seen;
        Random random{7};
        QStringList cut;
        const auto note = [&cut](const QString& found) {
            if (!found.isEmpty() && !cut.contains(found)) {
                cut += found;
            }
        };
        while (!session().gamePosition().isFinished()) {
            const Position& position = session().gamePosition();
            note(cutIn(table().prompt()));
            if (++seen[{position.decision, position.turn == position.chooser}] <= 1) {
                note(cutAnywhere());
                // The reasons why things cannot be picked up now.
                std::set<QString> reasons;
                for (const TablePlace* place : table().controller().places()) {
                    if (place->modelIndex().isValid() && reasons.size() < 20) {
                        reasons.insert(place->model()->pickUpRefusal(place->modelIndex()));
                    }
                }
                for (const QString& reason : reasons) {
                    table().prompt().warn(reason);
                    note(cutIn(table().prompt()));
                }
                table().prompt().warn({});
            }
            session().submit(quickOrder(position, Weights{}, random, 3)); // builds large ones, too
        }
        note(cutAnywhere());
        QVERIFY(seen.size() >= 12);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
    }

    void allElseThatThePromptSaysCanBeRead_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("de") << "de";
        QTest::newRow("en") << "en";
    }
    void allElseThatThePromptSaysCanBeRead()
    {
        QFETCH(QString, language);
        applyLanguage(language);
        lay(4, {"shipmaster:opportunist", "newcomer", "newcomer", "newcomer"});
        ComputerSeats& computers = m_window->computers();
        computers.setThinkingTime(std::chrono::milliseconds(5));
        computers.setPause(0);
        QCOMPARE(cutIn(table().prompt()), QString()); // while it thinks
        QTRY_VERIFY(session().orderCount() > 30);
        computers.setPaused(true);
        QCOMPARE(cutAnywhere(), QString());
        session().undoRedo().goTo(8); // and taken back
        QCOMPARE(cutIn(table().prompt()), QString());
        session().view(3);
        QTRY_VERIFY(table().replay().isVisible());
        QCOMPARE(cutIn(table().replay()), QString());
        session().returnToGame();
        computers.setFactory([](const PlayerSpec&, std::uint64_t) {
            return SeatedPlayer{std::make_unique<FailingPlayer>(), {}};
        });
        computers.setPaused(false);
        QTRY_COMPARE(computers.state(), ComputerSeats::State::Failed);
        QCOMPARE(cutIn(table().prompt()), QString());
        // Persons, at an earlier moment.
        for (int seat = 0; seat < 4; ++seat) {
            session().setPlayer(seat, PlayerSpec());
        }
        Random random{3};
        for (int order = 0; order < 60; ++order) {
            session().submit(randomOrder(session().gamePosition(), random));
        }
        while (session().orderCount() > 10 && session().undoRedo().goTo(session().orderCount() - 1)) {
            QCOMPARE(cutIn(table().prompt()), QString());
        }
    }
};

WINDROSE_TEST(window_texts, WindowTexts)
#include "window_texts.moc"
