// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "position.h"

#include <vector>

namespace windrose
{

/// What can happen on the table. Beside each kind: the fields of `Event` that it uses.
enum class EventKind : std::uint8_t {
    RoleTaken,            ///< seat, piece = role card (0 to 7)
    DoubloonsGained,      ///< seat, amount, reason
    Passed,               ///< seat: declined what was asked (take, build, bonus, sell, load, hacienda)
    HaciendaDrawn,        ///< seat, piece = tile, space
    PlantationTaken,      ///< seat, piece = tile (a quarry too), space
    ColonistSettled,      ///< seat, space: the hospice's colonist, onto the tile just taken; fromShip
    PlantationsDiscarded, ///< amount: face-up tiles that nobody took
    StackReshuffled,      ///< amount: discarded tiles that became the face-down stack
    PlantationsDealt,     ///< amount: tiles dealt face up
    MayorColonist,        ///< seat: the privilege colonist from the supply to San Juan
    ColonistsArrived,     ///< seat, amount: from the ship to San Juan
    ColonistsPlaced,      ///< seat, amount = colonists on circles after the placement
    ShipRefilled,         ///< amount: colonists from the supply to the ship
    BuildingBuilt,        ///< seat, piece = building, space (first), amount = price
    BuildingShifted,      ///< seat, piece = building, space (its new first space)
    ColonistEmployed,     ///< seat, piece = building: the university's colonist; fromShip
    GoodsProduced,        ///< seat, piece = good, amount
    BonusBarrel,          ///< seat, piece = good
    GoodSold,             ///< seat, piece = good, amount = income
    TradingHouseEmptied,  ///< amount of barrels back to the supply
    GoodsLoaded,          ///< seat, piece = good, amount, space = ship
    GoodsShippedByWharf,  ///< seat, piece = good, amount
    VictoryPointsGained,  ///< seat, amount, reason
    GoodsSpoiled,         ///< seat, piece = good, amount: back to the supply at storage
    ShipSailed,           ///< piece = good, amount, space = ship: a full ship is emptied
    DoubloonOnCard,       ///< piece = role card, amount = doubloons on it now
    RoundEnded,           ///< amount = the round that ended
    GovernorPassed,       ///< seat = the new governor
    EndTriggered,         ///< piece = `EndTrigger`
    GameFinished,         ///<
};

/// Why doubloons or points were gained.
enum class Reason : std::uint8_t { None, Card, Prospector, Sale, Factory, Load, Harbor, CaptainPrivilege };

/// One thing that happened while an order was applied; a plain value with enough data to log, show or read it out.
struct Event {
    EventKind kind = EventKind::Passed;
    std::int8_t seat = -1;
    std::uint8_t piece = 0;
    std::uint8_t space = 0;
    std::uint16_t amount = 0;
    Reason reason = Reason::None;
    bool fromShip = false; ///< the colonist came from the colonist ship because the supply was empty

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

/// An event as a phase reports it, in plain integers; the sink stores it as an `Event`.
struct EventFacts {
    EventKind kind = EventKind::Passed;
    int seat = -1;
    int piece = 0;
    int space = 0;
    int amount = 0;
    Reason reason = Reason::None;
    bool fromShip = false;

    constexpr Event event() const
    {
        return {.kind = kind,
                .seat = static_cast<std::int8_t>(seat),
                .piece = static_cast<std::uint8_t>(piece),
                .space = static_cast<std::uint8_t>(space),
                .amount = static_cast<std::uint16_t>(amount),
                .reason = reason,
                .fromShip = fromShip};
    }
};

/// The sink of searches and random games: discards events at no cost.
struct NoEvents {
    static constexpr bool kListens = false;
    constexpr void operator()(const EventFacts&) const {}
};

/// The sink that collects all events, in order.
struct EventList {
    static constexpr bool kListens = true;
    std::vector<Event> events;
    /// The position the orders are applied to. When it is set, `positions` holds a copy of it for each event.
    const Position* watched = nullptr;
    std::vector<Position> positions; ///< as it stood right after each event

    void operator()(const EventFacts& facts)
    {
        events.push_back(facts.event());
        if (watched != nullptr) {
            positions.push_back(*watched);
        }
    }
};

} // namespace windrose
