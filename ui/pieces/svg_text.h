// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPen>
#include <QTransform>

class QPainterPath;

/// Converts paths, brushes and pens to SVG. Attributes begin with a space; an attribute with SVG's default value is an
/// empty text.
namespace windrose::svg
{

/// A number with at most three decimals, without trailing zeros.
QByteArray number(qreal value);

/// `name="value"`; the value needs no escapes.
QByteArray attribute(const char* name, const QByteArray& value);
QByteArray transformAttribute(const QTransform& transform);
QByteArray opacityAttribute(const char* name, qreal opacity);

/// The `d` of a path.
QByteArray dataOf(const QPainterPath& path);

/// Whether SVG can express the brush as a gradient: linear and radial ones only.
bool hasCounterpart(const QBrush& brush);
/// The color of a brush; for a pattern that SVG cannot express, a color in its place.
QColor plainColor(const QBrush& brush);
/// The element of a gradient, with %1 where its id goes.
QByteArray gradientElement(const QBrush& brush);

/// Width, ends, joins and dashes of a pen.
QByteArray lineAttributes(const QPen& pen);

} // namespace windrose::svg
