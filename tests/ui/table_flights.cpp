// SPDX-License-Identifier: GPL-3.0-or-later
#include "flight_lines.h"
#include "laid_table.h"
#include "moments.h"
#include "test_program.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <memory>

using namespace windrose;

namespace
{

/// An event on a made-up table, and the pictures that move.
struct FlightsRow {
    const char* name;
    Event event;
    const char* flights;                 ///< one line for each way
    void (*before)(Position&) = nullptr; ///< changes a new game to the position before the event
    void (*happen)(Position&) = nullptr; ///< changes that to the position after it
};

void layTwoFaceUp(Position& position)
{
    position.faceUp = {Tile::Corn, Tile::Coffee};
}

void ownHacienda(Position& position)
{
    putBuilding(position.seat(0), Building::Hacienda, {0});
}

constexpr std::array kFlightsRows{
    FlightsRow{"a role",
               {.kind = EventKind::RoleTaken, .seat = 0, .piece = index(Role::Builder)},
               "1 x Role Builder to Board of Ana"},
    FlightsRow{"coins",
               {.kind = EventKind::DoubloonsGained, .seat = 0, .amount = 2, .reason = Reason::Prospector},
               "2 x Round 1 to Board of Ana"},
    FlightsRow{"coins of a sale",
               {.kind = EventKind::DoubloonsGained, .seat = 1, .amount = 3, .reason = Reason::Sale},
               "3 x Trading house to Board of Bea"},
    FlightsRow{"hacienda",
               {.kind = EventKind::HaciendaDrawn, .seat = 0, .piece = index(Tile::Corn), .space = 3},
               "1 x Face-down plantations to Island space 4 of Ana"},
    FlightsRow{"a tile",
               {.kind = EventKind::PlantationTaken, .seat = 1, .piece = index(Tile::Coffee), .space = 1},
               "1 x Plantation Coffee to Island space 2 of Bea",
               layTwoFaceUp},
    FlightsRow{"a quarry",
               {.kind = EventKind::PlantationTaken, .seat = 0, .piece = index(Tile::Quarry), .space = 1},
               "1 x Quarry stack to Island space 2 of Ana"},
    FlightsRow{"hospice",
               {.kind = EventKind::ColonistSettled, .seat = 0, .space = 0},
               "1 x Colonist supply to Island space 1 of Ana"},
    FlightsRow{"hospice from the ship",
               {.kind = EventKind::ColonistSettled, .seat = 0, .space = 0, .fromShip = true},
               "1 x Colonist ship to Island space 1 of Ana"},
    FlightsRow{"discarded tiles",
               {.kind = EventKind::PlantationsDiscarded, .amount = 2},
               "1 x Plantation Corn to Face-down plantations\n1 x Plantation Coffee to Face-down plantations",
               layTwoFaceUp,
               [](Position& position) { position.faceUp.clear(); }},
    FlightsRow{"dealt tiles",
               {.kind = EventKind::PlantationsDealt, .amount = 2},
               "2 x Face-down plantations to nothing",
               [](Position& position) { position.faceUp.clear(); },
               layTwoFaceUp},
    FlightsRow{"the mayor", {.kind = EventKind::MayorColonist, .seat = 1}, "1 x Colonist supply to San Juan of Bea"},
    FlightsRow{"colonists",
               {.kind = EventKind::ColonistsArrived, .seat = 2, .amount = 2},
               "2 x Colonist ship to San Juan of Cleo"},
    FlightsRow{"a placement",
               {.kind = EventKind::ColonistsPlaced, .seat = 0, .amount = 1},
               "1 x San Juan of Ana to Island space 1 of Ana",
               [](Position& position) { position.seat(0).sanJuan = 1; },
               [](Position& position) {
                   position.seat(0).sanJuan = 0;
                   position.seat(0).manned = SpaceSet::only(0);
               }},
    FlightsRow{"a colonist taken off",
               {.kind = EventKind::ColonistsPlaced, .seat = 0, .amount = 0},
               "1 x Island space 1 of Ana to San Juan of Ana",
               [](Position& position) { position.seat(0).manned = SpaceSet::only(0); },
               [](Position& position) {
                   position.seat(0).sanJuan = 1;
                   position.seat(0).manned = {};
               }},
    FlightsRow{"a new ship", {.kind = EventKind::ShipRefilled, .amount = 3}, "3 x Colonist supply to Colonist ship"},
    FlightsRow{"a building",
               {.kind = EventKind::BuildingBuilt, .seat = 0, .piece = index(Building::Hacienda), .amount = 1},
               "1 x Building Hacienda to City space 1 of Ana\n1 x Board of Ana to Round 1",
               nullptr,
               ownHacienda},
    FlightsRow{"a building that makes room",
               {.kind = EventKind::BuildingShifted, .seat = 0, .piece = index(Building::Hacienda), .space = 2},
               "1 x City space 1 of Ana to City space 3 of Ana",
               ownHacienda,
               [](Position& position) {
                   position.seat(0).city.put(kEmptySpace, 0);
                   position.seat(0).putBuilding(Building::Hacienda, 2);
               }},
    FlightsRow{"university",
               {.kind = EventKind::ColonistEmployed, .seat = 0, .piece = index(Building::Hacienda)},
               "1 x Colonist supply to City space 1 of Ana",
               ownHacienda},
    FlightsRow{"goods",
               {.kind = EventKind::GoodsProduced, .seat = 2, .piece = index(Good::Corn), .amount = 2},
               "2 x Goods supply Corn to Wind rose of Cleo"},
    FlightsRow{"the craftsman's barrel",
               {.kind = EventKind::BonusBarrel, .seat = 0, .piece = index(Good::Sugar), .amount = 1},
               "1 x Goods supply Sugar to Wind rose of Ana"},
    FlightsRow{"a sale",
               {.kind = EventKind::GoodSold, .seat = 0, .piece = index(Good::Coffee), .amount = 4},
               "1 x Wind rose of Ana to Trading house"},
    FlightsRow{"a full house",
               {.kind = EventKind::TradingHouseEmptied, .amount = 4},
               "1 x Trading house to Goods supply Indigo\n1 x Trading house to Goods supply Sugar\n"
               "1 x Trading house to Goods supply Tobacco\n1 x Trading house to Goods supply Coffee",
               [](Position& position) {
                   position.tradingHouse = {Good::Indigo, Good::Sugar, Good::Tobacco, Good::Coffee};
               }},
    FlightsRow{"a load",
               {.kind = EventKind::GoodsLoaded, .seat = 0, .piece = index(Good::Corn), .space = 1, .amount = 2},
               "2 x Wind rose of Ana to Cargo ship 6"},
    FlightsRow{"wharf",
               {.kind = EventKind::GoodsShippedByWharf, .seat = 0, .piece = index(Good::Corn), .amount = 3},
               "3 x Wind rose of Ana to Wharf",
               [](Position& position) {
                   position = asked(Role::Captain, Phase::Captain, Decision::Load);
                   position.seat(0).goods = {3, 1, 0, 0, 0};
                   putBuilding(position.seat(0), Building::Wharf, {0}, 1);
               }},
    FlightsRow{"points",
               {.kind = EventKind::VictoryPointsGained, .seat = 0, .amount = 2, .reason = Reason::Load},
               "1 x Board of Ana to nothing\n1 x Round 1 to Board of Ana"},
    FlightsRow{"spoiled goods",
               {.kind = EventKind::GoodsSpoiled, .seat = 1, .piece = index(Good::Corn), .amount = 2},
               "2 x Wind rose of Bea to Goods supply Corn"},
    FlightsRow{"a full ship",
               {.kind = EventKind::ShipSailed, .piece = index(Good::Corn), .space = 0, .amount = 5},
               "1 x Cargo ship 5 to nothing"},
    FlightsRow{"a coin on a card",
               {.kind = EventKind::DoubloonOnCard, .piece = index(Role::Mayor), .amount = 1},
               "1 x Round 1 to Role Mayor"},
    FlightsRow{"the next round",
               {.kind = EventKind::GovernorPassed, .seat = 1},
               "1 x Board of Ana to Role Builder\n1 x Board of Ana to Board of Bea",
               [](Position& position) { position.takenBy.take(index(Role::Builder), 0); }},
    FlightsRow{"a pass", {.kind = EventKind::Passed, .seat = 0}, ""},
    FlightsRow{"a new stack", {.kind = EventKind::StackReshuffled, .amount = 4}, ""},
    FlightsRow{"the end of a round", {.kind = EventKind::RoundEnded, .amount = 1}, ""},
    FlightsRow{"the last round", {.kind = EventKind::EndTriggered}, ""},
    FlightsRow{"the end", {.kind = EventKind::GameFinished}, ""},
};

constexpr int kEventKinds = static_cast<int>(EventKind::GameFinished) + 1;

constexpr bool isInARow(int kind)
{
    return std::any_of(kFlightsRows.begin(), kFlightsRows.end(),
                       [kind](const FlightsRow& row) { return index(row.event.kind) == kind; });
}

} // namespace

