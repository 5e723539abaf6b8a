// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPen>
#include <QTransform>

class QPainterPath;

/// What paths, brushes and pens are called in SVG. Attributes begin with a blank; those that say what SVG assumes
/// anyway are empty.
namespace windrose::svg
{

/// A number as short as possible; three digits behind the point are far less than a pixel.
QByteArray number(qreal value);

/// `name="value"`; the value needs no escapes.
QByteArray attribute(const char* name, const QByteArray& value);
QByteArray transformAttribute(const QTransform& transform);
QByteArray opacityAttribute(const char* name, qreal opacity);

/// The `d` of a path.
QByteArray dataOf(const QPainterPath& path);

/// Whether SVG has something like the brush besides plain colors: gradients that are linear or radial.
bool hasCounterpart(const QBrush& brush);
/// The color of a brush, or the one that stands for a pattern without a counterpart.
QColor plainColor(const QBrush& brush);
/// The element of a gradient, with %1 where its id goes.
QByteArray gradientElement(const QBrush& brush);

/// Width, ends, joins and dashes of a pen.
QByteArray lineAttributes(const QPen& pen);

} // namespace windrose::svg
