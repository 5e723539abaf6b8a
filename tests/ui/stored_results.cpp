// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/stored_results.h"
#include "core/rules/scoring.h"
#include "made_up_results.h"
#include "play.h"
#include "test_program.h"
#include "ui/session/file_device.h"

#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace windrose;

namespace
{

const QDateTime kEvening(QDate(2026, 11, 23), QTime(20, 15, 30), Qt::UTC);

Record finishedGame(std::uint64_t seed, const std::vector<std::string>& names)
{
    GameSession session;
    Record record;
    record.players = static_cast<int>(names.size());
    record.seed = seed;
    record.names = names;
    session.load(record);
    Random random{seed};
    playToTheEnd(session, random);
    return session.record();
}

/// The same game with another end: as if its last orders had been undone and others played.
Record finishedAgain(const Record& record)
{
    GameSession session;
    session.load(record);
    constexpr int kUndone = 12;
    session.jumpTo(session.orderCount() - kUndone);
    Random random{99};
    playToTheEnd(session, random);
    return session.record();
}

GameResult result(const QString& id, const QStringList& names, const QList<int>& chips)
{
    GameResult game;
    game.id = id;
    game.when = kEvening;
    for (int seat = 0; seat < names.size(); ++seat) {
        PlayerResult player;
        player.name = names[seat];
        player.chips = chips[seat];
        player.place =
            1 + static_cast<int>(std::count_if(chips.cbegin(), chips.cend(), [&](int at) { return at > chips[seat]; }));
        game.players.append(player);
    }
    return game;
}

QByteArray linesOf(const QList<GameResult>& games)
{
    QByteArray text;
    for (const GameResult& game : games) {
        text += lineOf(game) + '\n';
    }
    return text;
}

/// A disk that becomes full in the middle of an appended line.
class FullDevice final : public FileDevice
{
public:
    QString append(QFile& file, const QByteArray& bytes) override
    {
        FileDevice::append(file, bytes.left(bytes.size() / 2));
        return QStringLiteral("No space left on device");
    }
    QString shorten(QFile& file, qint64 size) override
    {
        return m_cannotShorten ? QStringLiteral("no") : FileDevice::shorten(file, size);
    }

    bool m_cannotShorten = false;
};

} // namespace

