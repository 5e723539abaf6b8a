// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speeds.h"

#include <QDeadlineTimer>
#include <QPixmap>
#include <QWidget>

#include <functional>

namespace windrose
{

class FloatingPicture;

/// Slides pictures over the table. They only show what has already happened: the game never waits for them.
class MotionLayer : public QObject
{
    Q_OBJECT

public:
    explicit MotionLayer(QWidget& table);

    speeds::Pace pace() const { return m_pace; }
    /// Device pixels for each logical one, for the pictures that move.
    qreal pixelRatio() const { return m_table.devicePixelRatioF(); }
    void setPace(speeds::Pace pace) { m_pace = pace; }

    /// Slides a picture from one rectangle to another, both in the table's coordinates, after `delay` milliseconds.
    void slide(const QPixmap& picture, const QRectF& from, const QRectF& to, int duration, int delay = 0);
    /// The same; when the picture has arrived, calls a function and lets the picture go, or, without a function, leaves
    /// it where it is until `stop` or `dropArrived`.
    void slide(const QPixmap& picture, const QRectF& from, const QRectF& to, int duration, int delay,
               const std::function<void()>& arrived);
    /// Removes the pictures that stay where they arrived.
    void dropArrived();
    /// Stops all animations at once.
    void stop();
    /// Milliseconds until everything has arrived.
    int remaining() const;

private:
    QWidget& m_table;
    speeds::Pace m_pace = speeds::Pace::Normal;
    QList<FloatingPicture*> m_pictures;
    QList<FloatingPicture*> m_arrived; ///< those of them that stay
    QDeadlineTimer m_arrival;          ///< of the last one
};

} // namespace windrose
