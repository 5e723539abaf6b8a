// SPDX-License-Identifier: GPL-3.0-or-later
#include "art_store.h"

#include "picture_scope.h"

#include <QFile>
#include <QPen>
#include <QSvgRenderer>

#include <algorithm>
#include <utility>

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
    const QString path = fileOfDrawing(name);
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
    if (const auto known = m_cache ? m_cache->aspect(name) : std::nullopt) {
        return *known;
    }
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
    const ArtKey key{name, pixels, devicePixelRatio};
    if (const auto known = m_pixmaps.find(key); known != m_pixmaps.end()) {
        known->lastUse = ++m_uses;
        return known->pixmap;
    }
    if (m_bytes > kMaxBytes) {
        clear();
    }
    QPixmap made = m_cache ? QPixmap::fromImage(m_cache->find(key)) : QPixmap();
    if (made.isNull()) {
        made = rendered(key);
        m_isCacheOld = true;
    }
    m_bytes += 4LL * pixels.width() * pixels.height();
    m_pixmaps.insert(key, {made, ++m_uses});
    return made;
}

QPixmap ArtStore::rendered(const ArtKey& key)
{
    QPixmap made(key.pixels);
    made.setDevicePixelRatio(key.devicePixelRatio);
    made.fill(Qt::transparent);
    QPainter painter(&made);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter, key.name, QRectF(QPointF(), QSizeF(key.pixels) / key.devicePixelRatio));
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

void ArtStore::useCache(const QString& file)
{
    m_cache = std::make_unique<ArtCache>(file);
}

void ArtStore::saveCache()
{
    if (!m_cache || !std::exchange(m_isCacheOld, false)) {
        return;
    }
    QList<std::pair<qint64, ArtKey>> byUse;
    for (auto known = m_pixmaps.constBegin(); known != m_pixmaps.constEnd(); ++known) {
        byUse.append({-known->lastUse, known.key()});
    }
    std::sort(byUse.begin(), byUse.end(), [](const auto& one, const auto& other) { return one.first < other.first; });
    QList<ArtCache::Picture> pictures;
    for (const auto& [use, key] : byUse) {
        pictures.append({key, aspect(key.name), m_pixmaps.value(key).pixmap.toImage()});
    }
    m_cache->replace(pictures);
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
