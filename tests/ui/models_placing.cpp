// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments.h"
#include "play.h"
#include "test_program.h"
#include "ui/models/piece_data.h"

#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <memory>

using namespace windrose;

/// The meaning of dropping a piece on a place.
class ModelsPlacing : public QObject
{
    Q_OBJECT

private slots:
    void aPieceIsHandedAroundAsItIs();
    void aRoleCardGoesAnywhereOnOnesOwnBoard();
    void aRoleCardThatIsTakenIsRefused();
    void aTileGoesToTheSpaceItIsDroppedOn();
    void anOrderNamesTheSpaceOnlyWhereItIsNotTheFirst();
    void aLargeBuildingCoversTheSpaceUnderTheHand_data();
    void aLargeBuildingCoversTheSpaceUnderTheHand();
    void aLargeBuildingNeedsAnEmptySpaceBeside();
    void buildingsAreShiftedForALargeOneWhereNoPairIsLeft();
    void whatCannotBeBuiltSaysSoBeforeTheSpaceDoes();
    void theHospicesColonistCanBeDeclined();
    void theMayorsColonistComesUnlessDeclined();
    void decliningWhereNobodyWouldComeIsThePlainOrder();
    void theHaciendasTileIsTakenOnAnyEmptySpace();
    void colonistsGoIntoCirclesAndSanJuan();
    void droppingOnAWholeBuildingMeansItsFirstEmptyCircle();
    void aClickOnABarrelLoadsWhereOnlyOneShipTakesIt();
    void aClickBuildsOnTheFirstSpace();
    void aForeignBoardIsRefusedByName();
    void nothingIsPlacedWhileLookingBack();
    void everyRefusalHasASentence();
    void whatCanBePickedUpIsFoundWithoutSentences();
};

namespace
{

Place board()
{
    return {PlaceKind::Board, 0, 0, 0};
}

Place islandSpace(int space)
{
    return {PlaceKind::IslandSpace, 0, space, 0};
}

Place citySpace(int space)
{
    return {PlaceKind::CitySpace, 0, space, 0};
}

Piece piece(PieceKind kind, int value = 0)
{
    return {kind, value, {}};
}

Piece building(Building kind)
{
    return piece(PieceKind::BuildingTile, index(kind));
}

constexpr ColonistPlace kSanJuan{};

/// The builder phase for a rich seat 0.
Position builderTurn()
{
    Position position = asked(Role::Builder, Phase::Builder, Decision::Build);
    position.seat(0).doubloons = 30;
    return position;
}

/// The mayor's placement of seat 0: two colonists in San Juan, one on island space 0, an indigo plant with three
/// circles on space 1 and an empty residence on 5 and 9.
Position mayorTurn()
{
    Position position = asked(Role::Mayor, Phase::Mayor, Decision::PlaceColonists);
    Seat& seat = position.seat(0);
    seat.sanJuan = 2;
    seat.manned = SpaceSet::only(0);
    putBuilding(seat, Building::IndigoPlant, {1});
    putBuilding(seat, Building::Residence, {5, 9});
    return position;
}

/// Counts the texts that are looked up.
class CountingTranslator final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char*, const char*, int) const override
    {
        ++m_count;
        return {};
    }
    int count() const { return m_count; }

private:
    mutable int m_count = 0;
};

Piece colonist(ColonistPlace from)
{
    return {PieceKind::Colonist, 0, from};
}

} // namespace

void ModelsPlacing::aPieceIsHandedAroundAsItIs()
{
    Piece each = colonist({ColonistPlace::Kind::Island, 7});
    each.from = {SetupSpot::Kind::Island, 2, 7};
    const PieceData data(each);
    QVERIFY(PieceData::pieceIn(&data) == each);
    QVERIFY(data.hasFormat(kPieceMimeType));
    QMimeData text;
    text.setData(kPieceMimeType, "quarry");
    QVERIFY(!PieceData::pieceIn(&text)); // data of another program are not a piece
    QVERIFY(!PieceData::pieceIn(nullptr));
}

