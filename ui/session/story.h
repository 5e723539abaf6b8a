// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_history.h"

#include <QObject>

#include <vector>

namespace windrose
{

/// An order as it is shown, event by event, while the game itself has already applied it. Models and widgets draw the
/// position that is shown; rules, hints and players always ask the game's. The game never waits for a story: every
/// other change of the game ends it.
class Story : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Whether orders are shown event by event. Off at first: then every change is shown at once.
    void setOn(bool on);
    bool isOn() const { return m_isOn; }

    /// From `begin` to `finish`.
    bool isShowingOrder() const { return m_isShowingOrder; }
    /// The position to draw while `isShowingOrder()`.
    const Position& shown() const { return m_shown; }
    /// The events that are not shown yet, in order.
    std::vector<Event> rest() const;
    /// The position right after the first `count` events of `rest()`; `count` is 1 or more.
    const Position& positionAfter(int count) const;

    /// Begins to show an order that led from this position to the present one by these steps; does nothing while off.
    void begin(const Position& before, std::vector<EventStep> steps);
    /// Draws the position after the next `count` events, or after all that are left.
    void show(int count);
    /// Draws the game's own position again.
    void finish();

signals:
    /// The position to draw has changed.
    void stepped();
    /// The game's own position is drawn again.
    void finished();

private:
    bool m_isOn = false;
    bool m_isShowingOrder = false;
    Position m_shown;
    std::vector<EventStep> m_steps;
    std::size_t m_next = 0;
};

} // namespace windrose
