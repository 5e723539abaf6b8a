// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawn_once.h"

#include "art_store.h"
#include "picture_scope.h"
#include "theme.h"

#include <QPainter>
#include <QPixmapCache>

namespace windrose
{

void drawOnce(QPainter& painter, const QRectF& where, const QString& kind,
              const std::function<void(QPainter&, const QRectF&)>& draw)
{
    if (PictureScope::isOpen()) {
        painter.save();
        draw(painter, where);
        painter.restore();
        return;
    }
    const qreal ratio = ratioOf(painter);
    const QPointF corner = snapped(where, ratio).topLeft();
    const QSize pixels = (where.size() * ratio).toSize(); // the same wherever it is
    if (pixels.isEmpty()) {
        return;
    }
    const QString key = QStringLiteral("once/%1/%2x%3@%4/%5")
                            .arg(kind)
                            .arg(pixels.width())
                            .arg(pixels.height())
                            .arg(ratio)
                            .arg(static_cast<int>(theme().flavor));
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        picture = QPixmap(pixels);
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPainter into(&picture);
        into.setRenderHint(QPainter::Antialiasing);
        draw(into, QRectF(QPointF(0, 0), QSizeF(pixels) / ratio));
        into.end();
        QPixmapCache::insert(key, picture);
    }
    painter.drawPixmap(corner, picture);
}

} // namespace windrose
