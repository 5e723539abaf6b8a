// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sound_controls.h"
#include "core/players/different_orders.h"
#include "patience.h"
#include "puzzle_test.h"
#include "recorded_sounds.h"
#include "test_program.h"
#include "tests/durability/held_device.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/puzzles_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/models/texts_puzzles.h"
#include "ui/puzzles/puzzle_page.h"
#include "ui/table/prompt_bar.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QScopeGuard>
#include <QTableView>

#include <algorithm>

using namespace windrose;

/// The puzzles, as players open and solve them.
class WindowPuzzles : public PuzzleTest
{
    Q_OBJECT

private:
    static QString roleCard(Order order)
    {
        static const QStringList names{"Settler", "Mayor", "Builder", "Craftsman", "Trader", "Captain", "Prospector"};
        return QStringLiteral("Role ") + names[static_cast<int>(index(order.role()))];
    }
    /// The first puzzle that is solved by a role, without declining a colonist.
    void layRole() { layOne(Decision::ChooseRole); }

private slots:
    void init()
    {
        QDir(folder()).removeRecursively();
        openDefaultTable();
    }

    void thePageListsAllPuzzlesAndFiltersThem()
    {
        entry("Puzzles…")->trigger();
        PuzzlesDialog* page = mode().page();
        QVERIFY(page != nullptr && page->isVisible());
        QCOMPARE(page->order().rowCount(), kPuzzles);
        const QList<QComboBox*> boxes = page->findChildren<QComboBox*>();
        QCOMPARE(boxes.size(), 3);
        int sum = 0;
        for (int theme = 1; theme < boxes[0]->count(); ++theme) {
            boxes[0]->setCurrentIndex(theme);
            QVERIFY(page->order().rowCount() > 0);
            sum += page->order().rowCount();
        }
        QCOMPARE(sum, kPuzzles);
        boxes[0]->setCurrentIndex(0);
        boxes[2]->setCurrentIndex(2); // solved
        QCOMPARE(page->order().rowCount(), 0);
        boxes[2]->setCurrentIndex(1);
        QCOMPARE(page->order().rowCount(), kPuzzles);
        auto* table = page->findChild<QTableView*>();
        QTRY_COMPARE(table->horizontalHeader()->length(), table->viewport()->width());
        page->resize(page->width() + 200, page->height());
        QTRY_COMPARE(table->horizontalHeader()->length(), table->viewport()->width());
        const QString name = table->currentIndex().data(ResultsModel::kGameRole).toString();
        QTest::keyClick(table, Qt::Key_Return);
        QVERIFY(mode().isOn());
        QCOMPARE(puzzleName(), name);
    }

    void oneIsSolvedByMouse()
    {
        layRole();
        const QString name = puzzleName();
        QWidget* card = place(roleCard(best()));
        QVERIFY(card != nullptr);
        QTest::mouseDClick(card, Qt::LeftButton, {}, card->rect().center());
        QCOMPARE(guide().state(), PuzzleState::Playing);
        QVERIFY(waitUntilSolved());
        QVERIFY(puzzle().gamePosition().isFinished());
        QVERIFY(guide().bubble()->content().text.contains("The best move"));
        QCOMPARE(kept(name).tries, 1);
        QVERIFY(kept(name).isSolved());
        press(*guide().bubble(), "Next Puzzle");
        QVERIFY(waitUntil([&] { return puzzleName() != name; }));
        QCOMPARE(guide().state(), PuzzleState::Asking);
    }

    void oneIsSolvedByKeys()
    {
        layRole();
        m_window->activateWindow();
        QWidget* card = place(roleCard(best()));
        card->setFocus(Qt::TabFocusReason);
        QTest::keyClick(card, Qt::Key_Space);
        if (guide().state() == PuzzleState::Asking) { // picked up; it is put down on the board
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        }
        QCOMPARE(guide().state(), PuzzleState::Playing);
        QVERIFY(waitUntilSolved());
        QVERIFY(waitUntil([this] { return button(*guide().bubble(), "Next Puzzle")->hasFocus(); }));
        const QString name = puzzleName();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(waitUntil([&] { return puzzleName() != name; }));
    }

    void aWrongOrderIsExplainedAndCanBeTriedAgain()
    {
        layRole();
        const QString name = puzzleName();
        const Position start = puzzle().gamePosition();
        QVERIFY(puzzle().submit(guide().solution().tempting()).refusal == Refusal());
        QCOMPARE(guide().state(), PuzzleState::Wrong);
        QVERIFY(guide().bubble() != nullptr);
        const QString text = guide().bubble()->content().text;
        QCOMPARE(text, texts::puzzleWrong(guide().solution(), guide().solution().tempting(), "Ana"));
        QCOMPARE(puzzle().orderCount(), 1); // nobody plays on
        press(*guide().bubble(), "Try Again");
        QCOMPARE(guide().state(), PuzzleState::Asking);
        QVERIFY(puzzle().gamePosition() == start);
        QVERIFY(puzzle().submit(best()).refusal == Refusal());
        QVERIFY(waitUntilSolved());
        QCOMPARE(kept(name).tries, 2);
        QVERIFY(kept(name).isSolved());
    }

    void undoTakesAnAnswerBack()
    {
        layRole();
        puzzle().submit(guide().solution().tempting());
        QVERIFY(entry("Undo")->isEnabled());
        entry("Undo")->trigger();
        QCOMPARE(guide().state(), PuzzleState::Asking);
        QCOMPARE(puzzle().orderCount(), 0);
        QVERIFY(!puzzle().isComputersTurn());
    }

