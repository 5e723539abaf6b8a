// SPDX-License-Identifier: GPL-3.0-or-later
#include "guards.h"

#include "../rules/production.h"
#include "../rules/scoring.h"
#include "candidates.h"
#include "prospects.h"

#include <algorithm>
#include <functional>

namespace windrose
{

namespace
{

constexpr int kGoodSale = 3;       // doubloons
constexpr int kEarlyRounds = 3000; // thousandths of a round: with more left, money is still useful

int barrelsMade(const Position& position, int seat)
{
    int barrels = 0;
    for (int good = 0; good < kGoods; ++good) {
        barrels += production(position, seat, static_cast<Good>(good));
    }
    return barrels;
}

bool helpsOnlyOthers(const Position& position, Order order)
{
    if (order.kind != OrderKind::ChooseRole || order.role() != Role::Craftsman ||
        barrelsMade(position, position.turn) != 0) {
        return false;
    }
    int others = 0;
    for (int seat = 0; seat < position.players; ++seat) {
        others += barrelsMade(position, seat);
    }
    return others != 0;
}

/// Barrels that would be lost at the end of the captain's phase if nothing more were loaded.
int barrelsToSpoil(const Seat& seat)
{
    std::array<int, kGoods> barrels{};
    int lost = 0;
    for (std::size_t good = 0; good < kGoods; ++good) {
        barrels[good] = seat.goods[good];
        lost += barrels[good];
    }
    std::sort(barrels.begin(), barrels.end(), std::greater<>());
    const auto whole = static_cast<std::size_t>(seat.storageKinds());
    for (std::size_t place = 0; place <= whole; ++place) {
        lost -= place == whole ? std::min(barrels[place], 1) : barrels[place];
    }
    return lost;
}

bool sellsWell(const Position& position, Order order)
{
    const Seat& seat = position.seat(position.turn);
    return order.kind == OrderKind::Sell && tradingPrice(order.good()) + seat.amountOf(Effect::RaisePrice) >= kGoodSale;
}

bool costsNothing(const Position& position, Order order)
{
    return order.kind == OrderKind::Build && priceFor(position, position.turn, order.building()).total == 0;
}

/// A pass that declines something free.
bool forgoes(const Position& position, const OrderList& orders)
{
    const auto anyOf = [&orders](const auto& holds) { return std::any_of(orders.begin(), orders.end(), holds); };
    const Seat& seat = position.seat(position.turn);
    switch (position.decision) {
    case Decision::TakePlantation:
    case Decision::BonusGood:
        return orders.size() > 1;
    case Decision::Build:
        return seat.emptyCitySpaces() > 1 && anyOf([&](Order order) { return costsNothing(position, order); });
    case Decision::Sell:
        return roundsLeft(position, Weights{}) >= kEarlyRounds &&
               anyOf([&](Order order) { return sellsWell(position, order); });
    case Decision::Load:
        return orders.size() > 1 && (position.isLastRound() || barrelsToSpoil(seat) > 0);
    default:
        return false;
    }
}

std::array<int, kGoods> barrelsKept(const Seat& seat, Order order)
{
    std::array<int, kGoods> kept{};
    for (std::size_t good = 0; good < kGoods; ++good) {
        kept[good] = (order.keptKinds() >> good & 1U) != 0 ? seat.goods[good] : 0;
    }
    auto& single = kept[order.piece];
    single = std::max(single, 1);
    return kept;
}

bool keepsLess(const Position& position, Order order, const OrderList& orders)
{
    const Seat& seat = position.seat(position.turn);
    const auto kept = barrelsKept(seat, order);
    return std::any_of(orders.begin(), orders.end(), [&](Order other) {
        const auto more = barrelsKept(seat, other);
        return more != kept && std::equal(kept.begin(), kept.end(), more.begin(), std::less_equal<>());
    });
}

bool isBlunder(const Position& position, Order order, const OrderList& orders)
{
    switch (order.kind) {
    case OrderKind::Pass:
        return forgoes(position, orders);
    case OrderKind::NoHacienda:
        return position.seat(position.turn).emptyIslandSpaces() > 1;
    case OrderKind::Store:
        return keepsLess(position, order, orders);
    default:
        return order.declinesColonist() || helpsOnlyOthers(position, order);
    }
}

void keepMatching(OrderList& orders, const std::function<bool(Order)>& wanted)
{
    OrderList kept;
    for (const Order& order : orders) {
        kept.addIf(wanted(order), order);
    }
    if (!kept.isEmpty()) {
        orders = kept;
    }
}

/// The result of an order after which the game ends without another choice.
enum class Ending : std::uint8_t { Open, Lost, Shared, Won };

Ending endingOf(Position position, Order order)
{
    const std::size_t seat = position.turn;
    apply(position, order);
    while (!position.isFinished()) {
        OrderList orders;
        candidateOrders(position, orders);
        if (orders.size() != 1 || position.decision == Decision::PlaceColonists) {
            return Ending::Open;
        }
        apply(position, orders[0]);
    }
    const auto results = scores(position);
    if (results[seat].place != 1) {
        return Ending::Lost;
    }
    const auto others = std::count_if(results.begin(), results.begin() + position.players,
                                      [](const SeatScore& score) { return score.place == 1; });
    return others == 1 ? Ending::Won : Ending::Shared;
}

void keepWinningOrders(const Position& position, OrderList& orders)
{
    const bool isLastPhase =
        position.cardsTaken() + (position.decision == Decision::ChooseRole ? 1 : 0) == position.cardsInRound();
    if (!isLastPhase) {
        return;
    }
    bool wins = false;
    for (const Order& order : orders) {
        wins = wins || endingOf(position, order) == Ending::Won;
    }
    keepMatching(orders, [&](Order order) {
        const Ending ending = endingOf(position, order);
        return wins ? ending == Ending::Won : ending != Ending::Lost;
    });
}

} // namespace

void pruneBlunders(const Position& position, OrderList& orders, bool pointsHidden)
{
    const OrderList all = orders;
    keepMatching(orders, [&](Order order) { return !isBlunder(position, order, all); });
    if (!pointsHidden || position.players == 2) {
        keepWinningOrders(position, orders);
    }
}

Order bestOf(std::span<const SearchedOrder> searched, const OrderList& orders)
{
    const auto best = std::find_if(searched.begin(), searched.end(), [&orders](const SearchedOrder& one) {
        return std::find(orders.begin(), orders.end(), one.order) != orders.end();
    });
    return best->order;
}

} // namespace windrose