void ModelsPlacing::aRoleCardGoesAnywhereOnOnesOwnBoard()
{
    GameSession session;
    session.startNew(4, {}, 1, {});
    const Piece card = piece(PieceKind::RoleCard, index(Role::Builder));
    for (const PlaceKind kind :
         {PlaceKind::Board, PlaceKind::IslandSpace, PlaceKind::CitySpace, PlaceKind::IslandCircle,
          PlaceKind::CityCircle, PlaceKind::SanJuan, PlaceKind::WindRose}) {
        const Intent intent = intentFor(session, card, {kind, 0, 3, 0});
        QVERIFY(intent.kind == Intent::Kind::Submit && intent.order == Order::chooseRole(Role::Builder));
    }
    for (const PlaceKind kind :
         {PlaceKind::CargoShip, PlaceKind::WharfShip, PlaceKind::TradingHouse, PlaceKind::Elsewhere}) {
        QVERIFY(intentFor(session, card, {kind, 0, 0, 0}).kind == Intent::Kind::Refused);
    }
}

void ModelsPlacing::aRoleCardThatIsTakenIsRefused()
{
    GameSession session;
    session.startNew(4, {}, 1, {});
    session.submit(Order::chooseRole(Role::Prospector));
    const Intent intent =
        intentFor(session, piece(PieceKind::RoleCard, index(Role::Prospector)), {PlaceKind::Board, 1, 0, 0});
    QCOMPARE(intent.refusal.code, RefusalCode::RoleTaken);
}

void ModelsPlacing::aTileGoesToTheSpaceItIsDroppedOn()
{
    GameSession session;
    lay(session, asked(Role::Settler, Phase::Settler, Decision::TakePlantation));
    const Piece quarry = piece(PieceKind::QuarryTile);
    const Intent intent = intentFor(session, quarry, islandSpace(7));
    QVERIFY(intent.order == Order::take(Tile::Quarry, ExtraColonist::Accepted, 7));
    QCOMPARE(spacesFilledBy(session, intent), QList<int>{7});
    QCOMPARE(intentFor(session, quarry, islandSpace(0)).refusal.code, RefusalCode::IslandSpaceTaken);
    QVERIFY(intentFor(session, quarry, citySpace(7)).kind == Intent::Kind::Refused);
    QVERIFY(!carryOut(session, intent));
    QVERIFY(session.gamePosition().seat(0).tileAt(7) == Tile::Quarry);
}

void ModelsPlacing::anOrderNamesTheSpaceOnlyWhereItIsNotTheFirst()
{
    GameSession session;
    lay(session, builderTurn());
    QVERIFY(intentFor(session, building(Building::Office), citySpace(0)).order == Order::build(Building::Office));
    QVERIFY(intentFor(session, building(Building::Office), citySpace(11)).order ==
            Order::build(Building::Office, ExtraColonist::Accepted, 11));
}

void ModelsPlacing::aLargeBuildingCoversTheSpaceUnderTheHand_data()
{
    QTest::addColumn<int>("space");
    QTest::addColumn<QList<int>>("covered");
    QTest::newRow("the first pair") << 0 << QList<int>{0, 1};
    QTest::newRow("the lower partner first") << 5 << QList<int>{1, 5};
    QTest::newRow("not across the end of a row") << 4 << QList<int>{0, 4};
    QTest::newRow("the last space") << 11 << QList<int>{7, 11};
}

void ModelsPlacing::aLargeBuildingCoversTheSpaceUnderTheHand()
{
    QFETCH(const int, space);
    QFETCH(const QList<int>, covered);
    GameSession session;
    lay(session, builderTurn());
    const Intent intent = intentFor(session, building(Building::Fortress), citySpace(space));
    QVERIFY(intent.kind == Intent::Kind::Submit);
    QCOMPARE(spacesFilledBy(session, intent), covered);
}

void ModelsPlacing::aLargeBuildingNeedsAnEmptySpaceBeside()
{
    Position position = builderTurn();
    fillCityExcept(position.seat(0), {0, 6, 7});
    GameSession session;
    lay(session, position);
    const Intent alone = intentFor(session, building(Building::Fortress), citySpace(0));
    QVERIFY(alone.kind == Intent::Kind::Refused && !alone.reason.isEmpty());
    const Intent pair = intentFor(session, building(Building::Fortress), citySpace(7));
    QCOMPARE(spacesFilledBy(session, pair), (QList<int>{6, 7}));
    QCOMPARE(intentFor(session, building(Building::Fortress), citySpace(5)).refusal.code, RefusalCode::CitySpaceTaken);
}

