// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QPainter;
class QRectF;

namespace windrose
{

/// Draws a thing of which the table has dozens in a few sizes: `draw` draws each size once, and the other things of
/// that size get a copy, placed on whole pixels. `kind` names the thing and all that its look depends on besides its
/// size and the theme. In a `PictureScope`, `draw` draws each of them with `painter` itself.
void drawOnce(QPainter& painter, const QRectF& where, const QString& kind,
              const std::function<void(QPainter&, const QRectF&)>& draw);

} // namespace windrose
