// SPDX-License-Identifier: GPL-3.0-or-later
#include "flow.h"

#include "phases.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// What a role order can be, in canonical order.
constexpr std::array<Order, kRoles + 1> kRoleOrders{
    Order::chooseRole(Role::Settler),
    Order::chooseRole(Role::Mayor),
    Order::chooseRole(Role::Mayor, ExtraColonist::Declined),
    Order::chooseRole(Role::Builder),
    Order::chooseRole(Role::Craftsman),
    Order::chooseRole(Role::Trader),
    Order::chooseRole(Role::Captain),
    Order::chooseRole(Role::Prospector),
};

/// Cards in the game that nobody has taken, one bit each.
unsigned cardsLeft(const Position& position)
{
    return position.takenBy.untaken() & ((1U << position.roleCards()) - 1U);
}

/// The card an order for a role takes, of those left: of two prospectors the one with more doubloons, the first when
/// equal.
int cardFor(const Position& position, Role role, unsigned left)
{
    constexpr int kSecond = kMaxRoleCards - 1;
    const int card = index(role);
    if (role != Role::Prospector || (left >> kSecond & 1U) == 0) {
        return card;
    }
    const bool isRicher = position.cardDoubloons[kSecond] > position.cardDoubloons[kSecond - 1];
    return isRicher || (left >> card & 1U) == 0 ? kSecond : card;
}

template <typename Events>
OrderSet endRound(Position& position, Events& events)
{
    if (position.isLastRound()) {
        position.phase = Phase::Finished;
        position.decision = Decision::None;
        position.turn = position.chooser;
        events({.kind = EventKind::GameFinished});
        return {};
    }
    events({.kind = EventKind::RoundEnded, .amount = position.round});
    const unsigned left = cardsLeft(position);
    for (int card = 0; card < kMaxRoleCards; ++card) {
        Small8& doubloons = position.cardDoubloons[static_cast<std::size_t>(card)];
        if ((left >> card & 1U) != 0 && doubloons != kCardIsFull) {
            ++doubloons;
            events({.kind = EventKind::DoubloonOnCard, .piece = card, .amount = doubloons});
        }
    }
    position.takenBy.clear();
    position.governor = position.seatAfter(position.governor);
    position.round = std::min(position.round + 1, kLastRound);
    position.chooser = position.governor;
    position.turn = position.governor;
    events({.kind = EventKind::GovernorPassed, .seat = position.governor});
    return legalRoles(position);
}

/// The prospector's whole phase.
template <typename Events>
OrderSet beginProspector(Position& position, Order /*role*/, Events& events)
{
    gainDoubloons(position, position.chooser, 1, Reason::Prospector, events);
    return endPhase(position, events);
}

/// By `Role`: how its phase begins.
template <typename Events>
constexpr std::array<OrderSet (*)(Position&, Order, Events&), kRoles> kBeginPhase{
    beginSettler<Events>, beginMayor<Events>,   beginBuilder<Events>,    beginCraftsman<Events>,
    beginTrader<Events>,  beginCaptain<Events>, beginProspector<Events>,
};

} // namespace

OrderSet legalRoles(const Position& position)
{
    const unsigned left = cardsLeft(position);
    constexpr unsigned kMayor = 1U << index(Role::Mayor);
    constexpr unsigned kBeforeMayor = kMayor - 1U;
    constexpr unsigned kAfterMayor = ((1U << index(Role::Prospector)) - 1U) & ~(kMayor | kBeforeMayor);
    const unsigned mayor = left & kMayor;
    const unsigned alone = position.colonists != 0 ? mayor << 1 : 0;
    const unsigned prospector = (left >> kRoles | left >> (kRoles - 1)) & 1U;
    const unsigned legal = (left & kBeforeMayor) | mayor | alone | (left & kAfterMayor) << 1 | prospector << kRoles;
    return {kRoleOrders, legal};
}

Refusal checkRole(const Position& position, Order order)
{
    if (order.piece >= kRoles || !isCardInGame(position.players, order.piece)) {
        return {RefusalCode::RoleNotInGame, order.piece};
    }
    const unsigned left = cardsLeft(position);
    if ((left >> cardFor(position, order.role(), left) & 1U) == 0) {
        return {RefusalCode::RoleTaken, order.piece, position.takenBy[order.piece]};
    }
    if (order.declinesColonist() && (order.role() != Role::Mayor || position.colonists == 0)) {
        return RefusalCode::NobodyWouldCome;
    }
    return {};
}

template <typename Events>
OrderSet playRole(Position& position, Order order, Events& events)
{
    const int card = cardFor(position, order.role(), cardsLeft(position));
    const auto place = static_cast<std::size_t>(card);
    const int seat = position.chooser;
    position.takenBy[place] = static_cast<std::int8_t>(seat);
    events({.kind = EventKind::RoleTaken, .seat = seat, .piece = card});
    gainDoubloons(position, seat, position.cardDoubloons[place], Reason::Card, events);
    position.cardDoubloons[place] = 0;
    position.acted = 0;
    return kBeginPhase<Events>[static_cast<std::size_t>(order.role())](position, order, events);
}

template <typename Events>
OrderSet endPhase(Position& position, Events& events)
{
    position.acted = 0;
    position.phase = Phase::ChooseRole;
    position.decision = Decision::ChooseRole;
    if (position.cardsTaken() == position.cardsInRound()) {
        return endRound(position, events);
    }
    position.chooser = position.seatAfter(position.chooser);
    position.turn = position.chooser;
    return legalRoles(position);
}

template OrderSet playRole(Position&, Order, NoEvents&);
template OrderSet playRole(Position&, Order, EventList&);
template OrderSet endPhase(Position&, NoEvents&);
template OrderSet endPhase(Position&, EventList&);

} // namespace windrose