void ModelsPlacing::buildingsAreShiftedForALargeOneWhereNoPairIsLeft()
{
    Position position = builderTurn();
    fillCityExcept(position.seat(0), {0, 6, 11});
    GameSession session;
    lay(session, position);
    for (const int space : {0, 6, 11}) {
        const Intent intent = intentFor(session, building(Building::Fortress), citySpace(space));
        QVERIFY(intent.order == Order::build(Building::Fortress));
        const QList<int> covered = spacesFilledBy(session, intent);
        QVERIFY(covered.size() == 2 && areAdjacent(covered[0], covered[1]));
    }
    QVERIFY(!carryOut(session, intentFor(session, building(Building::Fortress), citySpace(6))));
}

void ModelsPlacing::whatCannotBeBuiltSaysSoBeforeTheSpaceDoes()
{
    Position position = builderTurn();
    position.seat(0).doubloons = 1;
    putBuilding(position.seat(0), Building::SmallMarket, {0});
    GameSession session;
    lay(session, position);
    QCOMPARE(intentFor(session, building(Building::Wharf), citySpace(0)).refusal.code, RefusalCode::TooExpensive);
    QCOMPARE(intentFor(session, building(Building::SmallMarket), citySpace(0)).refusal.code, RefusalCode::AlreadyOwned);
    QString reason;
    QVERIFY(!canPickUp(session, building(Building::Wharf), &reason));
    QVERIFY(!reason.isEmpty());
}

void ModelsPlacing::theHospicesColonistCanBeDeclined()
{
    Position position = asked(Role::Settler, Phase::Settler, Decision::TakePlantation);
    putBuilding(position.seat(0), Building::Hospice, {0}, 1);
    GameSession session;
    lay(session, position);
    const Piece quarry = piece(PieceKind::QuarryTile);
    const Intent wanted = intentFor(session, quarry, islandSpace(1));
    QVERIFY(bringsColonist(session, wanted));
    const Intent declined = intentFor(session, quarry, islandSpace(1), ExtraColonist::Declined);
    QVERIFY(declined.order == Order::take(Tile::Quarry, ExtraColonist::Declined));
    QVERIFY(!bringsColonist(session, declined));
    carryOut(session, wanted);
    QVERIFY(session.gamePosition().seat(0).mannedCount(Tile::Quarry) == 1);
}

void ModelsPlacing::theMayorsColonistComesUnlessDeclined()
{
    GameSession session;
    session.startNew(4, {}, 1, {});
    const Piece mayor = piece(PieceKind::RoleCard, index(Role::Mayor));
    QVERIFY(bringsColonist(session, intentFor(session, mayor, board())));
    QVERIFY(intentFor(session, mayor, board(), ExtraColonist::Declined).order ==
            Order::chooseRole(Role::Mayor, ExtraColonist::Declined));
    QVERIFY(!bringsColonist(session, intentFor(session, piece(PieceKind::RoleCard, index(Role::Settler)), board())));
}

void ModelsPlacing::decliningWhereNobodyWouldComeIsThePlainOrder()
{
    GameSession session;
    lay(session, builderTurn());
    const Intent intent = intentFor(session, building(Building::Office), citySpace(0), ExtraColonist::Declined);
    QVERIFY(intent.order == Order::build(Building::Office));
    const Piece settler = piece(PieceKind::RoleCard, index(Role::Settler));
    session.startNew(4, {}, 1, {});
    QVERIFY(intentFor(session, settler, board(), ExtraColonist::Declined).order == Order::chooseRole(Role::Settler));
}

void ModelsPlacing::theHaciendasTileIsTakenOnAnyEmptySpace()
{
    Position position = asked(Role::Settler, Phase::Settler, Decision::Hacienda);
    putBuilding(position.seat(0), Building::Hacienda, {0}, 1);
    GameSession session;
    lay(session, position);
    const Piece tile = piece(PieceKind::FaceDownTile);
    QVERIFY(intentFor(session, tile, islandSpace(9)).order == Order::hacienda());
    QCOMPARE(intentFor(session, tile, islandSpace(0)).refusal.code, RefusalCode::IslandSpaceTaken);
    QCOMPARE(spacesFilledBy(session, intentFor(session, tile, islandSpace(9))), QList<int>{1});
    position.decision = Decision::TakePlantation;
    lay(session, position);
    QVERIFY(!canPickUp(session, tile));
}

