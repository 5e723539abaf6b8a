// SPDX-License-Identifier: GPL-3.0-or-later
#include "reasons.h"

#include "../rules/scoring.h"
#include "prospects.h"
#include "reason_list.h"

#include <algorithm>
#include <limits>

namespace windrose
{

namespace
{

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

void addEstimates(ReasonList& list, bool knowsPoints)
{
    const Prospects estimates = prospects(list.later(), Weights{});
    const int own = rounded(estimates[static_cast<std::size_t>(list.seat)]);
    if (!knowsPoints) {
        list.add(0, {.kind = ReasonKind::OwnEstimate, .amount = narrow(own)});
        return;
    }
    int best = -1;
    for (int seat = 0; seat < list.before.players; ++seat) {
        if (seat != list.seat &&
            (best < 0 || estimates[static_cast<std::size_t>(seat)] > estimates[static_cast<std::size_t>(best)])) {
            best = seat;
        }
    }
    list.add(0, {.kind = ReasonKind::Estimates,
                 .seat = narrowSeat(best),
                 .amount = narrow(own),
                 .other = narrow(rounded(estimates[static_cast<std::size_t>(best)]))});
}

void addOfPhase(ReasonList& list)
{
    switch (list.before.decision) {
    case Decision::ChooseRole:
        addRoleReasons(list);
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

std::vector<OrderReason> collect(const Position& position, std::span<const Order> line, bool knowsPoints,
                                 bool isOneEnough)
{
    ReasonList list(position, line);
    if (isOnlyOrder(position)) {
        list.add(2'000'000, {.kind = ReasonKind::OnlyOrder});
    } else {
        if (knowsPoints) {
            addEnd(list);
        }
        addOfPhase(list);
    }
    if (!isOneEnough || list.isEmpty()) {
        addEstimates(list, knowsPoints);
    }
    return list.sorted();
}

} // namespace

std::vector<OrderReason> reasonsFor(const Position& position, Order order, bool knowsPoints)
{
    return collect(position, {&order, 1}, knowsPoints, false);
}

std::vector<OrderReason> reasonsFor(const Position& position, std::span<const Order> line, bool knowsPoints)
{
    return collect(position, line, knowsPoints, false);
}

OrderReason reasonFor(const Position& position, Order order, bool knowsPoints)
{
    return reasonFor(position, {&order, 1}, knowsPoints);
}

OrderReason reasonFor(const Position& position, std::span<const Order> line, bool knowsPoints)
{
    return collect(position, line, knowsPoints, true).front();
}

bool saysTheSame(const OrderReason& one, const OrderReason& other)
{
    constexpr std::array kWithoutPiece{ReasonKind::LastTile,    ReasonKind::LargeBonus, ReasonKind::LastCopy,
                                       ReasonKind::BarrelSells, ReasonKind::SaleBrings, ReasonKind::SaleTooLittle};
    const bool namesPiece = std::find(kWithoutPiece.begin(), kWithoutPiece.end(), one.kind) == kWithoutPiece.end();
    return one.kind == other.kind && one.seat == other.seat && one.amount == other.amount &&
           (one.other == other.other || one.kind == ReasonKind::KeepsMost) && (one.piece == other.piece || !namesPiece);
}

} // namespace windrose
