// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace windrose
{
namespace
{

QString fileOf(const QString& name)
{
    return QStringLiteral(":/drawings/%1.svg").arg(name);
}

QSizeF scaled(const QSvgRenderer& renderer, int height)
{
    const QSizeF drawn = renderer.viewBoxF().size();
    return drawn.isEmpty() ? QSizeF() : QSizeF(drawn.width() * height / drawn.height(), height);
}

} // namespace

QSizeF drawingSize(const QString& name, int height)
{
    if (!QFile::exists(fileOf(name))) {
        return {};
    }
    return scaled(QSvgRenderer(fileOf(name)), height);
}

QPixmap drawing(const QString& name, int height, qreal devicePixelRatio)
{
    if (!QFile::exists(fileOf(name))) {
        return {};
    }
    QSvgRenderer renderer(fileOf(name));
    const QSizeF size = scaled(renderer, height);
    if (size.isEmpty()) {
        return {};
    }
    QPixmap pixmap((size * devicePixelRatio).toSize());
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(QPointF(), size));
    return pixmap;
}

} // namespace windrose
