// SPDX-License-Identifier: GPL-3.0-or-later
#include "text_fit.h"

#include "table_unit.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHash>
#include <QLoggingCategory>
#include <QTextBoundaryFinder>

#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace windrose
{

namespace
{

constexpr qreal kWidthTolerance = 0.95; // hinting can make a line shorter than in proportion
constexpr qreal kTallestLine = 0.8;     // of the height of a place, as a font size
constexpr int kLettersInColumn = 12;    // times the font size: about 22 letters

/// The smallest of the table's type when texts have their usual size. Every place has the height of such a line.
int usualType()
{
    return wholeUnits(kTypeSizes[0]);
}

/// The smallest size of all.
int smallestType()
{
    return qMin(kSmallestType, typeSize(0));
}

QFont fontOf(int pixels, bool bold)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

struct Broken {
    std::vector<QString> lines;
    bool complete = false;
};

constexpr QChar kBreak{0x200B}; // a place to break a line where no hyphen is written

bool isBreak(QChar character)
{
    return character == QChar::SoftHyphen || character == kBreak;
}

QString withoutBreaks(QString text)
{
    return text.remove(QChar::SoftHyphen).remove(kBreak);
}

bool isOfHan(QChar character)
{
    const QChar::Script script = character.script();
    const char16_t code = character.unicode();
    return script == QChar::Script_Han || script == QChar::Script_Hiragana || script == QChar::Script_Katakana ||
           (code >= 0x3000 && code <= 0x303F) || (code >= 0xFF00 && code <= 0xFFEF);
}

/// Marks where lines of Japanese and Chinese can be broken, which write no blanks between words.
QString withBreaks(const QString& text)
{
    if (std::none_of(text.begin(), text.end(), isOfHan)) {
        return text;
    }
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    QString result;
    qsizetype begin = 0;
    for (qsizetype at = finder.toNextBoundary(); at > 0 && at < text.size(); at = finder.toNextBoundary()) {
        if (isOfHan(text[at - 1]) || isOfHan(text[at])) {
            result += text.mid(begin, at - begin) + kBreak;
            begin = at;
        }
    }
    return result + text.mid(begin);
}

/// Fits as much of a word as possible onto a line, up to one of its breaks; returns the line and the rest of the
/// word. Empty when not even the first part fits.
template <typename WidthOf>
std::optional<std::pair<QString, QString>> splitWord(const QString& line, const QString& word, const WidthOf& widthOf,
                                                     qreal width)
{
    for (qsizetype at = word.size() - 1; at > 0; --at) {
        if (!isBreak(word[at])) {
            continue;
        }
        const QString part =
            withoutBreaks(word.left(at)) + (word[at] == QChar::SoftHyphen ? QStringLiteral("-") : QString());
        const QString longer = line.isEmpty() ? part : line + QLatin1Char(' ') + part;
        if (widthOf(longer) <= width) {
            return std::pair(longer, word.mid(at + 1));
        }
    }
    return std::nullopt;
}

/// Breaks a text at blanks, and within words at their breaks if necessary, into at most `most` lines no wider than
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

/// A font of the table and the widths of the texts measured in it. Both are kept: creating a font is far slower than
/// measuring a text, measuring is as slow as drawing, and most texts are fitted many times.
class Type
{
public:
    explicit Type(const QFont& font) : m_font(font), m_metrics(font) {}

    const QFont& font() const { return m_font; }
    const QFontMetricsF& metrics() const { return m_metrics; }
    qreal lineHeight() const { return m_metrics.ascent() + m_metrics.descent(); }

    qreal widthOf(const QString& text) const
    {
        constexpr qsizetype kMostTexts = 2000; // kept of a size; more are sentences, which are seldom the same again
        const auto known = m_widths.constFind(text);
        if (known != m_widths.constEnd()) {
            return *known;
        }
        if (m_widths.size() >= kMostTexts) {
            m_widths.clear();
        }
        return *m_widths.insert(text, m_metrics.horizontalAdvance(text));
    }

private:
    QFont m_font;
    QFontMetricsF m_metrics;
    mutable QHash<QString, qreal> m_widths;
};

/// A font of the system's family in this size, and its measured widths. The reference is valid until the next call.
const Type& typeOf(int pixels, bool bold, int stretch = 100)
{
    static QFont known;
    static std::map<std::tuple<int, bool, int>, Type> types;
    constexpr std::size_t kMostTypes = 64; // more when the window takes many sizes
    if (known != QGuiApplication::font() || types.size() >= kMostTypes) {
        known = QGuiApplication::font();
        types.clear();
    }
    const auto key = std::tuple(pixels, bold, stretch);
    const auto kept = types.find(key);
    if (kept != types.end()) {
        return kept->second;
    }
    QFont font = fontOf(pixels, bold);
    if (stretch != 100) {
        font.setStretch(stretch);
    }
    return types.emplace(key, Type(font)).first->second;
}

/// The widths of a text's words, and of their parts between breaks, in the smallest font.
class Measured
{
public:
    Measured(const QString& text, bool bold)
    {
        // Widths are scaled from these, and only a font that probably fits is created.
        const Type& smallest = typeOf(kSmallestType, bold);
        const qreal blank = smallest.widthOf(QStringLiteral(" "));
        for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            qreal before = blank;
            for (const QString& part :
                 QString(word).replace(kBreak, QChar::SoftHyphen).split(QChar::SoftHyphen, Qt::SkipEmptyParts)) {
                m_parts.push_back({smallest.widthOf(part), before});
                before = 0;
            }
        }
    }

    /// Estimates whether the text can be broken into this many lines; errs only on the side of "it fits".
    bool canFit(int size, int stretch, qreal width, int lines) const
    {
        const qreal room = width / (kWidthTolerance * size / kSmallestType * stretch / 100);
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

/// The size of the table's type next below a size, or barely above it. A smaller one is taken as it is, but not below
/// the smallest of usual texts.
int onScale(int size)
{
    for (std::size_t step = kTypeSizes.size(); step-- > 0;) {
        if (typeSize(step) <= size + size / 12) {
            return typeSize(step);
        }
    }
    return qMin(typeSize(0), qMax(size, usualType()));
}

/// The font of `tableFont` and its measured widths. The reference is valid until the next call.
const Type& tableType(int pixels, bool bold, int stretch = 100)
{
    return typeOf(pixels < typeSize(0) ? qMax(smallestType(), pixels) : onScale(pixels), bold, stretch);
}

/// The next font size to try when a text does not fit: the next smaller one of `kTypeSizes`; below them, an eighth less
/// each time. There are only a few sizes, because creating a font takes longer than drawing with it.
int smaller(int size)
{
    for (std::size_t step = kTypeSizes.size(); step-- > 0;) {
        if (typeSize(step) < size) {
            return typeSize(step);
        }
    }
    return size > smallestType() ? qMax(smallestType(), size * 7 / 8) : size - 1;
}

void drawLines(QPainter& painter, const QRectF& where, const std::vector<QString>& lines, const Type& type,
               const TextFit& fit)
{
    const qreal step = type.lineHeight();
    const qreal height = step * static_cast<qreal>(lines.size());
    qreal top = where.top();
    if ((fit.alignment & Qt::AlignVCenter) != 0) {
        top = where.center().y() - height / 2;
    } else if ((fit.alignment & Qt::AlignBottom) != 0) {
        top = where.bottom() - height;
    }
    painter.setFont(type.font());
    painter.setPen(fit.color);
    for (const QString& line : lines) {
        qreal left = where.left();
        const qreal width = type.widthOf(line);
        if ((fit.alignment & Qt::AlignHCenter) != 0) {
            left = where.center().x() - width / 2;
        } else if ((fit.alignment & Qt::AlignRight) != 0) {
            left = where.right() - width;
        }
        painter.drawText(QPointF(left, top + type.metrics().ascent()), line);
        top += step;
    }
}

/// Whether lines of a font are too tall for a place. A single line of usual type never is, because the places are made
/// for it.
bool isTooTall(const Type& type, int size, int lines, const QRectF& where)
{
    if (lines == 1 && (textScale() <= 1 || size <= usualType())) {
        return false;
    }
    return type.lineHeight() * lines > where.height() + 2;
}

/// A range of type in which a text is tried.
struct TypeRange {
    int largest = 0;
    int least = 0;
    int stretch = 100;
    bool bold = false;
};

/// Draws the text in `lines` lines, in the largest type of `range` in which it fits. Returns whether it fits.
bool tryLines(QPainter& painter, const QRectF& where, const QString& text, const TextFit& fit, int lines,
              const TypeRange& range)
{
    const Measured measured(text, range.bold);
    for (int size = range.largest; size >= range.least; size = smaller(size)) {
        if (!measured.canFit(size, range.stretch, where.width(), lines)) {
            continue;
        }
        const Type& type = tableType(size, range.bold, range.stretch);
        if (isTooTall(type, size, lines, where)) {
            continue;
        }
        const Broken broken = breakText(
            text, [&type](const QString& part) { return type.widthOf(part); }, where.width(), lines);
        if (broken.complete) {
            drawLines(painter, where, broken.lines, type, fit);
            return true;
        }
    }
    return false;
}

/// Draws the text in as few lines as possible if it fits in a range.
bool tryRange(QPainter& painter, const QRectF& where, const QString& text, const TextFit& fit, const TypeRange& range)
{
    for (int lines = 1; lines <= fit.lines; ++lines) {
        if (tryLines(painter, where, text, fit, lines, range)) {
            return true;
        }
    }
    return false;
}

/// Draws the text smaller than the table's type, condensed, or not bold, in this order.
bool trySqueezed(QPainter& painter, const QRectF& where, const QString& text, const TextFit& fit)
{
    const int scale = qMin(typeSize(0), onScale(fit.largest));
    const int least = smallestType();
    if (scale > least && tryRange(painter, where, text, fit, {smaller(scale), least, 100, fit.bold})) {
        return true;
    }
    for (const bool bold : {true, false}) {
        for (int stretch = bold ? 88 : 100; stretch >= kNarrowestType && (fit.bold || !bold); stretch -= 12) {
            if (tryRange(painter, where, text, fit, {scale, least, stretch, bold})) {
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
    for (int size = largest; size >= smallestType(); size = smaller(size)) {
        if (!measured.canFit(size, 100, where.width(), fit.lines)) {
            continue;
        }
        const Type& type = tableType(size, fit.bold);
        if (isTooTall(type, size, 1, where)) {
            continue;
        }
        const int room = static_cast<int>((where.height() + 2) / type.lineHeight());
        const Broken broken = breakText(
            text, [&type](const QString& part) { return type.widthOf(part); }, where.width(), qMin(fit.lines, room));
        if (broken.complete) {
            drawLines(painter, where, broken.lines, type, fit);
            return true;
        }
    }
    return false;
}

} // namespace

int typeSize(std::size_t step)
{
    return wholeUnits(kTypeSizes[step] * textScale());
}

int typeIn(qreal height, qreal share, std::size_t step, int least)
{
    const qreal wanted = qMin(height * share * textScale(), height * qMax(share, kTallestLine));
    return qMin(qMax(least, static_cast<int>(wanted)), typeSize(step));
}

int columnType(qreal width)
{
    const int narrow = qMax(usualType(), static_cast<int>(width) / kLettersInColumn);
    return qMin(typeSize(0), narrow);
}

QFont tableFont(int pixels, bool bold, int stretch)
{
    return tableType(pixels, bold, stretch).font();
}

QFont headingFont()
{
    return tableFont(typeSize(0), true);
}

int commonType(const QList<TextInWidth>& texts, int largest, bool bold, int lines)
{
    const int least = qMin(typeSize(0), usualType());
    int size = onScale(largest);
    for (; size > least; size = qMax(least, smaller(size))) {
        const Type& type = tableType(size, bold);
        const auto fits = [&](const TextInWidth& place) {
            const auto widthOf = [&type](const QString& part) { return type.widthOf(part); };
            return breakText(withBreaks(place.text), widthOf, place.width, lines).complete;
        };
        if (std::all_of(texts.begin(), texts.end(), fits)) {
            break;
        }
    }
    return size;
}

bool drawFitted(QPainter& painter, const QRectF& where, const QString& whole, const TextFit& fit)
{
    const QString text = withBreaks(whole);
    const int largest = onScale(fit.largest);
    if (fit.sentence && trySentence(painter, where, text, fit, largest)) {
        return true;
    }
    const TypeRange even{largest, largest, 100, fit.bold};
    if (!fit.shorter.isEmpty() &&
        (tryRange(painter, where, text, fit, even) || tryRange(painter, where, fit.shorter, fit, even))) {
        return true;
    }
    const TypeRange range{largest, qMin(largest, typeSize(0)), 100, fit.bold};
    if (tryRange(painter, where, text, fit, range) ||
        (!fit.shorter.isEmpty() && tryRange(painter, where, fit.shorter, fit, range)) ||
        trySqueezed(painter, where, fit.shorter.isEmpty() ? text : fit.shorter, fit)) {
        return true;
    }
    if (!fit.instead.isEmpty()) {
        TextFit next = fit;
        next.shorter.clear();
        return drawFitted(painter, where, next.instead.takeFirst(), next);
    }
    // A text that does not fit is a bug; tests check this category.
    static const QLoggingCategory texts("windrose.texts", QtInfoMsg);
    qCDebug(texts).noquote() << "cut short:" << withoutBreaks(text);
    const Type& type = tableType(smallestType(), false, kNarrowestType);
    drawLines(painter, where, {type.metrics().elidedText(withoutBreaks(text), Qt::ElideRight, where.width())}, type,
              fit);
    return false;
}

} // namespace windrose
