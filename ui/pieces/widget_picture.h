// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

class QPagedPaintDevice;
class QWidget;

namespace windrose
{

/// A picture of a widget with all that lies in it, drawn anew at this scale in a `PictureScope`.
QImage imageOf(QWidget& widget, qreal scale);

/// The same as an SVG document (see `SvgPicture`).
QByteArray svgOf(QWidget& widget, const QString& title);

/// How much larger than on the screen pictures of pixels are.
inline constexpr qreal kPictureScale = 2;

/// The formats that pictures can be saved in, by the ending of the file's name.
enum class PictureFormat { Png, Svg };

/// The bytes of a file with the picture. `title` is kept in the file where its format can.
QByteArray pictureBytes(QWidget& widget, PictureFormat format, const QString& title);

/// Prints a picture of a widget on one page, as large as fits. False when the printer cannot be used.
bool printPicture(QPagedPaintDevice& printer, QWidget& widget);

} // namespace windrose
