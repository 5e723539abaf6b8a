// SPDX-License-Identifier: GPL-3.0-or-later

// The plain facts about orders, and the reasons for one order rather than another.

#include "reasons_oracle.h"

#include "core/players/observation.h"
#include "core/players/quick_policy.h"

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

bool holdsPlainlyOfPhase(const Case& c, const OrderReason& reason)
{
    switch (reason.kind) {
    case ReasonKind::RoleDenied: {
        // Somebody else could take it now, and can no longer in the same round.
        Position then = c.after;
        while (!then.isFinished() && then.round == c.before.round) {
            if (then.decision == Decision::ChooseRole && !check(then, Order::chooseRole(c.order.role()))) {
                return false;
            }
            apply(then, quickOrder(then, Weights{}));
        }
        return c.order.kind == OrderKind::ChooseRole;
    }
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
    const auto building = static_cast<Building>(reason.piece % kBuildings);
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
    case ReasonKind::BuildsSoon:
        return mine.builds(seat, building) && !others.builds(seat, building) &&
               !(line.front().kind == OrderKind::Build && line.front().building() == building);
    case ReasonKind::RivalBuilds:
        return hasRival && others.builds(reason.seat, building) && !mine.builds(reason.seat, building);
    case ReasonKind::RivalTakes:
        return hasRival && line.front().kind == OrderKind::ChooseRole &&
               takerOf(others, other, line.front().role()) == std::pair<int, int>(reason.seat, reason.amount);
    case ReasonKind::ComesToSame:
        return mine.positions.back() == others.positions.back();
    default:
        return false;
    }
}

} // namespace windrose::test