/// Which pictures each kind of event moves, and from where to where.
class TableFlights : public QObject
{
    Q_OBJECT

private:
    GameSession m_session;
    std::unique_ptr<TableView> m_table;

private slots:
    void cleanup() { m_table.reset(); }

    void everyKindOfEventIsInTheTable()
    {
        for (int kind = 0; kind < kEventKinds; ++kind) {
            QVERIFY2(isInARow(kind), qPrintable(QString::number(kind)));
        }
    }

    void eachEventMovesItsPictures_data()
    {
        QTest::addColumn<int>("row");
        for (std::size_t row = 0; row < kFlightsRows.size(); ++row) {
            QTest::newRow(kFlightsRows[row].name) << static_cast<int>(row);
        }
    }

    void eachEventMovesItsPictures()
    {
        QFETCH(int, row);
        const FlightsRow& given = kFlightsRows[static_cast<std::size_t>(row)];
        Position before = newGame(4, 1);
        if (given.before != nullptr) {
            given.before(before);
        }
        Position after = before;
        if (given.happen != nullptr) {
            given.happen(after);
        }
        renewTable(m_table, m_session, before);
        m_table->setPace(speeds::Pace::Fast);
        m_table->setBoardFollows(false);
        QStringList flown;
        connect(&m_table->director(), &Director::flightsStarted, this,
                [&](const std::vector<Event>&, const QList<Flight>& flights) {
                    flown += flightLines(flights, *m_table, m_session);
                });
        QVERIFY(showTable(*m_table));
        m_session.story().begin(before, {{given.event, after}});
        m_table->director().begin(false, {});
        m_table->director().finish();
        QCOMPARE(flown.join(QLatin1Char('\n')), QString::fromUtf8(given.flights));
    }
};

WINDROSE_TEST(table_flights, TableFlights)
#include "table_flights.moc"
