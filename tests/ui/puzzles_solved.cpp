// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_test.h"
#include "test_program.h"
#include "ui/dialogs/puzzles_dialog.h"
#include "ui/models/texts_puzzles.h"

#include <QComboBox>

using namespace windrose;

/// All puzzles, one after the other. Each hundred of them is a test of its own, so that they run side by side.
class PuzzlesSolved : public PuzzleTest
{
    Q_OBJECT

private slots:
    void everyPuzzleIsSolvedAtItsTable_data()
    {
        QTest::addColumn<int>("first");
        QTest::newRow("first") << 0;
        QTest::newRow("second") << kPuzzles / 3;
        QTest::newRow("third") << 2 * kPuzzles / 3;
    }
    void everyPuzzleIsSolvedAtItsTable()
    {
        QFETCH(const int, first);
        QDir(folder()).removeRecursively();
        openDefaultTable();
        QCOMPARE(mode().entries().size(), kPuzzles);
        const QList<PuzzleEntry> part = mode().entries().mid(first, kPuzzles / (repeatsRows() ? 3 : 9));
        mode().lay(part.first().name);
        hurry();
        for (const PuzzleEntry& entry : part) {
            mode().lay(entry.name);
            QVERIFY2(!puzzle().isComputersTurn(), qPrintable(entry.name));
            QVERIFY2(!strip().content().text.isEmpty(), qPrintable(entry.name));
            QVERIFY2(!texts::puzzleHints(guide().solution(), puzzle()).isEmpty(), qPrintable(entry.name));
            QVERIFY2(puzzle().submit(best()).refusal == Refusal(), qPrintable(entry.name));
            QVERIFY2(waitUntilSolved(), qPrintable(entry.name));
            QVERIFY2(puzzle().gamePosition().isFinished(), qPrintable(entry.name));
        }
        entry("Puzzles…")->trigger();
        QCOMPARE(mode().page()->findChildren<QComboBox*>()[2]->currentIndex(), 0);
        session().autosave().wait();
        QCOMPARE(StoredPuzzles(folder(), FileDevice::system()).read().scores.size(), part.size());
    }
};

WINDROSE_TEST(puzzles_solved, PuzzlesSolved)
#include "puzzles_solved.moc"
