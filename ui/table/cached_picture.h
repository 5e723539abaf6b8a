// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pieces/theme.h"

#include <QPixmap>

#include <functional>

class QPainter;
class QWidget;

namespace windrose
{

/// A picture of a widget that is drawn once for each of its states, sizes, screens and themes.
class CachedPicture
{
public:
    /// The widget shows something else: the picture is drawn anew when it is next asked for.
    void invalidate() { m_isStale = true; }

    /// The picture, as large as the widget, with `draw` on a ground of this color.
    const QPixmap& of(const QWidget& widget, const QColor& ground, const std::function<void(QPainter&)>& draw);

private:
    QPixmap m_picture;
    Flavor m_flavor = Flavor::Light;
    bool m_isStale = true;
};

} // namespace windrose
