// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "core/rules/sale.h"

#include <optional>

namespace windrose
{

// What the hovers say of a piece to the person who reads them, before it becomes sentences. Every number is what the
// core answers when the reader does it. A reader of -1 is nobody: then nothing that concerns a player is set.

/// A building, as the reader can have it.
struct BuildingOffer {
    bool hasReader = false; ///< somebody reads who can still play
    bool isOwned = false;   ///< by the reader
    bool isOccupied = false;
    /// The reader's answer in the builder phase under way is still to come.
    bool isDue = false;
    Price price;       ///< while due, what it costs in this phase; otherwise what it costs who is not the builder
    Price asBuilder;   ///< what it costs the builder
    int doubloons = 0; ///< of the reader
    Refusal refusal;   ///< why the reader could not build it for `price` as things are
    int copiesLeft = 0;
    int copies = 0; ///< in play
    /// Of a large building the reader owns or can still get: what it adds to the score once occupied, as things are.
    std::optional<int> bonus;
};
BuildingOffer buildingOffer(const Position& position, int reader, Building building);

/// A barrel, as the reader can sell it in the trader phase under way.
struct SaleOffer {
    bool isDue = false;  ///< the reader's answer is still to come
    bool isNow = false;  ///< the reader is asked
    Sale sale;           ///< what the reader gets for it
    bool isFull = false; ///< the trading house takes no barrel any more
    Refusal refusal;     ///< why the reader could not sell it as things are
};
SaleOffer saleOffer(const Position& position, int reader, Good good);

} // namespace windrose
