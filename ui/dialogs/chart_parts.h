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
QPainterPath mark(int seat, const QPointF& center);

/// The rectangle of the plot; `axis` is the widest label of the vertical axis.
QRectF plotOf(const QWidget& chart, const QStringList& names, const QString& axis);

/// A horizontal grid line with its label.
void drawLevel(QPainter& painter, const QRectF& plot, qreal y, const QString& label, const QPalette& palette);

/// Moves the wanted positions apart so that neighbors are at least `gap` apart within the limits, keeping their order
/// and staying as close as possible.
QList<qreal> spread(const QList<qreal>& wanted, qreal gap, qreal lowest, qreal highest);

/// Draws the names at the ends of their lines at `heights`; where they would overlap, higher `values` go first.
void drawNames(QPainter& painter, const QWidget& chart, const QRectF& plot, const QStringList& names,
               const QList<QColor>& colors, const QList<int>& values, const QList<qreal>& heights);

/// Draws the focus ring around a chart.
void drawFocus(QPainter& painter, const QWidget& chart);

} // namespace windrose::charts