void ModelsPlacing::colonistsGoIntoCirclesAndSanJuan()
{
    GameSession session;
    lay(session, mayorTurn());
    const auto intent = [&session](ColonistPlace from, const Place& place) {
        return intentFor(session, colonist(from), place);
    };
    const ColonistPlace island{ColonistPlace::Kind::Island, 0};
    QVERIFY(intent(kSanJuan, {PlaceKind::IslandCircle, 0, 0, 0}).kind == Intent::Kind::Refused); // occupied
    QVERIFY(intent(kSanJuan, {PlaceKind::SanJuan, 0, 0, 0}).kind == Intent::Kind::Refused);
    QVERIFY(intent(kSanJuan, islandSpace(3)).kind == Intent::Kind::Refused); // no tile
    QVERIFY(intent(kSanJuan, {PlaceKind::WindRose, 0, 0, 0}).kind == Intent::Kind::Refused);
    QVERIFY(!carryOut(session, intent(island, {PlaceKind::SanJuan, 0, 0, 0})));
    QCOMPARE(static_cast<int>(session.position().seat(0).sanJuan), 3);
    QVERIFY(intent(island, {PlaceKind::CityCircle, 0, 1, 0}).kind == Intent::Kind::Refused); // nobody there now
    QVERIFY(!carryOut(session, intent(kSanJuan, {PlaceKind::CityCircle, 0, 1, 2})));
    QVERIFY(!carryOut(session, intent(kSanJuan, {PlaceKind::CityCircle, 0, 1, 1})));
    QCOMPARE(session.position().seat(0).colonistsOn(Building::IndigoPlant), 2);
    QVERIFY(intent(kSanJuan, {PlaceKind::CityCircle, 0, 1, 1}).kind ==
            Intent::Kind::Refused); // the first two are taken
}

void ModelsPlacing::droppingOnAWholeBuildingMeansItsFirstEmptyCircle()
{
    GameSession session;
    lay(session, mayorTurn());
    const Intent second = intentFor(session, colonist(kSanJuan), citySpace(9)); // the lower half of the residence
    QVERIFY(second.kind == Intent::Kind::MoveColonist);
    QVERIFY((second.colonistTo == ColonistPlace{ColonistPlace::Kind::Building, 5}));
    QVERIFY(!carryOut(session, second));
    QVERIFY(session.position().seat(0).occupies(Building::Residence));
    QVERIFY(intentFor(session, colonist(kSanJuan), citySpace(5)).kind == Intent::Kind::Refused);
    QVERIFY(!carryOut(session, intentFor(session, colonist(kSanJuan), citySpace(1))));
    QVERIFY(!canPickUp(session, colonist(kSanJuan)));
}

void ModelsPlacing::aClickOnABarrelLoadsWhereOnlyOneShipTakesIt()
{
    Position position = asked(Role::Captain, Phase::Captain, Decision::Load);
    position.seat(0).goods = {2, 1, 0, 0, 0};
    position.ships[1] = {static_cast<std::uint8_t>(Good::Corn), 1};
    GameSession session;
    lay(session, position);
    QVERIFY(intentForClick(session, piece(PieceKind::Barrel, 0)).order == Order::load(Good::Corn, 1));
    const Intent twoShips = intentForClick(session, piece(PieceKind::Barrel, 1));
    QVERIFY(twoShips.kind == Intent::Kind::Refused && !twoShips.reason.isEmpty());
    QVERIFY(canPickUp(session, piece(PieceKind::Barrel, 1)));
    QVERIFY(!canPickUp(session, piece(PieceKind::Barrel, 2)));
    const Intent wrong = intentFor(session, piece(PieceKind::Barrel, 0), {PlaceKind::CargoShip, -1, 0, 0});
    QCOMPARE(wrong.refusal.code, RefusalCode::KindOnOtherShip);
}

