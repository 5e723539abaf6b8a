// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "core/rules/sale.h"

#include <optional>

namespace windrose
{

// The facts behind the tooltips of pieces. "The reader" is the person at the table; every number is what the core
// computes for the reader. A reader of -1 means that there is none; then everything that concerns a player is empty.

/// The facts about building a building.
struct BuildingOffer {
    bool hasReader = false; ///< the reader can still play
    bool isOwned = false;   ///< the reader owns it
    bool isOccupied = false;
    /// The reader will still be asked in the current builder phase.
    bool isDue = false;
    Price price;       ///< if due, the price in this phase; otherwise the price when another player is the builder
    Price asBuilder;   ///< the price when the reader is the builder
    int doubloons = 0; ///< the reader's money
    Refusal refusal;   ///< why the reader could not build it for `price` in this position
    int copiesLeft = 0;
    int copies = 0; ///< in play
    /// For a large building that the reader owns or can still get: its bonus points in this position, once occupied.
    std::optional<int> bonus;
};
BuildingOffer buildingOffer(const Position& position, int reader, Building building);

/// The facts about selling a barrel in the current trader phase.
struct SaleOffer {
    bool isDue = false;  ///< the reader will still be asked
    bool isNow = false;  ///< the reader is asked now
    Sale sale;           ///< the price for the reader
    bool isFull = false; ///< the trading house is full
    Refusal refusal;     ///< why the reader could not sell it in this position
};
SaleOffer saleOffer(const Position& position, int reader, Good good);

/// What a load would bring the seat to move, from the events of the core. All 0 if the order is no legal load.
struct LoadOffer {
    int barrels = 0; ///< that are loaded
    int points = 0;  ///< with those of the harbor and of the captain
};
LoadOffer loadOffer(const Position& position, Order order);

} // namespace windrose
