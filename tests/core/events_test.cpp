// SPDX-License-Identifier: GPL-3.0-or-later
// Events describe everything that an order changes, and requesting them has no effect on the game.
#include "for_players.h"
#include "random_game.h"

#include <map>
#include <utility>

namespace windrose::test
{
namespace
{

class Events : public ForPlayers
{
};

TEST_P(Events, listeningChangesNothing)
{
    forRandomGames(players, 1000, {}, [](const Position& before, Order order) {
        Position silent = before;
        Position heard = before;
        EventList list;
        apply(silent, order);
        apply(heard, order, list);
        ASSERT_EQ(silent, heard);
        ASSERT_FALSE(list.events.empty());
    });
}

/// The changes on a seat's board according to the events.
struct Ledger {
    int doubloons = 0;
    int points = 0;
    int colonists = 0;
    int tiles = 0;
    int buildings = 0;
    std::array<int, kGoods> goods{};

    friend bool operator==(const Ledger&, const Ledger&) = default;
};

/// The changes on the table according to the events.
struct Ledgers {
    std::array<Ledger, kMaxPlayers> seats{};
    std::array<int, kCargoShips> ships{};
    int house = 0;
    int colonistShip = 0;
    int supplyColonists = 0;

    friend bool operator==(const Ledgers&, const Ledgers&) = default;
};

void bookColonist(Ledgers& books, const Event& event)
{
    books.seats.at(at(event.seat)).colonists += 1;
    (event.fromShip ? books.colonistShip : books.supplyColonists) -= 1;
}

void bookGoods(Ledgers& books, const Event& event)
{
    const int amount = event.kind == EventKind::GoodSold || event.kind == EventKind::BonusBarrel ? 1 : event.amount;
    const bool gained = event.kind == EventKind::GoodsProduced || event.kind == EventKind::BonusBarrel;
    books.seats.at(at(event.seat)).goods.at(event.piece) += gained ? amount : -amount;
    books.house += event.kind == EventKind::GoodSold ? 1 : 0;
    if (event.kind == EventKind::GoodsLoaded) {
        books.ships.at(event.space) += amount;
    }
}

void book(Ledgers& books, const Event& event)
{
    switch (event.kind) {
    case EventKind::DoubloonsGained:
        books.seats.at(at(event.seat)).doubloons += event.amount;
        break;
    case EventKind::VictoryPointsGained:
        books.seats.at(at(event.seat)).points += event.amount;
        break;
    case EventKind::HaciendaDrawn:
    case EventKind::PlantationTaken:
        books.seats.at(at(event.seat)).tiles += 1;
        break;
    case EventKind::BuildingBuilt:
        books.seats.at(at(event.seat)).buildings += 1;
        books.seats.at(at(event.seat)).doubloons -= event.amount;
        break;
    case EventKind::ColonistSettled:
    case EventKind::ColonistEmployed:
    case EventKind::MayorColonist:
        bookColonist(books, event);
        break;
    case EventKind::ColonistsArrived:
        books.seats.at(at(event.seat)).colonists += event.amount;
        books.colonistShip -= event.amount;
        break;
    case EventKind::ShipRefilled:
        books.colonistShip += event.amount;
        books.supplyColonists -= event.amount;
        break;
    case EventKind::GoodsProduced:
    case EventKind::BonusBarrel:
    case EventKind::GoodSold:
    case EventKind::GoodsLoaded:
    case EventKind::GoodsShippedByWharf:
    case EventKind::GoodsSpoiled:
        bookGoods(books, event);
        break;
    case EventKind::TradingHouseEmptied:
        books.house -= event.amount;
        break;
    case EventKind::ShipSailed:
        books.ships.at(event.space) -= event.amount;
        break;
    default:
        break;
    }
}

Ledgers difference(const Position& before, const Position& after)
{
    Ledgers books;
    for (int number = 0; number < before.players; ++number) {
        const Seat& was = before.seat(number);
        const Seat& is = after.seat(number);
        Ledger& ledger = books.seats.at(at(number));
        ledger.doubloons = static_cast<int>(is.doubloons) - static_cast<int>(was.doubloons);
        ledger.points = is.victoryPoints - was.victoryPoints;
        ledger.colonists = is.colonists() - was.colonists();
        ledger.tiles = was.emptyIslandSpaces() - is.emptyIslandSpaces();
        ledger.buildings = is.buildings.size() - was.buildings.size();
        for (std::size_t good = 0; good < kGoods; ++good) {
            ledger.goods[good] = is.goods[good] - was.goods[good];
        }
    }
    for (std::size_t ship = 0; ship < kCargoShips; ++ship) {
        books.ships[ship] = after.ships[ship].barrels - before.ships[ship].barrels;
    }
    books.house = after.tradingHouse.size() - before.tradingHouse.size();
    books.colonistShip = after.colonistShip - before.colonistShip;
    books.supplyColonists = after.colonists - before.colonists;
    return books;
}

TEST_P(Events, accountForEveryChangeOfMoneyPointsGoodsColonistsTilesAndBuildings)
{
    forRandomGames(players, 250, {}, [](const Position& before, Order order) {
        Position after = before;
        EventList list;
        apply(after, order, list);
        Ledgers books;
        for (const Event& event : list.events) {
            book(books, event);
        }
        ASSERT_TRUE(books == difference(before, after)) << testing::PrintToString(order);
    });
}

/// What a player makes is told good by good, and done at once; buildings that make room shift when the new one stands.
bool belongsTogether(const Event& event, const Event& next)
{
    return event.kind == EventKind::BuildingShifted ||
           (event.kind == EventKind::GoodsProduced && next.kind == event.kind && next.seat == event.seat);
}

TEST_P(Events, areReportedWithThePositionRightAfterEach)
{
    forRandomGames(players, 100, {}, [](const Position& before, Order order) {
        Position after = before;
        EventList list;
        list.watched = &after;
        apply(after, order, list);
        ASSERT_EQ(list.positions.size(), list.events.size());
        Position last = before;
        Ledgers books;
        for (std::size_t place = 0; place < list.events.size(); ++place) {
            book(books, list.events[place]);
            if (place + 1 < list.events.size() && belongsTogether(list.events[place], list.events[place + 1])) {
                continue;
            }
            const Ledgers changes = difference(last, list.positions[place]);
            ASSERT_TRUE(std::exchange(books, {}) == changes) << testing::PrintToString(order) << " event " << place;
            last = list.positions[place];
        }
        ASSERT_TRUE(difference(last, after) == Ledgers{});
        ASSERT_EQ(last.governor, after.governor);
        ASSERT_EQ(last.faceUp.size(), after.faceUp.size());
        ASSERT_EQ(last.faceUp, after.faceUp);
        ASSERT_EQ(last.takenBy, after.takenBy);
    });
}

TEST_P(Events, ofAWholeGameAddUpToTheFinalPosition)
{
    Random random{31};
    for (int game = 0; game < 50; ++game) {
        const Position start = newGame(players, random.next());
        Position position = start;
        EventList list;
        while (!position.isFinished()) {
            apply(position, someOrder(position, random), list);
        }
        Ledgers books;
        std::map<EventKind, int> told;
        std::array<EndTrigger, kEndTriggers> triggers{};
        for (const Event& event : list.events) {
            book(books, event);
            if (event.kind == EventKind::EndTriggered) {
                triggers.at(at(told[event.kind])) = static_cast<EndTrigger>(event.piece);
            }
            ++told[event.kind];
        }
        ASSERT_TRUE(books == difference(start, position));
        ASSERT_EQ(triggers, position.endTriggers);
        ASSERT_EQ(told[EventKind::GameFinished], 1);
        ASSERT_EQ(told[EventKind::GovernorPassed], static_cast<int>(position.round) - 1);
        ASSERT_EQ(told[EventKind::RoleTaken], static_cast<int>(position.round) * players * (players == 2 ? 3 : 1));
    }
}

TEST_P(Events, namePiecesAndSpacesAsTheyLieAfterwards)
{
    forRandomGames(players, 100, {}, [](const Position& before, Order order) {
        Position after = before;
        EventList list;
        apply(after, order, list);
        for (const Event& event : list.events) {
            if (event.kind == EventKind::PlantationTaken || event.kind == EventKind::HaciendaDrawn) {
                ASSERT_EQ(after.seat(event.seat).tileAt(event.space), static_cast<Tile>(event.piece));
            }
            if (event.kind == EventKind::ColonistSettled) {
                ASSERT_NE(after.seat(event.seat).manned >> event.space & 1, 0);
            }
            if (event.kind == EventKind::BuildingBuilt || event.kind == EventKind::BuildingShifted) {
                ASSERT_EQ(after.seat(event.seat).firstSpaceOf(static_cast<Building>(event.piece)), event.space);
            }
            if (event.kind == EventKind::RoleTaken) {
                ASSERT_EQ(roleOfCard(event.piece), order.role());
            }
            if (event.kind == EventKind::DoubloonOnCard && !after.isFinished()) {
                ASSERT_EQ(after.cardDoubloons.at(event.piece), event.amount);
            }
        }
    });
}

INSTANTIATE_TEST_SUITE_P(Players, Events, testing::Range(2, 6));

TEST(EventReasons, sayWhyDoubloonsAndPointsWereGained)
{
    const auto reasons = [](const Table& table) {
        std::vector<std::pair<Reason, int>> found;
        for (const Event& event : table.last.events) {
            if (event.kind == EventKind::DoubloonsGained || event.kind == EventKind::VictoryPointsGained) {
                found.emplace_back(event.reason, event.amount);
            }
        }
        return found;
    };
    using Reasons = std::vector<std::pair<Reason, int>>;
    Table table;
    table.position.cardDoubloons[at(Role::Prospector)] = 2;
    table.role(Role::Prospector);
    EXPECT_EQ(reasons(table), (Reasons{{Reason::Card, 2}, {Reason::Prospector, 1}}));
    table.barrels(1, Good::Sugar, 1).role(Role::Trader).play(Order::sell(Good::Sugar));
    EXPECT_EQ(reasons(table), (Reasons{{Reason::Sale, 3}}));
    table.barrels(2, Good::Corn, 3).building(2, Building::Harbor, 1).role(Role::Captain);
    table.play(Order::load(Good::Corn, 0));
    Reasons load = reasons(table);
    std::sort(load.begin(), load.end());
    EXPECT_EQ(load, (Reasons{{Reason::Load, 3}, {Reason::Harbor, 1}, {Reason::CaptainPrivilege, 1}}));
}

} // namespace
} // namespace windrose::test
