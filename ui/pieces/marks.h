// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme.h"

#include <QPainter>

namespace windrose
{

/// The corner radius of a piece.
qreal cornerOf(const QRectF& rect);

/// Draws a circle for a colonist: white when idle, green with a colonist when occupied.
void drawCircle(QPainter& painter, const QRectF& where, bool occupied);

/// Marks an idle circle that takes a colonist now: a ring and a plus.
void drawFillableCircle(QPainter& painter, const QRectF& where);

/// Draws an empty space: a dashed border and a question mark.
void drawEmptySpace(QPainter& painter, const QRectF& where, bool query = true);

/// Draws the red cross over the picture of a kind that is sold out.
void drawSoldOut(QPainter& painter, const QRectF& where);

/// Draws a paper panel with a border; without a radius its corners are those of the panels of the table.
void drawPanel(QPainter& painter, const QRectF& where, const QColor& fill, const QColor& edge, qreal radius = -1);

/// Draws the outline and wash of a place that would take the held piece; `strong` while the piece is over it.
void drawLegalTarget(QPainter& painter, const QRectF& where, qreal radius, bool strong);

/// Marks a thing that can be used now, before it is touched: a thin outline in the color of legal targets and a dot in
/// the upper left corner, which is free of text on every piece.
void drawLegal(QPainter& painter, const QRectF& where, qreal radius);

/// Draws the keyboard focus ring, two pixels wide, inside `where`.
void drawFocusRing(QPainter& painter, const QRectF& where, qreal radius);

/// Draws the double outline of a place that a log line refers to.
void drawHighlighted(QPainter& painter, const QRectF& where, qreal radius);

/// Marks what was refused: an outline in the color of what is not possible, and a "!" in the upper right corner.
void drawRefused(QPainter& painter, const QRectF& where, qreal radius);

/// Draws the thin outline of what a player's last order changed.
void drawTrace(QPainter& painter, const QRectF& where, qreal radius);

/// Lightens a piece under the pointer.
void drawHover(QPainter& painter, const QRectF& where, qreal radius);

/// Draws the mark of a computer player: a cogwheel cut out of `ink`.
void drawComputer(QPainter& painter, const QRectF& where, const QColor& ink);

/// Draws a round badge with a short centered text (a count); the text color is chosen for contrast.
void drawBadge(QPainter& painter, const QRectF& where, const QString& text, const QColor& fill, const QColor& ink);

} // namespace windrose
