// SPDX-License-Identifier: GPL-3.0-or-later
#include "cached_picture.h"

#include "ui/pieces/art_store.h"
#include "ui/pieces/picture_scope.h"

#include <QPainter>
#include <QWidget>

#include <cmath>

namespace windrose
{

namespace
{

QSize pixelsOf(const QWidget& widget)
{
    return (QSizeF(widget.size()) * widget.devicePixelRatioF()).toSize();
}

/// Whether drawing without a picture gives the same pixels: between pixels or half transparent it would not.
bool isSameDrawn(const QPainter& painter, const QWidget& widget)
{
    const qreal ratio = widget.devicePixelRatioF();
    return painter.opacity() >= 1 && std::floor(ratio) == ratio;
}

void drawOn(QPainter& painter, const QWidget& widget, const QColor& ground, const std::function<void(QPainter&)>& draw)
{
    painter.save();
    painter.fillRect(widget.rect(), ground);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    draw(painter);
    painter.restore();
}

} // namespace

bool CachedPicture::isNewSize(const QSize& pixels)
{
    if (m_pixels == pixels) {
        return false;
    }
    m_pixels = pixels;
    m_picture = QPixmap();
    return true;
}

const QPixmap& CachedPicture::of(const QWidget& widget, const QColor& ground,
                                 const std::function<void(QPainter&)>& draw)
{
    const qreal ratio = widget.devicePixelRatioF();
    const QSize pixels = pixelsOf(widget);
    if (m_isStale || m_picture.size() != pixels || m_flavor != theme().flavor) {
        m_picture = QPixmap(pixels);
        m_picture.setDevicePixelRatio(ratio);
        m_picture.fill(ground);
        m_flavor = theme().flavor;
        m_isStale = false;
        QPainter painter(&m_picture);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        draw(painter);
    }
    return m_picture;
}

void CachedPicture::paint(QPainter& painter, const QWidget& widget, const QColor& ground,
                          const std::function<void(QPainter&)>& draw, const QRegion& parts)
{
    if (PictureScope::isOpen() || (isSameDrawn(painter, widget) && isNewSize(pixelsOf(widget)))) {
        drawOn(painter, widget, ground, draw);
        return;
    }
    const QPixmap& picture = of(widget, ground, draw);
    if (parts.isEmpty()) {
        painter.drawPixmap(0, 0, picture);
    } else {
        copyParts(painter, picture, parts);
    }
}

} // namespace windrose
