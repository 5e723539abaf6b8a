// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/autosave_notice.h"
#include "special_file.h"
#include "tests/ui/patience.h"
#include "tests/ui/test_program.h"
#include "ui/dialogs/settings_file.h"
#include "window_on_disk.h"

#include <QAccessible>
#include <QDir>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>

using namespace windrose;

/// What the window does when its game cannot be saved, or when something that cannot be read stands where a file
/// belongs.
class WindowKeeps : public WindowOnDisk
{
    Q_OBJECT

private:
    AutosaveNotice* notice() { return m_window->findChild<AutosaveNotice*>(); }
    QPushButton* button(const QString& text)
    {
        for (QPushButton* candidate : notice()->findChildren<QPushButton*>()) {
            if (QString(candidate->text()).remove('&') == text) {
                return candidate;
            }
        }
        return nullptr;
    }
    QMessageBox* box() { return m_window->findChild<QMessageBox*>(); }

    void play(int orders)
    {
        playOrders(session(), m_random, orders);
        session().autosave().wait();
    }

    /// Puts a file in the place of the program's data folder.
    void blockFolder()
    {
        QVERIFY(QDir(data()).removeRecursively());
        fill(data(), "in the way");
    }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void anOrderBeforeTheFirstPictureIsKept()
    {
        StartRequest request;
        request.seed = 3;
        m_window = std::make_unique<MainWindow>(request);
        play(1);
        QCOMPARE(gameIn(slotFile()), record());
    }

    void theNextStartStandsAtTheLastOrderWithWhatWasTakenBack()
    {
        openTableOfThree();
        play(30);
        session().undoRedo().undo();
        QVERIFY(session().autosave().wait());
        const QByteArray before = record();
        m_window.reset();
        open();
        QCOMPARE(record(), before);
        QVERIFY(session().undoRedo().canRedo());
    }

    void writeErrorStaysVisibleUntilFixed()
    {
        openTableOfThree();
        play(3);
        QVERIFY(!notice()->isVisible());
        blockFolder();
        play(1);
        QVERIFY(notice()->isVisible());
        QVERIFY(box() == nullptr); // no box is open
        QCOMPARE(session().orderCount(), 4);
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(notice());
        QVERIFY(heard->text(QAccessible::Description).contains(QDir::toNativeSeparators(slotFile())));
        QVERIFY(heard->text(QAccessible::Description).contains(session().autosave().error()));
        QTest::mouseClick(button("Try Again"), Qt::LeftButton);
        QVERIFY(!session().autosave().wait());
        QVERIFY(notice()->isVisible());
        QVERIFY(QFile::remove(data()));
        QTest::mouseClick(button("Try Again"), Qt::LeftButton);
        QVERIFY(session().autosave().wait());
        QVERIFY(!notice()->isVisible());
        QCOMPARE(gameIn(slotFile()), record());
    }

    void writingIsTriedAgainAfterEveryOrder()
    {
        openTableOfThree();
        play(3);
        blockFolder();
        play(5);
        QVERIFY(notice()->isVisible());
        QVERIFY(QFile::remove(data()));
        play(1);
        QVERIFY(!notice()->isVisible());
        QCOMPARE(gameIn(slotFile()), record());
    }

