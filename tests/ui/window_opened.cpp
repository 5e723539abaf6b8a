// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/random_player.h"
#include "patience.h"
#include "play.h"
#include "program_test.h"
#include "ui/dialogs/known_programs.h"
#include "ui/dialogs/new_game_choice.h"
#include "ui/dialogs/settings.h"
#include "ui/session/computer_seats.h"
#include "window_test.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QMimeData>

#include <memory>

using namespace windrose;

/// A game that is opened from a file, the clipboard or the archive starts nothing.
class WindowOpened : public WindowTest
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString file() const { return m_folder->filePath(QStringLiteral("opened.windrose")); }
    QString mark() const { return m_folder->filePath(QStringLiteral("was started")); }

    bool write(const Record& record) const
    {
        QFile made(file());
        return made.open(QIODevice::WriteOnly) && made.write(recordText(record).c_str()) > 0;
    }
    void start(const StartRequest& request)
    {
        m_window = std::make_unique<MainWindow>(request);
        m_window->table().setPace(speeds::Pace::Off);
        computers().setPause(0);
        m_window->show();
        QVERIFY(waitUntilExposed(m_window.get()));
    }
    /// Only persons, so that nothing thinks before the game is opened.
    void startWithPersons() { start(driver::defaultTable()); }

    void openFromTheCommandLine()
    {
        StartRequest request;
        request.file = file().toStdString();
        start(request);
    }
    void openFromTheMenu()
    {
        startWithPersons();
        QVERIFY(m_window->open(file()));
    }
    void openByDropping()
    {
        startWithPersons();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file())});
        drop(data);
    }
    void openByPasting()
    {
        startWithPersons();
        QFile source(file());
        QVERIFY(source.open(QIODevice::ReadOnly));
        QGuiApplication::clipboard()->setText(QString::fromUtf8(source.readAll()));
        entry("Paste Game")->trigger();
    }
    void openFromTheArchive()
    {
        startWithPersons();
        QVERIFY(m_window->open(file()));
        m_window->startNew(NewGameChoice::remembered());
        QVERIFY(session().autosave().wait());
        entriesOf("Earlier Games").constFirst()->trigger();
    }
    void openFromRecentFiles()
    {
        startWithPersons();
        settings::recentFiles.setValue({file()});
        entriesOf("Open Recent").constFirst()->trigger();
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        settings::store().clear();
        QDir(SavedGames::standardFolder()).removeRecursively();
    }
    void nothingStartsUntilContinue_data()
    {
        QTest::addColumn<void (WindowOpened::*)()>("open");
        QTest::addColumn<QStringList>("players");
        QTest::addColumn<int>("orders");
        const std::vector<std::pair<QByteArray, void (WindowOpened::*)()>> ways{
            {"command line", &WindowOpened::openFromTheCommandLine},
            {"menu", &WindowOpened::openFromTheMenu},
            {"dropping", &WindowOpened::openByDropping},
            {"pasting", &WindowOpened::openByPasting},
            {"earlier games", &WindowOpened::openFromTheArchive},
            {"recent files", &WindowOpened::openFromRecentFiles},
        };
        for (const auto& [name, way] : ways) {
            for (const int orders : {0, 9}) {
                if (orders == 0 && way == &WindowOpened::openFromTheArchive) {
                    continue; // nobody opens those again
                }
                const QByteArray at = name + ", " + QByteArray::number(orders) + " orders, ";
                QTest::newRow(at + "computers") << way << QStringList{"newcomer", "planter", "newcomer"} << orders;
                QTest::newRow(at + "programs")
                    << way << QStringList{"program:Marker", "program:Marker", "program:Marker"} << orders;
                // One of them is a person, who gives an order before Continue is pressed.
                QTest::newRow(at + "a person") << way << QStringList{"", "program:Marker", "newcomer"} << orders;
            }
        }
    }
    void nothingStartsUntilContinue()
    {
        using Way = void (WindowOpened::*)();
        QFETCH(Way, open);
        QFETCH(QStringList, players);
        QFETCH(int, orders);
        rememberProgram({"Marker", "/bin/sh -c \"touch '" + mark() + "'; cat\""});
        GameSession other;
        other.startNew(3, {}, 11, {});
        Random random{5};
        playOrders(other, random, orders);
        Record record = other.record();
        for (const QString& player : players) {
            record.playerTexts.push_back(player.toStdString());
        }
        QVERIFY(write(record));

        (this->*open)();
        QCOMPARE(session().orderCount(), orders);
        QVERIFY(computers().isPaused());
        while (!session().isComputersTurn()) {
            session().submit(randomOrder(session().gamePosition(), random));
        }
        const int before = session().orderCount();
        QCOMPARE(computers().state(), ComputerSeats::State::Paused);
        QCOMPARE(computers().asked(), 0);
        // The next start goes on with this game as it stood.
        QVERIFY(session().autosave().wait());
        m_window->close();
        m_window.reset();
        start({});
        QCOMPARE(session().orderCount(), before);
        QCOMPARE(computers().state(), ComputerSeats::State::Paused);
        QCOMPARE(computers().asked(), 0);
        QVERIFY(!QFile::exists(mark()));

        driver::press(driver::widget(&m_window->table(), "Continue"));
        QVERIFY(computers().asked() > 0);
        if (session().seats().player(session().gamePosition().turn) == PlayerSpec::ofProgram("Marker")) {
            QTRY_VERIFY(QFile::exists(mark()));
        } else {
            QTRY_VERIFY(session().orderCount() > before);
        }
    }

    void aNewGameDoesNotStartTheComputersOfTheOneBefore()
    {
        rememberProgram({"Marker", "/bin/sh -c \"touch '" + mark() + "'; cat\""});
        GameSession other;
        other.startNew(3, {}, 11, {});
        Record record = other.record();
        record.playerTexts = {"program:Marker", "newcomer", "newcomer"};
        QVERIFY(write(record));
        openFromTheCommandLine();
        NewGameChoice persons = NewGameChoice::remembered();
        persons.specs.clear();
        m_window->startNew(persons);
        QVERIFY(!computers().isPaused());
        QCOMPARE(computers().asked(), 0);
    }
};

WINDROSE_PROGRAM_TEST(window_opened, WindowOpened)
#include "window_opened.moc"
