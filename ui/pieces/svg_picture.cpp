// SPDX-License-Identifier: GPL-3.0-or-later
#include "svg_picture.h"

#include "svg_text.h"

#include <QBuffer>
#include <QHash>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <vector>

namespace windrose
{

namespace
{

constexpr int kDotsPerInch = 96;
constexpr qreal kMillimetersPerInch = 25.4;

/// The outline of a line that is drawn with a pen.
QPainterPath strokeOf(const QPainterPath& path, const QPen& pen)
{
    QPen wide = pen;
    wide.setWidthF(pen.widthF() > 0 ? pen.widthF() : 1);
    return QPainterPathStroker(wide).createStroke(path);
}

} // namespace

/// Writes what is painted as elements of SVG.
class SvgEngine final : public QPaintEngine
{
public:
    explicit SvgEngine(QSize size) : QPaintEngine(AllFeatures), m_whole(QPoint(), size) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState&) override {} // looked up when something is drawn

    void drawPath(const QPainterPath& path) override;
    using QPaintEngine::drawPolygon;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    void drawPixmap(const QRectF& where, const QPixmap& picture, const QRectF& part) override;

    QByteArray definitions() const;
    QByteArray elements() const;

private:
    /// A path that is drawn once or several times.
    struct Shape {
        QByteArray data;
        int uses = 0;
    };
    /// A use of a shape, or an element in full when there is none.
    struct Element {
        int shape = -1;
        QByteArray text;
    };

    QPainterPath clip() const;
    QByteArray paint(const char* kind, const QBrush& brush);
    void add(const QPainterPath& path, const QTransform& transform, const QBrush& fill, const QPen& pen);
    void addClipped(const QPainterPath& path, const QPainterPath& clip);

    QRect m_whole;
    std::vector<Shape> m_shapes;
    std::vector<Element> m_elements;
    QHash<QByteArray, int> m_shapeNumbers;    ///< by data
    QHash<QByteArray, int> m_gradientNumbers; ///< by element
    QByteArray m_gradients;
};

/// What is painted outside of this is not seen, in the units of the picture.
QPainterPath SvgEngine::clip() const
{
    QPainterPath clip;
    clip.addRect(QRectF(m_whole));
    // The region leaves out what opaque children are about to cover: edge to edge, they would show the ground between
    // them at most scales.
    if (const QRect system = systemClip().boundingRect(); !system.isEmpty() && !system.contains(m_whole)) {
        QPainterPath bounds;
        bounds.addRect(QRectF(system));
        clip = clip.intersected(bounds);
    }
    if (painter()->hasClipping()) {
        clip = clip.intersected(state->transform().map(painter()->clipPath()));
    }
    return clip;
}

/// `fill` or `stroke` with its opacity.
QByteArray SvgEngine::paint(const char* kind, const QBrush& brush)
{
    const QByteArray opacity = QByteArray(kind) + "-opacity";
    if (!svg::hasCounterpart(brush)) {
        const QColor color = svg::plainColor(brush);
        return svg::attribute(kind, color.name(QColor::HexRgb).toLatin1()) +
               svg::opacityAttribute(opacity.constData(), color.alphaF() * state->opacity());
    }
    const QByteArray element = svg::gradientElement(brush);
    const auto known = m_gradientNumbers.constFind(element);
    const auto place = known != m_gradientNumbers.constEnd() ? *known : static_cast<int>(m_gradientNumbers.size());
    if (known == m_gradientNumbers.constEnd()) {
        m_gradientNumbers.insert(element, place);
        m_gradients += QByteArray(element).replace("%1", svg::attribute("id", 'g' + QByteArray::number(place))) + '\n';
    }
    return svg::attribute(kind, "url(#g" + QByteArray::number(place) + ')') +
           svg::opacityAttribute(opacity.constData(), state->opacity());
}

void SvgEngine::add(const QPainterPath& path, const QTransform& transform, const QBrush& fill, const QPen& pen)
{
    const QByteArray data = svg::dataOf(path);
    auto known = m_shapeNumbers.constFind(data);
    if (known == m_shapeNumbers.constEnd()) {
        m_shapes.push_back({data});
        known = m_shapeNumbers.insert(data, static_cast<int>(m_shapes.size()) - 1);
    }
    ++m_shapes[static_cast<std::size_t>(*known)].uses;
    QByteArray text = svg::transformAttribute(transform);
    if (fill.style() == Qt::NoBrush) {
        text += svg::attribute("fill", "none");
    } else {
        text += paint("fill", fill);
        if (path.fillRule() == Qt::OddEvenFill) {
            text += svg::attribute("fill-rule", "evenodd");
        }
    }
    if (pen.style() != Qt::NoPen) {
        text += paint("stroke", pen.brush()) + svg::lineAttributes(pen);
    }
    m_elements.push_back({*known, text});
}

/// Adds the part of a path inside of the clip, which is worked out here, because not every program reads clips.
void SvgEngine::addClipped(const QPainterPath& path, const QPainterPath& clip)
{
    const QTransform& transform = state->transform();
    bool isInvertible = false;
    const QPainterPath here = transform.inverted(&isInvertible).map(clip);
    if (!isInvertible) {
        return;
    }
    if (state->brush().style() != Qt::NoBrush) {
        if (const QPainterPath inside = path.intersected(here); !inside.isEmpty()) {
            add(inside, transform, state->brush(), QPen(Qt::NoPen));
        }
    }
    if (state->pen().style() != Qt::NoPen) {
        if (const QPainterPath inside = strokeOf(path, state->pen()).intersected(here); !inside.isEmpty()) {
            add(inside, transform, state->pen().brush(), QPen(Qt::NoPen));
        }
    }
}

