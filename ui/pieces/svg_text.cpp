// SPDX-License-Identifier: GPL-3.0-or-later
#include "svg_text.h"

#include <QPainterPath>

#include <cmath>

namespace windrose::svg
{

QByteArray number(qreal value)
{
    if (!std::isfinite(value)) {
        return "0";
    }
    QByteArray text = QByteArray::number(value, 'f', 3);
    while (text.endsWith('0')) {
        text.chop(1);
    }
    if (text.endsWith('.')) {
        text.chop(1);
    }
    return text == "-0" ? QByteArray("0") : text;
}

namespace
{

QByteArray point(qreal x, qreal y)
{
    return number(x) + ' ' + number(y);
}

} // namespace

QByteArray dataOf(const QPainterPath& path)
{
    QByteArray data;
    for (int at = 0; at < path.elementCount(); ++at) {
        const QPainterPath::Element element = path.elementAt(at);
        switch (element.type) {
        case QPainterPath::MoveToElement:
            data += 'M' + point(element.x, element.y);
            break;
        case QPainterPath::LineToElement:
            data += 'L' + point(element.x, element.y);
            break;
        case QPainterPath::CurveToElement:
            data += 'C' + point(element.x, element.y);
            break;
        case QPainterPath::CurveToDataElement:
            data += ' ' + point(element.x, element.y);
            break;
        }
    }
    return data;
}

QByteArray attribute(const char* name, const QByteArray& value)
{
    return QByteArray(" ") + name + "=\"" + value + '"';
}

namespace
{

QByteArray matrixOf(const QTransform& transform)
{
    QByteArray values;
    for (const qreal value :
         {transform.m11(), transform.m12(), transform.m21(), transform.m22(), transform.dx(), transform.dy()}) {
        values += (values.isEmpty() ? "" : " ") + QByteArray::number(value, 'g', 6);
    }
    return "matrix(" + values + ')';
}

} // namespace

QByteArray transformAttribute(const QTransform& transform)
{
    if (transform.isIdentity()) {
        return {};
    }
    if (transform.type() == QTransform::TxTranslate) {
        return attribute("transform", "translate(" + point(transform.dx(), transform.dy()) + ')');
    }
    return attribute("transform", matrixOf(transform));
}

QByteArray opacityAttribute(const char* name, qreal opacity)
{
    return opacity < 1 ? attribute(name, number(opacity)) : QByteArray();
}

QColor plainColor(const QBrush& brush)
{
    const QGradient* gradient = brush.gradient();
    return gradient != nullptr && !gradient->stops().isEmpty() ? gradient->stops().constFirst().second : brush.color();
}

bool hasCounterpart(const QBrush& brush)
{
    return brush.style() == Qt::LinearGradientPattern || brush.style() == Qt::RadialGradientPattern;
}

namespace
{

QByteArray gradientShape(const QGradient& gradient)
{
    if (gradient.type() == QGradient::LinearGradient) {
        const auto& linear = static_cast<const QLinearGradient&>(gradient);
        return attribute("x1", number(linear.start().x())) + attribute("y1", number(linear.start().y())) +
               attribute("x2", number(linear.finalStop().x())) + attribute("y2", number(linear.finalStop().y()));
    }
    const auto& radial = static_cast<const QRadialGradient&>(gradient);
    return attribute("cx", number(radial.center().x())) + attribute("cy", number(radial.center().y())) +
           attribute("r", number(radial.radius())) + attribute("fx", number(radial.focalPoint().x())) +
           attribute("fy", number(radial.focalPoint().y()));
}

} // namespace

namespace
{

QByteArray spreadOf(const QGradient& gradient)
{
    switch (gradient.spread()) {
    case QGradient::ReflectSpread:
        return attribute("spreadMethod", "reflect");
    case QGradient::RepeatSpread:
        return attribute("spreadMethod", "repeat");
    case QGradient::PadSpread:
        break;
    }
    return {};
}

} // namespace

QByteArray gradientElement(const QBrush& brush)
{
    const QGradient& gradient = *brush.gradient();
    const QByteArray name = gradient.type() == QGradient::LinearGradient ? "linearGradient" : "radialGradient";
    const bool isLogical = gradient.coordinateMode() == QGradient::LogicalMode;
    QByteArray element = attribute("gradientUnits", isLogical ? "userSpaceOnUse" : "objectBoundingBox") +
                         gradientShape(gradient) + spreadOf(gradient);
    if (!brush.transform().isIdentity()) {
        element += attribute("gradientTransform", matrixOf(brush.transform()));
    }
    element += '>';
    for (const auto& [offset, color] : gradient.stops()) {
        element += "<stop" + attribute("offset", number(offset)) +
                   attribute("stop-color", color.name(QColor::HexRgb).toLatin1()) +
                   opacityAttribute("stop-opacity", color.alphaF()) + "/>";
    }
    return '<' + name + "%1" + element + "</" + name + '>';
}

QByteArray lineAttributes(const QPen& pen)
{
    QByteArray text;
    const qreal width = pen.widthF() > 0 ? pen.widthF() : 1;
    if (width != 1) {
        text += attribute("stroke-width", number(width));
    }
    if (pen.capStyle() != Qt::FlatCap) {
        text += attribute("stroke-linecap", pen.capStyle() == Qt::RoundCap ? "round" : "square");
    }
    if (pen.joinStyle() == Qt::RoundJoin || pen.joinStyle() == Qt::BevelJoin) {
        text += attribute("stroke-linejoin", pen.joinStyle() == Qt::RoundJoin ? "round" : "bevel");
    }
    if (pen.style() != Qt::SolidLine) {
        QByteArray dashes;
        for (const qreal dash : pen.dashPattern()) { // in widths of the line
            dashes += (dashes.isEmpty() ? "" : ",") + number(dash * width);
        }
        text += attribute("stroke-dasharray", dashes);
        if (pen.dashOffset() != 0) {
            text += attribute("stroke-dashoffset", number(pen.dashOffset() * width));
        }
    }
    return text;
}

} // namespace windrose::svg
