// SPDX-License-Identifier: GPL-3.0-or-later
#include "more_icon.h"

#include "control_shapes.h"

#include <QGuiApplication>

namespace windrose
{

void MoreIcon::paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/)
{
    const bool isLeft = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    const QStyle::State enabled = mode == QIcon::Disabled ? QStyle::State_None : QStyle::State_Enabled;
    for (const qreal side : {0.0, 0.5}) {
        drawChevron(*painter, QRectF(rect.x() + side * rect.width(), rect.y(), rect.width() / 2.0, rect.height()),
                    isLeft ? Qt::LeftArrow : Qt::RightArrow, enabled);
    }
}

QPixmap MoreIcon::pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state)
{
    QPixmap picture(size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(&painter, QRect(QPoint(), size), mode, state);
    return picture;
}

} // namespace windrose
