// SPDX-License-Identifier: GPL-3.0-or-later
#include "reason_list.h"

#include "observation.h"
#include "quick_policy.h"

#include <algorithm>

namespace windrose
{

ReasonList::ReasonList(const Position& position, std::span<const Order> line)
    : before(withHiddenShuffled(position, kReasonShuffle)), after(before), order(line.front()), seat(position.turn)
{
    apply(after, order, events);
    if (line.size() > 1) {
        next = line[1];
    }
}

bool ReasonList::canStillCome(Role role) const
{
    return canStillBeChosen(later(), role); // the mayor's phase may make the round the last one
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
    std::vector<WeightedReason> weighted = m_reasons;
    std::stable_sort(weighted.begin(), weighted.end(),
                     [](const WeightedReason& one, const WeightedReason& other) { return one.weight > other.weight; });
    std::vector<OrderReason> reasons;
    reasons.reserve(weighted.size());
    for (const WeightedReason& reason : weighted) {
        reasons.push_back(reason.reason);
    }
    return reasons;
}

bool canStillBeChosen(const Position& position, Role role)
{
    if (position.isFinished() || !position.isLastRound()) {
        return !position.isFinished();
    }
    bool isLeft = false;
    for (int card = 0; card < position.roleCards(); ++card) {
        isLeft = isLeft || (roleOfCard(card) == role && position.takenBy.untaken().contains(card));
    }
    return isLeft;
}

bool isInPhase(const Position& position)
{
    return !position.isFinished() && position.decision != Decision::ChooseRole;
}

Position playedOut(const Position& position, Order order)
{
    Position later = withHiddenShuffled(position, kReasonShuffle);
    apply(later, order);
    while (isInPhase(later)) {
        apply(later, quickOrder(later, Weights{}));
    }
    return later;
}

} // namespace windrose
