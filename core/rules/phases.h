// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game.h"

/// The inside of the rules: one file for each role's phase. A phase answers the same four questions: how it begins (and
/// who is asked first), which orders are legal, why one is not, and what one does. The functions that change a
/// position are compiled twice, for `NoEvents` and for `EventList`.
namespace windrose
{

template <typename Events>
void beginSettler(Position& position, Events& events);
void legalSettler(const Position& position, OrderList& list);
Refusal checkSettler(const Position& position, Order order);
template <typename Events>
void playSettler(Position& position, Order order, Events& events);

/// Begins after the role order said whether the privilege colonist is wanted.
template <typename Events>
void beginMayor(Position& position, ExtraColonist colonist, Events& events);
Refusal checkMayor(const Position& position, Order order);
template <typename Events>
void playMayor(Position& position, Order order, Events& events);

template <typename Events>
void beginBuilder(Position& position, Events& events);
void legalBuilder(const Position& position, OrderList& list);
Refusal checkBuilder(const Position& position, Order order);
template <typename Events>
void playBuilder(Position& position, Order order, Events& events);

template <typename Events>
void beginCraftsman(Position& position, Events& events);
void legalCraftsman(const Position& position, OrderList& list);
Refusal checkCraftsman(const Position& position, Order order);
template <typename Events>
void playCraftsman(Position& position, Order order, Events& events);

template <typename Events>
void beginTrader(Position& position, Events& events);
void legalTrader(const Position& position, OrderList& list);
Refusal checkTrader(const Position& position, Order order);
template <typename Events>
void playTrader(Position& position, Order order, Events& events);

template <typename Events>
void beginCaptain(Position& position, Events& events);
void legalCaptain(const Position& position, OrderList& list);
Refusal checkCaptain(const Position& position, Order order);
template <typename Events>
void playCaptain(Position& position, Order order, Events& events);

/// The end of the captain's phase: what cannot be stored spoils, then full ships sail.
template <typename Events>
void beginStorage(Position& position, Events& events);
void legalStorage(const Position& position, OrderList& list);
Refusal checkStorage(const Position& position, Order order);
template <typename Events>
void playStorage(Position& position, Order order, Events& events);

} // namespace windrose
