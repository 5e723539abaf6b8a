// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_models.h"
#include "moments.h"
#include "play.h"
#include "test_program.h"
#include "ui/models/help_topics.h"

#include <QTest>

using namespace windrose;

/// Accessible names and data of things on the table.
class ModelsNames : public QObject
{
    Q_OBJECT

private slots:
    void everythingHasANameAndAState();
    void thingsAreCalledAsDocumented_data();
    void thingsAreCalledAsDocumented();
    void aTakenCardSaysWhoHasIt();
    void aTakenCardShowsTheDoubloonsItBore();
    void idleCirclesAreWantedWhileAColonistWaits();
    void aBuildingsSupplySpeaksForTheSeatToMove();
    void aLargeBuildingIsCalledByBothSpaces();
    void onlyLargeKindsFillTwoSpaces();
    void theTradingHouseShowsItsPrices();
    void theWharfIsShownToItsOwner();
    void colonistsOnTheShipSayThatTheyComeByThemselves();
    void pointsAreHiddenButForTheSeatToMove();
    void lookingBackShowsNobodyElsesPoints();
    void drawingsOfAllPiecesExist();
    void everyRowHasATopicOfTheHelp();
};

namespace
{

/// A position with something everywhere: Ana builds.
Position fullTable()
{
    Position position = asked(Role::Builder, Phase::Builder, Decision::Build);
    Seat& seat = position.seat(0);
    seat.doubloons = 9;
    seat.victoryPoints = 5;
    seat.sanJuan = 2;
    seat.goods = {2, 0, 0, 0, 1};
    seat.manned = SpaceSet::only(0);
    putBuilding(seat, Building::IndigoPlant, {1}, 2);
    putBuilding(seat, Building::Residence, {4, 8}, 0);
    position.setCopiesLeft(Building::Residence, 0);
    position.setCopiesLeft(Building::CoffeeRoaster, 2);
    position.faceUp = {Tile::Coffee, Tile::Corn, Tile::Indigo, Tile::Sugar, Tile::Tobacco};
    position.ships[0] = {static_cast<std::uint8_t>(Good::Corn), 3};
    position.tradingHouse = {Good::Sugar};
    position.cardDoubloons[0] = 2;
    return position;
}

QString nameOf(const TableModel& model, int row)
{
    return model.data(model.index(row), Qt::AccessibleTextRole).toString();
}

QVariant of(const TableModel& model, int row, int role)
{
    return model.data(model.index(row), role);
}

} // namespace

void ModelsNames::everythingHasANameAndAState()
{
    GameSession session;
    lay(session, fullTable());
    AllModels models(session, 4);
    for (const QModelIndex& item : models.items()) {
        QVERIFY(!item.data(Qt::AccessibleTextRole).toString().isEmpty());
        if (item.data(VisibleRole).toBool()) {
            QVERIFY(!item.data(Qt::DisplayRole).toString().isEmpty());
            QVERIFY(!item.data(Qt::ToolTipRole).toString().isEmpty());
            const QString plain = item.data(Qt::AccessibleDescriptionRole).toString();
            QVERIFY(!plain.isEmpty() && !plain.contains('<'));
        }
        QVERIFY(item.data(PlaceRole).canConvert<Place>());
    }
}

void ModelsNames::thingsAreCalledAsDocumented_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"Role Settler, 2",
                             "Role Mayor",
                             "Role Prospector",
                             "Building Coffee roaster, price 5, affordable, 2 of 3 left",
                             "Building Residence, price 9, owned, sold out, fills two spaces",
                             "Building Harbor, price 7, affordable, 2 of 2 left",
                             "Building City hall, price 9, affordable, 1 of 1 left, fills two spaces",
                             "Plantation Coffee, place 1",
                             "Quarry stack, 8 left",
                             "Face-down plantations, 41 left",
                             "Colonist ship, 4 colonist",
                             "Colonist supply, 75 colonist",
                             "Cargo ship 5, 3",
                             "Cargo ship 6, empty",
                             "Trading house space 1, Sugar",
                             "Trading house space 2, empty",
                             "Goods supply Corn, ",
                             "Round 1",
                             "100 victory point",
                             "75 colonist",
                             "Fullest city: 3 of 12 spaces",
                             "Board of Ana, governor, to move, Builder, 9 doubloon",
                             "Board of Bea, 3 doubloon",
                             "Island space 1, Indigo plantation, occupied",
                             "Island space 12, empty",
                             "City space 1, empty",
                             "City space 2, Indigo plant, 2 of 3 circles occupied",
                             "City spaces 5 and 9, Residence, idle",
                             "Circle 1 of Island space 1, occupied",
                             "Circle 2 of City space 2, occupied",
                             "Circle 3 of City space 2, idle",
                             "Circle 1 of City space 5, idle",
                             "Island space 12 of Bea, empty",
                             "City space 1 of Bea, empty",
                             "City space 1 of Dora, empty",
                             "San Juan of Bea, 0 colonist",
                             "Wind rose of Bea, 3 doubloon",
                             "Barrels of Corn of Bea, ",
                             "San Juan, 2 colonist",
                             "Wind rose, 9 doubloon",
                             "Barrels of Corn, 2"}) {
        QTest::addRow("%s", name) << QString(name);
    }
}

