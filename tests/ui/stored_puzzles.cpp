// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/stored_puzzles.h"
#include "test_program.h"
#include "tests/durability/held_device.h"
#include "ui/session/file_device.h"
#include "ui/session/slot_lock.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace windrose;

/// What is kept of solved puzzles.
class StoredPuzzlesTest : public QObject
{
    Q_OBJECT

private:
    static inline const QByteArray kDamaged = "{\"format\": \"windrose-puzzles\", \"ver";
    QTemporaryDir m_folder;

    StoredPuzzles puzzles() { return {m_folder.path(), FileDevice::system()}; }
    void write(const QByteArray& text)
    {
        QFile file(puzzles().path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    QByteArray text()
    {
        QFile file(puzzles().path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void init()
    {
        for (const QString& file : QDir(m_folder.path()).entryList({"puzzles.json*"})) {
            QFile::remove(m_folder.filePath(file));
        }
    }

    void scoresAreReadAsTheyWereKept()
    {
        const PuzzleScore solved{.tries = 2, .hints = 1, .isShown = false, .solved = QDate(2026, 11, 24)};
        const PuzzleScore shown{.tries = 1, .hints = 0, .isShown = true, .solved = {}};
        QCOMPARE(puzzles().keep("four seats level", solved), QString());
        QCOMPARE(puzzles().keep("a \"quoted\" name", shown), QString());
        const PuzzleBook book = puzzles().read();
        QCOMPARE(book.scores.size(), 2);
        QVERIFY(book.scores.value("four seats level") == solved);
        QVERIFY(book.scores.value("a \"quoted\" name") == shown);
        QVERIFY(text().contains("\n\"four seats level\":{\"hints\":1,\"solved\":\"2026-11-24\",\"tries\":2}\n"));
    }

    void aSolvedPuzzleStaysAsItIs()
    {
        const PuzzleScore solved{.tries = 1, .hints = 0, .isShown = false, .solved = QDate(2026, 11, 24)};
        QCOMPARE(puzzles().keep("one", solved), QString());
        QCOMPARE(puzzles().keep("one", {.tries = 5, .hints = 0, .isShown = true, .solved = {}}), QString());
        QVERIFY(puzzles().read().scores.value("one") == solved);
    }

    /// The window's thread reads the file whenever the page opens, so reading must not wait.
    void readingADamagedFileOnlyReportsIt()
    {
        write(kDamaged);
        HeldDevice device;
        const PuzzleBook book = StoredPuzzles(m_folder.path(), device).read();
        QVERIFY(book.isDamaged);
        QVERIFY(book.scores.isEmpty());
        QVERIFY(!device.isUsedByWindow());
        QCOMPARE(text(), kDamaged);
    }

    void aDamagedFileIsSetAside()
    {
        write(kDamaged);
        const DamagedPuzzles damaged = puzzles().setAside();
        QCOMPARE(damaged.error, QString());
        QVERIFY(QFile::exists(damaged.aside));
        QVERIFY(!QFile::exists(puzzles().path()));
        QVERIFY(puzzles().setAside().aside.isEmpty());
        QCOMPARE(puzzles().keep("one", {.tries = 1, .hints = 0, .isShown = false, .solved = {}}), QString());
        QCOMPARE(puzzles().read().scores.size(), 1);
        QVERIFY(puzzles().setAside().aside.isEmpty()); // a good file stays
        QCOMPARE(puzzles().read().scores.size(), 1);
    }

    void aDamagedFileIsSetAsideBeforeTheNextWrite()
    {
        write(kDamaged);
        QCOMPARE(puzzles().keep("one", {.tries = 1, .hints = 0, .isShown = false, .solved = {}}), QString());
        QCOMPARE(puzzles().read().scores.size(), 1);
        QCOMPARE(QDir(m_folder.path()).entryList({"puzzles.json*.damaged"}).size(), 1);
    }

    void aDamagedFileStaysWhileAnotherWindowWrites()
    {
        write(kDamaged);
        {
            SlotLock other(m_folder.filePath("puzzles.lock"));
            QCOMPARE(other.take(), SlotLock::Outcome::Taken);
            const DamagedPuzzles damaged = puzzles().setAside();
            QVERIFY(!damaged.error.isEmpty());
            QVERIFY(damaged.aside.isEmpty());
            QCOMPARE(text(), kDamaged);
        }
        QVERIFY(QFile::exists(puzzles().setAside().aside));
    }

    void aFileOfALaterVersionStays()
    {
        const QByteArray later = "{\"format\": \"windrose-puzzles\", \"version\": 2, \"puzzles\": {}}\n";
        write(later);
        QVERIFY(!puzzles().read().problem.isEmpty());
        QVERIFY(!puzzles().keep("one", {.tries = 1, .hints = 0, .isShown = false, .solved = {}}).isEmpty());
        QCOMPARE(text(), later);
    }
};

WINDROSE_TEST(stored_puzzles, StoredPuzzlesTest)
#include "stored_puzzles.moc"
