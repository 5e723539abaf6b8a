// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/program_player.h"
#include "app/window/program_dialog.h"
#include "core/players/random_player.h"
#include "patience.h"
#include "program_test.h"
#include "ui/dialogs/known_programs.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/session/computer_seats.h"
#include "window_test.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>

#include <algorithm>
#include <memory>
#include <sys/types.h>

using namespace windrose;
using namespace std::chrono_literals;

namespace
{

const QString kPlayer = QStringLiteral("\"" WINDROSE_CLI "\" player heuristic");

/// Writes its process id and must be killed; its further behavior follows.
constexpr const char* kStarts = R"(import os, signal, sys
signal.signal(signal.SIGTERM, signal.SIG_IGN)
open(sys.argv[1], "a").write("%d\n" % os.getpid())
)";
/// Says hello; its behavior in play follows.
const QByteArray kGreets = R"(print("name Stubborn", "author Nobody", "hello", sep="\n", flush=True)
)";
constexpr const char* kStays = R"(while True:
    signal.pause()
)";
/// Records each request for an order.
const QByteArray kNeverAnswers = kGreets + R"(for line in iter(sys.stdin.readline, ""):
    if line.startswith("go"):
        open(sys.argv[1] + ".asked", "a").write("%d\n" % os.getpid())
)" + kStays;
const QByteArray kLeavesWhenAsked = kGreets + R"(import subprocess
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

/// External programs at the window's table.
class WindowPrograms : public WindowTest
{
    Q_OBJECT

private:
    Random m_random{6};

    void lay(int persons)
    {
        StartRequest request;
        request.players = persons;
        request.names = {"Ana", "Bo", "Cy", "Di"};
        request.seed = 3;
        m_window = std::make_unique<MainWindow>(request);
        m_window->table().setPace(speeds::Pace::Off);
        computers().setThinkingTime(50ms);
        computers().setPause(0);
        m_window->show();
        QVERIFY(waitUntilExposed(m_window.get()));
    }
    /// The same with programs, without a time limit.
    void startPatiently(const QStringList& players)
    {
        lay(static_cast<int>(players.size()));
        for (int seat = 0; seat < session().players(); ++seat) {
            session().setPlayer(seat, PlayerSpec::read(players[seat].toStdString()));
        }
    }
    QString notes() const { return m_home.filePath(QStringLiteral("started")); }
    /// The process ids in a file.
    static QList<pid_t> noted(const QString& path)
    {
        QList<pid_t> processes;
        QFile file(path);
        if (file.open(QIODevice::ReadOnly)) {
            while (!file.atEnd()) {
                processes.append(file.readLine().toInt());
            }
        }
        return processes;
    }
    int starts() const { return static_cast<int>(noted(notes()).size()); }
    /// How many of the started processes were asked for an order, once or more often.
    int asked() const
    {
        const QList<pid_t> processes = noted(notes() + ".asked");
        return static_cast<int>(QSet<pid_t>(processes.begin(), processes.end()).size());
    }
    /// How many of the started processes are still running.
    int running() const
    {
        const QList<pid_t> processes = noted(notes());
        return static_cast<int>(
            std::count_if(processes.begin(), processes.end(), [](pid_t process) { return ::kill(process, 0) == 0; }));
    }
    /// The command for a program with the given script.
    QString script(const QByteArray& text, const QString& arguments = {})
    {
        QFile file(m_home.filePath(QStringLiteral("player.py")));
        if (!file.open(QIODevice::WriteOnly) || file.write(kStarts + text) <= 0) {
            return {};
        }
        return QStringLiteral("\"" WINDROSE_PYTHON "\" \"%1\" \"%2\" %3").arg(file.fileName(), notes(), arguments);
    }
    /// Plays the persons' orders until a program must move.
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
    void cleanup()
    {
        m_window.reset();
        settings::store().clear();
        QFile::remove(notes());
        QFile::remove(notes() + ".asked");
    }

    void aPersonPlaysAWholeGameAgainstAProgram()
    {
        rememberProgram({"Mine", kPlayer});
        startPatiently({"", "program:Mine"});
        int orders = 0;
        while (!session().gamePosition().isFinished()) {
            playPersons();
            const int before = session().orderCount();
            QVERIFY2(waitUntil([this] { return !session().isComputersTurn(); }), qPrintable(prompt()));
            orders += session().orderCount() - before;
        }
        QVERIFY(orders > 20);
        QVERIFY(!computers().failure());
    }

    void aProgramThatDiesCanBeReplaced()
    {
        rememberProgram({"Leaver", script(kLeavesWhenAsked, kPlayer)});
        startPatiently({"", "program:Leaver"});
        const auto failed = [this] { return computers().state() == ComputerSeats::State::Failed; };
        while (!failed()) {
            QVERIFY(!session().gamePosition().isFinished());
            playPersons();
            QVERIFY(waitUntil([&] { return failed() || !session().isComputersTurn(); }));
        }
        QCOMPARE(computers().failure().code, PlayerFailureCode::Ended);
        QVERIFY2(prompt().contains("exit status 7"), qPrintable(prompt()));
        const int count = session().orderCount();
        const int asked = computers().asked();
        settle();
        QCOMPARE(session().orderCount(), count);
        QCOMPARE(computers().asked(), asked);
        driver::press(thing("Take over"));
        QVERIFY(!session().seats().isComputer(1));
        session().submit(randomOrder(session().gamePosition(), m_random));
        QCOMPARE(session().orderCount(), count + 1);
        QCOMPARE(starts(), 1);
    }

