// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPainter>
#include <QPixmap>
#include <QRegion>

#include <memory>

class QSvgRenderer;

namespace windrose
{

/// The drawings of the game as pixmaps, rendered from ":/drawings/<name>.svg" when first asked for and kept. A drawing
/// that is missing or broken is a loud red cross, never nothing.
class ArtStore
{
public:
    /// The one store of the program.
    static ArtStore& instance();

    /// A drawing at a size in logical pixels for a device pixel ratio; its aspect is kept, the rest is transparent.
    QPixmap pixmap(const QString& name, const QSizeF& size, qreal devicePixelRatio);

    /// True when the drawing exists and can be read.
    bool has(const QString& name);

    /// Width divided by height of a drawing as it was drawn; 1 when it is missing.
    qreal aspect(const QString& name);

    /// Forgets every rendered pixmap, for example after the window changed its size a lot.
    void clear();

private:
    QSvgRenderer* renderer(const QString& name);

    QHash<QString, std::shared_ptr<QSvgRenderer>> m_renderers;
    QHash<QString, QPixmap> m_pixmaps;
    qint64 m_bytes = 0;
};

/// Paints a drawing into a rectangle, as large as fits and centerd, sharp at the painter's device pixel ratio.
void drawArt(QPainter& painter, const QString& name, const QRectF& where, qreal opacity = 1.0);

/// The device pixel ratio of what a painter paints on.
qreal ratioOf(const QPainter& painter);

/// The rectangle moved and sized to whole device pixels, so that edges and pictures stay sharp.
QRectF snapped(const QRectF& rect, qreal devicePixelRatio);

/// Copies the parts of a picture that a paint event asks for, rectangle by rectangle: with the whole region as its clip
/// the painter would copy pixel by pixel.
void copyParts(QPainter& painter, const QPixmap& picture, const QRegion& parts);

} // namespace windrose
