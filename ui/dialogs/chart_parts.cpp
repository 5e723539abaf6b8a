// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_parts.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace windrose::charts
{

QColor onGround(const QColor& color, const QColor& ground)
{
    constexpr float kDark = 0.5F;
    constexpr float kLightEnough = 0.62F;
    if (ground.lightnessF() > kDark || color.lightnessF() >= kLightEnough) {
        return color;
    }
    return QColor::fromHslF(color.hslHueF(), color.hslSaturationF(), kLightEnough);
}

QPainterPath mark(int seat, const QPointF& center, qreal radius)
{
    QPainterPath path;
    const qreal r = radius;
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

void drawBar(QPainter& painter, const QRectF& where, const Bar& bar, Qt::LayoutDirection direction)
{
    const qreal round = where.height() / 2;
    const auto upTo = [&](int percent) {
        QRectF part = where;
        part.setWidth(where.width() * percent / 100);
        if (direction == Qt::RightToLeft) {
            part.moveRight(where.right());
        }
        return part;
    };
    QPainterPath whole;
    whole.addRoundedRect(where, round, round);
    QColor line = bar.line;
    line.setAlphaF(0.1F);
    painter.save();
    painter.setClipPath(whole, Qt::IntersectClip);
    painter.fillRect(where, line);
    if (bar.hatched > bar.percent) {
        painter.fillRect(upTo(bar.hatched), QBrush(bar.color, Qt::Dense5Pattern));
    }
    painter.fillRect(upTo(bar.percent), bar.color);
    painter.restore();
    line.setAlphaF(0.55F);
    painter.setPen(QPen(line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(whole);
}

QList<MarkSpot> placeMarks(const QList<QPointF>& points, qreal room, qreal left, qreal right)
{
    constexpr qreal kSmallest = 1.5;
    constexpr qreal kGap = 2;
    std::vector<int> order(static_cast<std::size_t>(points.size()));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return points[a].y() < points[b].y(); });
    QList<MarkSpot> spots(points.size());
    for (auto first = order.begin(); first != order.end();) {
        auto last = first + 1;
        while (last != order.end() && points[*last].y() - points[*(last - 1)].y() < 2 * kMark) {
            ++last;
        }
        std::sort(first, last);
        const auto count = static_cast<qreal>(last - first);
        const qreal step = std::min(2 * kMark + kGap, room / count);
        const qreal radius = count == 1 ? kMark : std::clamp((step - kGap / 2) / 2, kSmallest, qreal{kMark});
        const qreal half = step * (count - 1) / 2;
        const qreal middle = std::max(left + half, std::min(points[*first].x(), right - half));
        for (int place = 0; first != last; ++first, ++place) {
            spots[*first] = {QPointF(middle - half + step * place, points[*first].y()), radius};
        }
    }
    return spots;
}

QRectF plotOf(const QWidget& chart, const QStringList& names, const QString& axis)
{
    const QFontMetrics metrics = chart.fontMetrics();
    int widest = 0;
    for (const QString& name : names) {
        widest = std::max(widest, metrics.horizontalAdvance(name));
    }
    const int left = kMargin + metrics.horizontalAdvance(axis) + kLabelGap;
    const int right = std::min(widest + 3 * kMark + 8, chart.width() / 3) + kMargin;
    const int bottom = kMargin + 2 * metrics.height() + 4;
    return QRectF(left, kMargin + kMark, std::max(1, chart.width() - left - right),
                  std::max(1, chart.height() - bottom - kMargin - kMark));
}

int percentBetweenLevels(qreal height, int lineHeight)
{
    constexpr int kAll = 100;
    int step = kAll / 4;
    while (step < kAll && height * step < lineHeight * kAll) {
        step *= 2;
    }
    return step;
}

void drawLevel(QPainter& painter, const QRectF& plot, qreal y, const QString& label, const QPalette& palette)
{
    const QColor text = palette.color(QPalette::WindowText);
    QColor line = text;
    line.setAlphaF(0.2F);
    const int lineHeight = painter.fontMetrics().height();
    painter.setPen(line);
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    painter.setPen(text);
    painter.drawText(QRectF(0, y - lineHeight / 2.0, plot.left() - kLabelGap, lineHeight),
                     Qt::AlignRight | Qt::AlignVCenter, label);
}

QList<qreal> spread(const QList<qreal>& wanted, qreal gap, qreal lowest, qreal highest)
{
    struct Group {
        qreal first = 0; ///< the best place for its first member
        int count = 0;
    };
    std::vector<int> order(static_cast<std::size_t>(wanted.size()));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&wanted](int a, int b) { return wanted[a] < wanted[b]; });
    const auto fit = [&](qreal first, int count) {
        return std::max(lowest, std::min(first, highest - gap * (count - 1)));
    };
    std::vector<Group> groups;
    groups.reserve(order.size());
    for (const int place : order) {
        Group group{fit(wanted[place], 1), 1};
        while (!groups.empty() && groups.back().first + gap * groups.back().count > group.first) {
            const Group before = groups.back();
            groups.pop_back();
            const int count = before.count + group.count;
            const qreal sum = before.first * before.count + (group.first - gap * before.count) * group.count;
            group = {fit(sum / count, count), count};
        }
        groups.push_back(group);
    }
    QList<qreal> places(wanted.size());
    auto next = order.begin();
    for (const Group& group : groups) {
        for (int member = 0; member < group.count; ++member) {
            places[*next++] = group.first + gap * member;
        }
    }
    return places;
}

void drawNames(QPainter& painter, const QWidget& chart, const QRectF& plot, const QStringList& names,
               const QList<QColor>& colors, const QList<int>& values, const QList<QPointF>& ends)
{
    QList<int> order(values.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&values](int a, int b) { return values[a] > values[b]; });
    const qreal lineHeight = chart.fontMetrics().height();
    QList<qreal> heights;
    for (const int seat : order) {
        heights << ends[seat].y();
    }
    const QList<qreal> places = spread(heights, lineHeight, lineHeight / 2, chart.height() - lineHeight / 2);
    for (int line = 0; line < order.size(); ++line) {
        const int seat = order[line];
        const QPointF center(plot.right() + 2.5 * kMark + 4, places[line]);
        if (ends[seat].x() > plot.right() - 1) {
            painter.setPen(QPen(colors.value(seat), 1));
            painter.drawLine(ends[seat], center);
        }
        painter.setPen(QPen(chart.palette().color(QPalette::WindowText), 1));
        painter.setBrush(colors.value(seat));
        painter.drawPath(mark(seat, center));
        const QRectF space(center.x() + 2 * kMark, center.y() - lineHeight / 2,
                           chart.width() - center.x() - 2 * kMark - 2, lineHeight);
        painter.drawText(
            space, Qt::AlignLeft | Qt::AlignVCenter,
            chart.fontMetrics().elidedText(names.value(seat), Qt::ElideRight, static_cast<int>(space.width())));
    }
}

void drawFocus(QPainter& painter, const QWidget& chart)
{
    if (chart.hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(chart.palette().color(QPalette::Highlight), 2));
        painter.drawRect(QRectF(chart.rect()).adjusted(1, 1, -1, -1));
    }
}

} // namespace windrose::charts
