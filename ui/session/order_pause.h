// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "order_tempo.h"

#include <QTimer>

#include <functional>

namespace windrose
{

/// The time between a change and the next order of a computer: the animation of the change, and a pause so that people
/// can follow.
class OrderPause final : public QObject
{
    Q_OBJECT

public:
    explicit OrderPause(QObject* parent = nullptr);

    /// Sets the usual pause in milliseconds; also applies to one that is running.
    void setLength(int milliseconds);
    /// A function that returns, after each change, how many milliseconds it takes to show it.
    void setShowingTime(std::function<int()> milliseconds);
    /// Whether only the animation is waited for, as when the user steps.
    void setSkipped(bool skipped) { m_isSkipped = skipped; }

    /// Begins once everybody has been notified of the change, which is shown at this tempo.
    void start(const OrderTempo& tempo);
    void stop();
    /// The change is shown, perhaps earlier than expected: only the pause is left.
    void endShowing();
    /// Whether the pause begun last has ended by itself.
    bool isOver() const { return m_isOver; }
    /// The length of the running pause in milliseconds; -1 while none is running.
    int currentLength() const { return m_pausing.isActive() ? m_pausing.interval() : -1; }

signals:
    void over();

private:
    /// The pause at the present tempo.
    int length() const { return m_isSkipped ? 0 : m_tempo.ofPause(m_length); }

    int m_length = 0;
    OrderTempo m_tempo;
    std::function<int()> m_showingTime;
    bool m_isSkipped = false;
    bool m_isOver = false;
    QTimer m_showing;
    QTimer m_pausing;
};

} // namespace windrose
