// SPDX-License-Identifier: GPL-3.0-or-later
#include "reasons.h"

#include "../rules/scoring.h"
#include "observation.h"
#include "prospects.h"
#include "quick_policy.h"
#include "reason_list.h"

#include <algorithm>
#include <limits>

namespace windrose
{

namespace
{

constexpr std::uint64_t kShuffle = 1; // arbitrary; no reason depends on it

bool isInPhase(const Position& position)
{
    return !position.isFinished() && position.decision != Decision::ChooseRole;
}

int colonistsArriving(const EventList& events, int seat)
{
    int arriving = 0;
    for (const Event& event : events.events) {
        if (event.seat == seat && event.kind == EventKind::ColonistsArrived) {
            arriving += event.amount;
        } else if (event.seat == seat && event.kind == EventKind::MayorColonist) {
            ++arriving;
        }
    }
    return arriving;
}

int sumOf(const EventList& events, EventKind kind, int seat)
{
    int sum = 0;
    for (const Event& event : events.events) {
        sum += event.kind == kind && event.seat == seat ? event.amount : 0;
    }
    return sum;
}

/// `amountOf` for the seat, and the maximum over the other seats.
template <typename AmountOf>
std::pair<int, int> againstOthers(const ReasonList& list, AmountOf amountOf)
{
    int most = 0;
    for (int seat = 0; seat < list.before.players; ++seat) {
        most = seat == list.seat ? most : std::max(most, amountOf(seat));
    }
    return {amountOf(list.seat), most};
}

void addShipping(ReasonList& list)
{
    EventList events;
    Position later = withHiddenShuffled(list.before, kShuffle);
    apply(later, list.order, events);
    while (isInPhase(later)) {
        apply(later, quickOrder(later, Weights{}), events);
    }
    const auto [own, others] =
        againstOthers(list, [&](int seat) { return sumOf(events, EventKind::VictoryPointsGained, seat); });
    if (own > 0 && own >= others) {
        list.add(800 * own, {.kind = ReasonKind::Ships, .amount = narrow(own), .other = narrow(others)});
    }
    int loser = -1;
    int most = 2; // smaller amounts are not mentioned
    for (int seat = 0; seat < list.before.players; ++seat) {
        const int spoiled = sumOf(events, EventKind::GoodsSpoiled, seat);
        if (seat != list.seat && spoiled > most) {
            most = spoiled;
            loser = seat;
        }
    }
    if (loser >= 0) {
        list.add(300 * most, {.kind = ReasonKind::OthersSpoil, .seat = narrowSeat(loser), .amount = narrow(most)});
    }
}

void addBuilding(ReasonList& list)
{
    const Position& after = list.after;
    const Order order = quickOrder(after, Weights{});
    if (order.kind != OrderKind::Build) {
        return;
    }
    const Building building = order.building();
    Seat seat = after.seat(list.seat);
    seat.gain(building);
    const int points = facts(building).column + (isLarge(building) ? bonusIfOccupied(seat, building) : 0);
    list.add(500 * points, {.kind = ReasonKind::CanBuild,
                            .piece = order.piece,
                            .amount = narrow(priceFor(after, list.seat, building).total)});
}

void addSale(ReasonList& list)
{
    const auto [income, good] = bestSale(list.after);
    if (income > 0) {
        list.add(380 * income, {.kind = ReasonKind::CanSell, .piece = good, .amount = narrow(income)});
    }
}

/// Adds the reasons to choose the mayor.
void addMayor(ReasonList& list)
{
    const int own = colonistsArriving(list.events, list.seat);
    const int circles = list.before.seat(list.seat).emptyCircles();
    if (own > 0 && circles > 0) {
        list.add(200 * std::min(own, circles),
                 {.kind = ReasonKind::ColonistsCome, .amount = narrow(own), .other = narrow(circles)});
    }
    const Seat& seat = list.after.seat(list.seat);
    const bool places =
        list.after.decision == Decision::PlaceColonists && list.after.turn == list.seat && seat.sanJuan > 0;
    if (!places) {
        return;
    }
    const KindsInPlay& kinds = seat.kindsInPlay();
    kinds.forEach(seat.buildings & kinds.large(), [&](Building large) {
        const int bonus = bonusIfOccupied(seat, large);
        if (!seat.occupies(large) && bonus > 0) {
            list.add(
                1000 * bonus,
                {.kind = ReasonKind::CanOccupy, .piece = static_cast<std::uint8_t>(large), .amount = narrow(bonus)});
        }
    });
}

void addRole(ReasonList& list)
{
    const Position& after = list.after;
    int onCard = 0;
    for (const Event& event : list.events.events) {
        onCard += event.kind == EventKind::DoubloonsGained && event.reason == Reason::Card ? event.amount : 0;
    }
    if (onCard > 0 && list.order.role() != Role::Prospector) {
        const int value = list.before.isLastRound() ? 50 : 400; // money matters little at the end
        list.add(value * onCard, {.kind = ReasonKind::CardDoubloons, .amount = narrow(onCard)});
    }
    const bool isAsked = after.turn == list.seat && after.phase != Phase::ChooseRole;
    switch (list.order.role()) {
    case Role::Settler:
        if (isAsked && after.decision == Decision::TakePlantation) {
            const Order order = quickOrder(after, Weights{});
            if (order.kind == OrderKind::Take) {
                list.add(250, {.kind = ReasonKind::CanTake, .piece = order.piece});
            }
        }
        break;
    case Role::Mayor:
        addMayor(list);
        break;
    case Role::Builder:
        if (isAsked) {
            addBuilding(list);
        }
        break;
    case Role::Craftsman: {
        const auto [own, others] =
            againstOthers(list, [&](int seat) { return sumOf(list.events, EventKind::GoodsProduced, seat); });
        if (own > 0 && own >= others) {
            list.add(500 * own, {.kind = ReasonKind::Produces, .amount = narrow(own), .other = narrow(others)});
        }
        break;
    }
    case Role::Trader:
        if (isAsked) {
            addSale(list);
        }
        break;
    case Role::Captain:
        addShipping(list);
        break;
    case Role::Prospector: {
        const int gained = sumOf(list.events, EventKind::DoubloonsGained, list.seat);
        list.add(400 * gained, {.kind = ReasonKind::ProspectorGains, .amount = narrow(gained)});
        break;
    }
    }
}

/// How many points the seat is ahead of everyone else, and whether it has the first place alone.
std::pair<int, bool> leadOf(const Position& position, int seat)
{
    const auto table = scores(position);
    const SeatScore& own = table[static_cast<std::size_t>(seat)];
    int best = std::numeric_limits<int>::min();
    bool isAlone = own.place == 1;
    for (int other = 0; other < position.players; ++other) {
        if (other != seat) {
            const SeatScore& theirs = table[static_cast<std::size_t>(other)];
            best = std::max(best, theirs.total);
            isAlone = isAlone && theirs.place != 1;
        }
    }
    return {own.total - best, isAlone};
}

void addEnd(ReasonList& list)
{
    const auto [lead, isAlone] = leadOf(list.after, list.seat);
    if (list.after.isFinished() && isAlone) {
        list.add(1'000'000, {.kind = ReasonKind::WinsNow, .amount = narrow(lead)});
    } else if (!list.after.isFinished() && !list.before.isLastRound() && list.after.isLastRound() && lead > 0) {
        list.add(500'000, {.kind = ReasonKind::LastRoundAhead, .amount = narrow(lead)});
    }
}

bool isOnlyOrder(const Position& position)
{
    if (position.decision == Decision::PlaceColonists) {
        return false; // other orders may be equivalent
    }
    OrderList orders;
    legalOrders(position, orders);
    int wanted = 0;
    for (const Order& order : orders) {
        const bool hasColonist =
            order.kind == OrderKind::ChooseRole || order.kind == OrderKind::Take || order.kind == OrderKind::Build;
        wanted += hasColonist && order.declinesColonist() ? 0 : 1;
    }
    return wanted == 1;
}

int rounded(int thousandths)
{
    return (thousandths + (thousandths < 0 ? -500 : 500)) / 1000;
}

void addOutlook(ReasonList& list, bool knowsPoints)
{
    const Prospects promised = prospects(list.later(), Weights{});
    const int own = rounded(promised[static_cast<std::size_t>(list.seat)]);
    if (!knowsPoints) {
        list.add(0, {.kind = ReasonKind::OwnOutlook, .amount = narrow(own)});
        return;
    }
    int best = -1;
    for (int seat = 0; seat < list.before.players; ++seat) {
        if (seat != list.seat &&
            (best < 0 || promised[static_cast<std::size_t>(seat)] > promised[static_cast<std::size_t>(best)])) {
            best = seat;
        }
    }
    list.add(0, {.kind = ReasonKind::Outlook,
                 .seat = narrowSeat(best),
                 .amount = narrow(own),
                 .other = narrow(rounded(promised[static_cast<std::size_t>(best)]))});
}

void addOfPhase(ReasonList& list)
{
    switch (list.before.decision) {
    case Decision::ChooseRole:
        addRole(list);
        break;
    case Decision::Hacienda:
    case Decision::TakePlantation:
        addSettlerReasons(list);
        break;
    case Decision::PlaceColonists:
        addPlacementReasons(list);
        break;
    case Decision::Build:
        addBuilderReasons(list);
        break;
    case Decision::BonusGood:
        addBonusReasons(list);
        break;
    case Decision::Sell:
        addTraderReasons(list);
        break;
    case Decision::Load:
        addCaptainReasons(list);
        break;
    case Decision::Store:
        addStorageReasons(list);
        break;
    case Decision::None:
        break;
    }
}

std::vector<OrderReason> collect(const Position& position, Order order, bool knowsPoints, bool isOneEnough)
{
    ReasonList list(position, order);
    if (isOnlyOrder(position)) {
        list.add(2'000'000, {.kind = ReasonKind::OnlyOrder});
    } else {
        if (knowsPoints) {
            addEnd(list);
        }
        addOfPhase(list);
    }
    if (!isOneEnough || list.isEmpty()) {
        addOutlook(list, knowsPoints);
    }
    return list.sorted();
}

} // namespace

ReasonList::ReasonList(const Position& position, Order given)
    : before(withHiddenShuffled(position, kShuffle)), after(before), order(given), seat(position.turn)
{
    apply(after, order, events);
}

bool ReasonList::canStillCome(Role role) const
{
    const Position& then = later(); // the mayor's phase may make the round the last one
    if (then.isFinished() || !then.isLastRound()) {
        return !then.isFinished();
    }
    bool isLeft = false;
    for (int card = 0; card < then.roleCards(); ++card) {
        isLeft = isLeft || (roleOfCard(card) == role && (then.takenBy.untaken() >> card & 1U) != 0);
    }
    return isLeft;
}

const Position& ReasonList::later() const
{
    if (!m_later) {
        m_later = playedOut(before, order);
    }
    return *m_later;
}

void ReasonList::add(int weight, const OrderReason& reason)
{
    m_reasons.push_back({weight, reason});
}

std::vector<OrderReason> ReasonList::sorted() const
{
    std::vector<Weighed> weighed = m_reasons;
    std::stable_sort(weighed.begin(), weighed.end(),
                     [](const Weighed& one, const Weighed& other) { return one.weight > other.weight; });
    std::vector<OrderReason> reasons;
    reasons.reserve(weighed.size());
    for (const Weighed& reason : weighed) {
        reasons.push_back(reason.reason);
    }
    return reasons;
}

std::pair<int, std::uint8_t> bestSale(const Position& position)
{
    OrderList orders;
    legalOrders(position, orders);
    int best = -1;
    std::uint8_t good = 0;
    for (const Order& order : orders) {
        if (order.kind != OrderKind::Sell) {
            continue;
        }
        Position sold = position;
        apply(sold, order);
        const int income = sold.seat(position.turn).doubloons - position.seat(position.turn).doubloons;
        if (income > best) {
            best = income;
            good = order.piece;
        }
    }
    return {best, good};
}

Position playedOut(const Position& position, Order order)
{
    Position later = withHiddenShuffled(position, kShuffle);
    apply(later, order);
    while (isInPhase(later)) {
        apply(later, quickOrder(later, Weights{}));
    }
    return later;
}

std::vector<OrderReason> reasonsFor(const Position& position, Order order, bool knowsPoints)
{
    return collect(position, order, knowsPoints, false);
}

OrderReason reasonFor(const Position& position, Order order, bool knowsPoints)
{
    return collect(position, order, knowsPoints, true).front();
}

} // namespace windrose
