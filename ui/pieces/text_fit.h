// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QPainter>
#include <QStringList>

#include <array>

namespace windrose
{

/// The smallest font size on the table, unless the preferences ask for smaller texts: 9 point at the usual 96 dpi, in
/// logical pixels.
inline constexpr int kSmallestType = 12;

/// The strongest condensing, in percent: below this the letters of common fonts overlap.
inline constexpr int kNarrowestType = 76;

/// The sizes of type on the table, in units.
inline constexpr std::array<int, 5> kTypeSizes{12, 14, 16, 20, 28};

/// A size of the table's type in logical pixels at the text size of the preferences, 0 being the smallest.
int typeSize(std::size_t step);

/// The type for a place of a height: `share` of the height when texts have their usual size, in proportion larger or
/// smaller otherwise, but no larger than a line in it. At least `least`, and at most this size of the table's type.
int typeIn(qreal height, qreal share, std::size_t step, int least = kSmallestType);

/// The type for running text in a column: the smallest of the table's type, and less where larger texts would leave
/// only a few letters in a line.
int columnType(qreal width);

/// Options for fitting a text.
struct TextFit {
    int largest = 14; ///< pixel size to start with; the sizes of the table's type up to it are used
    int lines = 1;    ///< maximum number of lines
    bool bold = false;
    bool sentence = false; ///< prefers more lines to a smaller font, and is never condensed
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
    QColor color;
    QString shorter = {};     ///< shown instead of a text that does not fit in the largest size
    QStringList instead = {}; ///< the first of them that fits is shown instead of a text that would be cut off
};

/// The table's font: the system's font family at the size of the table's type next to a size in logical pixels.
/// Below the smallest of them the size is taken as it is, down to the smallest of all.
QFont tableFont(int pixels, bool bold = false, int stretch = 100);

/// The bold font of the headings of a puzzle's strip and a lesson's bubble, in the smallest type of the table.
QFont headingFont();

/// A text and the width of its place.
struct TextInWidth {
    QString text;
    qreal width = 0;
};

/// The largest type up to a size in which each of these texts fits into its width in at most so many lines, broken at
/// blanks and soft hyphens: they are set in one size. The smallest of usual texts where some fit in
/// none.
int commonType(const QList<TextInWidth>& texts, int largest, bool bold, int lines = 1);

/// Draws a text so that it fits: first smaller, then in more lines if allowed; one with a shorter form stays as large
/// and becomes shorter instead. Only then it is smaller than the table's type or condensed, and as a last resort it
/// ends with an ellipsis, which is logged in the category `windrose.texts` at debug level. Returns whether a whole text
/// was shown: this one or one that stands for it.
bool drawFitted(QPainter& painter, const QRectF& where, const QString& whole, const TextFit& fit);

} // namespace windrose
