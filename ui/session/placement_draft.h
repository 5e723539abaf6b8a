// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "colonist_place.h"
#include "core/rules/order.h"
#include "core/rules/position.h"

#include <vector>

namespace windrose
{

/// The mayor's placement of one seat while it is being made: colonists can be moved freely, with undo and redo, until
/// the arrangement is submitted as one order. Closed while no placement is asked for.
class PlacementDraft
{
public:
    /// Starts with the present arrangement of the position, with new colonists in San Juan.
    void open(const Position& asked);
    void close();
    bool isOpen() const { return !m_states.empty(); }

    /// The position with the draft's arrangement; like everything below only while open.
    const Position& position() const { return m_states[m_at]; }
    bool isChanged() const { return position() != m_states.front(); }
    /// The order for the arrangement, legal or not.
    Order order() const;

    bool canMove(ColonistPlace from, ColonistPlace to) const;
    /// Moves a colonist if `canMove` allows it.
    void move(ColonistPlace from, ColonistPlace to);
    /// Arranges the colonists as in a placement, the rest in San Juan; false when nothing changes.
    bool arrange(Order placement);

    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_states.size(); }
    void undo() { --m_at; }
    void redo() { ++m_at; }

private:
    bool draw(const Position& next);

    std::vector<Position> m_states; ///< one after each step; those after `m_at` were undone
    std::size_t m_at = 0;
};

} // namespace windrose
