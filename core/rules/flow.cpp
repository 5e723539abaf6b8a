// SPDX-License-Identifier: GPL-3.0-or-later
#include "flow.h"

#include "phases.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// All role orders, in canonical order.
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

/// Whether there is a card of a role in a set.
constexpr bool holdsRole(CardSet cards, Role role)
{
    for (int card = 0; card < kMaxRoleCards; ++card) {
        if (roleOfCard(card) == role && cards.contains(card)) {
            return true;
        }
    }
    return false;
}

/// A set of places in `kRoleOrders`.
using RoleOrderSet = SmallSet<int, kRoles + 1>;

/// The legal ones of `kRoleOrders`, by the cards left; without and with a colonist in the supply.
constexpr auto kLegalRoles = [] {
    std::array<std::array<RoleOrderSet, 2>, CardSet::kSets> table{};
    for (unsigned cards = 0; cards < table.size(); ++cards) {
        for (int place = 0; place < static_cast<int>(kRoleOrders.size()); ++place) {
            const Order order = kRoleOrders[slot(place)];
            if (holdsRole(CardSet(cards), order.role())) {
                auto& [withoutColonist, withColonist] = table[cards];
                withColonist.add(place);
                withoutColonist |= order.declinesColonist() ? RoleOrderSet{} : RoleOrderSet::only(place);
            }
        }
    }
    return table;
}();

/// Cards in the game that nobody has taken.
CardSet cardsLeft(const Position& position)
{
    return position.takenBy.untaken() & CardSet::before(position.roleCards());
}

/// The card an order for a role takes, of those left: of two prospectors the one with more doubloons, the first when
/// equal.
int cardFor(const Position& position, Role role, CardSet left)
{
    constexpr int kSecond = kMaxRoleCards - 1;
    static_assert(kSecond == index(Role::Prospector) + 1, "the last two cards are the prospectors");
    const int card = index(role);
    if (role != Role::Prospector || !left.contains(kSecond)) {
        return card;
    }
    const bool isRicher = position.cardDoubloons[kSecond] > position.cardDoubloons[kSecond - 1];
    return isRicher || !left.contains(card) ? kSecond : card;
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
    const CardSet left = cardsLeft(position);
    for (int card = 0; card < kMaxRoleCards; ++card) {
        Small8& doubloons = position.cardDoubloons[slot(card)];
        if (left.contains(card) && doubloons != kMaxOnCardStored) {
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
    const std::size_t hasColonist = position.colonists != 0 ? 1 : 0;
    return {kRoleOrders, kLegalRoles[cardsLeft(position)][hasColonist]};
}

Refusal checkRole(const Position& position, Order order)
{
    if (order.piece >= kRoles || !isCardInGame(position.players, order.piece)) {
        return {RefusalCode::RoleNotInGame, order.piece};
    }
    const CardSet left = cardsLeft(position);
    if (!left.contains(cardFor(position, order.role(), left))) {
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
    const auto place = slot(card);
    const int seat = position.chooser;
    position.takenBy.take(card, seat);
    events({.kind = EventKind::RoleTaken, .seat = seat, .piece = card});
    gainDoubloons(position, seat, position.cardDoubloons[place], Reason::Card, events);
    position.cardDoubloons[place] = 0;
    position.acted = 0;
    return kBeginPhase<Events>[slot(order.role())](position, order, events);
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
