// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "colonist_place.h"
#include "core/rules/order.h"
#include "core/rules/position.h"

#include <vector>

namespace windrose
{

/// The mayor's placement of one seat while it is being made: the colonists move freely, step by step and back, until
/// the arrangement is taken over as one order. Closed while no placement is asked for.
class PlacementDraft
{
public:
    /// Begins with the colonists as they stand in the position that asks, new ones in San Juan.
    void open(const Position& asked);
    void close();
    bool isOpen() const { return !m_states.empty(); }

    /// The position asked in, with the draft's arrangement; only while open, as everything below.
    const Position& position() const { return m_states[m_at]; }
    bool isChanged() const { return position() != m_states.front(); }
    /// The order the arrangement stands for, legal or not.
    Order order() const;

    bool canMove(ColonistPlace from, ColonistPlace to) const;
    /// Moves a colonist where `canMove` allows it.
    void move(ColonistPlace from, ColonistPlace to);
    /// Puts the colonists where a placement says, the rest into San Juan; false when they stand so already.
    bool arrange(Order placement);

    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_states.size(); }
    void undo() { --m_at; }
    void redo() { ++m_at; }

private:
    bool draw(const Position& next);

    std::vector<Position> m_states; ///< after each step; those after `m_at` were taken back
    std::size_t m_at = 0;
};

} // namespace windrose
