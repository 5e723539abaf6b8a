// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "placing.h"

namespace windrose
{

/// The choice of what to keep at the end of the captain's phase while it is being made: which kinds stay whole in the
/// warehouses and which kind keeps a single barrel. A plain value over a position whose decision is `Store`.
class StoreDraft
{
public:
    /// Starts with what the default of the web games keeps: the highest value.
    explicit StoreDraft(const Position& position);

    /// Kinds the warehouses take, 0 to 3.
    int kindsAllowed() const;
    /// Kinds kept whole so far.
    int kindsKept() const;
    /// Barrels of a kind on the wind rose.
    int barrels(Good good) const;
    bool isWhole(Good good) const;
    bool isSingle(Good good) const;
    /// Barrels of a kind that would stay.
    int kept(Good good) const;

    /// Keeps a kind whole, or no longer. A kind kept as the single barrel stops being that. Kinds without a barrel are
    /// ignored.
    void toggleWhole(Good good);
    /// Keeps a single barrel of this kind instead of another, or no longer when it is the one. A kind kept whole stops
    /// being that. Kinds without a barrel are ignored.
    void toggleSingle(Good good);

    /// The order the choice stands for; empty while there is no single barrel.
    std::optional<Order> order() const;
    /// Why the choice cannot be finished, or an empty refusal.
    Refusal refusal() const;

private:
    Position m_position;
    GoodSet m_whole;
    std::optional<Good> m_single;
};

} // namespace windrose
