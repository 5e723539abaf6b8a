// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPixmap>
#include <QStyle>

namespace windrose
{

/// The frame of a sea chart around a page: a line, and inside it a scale of alternating light and dark pieces.
void drawChartFrame(QPainter& painter, const QRectF& page);
/// The width of the chart's frame.
inline constexpr int kChartFrame = 9;

/// The frame around a list or a menu, or a whole tooltip.
void drawControlFrame(QPainter& painter, const QRectF& where, bool isTip);
/// A ring in the color of the focus around a control.
void drawControlFocus(QPainter& painter, const QRectF& where, qreal radius = 6);
/// A button or a closed list in its state; `isMain` for the button that Enter activates.
void drawButton(QPainter& painter, const QRectF& where, QStyle::State state, bool isMain);
/// A field for text.
void drawField(QPainter& painter, const QRectF& where, QStyle::State state);
/// A check box (`isRound` false) or a radio button.
void drawChoice(QPainter& painter, const QRectF& where, QStyle::State state, bool isRound);
/// A panel around what belongs together.
void drawGroup(QPainter& painter, const QRectF& where);
/// A small arrow that points down, up, left or right.
void drawChevron(QPainter& painter, const QRectF& where, Qt::ArrowType direction, QStyle::State state);
/// The groove of a slider or of a progress bar, filled up to `filled` of its length.
void drawGroove(QPainter& painter, const QRectF& where, const QRectF& filled, QStyle::State state);
/// The handle of a slider.
void drawHandle(QPainter& painter, const QRectF& where, QStyle::State state);
/// The handle of a scroll bar.
void drawScrollHandle(QPainter& painter, const QRectF& where, QStyle::State state);
/// The picture of a message box: a round seal with one sign such as "?".
QPixmap messageSeal(QStyle::StandardPixmap kind, int size);

} // namespace windrose
