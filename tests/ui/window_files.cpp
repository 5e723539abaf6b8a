// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/welcome_card.h"
#include "app/window/welcome_page.h"
#include "files_test.h"
#include "patience.h"
#include "play.h"
#include "test_program.h"
#include "ui/dialogs/how_to_play_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/score_dialog.h"
#include "ui/dialogs/settings.h"

#include <QAbstractButton>
#include <QAction>
#include <QDir>
#include <QFile>
#include <QMessageBox>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace windrose;

namespace
{

/// How often a widget is painted.
class PaintCount final : public QObject
{
public:
    explicit PaintCount(QWidget& widget) { widget.installEventFilter(this); }
    int paints() const { return m_paints; }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        m_paints += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }

private:
    int m_paints = 0;
};

} // namespace

/// How games are opened and saved: files, recent files and archived games.
class WindowFiles : public FilesTest
{
    Q_OBJECT

    /// Starts as on a computer where Windrose has never run, and returns the welcome page.
    WelcomePage* startForTheFirstTime()
    {
        m_window.reset();
        settings::store().clear();
        QDir(SavedGames::standardFolder()).removeRecursively();
        openWindow({});
        return m_window->findChild<WelcomePage*>();
    }

private slots:
    void aGameIsSavedAndOpenedAgain()
    {
        session().submit(Order::chooseRole(Role::Builder));
        session().submit(Order::pass());
        session().undoRedo().undo();
        const std::string saved = recordText(session().record());
        m_window->saveTo(path("one.windrose"));
        QVERIFY(m_window->saver().wait());
        session().load(game(2, 8));
        QVERIFY(m_window->open(path("one.windrose")));
        QCOMPARE(recordText(session().record()), saved);
        QVERIFY2(session().undoRedo().canRedo(), "what was taken back comes back as well");
    }

    void saveWritesToTheGamesOwnFile()
    {
        QVERIFY(m_window->file().isEmpty());
        m_window->saveTo(path("one.windrose"));
        QVERIFY(m_window->saver().wait());
        QCOMPARE(m_window->file(), path("one.windrose"));
        QVERIFY(m_window->windowTitle().contains("one.windrose"));
        QVERIFY(!m_window->isWindowModified());
        session().submit(Order::chooseRole(Role::Builder));
        QVERIFY(m_window->isWindowModified());
        entry("Save")->trigger();
        m_window->saver().wait();
        QVERIFY(!m_window->isWindowModified());
        QCOMPARE(fileContent(path("one.windrose")).toStdString(), recordText(session().record()));
    }

    void anotherGameHasNoFileYet()
    {
        m_window->saveTo(path("one.windrose"));
        QVERIFY(m_window->saver().wait());
        m_window->startNew(NewGameChoice::remembered());
        QVERIFY(m_window->file().isEmpty());
        QVERIFY(!m_window->windowTitle().contains("one.windrose"));
        QVERIFY(!m_window->isWindowModified());
    }

    void aPositionIsNotOverwrittenByARecord()
    {
        entry("Copy Position")->trigger();
        const QString file = fileWith("place.json", clipboard().toUtf8());
        QVERIFY(m_window->open(file));
        QVERIFY(m_window->file().isEmpty());
    }

    void theGameOfTheCommandLineIsTheWindowsFile()
    {
        const QString file = fileOf("start.windrose", game(3, 6));
        m_window.reset();
        StartRequest request;
        request.file = file.toStdString();
        openWindow(request);
        QCOMPARE(m_window->file(), file);
        QCOMPARE(session().orderCount(), 6);
        QVERIFY(m_window->windowTitle().contains("start.windrose"));
    }

    void onlyTheFirstStartGreets()
    {
        const auto greets = [this] {
            const auto* page = m_window->findChild<WelcomePage*>();
            return page != nullptr && page->isVisible();
        };
        m_window.reset();
        settings::windowGeometry.reset();
        QDir(SavedGames::standardFolder()).removeRecursively();
        openWindow(driver::defaultTable());
        QTRY_VERIFY(!m_window->windowIcon().isNull()); // delayed work after the first paint is done
        QVERIFY(!greets());
        m_window->close();
        m_window.reset();
        openWindow({});
        QTRY_VERIFY(!m_window->windowIcon().isNull());
        QVERIFY(!greets());
        m_window.reset();
        settings::windowGeometry.reset();
        QDir(SavedGames::standardFolder()).removeRecursively();
        openWindow({});
        QTRY_VERIFY(greets());
    }

