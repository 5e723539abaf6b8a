// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art_cache.h"

#include <QHash>
#include <QPainter>
#include <QPixmap>
#include <QRegion>

#include <memory>

class QSvgRenderer;

namespace windrose
{

/// The game's drawings as pixmaps, rendered on first use and cached, also from one start to the next where `useCache`
/// says so. A missing or broken drawing is shown as a red cross.
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

    /// From now on, takes pixmaps that this file holds from there instead of rendering them.
    void useCache(const QString& file);

    /// Writes the pixmaps to the file of `useCache` for the next start, those used last first, if there are new ones.
    void saveCache();

private:
    struct Rendered {
        QPixmap pixmap;
        qint64 lastUse = 0; ///< counts the uses of all
    };

    QSvgRenderer* renderer(const QString& name);
    QPixmap rendered(const ArtKey& key);

    QHash<QString, std::shared_ptr<QSvgRenderer>> m_renderers;
    QHash<ArtKey, Rendered> m_pixmaps;
    std::unique_ptr<ArtCache> m_cache;
    qint64 m_bytes = 0;
    qint64 m_uses = 0;
    bool m_isCacheOld = false; ///< there are pixmaps that it does not hold
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
