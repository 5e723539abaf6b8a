// SPDX-License-Identifier: GPL-3.0-or-later

// The plain facts about orders, and the reasons for one order rather than another.

#include "reasons_oracle.h"

#include "core/players/observation.h"
#include "core/players/quick_policy.h"

#include <algorithm>
#include <numeric>

namespace windrose::test
{
namespace
{

int total(const EventList& events, EventKind kind, int seat)
{
    int all = 0;
    for (const Event& event : events.events) {
        all += event.kind == kind && event.seat == seat ? event.amount : 0;
    }
    return all;
}

int countTiles(const Seat& seat, Tile tile, bool manned = false)
{
    int count = 0;
    for (int space = 0; space < kSpaces; ++space) {
        count += seat.tileAt(space) == tile && (!manned || seat.manned.contains(space)) ? 1 : 0;
    }
    return count;
}

bool holdsPlainlyOfBoard(const Case& c, const OrderReason& reason)
{
    const auto good = static_cast<Good>(reason.piece % kGoods);
    const auto building = static_cast<Building>(reason.piece % kBuildings);
    const bool isDeclined = c.order.kind == OrderKind::Pass || c.order.kind == OrderKind::NoHacienda;
    const bool places = c.order.kind == OrderKind::Place;
    switch (reason.kind) {
    case ReasonKind::KeepsRoom:
        return isDeclined && kSpaces - bitCount(c.is().filledIsland()) == reason.amount;
    case ReasonKind::TilesOfKind:
        return c.order.kind == OrderKind::Take && c.order.piece == reason.piece &&
               countTiles(c.is(), plantationOf(good)) == reason.amount;
    case ReasonKind::WorksOccupied:
        return places && isProduction(building) && c.is().colonistsOn(building) == reason.amount &&
               reason.amount > c.was().colonistsOn(building);
    case ReasonKind::TilesOccupied:
        return places && countTiles(c.is(), plantationOf(good), true) == reason.amount &&
               reason.amount > countTiles(c.was(), plantationOf(good), true);
    case ReasonKind::StayInSanJuan:
        return places && c.is().sanJuan == reason.amount && reason.amount > 0;
    case ReasonKind::KeepsDoubloons:
        return isDeclined && c.before.decision == Decision::Build && c.was().doubloons == reason.amount;
    case ReasonKind::BuildingEffect:
        return c.order.kind == OrderKind::Build && c.order.building() == building && c.is().owns(building);
    default:
        return false;
    }
}

/// Whether the seat has nothing more of anything after the phase of its role, played by the quick policy.
bool bringsNothing(const Case& c)
{
    Position then = c.after;
    while (!then.isFinished() && then.decision != Decision::ChooseRole) {
        apply(then, quickOrder(then, Weights{}));
    }
    const Seat& was = c.was();
    const Seat& is = then.seat(c.seat);
    const bool hasMoreGoods =
        std::accumulate(is.goods.begin(), is.goods.end(), 0) > std::accumulate(was.goods.begin(), was.goods.end(), 0);
    return is.doubloons <= was.doubloons && is.victoryPoints <= was.victoryPoints && !hasMoreGoods &&
           is.colonists() <= was.colonists() && is.filledIsland() == was.filledIsland() &&
           is.buildings == was.buildings;
}

bool holdsPlainlyOfPhase(const Case& c, const OrderReason& reason)
{
    switch (reason.kind) {
    case ReasonKind::FirstTile:
    case ReasonKind::CheaperByOne: {
        const bool isTile = reason.kind == ReasonKind::FirstTile;
        return c.order.kind == OrderKind::ChooseRole && c.after.turn == c.seat && c.after.chooser == c.seat &&
               c.order.role() == (isTile ? Role::Settler : Role::Builder) &&
               c.after.phase == (isTile ? Phase::Settler : Phase::Builder);
    }
    case ReasonKind::NoGain:
        return c.order.kind == OrderKind::ChooseRole && bringsNothing(c);
    case ReasonKind::BarrelDeclined:
        return c.before.decision == Decision::BonusGood && c.is().goods == c.was().goods;
    case ReasonKind::HouseSpaces: // a full house is emptied at the end of the phase
        return c.order.kind == OrderKind::Sell && reason.amount == 3 - c.before.tradingHouse.size() &&
               (c.after.phase != Phase::Trader || c.after.tradingHouse.size() + reason.amount == 4);
    case ReasonKind::LoadLeaves: {
        int loaded = 0;
        for (const Event& event : c.events.events) {
            loaded += event.kind == EventKind::GoodsLoaded ? event.amount : 0;
        }
        const auto& ship = c.before.ships[at(c.order.ship())];
        return c.order.kind == OrderKind::Load && loaded > 0 &&
               ship.barrels + loaded + reason.amount == c.before.shipCapacity(c.order.ship());
    }
    case ReasonKind::UsesWharf:
        return c.order.kind == OrderKind::LoadWharf &&
               (c.after.phase != Phase::Captain || c.after.ships == c.before.ships);
    default:
        return false;
    }
}

int barrelsOfCraftsman(const Seat& seat)
{
    int barrels = 0;
    for (const Good good : kAllGoods) {
        int colonists = 0;
        for (const Building building : kAllBuildings) {
            const bool makes = isProduction(building) && facts(building).good == good && seat.owns(building);
            colonists += makes ? seat.colonistsOn(building) : 0;
        }
        const int tiles = countTiles(seat, plantationOf(good), true);
        barrels += good == Good::Corn ? tiles : std::min(tiles, colonists);
    }
    return barrels;
}

/// A line, played by the rules.
struct Played {
    std::vector<Position> positions; ///< before each order, and at the end
    EventList events;

