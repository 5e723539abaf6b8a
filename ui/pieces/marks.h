// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme.h"

#include <QPainter>

namespace windrose
{

/// Corner radius of pieces for a height in logical pixels.
qreal cornerOf(const QRectF& rect);

/// A circle for a colonist: white when idle, green with a colonist in it when occupied.
void drawCircle(QPainter& painter, const QRectF& where, bool occupied);

/// On an idle circle that must not stay empty: a ring and a plus in the color of legal targets, for somebody waits.
void drawWanted(QPainter& painter, const QRectF& where);

/// An empty space: dashed border and a query mark.
void drawEmptySpace(QPainter& painter, const QRectF& where, bool query = true);

/// The red cross over a kind that is sold out.
void drawSoldOut(QPainter& painter, const QRectF& where);

/// A panel of paper with a border.
void drawPanel(QPainter& painter, const QRectF& where, const QColor& fill, const QColor& edge, qreal radius = 8);

/// Outline and hatch of a place that would take the piece in the hand; `strong` while it hovers there.
void drawLegalTarget(QPainter& painter, const QRectF& where, qreal radius, bool strong);

/// The ring of the keyboard focus, two pixels, inside `where`.
void drawFocusRing(QPainter& painter, const QRectF& where, qreal radius);

/// The double outline of something a log line speaks of.
void drawHighlighted(QPainter& painter, const QRectF& where, qreal radius);

/// A light veil over a piece the pointer is on.
void drawHover(QPainter& painter, const QRectF& where, qreal radius);

/// The mark of a computer player: a cogwheel, cut out of `ink`.
void drawComputer(QPainter& painter, const QRectF& where, const QColor& ink);

/// A round badge with a short text (a count), centerd; text color is chosen for contrast.
void drawBadge(QPainter& painter, const QRectF& where, const QString& text, const QColor& fill, const QColor& ink);

} // namespace windrose
