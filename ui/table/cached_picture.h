// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pieces/theme.h"

#include <QPixmap>
#include <QRegion>

#include <functional>

class QPainter;
class QWidget;

namespace windrose
{

/// A cached picture of a widget, redrawn when its state, size, screen or theme changes. The first time in a new size,
/// the widget is drawn directly and no picture is kept, because most widgets are not painted again before the size
/// changes; this makes the window open faster.
class CachedPicture
{
public:
    /// Call when the widget's contents change: the picture is redrawn on its next use.
    void invalidate() { m_isStale = true; }

    /// Paints the picture in the widget's size, drawn by `draw` on a background of this color: only these parts of it,
    /// or all of it without parts. In a `PictureScope`, `draw` draws with `painter` itself.
    void paint(QPainter& painter, const QWidget& widget, const QColor& ground,
               const std::function<void(QPainter&)>& draw, const QRegion& parts = {});

private:
    /// Whether the widget has another size than at the last call.
    bool isNewSize(const QSize& pixels);
    const QPixmap& of(const QWidget& widget, const QColor& ground, const std::function<void(QPainter&)>& draw);

    QPixmap m_picture;
    QSize m_pixels; ///< of the last painting
    Flavor m_flavor = Flavor::Light;
    bool m_isStale = true;
};

} // namespace windrose
