// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/program_dialog.h"
#include "core/players/random_player.h"
#include "ui/dialogs/known_programs.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/session/computer_seats.h"
#include "window_driver.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

using namespace windrose;
using namespace std::chrono_literals;

namespace
{

const QString kPlayer = QStringLiteral("\"" WINDROSE_CLI "\" player heuristic");

/// Says hello, and keeps a note of each start; what follows is how it plays.
constexpr const char* kGreets = R"(import os, signal, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
open(sys.argv[1], "a").write("%d\n" % os.getpid())
print("name Stubborn", "author Nobody", "hello", sep="\n", flush=True)
)";
constexpr const char* kNeverAnswers = R"(while True:
    time.sleep(1)
)";
constexpr const char* kLeavesWhenAsked = R"(import subprocess
real = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
real.stdin.write("hello 1\n")
real.stdin.flush()
while real.stdout.readline() != "hello\n":
    pass
asked = 0
for line in iter(sys.stdin.readline, ""):
    if line.startswith("go"):
        asked += 1
        if asked == 3:
            real.kill()
            sys.exit(7)
    real.stdin.write(line)
    real.stdin.flush()
    while line.startswith("go"):
        answer = real.stdout.readline()
        print(answer, end="", flush=True)
        if answer.startswith("bestorder"):
            break
)";

} // namespace

