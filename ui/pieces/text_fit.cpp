// SPDX-License-Identifier: GPL-3.0-or-later
#include "text_fit.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLoggingCategory>

#include <optional>
#include <vector>

namespace windrose
{

namespace
{

constexpr qreal kDoubt = 0.95; // hinting can make a line shorter than in proportion

struct Broken {
    std::vector<QString> lines;
    bool complete = false;
};

QString withoutBreaks(QString text)
{
    return text.remove(QChar::SoftHyphen);
}

/// Fits as much of a word as possible onto a line, up to one of its soft hyphens; returns the line and the rest of the
/// word. Empty when not even the first part fits.
template <typename WidthOf>
std::optional<std::pair<QString, QString>> splitWord(const QString& line, const QString& word, const WidthOf& widthOf,
                                                     qreal width)
{
    for (qsizetype at = word.lastIndexOf(QChar::SoftHyphen); at > 0; at = word.lastIndexOf(QChar::SoftHyphen, at - 1)) {
        const QString part = withoutBreaks(word.left(at)) + QLatin1Char('-');
        const QString longer = line.isEmpty() ? part : line + QLatin1Char(' ') + part;
        if (widthOf(longer) <= width) {
            return std::pair(longer, word.mid(at + 1));
        }
    }
    return std::nullopt;
}

/// Breaks a text at blanks, and within words at soft hyphens if necessary, into at most `most` lines no wider than
/// `width`.
template <typename WidthOf>
Broken breakText(const QString& text, const WidthOf& widthOf, qreal width, int most)
{
    Broken result;
    QString line;
    QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    while (!words.isEmpty()) {
        const QString word = words.takeFirst();
        const QString plain = withoutBreaks(word);
        const QString longer = line.isEmpty() ? plain : line + QLatin1Char(' ') + plain;
        if (widthOf(longer) <= width) {
            line = longer;
            continue;
        }
        if (static_cast<int>(result.lines.size()) + 1 >= most) {
            return result;
        }
        if (const auto split = splitWord(line, word, widthOf, width)) {
            result.lines.push_back(split->first);
            words.prepend(split->second);
            line.clear();
        } else if (line.isEmpty()) {
            return result;
        } else {
            result.lines.push_back(line);
            words.prepend(word);
            line.clear();
        }
    }
    result.lines.push_back(line);
    result.complete = true;
    return result;
}

/// Metrics of the smallest font. Creating a font is far slower than measuring with it, so widths are scaled from this
/// one and only a font that probably fits is created.
const QFontMetricsF& smallestMetrics(bool bold)
{
    static QFont known;
    static std::optional<QFontMetricsF> metrics[2];
    if (known != QGuiApplication::font()) {
        known = QGuiApplication::font();
        metrics[0].reset();
        metrics[1].reset();
    }
    std::optional<QFontMetricsF>& kept = metrics[bold ? 1 : 0];
    if (!kept) {
        kept.emplace(tableFont(kSmallestType, bold));
    }
    return *kept;
}

/// The widths of a text's words, and of their parts between soft hyphens, in the smallest font.
class Measured
{
public:
    Measured(const QString& text, bool bold)
    {
        const QFontMetricsF& metrics = smallestMetrics(bold);
        const qreal blank = metrics.horizontalAdvance(QLatin1Char(' '));
        for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            qreal before = blank;
            for (const QString& part : word.split(QChar::SoftHyphen, Qt::SkipEmptyParts)) {
                m_parts.push_back({metrics.horizontalAdvance(part), before});
                before = 0;
            }
        }
    }

