// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>
#include <QWidget>

/// What the charts of a game share: seats told apart by color and mark, and their names at the ends of the lines.
namespace windrose::charts
{

inline constexpr int kMargin = 10;
inline constexpr int kMark = 4;             ///< half the size of a mark
inline constexpr int kLabelGap = kMark + 6; ///< from a level's label to the plot, whose marks may lie on its edge

/// A seat's color as it can be told from the ground: lightened on a dark one.
QColor onGround(const QColor& color, const QColor& ground);

/// Each seat its own shape: circle, square, triangle, diamond, cross.
QPainterPath mark(int seat, const QPointF& center);

/// The place lines are drawn in: `axis` is the widest label of the upright axis.
QRectF plotOf(const QWidget& chart, const QStringList& names, const QString& axis);

/// A horizontal grid line with its label.
void drawLevel(QPainter& painter, const QRectF& plot, qreal y, const QString& label, const QPalette& palette);

/// Places as near to the wanted ones as is possible when each is `gap` from the next, between two ends; those further
/// along stay further along.
QList<qreal> spread(const QList<qreal>& wanted, qreal gap, qreal lowest, qreal highest);

/// The names beside the ends of their lines at `heights`, those with higher `values` first where they would overlap.
void drawNames(QPainter& painter, const QWidget& chart, const QRectF& plot, const QStringList& names,
               const QList<QColor>& colors, const QList<int>& values, const QList<qreal>& heights);

/// The ring around a chart that has the keyboard.
void drawFocus(QPainter& painter, const QWidget& chart);

} // namespace windrose::charts