void ModelsNames::thingsAreCalledAsDocumented()
{
    QFETCH(const QString, name);
    GameSession session;
    lay(session, fullTable());
    AllModels models(session, 4);
    QStringList names;
    for (const QModelIndex& item : models.items()) {
        names += item.data(Qt::AccessibleTextRole).toString();
    }
    const bool found =
        std::any_of(names.begin(), names.end(), [&](const QString& each) { return each.startsWith(name); });
    QVERIFY2(found, qPrintable(names.join('\n')));
}

void ModelsNames::aTakenCardSaysWhoHasIt()
{
    GameSession session;
    lay(session, fullTable());
    const RolesModel roles(session);
    QCOMPARE(nameOf(roles, index(Role::Builder)), QString("Role Builder, taken by Ana"));
    QCOMPARE(of(roles, index(Role::Builder), VisibleRole).toBool(), false);
    QCOMPARE(of(roles, index(Role::Builder), TakenByRole).toInt(), 0);
    const PlayerBoardModel board(session, 0);
    QCOMPARE(of(board, PlayerBoardModel::kBoardRow, CardsRole).toList(), QVariantList{index(Role::Builder)});
}

void ModelsNames::aTakenCardShowsTheDoubloonsItBore()
{
    Position position = newGame(4, 1);
    position.cardDoubloons[6] = 3;
    GameSession session;
    lay(session, position);
    QVERIFY(session.submit(Order::chooseRole(Role::Prospector)).isPlayed());
    QVERIFY(session.submit(Order::chooseRole(Role::Trader)).isPlayed());
    const PlayerBoardModel ana(session, 0);
    const PlayerBoardModel bea(session, 1);
    QCOMPARE(of(ana, PlayerBoardModel::kBoardRow, DoubloonsWhenTakenRole).toList(), QVariantList{3});
    QCOMPARE(of(bea, PlayerBoardModel::kBoardRow, DoubloonsWhenTakenRole).toList(), QVariantList{0});
    session.undoRedo().undo();
    QCOMPARE(of(ana, PlayerBoardModel::kBoardRow, DoubloonsWhenTakenRole).toList(), QVariantList{3});
    QCOMPARE(of(bea, PlayerBoardModel::kBoardRow, DoubloonsWhenTakenRole).toList(), QVariantList{});
}

void ModelsNames::idleCirclesAreWantedWhileAColonistWaits()
{
    Position position = newGame(4, 1);
    GameSession session;
    lay(session, position);
    const IslandModel island(session, 0);
    const QModelIndex circle = island.circle(0, 0);
    QCOMPARE(circle.data(FillableRole).toBool(), false);
    QVERIFY(session.submit(Order::chooseRole(Role::Mayor)).isPlayed());
    QCOMPARE(circle.data(FillableRole).toBool(), true);
    const IslandModel other(session, 1);
    QCOMPARE(other.circle(0, 0).data(FillableRole).toBool(), false);
    session.placement().placeForMe();
    QCOMPARE(circle.data(FillableRole).toBool(), false);
}

void ModelsNames::aBuildingsSupplySpeaksForTheSeatToMove()
{
    GameSession session;
    Position position = fullTable();
    position.seat(0).doubloons = 4;
    lay(session, position);
    const BuildingSupplyModel supply(session);
    const int roaster = index(Building::CoffeeRoaster);
    QCOMPARE(of(supply, roaster, CostRole).toInt(), 6);
    QCOMPARE(of(supply, roaster, PriceRole).toInt(), 5); // the builder pays 1 less
    QCOMPARE(of(supply, roaster, AffordableRole).toBool(), false);
    QCOMPARE(of(supply, roaster, LegalNowRole).toBool(), false);
    QCOMPARE(of(supply, roaster, CountRole).toInt(), 2);
    QCOMPARE(of(supply, roaster, CopiesRole).toInt(), 3);
    QCOMPARE(of(supply, roaster, LimitRole).toInt(), 3);
    QCOMPARE(of(supply, index(Building::Office), LegalNowRole).toBool(), true);
    QCOMPARE(of(supply, index(Building::IndigoPlant), OwnedRole).toBool(), true);
    QCOMPARE(of(supply, index(Building::IndigoPlant), AffordableRole).toBool(), false);
    QCOMPARE(of(supply, index(Building::Residence), SoldOutRole).toBool(), true);
}

void ModelsNames::aLargeBuildingIsCalledByBothSpaces()
{
    GameSession session;
    lay(session, fullTable());
    const CityModel city(session, 0);
    QCOMPARE(nameOf(city, 8), nameOf(city, 4));
    QCOMPARE(of(city, 4, SecondSpaceRole).toInt(), 8);
    QCOMPARE(of(city, 8, SecondSpaceRole).toInt(), 4);
    QCOMPARE(of(city, 4, IsSecondHalfRole).toBool(), false);
    QCOMPARE(of(city, 8, IsSecondHalfRole).toBool(), true);
    QCOMPARE(city.rowCount(city.index(8)), 0);
    QCOMPARE(of(city, 1, SecondSpaceRole).toInt(), -1);
}

