// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/curtain.h"
#include "app/window/game_file.h"
#include "computer_table.h"
#include "core/players/random_player.h"
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/session/computer_seats.h"
#include "window_test.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QMenu>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <mutex>

using namespace windrose;
using namespace std::chrono_literals;
using driver::Hand;

/// Persons and computer players at one table.
class WindowSeats : public WindowTest
{
    Q_OBJECT

private:
    Random m_random{4};
    std::unique_ptr<Seen> m_seen; ///< by scripted players; outlives the window

    TableView& table() { return m_window->table(); }

    /// With `seen`, scripted players play.
    void open(const StartRequest& request, Seen* seen = nullptr)
    {
        m_window = std::make_unique<MainWindow>(request);
        table().setPace(speeds::Pace::Off);
        computers().setHeld(true); // a slow display could take longer than a whole game of theirs
        computers().setThinkingTime(5ms);
        computers().setPause(0);
        if (seen != nullptr) {
            computers().setFactory(scripted(*seen));
        }
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(waitUntilExposed(m_window.get()));
        computers().setHeld(false);
    }
    /// Four seats called Ana, Bo, Cy and Di.
    void lay(const std::vector<std::string>& seats, Seen* seen = nullptr)
    {
        StartRequest request;
        request.players = 4;
        request.names = {"Ana", "Bo", "Cy", "Di"};
        request.seats = seatsOf(seats);
        request.seed = 3;
        open(request, seen);
    }
    /// Starts a game with computers that think until they are stopped.
    void startThinking(const std::vector<std::string>& seats)
    {
        m_seen->isSlow = true;
        lay(seats, m_seen.get());
    }
    bool waitForPerson()
    {
        return waitUntil([this] { return !session().isComputersTurn(); });
    }
    void play() { session().submit(randomOrder(session().gamePosition(), m_random)); }

    QAction* entryOfSeat(int seat, const QString& text)
    {
        const QString name = session().seatName(seat);
        for (QAction* action : m_window->findChildren<QAction*>()) {
            if (action->menu() != nullptr && action->text().startsWith(name + QStringLiteral(" ("))) {
                emit action->menu()->aboutToShow();
                for (QAction* choice : action->menu()->actions()) {
                    if (QString(choice->text()).remove(QLatin1Char('&')) == text) {
                        return choice;
                    }
                }
            }
        }
        return nullptr;
    }

private slots:
    void init() { m_seen = std::make_unique<Seen>(); }

    void cleanup()
    {
        m_window.reset();
        settings::store().clear();
    }

    void everyKeyOfTheMenusMeansOneThing()
    {
        lay({});
        QStringList keys;
        for (const QAction* action : m_window->findChildren<QAction*>()) {
            for (const QKeySequence& key : action->shortcuts()) {
                const QString name = key.toString(QKeySequence::PortableText);
                QVERIFY2(!keys.contains(name), qPrintable(name));
                keys.append(name);
            }
        }
        QVERIFY(keys.contains("Ctrl+P") && keys.contains("Ctrl+Q"));
    }

    void aPersonPlaysAWholeGameAgainstThreeComputers()
    {
        lay({"person", "newcomer", "planter:builder", "merchant"});
        QString problem;
        while (!session().gamePosition().isFinished()) {
            QCOMPARE(table().largeSeat(), 0);
            if (session().isComputersTurn()) {
                QVERIFY(waitForPerson());
                continue;
            }
            const int before = session().orderCount();
            const Order order = randomOrder(session().gamePosition(), m_random);
            QVERIFY2(driver::perform(*m_window, order, Hand::Click, problem), qPrintable(problem));
            QVERIFY2(session().orderCount() > before, qPrintable(prompt()));
        }
        QTRY_VERIFY(m_window->findChild<QDialog*>() != nullptr); // the score
    }

