// SPDX-License-Identifier: GPL-3.0-or-later
#include "patience.h"
#include "play.h"
#include "test_program.h"
#include "tests/durability/odd_file.h"
#include "ui/dialogs/score_dialog.h"
#include "ui/dialogs/settings.h"
#include "window_driver.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileOpenEvent>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QTemporaryDir>

#include <memory>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace windrose;

/// How games are opened and saved: files, recent files, archived games, drops and the clipboard.
class WindowFiles : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<MainWindow> m_window;
    QTemporaryDir m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;

    GameSession& session() { return m_window->session(); }
    QString path(const QString& name) { return m_folder->filePath(name); }
    QString prompt() { return driver::prompt(*m_window); }
    QAction* entry(const QString& text) { return driver::entry(*m_window, text); }
    /// The entries of a menu as it would be opened.
    QList<QAction*> entriesOf(const QString& title)
    {
        QMenu* menu = entry(title)->menu();
        emit menu->aboutToShow();
        return menu->actions();
    }
    QMessageBox* message() { return m_window->findChild<QMessageBox*>(); }
    void closeMessage()
    {
        message()->close();
        QTRY_VERIFY(message() == nullptr);
    }
    void press(const QString& button)
    {
        for (QAbstractButton* candidate : message()->buttons()) {
            if (candidate->text().remove('&') == button) {
                candidate->click();
                return;
            }
        }
        QFAIL(qPrintable(button));
    }
    static std::string contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    static QString clipboard() { return QGuiApplication::clipboard()->text(); }
    static Record game(int players, int orders, std::uint64_t seed = 11)
    {
        GameSession other;
        other.startNew(players, {"Eva", "Finn"}, seed, {});
        Random random{5};
        playOrders(other, random, orders);
        return other.record();
    }
    QString fileWith(const QString& name, const QByteArray& text)
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
    }
    QString fileOf(const QString& name, const Record& record)
    {
        return fileWith(name, QByteArray::fromStdString(recordText(record)));
    }
    void drop(const QMimeData& data)
    {
        QDragEnterEvent enter(QPoint(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &event);
    }
    void start(const StartRequest& request)
    {
        m_window = std::make_unique<MainWindow>(request);
        m_window->table().setPace(speeds::Pace::Off);
        m_window->show();
        QVERIFY(waitUntilExposed(m_window.get()));
    }

private slots:
    void initTestCase() { driver::stayApart(m_settings); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        settings::recentFiles.reset();
        QDir(KeptGames::standardFolder()).removeRecursively();
        start(driver::usualTable());
    }

    void cleanup() { m_window.reset(); }

    void aGameIsSavedAndOpenedAgain()
    {
        session().submit(Order::chooseRole(Role::Builder));
        session().submit(Order::pass());
        session().undoRedo().undo();
        const std::string saved = recordText(session().record());
        QVERIFY(m_window->saveTo(path("one.windrose")));
        session().load(game(2, 8));
        QVERIFY(m_window->open(path("one.windrose")));
        QCOMPARE(recordText(session().record()), saved);
        QVERIFY2(session().undoRedo().canRedo(), "what was taken back comes back as well");
    }

    void saveWritesToTheGamesOwnFile()
    {
        QVERIFY(m_window->file().isEmpty());
        QVERIFY(m_window->saveTo(path("one.windrose")));
        QCOMPARE(m_window->file(), path("one.windrose"));
        QVERIFY(m_window->windowTitle().contains("one.windrose"));
        QVERIFY(!m_window->isWindowModified());
        session().submit(Order::chooseRole(Role::Builder));
        QVERIFY(m_window->isWindowModified());
        entry("Save")->trigger();
        QVERIFY(!m_window->isWindowModified());
        QFile file(path("one.windrose"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().toStdString(), recordText(session().record()));
    }

    void anotherGameHasNoFileYet()
    {
        QVERIFY(m_window->saveTo(path("one.windrose")));
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
        start(request);
        QCOMPARE(m_window->file(), file);
        QCOMPARE(session().orderCount(), 6);
        QVERIFY(m_window->windowTitle().contains("start.windrose"));
    }

    void onlyTheFirstStartGreets()
    {
        const auto greets = [this] { return driver::prompt(*m_window).contains(QStringLiteral("Welcome")); };
        m_window.reset();
        settings::windowGeometry.reset();
        QDir(KeptGames::standardFolder()).removeRecursively();
        start(driver::usualTable());
        QTRY_VERIFY(!m_window->windowIcon().isNull()); // delayed work after the first paint is done
        QVERIFY(!greets());
        m_window->close();
        m_window.reset();
        start({});
        QTRY_VERIFY(!m_window->windowIcon().isNull());
        QVERIFY(!greets());
        m_window.reset();
        settings::windowGeometry.reset();
        QDir(KeptGames::standardFolder()).removeRecursively();
        start({});
        QTRY_VERIFY(greets());
        QVERIFY(driver::prompt(*m_window).contains(QStringLiteral("Ctrl+N")));
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
        const std::string theirs = recordText(other->session().record());
        QCOMPARE(contentOf(file), theirs);
        session().submit(randomOrder(session().gamePosition(), random));
        const std::string ours = recordText(session().record());
        for (const QString choice : {"Cancel", "Save Anyway"}) {
            entry("Save")->trigger();
            QVERIFY(message() != nullptr);
            QVERIFY(message()->text().contains("shared.windrose"));
            QCOMPARE(contentOf(file), theirs);
            QVERIFY(m_window->isWindowModified());
            press(choice);
            QTRY_VERIFY(message() == nullptr);
        }
        QCOMPARE(contentOf(file), ours);
        QVERIFY(!m_window->isWindowModified());
        // It is ours now.
        session().undoRedo().undo();
        entry("Save")->trigger();
        QVERIFY(message() == nullptr);
        QCOMPARE(contentOf(file), recordText(session().record()));
        driver::entry(*other, "Save")->trigger();
        QVERIFY(other->findChild<QMessageBox*>() != nullptr);
        QCOMPARE(contentOf(file), recordText(session().record()));
    }

    void aFileThatChangedAfterTheStartIsNotOverwrittenUnasked()
    {
        const QString file = fileOf("start.windrose", game(3, 6));
        m_window.reset();
        StartRequest request;
        request.file = file.toStdString();
        start(request);
        fileWith("start.windrose", "changed with an editor\n");
        entry("Save")->trigger();
        QVERIFY(message() != nullptr);
        closeMessage();
        QCOMPARE(contentOf(file), std::string("changed with an editor\n"));
    }

    void theGamesTheProgramKeepsAreNotSavedOver()
    {
        const QString slot = m_window->keptGames().path();
        QTRY_VERIFY(QFile::exists(slot));
        QVERIFY(session().keeping().wait());
        const std::string first = contentOf(slot);
        QVERIFY(QFile::link(slot, path("link.windrose")));
        QVERIFY(QDir(KeptGames::standardFolder()).mkpath("earlier"));
        const auto other = driver::openTable();
        QCOMPARE(other->keptGames().slot(), 2);
        Random random{8};
        playOrders(other->session(), random, 5);
        QStringList places{slot, path("link.windrose"), KeptGames::standardFolder() + "/earlier/mine.windrose",
                           KeptGames::standardFolder() + "/../windrose_window_files/game.windrose"};
#ifdef Q_OS_UNIX
        QCOMPARE(::link(QFile::encodeName(slot).constData(), QFile::encodeName(path("hard.windrose")).constData()), 0);
        places << path("hard.windrose");
#endif
        for (const QString& place : places) {
            QVERIFY(!other->saveTo(place));
            auto* box = other->findChild<QMessageBox*>();
            QVERIFY(box != nullptr);
            QVERIFY2(box->informativeText().contains("own games"), qPrintable(box->informativeText()));
            box->close();
            QTRY_VERIFY(other->findChild<QMessageBox*>() == nullptr);
            QCOMPARE(contentOf(slot), first);
        }
        // Such a file can be opened, but it does not become the game's own file.
        QVERIFY(other->open(slot));
        QVERIFY(other->file().isEmpty());
    }

    void recentFilesAreListedTheLastOneFirst()
    {
        QCOMPARE(entriesOf("Open Recent").size(), 1); // "No file yet"
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
        QVERIFY(session().keeping().wait());
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

    void aGameGoesThroughTheClipboard()
    {
        Random random{4};
        playOrders(session(), random, 20);
        session().undoRedo().undo();
        const std::string copied = plainRecordText(session().record());
        entry("Copy Game")->trigger();
        QCOMPARE(clipboard().toStdString(), copied);
        session().load(game(2, 3));
        entry("Paste Game")->trigger();
        QCOMPARE(plainRecordText(session().record()), copied);
        QVERIFY(message() == nullptr);
    }

    void aPositionGoesThroughTheClipboard()
    {
        Random random{4};
        playOrders(session(), random, 20);
        const Position copied = session().gamePosition();
        entry("Copy Position")->trigger();
        QVERIFY(clipboard().startsWith('{'));
        session().load(game(2, 3));
        entry("Paste Game")->trigger();
        QVERIFY(session().gamePosition() == copied);
        QCOMPARE(session().seatName(1), QString("Bo"));
    }

    void theMomentShownIsThePositionCopied()
    {
        Random random{4};
        playOrders(session(), random, 20);
        session().view(7);
        entry("Copy Position")->trigger();
        const Position shown = session().history().positionAt(7);
        entry("Paste Game")->trigger();
        QVERIFY(session().gamePosition() == shown);
    }

    void aDamagedTextOpensWhatIsGood()
    {
        std::string text = recordText(game(2, 10));
        text += "sell gold\n";
        QGuiApplication::clipboard()->setText(QString::fromStdString(text));
        entry("Paste Game")->trigger();
        QCOMPARE(session().orderCount(), 10);
        QVERIFY(message() != nullptr);
        QVERIFY2(message()->informativeText().contains("gold"), qPrintable(message()->informativeText()));
        closeMessage();
    }

    void aTextThatIsNoGameChangesNothing()
    {
        session().submit(Order::chooseRole(Role::Builder));
        const std::string before = recordText(session().record());
        QGuiApplication::clipboard()->setText(QStringLiteral("Dear Ana,\nhow are you?"));
        entry("Paste Game")->trigger();
        QVERIFY(message() != nullptr);
        closeMessage();
        QCOMPARE(recordText(session().record()), before);
        QGuiApplication::clipboard()->clear();
        entry("Paste Game")->trigger();
        QVERIFY(message() == nullptr);
        QVERIFY(prompt().contains("clipboard"));
    }

    void aFileIsOpenedByDroppingIt()
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(fileOf("dropped ü.windrose", game(3, 7)))});
        drop(data);
        QCOMPARE(session().orderCount(), 7);
        QCOMPARE(m_window->file(), path("dropped ü.windrose"));
    }

    void aFileTheDesktopHandsOverIsOpened()
    {
        QFileOpenEvent event(fileOf("handed ü.windrose", game(3, 7)));
        QApplication::sendEvent(qApp, &event);
        QCOMPARE(session().orderCount(), 7);
        QCOMPARE(m_window->file(), path("handed ü.windrose"));
    }

    void aFileTheDesktopHandsOverLeavesAPositionThatIsSetUpAlone()
    {
        m_window->setUpPosition();
        QFileOpenEvent event(fileOf("handed.windrose", game(3, 7)));
        QApplication::sendEvent(qApp, &event);
        QVERIFY(m_window->positionSetup() != nullptr);
        QCOMPARE(session().orderCount(), 0);
    }

    void ofSeveralFilesTheFirstIsOpened()
    {
        QMimeData data;
        data.setUrls({QUrl("https://example.org/game.windrose"),
                      QUrl::fromLocalFile(fileOf("first.windrose", game(3, 7))),
                      QUrl::fromLocalFile(fileOf("second.windrose", game(3, 2)))});
        drop(data);
        QCOMPARE(session().orderCount(), 7);
        QVERIFY2(prompt().contains("2 other files"), qPrintable(prompt()));
    }

    void whatIsNotOnThisComputerIsNotOpened()
    {
        QMimeData data;
        data.setUrls({QUrl("https://example.org/game.windrose")});
        drop(data);
        QCOMPARE(session().orderCount(), 0);
        QVERIFY(prompt().contains("this computer"));
    }

    void aFolderOrAMissingFileIsRefused()
    {
        for (const QString& place : {m_folder->path(), path("nothing.windrose")}) {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(place)});
            drop(data);
            QVERIFY(message() != nullptr);
            closeMessage();
            QCOMPARE(session().orderCount(), 0);
        }
    }

    void onlyRegularFilesUpToTheLimitAreOpened_data()
    {
        oddFileRows();
    }

    void onlyRegularFilesUpToTheLimitAreOpened()
    {
        QFETCH(QString, kind);
        QFETCH(QString, says);
        const QString file = path("game.windrose");
        QVERIFY(makeOddFile(file, kind));
        const auto isRefused = [&](const QString& how) {
            QVERIFY2(message() != nullptr, qPrintable(how));
            QVERIFY2(message()->informativeText().contains(says), qPrintable(message()->informativeText()));
            closeMessage();
            QCOMPARE(session().orderCount(), 0);
            QVERIFY(m_window->file().isEmpty());
        };
        QVERIFY(!m_window->open(file));
        isRefused("opened");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        drop(data);
        isRefused("dropped");
        QFileOpenEvent event(file);
        QApplication::sendEvent(qApp, &event);
        isRefused("handed over");
        m_window.reset();
        StartRequest request;
        request.file = file.toStdString();
        start(request);
        QTRY_VERIFY(message() != nullptr);
        isRefused("named at the start");
    }

    void aTextIsOpenedByDroppingIt()
    {
        QMimeData data;
        data.setText(QString::fromStdString(recordText(game(3, 7))));
        drop(data);
        QCOMPARE(session().orderCount(), 7);
    }
};

WINDROSE_TEST(window_files, WindowFiles)
#include "window_files.moc"
