// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/random_player.h"
#include "made_up_results.h"
#include "patience.h"
#include "play.h"
#include "test_program.h"
#include "text_inspector.h"
#include "ui/dialogs/result_names_dialog.h"
#include "ui/dialogs/results_chart.h"
#include "ui/dialogs/results_dialog.h"
#include "ui/dialogs/score_dialog.h"
#include "ui/lessons/lesson.h"
#include "ui/models/texts.h"
#include "ui/session/file_device.h"
#include "window_test.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QTimer>

using namespace windrose;

/// The page of finished games, and what is kept of a game that ends at the table.
class WindowResults : public WindowTest
{
    Q_OBJECT

private:
    static StoredResults& results()
    {
        static StoredResults results(SavedGames::standardFolder(), FileDevice::system());
        return results;
    }
    ResultsBook book()
    {
        session().autosave().wait();
        QCoreApplication::processEvents();
        return results().read();
    }
    void finish(std::uint64_t seed = kSeed)
    {
        Random random{seed};
        while (!session().gamePosition().isFinished()) {
            session().submit(randomOrder(session().gamePosition(), random));
            session().playWaiting(); // it asks before undone orders are discarded
        }
    }
    void goBack(int orders) { session().jumpTo(session().orderCount() - orders); }
    ResultsDialog* page() { return m_window->findChild<ResultsDialog*>(); }
    ResultNamesDialog* names() { return m_window->findChild<ResultNamesDialog*>(); }
    void openPage()
    {
        entry("Results of Games…")->trigger();
        QVERIFY(page() != nullptr && page()->isVisible());
    }
    template <typename Widget>
    static Widget* called(const QWidget& dialog, const QString& name)
    {
        for (Widget* widget : dialog.findChildren<Widget*>()) {
            if (widget->accessibleName() == name || widget->property("text").toString().remove('&') == name) {
                return widget;
            }
        }
        return nullptr;
    }
    QString state() { return called<QTableView>(*page(), "Results") == nullptr ? QString() : stateLabel(); }
    QString stateLabel()
    {
        for (const QLabel* label : page()->findChildren<QLabel*>()) {
            if (label->wordWrap()) {
                return label->text();
            }
        }
        return {};
    }
    void choose(const char* box, const QString& text)
    {
        auto* choice = called<QComboBox>(*page(), box);
        QVERIFY(choice != nullptr);
        QVERIFY2(choice->findText(text) >= 0, qPrintable(text));
        choice->setCurrentIndex(choice->findText(text));
    }

private slots:
    void init() { QDir(SavedGames::standardFolder()).removeRecursively(); }

    void aFinishedGameIsKeptWithWhoPlayed()
    {
        openDefaultTable();
        finish();
        const ResultsBook book = this->book();
        QCOMPARE(book.games.size(), 1);
        QCOMPARE(book.names(), (QStringList{"Ana", "Bo", "Cy", "Di"}).mid(0, session().players()));
        QCOMPARE(gameIn(results().recordPath(book.games[0])),
                 QByteArray::fromStdString(recordText(session().record())));
    }

    void undoneAndFinishedAgainItCountsOnce()
    {
        openDefaultTable();
        finish();
        const int best = book().games[0].best();
        const std::uint64_t last = repeatsRows() ? 109 : 101;
        for (std::uint64_t seed = 100; seed <= last; ++seed) {
            goBack(seed == last ? session().orderCount() : 30); // the last time to its very start
            finish(seed);
        }
        const ResultsBook book = this->book();
        QCOMPARE(book.games.size(), 1);
        QCOMPARE(gameIn(results().recordPath(book.games[0])),
                 QByteArray::fromStdString(recordText(session().record())));
        QVERIFY(best > 0);
    }

    void finishedAgainAfterAnotherStartItCountsOnce()
    {
        openDefaultTable();
        finish();
        QVERIFY(session().autosave().wait());
        m_window.reset();
        openWindow({});
        QVERIFY(position().isFinished());
        goBack(20);
        finish(100);
        QCOMPARE(book().games.size(), 1);
        QCOMPARE(gameIn(results().recordPath(book().games[0])),
                 QByteArray::fromStdString(recordText(session().record())));
    }

    void aGameThatIsOnlyOpenedOrReplayedDoesNotCount()
    {
        openDefaultTable();
        goBack(0);
        Random random{kSeed};
        GameSession other;
        other.startNew(3, {"Eva", "Finn", "Gus"}, 9, {});
        playToTheEnd(other, random);
        session().load(other.record());
        session().view(10);
        session().returnToGame();
        QCOMPARE(book().games.size(), 0);
        // Redo is no play either.
        session().undoRedo().undo();
        session().undoRedo().redo();
        QCOMPARE(book().games.size(), 0);
    }

    void anOpenedGameCountsOnceItIsFinishedHere()
    {
        openDefaultTable();
        GameSession other;
        other.startNew(3, {"Eva", "Finn", "Gus"}, 9, {});
        Random random{kSeed};
        playOrders(other, random, 60);
        session().load(other.record());
        finish();
        QCOMPARE(book().games.size(), 1);
        // What is tried out in it afterwards is no other game.
        const QByteArray record = fileContent(results().recordPath(book().games[0]));
        m_window->branchFrom(session().orderCount() - 10);
        finish(100);
        QCOMPARE(book().games.size(), 1);
        QCOMPARE(fileContent(results().recordPath(book().games[0])), record);
    }

