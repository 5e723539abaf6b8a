// SPDX-License-Identifier: GPL-3.0-or-later

// Chooses what is said of an order: a fact about it, and what differs from another order.

#include "reasons.h"

#include <algorithm>
#include <initializer_list>

namespace windrose
{

namespace
{

bool isAmong(const OrderReason& reason, std::span<const OrderReason> reasons)
{
    return std::any_of(reasons.begin(), reasons.end(),
                       [&reason](const OrderReason& other) { return saysTheSame(reason, other); });
}

/// Whether a reason is worth saying even if the other order has it too.
bool isDecisive(ReasonKind kind)
{
    return kind == ReasonKind::OnlyOrder || kind == ReasonKind::WinsNow || kind == ReasonKind::LastRoundAhead;
}

bool isEstimate(ReasonKind kind)
{
    return kind == ReasonKind::Estimates || kind == ReasonKind::OwnEstimate;
}

bool isOneOf(ReasonKind kind, std::initializer_list<ReasonKind> kinds)
{
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

/// Whether a fact and a difference are about the same thing, so that a sentence about each would repeat the other or
/// seem to contradict it, because they count different phases.
bool areAboutTheSame(const OrderReason& fact, const OrderReason& difference)
{
    using enum ReasonKind;
    switch (difference.kind) {
    case EarnsMore:
        return isOneOf(fact.kind, {Ships, ShipsLess, LoadBrings, EarnsMore});
    case RivalEarns:
        return isOneOf(fact.kind, {Ships, ShipsLess});
    case ProducesMore:
    case CouldMakeMore:
        return isOneOf(fact.kind, {Produces, ProducesLess, MakesMore, MakesAsMuch, ProducesMore, CouldMakeMore});
    case RivalProduces:
        return isOneOf(fact.kind, {Produces, ProducesLess});
    case GainsMore:
    case LeavesMore:
        return isOneOf(fact.kind, {CardDoubloons, CanSell, ProspectorGains, SaleBrings, SaleTooLittle, KeepsDoubloons,
                                   GainsMore, LeavesMore});
    case RivalGains:
        return fact.kind == ProspectorGains;
    case SpoilsLess:
        return fact.kind == KeepsMost;
    case RivalSpoils:
        return fact.kind == OthersSpoil && fact.seat == difference.seat;
    case BuildsMore:
        return fact.kind == BuildingPoints;
    case HoldsMore:
        return isOneOf(fact.kind, {BarrelsHeld, KeepsBarrels, KeepsMost, HoldsMore});
    case GetsColonists:
        return fact.kind == ColonistsCome;
    case BuildsSoon:
        return isOneOf(fact.kind, {SavesFor, BuildsSoon});
    case RivalBuilds:
        return fact.kind == LastCopy && fact.seat == difference.seat;
    case RivalTakesTile:
        return fact.kind == LastTile;
    default:
        return false;
    }
}

/// Whether a difference says more than a fact about the same thing: it counts the whole line, and both orders bring
/// some.
bool saysMoreThan(const OrderReason& fact, const OrderReason& difference)
{
    using enum ReasonKind;
    return isOneOf(difference.kind, {EarnsMore, ProducesMore, GainsMore, CouldMakeMore}) && difference.other > 0 &&
           isOneOf(fact.kind, {Ships, ShipsLess, LoadBrings, MakesMore, SaleBrings}) &&
           areAboutTheSame(fact, difference);
}

} // namespace

Explanation explanationFor(const Position& position, std::span<const Order> line, std::span<const Order> other,
                           bool knowsPoints, std::span<const OrderReason> said)
{
    const bool isAlone = line.front() == other.front();
    const std::vector<OrderReason> facts = reasonsFor(position, line, knowsPoints);
    std::vector<OrderReason> theirs;
    std::vector<OrderReason> differences;
    if (!isAlone) {
        theirs = reasonsFor(position, other, knowsPoints);
        differences = reasonsBetween(position, line, other);
    }
    std::vector<OrderReason> choices;
    for (const OrderReason& fact : facts) {
        if (!isEstimate(fact.kind) && fact.kind != ReasonKind::NoGain &&
            (isDecisive(fact.kind) || !isAmong(fact, theirs))) {
            choices.push_back(fact);
        }
    }
    choices.insert(choices.end(), differences.begin(), differences.end());
    choices.insert(choices.end(), facts.begin(), facts.end());
    const auto isNew = [said](const OrderReason& reason) { return !isAmong(reason, said); };
    const auto found = std::find_if(choices.begin(), choices.end(), isNew);
    OrderReason fact = found == choices.end() ? choices.front() : *found;
    const auto inAll = std::find_if(differences.begin(), differences.end(), [&](const OrderReason& reason) {
        return saysMoreThan(fact, reason) && isNew(reason);
    });
    if (inAll != differences.end()) {
        fact = *inAll;
    }
    Explanation explanation{.fact = fact, .difference = {}};
    const auto difference = std::find_if(differences.begin(), differences.end(), [&](const OrderReason& reason) {
        return isNew(reason) && !saysTheSame(reason, fact) && !areAboutTheSame(fact, reason);
    });
    if (difference != differences.end()) {
        explanation.difference = *difference;
        if (fact.kind == ReasonKind::CardDoubloons && difference->kind == ReasonKind::RivalTakes) {
            explanation.difference.amount = 0; // said already
        }
    }
    return explanation;
}

} // namespace windrose
