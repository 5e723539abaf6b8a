// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game.h"

namespace windrose
{

void legalRoles(const Position& position, OrderList& list);
Refusal checkRole(const Position& position, Order order);

/// The chooser takes a role card with the doubloons on it, and its phase begins.
template <typename Events>
void playRole(Position& position, Order order, Events& events);

/// A phase is over: the next seat chooses a role, or the round ends, or the game.
template <typename Events>
void endPhase(Position& position, Events& events);

/// Remembers an end trigger, once; the current round becomes the last.
template <typename Events>
void fireEndTrigger(Position& position, EndTrigger trigger, Events& events)
{
    for (auto& fired : position.endTriggers) {
        if (fired == trigger) {
            return;
        }
        if (fired == EndTrigger::None) {
            fired = trigger;
            events({.kind = EventKind::EndTriggered, .piece = static_cast<std::uint8_t>(trigger)});
            return;
        }
    }
}

/// Money from the bank.
template <typename Events>
void gainDoubloons(Position& position, int seat, int amount, Reason reason, Events& events)
{
    if (amount == 0) {
        return;
    }
    position.seat(seat).doubloons += static_cast<std::uint32_t>(amount);
    events({.kind = EventKind::DoubloonsGained,
            .seat = static_cast<std::int8_t>(seat),
            .amount = static_cast<std::uint16_t>(amount),
            .reason = reason});
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

/// `value` in the width the tables use.
template <typename Value>
constexpr std::uint8_t byte(Value value)
{
    return static_cast<std::uint8_t>(value);
}

} // namespace windrose