void ModelsNames::onlyLargeKindsFillTwoSpaces()
{
    GameSession session;
    lay(session, fullTable());
    const BuildingSupplyModel supply(session);
    for (int row = 0; row < supply.rowCount(); ++row) {
        const auto building = static_cast<Building>(of(supply, row, PieceRole).toInt());
        QCOMPARE(nameOf(supply, row).contains(QStringLiteral("two spaces")), isLarge(building));
    }
}

void ModelsNames::theTradingHouseShowsItsPrices()
{
    GameSession session;
    const TradingHouseModel house(session);
    const QString description = of(house, 0, Qt::AccessibleDescriptionRole).toString();
    QVERIFY2(description.contains(QStringLiteral("Corn 0, Indigo 1, Sugar 2, Tobacco 3, Coffee 4")),
             qPrintable(description));
}

void ModelsNames::theWharfIsShownToItsOwner()
{
    GameSession session;
    lay(session, fullTable());
    const CargoShipsModel none(session);
    QCOMPARE(of(none, none.wharfRow(), VisibleRole).toBool(), false);
    Position position = fullTable();
    putBuilding(position.seat(0), Building::Wharf, {2}, 1);
    position.wharvesUsed.add(0);
    lay(session, position);
    const CargoShipsModel ships(session);
    QCOMPARE(of(ships, ships.wharfRow(), VisibleRole).toBool(), true);
    QCOMPARE(nameOf(ships, ships.wharfRow()), QString("Wharf, has sailed"));
}

void ModelsNames::colonistsOnTheShipSayThatTheyComeByThemselves()
{
    GameSession session;
    const ColonistsModel colonists(session);
    for (const int row : {ColonistsModel::kShipRow, ColonistsModel::kSupplyRow}) {
        QVERIFY(!(colonists.flags(colonists.index(row)) & Qt::ItemIsDragEnabled));
        QVERIFY(colonists.pickUpRefusal(colonists.index(row)).contains("automatically"));
    }
}

void ModelsNames::pointsAreHiddenButForTheSeatToMove()
{
    GameSession session;
    Position position = fullTable();
    position.seat(1).victoryPoints = 8;
    lay(session, position);
    const PlayerBoardModel own(session, 0);
    PlayerBoardModel other(session, 1);
    QCOMPARE(of(own, PlayerBoardModel::kBoardRow, PointsRole).toInt(), 5);
    QCOMPARE(of(other, PlayerBoardModel::kBoardRow, PointsRole).toInt(), -1);
    QVERIFY(!nameOf(other, PlayerBoardModel::kBoardRow).contains("point"));
    other.setShowAllPoints(true);
    QCOMPARE(of(other, PlayerBoardModel::kBoardRow, PointsRole).toInt(), 8);
    other.setShowAllPoints(false);
    position.phase = Phase::Finished;
    position.decision = Decision::None;
    lay(session, position);
    QCOMPARE(of(other, PlayerBoardModel::kBoardRow, PointsRole).toInt(), 8);
}

void ModelsNames::lookingBackShowsNobodyElsesPoints()
{
    GameSession session;
    lay(session, fullTable());
    session.submit(Order::pass());
    const PlayerBoardModel ana(session, 0);
    session.view(0);
    QCOMPARE(session.position().turn, std::uint8_t{0});
    QCOMPARE(of(ana, PlayerBoardModel::kBoardRow, PointsRole).toInt(), -1);
}

void ModelsNames::drawingsOfAllPiecesExist()
{
    GameSession session;
    session.startNew(5, {}, 9, {});
    Random random{9};
    playToTheEnd(session, random);
    AllModels models(session, 5);
    for (const QModelIndex& item : models.items()) {
        const QString art = item.data(ArtRole).toString();
        if (!art.isEmpty()) {
            QVERIFY2(QFile::exists(QStringLiteral(":/drawings/%1.svg").arg(art)) ||
                         QFile::exists(QStringLiteral(":/drawings/%1").arg(art)),
                     qPrintable(art));
        }
    }
}

void ModelsNames::everyRowHasATopicOfTheHelp()
{
    GameSession session;
    lay(session, fullTable());
    AllModels models(session, 4);
    for (const TableModel* model : models.all()) {
        for (int row = 0; row < model->rowCount(); ++row) {
            QVERIFY2(!help::topicAt(model->index(row)).isEmpty(), qPrintable(nameOf(*model, row)));
        }
    }
    QCOMPARE(help::topicAt(models.round.index(RoundModel::kCityRow)), help::topicOf(help::Part::End));
}

WINDROSE_TEST(models_names, ModelsNames)
#include "models_names.moc"
