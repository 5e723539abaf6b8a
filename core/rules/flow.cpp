// SPDX-License-Identifier: GPL-3.0-or-later
#include "flow.h"

#include "phases.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// The card an order for a role takes: of two prospectors the one with more doubloons, the first when equal. -1 when
/// no such card is left.
int cardFor(const Position& position, Role role)
{
    int best = -1;
    for (int card = index(role); card < kMaxRoleCards; ++card) {
        const auto place = static_cast<std::size_t>(card);
        if (roleOfCard(card) != role) {
            break;
        }
        if (isCardInGame(position.players, card) && position.takenBy[place] == kNobody &&
            (best < 0 || position.cardDoubloons[place] > position.cardDoubloons[static_cast<std::size_t>(best)])) {
            best = card;
        }
    }
    return best;
}

template <typename Events>
void endRound(Position& position, Events& events)
{
    if (position.isLastRound()) {
        position.phase = Phase::Finished;
        position.decision = Decision::None;
        position.turn = position.chooser;
        events({.kind = EventKind::GameFinished});
        return;
    }
    events({.kind = EventKind::RoundEnded, .amount = static_cast<std::uint16_t>(position.round)});
    for (int card = 0; card < position.roleCards(); ++card) {
        const auto place = static_cast<std::size_t>(card);
        const bool untaken = position.takenBy[place] == kNobody && position.cardDoubloons[place] != UINT16_MAX;
        position.cardDoubloons[place] = static_cast<std::uint16_t>(position.cardDoubloons[place] + (untaken ? 1 : 0));
        if (untaken) {
            events({.kind = EventKind::DoubloonOnCard, .piece = byte(card), .amount = position.cardDoubloons[place]});
        }
    }
    position.takenBy.fill(kNobody);
    position.governor = byte((position.governor + 1) % position.players);
    ++position.round;
    position.chooser = position.governor;
    position.turn = position.governor;
    events({.kind = EventKind::GovernorPassed, .seat = static_cast<std::int8_t>(position.governor)});
}

} // namespace

void legalRoles(const Position& position, OrderList& list)
{
    const int cards = position.roleCards();
    const bool twoProspectors = cards == kMaxRoleCards;
    for (int number = 0; number < std::min(cards, kRoles); ++number) {
        const auto role = static_cast<Role>(number);
        bool left = position.takenBy[static_cast<std::size_t>(number)] == kNobody;
        if (role == Role::Prospector) {
            left |= twoProspectors && position.takenBy[kMaxRoleCards - 1] == kNobody;
        }
        list.addIf(left, Order::chooseRole(role));
        if (role == Role::Mayor) {
            list.addIf(left && position.colonists != 0, Order::chooseRole(role, ExtraColonist::Declined));
        }
    }
}

Refusal checkRole(const Position& position, Order order)
{
    const auto piece = static_cast<std::int16_t>(order.piece);
    if (order.piece >= kRoles || !isCardInGame(position.players, order.piece)) {
        return {RefusalCode::RoleNotInGame, piece, 0};
    }
    if (cardFor(position, order.role()) < 0) {
        return {RefusalCode::RoleTaken, piece, position.takenBy[order.piece]};
    }
    if (order.declinesColonist() && (order.role() != Role::Mayor || position.colonists == 0)) {
        return {RefusalCode::NobodyWouldCome, 0, 0};
    }
    return {};
}

template <typename Events>
void playRole(Position& position, Order order, Events& events)
{
    const int card = cardFor(position, order.role());
    const auto place = static_cast<std::size_t>(card);
    const int seat = position.chooser;
    position.takenBy[place] = static_cast<std::int8_t>(seat);
    events({.kind = EventKind::RoleTaken, .seat = position.takenBy[place], .piece = byte(card)});
    gainDoubloons(position, seat, position.cardDoubloons[place], Reason::Card, events);
    position.cardDoubloons[place] = 0;
    position.acted = 0;
    switch (order.role()) {
    case Role::Settler:
        return beginSettler(position, events);
    case Role::Mayor:
        return beginMayor(position, order.declinesColonist() ? ExtraColonist::Declined : ExtraColonist::Wanted, events);
    case Role::Builder:
        return beginBuilder(position, events);
    case Role::Craftsman:
        return beginCraftsman(position, events);
    case Role::Trader:
        return beginTrader(position, events);
    case Role::Captain:
        return beginCaptain(position, events);
    case Role::Prospector:
        gainDoubloons(position, seat, 1, Reason::Prospector, events);
        return endPhase(position, events);
    }
}

template <typename Events>
void endPhase(Position& position, Events& events)
{
    position.acted = 0;
    position.phase = Phase::ChooseRole;
    position.decision = Decision::ChooseRole;
    const int taken = position.cardsTaken();
    if (taken == position.players * setupFacts(position.players).rolesPerPlayer) {
        return endRound(position, events);
    }
    position.chooser = byte((position.governor + taken) % position.players);
    position.turn = position.chooser;
}

template void playRole(Position&, Order, NoEvents&);
template void playRole(Position&, Order, EventList&);
template void endPhase(Position&, NoEvents&);
template void endPhase(Position&, EventList&);

} // namespace windrose
