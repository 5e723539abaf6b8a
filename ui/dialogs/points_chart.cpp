// SPDX-License-Identifier: GPL-3.0-or-later
#include "points_chart.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace windrose
{
namespace
{

constexpr int kMargin = 10;
constexpr int kMark = 4;      // half the size of a mark
constexpr int kGridLines = 5; // about

/// A round number of points between two grid lines.
int gridStep(int highest)
{
    for (const int step : {1, 2, 5, 10, 20, 25, 50}) {
        if (highest <= step * kGridLines) {
            return step;
        }
    }
    return 100;
}

/// A seat's color as it can be told from the ground: lightened on a dark one.
QColor onGround(const QColor& color, const QColor& ground)
{
    constexpr float kDark = 0.5F;
    constexpr float kLightEnough = 0.62F;
    if (ground.lightnessF() > kDark || color.lightnessF() >= kLightEnough) {
        return color;
    }
    return QColor::fromHslF(color.hslHueF(), color.hslSaturationF(), kLightEnough);
}

/// Each seat its own shape: circle, square, triangle, diamond, cross.
QPainterPath mark(int seat, const QPointF& center)
{
    QPainterPath path;
    const qreal r = kMark;
    switch (seat) {
    case 0:
        path.addEllipse(center, r, r);
        break;
    case 1:
        path.addRect(QRectF(center.x() - r, center.y() - r, 2 * r, 2 * r));
        break;
    case 2:
        path.addPolygon(
            QPolygonF{center + QPointF(0, -r - 1), center + QPointF(r + 1, r), center + QPointF(-r - 1, r)});
        path.closeSubpath();
        break;
    case 3:
        path.addPolygon(QPolygonF{center + QPointF(0, -r - 1), center + QPointF(r + 1, 0), center + QPointF(0, r + 1),
                                  center + QPointF(-r - 1, 0)});
        path.closeSubpath();
        break;
    default:
        path.addRect(QRectF(center.x() - r - 1, center.y() - 1.5, 2 * r + 2, 3));
        path.addRect(QRectF(center.x() - 1.5, center.y() - r - 1, 3, 2 * r + 2));
        path.setFillRule(Qt::WindingFill);
        break;
    }
    return path;
}

} // namespace

PointsChart::PointsChart(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    describe();
}

void PointsChart::setPoints(const QStringList& names, const QList<QColor>& colors, const QList<QList<int>>& points)
{
    m_names = names;
    m_colors = colors;
    m_points = points;
    m_told = -1;
    describe();
    update();
}

QSize PointsChart::sizeHint() const
{
    return {620, 240};
}

QSize PointsChart::minimumSizeHint() const
{
    return {320, 160};
}

int PointsChart::rounds() const
{
    return m_points.isEmpty() ? 0 : static_cast<int>(m_points.first().size()) - 1;
}

int PointsChart::highest() const
{
    int most = 1;
    for (const QList<int>& seat : m_points) {
        most = std::accumulate(seat.cbegin(), seat.cend(), most, [](int a, int b) { return std::max(a, b); });
    }
    return most;
}

QRectF PointsChart::plot() const
{
    const QFontMetrics metrics = fontMetrics();
    int names = 0;
    for (const QString& name : m_names) {
        names = std::max(names, metrics.horizontalAdvance(name));
    }
    const int left = kMargin + metrics.horizontalAdvance(QStringLiteral("000")) + 6;
    const int right = std::min(names + 3 * kMark + 8, width() / 3) + kMargin;
    const int bottom = kMargin + 2 * metrics.height() + 4;
    return QRectF(left, kMargin + kMark, std::max(1, width() - left - right),
                  std::max(1, height() - bottom - kMargin - kMark));
}

QPointF PointsChart::at(int round, int points) const
{
    const QRectF area = plot();
    const int step = gridStep(highest());
    const qreal top = std::ceil(static_cast<qreal>(highest()) / step) * step;
    return {area.left() + area.width() * round / std::max(1, rounds()), area.bottom() - area.height() * points / top};
}

int PointsChart::roundAt(const QPointF& position) const
{
    const QRectF area = plot();
    const qreal round = (position.x() - area.left()) / area.width() * rounds();
    return std::clamp(static_cast<int>(std::lround(round)), 0, rounds());
}

QString PointsChart::roundText(int round) const
{
    QStringList parts;
    for (int seat = 0; seat < m_points.size(); ++seat) {
        //: a player and the points
        parts << tr("%1 %2").arg(m_names.value(seat), QString::number(m_points[seat].value(round)));
    }
    const QString list = QLocale().createSeparatedList(parts);
    return round == 0 ? tr("At the start: %1.").arg(list) : tr("After round %1: %2.").arg(QString::number(round), list);
}

void PointsChart::describe()
{
    setAccessibleName(tr("Points by round"));
    QStringList sentences;
    for (int round = 0; round <= rounds() && !m_points.isEmpty(); ++round) {
        sentences << roundText(round);
    }
    setAccessibleDescription(sentences.join(QLatin1Char(' ')));
}

void PointsChart::drawGrid(QPainter& painter) const
{
    const QRectF area = plot();
    const QColor text = palette().color(QPalette::WindowText);
    QColor line = text;
    line.setAlphaF(0.2F);
    const int step = gridStep(highest());
    const int lineHeight = fontMetrics().height();
    for (int points = 0; points < highest() + step; points += step) {
        const qreal y = at(0, points).y();
        painter.setPen(line);
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(text);
        painter.drawText(QRectF(0, y - lineHeight / 2.0, area.left() - 6, lineHeight),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(points));
    }
    const int widest = fontMetrics().horizontalAdvance(QStringLiteral("000"));
    const int every = std::max(1, static_cast<int>(std::ceil(widest * rounds() / area.width())));
    for (int round = 0; round <= rounds(); round += every) {
        painter.drawText(QRectF(at(round, 0).x() - widest, area.bottom() + 4, 2 * widest, lineHeight), Qt::AlignHCenter,
                         QString::number(round));
    }
    painter.drawText(QRectF(area.left(), area.bottom() + 4 + lineHeight, area.width(), lineHeight), Qt::AlignHCenter,
                     tr("Round"));
}

QColor PointsChart::seatColor(int seat) const
{
    return onGround(m_colors.value(seat, palette().color(QPalette::WindowText)), palette().color(QPalette::Window));
}

void PointsChart::drawSeat(QPainter& painter, int seat) const
{
    const QList<int>& points = m_points[seat];
    const QColor color = seatColor(seat);
    QPolygonF line;
    for (int round = 0; round < points.size(); ++round) {
        line << at(round, points[round]);
    }
    painter.setPen(QPen(color, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    // The outline keeps a mark visible on a ground near its own color.
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.setBrush(color);
    for (const QPointF& point : line) {
        painter.drawPath(mark(seat, point));
    }
}

void PointsChart::drawNames(QPainter& painter) const
{
    QList<int> order(m_points.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [this](int a, int b) { return m_points[a].last() > m_points[b].last(); });
    const QRectF area = plot();
    const qreal lineHeight = fontMetrics().height();
    // From the top each name at its line's end, or below the one before; then pushed up again from the bottom.
    QList<qreal> places;
    for (const int seat : order) {
        const qreal wanted = at(rounds(), m_points[seat].last()).y();
        places << (places.isEmpty() ? wanted : std::max(wanted, places.last() + lineHeight));
    }
    qreal lowest = height() - lineHeight / 2;
    for (qsizetype line = places.size() - 1; line >= 0; --line) {
        places[line] = std::min(places[line], lowest);
        lowest = places[line] - lineHeight;
    }
    for (int line = 0; line < order.size(); ++line) {
        const int seat = order[line];
        const QPointF center(area.right() + 2.5 * kMark + 4, places[line]);
        painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
        painter.setBrush(seatColor(seat));
        painter.drawPath(mark(seat, center));
        const QRectF space(center.x() + 2 * kMark, center.y() - lineHeight / 2, width() - center.x() - 2 * kMark - 2,
                           lineHeight);
        painter.drawText(
            space, Qt::AlignLeft | Qt::AlignVCenter,
            fontMetrics().elidedText(m_names.value(seat), Qt::ElideRight, static_cast<int>(space.width())));
    }
}

void PointsChart::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_points.isEmpty()) {
        drawGrid(painter);
        for (int seat = 0; seat < m_points.size(); ++seat) {
            drawSeat(painter, seat);
        }
        drawNames(painter);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

bool PointsChart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && !m_points.isEmpty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), roundText(roundAt(help->pos())).toHtmlEscaped(), this);
        return true;
    }
    return QWidget::event(event);
}

void PointsChart::keyPressEvent(QKeyEvent* event)
{
    const bool forward = event->key() == Qt::Key_Right;
    if (m_points.isEmpty() || (!forward && event->key() != Qt::Key_Left)) {
        QWidget::keyPressEvent(event);
        return;
    }
    m_told = m_told < 0 ? rounds() : std::clamp(m_told + (forward ? 1 : -1), 0, rounds());
    const QPoint where = mapToGlobal(at(m_told, 0).toPoint());
    QToolTip::showText(where, roundText(m_told).toHtmlEscaped(), this);
}

void PointsChart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        describe();
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace windrose
