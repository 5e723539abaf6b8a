// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QSizeF>
#include <QString>

namespace windrose
{

/// The size of a drawing of the game at a height in logical pixels, by its own aspect; empty when there is none.
QSizeF drawingSize(const QString& name, int height);

/// A drawing of the game, ":/drawings/<name>.svg", at a height in logical pixels and sharp at a device pixel ratio;
/// a null pixmap when there is none.
QPixmap drawing(const QString& name, int height, qreal devicePixelRatio);

} // namespace windrose
