// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game.h"

/// The internals of the rules: one file for each role's phase. A phase answers the same four questions: how it begins
/// after its role was chosen (and who is asked first), which orders are legal, why one is not, and what one does.
/// Functions that change a position return the legal orders of the next decision, which they had to find anyway to know
/// whom to ask. They are compiled twice, for `NoEvents` and for `EventList`.
namespace windrose
{

template <typename Events>
OrderSet beginSettler(Position& position, Order role, Events& events);
OrderSet legalSettler(const Position& position);
Refusal checkSettler(const Position& position, Order order);
template <typename Events>
OrderSet playSettler(Position& position, Order order, Events& events);

/// The role order says whether the mayor takes the privilege colonist.
template <typename Events>
OrderSet beginMayor(Position& position, Order role, Events& events);
Refusal checkMayor(const Position& position, Order order);
template <typename Events>
OrderSet playMayor(Position& position, Order order, Events& events);

template <typename Events>
OrderSet beginBuilder(Position& position, Order role, Events& events);
OrderSet legalBuilder(const Position& position);
Refusal checkBuilder(const Position& position, Order order);
template <typename Events>
OrderSet playBuilder(Position& position, Order order, Events& events);

template <typename Events>
OrderSet beginCraftsman(Position& position, Order role, Events& events);
OrderSet legalCraftsman(const Position& position);
Refusal checkCraftsman(const Position& position, Order order);
template <typename Events>
OrderSet playCraftsman(Position& position, Order order, Events& events);

template <typename Events>
OrderSet beginTrader(Position& position, Order role, Events& events);
OrderSet legalTrader(const Position& position);
Refusal checkTrader(const Position& position, Order order);
template <typename Events>
OrderSet playTrader(Position& position, Order order, Events& events);

template <typename Events>
OrderSet beginCaptain(Position& position, Order role, Events& events);
OrderSet legalCaptain(const Position& position);
Refusal checkCaptain(const Position& position, Order order);
template <typename Events>
OrderSet playCaptain(Position& position, Order order, Events& events);

/// The end of the captain's phase: what cannot be stored spoils, then full ships sail.
template <typename Events>
OrderSet beginStorage(Position& position, Events& events);
OrderSet legalStorage(const Position& position);
Refusal checkStorage(const Position& position, Order order);
template <typename Events>
OrderSet playStorage(Position& position, Order order, Events& events);

} // namespace windrose