/// Programs of one's own at the window's table.
class WindowPrograms : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<MainWindow> m_window;
    QTemporaryDir m_folder;
    Random m_random{6};

    GameSession& session() { return m_window->session(); }
    ComputerSeats& computers() { return m_window->computers(); }
    QString prompt() { return driver::prompt(*m_window); }
    QWidget* thing(const QString& name) { return driver::widget(&m_window->table(), name); }

    void lay(const std::vector<std::string>& seats)
    {
        StartWish wish;
        wish.players = static_cast<int>(seats.size());
        wish.names = {"Ana", "Bo", "Cy", "Di"};
        wish.seats = seats;
        wish.seed = 3;
        m_window = std::make_unique<MainWindow>(wish);
        m_window->table().setPace(speeds::Pace::Off);
        computers().setThinkingTime(50ms);
        computers().setPause(0);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    QString notes() const { return m_folder.filePath(QStringLiteral("started")); }
    int starts() const
    {
        QFile file(notes());
        return file.open(QIODevice::ReadOnly) ? static_cast<int>(file.readAll().count('\n')) : 0;
    }
    /// The command of a program that plays as it is written there.
    QString script(const QByteArray& text, const QString& arguments = {})
    {
        QFile file(m_folder.filePath(QStringLiteral("player.py")));
        if (!file.open(QIODevice::WriteOnly) || file.write(kGreets + text) <= 0) {
            return {};
        }
        return QStringLiteral("\"" WINDROSE_PYTHON "\" \"%1\" \"%2\" %3").arg(file.fileName(), notes(), arguments);
    }
    /// Somebody at the screen plays until a program is to move.
    void playPersons()
    {
        while (!session().isComputersTurn() && !session().gamePosition().isFinished()) {
            session().submit(randomOrder(session().gamePosition(), m_random));
        }
    }
    static QLineEdit* field(ProgramDialog& dialog, const QString& name)
    {
        for (auto* edit : dialog.findChildren<QLineEdit*>()) {
            if (edit->accessibleName() == name) {
                return edit;
            }
        }
        return nullptr;
    }

private slots:
    void initTestCase() { driver::stayApart(m_folder); }

    void cleanup()
    {
        m_window.reset();
        settings::store().clear();
        QFile::remove(notes());
    }

    void aPersonPlaysAWholeGameAgainstAProgram()
    {
        rememberProgram({"Mine", kPlayer});
        lay({"person", "program:Mine"});
        int orders = 0;
        while (!session().gamePosition().isFinished()) {
            playPersons();
            const int before = session().orderCount();
            QVERIFY2(QTest::qWaitFor([this] { return !session().isComputersTurn(); }, 20000), qPrintable(prompt()));
            orders += session().orderCount() - before;
        }
        QVERIFY(orders > 20);
        QVERIFY(!computers().failure());
    }

    void aProgramThatDiesCanBeReplaced()
    {
        rememberProgram({"Leaver", script(kLeavesWhenAsked, kPlayer)});
        lay({"person", "program:Leaver"});
        const auto failed = [this] { return computers().state() == ComputerSeats::State::Failed; };
        while (!failed()) {
            QVERIFY(!session().gamePosition().isFinished());
            playPersons();
            QVERIFY(QTest::qWaitFor([&] { return failed() || !session().isComputersTurn(); }, 20000));
        }
        QCOMPARE(computers().failure().code, PlayerFailureCode::Ended);
        QVERIFY2(prompt().contains("exit status 7"), qPrintable(prompt()));
        const int count = session().orderCount();
        QTest::qWait(50);
        QCOMPARE(session().orderCount(), count);
        QCOMPARE(starts(), 1);
        driver::press(thing("Take over"));
        QVERIFY(!session().isComputer(1));
        session().submit(randomOrder(session().gamePosition(), m_random));
        QCOMPARE(session().orderCount(), count + 1);
    }

    void aRecordStartsNothing()
    {
        lay({"person", "person"});
        const QString file = m_folder.filePath("evil.windrose");
        const QString command = script(kNeverAnswers);
        Record record = session().record();
        // What a record says is a name, even if it reads like a command that would start something.
        for (const QString& name : {QStringLiteral("evil"), QString(command).remove(QLatin1Char('"'))}) {
            record.sitters = {"program:" + name.left(90).toStdString(), "program:evil"};
            session().load(record);
            QVERIFY(m_window->saveTo(file));
            QVERIFY(m_window->open(file));
            computers().setPaused(false);
            QTRY_COMPARE(computers().state(), ComputerSeats::State::Failed);
            QCOMPARE(computers().failure().code, PlayerFailureCode::NotKnown);
            QVERIFY2(prompt().contains("is not known on this computer"), qPrintable(prompt()));
            QVERIFY(thing("Take over")->isVisible());
            QTest::qWait(100);
            QCOMPARE(starts(), 0);
        }
        // The same record plays as soon as this user knows a program of that name.
        rememberProgram({"evil", kPlayer});
        session().setSitter(0, "program:evil");
        QTRY_VERIFY(session().orderCount() > 0);
    }

    void closingDoesNotWaitForStubbornPrograms()
    {
        rememberProgram({"Stubborn", script(kNeverAnswers)});
        lay({"program:Stubborn", "program:Stubborn", "program:Stubborn", "program:Stubborn"});
        computers().setThinkingTime(10000ms);
        // One after the other is asked and never answers: a person gives the order in its place.
        for (int asked = 1; asked <= 4; ++asked) {
            QVERIFY(QTest::qWaitFor([&] { return starts() == asked; }, 20000));
            QTest::qWait(100);
            if (asked < 4) {
                const int turn = session().gamePosition().turn;
                while (session().gamePosition().turn <= turn && starts() == asked && turn < 3) {
                    session().submit(randomOrder(session().gamePosition(), m_random));
                }
            }
        }
        QCOMPARE(computers().state(), ComputerSeats::State::Thinking);
        QElapsedTimer end;
        end.start();
        QVERIFY(m_window->close());
        m_window.reset();
        QVERIFY2(end.elapsed() <= 200, qPrintable(QString::number(end.elapsed())));
    }

    void aProgramSaysItsNameBeforeItIsAdded()
    {
        ProgramDialog dialog;
        dialog.open();
        QSignalSpy added(&dialog, &ProgramDialog::added);
        field(dialog, "Command that starts the program")->setText(kPlayer);
        dialog.accept();
        QLineEdit* name = field(dialog, "Name of the program");
        QTRY_VERIFY(!name->text().isEmpty());
        QVERIFY(name->text().startsWith("Windrose"));
        QVERIFY(knownPrograms().isEmpty());
        name->setText("Cousin");
        dialog.accept();
        QCOMPARE(added.size(), 1);
        QCOMPARE(programCommand("Cousin"), kPlayer);
        // Nobody else gets the name.
        ProgramDialog again;
        field(again, "Command that starts the program")->setText(kPlayer + " ");
        field(again, "Name of the program")->setText("Cousin");
        again.accept();
        QTRY_COMPARE(again.result(), static_cast<int>(QDialog::Accepted)); // it is the same one
        QCOMPARE(knownPrograms().size(), 1);
        ProgramDialog other;
        field(other, "Command that starts the program")->setText("\"" WINDROSE_CLI "\" player random");
        field(other, "Name of the program")->setText("Cousin");
        other.accept();
        QTRY_VERIFY(other.accessibleDescription().contains("is called Cousin already"));
        QCOMPARE(programCommand("Cousin"), kPlayer);
    }

    void aFileIsNotStartedBeforeItIsAdded()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("program");
        const QString mark = folder.filePath("was started");
        QFile script(file);
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("#!/bin/sh\ntouch '" + mark.toUtf8() + "'\n");
        script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        script.close();
        ProgramDialog dialog;
        dialog.open();
        dialog.choose();
        auto* files = dialog.findChild<QFileDialog*>();
        QVERIFY(files != nullptr);
        emit files->fileSelected(file);
        files->close();
        QCOMPARE(field(dialog, "Command that starts the program")->text(), "\"" + file + "\"");
        QTest::qWait(200);
        QVERIFY(!QFile::exists(mark));
        dialog.accept();
        QTRY_VERIFY(QFile::exists(mark));
        QTRY_VERIFY(dialog.accessibleDescription().contains("ended by itself"));
    }

    void whatCannotBeGreetedIsRefused()
    {
        const QStringList commands{QStringLiteral("/nowhere/at/all"),
                                   QStringLiteral("\"" WINDROSE_PYTHON "\" -c \"print('moin')\""),
                                   QStringLiteral("\"open"), QString()};
        const QStringList whys{"cannot be started", "does not answer as players do", "quotation mark",
                               "no program is named"};
        for (qsizetype place = 0; place < commands.size(); ++place) {
            ProgramDialog dialog;
            field(dialog, "Command that starts the program")->setText(commands[place]);
            field(dialog, "Name of the program")->setText("Bad");
            dialog.accept();
            QTRY_VERIFY2(dialog.accessibleDescription().contains(whys[place]),
                         qPrintable(dialog.accessibleDescription()));
            QVERIFY(knownPrograms().isEmpty());
            QVERIFY(dialog.result() != QDialog::Accepted);
        }
        // One that is silent does not keep the window, nor its end.
        auto dialog = std::make_unique<ProgramDialog>();
        field(*dialog, "Command that starts the program")
            ->setText("\"" WINDROSE_PYTHON "\" -c \"import time; time.sleep(60)\"");
        QElapsedTimer since;
        since.start();
        dialog->accept();
        QVERIFY(since.elapsed() < 100);
        QTest::qWait(50);
        since.start();
        dialog.reset();
        QVERIFY2(since.elapsed() <= 200, qPrintable(QString::number(since.elapsed())));
    }

    void aNewGameSeatsAProgramAndPreferencesRemoveIt()
    {
        rememberProgram({"Mine", kPlayer});
        NewGameDialog dialog({});
        QSignalSpy wanted(&dialog, &NewGameDialog::programWanted);
        QComboBox* second = nullptr;
        for (auto* box : dialog.findChildren<QComboBox*>()) {
            second = box->accessibleName() == QLatin1String("Who plays seat 2") ? box : second;
        }
        QVERIFY(second != nullptr);
        const auto pick = [&](const QString& text) {
            second->setCurrentIndex(second->findText(text));
            emit second->activated(second->currentIndex());
        };
        pick("Mine");
        QCOMPARE(dialog.choice().sitters[1], QString("program:Mine"));
        pick("Another Program…");
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toInt(), 1);
        QCOMPARE(dialog.choice().sitters[1], QString("program:Mine")); // until there is another
        rememberProgram({"Other", kPlayer});
        dialog.seatProgram(1, "Other");
        QCOMPARE(dialog.choice().sitters[1], QString("program:Other"));
        QCOMPARE(dialog.choice().sitters[0], QString());

        PreferencesDialog preferences;
        for (auto* button : preferences.findChildren<QPushButton*>()) {
            if (button->accessibleName() == QLatin1String("Remove this program")) {
                button->click();
                QVERIFY(programCommand("Mine").isEmpty());
                QVERIFY(!programCommand("Other").isEmpty());
                button->click();
                QVERIFY(!button->isEnabled());
            }
        }
        QVERIFY(knownPrograms().isEmpty());
    }

    void theSeatMenuOffersPrograms()
    {
        rememberProgram({"Mine & yours", kPlayer});
        lay({"person", "person"});
        computers().setPaused(true);
        emit m_window->findChild<QMenu*>()->aboutToShow();
        for (QMenu* menu : m_window->findChildren<QMenu*>()) {
            if (menu->title().startsWith("Ana")) {
                emit menu->aboutToShow();
                for (QAction* action : menu->actions()) {
                    if (action->text() == QLatin1String("Mine && yours")) {
                        action->trigger();
                        break;
                    }
                }
            }
        }
        QCOMPARE(session().sitter(0), QString("program:Mine & yours"));
        driver::entry(*m_window, "Another Program…")->trigger();
        QVERIFY(m_window->findChild<ProgramDialog*>() != nullptr);
        QVERIFY(m_window->findChild<QFileDialog*>() == nullptr); // what the dialog says can be read first
    }
};

QTEST_MAIN(WindowPrograms)
#include "window_programs.moc"
