// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"

#include <vector>

namespace windrose
{

/// What speaks for an order. Each kind is a fact of the position the order is given in and of the one it leads to;
/// beside it: which fields of `OrderReason` speak, and what they say. "The seat" is the one that gives the order. What
/// pays only in a later phase is no reason when that cannot come any more.
enum class ReasonKind : std::uint8_t {
    None,           ///< nothing is known that could be said
    OnlyOrder,      ///< nothing else is legal, but for declining a colonist
    WinsNow,        ///< the game is over with it and the seat alone has won, by `amount` points (0: by the tie break)
    LastRoundAhead, ///< the round becomes the last one, and the seat is `amount` points ahead of everyone
    CardDoubloons,  ///< `amount` doubloons lie on the role card

    // Roles.
    Produces,        ///< the seat gets `amount` barrels, which no other seat surpasses; the next best gets `other`
    ColonistsCome,   ///< `amount` colonists arrive at the seat, and it has `other` empty circles
    CanOccupy,       ///< the seat can occupy `piece` (large building) at once; as things are it adds `amount` points
    CanBuild,        ///< the seat can build `piece` (building) for `amount` doubloons at once
    CanTake,         ///< the seat can take `piece` (tile) at once
    CanSell,         ///< the seat can sell `piece` (good) for `amount` doubloons at once, and nothing for more
    Ships,           ///< by rules of thumb shipping brings the seat `amount` points, the next best `other`, not more
    OthersSpoil,     ///< by rules of thumb `seat` has to give back `amount` barrels at storage
    ProspectorGains, ///< the prospector brings `amount` doubloons with those on the card, and the others nothing

    // Settler.
    FreeTile,       ///< the hacienda's tile comes on top of the one that is chosen
    RoomIsShort,    ///< `amount` island spaces are left, 3 at most
    TileHasWork,    ///< buildings of the seat have circles for `amount` more plantations of `piece` (good)
    CornNeedsNone,  ///< a corn plantation needs no building
    QuarrySaves,    ///< the seat has `amount` quarries now, and can still occupy them and build
    FirstOfKind,    ///< the seat's first plantation of `piece` (good)
    LastTile,       ///< the last face-up `piece` (tile), for which `seat`, who takes later, has a building with room
    HospiceSettles, ///< a colonist comes onto the tile at once
    ResidenceRises, ///< the seat's residence is worth `amount` points now, occupied or not, and was worth less

    // Mayor.
    MakesMore,     ///< the next craftsman could bring the seat `amount` barrels, `other` before
    LargeOccupied, ///< `piece` (large building) becomes occupied and is worth `amount` points now
    BuildingWorks, ///< `piece` (violet building) becomes occupied
    QuarriesWork,  ///< `amount` quarries are occupied, `other` before
    MakesAsMuch,   ///< the next craftsman could still bring `amount` barrels

    // Builder.
    LargeBonus,     ///< `piece` (large building) adds `amount` points now, once occupied
    LetsWork,       ///< `amount` more plantations of `piece` (good) have circles in a building
    LastCopy,       ///< the last copy of `piece` (building), and `seat`, who builds later, could have paid for it
    FactoryIncome,  ///< with the kinds the seat makes now an occupied factory brings `amount` doubloons each time
    HarborLoads,    ///< the seat makes `amount` kinds, and each load brings a point more in an occupied harbor
    BuildingPoints, ///< `amount` points at the end for `other` doubloons
    SavesFor,       ///< `amount` doubloons are missing for `piece` (building), 3 at most

    // Craftsman's extra barrel.
    BarrelSells,   ///< the trading house would take `piece` (good), for `amount` doubloons or more
    BarrelHasShip, ///< a ship with `piece` (good) has `amount` spaces left
    BarrelsHeld,   ///< the seat has `amount` barrels of `piece` (good) now

    // Trader.
    SaleBrings,     ///< `amount` doubloons for `piece` (good)
    TakesLastPlace, ///< the house is full with it, and `seat`, who sells later, could have sold `piece` (good)
    BlocksKind,     ///< `seat`, who sells later, can no longer sell `piece` (good)
    SaleTooLittle,  ///< the best sale, of `piece` (good), would bring `amount` doubloons

    // Captain and storage.
    LoadBrings,   ///< `amount` victory points at once
    BlocksShip,   ///< `seat`'s `amount` barrels of `piece` (good) find no ship any more
    KeepsBarrels, ///< `amount` barrels stay until storage
    KeepsMost,    ///< `amount` of `other` barrels stay, and more could not
    KeepsDearest, ///< a barrel of `piece` (good), the dearest kind there is, stays

    // Where nothing else speaks.
    Outlook,    ///< it promises the seat about `amount` points, and `seat`, the best of the others, about `other`
    OwnOutlook, ///< it promises the seat about `amount` points
};
inline constexpr int kReasonKinds = static_cast<int>(ReasonKind::OwnOutlook) + 1;

/// One reason: a kind and its numbers. A plain value.
struct OrderReason {
    ReasonKind kind = ReasonKind::None;
    std::int8_t seat = -1; ///< another seat
    std::uint8_t piece = 0;
    std::int16_t amount = 0;
    std::int16_t other = 0;

    friend constexpr bool operator==(const OrderReason&, const OrderReason&) = default;
};

/// Everything that speaks for an order, the most telling first; never empty. Looks at nothing that is hidden, and at
/// nobody's victory points unless `knowsPoints`. The same position and order have the same reasons. `order` must be
/// legal.
std::vector<OrderReason> reasonsFor(const Position& position, Order order, bool knowsPoints = true);

/// The most telling of them.
OrderReason reasonFor(const Position& position, Order order, bool knowsPoints = true);

/// The position after an order and the rest of its phase as rules of thumb play it; what the kinds that say so, and the
/// outlooks, are about. Hidden tiles are shuffled first, always in the same way.
Position playedOut(const Position& position, Order order);

} // namespace windrose
