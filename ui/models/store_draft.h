// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "placing.h"

namespace windrose
{

/// The choice of goods to keep at the end of the captain's phase while it is being made: the kinds kept whole in the
/// warehouses and the kind with a single barrel. A plain value over a position whose decision is `Store`.
class StoreDraft
{
public:
    /// Starts with the default of the web games: the highest value.
    explicit StoreDraft(const Position& position);

    /// The number of kinds that the warehouses take, 0 to 3.
    int kindsAllowed() const;
    /// The number of kinds kept whole so far.
    int kindsKept() const;
    /// Barrels of a kind on the wind rose.
    int barrels(Good good) const;
    bool isWhole(Good good) const;
    bool isSingle(Good good) const;
    /// Barrels of a kind that are kept.
    int kept(Good good) const;

    /// Toggles whether a kind is kept whole; it is then no longer the single barrel. Kinds without a barrel are
    /// ignored.
    void toggleWhole(Good good);
    /// Toggles whether this kind provides the single barrel, in place of another; it is then no longer kept whole.
    /// Kinds without a barrel are ignored.
    void toggleSingle(Good good);

    /// The order for this choice; empty while there is no single barrel.
    std::optional<Order> order() const;
    /// Why the choice is incomplete, or an empty refusal.
    Refusal refusal() const;

private:
    Position m_position;
    GoodSet m_whole;
    std::optional<Good> m_single;
};

} // namespace windrose
