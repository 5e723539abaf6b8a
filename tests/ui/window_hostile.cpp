// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/autosave_notice.h"
#include "app/window/position_setup.h"
#include "app/window/program_dialog.h"
#include "core/players/random_player.h"
#include "patience.h"
#include "play.h"
#include "program_test.h"
#include "tests/durability/held_device.h"
#include "text_inspector.h"
#include "ui/dialogs/course_panel.h"
#include "ui/dialogs/file_errors.h"
#include "ui/dialogs/known_programs.h"
#include "ui/dialogs/plain_texts.h"
#include "ui/dialogs/settings.h"
#include "ui/dialogs/setup_dialog.h"
#include "ui/models/texts.h"
#include "ui/session/computer_seats.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_place.h"
#include "window_test.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QScopeGuard>
#include <QTabBar>
#include <QTimer>

#include <memory>

using namespace windrose;

namespace
{

const QString kSeat =
    QStringLiteral("<a href=\"https://example.org/\">a</a><img src=\"x.png\">&b\u202Ec[*]%1%2%3%n<b>d</b>");
const QString kProgram = QStringLiteral("<a href=https://example.org>p</a><img src=y.png>&q%1");
const QString kFile = QStringLiteral("<a href=x>f<img src=z.png>&g\u202E\n\x1b[31m%1[*].windrose");
const QString kLong = QStringLiteral("<b>long</b> ") + QString(3000, QLatin1Char('w'));

} // namespace