    /// Estimates whether the text can be broken into this many lines; errs only on the side of "it fits".
    bool mayFit(int size, int stretch, qreal width, int lines) const
    {
        const qreal room = width / (kDoubt * size / kSmallestType * stretch / 100);
        qreal line = 0;
        for (const Part& part : m_parts) {
            if (part.width > room) {
                return false;
            }
            line += (line > 0 ? part.blankBefore : 0) + part.width;
            if (line > room) {
                line = part.width;
                --lines;
            }
        }
        return lines >= 1;
    }

private:
    struct Part {
        qreal width = 0;
        qreal blankBefore = 0;
    };
    std::vector<Part> m_parts;
};

/// The next smaller size. Only a few sizes are used, because creating fonts is slower than drawing with them.
int smaller(int size)
{
    return size > 28 ? 28 : size > 24 ? 24 : size > 20 ? 20 : size > 16 ? 16 : size > 14 ? 14 : size - 1;
}

int onScale(int size)
{
    return size <= 14 ? qMax(size, kSmallestType) : smaller(size + 1);
}

void drawLines(QPainter& painter, const QRectF& where, const std::vector<QString>& lines, const QFont& font,
               const TextFit& fit)
{
    const QFontMetricsF metrics(font);
    const qreal step = metrics.ascent() + metrics.descent();
    const qreal height = step * static_cast<qreal>(lines.size());
    qreal top = where.top();
    if ((fit.alignment & Qt::AlignVCenter) != 0) {
        top = where.center().y() - height / 2;
    } else if ((fit.alignment & Qt::AlignBottom) != 0) {
        top = where.bottom() - height;
    }
    painter.setFont(font);
    painter.setPen(fit.color);
    for (const QString& line : lines) {
        qreal left = where.left();
        const qreal width = metrics.horizontalAdvance(line);
        if ((fit.alignment & Qt::AlignHCenter) != 0) {
            left = where.center().x() - width / 2;
        } else if ((fit.alignment & Qt::AlignRight) != 0) {
            left = where.right() - width;
        }
        painter.drawText(QPointF(left, top + metrics.ascent()), line);
        top += step;
    }
}

/// Draws the text in at most `lines` lines if it fits at some size and width.
bool tryLines(QPainter& painter, const QRectF& where, const QString& text, const TextFit& fit, int lines, int largest,
              bool bold)
{
    const Measured measured(text, bold);
    for (int size = largest; size >= kSmallestType; size = smaller(size)) {
        for (int stretch = 100; stretch >= kNarrowestType; stretch -= 12) {
            if (!measured.mayFit(size, stretch, where.width(), lines)) {
                continue;
            }
            const QFont font = tableFont(size, bold, stretch);
            const QFontMetricsF metrics(font);
            if (lines > 1 && (metrics.ascent() + metrics.descent()) * lines > where.height() + 2) {
                break;
            }
            const Broken broken = breakText(
                text, [&metrics](const QString& part) { return metrics.horizontalAdvance(part); }, where.width(),
                lines);
            if (broken.complete) {
                drawLines(painter, where, broken.lines, font, fit);
                return true;
            }
        }
    }
    return false;
}

/// Draws a sentence in the largest size at which its lines fit.
bool trySentence(QPainter& painter, const QRectF& where, const QString& text, const TextFit& fit, int largest)
{
    const Measured measured(text, fit.bold);
    for (int size = largest; size >= kSmallestType; size = smaller(size)) {
        if (!measured.mayFit(size, 100, where.width(), fit.lines)) {
            continue;
        }
        const QFont font = tableFont(size, fit.bold);
        const QFontMetricsF metrics(font);
        const int room = static_cast<int>((where.height() + 2) / (metrics.ascent() + metrics.descent()));
        const Broken broken = breakText(
            text, [&metrics](const QString& part) { return metrics.horizontalAdvance(part); }, where.width(),
            qMin(fit.lines, room));
        if (broken.complete) {
            drawLines(painter, where, broken.lines, font, fit);
            return true;
        }
    }
    return false;
}

} // namespace

QFont tableFont(int pixels, bool bold, int stretch)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(qMax(kSmallestType, pixels));
    font.setBold(bold);
    if (stretch != 100) {
        font.setStretch(stretch);
    }
    return font;
}

bool drawFitted(QPainter& painter, const QRectF& where, const QString& text, const TextFit& fit)
{
    const int largest = onScale(fit.largest);
    if (fit.sentence && trySentence(painter, where, text, fit, largest)) {
        return true;
    }
    for (int lines = 1; lines <= fit.lines; ++lines) {
        if (tryLines(painter, where, text, fit, lines, largest, fit.bold)) {
            return true;
        }
    }
    for (int lines = 1; fit.bold && lines <= fit.lines; ++lines) {
        if (tryLines(painter, where, text, fit, lines, kSmallestType, false)) {
            return true;
        }
    }
    // A text that does not fit is a bug; tests check this category.
    static const QLoggingCategory texts("windrose.texts", QtInfoMsg);
    qCDebug(texts).noquote() << "cut short:" << withoutBreaks(text);
    const QFont font = tableFont(kSmallestType, false, kNarrowestType);
    const QFontMetricsF metrics(font);
    drawLines(painter, where, {metrics.elidedText(withoutBreaks(text), Qt::ElideRight, where.width())}, font, fit);
    return false;
}

} // namespace windrose
