// SPDX-License-Identifier: GPL-3.0-or-later
#include "cached_picture.h"

#include <QPainter>
#include <QWidget>

namespace windrose
{

const QPixmap& CachedPicture::of(const QWidget& widget, const QColor& ground,
                                 const std::function<void(QPainter&)>& draw)
{
    const qreal ratio = widget.devicePixelRatioF();
    const QSize pixels = (QSizeF(widget.size()) * ratio).toSize();
    if (m_isStale || m_picture.size() != pixels || m_flavor != theme().flavor) {
        m_picture = QPixmap(pixels);
        m_picture.setDevicePixelRatio(ratio);
        m_picture.fill(ground);
        m_flavor = theme().flavor;
        m_isStale = false;
        QPainter painter(&m_picture);
        painter.setRenderHint(QPainter::Antialiasing);
        draw(painter);
    }
    return m_picture;
}

} // namespace windrose