/// The file of the results of finished games.
class StoredResultsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<StoredResults> m_results;

    void writeFile(const QByteArray& text)
    {
        QFile file(m_results->path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    QStringList records() const { return QDir(m_results->recordFolder()).entryList(QDir::Files); }
    QString keep(const Record& record, const QString& id = {},
                 StoredResults::IfStored ifStored = StoredResults::IfStored::Replace)
    {
        GameResult game = resultOf(record, kEvening);
        game.id = id.isEmpty() ? game.id : id;
        const StoredGame stored = m_results->keep(game, record, ifStored);
        return stored.error.isEmpty() ? stored.id : stored.error;
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_results = std::make_unique<StoredResults>(m_folder->path(), FileDevice::system());
    }

    void aResultSaysWhoPlayedAndWhatTheyEndedWith()
    {
        Record record = finishedGame(7, {"Ana", "Bea", "Cleo"});
        record.playerTexts = {"", "viceroy:builder:5s", "program:other"};
        const GameResult game = resultOf(record, kEvening);
        const Position end = endOf(record);
        const auto table = scores(end);
        QCOMPARE(game.rounds, static_cast<int>(end.round));
        QCOMPARE(game.when, kEvening);
        QCOMPARE(game.players.size(), 3);
        for (int seat = 0; seat < 3; ++seat) {
            const PlayerResult& player = game.players[seat];
            const SeatScore& score = table[static_cast<std::size_t>(seat)];
            QCOMPARE(player.points(), score.total);
            QCOMPARE(player.chips, score.victoryPoints);
            QCOMPARE(player.buildings, score.buildings);
            QCOMPARE(player.place, score.place);
            for (const Building building : kAllBuildings) {
                QCOMPARE(player.owned.contains(building), end.seat(seat).owns(building));
            }
        }
        QCOMPARE(game.players[0].name, QStringLiteral("Ana"));
        QVERIFY(game.players[0].isPerson() && !game.players[1].isPerson());
        QCOMPARE(game.players[2].plays, QStringLiteral("program:other"));
    }

    void aResultIsTheSameAfterItWasWrittenAndRead()
    {
        for (const GameResult& game : madeUpResults(50)) {
            QCOMPARE(resultIn(lineOf(game)), std::optional(game));
            QVERIFY(!lineOf(game).contains('\n'));
        }
        GameResult hostile = result("a", {"<b>x</b>\"\\,\u202E", "\n{\"game\":1}"}, {3, 4});
        QCOMPARE(resultIn(lineOf(hostile)), std::optional(hostile));
    }

    void aStoredGameHasItsRecord()
    {
        const Record record = finishedGame(7, {"Ana", "Bea", "Cleo"});
        const QString id = keep(record);
        const ResultsBook book = m_results->read();
        QCOMPARE(book.problem, QString());
        QCOMPARE(book.games.size(), 1);
        QCOMPARE(book.games[0].id, id);
        QCOMPARE(gameIn(m_results->recordPath(book.games[0])), QByteArray::fromStdString(recordText(record)));
    }

    void aGameFinishedAgainCountsOnce()
    {
        const Record record = finishedGame(7, {"Ana", "Bea", "Cleo"});
        const Record again = finishedAgain(record);
        QVERIFY(again.orders != record.orders);
        const QString id = keep(record);
        QCOMPARE(keep(again, id), id);            // in the same window
        QCOMPARE(keep(finishedAgain(again)), id); // after another start of the program
        const ResultsBook book = m_results->read();
        QCOMPARE(book.games.size(), 1);
        QCOMPARE(records().size(), 1);
        QCOMPARE(gameIn(m_results->recordPath(book.games[0])),
                 QByteArray::fromStdString(recordText(finishedAgain(again))));
    }

    void whatWasTriedOutInAStoredGameLeavesItsResult()
    {
        const Record record = finishedGame(7, {"Ana", "Bea", "Cleo"});
        const QString id = keep(record);
        QCOMPARE(keep(finishedAgain(record), {}, StoredResults::IfStored::Leave), id);
        QCOMPARE(gameIn(m_results->recordPath(m_results->read().games[0])),
                 QByteArray::fromStdString(recordText(record)));
        QCOMPARE(records().size(), 1);
    }

    void anotherGameFromTheSameStartCountsForItself()
    {
        Record record = finishedGame(7, {"Ana", "Bea", "Cleo"});
        keep(record);
        GameSession session;
        record.orders.clear();
        session.load(record);
        Random random{4711};
        playToTheEnd(session, random);
        keep(session.record(), {}, StoredResults::IfStored::Leave);
        QCOMPARE(m_results->read().games.size(), 2);
        QCOMPARE(records().size(), 2);
    }

    void joinedNamesAreOnePerson()
    {
        writeFile(linesOf({result("a", {"Bea", "Ana"}, {3, 4}), result("b", {"Beate", "Ana"}, {5, 4})}));
        QCOMPARE(m_results->join("Beate", "Bea"), QString());
        ResultsBook book = m_results->read();
        QCOMPARE(book.joinedGames()[1].players[0].name, QStringLiteral("Bea"));
        QCOMPARE(book.games[1].players[0].name, QStringLiteral("Beate"));
        QCOMPARE(book.names(), (QStringList{"Ana", "Bea", "Beate"}));
        // What comes later is joined too, and so is a name joined to one of them.
        QCOMPARE(m_results->join("B.", "Beate"), QString());
        book = m_results->read();
        QCOMPARE(book.joined.value("B."), QStringLiteral("Bea"));
        QCOMPARE(m_results->join("Bea", "Beate"), QString()); // the two change places
        book = m_results->read();
        QCOMPARE(book.joined, (QHash<QString, QString>{{"B.", "Beate"}, {"Bea", "Beate"}}));
        QCOMPARE(m_results->separate("Bea"), QString());
        book = m_results->read();
        QCOMPARE(book.joinedGames()[0].players[0].name, QStringLiteral("Bea"));
    }

    void namesAtTheSameTableAreTwoPersons()
    {
        writeFile(linesOf({result("a", {"Bea", "Ana"}, {3, 4}), result("b", {"Beate", "Bea"}, {5, 4})}));
        QVERIFY(m_results->read().haveMet("Bea", "Beate"));
        QVERIFY(!m_results->read().haveMet("Ana", "Beate"));
        QCOMPARE(m_results->join("Beate", "Bea"), QString());
        const QList<GameResult> games = m_results->read().joinedGames();
        QCOMPARE(games[1].players[0].name, QStringLiteral("Beate"));
        QCOMPARE(games[1].players[1].name, QStringLiteral("Bea"));
    }

    void aNameThatIsTakenOutIsNowhere()
    {
        keep(finishedGame(7, {"Ana", "Bea", "Cleo"}));
        keep(finishedGame(8, {"Dora", "Beate"}));
        QCOMPARE(m_results->join("Beate", "Bea"), QString());
        QFile file(m_results->path());
        QVERIFY(file.open(QIODevice::Append) && file.write("damaged\n") > 0);
        file.close();
        QCOMPARE(m_results->takeOut("Bea"), QString());
        QVERIFY(!fileContent(m_results->path()).contains("Bea"));
        QVERIFY(fileContent(m_results->path()).endsWith("damaged\n"));
        const ResultsBook book = m_results->read();
        QCOMPARE(book.names(), (QStringList{"Ana", "Cleo", "Dora"}));
        QCOMPARE(book.games.size(), 2);
        QVERIFY(book.joined.isEmpty());
        for (const GameResult& game : book.games) {
            const QByteArray record = fileContent(m_results->recordPath(game));
            QVERIFY(!record.isEmpty() && !record.contains("Bea"));
            QVERIFY(gameIn(m_results->recordPath(game)) != "damaged");
        }
    }

    void damagedLinesAreReportedAndKept()
    {
        const GameResult good = result("a", {"Bea", "Ana"}, {3, 4});
        QByteArray wrong = lineOf(result("b", {"Bea", "Ana"}, {3, 4}));
        wrong.replace("\"chips\":4", "\"chips\":-4");
        const QByteArray text = "{\"game\":\n" + linesOf({good}) + "\n" + wrong + "\n\xff\xfe\n[1,2]\n{\"game";
        writeFile(text);
        QCOMPARE(m_results->read().damagedLines, (QList<int>{1, 4, 5, 6, 7}));
        QCOMPARE(m_results->read().games, QList{good});
        // A line that was cut off does not spoil the next one.
        QCOMPARE(m_results->join("Beate", "Bea"), QString());
        keep(finishedGame(7, {"Ana", "Bea", "Cleo"}));
        const ResultsBook book = m_results->read();
        QCOMPARE(book.games.size(), 2);
        QCOMPARE(book.joined.size(), 1);
        QCOMPARE(book.damagedLines, (QList<int>{1, 4, 5, 6, 7}));
        QVERIFY(fileContent(m_results->path()).startsWith(text));
    }

    void aRecordOutsideTheFolderIsNotOpened()
    {
        GameResult game = result("a", {"Bea", "Ana"}, {3, 4});
        game.record = QStringLiteral("../secret.windrose");
        QVERIFY(!resultIn(lineOf(game)));
    }

    void whatCannotBeReadIsNotWritten()
    {
        QVERIFY(QDir().mkpath(m_results->path()));
        QVERIFY(!m_results->read().problem.isEmpty());
        QVERIFY(!m_results->join("Beate", "Bea").isEmpty());
        QVERIFY(QFileInfo(m_results->path()).isDir());
    }

    void aFullDiskIsReportedAndLosesNothing_data()
    {
        QTest::addColumn<bool>("cannotShorten");
        QTest::newRow("the part is removed") << false;
        QTest::newRow("the part stays") << true;
    }
    void aFullDiskIsReportedAndLosesNothing()
    {
        QFETCH(const bool, cannotShorten);
        keep(finishedGame(7, {"Ana", "Bea", "Cleo"}));
        FullDevice full;
        full.m_cannotShorten = cannotShorten;
        const Record record = finishedGame(8, {"Ana", "Bea", "Cleo"});
        QCOMPARE(StoredResults(m_folder->path(), full)
                     .keep(resultOf(record, kEvening), record, StoredResults::IfStored::Replace)
                     .error,
                 QStringLiteral("No space left on device"));
        QCOMPARE(m_results->read().games.size(), 1);
        QCOMPARE(m_results->read().damagedLines.size(), cannotShorten ? 1 : 0);
        QCOMPARE(records().size(), 1);
        keep(record);
        QCOMPARE(m_results->read().games.size(), 2);
    }

    void leftoversOfKilledWritesGo()
    {
        keep(finishedGame(7, {"Ana", "Bea"}));
        const QString record = records().constFirst();
        const QString folder = m_results->recordFolder() + QLatin1Char('/');
        const auto leave = [](const QString& path, bool isOld = true) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("half") == 4 && file.flush());
            QVERIFY(!isOld || file.setFileTime(kEvening.addYears(-5), QFileDevice::FileModificationTime));
        };
        leave(folder + record + QStringLiteral(".new"));
        leave(folder + record + QStringLiteral(".new2"));
        leave(m_results->path() + QStringLiteral(".new"));
        leave(folder + QStringLiteral("young.windrose.new"), false); // another window may be writing it
        leave(folder + QStringLiteral("mine.txt.new"));              // not this program's
        m_results->removeCutOffWrites();
        QCOMPARE(records(),
                 (QStringList{record, QStringLiteral("mine.txt.new"), QStringLiteral("young.windrose.new")}));
        QVERIFY(!QFile::exists(m_results->path() + QStringLiteral(".new")));
        QCOMPARE(m_results->read().games.size(), 1);
    }

    /// Each with a lock and a file of its own, as two windows have.
    void twoWritersLoseNothing()
    {
        constexpr int kEach = 40;
        const Record record = finishedGame(7, {"Ana", "Bea"});
        std::atomic<int> failures = 0;
        const auto write = [&](std::uint64_t first) {
            StoredResults results(m_folder->path(), FileDevice::system());
            for (std::uint64_t number = 0; number < kEach; ++number) {
                Record mine = record;
                mine.seed = first + number;
                mine.orders.clear(); // only its start matters here
                GameResult game = resultOf(record, kEvening);
                game.deal = dealOf(mine);
                failures += results.keep(game, mine, StoredResults::IfStored::Leave).error.isEmpty() ? 0 : 1;
                if (number % 10 == 0) {
                    failures += results.takeOut(QStringLiteral("nobody")).isEmpty() ? 0 : 1;
                }
            }
        };
        std::thread one(write, 1000);
        std::thread other(write, 2000);
        one.join();
        other.join();
        QCOMPARE(failures.load(), 0);
        const ResultsBook book = m_results->read();
        QCOMPARE(book.games.size(), 2 * kEach);
        QVERIFY(book.damagedLines.isEmpty());
        QCOMPARE(records().size(), 2 * kEach);
    }
};

WINDROSE_TEST(stored_results, StoredResultsTest)
#include "stored_results.moc"