    void aRecordStartsNothing()
    {
        lay(2);
        const QString file = m_home.filePath("evil.windrose");
        const QString command = script(kNeverAnswers);
        Record record = session().record();
        // The text in a record is a name, even if it looks like a command.
        for (const QString& name : {QStringLiteral("evil"), QString(command).remove(QLatin1Char('"'))}) {
            record.playerTexts = {"program:" + name.left(90).toStdString(), "program:evil"};
            session().load(record);
            m_window->saveTo(file);
            QVERIFY(m_window->saver().wait());
            QVERIFY(m_window->open(file));
            computers().setPaused(false);
            QTRY_COMPARE(computers().state(), ComputerSeats::State::Failed);
            QCOMPARE(computers().failure().code, PlayerFailureCode::UnknownPlayer);
            QVERIFY2(prompt().contains("is not known on this computer"), qPrintable(prompt()));
            QVERIFY(thing("Take over")->isVisible());
        }
        // The same record plays once the user knows a program of that name.
        rememberProgram({"evil", kPlayer});
        session().setPlayer(0, PlayerSpec::read("program:evil"));
        QTRY_VERIFY(session().orderCount() > 0);
        m_window.reset(); // the thread that could have started it has ended
        QCOMPARE(starts(), 0);
    }

    void closingDoesNotWaitForStubbornPrograms()
    {
        rememberProgram({"Stubborn", script(kNeverAnswers)});
        startPatiently({"", "program:Stubborn", "program:Stubborn", "program:Stubborn"});
        computers().setThinkingTime(10h);
        session().setPlayer(0, PlayerSpec::read("program:Stubborn"));
        // All of them are asked and never answer: a person gives the order instead.
        QSet<int> seats;
        while (seats.size() < session().players()) {
            while (seats.contains(session().gamePosition().turn)) {
                session().submit(randomOrder(session().gamePosition(), m_random));
            }
            seats.insert(session().gamePosition().turn);
            QTRY_COMPARE(asked(), static_cast<int>(seats.size()));
        }
        QCOMPARE(computers().state(), ComputerSeats::State::Thinking);
        QCOMPARE(starts(), 4);
        QCOMPARE(running(), 4);
        QVERIFY(m_window->close());
        m_window.reset();
        QCOMPARE(running(), 0);
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
        // The name cannot be used twice.
        ProgramDialog again;
        field(again, "Command that starts the program")->setText(kPlayer + " ");
        field(again, "Name of the program")->setText("Cousin");
        again.accept();
        QTRY_COMPARE(again.result(), static_cast<int>(QDialog::Accepted)); // it is the same program
        QCOMPARE(knownPrograms().size(), 1);
        ProgramDialog other;
        field(other, "Command that starts the program")->setText("\"" WINDROSE_CLI "\" player random");
        field(other, "Name of the program")->setText("Cousin");
        other.accept();
        QTRY_VERIFY(other.accessibleDescription().contains("is already called Cousin"));
        QCOMPARE(programCommand("Cousin"), kPlayer);
    }

    void aFileIsNotStartedBeforeItIsAdded()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("program");
        const QString mark = folder.filePath("was started");
        QFile script(file);
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("#!/bin/sh\necho >>'" + mark.toUtf8() + "'\n");
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
        settle();
        QCOMPARE(dialog.accessibleDescription(), QString()); // no question is asked
        QVERIFY(!QFile::exists(mark));
        dialog.accept();
        QTRY_VERIFY(dialog.accessibleDescription().contains("has exited"));
        QCOMPARE(QFileInfo(mark).size(), 1); // it was started once
    }

    void whatCannotBeGreetedIsRefused()
    {
        const QStringList commands{QStringLiteral("/nowhere/at/all"),
                                   QStringLiteral("\"" WINDROSE_PYTHON "\" -c \"print('moin')\""),
                                   QStringLiteral("\"open"), QString()};
        const QStringList whys{"cannot be started", "does not follow the player protocol", "quotation mark",
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
        // A silent program blocks neither the window nor its closing.
        auto dialog = std::make_unique<ProgramDialog>();
        field(*dialog, "Command that starts the program")->setText(script(kStays));
        dialog->accept();
        QVERIFY2(dialog->accessibleDescription().contains("Asking the program"),
                 qPrintable(dialog->accessibleDescription()));
        QTRY_COMPARE(starts(), 1);
        dialog.reset();
        QCOMPARE(running(), 0);
    }

    void aNewGameSeatsAProgramAndPreferencesRemoveIt()
    {
        rememberProgram({"Mine", kPlayer});
        NewGameDialog dialog({});
        QSignalSpy wanted(&dialog, &NewGameDialog::programRequested);
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
        QCOMPARE(dialog.choice().specs[1], PlayerSpec::ofProgram("Mine"));
        pick("Another Program…");
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toInt(), 1);
        QCOMPARE(dialog.choice().specs[1], PlayerSpec::ofProgram("Mine")); // until there is another
        rememberProgram({"Other", kPlayer});
        dialog.seatProgram(1, "Other");
        QCOMPARE(dialog.choice().specs[1], PlayerSpec::ofProgram("Other"));
        QCOMPARE(dialog.choice().specs[0], PlayerSpec());

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
        lay(2);
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
        QCOMPARE(session().seats().player(0), PlayerSpec::read("program:Mine & yours"));
        driver::entry(*m_window, "Another Program…")->trigger();
        QVERIFY(m_window->findChild<ProgramDialog*>() != nullptr);
        QVERIFY(m_window->findChild<QFileDialog*>() == nullptr); // first the user can read the dialog's message
    }
};

WINDROSE_PROGRAM_TEST(window_programs, WindowPrograms)
#include "window_programs.moc"
