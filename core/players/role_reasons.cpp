// SPDX-License-Identifier: GPL-3.0-or-later

// Reasons to choose a role.

#include "../rules/scoring.h"
#include "observation.h"
#include "quick_policy.h"
#include "reason_list.h"

#include <algorithm>

namespace windrose
{

namespace
{

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
std::pair<int, int> comparedWithOthers(const ReasonList& list, AmountOf amountOf)
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
    Position later = withHiddenShuffled(list.before, kReasonShuffle);
    apply(later, list.order, events);
    while (isInPhase(later)) {
        apply(later, quickOrder(later, Weights{}), events);
    }
    const auto [own, others] =
        comparedWithOthers(list, [&](int seat) { return sumOf(events, EventKind::VictoryPointsGained, seat); });
    if (own > 0 && own >= others) {
        list.add(800 * own, {.kind = ReasonKind::Ships, .amount = narrow(own), .other = narrow(others)});
    } else if (own > 0) {
        list.add(100, {.kind = ReasonKind::ShipsLess, .amount = narrow(own), .other = narrow(others)});
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
    if (!list.next || list.next->kind != OrderKind::Build) {
        list.add(20, {.kind = ReasonKind::CheaperByOne}); // the seat builds nothing, as far as is known
        return;
    }
    const Building building = list.next->building();
    Seat seat = after.seat(list.seat);
    seat.gain(building);
    const int points = facts(building).points + (isLarge(building) ? bonusIfOccupied(seat, building) : 0);
    list.add(500 * points, {.kind = ReasonKind::CanBuild,
                            .piece = list.next->piece,
                            .amount = narrow(priceFor(after, list.seat, building).total)});
}

void addPossibleSale(ReasonList& list)
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
    if (own > 0) {
        list.add(20 + 200 * std::min(own, circles),
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

} // namespace

void addRoleReasons(ReasonList& list)
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
    const bool isAsked = after.turn == list.seat && isInPhase(after);
    switch (list.order.role()) {
    case Role::Settler:
        if (isAsked && list.next && list.next->kind == OrderKind::Take) {
            list.add(250, {.kind = ReasonKind::CanTake, .piece = list.next->piece});
        } else if (isAsked) {
            list.add(20, {.kind = ReasonKind::FirstTile});
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
            comparedWithOthers(list, [&](int seat) { return sumOf(list.events, EventKind::GoodsProduced, seat); });
        if (own > 0 && own >= others) {
            list.add(500 * own, {.kind = ReasonKind::Produces, .amount = narrow(own), .other = narrow(others)});
        } else if (own > 0) {
            list.add(100, {.kind = ReasonKind::ProducesLess, .amount = narrow(own), .other = narrow(others)});
        }
        break;
    }
    case Role::Trader:
        if (isAsked) {
            addPossibleSale(list);
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
    if (list.isEmpty()) {
        list.add(10, {.kind = ReasonKind::NoGain});
    }
}

} // namespace windrose
