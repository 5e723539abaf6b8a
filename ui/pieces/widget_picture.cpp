// SPDX-License-Identifier: GPL-3.0-or-later
#include "widget_picture.h"

#include "picture_scope.h"
#include "svg_picture.h"

#include <QBuffer>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QSvgRenderer>
#include <QWidget>

namespace windrose
{

QImage imageOf(QWidget& widget, qreal scale)
{
    const PictureScope scope;
    QImage image((QSizeF(widget.size()) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(widget.palette().color(QPalette::Window));
    widget.render(&image);
    return image;
}

QByteArray svgOf(QWidget& widget, const QString& title)
{
    const PictureScope scope;
    SvgPicture picture(widget.size());
    QPainter painter(&picture);
    painter.fillRect(widget.rect(), widget.palette().color(QPalette::Window));
    widget.render(&painter);
    painter.end();
    return picture.document(title);
}

QByteArray pictureBytes(QWidget& widget, PictureFormat format, const QString& title)
{
    if (format == PictureFormat::Svg) {
        return svgOf(widget, title);
    }
    QImage image = imageOf(widget, kPictureScale);
    image.setDevicePixelRatio(1); // the file is for programs that know nothing of this screen
    image.setText(QStringLiteral("Title"), title);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

bool printPicture(QPagedPaintDevice& printer, QWidget& widget)
{
    QSvgRenderer drawing(svgOf(widget, {}));
    drawing.setAspectRatioMode(Qt::KeepAspectRatio);
    QPainter painter;
    if (!painter.begin(&printer)) {
        return false;
    }
    drawing.render(&painter, QRectF(painter.viewport()));
    return painter.end();
}

} // namespace windrose