    void promptNamesThinkerAndBlocksInput()
    {
        startThinking({"search:10s", "person", "person", "person"});
        QVERIFY2(prompt().contains("Ana (search:10s) is thinking…"), qPrintable(prompt()));
        QVERIFY(thing("Pause")->isVisible());
        QVERIFY(thing("Pass") == nullptr || !thing("Pass")->isVisible());
        driver::press(thing("Role Settler"));
        QCOMPARE(session().orderCount(), 0);
        QVERIFY2(prompt().contains("computer player"), qPrintable(prompt()));
        // Its board does not become the large one, and shows the player.
        QCOMPARE(table().largeSeat(), 1);
        QVERIFY(thing("Board of Ana")->accessibleName().contains("computer player: search:10s"));
        QVERIFY(!thing("Board of Bo")->accessibleName().contains("computer player"));
    }

    void closingWhileOneThinksEndsItAndLosesNothing()
    {
        startThinking({"person", "search:10s", "search:10s", "search:10s"});
        play();
        if (!session().isComputersTurn()) {
            play();
        }
        QVERIFY(session().isComputersTurn());
        QTRY_COMPARE(m_seen->asked, 1);
        QCOMPARE(computers().state(), ComputerSeats::State::Thinking);
        const Record played = session().record();
        const QString path = m_window->savedGames().path();
        QVERIFY(m_window->close());
        m_window.reset();
        QCOMPARE(m_seen->stopped, 1);
        QCOMPARE(m_seen->asked, 1);
        const GameFile saved = readGameFile(path);
        QVERIFY(saved.record && saved.problem.isEmpty());
        QVERIFY(saved.record->orders == played.orders);
        QCOMPARE(saved.record->playerTexts, (std::vector<std::string>{"", "search:10s", "search:10s", "search:10s"}));
    }

    void theGameGoesOnAfterARestart_data()
    {
        QTest::addColumn<bool>("paused");
        QTest::newRow("running") << false;
        QTest::newRow("paused") << true;
    }
    void theGameGoesOnAfterARestart()
    {
        QFETCH(bool, paused);
        lay({"newcomer", "planter", "newcomer", "planter"});
        QTRY_VERIFY(session().orderCount() >= 4);
        computers().setPaused(paused);
        session().autosave().wait();
        m_window->close();
        m_window.reset();
        open({});
        const int resumed = session().orderCount();
        QVERIFY(resumed >= 4);
        QCOMPARE(computers().isPaused(), paused);
        QCOMPARE(session().seats().player(1), PlayerSpec::read("planter"));
        if (!paused) {
            QTRY_VERIFY(session().orderCount() > resumed);
        } else {
            settle();
            QCOMPARE(session().orderCount(), resumed);
            QCOMPARE(computers().asked(), 0);
            QVERIFY2(prompt().contains("paused"), qPrintable(prompt()));
        }
    }

    void anOpenedRecordStandsStillAtAComputer()
    {
        lay({"newcomer", "planter", "newcomer", "planter"});
        QTRY_VERIFY(session().orderCount() >= 6);
        computers().setPaused(true);
        const QString file = m_home.filePath("watched.windrose");
        m_window->saveTo(file);
        QVERIFY(m_window->saver().wait());
        const int saved = session().orderCount();
        computers().setPaused(false);
        QTRY_VERIFY(session().orderCount() > saved);
        const int questions = computers().asked();
        QVERIFY(m_window->open(file));
        settle();
        QCOMPARE(session().orderCount(), saved);
        QCOMPARE(computers().asked(), questions);
        QVERIFY(computers().isPaused());
        driver::press(thing("Step"));
        QTRY_COMPARE(session().orderCount(), saved + 1);
        settle();
        QCOMPARE(session().orderCount(), saved + 1);
        QCOMPARE(computers().asked(), questions + 1);
        driver::press(thing("Continue"));
        QTRY_VERIFY(session().orderCount() > saved + 2);
        driver::press(thing("Pause"));
        QVERIFY(computers().isPaused());
    }

    void theMenuChangesOnlyWhatIsChosen()
    {
        lay({});
        computers().setPaused(true);
        const auto chosen = [this](const char* before, const char* level) {
            session().setPlayer(0, PlayerSpec::read(before));
            entryOfSeat(0, level)->trigger();
            return session().seats().player(0);
        };
        QCOMPARE(chosen("planter:shipper", "Merchant"), PlayerSpec::read("merchant:shipper"));
        QCOMPARE(chosen("viceroy:builder:5s", "Merchant"), PlayerSpec::read("merchant:builder:5s"));
        QCOMPARE(chosen("program:builder", "Merchant"), PlayerSpec(Level::Merchant));
        QCOMPARE(chosen("viceroy:1000ms", "Viceroy"), PlayerSpec::read("viceroy:1000ms"));
    }