    void firstStartOffersToPlayAndToLearn()
    {
        auto* page = startForTheFirstTime();
        QVERIFY(page != nullptr);
        QVERIFY(!m_window->table().isEnabled());
        const auto press = [page](const QString& name) {
            for (auto* button : page->findChildren<QAbstractButton*>()) {
                if (button->text() == name) {
                    button->setFocus();
                    QTest::keyClick(button, Qt::Key_Return);
                }
            }
        };
        press(QStringLiteral("Read the Rules"));
        auto* guide = m_window->findChild<HowToPlayDialog*>();
        QVERIFY(guide != nullptr && guide->isVisible());
        delete guide;
        press(QStringLiteral("Around This Table"));
        auto* dialog = m_window->findChild<NewGameDialog*>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->choice().playerSpecs(), QList<PlayerSpec>(4));
        delete dialog;
        press(QStringLiteral("Against Computers"));
        dialog = m_window->findChild<NewGameDialog*>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->choice().specs[0], PlayerSpec());
        for (int seat = 1; seat < 4; ++seat) {
            QVERIFY(dialog->choice().specs[seat].isPlainLevel());
        }
        QVERIFY(page->isVisible());
        dialog->accept();
        QVERIFY(!page->isVisible()); // the game has begun
        QVERIFY(m_window->table().isEnabled());
        QVERIFY(session().seats().isAnyComputer());
    }

    /// Its large wind rose takes long to draw.
    void aCardOfTheWelcomeIsRepaintedAlone()
    {
        auto* page = startForTheFirstTime();
        QVERIFY(page != nullptr);
        QTRY_VERIFY(!m_window->windowIcon().isNull()); // delayed work after the first paint is done
        QCoreApplication::processEvents();
        auto* card = page->findChild<WelcomeCard*>();
        QVERIFY(card != nullptr);
        const PaintCount ofPage(*page);
        const PaintCount ofCard(*card);
        card->update();
        QTRY_VERIFY(ofCard.paints() > 0);
        QCOMPARE(ofPage.paints(), 0);
    }

    void theWelcomeKeepsTheKeyboardUntilItIsClosed()
    {
        auto* page = startForTheFirstTime();
        QVERIFY(page != nullptr);
        for (int press = 0; press < 9; ++press) {
            QVERIFY(page->isAncestorOf(m_window->focusWidget()));
            QTest::keyClick(m_window->focusWidget(), press % 2 == 0 ? Qt::Key_Tab : Qt::Key_Right);
        }
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
        QVERIFY(!page->isVisible());
        QVERIFY(m_window->table().isEnabled());
    }

    void whatAnotherWindowSavedIsNotOverwrittenUnasked()
    {
        const QString file = fileOf("shared.windrose", game(2, 3));
        QVERIFY(m_window->open(file));
        const std::unique_ptr<MainWindow> other = driver::openTable();
        QVERIFY(other->open(file));
        Random random{8};
        playOrders(other->session(), random, 5);
        driver::entry(*other, "Save")->trigger();
        other->saver().wait();
        const std::string theirs = recordText(other->session().record());
        QCOMPARE(fileContent(file).toStdString(), theirs);
        session().submit(randomOrder(session().gamePosition(), random));
        const std::string ours = recordText(session().record());
        for (const QString choice : {"Cancel", "Save Anyway"}) {
            entry("Save")->trigger();
            m_window->saver().wait();
            QVERIFY(message() != nullptr);
            QVERIFY(message()->text().contains("shared.windrose"));
            QCOMPARE(fileContent(file).toStdString(), theirs);
            QVERIFY(m_window->isWindowModified());
            answer(choice);
            m_window->saver().wait();
        }
        QCOMPARE(fileContent(file).toStdString(), ours);
        QVERIFY(!m_window->isWindowModified());
        // It is ours now.
        session().undoRedo().undo();
        entry("Save")->trigger();
        m_window->saver().wait();
        QVERIFY(message() == nullptr);
        QCOMPARE(fileContent(file).toStdString(), recordText(session().record()));
        driver::entry(*other, "Save")->trigger();
        other->saver().wait();
        QVERIFY(other->findChild<QMessageBox*>() != nullptr);
        QCOMPARE(fileContent(file).toStdString(), recordText(session().record()));
    }

    void aFileThatChangedAfterTheStartIsNotOverwrittenUnasked()
    {
        const QString file = fileOf("start.windrose", game(3, 6));
        m_window.reset();
        StartRequest request;
        request.file = file.toStdString();
        openWindow(request);
        fileWith("start.windrose", "changed with an editor\n");
        entry("Save")->trigger();
        m_window->saver().wait();
        QVERIFY(message() != nullptr);
        closeMessage();
        QCOMPARE(fileContent(file), QByteArray("changed with an editor\n"));
    }

    void theGamesTheProgramKeepsAreNotSavedOver()
    {
        const QString slot = m_window->savedGames().path();
        QTRY_VERIFY(QFile::exists(slot));
        QVERIFY(session().autosave().wait());
        const QByteArray first = fileContent(slot);
        QVERIFY(QFile::link(slot, path("link.windrose")));
        QVERIFY(QDir(SavedGames::standardFolder()).mkpath("earlier"));
        const auto other = driver::openTable();
        QCOMPARE(other->savedGames().slot(), 2);
        Random random{8};
        playOrders(other->session(), random, 5);
        QStringList places{slot, path("link.windrose"), SavedGames::standardFolder() + "/earlier/mine.windrose",
                           SavedGames::standardFolder() + "/../windrose_window_files/game.windrose"};
#ifdef Q_OS_UNIX
        QCOMPARE(::link(QFile::encodeName(slot).constData(), QFile::encodeName(path("hard.windrose")).constData()), 0);
        places << path("hard.windrose");
#endif
        for (const QString& place : places) {
            other->saveTo(place);
            QVERIFY(!other->saver().wait());
            auto* box = other->findChild<QMessageBox*>();
            QVERIFY(box != nullptr);
            QVERIFY2(box->informativeText().contains("own games"), qPrintable(box->informativeText()));
            box->close();
            QTRY_VERIFY(other->findChild<QMessageBox*>() == nullptr);
            QCOMPARE(fileContent(slot), first);
        }
        // Such a file can be opened, but it does not become the game's own file.
        QVERIFY(other->open(slot));
        QVERIFY(other->file().isEmpty());
    }

    void recentFilesAreListedTheLastOneFirst()
    {
        QCOMPARE(entriesOf("Open Recent").size(), 1); // "No recent files"
        QVERIFY(!entriesOf("Open Recent").first()->isEnabled());
        for (int number = 0; number < 12; ++number) {
            QVERIFY(m_window->open(fileOf(QStringLiteral("game%1.windrose").arg(number), game(2, number))));
        }
        const QList<QAction*> entries = entriesOf("Open Recent");
        QCOMPARE(entries.size(), 10 + 2); // a line and "Clear"
        QVERIFY(entries.first()->text().contains("game11.windrose"));
        entries[3]->trigger();
        QCOMPARE(session().orderCount(), 8);
        QVERIFY(entriesOf("Open Recent").first()->text().contains("game8.windrose"));
        QCOMPARE(entriesOf("Open Recent").size(), 12);
        entriesOf("Open Recent").last()->trigger();
        QCOMPARE(entriesOf("Open Recent").size(), 1);
    }

    void aRecentFileThatIsGoneLeavesTheListWithAWord()
    {
        const QString file = fileOf("gone.windrose", game(2, 4));
        QVERIFY(m_window->open(file));
        session().load(game(3, 2));
        QVERIFY(QFile::remove(file));
        entriesOf("Open Recent").first()->trigger();
        QVERIFY2(prompt().contains("gone.windrose"), qPrintable(prompt()));
        QCOMPARE(session().orderCount(), 2);
        QVERIFY(settings::recentFiles.value().isEmpty());
        QVERIFY(message() == nullptr);
    }

    void theGameBeforeIsAmongTheEarlierOnes()
    {
        session().load(game(2, 9, 77));
        m_window->startNew(NewGameChoice::remembered());
        QVERIFY(session().autosave().wait());
        QVERIFY(message() == nullptr);
        const QList<QAction*> entries = entriesOf("Earlier Games");
        QVERIFY(!entries.isEmpty());
        QVERIFY2(entries.first()->text().contains("Eva"), qPrintable(entries.first()->text()));
        entries.first()->trigger();
        QCOMPARE(session().orderCount(), 9);
        QVERIFY2(m_window->file().isEmpty(), "Save must not write into the games that are kept");
        QVERIFY(settings::recentFiles.value().isEmpty());
    }

    void aFinishedGameShowsItsScore()
    {
        QVERIFY(m_window->open(fileOf("done.windrose", game(2, 5000))));
        QVERIFY(session().gamePosition().isFinished());
        QTRY_VERIFY(m_window->findChild<ScoreDialog*>() != nullptr);
        QVERIFY(m_window->findChild<ScoreDialog*>()->isVisible());
        m_window->findChild<ScoreDialog*>()->close();
        entry("Replay")->trigger();
        QCOMPARE(session().viewedMoment(), 0);
        QVERIFY(!session().position().isFinished());
    }
};

WINDROSE_TEST(window_files, WindowFiles)
#include "window_files.moc"
