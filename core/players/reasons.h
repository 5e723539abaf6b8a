// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"

#include <span>
#include <vector>

namespace windrose
{

/// The kinds of reasons for an order. Each is a fact about the position before the order or after it; the comment says
/// which fields of `OrderReason` it uses. "The seat" is the one that gives the order. A gain in a later phase is a
/// reason only if that phase can still come.
enum class ReasonKind : std::uint8_t {
    None,           ///< no known reason
    OnlyOrder,      ///< it is the only legal order, apart from declining a colonist
    WinsNow,        ///< it ends the game and the seat alone wins, by `amount` points (0: by the tie break)
    LastRoundAhead, ///< the round becomes the last one, and the seat is `amount` points ahead of everyone
    CardDoubloons,  ///< there are `amount` doubloons on the role card

    // Roles.
    Produces,        ///< the seat gets `amount` barrels, the most of all; the next best gets `other`
    ColonistsCome,   ///< `amount` colonists arrive at the seat, and it has `other` empty circles
    CanOccupy,       ///< the seat can occupy `piece` (large building) at once; it currently adds `amount` points
    CanBuild,        ///< the seat can build `piece` (building) for `amount` doubloons at once
    CanTake,         ///< the seat can take `piece` (tile) at once
    CanSell,         ///< the seat can sell `piece` (good) for `amount` doubloons at once, its best sale
    ProducesLess,    ///< the seat gets `amount` barrels, and another one more, `other`
    Ships,           ///< with quick play, shipping brings the seat `amount` points and the next best `other`, not more
    ShipsLess,       ///< with quick play, shipping brings the seat `amount` points and another one more, `other`
    OthersSpoil,     ///< with quick play, `seat` must give back `amount` barrels at storage
    ProspectorGains, ///< the prospector brings `amount` doubloons (with those on the card), and the others get nothing

    // Settler.
    FreeTile,            ///< the tile of the hacienda comes in addition to the chosen one
    RoomIsShort,         ///< `amount` island spaces are left, 3 at most
    TileHasWork,         ///< buildings of the seat have circles for `amount` more plantations of `piece` (good)
    CornNeedsNoBuilding, ///< a corn plantation needs no building
    QuarrySaves,         ///< the seat has `amount` quarries now, and can still occupy them and build
    FirstOfKind,         ///< the seat's first plantation of `piece` (good)
    LastTile,       ///< the last face-up `piece` (tile), for which `seat`, who takes later, has a building with room
    HospiceSettles, ///< a colonist comes onto the tile at once
    ResidenceRises, ///< the value of the seat's residence rises to `amount` points, occupied or not

    // Mayor.
    MakesMore,     ///< the next craftsman could bring the seat `amount` barrels instead of `other`
    LargeOccupied, ///< `piece` (large building) becomes occupied; it is currently worth `amount` points
    BuildingWorks, ///< `piece` (violet building) becomes occupied
    QuarriesWork,  ///< `amount` quarries are occupied instead of `other`
    MakesAsMuch,   ///< the next craftsman could still bring `amount` barrels

    // Builder.
    LargeBonus,     ///< `piece` (large building) currently adds `amount` points, once occupied
    MakesUsable,    ///< `amount` more plantations of `piece` (good) have circles in a building
    LastCopy,       ///< the last copy of `piece` (building), and `seat`, who builds later, could have paid for it
    FactoryIncome,  ///< with the kinds the seat produces now, an occupied factory brings `amount` doubloons each time
    HarborLoads,    ///< the seat produces `amount` kinds; with an occupied harbor each load brings an extra point
    BuildingPoints, ///< `amount` points at the end for `other` doubloons
    SavesFor,       ///< the seat lacks `amount` doubloons for `piece` (building), 3 at most

    // Craftsman's extra barrel.
    BarrelSells,   ///< the trading house would take `piece` (good), for `amount` doubloons or more
    BarrelHasShip, ///< a ship with `piece` (good) has `amount` spaces left
    BarrelsHeld,   ///< the seat has `amount` barrels of `piece` (good) now

    // Trader.
    SaleBrings,     ///< `amount` doubloons for `piece` (good)
    TakesLastPlace, ///< the sale fills the house, and `seat`, who sells later, could have sold `piece` (good)
    BlocksKind,     ///< `seat`, who sells later, can no longer sell `piece` (good)
    SaleTooLittle,  ///< the best sale, of `piece` (good), would bring `amount` doubloons

    // Captain and storage.
    LoadBrings,        ///< `amount` victory points at once
    BlocksShip,        ///< `amount` barrels of `piece` (good) of `seat` can no longer be shipped
    KeepsBarrels,      ///< `amount` barrels are kept for now; the seat may be asked again and ship them with the wharf
    KeepsMost,         ///< `amount` of `other` barrels are kept, the maximum
    KeepsMostValuable, ///< a barrel of `piece` (good), the most valuable of all kinds, is kept

    // Plain facts, for orders without a stronger reason.
    FirstTile,      ///< the seat has the first choice of a tile
    CheaperByOne,   ///< the seat has the first choice of a building, with the builder's privilege
    NoGain,         ///< with quick play, the phase of the role brings the seat nothing
    KeepsRoom,      ///< `amount` island spaces stay free
    TilesOfKind,    ///< that makes `amount` plantations of `piece` (good)
    WorksOccupied,  ///< more colonists than before, `amount`, are on `piece` (production building)
    TilesOccupied,  ///< more plantations of `piece` (good) than before, `amount`, are occupied
    StayInSanJuan,  ///< `amount` colonists stay in San Juan
    KeepsDoubloons, ///< `amount` doubloons are kept
    BuildingEffect, ///< the effect of `piece` (building)
    BarrelDeclined, ///< the extra barrel stays in the supply
    HouseSpaces,    ///< the trading house then has `amount` free spaces
    LoadLeaves,     ///< the ship then has `amount` free spaces
    UsesWharf,      ///< no cargo ship is needed