    void seatsAreHandedOverAndTakenBackByTheMenu()
    {
        lay({});
        QVERIFY(entryOfSeat(0, "Person")->isChecked());
        computers().setPaused(true);
        entryOfSeat(0, "Planter")->trigger();
        QCOMPARE(session().seats().player(0), PlayerSpec::read("planter"));
        QVERIFY(session().isComputersTurn());
        QVERIFY(entryOfSeat(0, "Planter")->isChecked());
        QAction* style = entryOfSeat(0, "Style");
        QVERIFY(style->menu()->isEnabled());
        for (QAction* choice : style->menu()->actions()) {
            if (choice->text() == "Shipper") {
                choice->trigger();
                break;
            }
        }
        QCOMPARE(session().seats().player(0), PlayerSpec::read("planter:shipper"));
        entry("One Computer Move")->trigger();
        QTRY_COMPARE(session().orderCount(), 1);
        entryOfSeat(0, "Person")->trigger();
        QVERIFY(!session().seats().isComputer(0));
        entry("Computers Play the Other Seats")->trigger();
        const int person = session().personAtTable();
        for (int seat = 0; seat < 4; ++seat) {
            QCOMPARE(session().seats().isComputer(seat), seat != person);
        }
        QVERIFY(entry("Pause Computers")->isChecked());
        entry("Pause Computers")->trigger();
        QVERIFY(!computers().isPaused());
    }

