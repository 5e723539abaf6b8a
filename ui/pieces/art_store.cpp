// SPDX-License-Identifier: GPL-3.0-or-later
#include "art_store.h"

#include "picture_scope.h"

#include <QFile>
#include <QPen>
#include <QSvgRenderer>

namespace windrose
{

namespace
{

/// limit for all pixmaps in bytes; a 4K window at scale 2 needs about a third of it
constexpr qint64 kMaxBytes = 96LL * 1024 * 1024;

void drawMissing(QPainter& painter, const QRectF& where)
{
    painter.setPen(QPen(Qt::red, qMax(2.0, where.height() / 10)));
    painter.drawRect(where.adjusted(1, 1, -1, -1));
    painter.drawLine(where.topLeft(), where.bottomRight());
    painter.drawLine(where.topRight(), where.bottomLeft());
}

} // namespace

ArtStore& ArtStore::instance()
{
    static ArtStore store;
    return store;
}

QSvgRenderer* ArtStore::renderer(const QString& name)
{
    const auto known = m_renderers.constFind(name);
    if (known != m_renderers.constEnd()) {
        return known->get();
    }
    std::shared_ptr<QSvgRenderer> made;
    const QString path = QStringLiteral(":/drawings/%1.svg").arg(name);
    if (QFile::exists(path)) {
        made = std::make_shared<QSvgRenderer>(path);
        if (made->isValid()) {
            made->setAspectRatioMode(Qt::KeepAspectRatio);
        } else {
            made.reset();
        }
    }
    m_renderers.insert(name, made);
    return made.get();
}

bool ArtStore::has(const QString& name)
{
    return renderer(name) != nullptr;
}

qreal ArtStore::aspect(const QString& name)
{
    QSvgRenderer* drawing = renderer(name);
    if (drawing == nullptr || drawing->viewBoxF().height() <= 0) {
        return 1.0;
    }
    return drawing->viewBoxF().width() / drawing->viewBoxF().height();
}

QPixmap ArtStore::pixmap(const QString& name, const QSizeF& size, qreal devicePixelRatio)
{
    const QSize pixels(qMax(1, qRound(size.width() * devicePixelRatio)),
                       qMax(1, qRound(size.height() * devicePixelRatio)));
    const QString key =
        QStringLiteral("%1/%2x%3@%4").arg(name).arg(pixels.width()).arg(pixels.height()).arg(devicePixelRatio);
    const auto known = m_pixmaps.constFind(key);
    if (known != m_pixmaps.constEnd()) {
        return *known;
    }
    if (m_bytes > kMaxBytes) {
        clear();
    }
    QPixmap made(pixels);
    made.setDevicePixelRatio(devicePixelRatio);
    made.fill(Qt::transparent);
    QPainter painter(&made);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF whole(0, 0, pixels.width() / devicePixelRatio, pixels.height() / devicePixelRatio);
    draw(painter, name, whole);
    painter.end();
    m_bytes += 4LL * pixels.width() * pixels.height();
    m_pixmaps.insert(key, made);
    return made;
}

void ArtStore::draw(QPainter& painter, const QString& name, const QRectF& where)
{
    if (QSvgRenderer* drawing = renderer(name)) {
        drawing->render(&painter, where);
    } else {
        drawMissing(painter, where);
    }
}

void ArtStore::clear()
{
    m_pixmaps.clear();
    m_bytes = 0;
}

qreal ratioOf(const QPainter& painter)
{
    return painter.device() != nullptr ? painter.device()->devicePixelRatioF() : 1.0;
}

QRectF snapped(const QRectF& rect, qreal devicePixelRatio)
{
    const auto snap = [devicePixelRatio](qreal value) { return qRound(value * devicePixelRatio) / devicePixelRatio; };
    return {QPointF(snap(rect.left()), snap(rect.top())), QPointF(snap(rect.right()), snap(rect.bottom()))};
}

void drawArt(QPainter& painter, const QString& name, const QRectF& where, qreal opacity)
{
    if (where.width() < 2 || where.height() < 2) {
        return;
    }
    ArtStore& store = ArtStore::instance();
    const qreal ratio = ratioOf(painter);
    const qreal aspect = store.aspect(name);
    QSizeF size(where.width(), where.width() / aspect);
    if (size.height() > where.height()) {
        size = QSizeF(where.height() * aspect, where.height());
    }
    const QRectF whole(where.center().x() - size.width() / 2, where.center().y() - size.height() / 2, size.width(),
                       size.height());
    const qreal before = painter.opacity();
    painter.setOpacity(before * opacity);
    if (PictureScope::isOpen()) {
        store.draw(painter, name, whole);
    } else {
        const QRectF spot = snapped(whole, ratio);
        painter.drawPixmap(spot.topLeft(), store.pixmap(name, spot.size(), ratio));
    }
    painter.setOpacity(before);
}

void copyParts(QPainter& painter, const QPixmap& picture, const QRegion& parts)
{
    const qreal ratio = picture.devicePixelRatio();
    for (const QRect& part : parts) {
        painter.setClipRect(part);
        painter.drawPixmap(QRectF(part), picture, QRectF(QPointF(part.topLeft()) * ratio, QSizeF(part.size()) * ratio));
    }
    painter.setClipping(false);
}

} // namespace windrose