    // Compared with another order, when both are played on as expected (`expectedLine`).
    EarnsMore,     ///< the seat earns `amount` points in captain phases instead of `other`
    ProducesMore,  ///< the seat gets `amount` barrels in craftsman phases instead of `other`
    GainsMore,     ///< the seat gets `amount` doubloons instead of `other`
    SpoilsLess,    ///< the seat must give back `amount` barrels at storage instead of `other`
    GetsColonists, ///< `amount` colonists arrive at the seat instead of `other`
    CouldMakeMore, ///< when it chooses a role again, the seat could produce `amount` barrels instead of `other`
    HoldsMore,     ///< when it chooses a role again, the seat has `amount` barrels instead of `other`
    LeavesMore,    ///< when it chooses a role again, the seat has `amount` doubloons instead of `other`
    BuildsMore,    ///< the seat builds `amount` points, without bonuses, instead of `other`
    BuildsSoon,  ///< the seat builds `piece` (building), which it never could with the other order, and more points in
                 ///< all
    RivalBuilds, ///< with the other order, `seat` builds `piece` (building), which it never can with this one, and more
                 ///< points in all
    RivalTakes,  ///< with the other order, `seat` takes this role, and `amount` doubloons with it (0: none, or said)
    RivalTakesTile, ///< with the other order, `seat` takes `piece` (tile) in this phase, which it cannot with this one
    RivalEarns,     ///< `seat` earns `amount` points in captain phases instead of `other`
    RivalProduces,  ///< `seat` gets `amount` barrels in craftsman phases instead of `other`
    RivalGains,     ///< `seat` gets `amount` doubloons instead of `other`
    RivalSpoils,    ///< `seat` must give back `amount` barrels at storage instead of `other`
    ComesToSame,    ///< both orders lead to the same position

    // Used when there is no other reason.
    Estimates,   ///< estimates: about `amount` points for the seat, `other` for `seat`, the best of the others
    OwnEstimate, ///< the seat's estimate is about `amount` points
};
inline constexpr int kReasonKinds = static_cast<int>(ReasonKind::OwnEstimate) + 1;

/// One reason: a kind and its numbers. A plain value.
struct OrderReason {
    ReasonKind kind = ReasonKind::None;
    std::int8_t seat = -1; ///< another seat
    std::uint8_t piece = 0;
    std::int16_t amount = 0;
    std::int16_t other = 0;

    friend constexpr bool operator==(const OrderReason&, const OrderReason&) = default;
};

/// All reasons for an order, whatever follows it, the strongest first; never empty. Uses no hidden information, and
/// nobody's victory points unless `knowsPoints`. The same position and order have the same reasons. `order` must be
/// legal.
std::vector<OrderReason> reasonsFor(const Position& position, Order order, bool knowsPoints = true);

/// The strongest reason; that for the first order of `line` when the other orders of `line` follow it.
OrderReason reasonFor(const Position& position, Order order, bool knowsPoints = true);
OrderReason reasonFor(const Position& position, std::span<const Order> line, bool knowsPoints);

/// Reasons for the first order of `line` when the other orders of `line` follow it, the strongest first. "Makes it
/// possible to build" and "to take" name what `line` builds and takes, and are reasons only if it says so.
std::vector<OrderReason> reasonsFor(const Position& position, std::span<const Order> line, bool knowsPoints);

/// Visits that a search must have given an order before the order is part of an expected line.
inline constexpr int kMinVisitsInLine = 8;

/// The play expected up to the next choice of a role by the seat to move, or to the end of the game: the orders of
/// `known`, the first of which must be legal, as far as they are legal, and then those of heuristic players. Hidden
/// tiles are shuffled first, always in the same way.
std::vector<Order> expectedLine(const Position& position, std::span<const Order> known);

/// The positions before each order of such a line, and at its end.
std::vector<Position> positionsAlong(const Position& position, std::span<const Order> line);

/// What speaks for the first order of `line` compared with that of `other`, the strongest first; both are the results
/// of `expectedLine`. May be empty.
std::vector<OrderReason> reasonsBetween(const Position& position, std::span<const Order> line,
                                        std::span<const Order> other);

/// Why to play the first order of `line` rather than that of `other` (both are results of `expectedLine`): a fact about
/// it, one that is not true of the other order if there is one, and what is expected to differ, if anything. The two
/// are not about the same thing, such as the points of shipping.
struct Explanation {
    OrderReason fact;
    OrderReason difference;
};
/// Leaves out reasons that make the sentence of one in `said`, unless nothing else is known. With two lines of the same
/// order, explains it alone.
Explanation explanationFor(const Position& position, std::span<const Order> line, std::span<const Order> other,
                           bool knowsPoints, std::span<const OrderReason> said = {});

/// Whether two reasons make the same sentence. Some sentences leave out a piece or number that their reason has.
bool saysTheSame(const OrderReason& one, const OrderReason& other);

/// The position after an order and the rest of its phase, played by the quick policy. The reasons "with quick play" and
/// the estimates refer to it. Hidden tiles are shuffled first, always in the same way.
Position playedOut(const Position& position, Order order);

} // namespace windrose