void SvgEngine::drawPath(const QPainterPath& path)
{
    const bool isFilled = state->brush().style() != Qt::NoBrush && svg::plainColor(state->brush()).alpha() > 0;
    const bool isStroked = state->pen().style() != Qt::NoPen && state->pen().color().alpha() > 0;
    if (path.isEmpty() || (!isFilled && !isStroked && !svg::hasCounterpart(state->brush()))) {
        return;
    }
    const qreal edge = isStroked ? qMax(state->pen().widthF(), 1.0) : 0;
    const QRectF reach = state->transform().mapRect(path.controlPointRect().adjusted(-edge, -edge, edge, edge));
    const QPainterPath visible = clip();
    const QRectF bounds = visible.boundingRect();
    if (!bounds.intersects(reach)) {
        return;
    }
    const bool isRectangle = visible.elementCount() <= 5; // the usual clip: that of a widget
    if (isRectangle ? bounds.contains(reach) : visible.contains(reach)) {
        add(path, state->transform(), isFilled || svg::hasCounterpart(state->brush()) ? state->brush() : QBrush(),
            isStroked ? state->pen() : QPen(Qt::NoPen));
    } else {
        addClipped(path, visible);
    }
}

void SvgEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode)
{
    if (count < 2) {
        return;
    }
    QPainterPath path(points[0]);
    for (int at = 1; at < count; ++at) {
        path.lineTo(points[at]);
    }
    if (mode != PolylineMode) {
        path.closeSubpath();
        path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        drawPath(path);
        return;
    }
    const QBrush brush = state->brush();
    painter()->setBrush(Qt::NoBrush); // a line fills nothing
    drawPath(path);
    painter()->setBrush(brush);
}

void SvgEngine::drawPixmap(const QRectF& where, const QPixmap& picture, const QRectF& part)
{
    if (!clip().boundingRect().intersects(state->transform().mapRect(where))) {
        return;
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.copy(part.toRect()).save(&buffer, "PNG");
    m_elements.push_back(
        {-1, "<image" + svg::attribute("x", svg::number(where.x())) + svg::attribute("y", svg::number(where.y())) +
                 svg::attribute("width", svg::number(where.width())) +
                 svg::attribute("height", svg::number(where.height())) + svg::attribute("preserveAspectRatio", "none") +
                 svg::transformAttribute(state->transform()) + svg::opacityAttribute("opacity", state->opacity()) +
                 svg::attribute("xlink:href", "data:image/png;base64," + bytes.toBase64()) + "/>"});
}

QByteArray SvgEngine::definitions() const
{
    QByteArray text = m_gradients;
    for (std::size_t place = 0; place < m_shapes.size(); ++place) {
        if (m_shapes[place].uses > 1) {
            text += "<path" + svg::attribute("id", 's' + QByteArray::number(static_cast<int>(place))) +
                    svg::attribute("d", m_shapes[place].data) + "/>\n";
        }
    }
    return text;
}

QByteArray SvgEngine::elements() const
{
    QByteArray text;
    for (const Element& element : m_elements) {
        if (element.shape < 0) {
            text += element.text + '\n';
            continue;
        }
        const Shape& shape = m_shapes[static_cast<std::size_t>(element.shape)];
        text += shape.uses > 1 ? "<use" + svg::attribute("xlink:href", "#s" + QByteArray::number(element.shape)) +
                                     element.text + "/>\n"
                               : "<path" + svg::attribute("d", shape.data) + element.text + "/>\n";
    }
    return text;
}

SvgPicture::SvgPicture(QSize size) : m_size(size), m_engine(std::make_unique<SvgEngine>(size)) {}

SvgPicture::~SvgPicture() = default;

QPaintEngine* SvgPicture::paintEngine() const
{
    return m_engine.get();
}

QByteArray SvgPicture::document(const QString& title) const
{
    const QByteArray width = QByteArray::number(m_size.width());
    const QByteArray height = QByteArray::number(m_size.height());
    return R"(<?xml version="1.0" encoding="UTF-8"?>)"
           "\n"
           R"(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink")" +
           svg::attribute("width", width) + svg::attribute("height", height) +
           svg::attribute("viewBox", "0 0 " + width + ' ' + height) + ">\n<title>" + title.toHtmlEscaped().toUtf8() +
           "</title>\n<defs>\n" + m_engine->definitions() + "</defs>\n" + m_engine->elements() + "</svg>\n";
}

int SvgPicture::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmWidthMM:
        return qRound(m_size.width() * kMillimetersPerInch / kDotsPerInch);
    case PdmHeightMM:
        return qRound(m_size.height() * kMillimetersPerInch / kDotsPerInch);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return kDotsPerInch;
    case PdmDepth:
        return 32;
    case PdmNumColors:
        return 0;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return qRound(devicePixelRatioFScale());
    default:
        return QPaintDevice::metric(metric);
    }
}

} // namespace windrose
