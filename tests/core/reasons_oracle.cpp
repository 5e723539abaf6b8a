// SPDX-License-Identifier: GPL-3.0-or-later
#include "reasons_oracle.h"

#include "core/players/candidates.h"
#include "core/players/observation.h"
#include "core/players/prospects.h"
#include "core/players/quick_policy.h"
#include "core/rules/scoring.h"

#include <algorithm>

namespace windrose::test
{
namespace
{

int tilesOf(const Seat& seat, Tile tile, bool manned = false)
{
    int count = 0;
    for (int space = 0; space < kSpaces; ++space) {
        count += seat.tileAt(space) == tile && (!manned || seat.manned.contains(space)) ? 1 : 0;
    }
    return count;
}

/// Circles for a good in a seat's buildings, and the colonists on them.
std::pair<int, int> worksOf(const Seat& seat, Good good)
{
    int circles = 0;
    int colonists = 0;
    for (const Building building : kAllBuildings) {
        if (isProduction(building) && facts(building).good == good && seat.owns(building)) {
            circles += facts(building).circles;
            colonists += seat.colonistsOn(building);
        }
    }
    return {circles, colonists};
}

int makes(const Seat& seat, Good good)
{
    const int tiles = tilesOf(seat, plantationOf(good), true);
    return good == Good::Corn ? tiles : std::min(tiles, worksOf(seat, good).second);
}

int makesInAll(const Seat& seat)
{
    int barrels = 0;
    for (const Good good : kAllGoods) {
        barrels += makes(seat, good);
    }
    return barrels;
}

int kindsMade(const Seat& seat)
{
    return static_cast<int>(
        std::count_if(kAllGoods.begin(), kAllGoods.end(), [&seat](Good good) { return makes(seat, good) > 0; }));
}

int held(const Seat& seat)
{
    int barrels = 0;
    for (const Good good : kAllGoods) {
        barrels += seat.goods[at(good)];
    }
    return barrels;
}

/// Whether the trading house would not take this kind because of its contents.
bool isRefused(const Position& position, int seat, int good)
{
    const TradingHouse& house = position.tradingHouse;
    return std::find(house.begin(), house.end(), static_cast<Good>(good)) != house.end() &&
           position.seat(seat).colonistsOn(Building::Office) == 0;
}

/// Asks the rules whether a seat could load a kind if it were its turn.
bool couldLoad(Position position, int seat, int good)
{
    position.turn = u8(seat);
    position.decision = Decision::Load;
    OrderList orders;
    legalOrders(position, orders);
    return std::any_of(orders.begin(), orders.end(), [good](const Order& order) {
        return (order.kind == OrderKind::Load || order.kind == OrderKind::LoadWharf) && order.piece == good;
    });
}

/// Plays the rest of the phase by the quick policy and collects the events.
Position finish(const Case& facts, EventList& events)
{
    Position position = withHiddenShuffled(facts.before, 1);
    apply(position, facts.order, events);
    while (!position.isFinished() && position.decision != Decision::ChooseRole) {
        apply(position, quickOrder(position, Weights{}), events);
    }
    return position;
}

int sum(const EventList& events, EventKind kind, int seat)
{
    int total = 0;
    for (const Event& event : events.events) {
        total += event.kind == kind && event.seat == seat ? event.amount : 0;
    }
    return total;
}

/// Whether somebody can still choose the role after the current phase, according to the rules.
bool canCome(const Case& facts, Role role)
{
    EventList events;
    const Position later = finish(facts, events);
    return !later.isFinished() && (!later.isLastRound() || !check(later, Order::chooseRole(role)));
}

template <typename AmountOf>
int mostOfOthers(const Case& facts, AmountOf amountOf)
{
    int most = 0;
    for (int seat = 0; seat < facts.before.players; ++seat) {
        most = seat == facts.seat ? most : std::max<int>(most, amountOf(seat));
    }
    return most;
}

int leadOf(const Position& position, int seat)
{
    const auto table = scores(position);
    int lead = 1000;
    for (int other = 0; other < position.players; ++other) {
        lead = other == seat ? lead : std::min(lead, table[at(seat)].total - table[at(other)].total);
    }
    return lead;
}

/// Whether a number of points is an estimate in thousandths, rounded.
bool near(int points, int thousandths)
{
    return std::abs(1000 * points - thousandths) <= 500;
}

bool holdsOfGame(const Case& c, const OrderReason& reason)
{
    switch (reason.kind) {
    case ReasonKind::OnlyOrder: {
        OrderList orders;
        candidateOrders(c.before, orders);
        return orders.size() == 1;
    }
    case ReasonKind::WinsNow: {
        const auto table = scores(c.after);
        for (int other = 0; other < c.before.players; ++other) {
            if (other != c.seat && table[at(other)].place == 1) {
                return false;
            }
        }
        return c.after.isFinished() && table[at(c.seat)].place == 1 && leadOf(c.after, c.seat) == reason.amount;
    }
    case ReasonKind::LastRoundAhead:
        return std::any_of(c.events.events.begin(), c.events.events.end(),
                           [](const Event& event) { return event.kind == EventKind::EndTriggered; }) &&
               c.before.endTriggers[0] == EndTrigger::None && leadOf(c.after, c.seat) == reason.amount &&
               reason.amount > 0;
    case ReasonKind::OwnEstimate:
        return near(reason.amount, prospects(playedOut(c.before, c.order), Weights{})[at(c.seat)]);
    case ReasonKind::Estimates: {
        const Prospects estimates = prospects(playedOut(c.before, c.order), Weights{});
        return reason.seat != c.seat && near(reason.amount, estimates[at(c.seat)]) &&
               near(reason.other, estimates[at(reason.seat)]) &&
               mostOfOthers(c, [&](int seat) { return estimates[at(seat)]; }) <= estimates[at(reason.seat)];
    }
    default:
        return false;
    }
}

/// After the order, the seat can occupy a large building that then gives it a bonus.
bool canOccupy(const Case& c, Building large, int bonus)
{
    Position occupied = c.after;
    Seat& seat = occupied.seat(c.seat);
    if (c.after.turn != c.seat || c.after.decision != Decision::PlaceColonists || !isLarge(large) ||
        !seat.owns(large) || seat.occupies(large) || seat.sanJuan == 0) {
        return false;
    }
    --seat.sanJuan;
    seat.setColonistsOn(large, 1);
    return scores(occupied)[at(c.seat)].bonus(large) == bonus;
}

/// The doubloons that the seat to move gets for a barrel.
int proceeds(const Position& position, Good good)
{
    Position sold = position;
    apply(sold, Order::sell(good));
    return sold.seat(position.turn).doubloons - position.seat(position.turn).doubloons;
}

/// The doubloons of the best legal sale.
int bestSale(const Position& position)
{
    int best = 0;
    for (const Good good : kAllGoods) {
        if (!check(position, Order::sell(good))) {
            best = std::max(best, proceeds(position, good));
        }
    }
    return best;
}

bool holdsOfRole(const Case& c, const OrderReason& reason)
{
    const auto doubloons = [&c](Reason why) {
        int gained = 0;
        for (const Event& event : c.events.events) {
            gained += event.kind == EventKind::DoubloonsGained && event.reason == why ? event.amount : 0;
        }
        return gained;
    };
    switch (reason.kind) {
    case ReasonKind::CardDoubloons:
        return reason.amount > 0 && doubloons(Reason::Card) == reason.amount;
    case ReasonKind::Produces:
    case ReasonKind::ProducesLess: {
        const auto made = [&c](int seat) { return static_cast<int>(sum(c.events, EventKind::GoodsProduced, seat)); };
        return reason.amount > 0 && made(c.seat) == reason.amount && mostOfOthers(c, made) == reason.other &&
               (reason.other > reason.amount) == (reason.kind == ReasonKind::ProducesLess);
    }
    case ReasonKind::ColonistsCome:
        return c.order.role() == Role::Mayor && reason.amount > 0 &&
               (!(c.after.decision == Decision::PlaceColonists && c.after.turn == c.seat) ||
                c.is().colonists() - c.was().colonists() == reason.amount) &&
               c.was().emptyCircles() == reason.other;
    case ReasonKind::CanOccupy:
        return c.order.role() == Role::Mayor && canOccupy(c, static_cast<Building>(reason.piece), reason.amount);
    case ReasonKind::CanBuild:
        return c.after.turn == c.seat && !check(c.after, Order::build(static_cast<Building>(reason.piece))) &&
               priceFor(c.after, c.seat, static_cast<Building>(reason.piece)).total == reason.amount;
    case ReasonKind::CanTake:
        return c.after.turn == c.seat && !check(c.after, Order::take(static_cast<Tile>(reason.piece)));
    case ReasonKind::CanSell:
        return c.after.turn == c.seat && bestSale(c.after) == reason.amount &&
               proceeds(c.after, static_cast<Good>(reason.piece)) == reason.amount;
    case ReasonKind::Ships:
    case ReasonKind::ShipsLess: {
        EventList events;
        const Position later = finish(c, events);
        const auto gained = [&](int seat) {
            return later.seat(seat).victoryPoints - c.before.seat(seat).victoryPoints;
        };
        return gained(c.seat) == reason.amount && reason.amount > 0 && mostOfOthers(c, gained) == reason.other &&
               (reason.other > reason.amount) == (reason.kind == ReasonKind::ShipsLess);
    }
    case ReasonKind::OthersSpoil: {
        EventList events;
        finish(c, events);
        return reason.seat != c.seat && sum(events, EventKind::GoodsSpoiled, reason.seat) == reason.amount &&
               reason.amount > 0;
    }
    case ReasonKind::ProspectorGains:
        return c.order.role() == Role::Prospector && c.is().doubloons - c.was().doubloons == reason.amount &&
               doubloons(Reason::Prospector) + doubloons(Reason::Card) == reason.amount;
    default:
        return false;
    }
}

bool holdsOfTile(const Case& c, const OrderReason& reason)
{
    const auto good = static_cast<Good>(reason.piece % kGoods);
    const bool takes = c.order.kind == OrderKind::Take;
    switch (reason.kind) {
    case ReasonKind::FreeTile:
        return c.order.kind == OrderKind::Hacienda && c.was().occupies(Building::Hacienda);
    case ReasonKind::RoomIsShort:
        return kSpaces - bitCount(c.was().filledIsland()) == reason.amount && reason.amount <= 3;
    case ReasonKind::TileHasWork:
        return takes && c.order.piece == reason.piece && reason.amount > 0 &&
               worksOf(c.was(), good).first - tilesOf(c.was(), plantationOf(good)) == reason.amount;
    case ReasonKind::CornNeedsNoBuilding:
        return takes && c.order.tile() == Tile::Corn;
    case ReasonKind::QuarrySaves:
        return takes && c.order.tile() == Tile::Quarry && tilesOf(c.is(), Tile::Quarry) == reason.amount &&
               canCome(c, Role::Mayor) && canCome(c, Role::Builder);
    case ReasonKind::FirstOfKind:
        return takes && c.order.piece == reason.piece && tilesOf(c.was(), c.order.tile()) == 0 &&
               tilesOf(c.is(), c.order.tile()) == 1;
    case ReasonKind::LastTile: {
        const FaceUpRow& row = c.before.faceUp;
        const auto count = std::count(row.begin(), row.end(), static_cast<Tile>(reason.piece));
        const Seat& other = c.before.seat(reason.seat);
        return takes && count == 1 && c.isLater(reason.seat) && other.emptyIslandSpaces() > 0 &&
               worksOf(other, good).first > tilesOf(other, plantationOf(good));
    }
    case ReasonKind::HospiceSettles:
        return c.was().occupies(Building::Hospice) && bitCount(c.is().manned) == bitCount(c.was().manned) + 1;
    case ReasonKind::ResidenceRises:
        return c.is().owns(Building::Residence) && bonusIfOccupied(c.is(), Building::Residence) == reason.amount &&
               bonusIfOccupied(c.was(), Building::Residence) < reason.amount;
    default:
        return false;
    }
}

bool holdsOfPlacement(const Case& c, const OrderReason& reason)
{
    const auto building = static_cast<Building>(reason.piece);
    const bool becomes = c.was().colonistsOn(building) == 0 && c.is().colonistsOn(building) > 0;
    switch (reason.kind) {
    case ReasonKind::MakesMore:
        return makesInAll(c.is()) == reason.amount && makesInAll(c.was()) == reason.other &&
               reason.amount > reason.other && canCome(c, Role::Craftsman);
    case ReasonKind::MakesAsMuch:
        return makesInAll(c.is()) == reason.amount && makesInAll(c.was()) == reason.amount && reason.amount > 0 &&
               canCome(c, Role::Craftsman);
    case ReasonKind::LargeOccupied:
        return isLarge(building) && becomes && reason.amount > 0 &&
               scores(c.after)[at(c.seat)].bonus(building) == reason.amount;
    case ReasonKind::BuildingWorks:
        return !isLarge(building) && !isProduction(building) && becomes;
    case ReasonKind::QuarriesWork:
        return tilesOf(c.is(), Tile::Quarry, true) == reason.amount &&
               tilesOf(c.was(), Tile::Quarry, true) == reason.other && reason.amount > reason.other &&
               canCome(c, Role::Builder);
    default:
        return false;
    }
}

bool holdsOfBuilding(const Case& c, const OrderReason& reason)
{
    const auto building = static_cast<Building>(reason.piece % kBuildings);
    const bool builds = c.order.kind == OrderKind::Build;
    const bool canWork = c.is().colonistsOn(building) > 0 || canCome(c, Role::Mayor);
    switch (reason.kind) {
    case ReasonKind::LargeBonus: {
        Position manned = c.after;
        manned.seat(c.seat).setColonistsOn(building, 1);
        const SeatScore score = scores(manned)[at(c.seat)];
        // The fortress also counts the colonist that occupies it, wherever it comes from.
        const int off = building == Building::Fortress && !c.is().occupies(building) ? 1 : 0;
        return builds && c.order.piece == reason.piece && canWork && score.bonus(building) - reason.amount <= off &&
               score.bonus(building) >= reason.amount && reason.amount > 0;
    }
    case ReasonKind::MakesUsable: {
        const auto good = static_cast<Good>(reason.piece);
        const int tiles = tilesOf(c.was(), plantationOf(good));
        return builds && facts(c.order.building()).good == good && reason.amount > 0 &&
               std::min(tiles, worksOf(c.is(), good).first) ==
                   std::min(tiles, worksOf(c.was(), good).first) + reason.amount;
    }
    case ReasonKind::LastCopy: {
        Position turn = c.before;
        turn.turn = u8(reason.seat);
        return builds && c.order.piece == reason.piece && c.isLater(reason.seat) &&
               c.before.copiesLeft(building) == 1 && !check(turn, Order::build(building));
    }
    case ReasonKind::FactoryIncome: {
        constexpr std::array<int, kGoods + 1> kIncome{0, 0, 1, 2, 3, 5};
        return builds && c.order.building() == Building::Factory && kIncome[at(kindsMade(c.is()))] == reason.amount &&
               reason.amount > 0 && canCome(c, Role::Craftsman) &&
               (c.is().occupies(Building::Factory) || canCome(c, Role::Mayor));
    }
    case ReasonKind::HarborLoads:
        return builds && c.order.building() == Building::Harbor && kindsMade(c.is()) == reason.amount &&
               canCome(c, Role::Captain) && (c.is().occupies(Building::Harbor) || canCome(c, Role::Mayor));
    case ReasonKind::BuildingPoints:
        return builds && facts(c.order.building()).points == reason.amount &&
               scores(c.after)[at(c.seat)].buildings - scores(c.before)[at(c.seat)].buildings == reason.amount &&
               c.was().doubloons - c.is().doubloons == reason.other;
    case ReasonKind::SavesFor: {
        Position rich = c.before;
        rich.seat(c.seat).doubloons = static_cast<std::uint16_t>(c.was().doubloons + reason.amount);
        Position nearly = rich;
        --nearly.seat(c.seat).doubloons;
        return c.order.kind == OrderKind::Pass && reason.amount > 0 && reason.amount <= 3 &&
               !check(rich, Order::build(building)) && check(nearly, Order::build(building)) &&
               canCome(c, Role::Builder);
    }
    default:
        return false;
    }
}

bool holdsOfSale(const Case& c, const OrderReason& reason)
{
    switch (reason.kind) {
    case ReasonKind::SaleBrings:
        return c.order.kind == OrderKind::Sell && c.order.piece == reason.piece && reason.amount > 0 &&
               c.events.events.front().kind == EventKind::GoodSold && c.events.events.front().amount == reason.amount;
    case ReasonKind::TakesLastPlace:
        return c.order.kind == OrderKind::Sell && c.before.tradingHouse.size() == 3 && c.isLater(reason.seat) &&
               c.before.seat(reason.seat).goods[reason.piece] > 0 && !isRefused(c.before, reason.seat, reason.piece);
    case ReasonKind::BlocksKind:
        return c.order.kind == OrderKind::Sell && c.isLater(reason.seat) && c.after.tradingHouse.size() < 4 &&
               c.before.seat(reason.seat).goods[reason.piece] > 0 && !isRefused(c.before, reason.seat, reason.piece) &&
               isRefused(c.after, reason.seat, reason.piece);
    case ReasonKind::SaleTooLittle: {
        int best = 0;
        for (const Good good : kAllGoods) {
            Position sold = c.before;
            if (!check(sold, Order::sell(good))) {
                apply(sold, Order::sell(good));
                best = std::max(best, sold.seat(c.seat).doubloons - c.was().doubloons);
            }
        }
        return c.order.kind == OrderKind::Pass && best == reason.amount &&
               !check(c.before, Order::sell(static_cast<Good>(reason.piece)));
    }
    default:
        return false;
    }
}

bool holdsOfBarrels(const Case& c, const OrderReason& reason)
{
    const int good = reason.piece;
    switch (reason.kind) {
    case ReasonKind::BarrelSells:
        return c.order.kind == OrderKind::Bonus && c.order.piece == good && c.before.tradingHouse.size() < 4 &&
               !isRefused(c.before, c.seat, good) && tradingPrice(static_cast<Good>(good)) == reason.amount &&
               canCome(c, Role::Trader);
    case ReasonKind::BarrelHasShip:
        return std::any_of(c.before.ships.begin(), c.before.ships.end(),
                           [&](const CargoShip& ship) {
                               const auto number = static_cast<int>(&ship - c.before.ships.data());
                               return ship.good == good &&
                                      c.before.shipCapacity(number) - ship.barrels == reason.amount;
                           }) &&
               reason.amount > 0 && canCome(c, Role::Captain);
    case ReasonKind::BarrelsHeld:
        return c.is().goods[at(good)] == reason.amount && c.was().goods[at(good)] + 1 == reason.amount;
    case ReasonKind::LoadBrings:
        return c.is().victoryPoints - c.was().victoryPoints == reason.amount && reason.amount > 0;
    case ReasonKind::BlocksShip:
        return reason.seat != c.seat && c.before.seat(reason.seat).goods[at(good)] == reason.amount &&
               couldLoad(c.before, reason.seat, good) && !couldLoad(c.after, reason.seat, good);
    case ReasonKind::KeepsBarrels:
        return c.order.kind == OrderKind::Pass && held(c.was()) == reason.amount;
    case ReasonKind::KeepsMost: {
        int most = 0;
        OrderList orders;
        legalOrders(c.before, orders);
        for (const Order& order : orders) {
            EventList spoiled;
            Position kept = c.before;
            apply(kept, order, spoiled);
            most = std::max(most, held(c.was()) - sum(spoiled, EventKind::GoodsSpoiled, c.seat));
        }
        return most == reason.amount && held(c.was()) == reason.other &&
               held(c.was()) - sum(c.events, EventKind::GoodsSpoiled, c.seat) == most;
    }
    case ReasonKind::KeepsMostValuable: {
        for (int dearer = good + 1; dearer < kGoods; ++dearer) {
            if (c.was().goods[at(dearer)] != 0) {
                return false;
            }
        }
        int spoiled = 0;
        for (const Event& event : c.events.events) {
            spoiled +=
                event.kind == EventKind::GoodsSpoiled && event.seat == c.seat && event.piece == good ? event.amount : 0;
        }
        return spoiled < c.was().goods[at(good)];
    }
    default:
        return false;
    }
}

} // namespace

bool holds(const Case& c, const OrderReason& reason, const Order* next)
{
    if (next != nullptr && reason.kind == ReasonKind::CanBuild &&
        !(next->kind == OrderKind::Build && next->piece == reason.piece)) {
        return false;
    }
    return holdsOfGame(c, reason) || holdsOfRole(c, reason) || holdsOfTile(c, reason) || holdsOfPlacement(c, reason) ||
           holdsOfBuilding(c, reason) || holdsOfSale(c, reason) || holdsOfBarrels(c, reason) || holdsPlainly(c, reason);
}

} // namespace windrose::test
