// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>
#include <QWidget>

/// Shared by the charts of a game: a color and mark for each seat, and names at the ends of the lines.
namespace windrose::charts
{

inline constexpr int kMargin = 10;
inline constexpr int kMark = 4;             ///< half the size of a mark
inline constexpr int kLabelGap = kMark + 6; ///< from a level's label to the plot, whose marks can lie on its edge

/// A seat's color, lightened on a dark background so that it stays visible.
QColor onGround(const QColor& color, const QColor& ground);

/// A different shape for each seat: circle, square, triangle, diamond, cross.
QPainterPath mark(int seat, const QPointF& center, qreal radius = kMark);

/// What a bar shows.
struct Bar {
    int percent = 0;  ///< the filled part
    int hatched = -1; ///< if larger, the part up to here is hatched
    QColor color;     ///< of the filled part
    QColor line;      ///< of its outline
};

/// Draws a bar with round ends, filled from the left, or from the right in languages that are written from there.
void drawBar(QPainter& painter, const QRectF& where, const Bar& bar, Qt::LayoutDirection direction);

/// Where a mark is drawn, and half its size.
struct MarkSpot {
    QPointF center;
    qreal radius = kMark;
};

/// Places the marks of all lines at one step of a chart: those that would cover each other go side by side in the order
/// of the seats, smaller where `room`, the width of a step, is narrow, and between `left` and `right`.
QList<MarkSpot> placeMarks(const QList<QPointF>& points, qreal room, qreal left, qreal right);

/// The rectangle of the plot; `axis` is the widest label of the vertical axis.
QRectF plotOf(const QWidget& chart, const QStringList& names, const QString& axis);

/// Percent between the lines with numbers of a chart whose height stands for 100 %: more if the numbers would touch.
int percentBetweenLevels(qreal height, int lineHeight);

/// A horizontal grid line with its label.
void drawLevel(QPainter& painter, const QRectF& plot, qreal y, const QString& label, const QPalette& palette);

/// Moves the wanted positions apart so that neighbors are at least `gap` apart within the limits, keeping their order
/// and staying as close as possible.
QList<qreal> spread(const QList<qreal>& wanted, qreal gap, qreal lowest, qreal highest);

/// Draws the names beside the `ends` of their lines, connected to those that reach the edge of the plot; where they
/// would overlap, higher `values` go first.
void drawNames(QPainter& painter, const QWidget& chart, const QRectF& plot, const QStringList& names,
               const QList<QColor>& colors, const QList<int>& values, const QList<QPointF>& ends);

/// Draws the focus ring around a chart.
void drawFocus(QPainter& painter, const QWidget& chart);

} // namespace windrose::charts
