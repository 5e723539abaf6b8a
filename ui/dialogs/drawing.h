// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QSizeF>
#include <QString>

namespace windrose
{

/// The size of a drawing at a height in logical pixels, keeping its aspect ratio; empty if there is no such drawing.
QSizeF drawingSize(const QString& name, int height);

/// A drawing of the game, ":/drawings/<name>.svg", at a height in logical pixels, rendered for a device pixel ratio; a
/// null pixmap if there is no such drawing.
QPixmap drawing(const QString& name, int height, qreal devicePixelRatio);

} // namespace windrose