void ModelsPlacing::aClickBuildsOnTheFirstSpace()
{
    GameSession session;
    lay(session, builderTurn());
    const Intent intent = intentForClick(session, building(Building::Wharf));
    QVERIFY(intent.order == Order::build(Building::Wharf));
    QVERIFY(!carryOut(session, intent));
    QVERIFY(session.gamePosition().seat(0).buildingAt(0) == Building::Wharf);
}

void ModelsPlacing::aForeignBoardIsRefusedByName()
{
    GameSession session;
    lay(session, builderTurn());
    const Intent intent = intentFor(session, building(Building::Office), {PlaceKind::CitySpace, 2, 0, 0});
    QVERIFY(intent.kind == Intent::Kind::Refused);
    QVERIFY(intent.reason.contains("Ana"));
    QVERIFY(!intent.refusal);
}

void ModelsPlacing::nothingIsPlacedWhileLookingBack()
{
    GameSession session;
    session.startNew(4, {}, 1, {});
    session.submit(Order::chooseRole(Role::Prospector));
    session.view(0);
    const Piece card = piece(PieceKind::RoleCard, index(Role::Builder));
    QString reason;
    QVERIFY(!canPickUp(session, card, &reason));
    QVERIFY(!reason.isEmpty());
    QVERIFY(intentFor(session, card, {PlaceKind::Board, 1, 0, 0}).kind == Intent::Kind::Refused);
}

void ModelsPlacing::everyRefusalHasASentence()
{
    GameSession session;
    session.startNew(3, {}, 17, {});
    Random random{17};
    std::vector<Piece> pieces{piece(PieceKind::QuarryTile), piece(PieceKind::FaceDownTile), colonist(kSanJuan),
                              colonist({ColonistPlace::Kind::Island, 0}), colonist({ColonistPlace::Kind::Building, 0})};
    for (int kind = 0; kind < kBuildings; kind += 5) {
        pieces.push_back(piece(PieceKind::BuildingTile, kind));
    }
    for (const PieceKind kind :
         {PieceKind::RoleCard, PieceKind::Plantation, PieceKind::Barrel, PieceKind::SupplyBarrel}) {
        pieces.push_back(piece(kind, 0));
        pieces.push_back(piece(kind, 4));
    }
    int silent = 0;
    playUntil(session, random, [&](const Position&) {
        for (const Piece& each : pieces) {
            for (const Place& place : placesOnTable(session)) {
                const Intent intent = intentFor(session, each, place);
                silent += intent.kind == Intent::Kind::Refused && intent.reason.isEmpty() ? 1 : 0;
            }
            const Intent click = intentForClick(session, each);
            silent += click.kind == Intent::Kind::Refused && click.reason.isEmpty() ? 1 : 0;
        }
        return false;
    });
    QCOMPARE(silent, 0);
    QVERIFY(!intentForClick(session, pieces[0]).reason.isEmpty()); // the game is finished
}

/// Every piece on the table is asked about after every order.
void ModelsPlacing::whatCanBePickedUpIsFoundWithoutSentences()
{
    Position position = asked(Role::Captain, Phase::Captain, Decision::Load);
    position.seat(0).goods = {2, 1, 0, 0, 0};
    GameSession session;
    lay(session, position);
    CountingTranslator texts;
    QVERIFY(QCoreApplication::installTranslator(&texts));
    const int before = texts.count();
    QVERIFY(canPickUp(session, piece(PieceKind::Barrel, 0)));
    for (const Piece& each : {piece(PieceKind::Barrel, 2), piece(PieceKind::RoleCard, 0), building(Building::Office),
                              piece(PieceKind::Plantation), piece(PieceKind::QuarryTile),
                              piece(PieceKind::FaceDownTile), piece(PieceKind::SupplyBarrel), colonist(kSanJuan)}) {
        QVERIFY(!canPickUp(session, each));
    }
    QCOMPARE(texts.count(), before);
    QString reason;
    QVERIFY(!canPickUp(session, piece(PieceKind::Barrel, 2), &reason));
    QVERIFY(texts.count() > before);
    QCoreApplication::removeTranslator(&texts);
}

WINDROSE_TEST(models_placing, ModelsPlacing)
#include "models_placing.moc"
