// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The inside of reasons.h: what the files that find reasons share.

#include "reasons.h"

#include <optional>
#include <utility>

namespace windrose
{

/// The reasons found so far for an order, each with how much it tells in thousandths of a point.
class ReasonList
{
public:
    ReasonList(const Position& position, Order given);

    void add(int weight, const OrderReason& reason);
    bool isEmpty() const { return m_reasons.empty(); }
    /// The most telling first; of equals the one added first.
    std::vector<OrderReason> sorted() const;

    const Seat& seatBefore() const { return before.seat(seat); }
    const Seat& seatAfter() const { return after.seat(seat); }
    /// True when another seat has its turn in this phase after the one that gives the order.
    bool isLater(int other) const { return offset(other) > offset(seat); }
    /// A phase of the role can still come behind the one at hand: what pays only then is no reason otherwise.
    bool canStillCome(Role role) const;
    /// The position after the order and the rest of its phase (`playedOut`), played once.
    const Position& later() const;

    // NOLINTBEGIN(misc-non-private-member-variables-in-classes): they are facts, set once
    Position before; ///< with hidden tiles shuffled
    Position after;
    EventList events; ///< of the order
    Order order;
    int seat; ///< that gives it
    // NOLINTEND(misc-non-private-member-variables-in-classes)

private:
    struct Weighed {
        int weight = 0;
        OrderReason reason;
    };

    int offset(int other) const { return (other - before.chooser + before.players) % before.players; }

    std::vector<Weighed> m_reasons;
    mutable std::optional<Position> m_later;
};

constexpr std::int16_t narrow(int number)
{
    return static_cast<std::int16_t>(number);
}
constexpr std::int8_t narrowSeat(int seat)
{
    return static_cast<std::int8_t>(seat);
}

/// What the seat to move would get for its dearest barrel, and the good: -1 when it cannot sell.
std::pair<int, std::uint8_t> bestSale(const Position& position);

// One for each kind of decision; the roles stand in reasons.cpp.
void addSettlerReasons(ReasonList& list);
void addPlacementReasons(ReasonList& list);
void addBuilderReasons(ReasonList& list);
void addBonusReasons(ReasonList& list);
void addTraderReasons(ReasonList& list);
void addCaptainReasons(ReasonList& list);
void addStorageReasons(ReasonList& list);

} // namespace windrose