    void watchingCanBeMadeFasterAndSlower()
    {
        settings::watchingSpeed.setValue(settings::WatchingSpeed::Slow);
        lay({"newcomer", "planter", "newcomer", "planter"});
        computers().setPause(100000);
        QWidget* button = thing("Speed");
        QCOMPARE(button->accessibleName(), QString("Speed, Slow"));
        QVERIFY(entry("Slow")->isChecked());
        QVERIFY(!entry("Slower")->isEnabled());
        // The keyboard.
        QTest::keyClick(m_window.get(), Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(settings::watchingSpeed.value(), settings::WatchingSpeed::Normal);
        QCOMPARE(button->accessibleName(), QString("Speed, Normal"));
        QTest::keyClick(m_window.get(), Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(settings::watchingSpeed.value(), settings::WatchingSpeed::Slow);
        // The button beside Pause; an open preferences dialog shows the same value.
        entry("Preferences…")->trigger();
        const int before = session().orderCount();
        driver::press(button);
        auto* menu = button->parent()->findChild<QMenu*>();
        QVERIFY(menu != nullptr && menu->isVisible());
        QVERIFY(menu->actions().at(0)->isChecked());
        QCOMPARE(menu->actions().at(3)->text(), QString("No delay"));
        menu->actions().at(3)->trigger();
        menu->close();
        QTRY_VERIFY(session().orderCount() > before + 5);
        const QList<QComboBox*> boxes = m_window->findChild<PreferencesDialog*>()->findChildren<QComboBox*>();
        QVERIFY(
            std::any_of(boxes.begin(), boxes.end(), [](QComboBox* box) { return box->currentText() == "No delay"; }));
        QVERIFY(!entry("Faster")->isEnabled());
        // The menu.
        entry("Fast")->trigger();
        QCOMPARE(settings::watchingSpeed.value(), settings::WatchingSpeed::Fast);
        // The button is visible only while computers play.
        computers().setPaused(true);
        QVERIFY(button->isVisible());
        session().setPlayer(session().gamePosition().turn, PlayerSpec());
        QVERIFY(!button->isVisible());
    }

    void theViceroyThinksOnOnlyWhileThePreferencesSaySo()
    {
        settings::viceroyTakesAllTime.setValue(true);
        startThinking({"viceroy", "person", "person", "person"});
        struct Made {
            std::mutex mutex;
            PlayerSpec last;
        };
        const auto made = std::make_shared<Made>();
        computers().setFactory([made, seen = m_seen.get()](const PlayerSpec& spec, std::uint64_t seed) {
            const std::lock_guard lock(made->mutex);
            made->last = spec;
            return scripted(*seen)(spec, seed);
        });
        const auto madeLast = [&made] {
            const std::lock_guard lock(made->mutex);
            return made->last;
        };
        QTRY_COMPARE(madeLast(), PlayerSpec::read("viceroy:3600s"));
        entry("Preferences…")->trigger();
        auto* preferences = m_window->findChild<PreferencesDialog*>();
        QList<QCheckBox*> boxes = preferences->findChildren<QCheckBox*>();
        boxes.removeIf([](QCheckBox* box) { return !box->text().contains("Viceroy"); });
        QCOMPARE(boxes.size(), 2);
        QCheckBox* const takesAllTime = boxes[0];
        QCheckBox* const ponders = boxes[1];
        QVERIFY(takesAllTime->isChecked() && ponders->isEnabled() && !ponders->isChecked());
        takesAllTime->click();
        QVERIFY(!ponders->isEnabled());
        QTRY_COMPARE(madeLast(), PlayerSpec(Level::Viceroy));
        QCOMPARE(session().orderCount(), 0);
        m_seen->isSlow = false;
        QTRY_COMPARE(session().orderCount(), 1);
        // It is a person's turn.
        takesAllTime->click();
        QCOMPARE(m_seen->pondered, 0);
        ponders->click();
        QTRY_COMPARE(m_seen->pondered, 1);
        preferences->close();
    }

    void undoInTheWindowGoesToThePersonsDecision()
    {
        lay({"person", "newcomer", "planter", "newcomer"});
        play();
        QVERIFY(waitForPerson());
        const int first = session().orderCount();
        play();
        QVERIFY(waitForPerson());
        session().undoRedo().setLimits({});
        const int questions = computers().asked();
        driver::press(thing("Undo"));
        QCOMPARE(session().orderCount(), first);
        settle();
        QCOMPARE(session().orderCount(), first);
        QCOMPARE(computers().asked(), questions);
        driver::press(thing("Redo"));
        QVERIFY(session().orderCount() > first);
    }

    void noCurtainFallsForAComputer()
    {
        settings::curtain.setValue(true);
        lay({"person", "newcomer", "person", "newcomer"});
        auto* curtain = m_window->findChild<Curtain*>();
        QVERIFY2(curtain->isVisible(), "two people play, and whoever starts the program may be either");
        curtain->click();
        int falls = 0;
        for (int order = 0; order < 30; ++order) {
            const int before = session().personAtTable();
            if (session().isComputersTurn()) {
                QVERIFY(waitForPerson());
            } else {
                play();
            }
            QCOMPARE(curtain->isVisible(), session().personAtTable() != before);
            if (curtain->isVisible()) {
                ++falls;
                QVERIFY(curtain->accessibleName().startsWith(session().seatName(session().personAtTable())));
                curtain->click();
            }
        }
        QVERIFY(falls > 3);
    }

    void theWindowStaysAwakeWhileOneThinks()
    {
        startThinking({"search:5s", "person", "person", "person"});
        QTRY_COMPARE(m_seen->asked, 1);
        int beats = 0;
        QTimer beat;
        connect(&beat, &QTimer::timeout, this, [&] { ++beats; });
        beat.start(1);
        QTRY_VERIFY(beats >= 20);
        entry("Preferences…")->trigger();
        QTRY_VERIFY(m_window->findChild<PreferencesDialog*>()->isVisible());
        QCOMPARE(computers().state(), ComputerSeats::State::Thinking);
        QCOMPARE(session().orderCount(), 0);
    }

    void settingUpAPositionHoldsThem()
    {
        lay({"newcomer", "planter", "newcomer", "planter"});
        QTRY_VERIFY(session().orderCount() >= 3);
        m_window->setUpPosition();
        const int count = session().orderCount();
        const int questions = computers().asked();
        settle();
        QCOMPARE(session().orderCount(), count);
        QCOMPARE(computers().asked(), questions);
        QCOMPARE(computers().state(), ComputerSeats::State::Waiting);
    }
};

WINDROSE_TEST(window_seats, WindowSeats)
#include "window_seats.moc"
