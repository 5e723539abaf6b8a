// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Shared by the files that find reasons; not part of the interface in reasons.h.

#include "reasons.h"

#include <optional>
#include <utility>

namespace windrose
{

/// The seed with which hidden tiles are shuffled; arbitrary, because no reason depends on it.
inline constexpr std::uint64_t kReasonShuffle = 1;

/// The reasons found so far for an order, each with a weight in thousandths of a point.
class ReasonList
{
public:
    /// For the first order of a line, which must be legal.
    ReasonList(const Position& position, std::span<const Order> line);

    void add(int weight, const OrderReason& reason);
    bool isEmpty() const { return m_reasons.empty(); }
    /// Sorted by weight, highest first; on a tie in the order they were added.
    std::vector<OrderReason> sorted() const;

    const Seat& seatBefore() const { return before.seat(seat); }
    const Seat& seatAfter() const { return after.seat(seat); }
    /// Whether another seat has its turn in this phase after the seat that gives the order.
    bool isLater(int other) const { return offset(other) > offset(seat); }
    /// Whether another phase of this role can still follow. If not, a gain in that phase is not a reason.
    bool canStillCome(Role role) const;
    /// The position after the order and the rest of its phase (`playedOut`), played once.
    const Position& later() const;

    // NOLINTBEGIN(misc-non-private-member-variables-in-classes): constant after construction
    Position before; ///< with hidden tiles shuffled
    Position after;
    EventList events; ///< of the order
    Order order;
    std::optional<Order> next; ///< the order that follows, if it is known
    int seat;                  ///< that gives the order
    // NOLINTEND(misc-non-private-member-variables-in-classes)

private:
    struct WeightedReason {
        int weight = 0;
        OrderReason reason;
    };

    int offset(int other) const { return (other - before.chooser + before.players) % before.players; }

    std::vector<WeightedReason> m_reasons;
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

/// Whether somebody can still choose this role in the game.
bool canStillBeChosen(const Position& position, Role role);

/// Whether the phase of a role is under way.
bool isInPhase(const Position& position);

/// The best sale of the seat to move: its price and the good, or -1 when it cannot sell.
std::pair<int, std::uint8_t> bestSale(const Position& position);

// One function for each kind of decision: role_reasons.cpp, board_reasons.cpp and goods_reasons.cpp.
void addRoleReasons(ReasonList& list);
void addSettlerReasons(ReasonList& list);
void addPlacementReasons(ReasonList& list);
void addBuilderReasons(ReasonList& list);
void addBonusReasons(ReasonList& list);
void addTraderReasons(ReasonList& list);
void addCaptainReasons(ReasonList& list);
void addStorageReasons(ReasonList& list);

} // namespace windrose
