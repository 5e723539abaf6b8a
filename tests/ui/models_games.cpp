// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_models.h"
#include "play.h"
#include "test_program.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <map>
#include <set>

using namespace windrose;

/// The models under Qt's model tester, which aborts at the first violation.
class ModelsGames : public QObject
{
    Q_OBJECT

private slots:
    void modelsKeepTheirPromisesThroughAGame_data();
    void modelsKeepTheirPromisesThroughAGame();
    void modelsFollowDraftsViewsAndSeats();
    void circlesComeAndGoWithTheirTiles();
    void itIsNotifiedOfWhatChangedAndOfNothingElse_data();
    void itIsNotifiedOfWhatChangedAndOfNothingElse();

private:
    static QVariantList shown(const QModelIndex& item);
};

namespace
{

constexpr auto kFatal = QAbstractItemModelTester::FailureReportingMode::Fatal;

std::vector<std::unique_ptr<QAbstractItemModelTester>> testersOf(const std::vector<TableModel*>& models)
{
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (TableModel* model : models) {
        testers.push_back(std::make_unique<QAbstractItemModelTester>(model, kFatal));
    }
    return testers;
}

/// Compares rows and child rows with the session's position.
void compareWithSession(AllModels& models, const GameSession& session)
{
    QCOMPARE(models.roles.rowCount(), session.position().roleCards());
    QCOMPARE(models.ships.rowCount(), session.position().shipCount() + 1);
    for (int seat = 0; seat < session.players(); ++seat) {
        const Seat& board = session.position().seat(seat);
        for (int space = 0; space < kSpaces; ++space) {
            const auto& island = *models.islands[static_cast<std::size_t>(seat)];
            const auto& city = *models.cities[static_cast<std::size_t>(seat)];
            const auto building = board.buildingAt(space);
            const bool isFirst = building && board.firstSpaceOf(*building) == space;
            QCOMPARE(island.rowCount(island.index(space)), board.tileAt(space) ? 1 : 0);
            QCOMPARE(city.rowCount(city.index(space)), isFirst ? static_cast<int>(facts(*building).circles) : 0);
        }
    }
}

} // namespace

void ModelsGames::modelsKeepTheirPromisesThroughAGame_data()
{
    QTest::addColumn<int>("players");
    const int step = repeatsRows() ? 1 : kMaxPlayers - kMinPlayers;
    for (int players = kMinPlayers; players <= kMaxPlayers; players += step) {
        QTest::addRow("%d players", players) << players;
    }
}

void ModelsGames::modelsKeepTheirPromisesThroughAGame()
{
    QFETCH(const int, players);
    GameSession session;
    session.startNew(players, {}, 21, {});
    AllModels models(session, players);
    const auto testers = testersOf(models.all());
    Random random{21};
    playToTheEnd(session, random);
    compareWithSession(models, session);
    const int lines = models.log.rowCount();
    while (session.undoRedo().canUndo()) {
        session.undoRedo().undo();
    }
    compareWithSession(models, session);
    QCOMPARE(models.log.rowCount(), 1);
    session.undoRedo().goTo(session.history().size());
    compareWithSession(models, session);
    QCOMPARE(models.log.rowCount(), lines);
    session.startNew(players == 2 ? 5 : players - 1, {}, 22, {});
    QCOMPARE(models.roles.rowCount(), session.position().roleCards());
    QCOMPARE(models.log.rowCount(), 1);
    playOrders(session, random, 30);
}

void ModelsGames::modelsFollowDraftsViewsAndSeats()
{
    GameSession session;
    session.startNew(3, {}, 5, {});
    AllModels models(session, 3);
    const auto testers = testersOf(models.all());
    Random random{5};
    for (int round = 0; round < 5; ++round) {
        QVERIFY(playUntil(session, random, [](const Position& p) { return p.decision == Decision::PlaceColonists; }));
        session.placement().clear();
        session.placement().placeForMe();
        session.view(session.orderCount() / 2);
        compareWithSession(models, session);
        session.returnToGame();
        session.placement().finish();
    }
    compareWithSession(models, session);
}

void ModelsGames::circlesComeAndGoWithTheirTiles()
{
    GameSession session;
    session.startNew(4, {}, 3, {});
    const IslandModel island(session, 0);
    QSignalSpy inserted(&island, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&island, &QAbstractItemModel::rowsRemoved);
    session.submit(Order::chooseRole(Role::Settler));
    QCOMPARE(inserted.size(), 0);
    session.submit(Order::take(Tile::Quarry, ExtraColonist::Accepted, 7));
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(inserted[0][0].toModelIndex(), island.index(7));
    QVERIFY(island.circle(7, 0).isValid());
    session.undoRedo().undo();
    QCOMPARE(removed.size(), 1);
    QVERIFY(!island.circle(7, 0).isValid());
}

/// All roles that are drawn or read aloud; not those that are read only when needed.
QVariantList ModelsGames::shown(const QModelIndex& item)
{
    QVariantList values{item.data(Qt::DisplayRole), item.data(Qt::AccessibleTextRole)};
    for (int role = PieceRole; role <= NearnessRole; ++role) {
        const bool isAskedWhenNeeded = role == LegalNowRole || role == PlaceRole || role == SeatRole;
        values.append(isAskedWhenNeeded ? QVariant() : item.data(role));
    }
    return values;
}

void ModelsGames::itIsNotifiedOfWhatChangedAndOfNothingElse_data()
{
    modelsKeepTheirPromisesThroughAGame_data();
}

void ModelsGames::itIsNotifiedOfWhatChangedAndOfNothingElse()
{
    QFETCH(const int, players);
    GameSession session;
    session.startNew(players, {}, 31, {});
    AllModels models(session, players);
    std::set<QModelIndex> changed;
    std::vector<TableModel*> listenedTo = models.all();
    std::erase(listenedTo, &models.log); // its lines never change
    for (const TableModel* model : listenedTo) {
        connect(model, &QAbstractItemModel::dataChanged, this,
                [&changed](const QModelIndex& first, const QModelIndex& last) {
                    QVERIFY(first.isValid() && first == last);
                    changed.insert(first);
                });
    }
    const auto look = [&models] {
        std::map<QModelIndex, QVariantList> all;
        for (const QModelIndex& item : models.items()) {
            all.emplace(item, shown(item));
        }
        return all;
    };
    Random random{31};
    auto before = look();
    int changes = 0;
    while (!session.gamePosition().isFinished()) {
        changed.clear();
        const bool goesBack = random.below(9) == 0 && session.undoRedo().canUndo();
        goesBack ? session.undoRedo().undo() : playOrders(session, random, 1);
        auto now = look();
        for (const auto& [item, values] : now) {
            const auto known = before.find(item);
            const bool isOther = known != before.end() && known->second != values;
            QVERIFY2((changed.count(item) != 0) == isOther, qPrintable(values.front().toString()));
            changes += isOther ? 1 : 0;
        }
        before = std::move(now);
    }
    QVERIFY(changes > 500);
}

WINDROSE_TEST(models_games, ModelsGames)
#include "models_games.moc"
