// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QString>

namespace windrose
{

/// The smallest type on the table: 9 point at the usual 96 dots an inch, in logical pixels.
inline constexpr int kSmallestType = 12;

/// How narrow letters become at most, in percent: below this those of common fonts run together.
inline constexpr int kNarrowestType = 76;

/// How a text is to be fitted.
struct TextFit {
    int largest = 14; ///< pixel size to start from; never goes below `kSmallestType`
    int lines = 1;    ///< most lines
    bool bold = false;
    bool sentence = false; ///< breaks into lines before it gets smaller, and never narrower
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
    QColor color;
};

/// A font of the table: the system's family at a size in logical pixels, at least `kSmallestType`.
QFont tableFont(int pixels, bool bold = false, int stretch = 100);

/// Draws a text so that it fits: first smaller, then narrower, then in more lines if allowed, and only when nothing
/// helps with an ellipsis; the logging category `windrose.texts` tells of those at its debug level. Returns true when
/// the whole text could be shown.
bool drawFitted(QPainter& painter, const QRectF& where, const QString& text, const TextFit& fit);

} // namespace windrose