    void hintsNarrowAndTheAnswerThatIsShownDoesNotCount()
    {
        layRole();
        const QString name = puzzleName();
        const QStringList hints = texts::puzzleHints(guide().solution(), puzzle());
        for (const QString& hint : hints) {
            entry("Hint")->trigger();
            QCOMPARE(guide().bubble()->content().text, hint);
        }
        press(strip(), "Show Answer");
        QCOMPARE(guide().state(), PuzzleState::Shown);
        press(*guide().bubble(), "Play It");
        QVERIFY(waitUntilSolved());
        QCOMPARE(kept(name).hints, static_cast<int>(hints.size()));
        QVERIFY(kept(name).isShown);
        QVERIFY(!kept(name).isSolved());
    }

    void theGameComesBackAsItWas()
    {
        session().submit(Order::chooseRole(Role::Builder));
        const Record before = session().record();
        layRole();
        QVERIFY(!m_window->table().isVisible());
        QVERIFY(!entry("New Game…")->isEnabled());
        puzzle().submit(best());
        QVERIFY(waitUntilSolved());
        press(strip(), "Back to the Game");
        QVERIFY(waitUntil([this] { return !mode().isOn(); }));
        QVERIFY(m_window->table().isVisible());
        QVERIFY(entry("New Game…")->isEnabled());
        QCOMPARE(QByteArray::fromStdString(recordText(session().record())),
                 QByteArray::fromStdString(recordText(before)));
        QVERIFY(!QFile::exists(folder() + "/results.jsonl"));
        QVERIFY(m_window->savedGames().archive().games().empty());
        layRole();
        QVERIFY(mode().isOn());
    }

    void itSoundsLikeAGame()
    {
        settings::sounds.setForThisRun(true);
        m_window.reset();
        openDefaultTable();
        RecordedSounds sounds;
        m_window->findChild<SoundControls*>()->setPlayer(sounds);
        layRole();
        QCOMPARE(sounds.heard(), QStringList());
        puzzle().submit(best());
        QVERIFY(waitUntilSolved());
        const QStringList heard = sounds.heard();
        QVERIFY2(!heard.isEmpty() && heard.first() == "role", qPrintable(heard.join(' ')));
        QCOMPARE(heard.count("end"), 1);
        settings::sounds.setForThisRun(false);
        m_window.reset();
        openDefaultTable();
        m_window->findChild<SoundControls*>()->setPlayer(sounds);
        layRole();
        puzzle().submit(best());
        QVERIFY(waitUntilSolved());
        QCOMPARE(sounds.heard(), QStringList());
        m_window.reset(); // before what it plays by
    }

    void itIsLaidAgainAtTheNextStart()
    {
        layRole();
        const QString name = puzzleName();
        puzzle().submit(guide().solution().tempting());
        m_window.reset();
        openWindow({});
        QVERIFY(mode().isOn());
        QCOMPARE(puzzleName(), name);
        QCOMPARE(guide().state(), PuzzleState::Asking);
        puzzle().submit(best());
        QCOMPARE(kept(name).tries, 2);
        {
            MainWindow other{StartRequest{}}; // a game of its own
            QVERIFY(!other.puzzles().isOn());
        }
        press(strip(), "Back to the Game");
        QVERIFY(waitUntil([this] { return !mode().isOn(); }));
        m_window.reset();
        openWindow({});
        QVERIFY(!mode().isOn());
    }

    /// The thread that saves the game renames it, after the writes that it waits for.
    void aDamagedFileIsRenamedWithoutTheWindowWaiting()
    {
        HeldDevice device;
        const auto end = qScopeGuard([&] {
            device.release();
            m_window.reset(); // it writes to the device
        });
        session().autosave().setDevice(device);
        const QString path = StoredPuzzles(folder(), device).path();
        QFile file(path);
        QVERIFY(QDir().mkpath(folder()) && file.open(QIODevice::WriteOnly) && file.write("{damaged") > 0);
        file.close();
        device.hold();
        const int before = device.syncs();
        QVERIFY(session().submit(Order::chooseRole(Role::Craftsman)).isPlayed());
        QVERIFY(waitUntil([&] { return device.syncs() > before; }));
        entry("Puzzles…")->trigger();
        QVERIFY(mode().page() != nullptr);
        QVERIFY(QFile::exists(path));
        device.release();
        const auto shows = [this](const QString& words) {
            const auto labels = mode().page()->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&words](const QLabel* label) { return label->text().contains(words); });
        };
        QVERIFY(waitUntil([&] { return shows("was damaged; it is now called"); }));
        QVERIFY(!QFile::exists(path));
    }

    void whatIsOpenedAtAStartComesBeforeAPuzzle()
    {
        layRole();
        m_window.reset();
        openDefaultTable();
        QVERIFY(!mode().isOn());
        m_window.reset();
        openWindow({});
        QVERIFY(!mode().isOn());
    }

    void theLanguageChangesInBetween()
    {
        layRole();
        puzzle().submit(guide().solution().tempting());
        const QString english = guide().bubble()->content().text;
        applyLanguage(QStringLiteral("de"));
        QVERIFY(waitUntil([&] { return guide().bubble()->content().text != english; }));
        QVERIFY(strip().content().puzzle != QString());
        QVERIFY(button(strip(), QCoreApplication::translate("windrose::PuzzleStrip", "Try Again")) != nullptr);
        applyLanguage(QStringLiteral("en"));
        QVERIFY(waitUntil([&] { return guide().bubble()->content().text == english; }));
    }
};

WINDROSE_TEST(window_puzzles, WindowPuzzles)
#include "window_puzzles.moc"