    void aLessonDoesNotCount()
    {
        openDefaultTable();
        Record record = lesson(LessonId::Ending).start;
        record.names.front() = "Ana";
        session().load(record);
        finish();
        QVERIFY(position().isFinished());
        QCOMPARE(book().games.size(), 0);
    }

    void aFailureIsReportedAndTheNextEndKeepsBoth()
    {
        openDefaultTable();
        QVERIFY(QDir().mkpath(results().path())); // a folder in the place of the file
        finish();
        session().autosave().wait();
        QTRY_VERIFY2(prompt().contains("could not be saved"), qPrintable(prompt()));
        QVERIFY(QDir().rmdir(results().path()));
        session().startNew(3, {"Eva", "Finn", "Gus"}, 77, {});
        finish();
        QCOMPARE(book().games.size(), 2);
    }

    void aGameOpensFromThePageInTheReplay()
    {
        openDefaultTable();
        finish();
        const Record record = session().record();
        QCOMPARE(book().games.size(), 1);
        session().startNew(3, {"Eva", "Finn", "Gus"}, 77, {});
        openPage();
        called<QPushButton>(*page(), "Open in Replay")->click();
        QTRY_VERIFY(page() == nullptr);
        QCOMPARE(session().record().orders.size(), record.orders.size());
        QVERIFY(entry("Replay")->isChecked());
        QVERIFY(m_window->findChild<ScoreDialog*>() == nullptr);
        // Played on from there, it still counts once.
        entry("Replay")->trigger();
        session().returnToGame();
        goBack(10);
        finish(100);
        QCOMPARE(book().games.size(), 1);
    }

    void aRecordThatIsGoneIsReported()
    {
        openDefaultTable();
        finish();
        QVERIFY(QFile::remove(results().recordPath(book().games[0])));
        openPage();
        called<QPushButton>(*page(), "Open in Replay")->click();
        QTRY_VERIFY(message() != nullptr);
        closeMessage();
    }

    void thePageFiltersSortsAndDraws()
    {
        openDefaultTable();
        writeResults(SavedGames::standardFolder(), madeUpResults(40));
        openPage();
        QCOMPARE(page()->order().rowCount(), 40);
        choose("Number of players", "3 players");
        const auto three = page()->games().size();
        QVERIFY(three > 0 && three < 40);
        QCOMPARE(page()->order().rowCount(), three);
        choose("Who played", "Dora");
        QVERIFY(page()->games().size() < three);
        choose("Who played", "Everybody");
        choose("Number of players", "Any number");
        choose("What the table has a row for", "Players");
        auto* chart = page()->findChild<ResultsChart*>();
        QCOMPARE(chart->bars().size(), page()->order().rowCount());
        choose("The column that the chart shows", "Streak");
        double most = 0;
        for (const ResultBar& bar : chart->bars()) {
            most = std::max(most, bar.value);
        }
        auto* table = called<QTableView>(*page(), "Results");
        table->sortByColumn(page()->model().columnCount() - 2, Qt::DescendingOrder);
        QCOMPARE(chart->bars().constFirst().value, most); // in the order of the table
        QTest::keyClick(chart, Qt::Key_Right);
        QCOMPARE(chart->selected(), 0);
        called<QLineEdit>(*page(), "Show only rows with this text")->setText("dora");
        QCOMPARE(page()->order().rowCount(), 1);
        QCOMPARE(chart->bars().size(), 1);
        called<QLineEdit>(*page(), "Show only rows with this text")->setText("nobody at all");
        QVERIFY(stateLabel().contains("No game matches"));
    }

    void everyViewAndLanguageCanBeShown()
    {
        openDefaultTable();
        writeResults(SavedGames::standardFolder(), madeUpResults(20));
        openPage();
        for (int view = 0; view < kResultViews; ++view) {
            page()->setView(static_cast<ResultView>(view));
            QVERIFY(page()->order().rowCount() > 0);
            QVERIFY(!page()->findChild<ResultsChart*>()->grab().isNull());
            QCoreApplication::sendEvent(page(), std::make_unique<QEvent>(QEvent::LanguageChange).get());
            QVERIFY(page()->order().rowCount() > 0);
        }
    }