    Played(const Position& position, std::span<const Order> line)
    {
        positions.push_back(withHiddenShuffled(position, 1));
        for (const Order& order : line) {
            Position next = positions.back();
            EXPECT_FALSE(check(next, order));
            apply(next, order, events);
            positions.push_back(next);
        }
    }
    const Seat& first(int seat) const { return positions.front().seat(seat); }
    const Seat& last(int seat) const { return positions.back().seat(seat); }
    int points(int seat) const { return last(seat).victoryPoints - first(seat).victoryPoints; }
    int doubloons(int seat) const
    {
        int gained = 0;
        for (std::size_t then = 1; then < positions.size(); ++then) {
            gained += std::max(0, positions[then].seat(seat).doubloons - positions[then - 1].seat(seat).doubloons);
        }
        return gained;
    }
    bool builds(int seat, Building building) const { return !first(seat).owns(building) && last(seat).owns(building); }
    /// Whether an order was legal for the seat at any moment before the last one.
    bool couldEver(int seat, Order order) const
    {
        return std::any_of(positions.begin(), std::prev(positions.end()), [&](const Position& then) {
            OrderList orders;
            legalOrders(then, orders);
            return then.turn == seat && std::find(orders.begin(), orders.end(), order) != orders.end();
        });
    }
    int pointsBuilt(int seat) const
    {
        int points = 0;
        for (const Building building : kAllBuildings) {
            points += builds(seat, building) ? facts(building).points : 0;
        }
        return points;
    }
    int colonists(int seat) const
    {
        return total(events, EventKind::ColonistsArrived, seat) +
               static_cast<int>(std::count_if(events.events.begin(), events.events.end(), [&](const Event& event) {
                   return event.kind == EventKind::MayorColonist && event.seat == seat;
               }));
    }
    /// The positions of the phase in which the line begins.
    std::span<const Position> firstPhase() const
    {
        const auto end = std::find_if(positions.begin(), positions.end(), [&](const Position& then) {
            return then.phase != positions.front().phase || then.chooser != positions.front().chooser;
        });
        return {positions.begin(), end};
    }
};

/// The first seat that takes a role in the round of the first order, and the doubloons on the card.
std::pair<int, int> takerOf(const Played& played, std::span<const Order> line, Role role)
{
    for (std::size_t then = 0; then < line.size(); ++then) {
        const Position& position = played.positions[then];
        if (position.round != played.positions[0].round) {
            break;
        }
        if (line[then].kind == OrderKind::ChooseRole && line[then].role() == role) {
            EventList events;
            Position after = position;
            apply(after, line[then], events);
            int doubloons = 0;
            for (const Event& event : events.events) {
                doubloons += event.reason == Reason::Card ? event.amount : 0;
            }
            return {position.turn, doubloons};
        }
    }
    return {-1, 0};
}

/// Whether a seat takes a tile of this kind in the phase in which a line begins.
bool takesTile(const Played& played, std::span<const Order> line, int seat, Tile tile)
{
    const auto phase = played.firstPhase();
    for (std::size_t then = 0; then < std::min(phase.size(), line.size()); ++then) {
        if (phase[then].turn == seat && line[then].kind == OrderKind::Take && line[then].tile() == tile) {
            return true;
        }
    }
    return false;
}

/// Whether a role can still be chosen at the end of a line.
bool isLeft(const Played& played, Role role)
{
    const Position& end = played.positions.back();
    if (end.isFinished() || !end.isLastRound()) {
        return !end.isFinished();
    }
    return !check(end, Order::chooseRole(role));
}

/// What holds of buildings and tiles.
bool holdsOfPossible(const Played& mine, const Played& others, std::span<const Order> line,
                     std::span<const Order> other, const OrderReason& reason)
{
    const int seat = mine.positions.front().turn;
    const auto building = static_cast<Building>(reason.piece % kBuildings);
    switch (reason.kind) {
    case ReasonKind::BuildsSoon:
        return mine.builds(seat, building) && !others.couldEver(seat, Order::build(building)) &&
               mine.pointsBuilt(seat) > others.pointsBuilt(seat) &&
               !(line.front().kind == OrderKind::Build && line.front().building() == building);
    case ReasonKind::RivalBuilds:
        return others.builds(reason.seat, building) && !mine.couldEver(reason.seat, Order::build(building)) &&
               mine.pointsBuilt(reason.seat) < others.pointsBuilt(reason.seat);
    case ReasonKind::RivalTakesTile: {
        const auto phase = mine.firstPhase();
        const Tile tile = static_cast<Tile>(reason.piece % kTiles);
        return line.front().kind == OrderKind::Take && line.front().tile() == tile &&
               takesTile(others, other, reason.seat, tile) &&
               std::none_of(phase.begin(), phase.end(), [&](const Position& then) {
                   return then.turn == reason.seat && !check(then, Order::take(tile));
               });
    }
    default:
        return false;
    }
}

/// What holds at the end of two lines.
bool holdsAtTheEnd(const Played& mine, const Played& others, const OrderReason& reason)
{
    const int seat = mine.positions.front().turn;
    const auto is = [&](auto amountOf) {
        return reason.amount == amountOf(mine.last(seat)) && reason.other == amountOf(others.last(seat)) &&
               reason.amount > reason.other;
    };
    if (others.positions.back().isFinished()) {
        return false;
    }
    switch (reason.kind) {
    case ReasonKind::CouldMakeMore:
        return isLeft(mine, Role::Craftsman) && is(barrelsOfCraftsman);
    case ReasonKind::HoldsMore:
        return (isLeft(mine, Role::Captain) || isLeft(mine, Role::Trader)) &&
               is([](const Seat& of) { return std::accumulate(of.goods.begin(), of.goods.end(), 0); });
    case ReasonKind::LeavesMore:
        return isLeft(mine, Role::Builder) && is([](const Seat& of) { return int{of.doubloons}; });
    default:
        return false;
    }
}

} // namespace

bool holdsPlainly(const Case& c, const OrderReason& reason)
{
    return holdsPlainlyOfBoard(c, reason) || holdsPlainlyOfPhase(c, reason);
}

bool holdsBetween(const Position& position, std::span<const Order> line, std::span<const Order> other,
                  const OrderReason& reason)
{
    const Played mine(position, line);
    const Played others(position, other);
    const int seat = position.turn;
    const bool hasRival = reason.seat >= 0 && reason.seat < position.players && reason.seat != seat;
    const auto is = [&reason](int amount, int instead, bool isMore) {
        return reason.amount == amount && reason.other == instead && (isMore ? amount > instead : amount < instead);
    };
    const auto sumOf = [](const Played& played, EventKind kind, int of) { return total(played.events, kind, of); };
    switch (reason.kind) {
    case ReasonKind::EarnsMore:
        return is(mine.points(seat), others.points(seat), true);
    case ReasonKind::RivalEarns:
        return hasRival && is(mine.points(reason.seat), others.points(reason.seat), false);
    case ReasonKind::ProducesMore:
        return is(sumOf(mine, EventKind::GoodsProduced, seat), sumOf(others, EventKind::GoodsProduced, seat), true);
    case ReasonKind::RivalProduces:
        return hasRival && is(sumOf(mine, EventKind::GoodsProduced, reason.seat),
                              sumOf(others, EventKind::GoodsProduced, reason.seat), false);
    case ReasonKind::GainsMore:
        return is(mine.doubloons(seat), others.doubloons(seat), true);
    case ReasonKind::SpoilsLess:
        return is(sumOf(mine, EventKind::GoodsSpoiled, seat), sumOf(others, EventKind::GoodsSpoiled, seat), false);
    case ReasonKind::RivalSpoils:
        return hasRival && is(sumOf(mine, EventKind::GoodsSpoiled, reason.seat),
                              sumOf(others, EventKind::GoodsSpoiled, reason.seat), true);
    case ReasonKind::GetsColonists:
        return is(mine.colonists(seat), others.colonists(seat), true);
    case ReasonKind::RivalGains:
        return hasRival && is(mine.doubloons(reason.seat), others.doubloons(reason.seat), false);
    case ReasonKind::BuildsMore:
        return is(mine.pointsBuilt(seat), others.pointsBuilt(seat), true);
    case ReasonKind::BuildsSoon:
        return holdsOfPossible(mine, others, line, other, reason);
    case ReasonKind::RivalBuilds:
    case ReasonKind::RivalTakesTile:
        return hasRival && holdsOfPossible(mine, others, line, other, reason);
    case ReasonKind::RivalTakes: {
        const auto [taker, doubloons] = takerOf(others, other, line.front().role());
        return hasRival && line.front().kind == OrderKind::ChooseRole && taker == reason.seat &&
               (reason.amount == doubloons || reason.amount == 0);
    }
    case ReasonKind::ComesToSame:
        return mine.positions.back() == others.positions.back();
    default:
        return holdsAtTheEnd(mine, others, reason);
    }
}

} // namespace windrose::test
