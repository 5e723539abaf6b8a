// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_models.h"
#include "core/rules/game.h"
#include "test_program.h"
#include "ui/models/setup_box_model.h"
#include "ui/models/setup_placing.h"
#include "ui/models/setup_seat_model.h"
#include "ui/session/setup_session.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <memory>
#include <set>

using namespace windrose;

/// The models of the table while a position is set up.
class SetupModels : public QObject
{
    Q_OBJECT

    static std::vector<std::string> names(int players)
    {
        const std::vector<std::string> all{"Ana", "Bo", "Cy", "Di", "Ed"};
        return {all.begin(), all.begin() + players};
    }

private slots:
    void everyRefusalIsASentence()
    {
        SetupSession session({newGame(4, 3), names(4)});
        for (int code = 1; code <= static_cast<int>(SetupRefusalCode::OneGovernor); ++code) {
            for (int kind = 0; kind <= static_cast<int>(SetupPiece::Kind::Governor); ++kind) {
                const SetupMove move{{static_cast<SetupPiece::Kind>(kind), 1},
                                     {SetupSpot::Kind::Box, -1, 0},
                                     {SetupSpot::Kind::City, 1, 0}};
                const QString sentence = texts::setupRefusal(session, move, {static_cast<SetupRefusalCode>(code), 1});
                QVERIFY2(sentence.endsWith('.') && !sentence.contains('%'), qPrintable(sentence));
            }
        }
        QVERIFY(texts::setupRefusal(session, {}, {}).isEmpty());
    }

    void dropsKeepTheirWordAndEveryRefusalIsSaid_data()
    {
        QTest::addColumn<int>("players");
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
            QTest::addRow("%d players", players) << players;
        }
    }

    /// Drops random pieces on random places: what a model accepts happens, and what it refuses has a reason.
    void dropsKeepTheirWordAndEveryRefusalIsSaid()
    {
        QFETCH(const int, players);
        SetupSession session({newGame(players, 3), names(players)});
        AllModels models(session, players);
        SetupBoxModel box(session);
        std::vector<std::unique_ptr<SetupSeatModel>> seats;
        QList<TableModel*> all{&box};
        for (TableModel* model : models.all()) {
            all.append(model);
        }
        for (int seat = 0; seat < players; ++seat) {
            seats.push_back(std::make_unique<SetupSeatModel>(session, seat));
            all.append(seats.back().get());
        }
        std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
        for (TableModel* model : all) {
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::QtTest));
        }
        Random random{static_cast<std::uint64_t>(players)};
        const auto anyItem = [&] {
            while (true) {
                const TableModel* model = all[random.below(static_cast<std::uint32_t>(all.size()))];
                if (model == &models.log || model->rowCount() == 0) {
                    continue;
                }
                const QModelIndex row =
                    model->index(static_cast<int>(random.below(static_cast<std::uint32_t>(model->rowCount()))));
                const int children = model->rowCount(row);
                return children != 0 && random.below(2) == 0
                           ? model->index(static_cast<int>(random.below(static_cast<std::uint32_t>(children))), 0, row)
                           : row;
            }
        };
        int dropped = 0;
        int refused = 0;
        for (int step = 0; step < 1000; ++step) {
            const QModelIndex from = anyItem();
            const QModelIndex to = anyItem();
            const TableModel& source = modelOf(from);
            auto& target = const_cast<TableModel&>(modelOf(to));
            const QString cannot = source.pickUpRefusal(from);
            QCOMPARE(source.flags(from).testFlag(Qt::ItemIsDragEnabled), cannot.isEmpty());
            const std::unique_ptr<QMimeData> data(source.mimeData({from}));
            if (!cannot.isEmpty() || !data) {
                QVERIFY2(cannot.endsWith('.'), qPrintable(cannot));
                continue;
            }
            QCOMPARE(PieceData::pieceIn(data.get()), source.pieceAt(from));
            const Position before = session.position();
            const bool can = target.canDropMimeData(data.get(), Qt::MoveAction, -1, -1, to);
            const QString reason = target.dropRefusal(*source.pieceAt(from), to);
            QCOMPARE(reason.isEmpty(), can);
            QCOMPARE(target.dropMimeData(data.get(), Qt::MoveAction, -1, -1, to), can);
            QCOMPARE(session.position() == before, !can);
            QVERIFY2(can || reason.endsWith('.'), qPrintable(reason));
            (can ? dropped : refused) += 1;
        }
        QVERIFY2(dropped > 50 && refused > 50, qPrintable(QString("%1 %2").arg(dropped).arg(refused)));
        QVERIFY(!session.draft().problem());
    }

    void aUsedUpPieceCannotBePickedUpAndSaysSo()
    {
        SetupSession session({SetupDraft::emptyTable(2, {}, 1), names(2)});
        BuildingSupplyModel supply(session);
        const QModelIndex hall = supply.index(index(Building::GuildHall));
        QVERIFY(supply.pickUpRefusal(hall).isEmpty());
        QVERIFY(!session.move({{SetupPiece::Kind::Building, index(Building::GuildHall)},
                               {SetupSpot::Kind::Box, -1, 0},
                               {SetupSpot::Kind::City, 0, 0}}));
        QCOMPARE(supply.pickUpRefusal(hall),
                 QStringLiteral("The box has no more copies of this building: Guild hall."));
        QVERIFY(!supply.flags(hall).testFlag(Qt::ItemIsDragEnabled));
    }

    void aGamesTableKnowsNoSuchPlaces()
    {
        GameSession session;
        SetupBoxModel box(session);
        SetupSeatModel seat(session, 0);
        QCOMPARE(box.rowCount(), 0);
        QCOMPARE(seat.rowCount(), 0);
        RolesModel roles(session);
        QVERIFY(roles.placeAt(roles.index(0)).kind == PlaceKind::Elsewhere);
        ColonistsModel colonists(session);
        QVERIFY(!colonists.pieceAt(colonists.index(ColonistsModel::kSupplyRow)));
        QVERIFY(!colonists.countedAt(colonists.index(ColonistsModel::kShipRow)));
    }
};

WINDROSE_TEST(setup_models, SetupModels)
#include "setup_models.moc"
