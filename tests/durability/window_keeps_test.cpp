// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/game_file.h"
#include "app/window/keeping_notice.h"
#include "core/text/journal_text.h"
#include "odd_file.h"
#include "tests/ui/patience.h"
#include "ui/dialogs/settings_file.h"
#include "window_on_disk.h"

#include <QAccessible>
#include <QDir>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>

using namespace windrose;

/// What the window does when its game cannot be saved, and when a saved game is damaged.
class WindowKeeps : public WindowOnDisk
{
    Q_OBJECT

private:
    KeepingNotice* notice() { return m_window->findChild<KeepingNotice*>(); }
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
        session().keeping().wait();
    }

    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Puts a file in the place of the program's data folder.
    void barTheFolder()
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
        QVERIFY(session().keeping().wait());
        const QByteArray before = record();
        m_window.reset();
        open();
        QCOMPARE(record(), before);
        QVERIFY(session().undoRedo().canRedo());
    }

    void whatCannotBeWrittenIsSaidForAsLongAsItIsSo()
    {
        openTableOfThree();
        play(3);
        QVERIFY(!notice()->isVisible());
        barTheFolder();
        play(1);
        QVERIFY(notice()->isVisible());
        QVERIFY(box() == nullptr); // no box is open
        QCOMPARE(session().orderCount(), 4);
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(notice());
        QVERIFY(heard->text(QAccessible::Description).contains(QDir::toNativeSeparators(slotFile())));
        QVERIFY(heard->text(QAccessible::Description).contains(session().keeping().error()));
        QTest::mouseClick(button("Try Again"), Qt::LeftButton);
        QVERIFY(!session().keeping().wait());
        QVERIFY(notice()->isVisible());
        QVERIFY(QFile::remove(data()));
        QTest::mouseClick(button("Try Again"), Qt::LeftButton);
        QVERIFY(session().keeping().wait());
        QVERIFY(!notice()->isVisible());
        QCOMPARE(gameIn(slotFile()), record());
    }

    void writingIsTriedAgainAfterEveryOrder()
    {
        openTableOfThree();
        play(3);
        barTheFolder();
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
        barTheFolder();
        play(5);
        notice()->disconnect(SIGNAL(saveAsWanted())); // no file dialog in a test
        const QSignalSpy wanted(notice(), &KeepingNotice::saveAsWanted);
        QTest::mouseClick(button("Save As…"), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        const QString elsewhere = m_folder->filePath("elsewhere.windrose");
        QVERIFY(m_window->saveTo(elsewhere));
        QCOMPARE(contentOf(elsewhere), record());
        QCOMPARE(session().orderCount(), 8);
    }

    void aFailedSaveLeavesTheOldFileAndSaysWhy()
    {
        openTableOfThree();
        play(3);
        const QString folder = m_folder->filePath("a folder");
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(!m_window->saveTo(folder));
        QVERIFY(box() != nullptr);
        QVERIFY(QFileInfo(folder).isDir());
        QVERIFY(!m_window->saveTo(m_folder->filePath("missing/game.windrose")));
        QVERIFY(!m_window->saveTo("/dev/null"));
        QVERIFY(!QFileInfo("/dev/null").isFile());
        QVERIFY(session().keeping().error().isEmpty());
    }

    void savingThroughALinkKeepsTheLink()
    {
        openTableOfThree();
        play(3);
        const QString target = m_folder->filePath("target.windrose");
        const QString link = m_folder->filePath("link.windrose");
        fill(target, "old");
        QVERIFY(QFile::link(target, link));
        QVERIFY(m_window->saveTo(link));
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(contentOf(target), record());
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
        barTheFolder();
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

    void aDamagedRecordOpensUpToTheDamageAndSaysWhere()
    {
        openTableOfThree();
        play(12);
        const QByteArray onTheTable = record();
        GameSession other;
        other.startNew(4, {}, 7, {});
        playOrders(other, m_random, 20);
        const QByteArray whole = QByteArray::fromStdString(recordText(other.record()));
        const QString path = m_folder->filePath("broken.windrose");
        QByteArrayList lines = whole.split('\n');
        const qsizetype broken = lines.size() - 4;
        lines[broken] = "take nothing at all";
        fill(path, lines.join('\n'));
        QVERIFY(m_window->open(path));
        QVERIFY(box() != nullptr);
        QVERIFY(box()->text().contains("broken.windrose"));
        QVERIFY2(box()->informativeText().contains(QString("Line %1, column").arg(broken + 1)),
                 qPrintable(box()->informativeText()));
        QCOMPARE(session().players(), 4);
        QVERIFY(session().orderCount() >= 15 && session().orderCount() < 20);
        for (int order = 0; order < session().orderCount(); ++order) {
            QVERIFY(session().history().orderAt(order) == other.history().orderAt(order));
        }
        // What was on the table is among the earlier games, and comes back from there.
        QVERIFY(session().keeping().wait());
        const auto earlier = m_window->keptGames().archive().games();
        QCOMPARE(earlier.size(), std::size_t{1});
        QVERIFY(m_window->open(earlier.front().path));
        QCOMPARE(record(), onTheTable);
    }

    void aFileWithoutAGameLeavesTheTableAsItIs()
    {
        openTableOfThree();
        play(4);
        const QByteArray before = record();
        const QString path = m_folder->filePath("letter.txt");
        fill(path, "Dear Ana,\n");
        QVERIFY(!m_window->open(path));
        QVERIFY(box() != nullptr);
        QCOMPARE(record(), before);
        QVERIFY(m_window->keptGames().archive().games().empty());
    }

    void aDamagedLastGameIsPutAsideAndSaysWhereItBroke()
    {
        GameSession played;
        played.startNew(3, {}, 3, {});
        playOrders(played, m_random, 20);
        const QByteArray damaged = QByteArray::fromStdString(recordText(played.record())).chopped(100) + "\x80\x81";
        fill(slotFile(), damaged);
        open();
        QTRY_VERIFY(box() != nullptr);
        QVERIFY2(box()->informativeText().contains(QRegularExpression("Line \\d+, column \\d+")),
                 qPrintable(box()->informativeText()));
        QVERIFY(session().orderCount() >= 17 && session().orderCount() < 20);
        QTRY_COMPARE(contentOf(slotFile() + ".damaged"), damaged);
        QVERIFY(session().keeping().wait());
        QCOMPARE(gameIn(slotFile()), record());
    }

    void aGameThatWasUnderWayWhenTheProgramWasKilledGoesOnWithoutAWord()
    {
        GameSession played;
        played.startNew(3, {}, 3, {});
        playOrders(played, m_random, 20);
        fill(slotFile(), QByteArray::fromStdString(JournalText().whole(played.record())));
        open();
        QCOMPARE(session().orderCount(), 20);
        play(1);
        QVERIFY(box() == nullptr);
        QVERIFY(!QFile::exists(slotFile() + ".damaged"));
        QVERIFY(m_window->close());
        QCOMPARE(contentOf(slotFile()), record()); // with an end mark
    }

    void aJournalThatWasCutOffInALineOpensUpToIt()
    {
        GameSession played;
        played.startNew(3, {}, 3, {});
        playOrders(played, m_random, 20);
        const QByteArray cut = QByteArray::fromStdString(JournalText().whole(played.record())).chopped(9);
        fill(slotFile(), cut);
        open();
        QTRY_VERIFY(box() != nullptr);
        QVERIFY2(box()->informativeText().contains("The game is cut off here; its first 19 order"),
                 qPrintable(box()->informativeText()));
        QCOMPARE(session().orderCount(), 19);
        QTRY_COMPARE(contentOf(slotFile() + ".damaged"), cut);
    }

    void aLastGameThatCannotBeReadAtAllIsPutAsideToo()
    {
        const QByteArray damaged = "[Windrose \"99\"]\n[Future \"yes\"]\n";
        fill(slotFile(), damaged);
        open();
        QTRY_VERIFY(box() != nullptr);
        QCOMPARE(session().orderCount(), 0);
        QTRY_COMPARE(contentOf(slotFile() + ".damaged"), damaged);
    }

    void whatIsNoFileInTheLastGamesPlaceIsSaidAndMovedAside_data() { oddFileRows(); }

    void whatIsNoFileInTheLastGamesPlaceIsSaidAndMovedAside()
    {
        QFETCH(QString, kind);
        QFETCH(QString, says);
        for (const bool isNew : {false, true}) {
            QVERIFY(makeOddFile(slotFile(), kind));
            if (isNew) {
                openTableOfThree();
            } else {
                open();
            }
            QTRY_VERIFY(box() != nullptr);
            QVERIFY(box()->text().contains("game.windrose"));
            QVERIFY2(box()->informativeText().contains(says), qPrintable(box()->informativeText()));
            const QString aside = slotFile() + (isNew ? "-2.damaged" : ".damaged");
            QTRY_VERIFY(isOddFile(aside, kind));
            play(2);
            QVERIFY(!notice()->isVisible());
            QCOMPARE(gameIn(slotFile()), record());
            QVERIFY(isOddFile(aside, kind));
            m_window.reset();
            QVERIFY(QFile::remove(slotFile()));
        }
    }

    void settingsThatAreNoFileAreSaidAndLeftAlone_data() { oddFileRows(); }

    void settingsThatAreNoFileAreSaidAndLeftAlone()
    {
        QFETCH(QString, kind);
        QFETCH(QString, says);
        QCOMPARE(settings::path(), m_folder->filePath("config/windrose/windrose.ini"));
        for (const QString& ending : {QString(), QStringLiteral(".lock")}) {
            const QString odd = settings::path() + ending;
            settings::store().finish();
            QVERIFY(makeOddFile(odd, kind));
            openTableOfThree();
            QTRY_VERIFY(box() != nullptr);
            QVERIFY(box()->text().contains(QFileInfo(odd).fileName()));
            QVERIFY2(box()->informativeText().contains(says), qPrintable(box()->informativeText()));
            settings::players.setValue(5);
            QCOMPARE(settings::players.value(), 5); // for as long as the program runs
            settings::players.reset();
            m_window.reset();
            settings::store().finish();
            QVERIFY(isOddFile(odd, kind));
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
        QVERIFY(second->session().keeping().wait());
        QCOMPARE(second->keptGames().slot(), 2);
        QVERIFY(second->close());
        second.reset();
        QCOMPARE(gameIn(slotFile()), first);
        const auto earlier = m_window->keptGames().archive().games();
        QCOMPARE(earlier.size(), std::size_t{1});
        QCOMPARE(earlier.front().names.size(), qsizetype{5});
        QCOMPARE(earlier.front().orders, 6);
        QVERIFY(!QFile::exists(data() + "/game-2.windrose"));
    }
};

QTEST_MAIN(WindowKeeps)
#include "window_keeps_test.moc"