/// Text from names, files, the clipboard and programs appears in the window as plain text.
class WindowHostile : public WindowTest
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    TextInspector m_inspector;

    QString file() const { return m_folder->filePath(kFile); }

    /// Checks everything visible, and all tooltips.
    void look() { m_inspector.look(*m_window); }
    int lookDuring(const std::function<void()>& opens) { return m_inspector.lookDuring(*m_window, opens); }
    void closeDialogs()
    {
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (widget != m_window.get() && widget->isVisible()) {
                widget->close();
            }
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
    void verifyNothingWrong()
    {
        m_inspector.problems.removeDuplicates();
        QVERIFY2(m_inspector.problems.isEmpty(), qPrintable(m_inspector.problems.join(QLatin1Char('\n'))));
    }

    static Record hostileGame()
    {
        GameSession other;
        other.startNew(3, {}, 11, {});
        Random random{5};
        playOrders(other, random, 20);
        Record record = other.record();
        record.names = {kSeat.toStdString(), (kSeat + QLatin1Char('2')).toStdString(), "Ana"};
        record.playerTexts = {"", ("program:" + kProgram).toStdString(), "newcomer"};
        return record;
    }

private slots:
    void init()
    {
        m_inspector = TextInspector({texts::shown(kSeat), texts::shown(kProgram), texts::shown(kFile)});
        m_folder = std::make_unique<QTemporaryDir>();
        settings::store().clear();
        QDir(SavedGames::standardFolder()).removeRecursively();
        rememberProgram({kProgram, kProgram});
        QFile made(file());
        QVERIFY(made.open(QIODevice::WriteOnly) && made.write(recordText(hostileGame()).c_str()) > 0);
        made.close();
        StartRequest request;
        request.file = file().toStdString();
        openWindow(request);
        QCOMPARE(session().seatName(0), texts::shown(kSeat));
    }
    void cleanup()
    {
        closeDialogs();
        m_window.reset();
    }

    void theTableShowsTextAlone()
    {
        look();
        QVERIFY(m_inspector.labels >= 1 && m_inspector.tooltips > 20 && m_inspector.hostile > 5);
        // The program must move, is missing, and is reported.
        m_window->computers().setPaused(false);
        Random random{5};
        while (!session().isComputersTurn()) {
            session().submit(randomOrder(session().gamePosition(), random));
        }
        session().setPlayer(session().gamePosition().turn, PlayerSpec::ofProgram(kProgram.toStdString()));
        QTRY_COMPARE(m_window->computers().state(), ComputerSeats::State::Failed);
        QVERIFY(m_window->windowTitle().contains(QLatin1String("[*][*]")));
        look();
        m_window->findChild<AutosaveNotice*>()->setProblem(AutosaveNotice::Subject::Game, file(), kFile);
        look();
        m_window->table().prompt().warn(kFile);
        look();
        verifyNothingWrong();
    }

    void menusShowTextAlone()
    {
        settings::recentFiles.setValue({file(), m_folder->filePath(kFile + QLatin1Char('2'))});
        m_window->startNew(NewGameChoice::remembered());
        session().autosave().wait();
        session().load(hostileGame());
        const QList<QMenu*> menus = m_window->findChildren<QMenu*>();
        QVERIFY(menus.size() > 8);
        for (QMenu* menu : menus) {
            menu->popup(m_window->mapToGlobal(QPoint(50, 50)));
            look();
            menu->close();
        }
        emit m_window->table().seatMenuRequested(1, QPoint(50, 50));
        look();
        closeDialogs();
        // A missing file is reported.
        QFile::remove(file());
        for (QAction* action : entry("Open Recent")->menu()->actions()) {
            if (action->isEnabled() && action->text().contains(QLatin1String("<a"))) {
                action->trigger();
                look();
                break;
            }
        }
        QVERIFY2(driver::prompt(*m_window).contains(texts::shown(kFile)), qPrintable(driver::prompt(*m_window)));
        QVERIFY(m_inspector.tooltips > 20 && m_inspector.hostile > 20);
        verifyNothingWrong();
    }

    void dialogsShowTextAlone()
    {
        settings::showAllPoints.setValue(true);
        for (const char* name : {"New Game…", "Preferences…", "Score…", "How to Play", "About Windrose"}) {
            QVERIFY2(entry(name) != nullptr, name);
            entry(name)->trigger();
            QTRY_VERIFY2(m_window->findChild<QDialog*>() != nullptr, name);
            look();
            for (auto* box : m_window->findChildren<QComboBox*>()) {
                if (box->isVisible() && box->isEnabled()) {
                    box->showPopup();
                    look();
                    box->hidePopup();
                }
            }
            for (auto* tabs : m_window->findChildren<QTabBar*>()) {
                for (int tab = 0; tab < tabs->count(); ++tab) {
                    tabs->setCurrentIndex(tab);
                    look();
                }
            }
            closeDialogs();
        }
        entry("Course of the Game…")->trigger();
        QVERIFY(m_window->findChild<CoursePanel*>() != nullptr);
        look();
        m_window->findChild<CoursePanel*>()->close();
        settings::showAllPoints.setValue(false);
        m_window->table().setShowAllPoints(false);
        entry("Score…")->trigger();
        QVERIFY(m_window->findChild<QMessageBox*>() != nullptr);
        look();
        closeDialogs();
        m_window->setUpPosition();
        look();
        verifyNothingWrong();
    }

    void boxesShowTextAlone()
    {
        for (const FileTask task :
             {FileTask::Open, FileTask::OpenInPart, FileTask::OpenWithoutEnd, FileTask::Save, FileTask::Paste,
              FileTask::PasteInPart, FileTask::PasteWithoutEnd, FileTask::ResumeSetup, FileTask::Resume,
              FileTask::ResumeInPart, FileTask::ResumeUnread, FileTask::Settings}) {
            for (const QString& reason : {kSeat, kLong}) {
                if (!repeatsRows() && reason == kLong && task != FileTask::Open) {
                    continue;
                }
                QMessageBox* box = showFileError(m_window.get(), task, file(), reason);
                look();
                QVERIFY(box->informativeText().contains(texts::shown(reason)));
                closeDialogs();
            }
        }
        askAboutChangedFile(
            m_window.get(), file(), m_window.get(), [] {}, [] {});
        look();
        closeDialogs();
        // A damaged file: the unreadable line is quoted.
        QFile damaged(m_folder->filePath(QStringLiteral("damaged.windrose")));
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write(QByteArray::fromStdString(recordText(hostileGame())) + "<a href=x>l</a><img src=x>\n");
        damaged.close();
        QVERIFY(m_window->open(damaged.fileName()));
        look();
        QVERIFY(m_window->findChild<QMessageBox*>()->informativeText().contains(QLatin1String("<a")));
        m_inspector.problems.removeIf(
            [](const QString& problem) { return problem.contains("does not show all of"); }); // cut short
        closeDialogs();
        QGuiApplication::clipboard()->setText(kSeat);
        entry("Paste Game")->trigger();
        look();
        closeDialogs();
        m_inspector.problems.removeIf([](const QString& problem) { return problem.contains("does not show all of"); });
        verifyNothingWrong();
    }

    void questionsShowTextAlone()
    {
        emit session().discardQuestionAsked();
        QVERIFY(m_window->findChild<QMessageBox*>() != nullptr);
        look();
        closeDialogs();
        m_window->setUpPosition();
        PositionSetup& setup = *m_window->positionSetup();
        QWidget* doubloons = nullptr;
        for (QWidget* place : setup.table().findChildren<QWidget*>()) {
            doubloons = place->accessibleName().startsWith(QStringLiteral("Wind rose of <a")) ? place : doubloons;
        }
        QVERIFY(doubloons != nullptr);
        emit setup.table().controller().countRequested(placeOf(doubloons));
        QVERIFY(setup.table().findChild<QInputDialog*>() != nullptr);
        look();
        closeDialogs();
        driver::press(driver::widget(&setup.table(), QStringLiteral("Table…")));
        QVERIFY(m_window->findChild<SetupDialog*>() != nullptr);
        look();
        closeDialogs();
        setup.session().change([](SetupDraft& draft) { draft.setDoubloons(0, 17); });
        setup.askLeave();
        QVERIFY(m_window->findChild<QMessageBox*>() != nullptr);
        look();
        closeDialogs();
        m_inspector.problems.removeIf([](const QString& problem) {
            return problem.contains("does not show all of");
        }); // fields of limited length
        QVERIFY(m_inspector.hostile > 5);
        verifyNothingWrong();
    }

    void leavingShowsTextAlone()
    {
        HeldDevice disk;
        const auto letGo = qScopeGuard([&] {
            disk.release();
            m_window.reset(); // it writes to the device until it is gone
        });
        // The game is still being written.
        session().autosave().wait();
        session().autosave().setDevice(disk);
        disk.hold();
        session().startNew(3, {kSeat}, 11, {});
        QCOMPARE(lookDuring([this] { QVERIFY(!m_window->close()); }), 1);
        disk.release();
        session().autosave().wait();
        // A file is still being saved.
        m_window->saver().setDevice(disk);
        disk.hold();
        const int hostile = m_inspector.hostile;
        m_window->saveTo(m_folder->filePath(kFile + QLatin1Char('3')));
        QCOMPARE(lookDuring([this] { QVERIFY(!m_window->close()); }), 1);
        QVERIFY(m_inspector.hostile > hostile);
        disk.release();
        QVERIFY(m_window->saver().wait());
        // The game cannot be written.
        QVERIFY(QDir(SavedGames::standardFolder()).removeRecursively());
        QFile bar(SavedGames::standardFolder());
        QVERIFY(bar.open(QIODevice::WriteOnly));
        QVERIFY(!m_window->close());
        auto* box = m_window->findChild<QMessageBox*>();
        QVERIFY(box != nullptr);
        QVERIFY2(box->text().contains(QLatin1String("not saved")), qPrintable(box->text()));
        look();
        closeDialogs();
        QVERIFY(bar.remove());
        verifyNothingWrong();
    }

    /// Boxes and labels that would detect HTML show plain text without any code of their own.
    void boxesOfQtShowTextAlone()
    {
        int looked = lookDuring([this] { QMessageBox::warning(m_window.get(), kSeat, kSeat); });
        looked += lookDuring([this] { QInputDialog::getText(m_window.get(), {}, texts::shown(kSeat)); });
        // It asks whether to replace the file.
        QFileDialog files(m_window.get());
        files.setOption(QFileDialog::DontUseNativeDialog);
        files.setAcceptMode(QFileDialog::AcceptSave);
        QFile there(m_folder->filePath(QStringLiteral("<a href=x>f<img src=z.png>")));
        QVERIFY(there.open(QIODevice::WriteOnly));
        files.setDirectory(m_folder->path());
        files.selectFile(there.fileName());
        files.show();
        looked += lookDuring([&] { QMetaObject::invokeMethod(&files, "accept"); });
        QVERIFY2(looked >= 3, qPrintable(QString::number(looked)));
        m_inspector.problems.removeIf([](const QString& problem) {
            return !problem.contains(QLatin1String("HTML")) && !problem.contains(QLatin1String("guesses"));
        });
        verifyNothingWrong();
    }

    void qtMayShowItsVersion()
    {
        int looked = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            for (const auto* label : box != nullptr ? box->findChildren<QLabel*>() : QList<QLabel*>()) {
                const bool isRich = Qt::mightBeRichText(label->text());
                looked += isRich && label->textFormat() == Qt::AutoText ? 1 : 0;
            }
            if (box != nullptr) {
                box->close();
            }
        });
        timer.start(10);
        PlainTexts::showAboutQt();
        QVERIFY(looked >= 1);
        timer.stop();
        // The next message box is ours.
        QCOMPARE(lookDuring([this] { QMessageBox::warning(m_window.get(), {}, texts::shown(kSeat)); }), 1);
        verifyNothingWrong();
    }

    void whatAProgramSaysIsText()
    {
        QFile script(m_folder->filePath(QStringLiteral("says.sh")));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write(
            "read line; echo 'name <a href=x>n</a>&m'; echo 'author <a href=x>n</a>&m<img src=x>'; echo hello; "
            "read line\n");
        script.close();
        ProgramDialog dialog(m_window.get());
        dialog.open();
        auto* command = dialog.findChild<QLineEdit*>();
        for (const QString& words : {QStringLiteral("sh \"") + script.fileName() + QLatin1Char('"'),
                                     QStringLiteral("<a href=x>/no\u202Ething</a>"), QStringLiteral("\"<a href=x>")}) {
            command->setText(words);
            dialog.accept();
            QTRY_VERIFY(command->isEnabled());
            look();
            QVERIFY2(dialog.accessibleDescription().contains(QLatin1String("<a")) ||
                         dialog.accessibleDescription().contains(QLatin1String("quotation")),
                     qPrintable(dialog.accessibleDescription()));
        }
        m_inspector.problems.removeIf([](const QString& problem) { return problem.contains("does not show all of"); });
        verifyNothingWrong();
    }
};

WINDROSE_PROGRAM_TEST(window_hostile, WindowHostile)
#include "window_hostile.moc"
