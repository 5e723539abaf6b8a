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

/// The game's drawings as pixmaps, rendered from ":/drawings/<name>.svg" on first use and cached. A missing or broken
/// drawing is shown as a red cross.
class ArtStore
{
public:
    /// The program's only store.
    static ArtStore& instance();

    /// A drawing in a size in logical pixels for a device pixel ratio; keeps its aspect ratio, the rest is transparent.
    QPixmap pixmap(const QString& name, const QSizeF& size, qreal devicePixelRatio);

    /// Draws it with the painter itself, so that it is sharp at any scale and stays lines and areas.
    void draw(QPainter& painter, const QString& name, const QRectF& where);

    /// True when the drawing exists and can be read.
    bool has(const QString& name);

    /// The aspect ratio of a drawing, width divided by height; 1 when it is missing.
    qreal aspect(const QString& name);

    /// Discards all rendered pixmaps, for example after the window's size changed a lot.
    void clear();

private:
    QSvgRenderer* renderer(const QString& name);

    QHash<QString, std::shared_ptr<QSvgRenderer>> m_renderers;
    QHash<QString, QPixmap> m_pixmaps;
    qint64 m_bytes = 0;
};

/// Paints a drawing into a rectangle, as large as fits, centered, and rendered for the painter's device pixel ratio.
void drawArt(QPainter& painter, const QString& name, const QRectF& where, qreal opacity = 1.0);

/// The device pixel ratio of the painter's device.
qreal ratioOf(const QPainter& painter);

/// The rectangle aligned to whole device pixels, so that edges and pictures are sharp.
QRectF snapped(const QRectF& rect, qreal devicePixelRatio);

/// Copies the parts of a picture that a paint event needs, rectangle by rectangle: with the whole region as its clip,
/// the painter would copy pixel by pixel.
void copyParts(QPainter& painter, const QPixmap& picture, const QRegion& parts);

} // namespace windrose
