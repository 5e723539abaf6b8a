// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QString>

namespace windrose
{

/// The smallest font size on the table: 9 point at the usual 96 dpi, in logical pixels.
inline constexpr int kSmallestType = 12;

/// The strongest condensing, in percent: below this the letters of common fonts overlap.
inline constexpr int kNarrowestType = 76;

/// Options for fitting a text.
struct TextFit {
    int largest = 14; ///< pixel size to start with; never below `kSmallestType`
    int lines = 1;    ///< maximum number of lines
    bool bold = false;
    bool sentence = false; ///< prefers more lines to a smaller font, and is never condensed
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
    QColor color;
};

/// The table's font: the system's font family at a size in logical pixels, at least `kSmallestType`.
QFont tableFont(int pixels, bool bold = false, int stretch = 100);

/// Draws a text so that it fits: first smaller, then condensed, then in more lines if allowed, and as a last resort
/// with an ellipsis, which is logged in the category `windrose.texts` at debug level. Returns whether the whole text
/// was shown.
bool drawFitted(QPainter& painter, const QRectF& where, const QString& text, const TextFit& fit);

} // namespace windrose