    void theGameCanBeSavedElsewhereMeanwhile()
    {
        openTableOfThree();
        play(3);
        blockFolder();
        play(5);
        notice()->disconnect(SIGNAL(saveAsRequested())); // no file dialog in a test
        const QSignalSpy wanted(notice(), &AutosaveNotice::saveAsRequested);
        QTest::mouseClick(button("Save As…"), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        const QString elsewhere = m_folder->filePath("elsewhere.windrose");
        m_window->saveTo(elsewhere);
        QVERIFY(m_window->saver().wait());
        QCOMPARE(fileContent(elsewhere), record());
        QCOMPARE(session().orderCount(), 8);
    }

    void aFailedSaveLeavesTheOldFileAndSaysWhy()
    {
        openTableOfThree();
        play(3);
        const QString folder = m_folder->filePath("a folder");
        QVERIFY(QDir().mkpath(folder));
        m_window->saveTo(folder);
        QVERIFY(!m_window->saver().wait());
        QVERIFY(box() != nullptr);
        QVERIFY(QFileInfo(folder).isDir());
        m_window->saveTo(m_folder->filePath("missing/game.windrose"));
        QVERIFY(!m_window->saver().wait());
        m_window->saveTo("/dev/null");
        QVERIFY(!m_window->saver().wait());
        QVERIFY(!QFileInfo("/dev/null").isFile());
        QVERIFY(session().autosave().error().isEmpty());
    }

    void savingThroughALinkKeepsTheLink()
    {
        openTableOfThree();
        play(3);
        const QString target = m_folder->filePath("target.windrose");
        const QString link = m_folder->filePath("link.windrose");
        fill(target, "old");
        QVERIFY(QFile::link(target, link));
        m_window->saveTo(link);
        QVERIFY(m_window->saver().wait());
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(fileContent(target), record());
    }

    void aFolderThatVanishesIsMadeAgainWithoutAWord()
    {
        openTableOfThree();
        play(3);
        QVERIFY(QDir(data()).removeRecursively());
        play(1);
        QVERIFY(!notice()->isVisible());
        QCOMPARE(gameIn(slotFile()), record());
    }

    void leavingWithAGameThatIsNowhereIsAskedAbout()
    {
        openTableOfThree();
        play(3);
        blockFolder();
        play(1);
        QVERIFY(!m_window->close());
        QVERIFY(m_window->isVisible());
        QVERIFY(box() != nullptr);
        for (QAbstractButton* choice : box()->buttons()) {
            if (choice->text() == "Quit Anyway") {
                choice->click();
                break;
            }
        }
        QVERIFY(!m_window->isVisible());
    }

    void whatIsNoFileInTheLastGamesPlaceIsSaidAndMovedAside_data() { specialFileRows(); }

    void whatIsNoFileInTheLastGamesPlaceIsSaidAndMovedAside()
    {
        QFETCH(QString, kind);
        QFETCH(QString, says);
        for (const bool isNew : {false, true}) {
            QVERIFY(makeSpecialFile(slotFile(), kind));
            if (isNew) {
                openTableOfThree();
            } else {
                open();
            }
            QTRY_VERIFY(box() != nullptr);
            QVERIFY(box()->text().contains("game.windrose"));
            QVERIFY2(box()->informativeText().contains(says), qPrintable(box()->informativeText()));
            const QString aside = slotFile() + (isNew ? "-2.damaged" : ".damaged");
            QTRY_VERIFY(isSpecialFile(aside, kind));
            play(2);
            QVERIFY(!notice()->isVisible());
            QCOMPARE(gameIn(slotFile()), record());
            QVERIFY(isSpecialFile(aside, kind));
            m_window.reset();
            QVERIFY(QFile::remove(slotFile()));
        }
    }

    void settingsThatAreNoFileAreSaidAndLeftAlone_data() { specialFileRows(); }

    void settingsThatAreNoFileAreSaidAndLeftAlone()
    {
        QFETCH(QString, kind);
        QFETCH(QString, says);
        QCOMPARE(settings::path(), m_folder->filePath("config/windrose/windrose.ini"));
        for (const QString& ending : {QString(), QStringLiteral(".lock")}) {
            const QString odd = settings::path() + ending;
            settings::store().finish();
            QVERIFY(makeSpecialFile(odd, kind));
            openTableOfThree();
            QTRY_VERIFY(box() != nullptr);
            QVERIFY(box()->text().contains(QFileInfo(odd).fileName()));
            QVERIFY2(box()->informativeText().contains(says), qPrintable(box()->informativeText()));
            settings::players.setValue(5);
            QCOMPARE(settings::players.value(), 5); // for as long as the program runs
            settings::players.reset();
            m_window.reset();
            settings::store().finish();
            QVERIFY(isSpecialFile(odd, kind));
            QVERIFY(kind == "folder" ? QDir(odd).removeRecursively() : QFile::remove(odd));
        }
    }

    void aSecondWindowKeepsItsOwnGameAndLeavesItBehind()
    {
        openTableOfThree();
        play(5);
        const QByteArray first = record();
        StartRequest request;
        request.players = 5;
        request.seed = 4;
        auto second = std::make_unique<MainWindow>(request);
        second->show();
        playOrders(second->session(), m_random, 6);
        QVERIFY(second->session().autosave().wait());
        QCOMPARE(second->savedGames().slot(), 2);
        QVERIFY(second->close());
        second.reset();
        QCOMPARE(gameIn(slotFile()), first);
        const auto earlier = m_window->savedGames().archive().games();
        QCOMPARE(earlier.size(), std::size_t{1});
        QCOMPARE(earlier.front().names.size(), qsizetype{5});
        QCOMPARE(earlier.front().orders, 6);
        QVERIFY(!QFile::exists(data() + "/game-2.windrose"));
    }
};

WINDROSE_TEST(window_keeps, WindowKeeps)
#include "window_keeps.moc"
