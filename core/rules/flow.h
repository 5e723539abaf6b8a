// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game.h"

#include <algorithm>

namespace windrose
{

OrderSet legalRoles(const Position& position);
Refusal checkRole(const Position& position, Order order);

/// The chooser takes a role card with the doubloons on it, and its phase begins.
template <typename Events>
OrderSet playRole(Position& position, Order order, Events& events);

/// A phase is over: the next seat chooses a role, or the round ends, or the game.
template <typename Events>
OrderSet endPhase(Position& position, Events& events);

/// Remembers an end trigger, once; the current round becomes the last.
template <typename Events>
void fireEndTrigger(Position& position, EndTrigger trigger, Events& events)
{
    for (std::size_t place = 0; place < EndTriggers::size(); ++place) {
        const EndTrigger fired = position.endTriggers[place];
        if (fired == trigger) {
            return;
        }
        if (fired == EndTrigger::None) {
            position.endTriggers[place] = trigger;
            events({.kind = EventKind::EndTriggered, .piece = static_cast<int>(trigger)});
            return;
        }
    }
}

/// Money from the bank.
template <typename Events>
void gainDoubloons(Position& position, int seat, int amount, Reason reason, Events& events)
{
    Small16& doubloons = position.seat(seat).doubloons;
    doubloons = std::min(doubloons + amount, kMaxMoney);
    if (amount != 0) {
        events({.kind = EventKind::DoubloonsGained, .seat = seat, .amount = amount, .reason = reason});
    }
}

/// Hospice and university: takes one colonist from the supply, from the ship when the supply is empty; there must be
/// one. Returns true when it came from the ship.
constexpr bool giveColonist(Position& position)
{
    if (position.colonists != 0) {
        --position.colonists;
        return false;
    }
    --position.colonistShip;
    return true;
}

} // namespace windrose
