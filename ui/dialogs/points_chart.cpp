// SPDX-License-Identifier: GPL-3.0-or-later
#include "points_chart.h"

#include "chart_parts.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <numeric>

/* TRANSLATOR windrose::PointsChart  The diagram of the points by round, with the final score. */

namespace windrose
{
namespace
{

constexpr int kGridLines = 5; // approximate

/// A round number of points between grid lines.
int gridStep(int highest)
{
    for (const int step : {1, 2, 5, 10, 20, 25, 50}) {
        if (highest <= step * kGridLines) {
            return step;
        }
    }
    return 100;
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
    m_selected = -1;
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
    return charts::plotOf(*this, m_names, QStringLiteral("000"));
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
    //: Read out for the first point of the diagram; %1 is a list of players with their points.
    return round == 0
               ? tr("At the start: %1.").arg(list)
               : tr(
                     //: Read out for a point of the diagram; %1 is the round, %2 a list of players with their points.
                     "After round %1: %2.")
                     .arg(QString::number(round), list);
}

void PointsChart::describe()
{
    //: The title of a chart in the dialog with the final score.
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
    const int step = gridStep(highest());
    const int lineHeight = fontMetrics().height();
    for (int points = 0; points < highest() + step; points += step) {
        charts::drawLevel(painter, area, at(0, points).y(), QString::number(points), palette());
    }
    const int widest = fontMetrics().horizontalAdvance(QStringLiteral("000"));
    const int every = std::max(1, static_cast<int>(std::ceil(widest * rounds() / area.width())));
    for (int round = 0; round <= rounds(); round += every) {
        painter.drawText(QRectF(at(round, 0).x() - widest, area.bottom() + 4, 2 * widest, lineHeight), Qt::AlignHCenter,
                         QString::number(round));
    }
    painter.drawText(QRectF(area.left(), area.bottom() + 4 + lineHeight, area.width(), lineHeight), Qt::AlignHCenter,

                     //: Below the axis of the diagram.
                     tr("Round"));
}

QColor PointsChart::seatColor(int seat) const
{
    return charts::onGround(m_colors.value(seat, palette().color(QPalette::WindowText)),
                            palette().color(QPalette::Window));
}

void PointsChart::drawSeat(QPainter& painter, int seat) const
{
    const QList<int>& points = m_points[seat];
    QPolygonF line;
    for (int round = 0; round < points.size(); ++round) {
        line << at(round, points[round]);
    }
    painter.setPen(QPen(seatColor(seat), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

void PointsChart::drawMarks(QPainter& painter) const
{
    const QRectF area = plot();
    // The outline keeps a mark visible on a background of a similar color.
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    for (int round = 0; round <= rounds(); ++round) {
        QList<QPointF> points;
        for (const QList<int>& seat : m_points) {
            points << at(round, seat[round]);
        }
        const QList<charts::MarkSpot> spots =
            charts::placeMarks(points, area.width() / std::max(1, rounds()), area.left(), area.right());
        for (int seat = 0; seat < spots.size(); ++seat) {
            painter.setBrush(seatColor(seat));
            painter.drawPath(charts::mark(seat, spots[seat].center, spots[seat].radius));
        }
    }
}

void PointsChart::drawNames(QPainter& painter) const
{
    QList<QColor> colors;
    QList<int> values;
    QList<QPointF> ends;
    for (int seat = 0; seat < m_points.size(); ++seat) {
        colors << seatColor(seat);
        values << m_points[seat].last();
        ends << at(rounds(), m_points[seat].last());
    }
    charts::drawNames(painter, *this, plot(), m_names, colors, values, ends);
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
        drawMarks(painter);
        drawNames(painter);
    }
    charts::drawFocus(painter, *this);
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
    m_selected = m_selected < 0 ? rounds() : std::clamp(m_selected + (forward ? 1 : -1), 0, rounds());
    const QPoint where = mapToGlobal(at(m_selected, 0).toPoint());
    QToolTip::showText(where, roundText(m_selected).toHtmlEscaped(), this);
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