    void noGameOneGameAndAThousandCanBeShown_data()
    {
        QTest::addColumn<int>("games");
        QTest::newRow("none") << 0;
        QTest::newRow("one") << 1;
        QTest::newRow("a thousand") << 1000;
    }
    void noGameOneGameAndAThousandCanBeShown()
    {
        QFETCH(const int, games);
        openDefaultTable();
        if (games > 0) {
            writeResults(SavedGames::standardFolder(), madeUpResults(games));
        }
        openPage();
        auto* table = called<QTableView>(*page(), "Results");
        for (int view = 0; view < kResultViews; ++view) {
            page()->setView(static_cast<ResultView>(view));
            QCOMPARE(page()->order().rowCount() > 0, games > 0);
            QVERIFY(!page()->grab().isNull());
            QTest::keyClick(table, Qt::Key_Down);
            QTest::keyClick(table, Qt::Key_End, Qt::ControlModifier);
        }
        QVERIFY(!stateLabel().isEmpty());
        page()->setView(ResultView::Games);
        QCOMPARE(page()->order().rowCount(), games);
        page()->showNames();
        QVERIFY(names()->isVisible());
        QCOMPARE(names()->findChild<QListWidget*>()->count() > 0, games > 0);
        QVERIFY(!names()->grab().isNull());
    }

    void namesAreJoinedAndTakenOut()
    {
        openDefaultTable();
        QList<GameResult> games = madeUpResults(2);
        for (GameResult& game : games) {
            game.players.resize(2);
            game.players[0].plays.clear();
            game.players[1].plays.clear();
            game.players[1].name = QStringLiteral("Ana");
        }
        games[0].players[0].name = QStringLiteral("Bea");
        games[1].players[0].name = QStringLiteral("Beate");
        writeResults(SavedGames::standardFolder(), games);
        openPage();
        page()->setView(ResultView::Who);
        QCOMPARE(page()->order().rowCount(), 3);
        called<QPushButton>(*page(), "Names…")->click();
        auto* list = called<QListWidget>(*names(), "Names");
        list->setCurrentRow(2);
        auto* other = called<QComboBox>(*names(), "The same person");
        QCOMPARE(other->count(), 1); // Ana sat at the same table
        QCOMPARE(other->currentText(), QStringLiteral("Bea"));
        called<QPushButton>(*names(), "Join")->click();
        QTRY_COMPARE(page()->order().rowCount(), 2);
        QVERIFY(list->item(2)->text().contains("Bea)"));
        list->setCurrentRow(2);
        called<QPushButton>(*names(), "Separate")->click();
        QTRY_COMPARE(page()->order().rowCount(), 3);
        list->setCurrentRow(0);
        called<QPushButton>(*names(), "Take Out…")->click();
        auto* question = names()->findChild<QMessageBox*>();
        QVERIFY(question != nullptr);
        QVERIFY(!question->buttons().isEmpty());
        for (QAbstractButton* button : question->buttons()) {
            if (button->text().remove('&') == QLatin1String("Take Out")) {
                button->click();
            }
        }
        QTRY_COMPARE(list->count(), 2);
        QVERIFY(!fileContent(results().path()).contains("Ana"));
        QCOMPARE(page()->games().size(), 2);
    }

    void theTableIsExported()
    {
        openDefaultTable();
        writeResults(SavedGames::standardFolder(), madeUpResults(20));
        openPage();
        choose("Number of players", "3 players");
        const QTemporaryDir folder;
        const QString file = folder.filePath("results.csv");
        QTimer::singleShot(50, this, [&] {
            auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(files != nullptr);
            files->setDirectory(folder.path());
            files->selectFile(file);
            QMetaObject::invokeMethod(files, "accept");
        });
        called<QPushButton>(*page(), "Export as CSV…")->click();
        QTRY_VERIFY(QFile::exists(file));
        QTRY_COMPARE(fileContent(file), "\xEF\xBB\xBF" + resultsCsv(page()->games()));
    }

    void damageIsSaid()
    {
        openDefaultTable();
        QFile file(writeResults(SavedGames::standardFolder(), madeUpResults(3)));
        QVERIFY(file.open(QIODevice::Append) && file.write("{\"game\n") > 0);
        file.close();
        openPage();
        QVERIFY2(stateLabel().contains("1 line") && stateLabel().contains("line 4"), qPrintable(stateLabel()));
        QCOMPARE(page()->order().rowCount(), 3);
    }

    void hostileNamesAreShownAsTheyAre()
    {
        openDefaultTable();
        const QString hostile =
            QStringLiteral("<a href=\"https://example.org/\">a</a><img src=\"x.png\">&b\u202E%1%2%n<b>d</b>");
        QList<GameResult> games = madeUpResults(6);
        for (GameResult& game : games) {
            game.players[0].name = hostile;
            game.players[0].plays.clear();
            game.players[1].plays = QStringLiteral("program:<b>p</b>&");
        }
        writeResults(SavedGames::standardFolder(), games);
        openPage();
        TextInspector inspector({texts::shown(hostile)});
        for (int view = 0; view < kResultViews; ++view) {
            page()->setView(static_cast<ResultView>(view));
            inspector.look(*m_window);
        }
        page()->showNames();
        inspector.look(*m_window);
        called<QPushButton>(*names(), "Take Out…")->click();
        inspector.look(*m_window);
        QVERIFY(inspector.hostile > 5);
        inspector.problems.removeDuplicates();
        QVERIFY2(inspector.problems.isEmpty(), qPrintable(inspector.problems.join(QLatin1Char('\n'))));
        QCOMPARE(page()->model().sheet().rows.isEmpty(), false);
    }
};

WINDROSE_TEST(window_results, WindowResults)
#include "window_results.moc"
