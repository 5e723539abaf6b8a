// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/game_file.h"
#include "core/text/journal_text.h"
#include "tests/ui/patience.h"
#include "tests/ui/test_program.h"
#include "window_on_disk.h"

#include <QLabel>
#include <QMessageBox>

using namespace windrose;

/// What the window does when a saved game is damaged.
class WindowDamaged : public WindowOnDisk
{
    Q_OBJECT

private:
    QMessageBox* box() { return m_window->findChild<QMessageBox*>(); }

    void play(int orders)
    {
        playOrders(session(), m_random, orders);
        session().autosave().wait();
    }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

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
        QVERIFY(session().autosave().wait());
        const auto earlier = m_window->savedGames().archive().games();
        QCOMPARE(earlier.size(), std::size_t{1});
        QVERIFY(m_window->open(earlier.front().path));
        QCOMPARE(record(), onTheTable);
    }

    void eachTruncationOfASavedRecordIsSaid()
    {
        GameSession played;
        played.startNew(3, {}, 3, {});
        playOrders(played, m_random, 30);
        const std::string whole = recordText(played.record());
        const GameFile complete = readGameText(whole);
        QVERIFY(complete.problem.isEmpty() && complete.missingEnd.isEmpty());
        for (std::size_t length = 0; length < whole.size(); ++length) {
            const GameFile cut = readGameText(whole.substr(0, length));
            QVERIFY2(!cut.problem.isEmpty() || !cut.missingEnd.isEmpty(), qPrintable(QString::number(length)));
        }
        // A journal can end behind each line; none of its beginnings is taken for a whole game.
        const std::string journal = JournalText().whole(played.record());
        for (std::size_t length = 0; length <= journal.size(); ++length) {
            const GameFile cut = readGameText(journal.substr(0, length));
            QVERIFY2(!cut.problem.isEmpty() || !cut.missingEnd.isEmpty(), qPrintable(QString::number(length)));
        }
    }

    void aFileThatDoesNotEndAsASavedGameDoesIsOpenedWithAWord()
    {
        GameSession played;
        played.startNew(3, {}, 3, {});
        playOrders(played, m_random, 20);
        const QByteArray journal = QByteArray::fromStdString(JournalText().whole(played.record()));
        const QByteArray cut = journal.left(journal.chopped(1).lastIndexOf('\n') + 1); // between two orders
        const QByteArray withoutLineEnd = QByteArray::fromStdString(recordText(played.record())).chopped(1);
        const QString path = m_folder->filePath("cut.windrose");
        const std::pair<QByteArray, QString> cases[] = {{cut, "later moves were cut off"},
                                                        {withoutLineEnd, "all moves are there"}};
        for (const auto& [bytes, says] : cases) {
            fill(path, bytes);
            for (const bool isAtTheStart : {false, true}) {
                StartRequest request;
                request.file = isAtTheStart ? path.toStdString() : std::string();
                open(request);
                if (!isAtTheStart) {
                    QVERIFY(m_window->open(path));
                }
                QTRY_VERIFY(box() != nullptr);
                QVERIFY2(box()->text().contains("The end of the file cut.windrose"), qPrintable(box()->text()));
                QVERIFY2(box()->informativeText().contains(says), qPrintable(box()->informativeText()));
                QVERIFY(session().orderCount() >= 19);
                m_window.reset();
            }
        }
    }

    void aWholeFileIsOpenedWithoutAWord()
    {
        GameSession played;
        played.startNew(3, {}, 3, {});
        playOrders(played, m_random, 20);
        const QByteArray whole = QByteArray::fromStdString(recordText(played.record()));
        const QString path = m_folder->filePath("whole.windrose");
        fill(path, whole);
        openTableOfThree();
        QVERIFY(m_window->open(path));
        QVERIFY(box() == nullptr);
        m_window->openText(QString::fromUtf8(whole.chopped(1))); // as a selection in an editor
        QVERIFY(box() == nullptr);
        QCOMPARE(session().orderCount(), 20);
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
        QVERIFY(m_window->savedGames().archive().games().empty());
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
        QTRY_COMPARE(fileContent(slotFile() + ".damaged"), damaged);
        QVERIFY(session().autosave().wait());
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
        QCOMPARE(fileContent(slotFile()), record()); // with an end mark
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
        QVERIFY2(box()->informativeText().contains(
                     "The record breaks off; expected the rest, up to its last line; 19 order"),
                 qPrintable(box()->informativeText()));
        QCOMPARE(session().orderCount(), 19);
        QTRY_COMPARE(fileContent(slotFile() + ".damaged"), cut);
    }

    void aLastGameThatCannotBeReadAtAllIsPutAsideToo()
    {
        const QByteArray damaged = "[Windrose \"99\"]\n[Future \"yes\"]\n";
        fill(slotFile(), damaged);
        open();
        QTRY_VERIFY(box() != nullptr);
        QCOMPARE(session().orderCount(), 0);
        QTRY_COMPARE(fileContent(slotFile() + ".damaged"), damaged);
    }
};

WINDROSE_TEST(window_damaged, WindowDamaged)
#include "window_damaged.moc"
