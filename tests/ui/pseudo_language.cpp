// SPDX-License-Identifier: GPL-3.0-or-later
#include "pseudo_language.h"

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTranslator>

#include <algorithm>
#include <iterator>

namespace windrose
{

namespace
{

/// Letters with accents in place of plain ones.
QChar accented(QChar letter)
{
    static const QString kPlain = QStringLiteral("aceginosuyzACEGINOSUYZ");
    static const QString kAccented = QString::fromUtf8("áçéğîñöšúýžÁÇÉĞÎÑÖŠÚÝŽ");
    const qsizetype place = kPlain.indexOf(letter);
    return place < 0 ? letter : kAccented[place];
}

/// The short names of pieces have the same limit in every language.
QString withAccents(const QString& words)
{
    QString result;
    std::transform(words.begin(), words.end(), std::back_inserter(result), accented);
    return result;
}

/// Words that are long for a tile have a place where they can be broken, as in translations.
QString breakable(const QString& name)
{
    constexpr qsizetype kLong = 8;
    QStringList words = name.split(QLatin1Char(' '));
    for (QString& word : words) {
        if (word.size() > kLong) {
            word.insert(word.size() / 2, QChar(QChar::SoftHyphen));
        }
    }
    return words.join(QLatin1Char(' '));
}

QString lengthened(const QString& words)
{
    QString result;
    bool isSecond = false;
    for (const QChar letter : words) {
        result += accented(letter);
        if (letter.isLetter()) {
            if (isSecond) {
                result += accented(letter.toLower()); // half as many letters again
            }
            isSecond = !isSecond;
        }
    }
    return result;
}

class PseudoTranslator final : public QTranslator
{
public:
    PseudoTranslator() { (void)m_english.load(QStringLiteral("windrose_en"), QStringLiteral(":/i18n")); }

    QString translate(const char* context, const char* source, const char* meaning, int number) const override
    {
        // These are no texts: names of keys, and what Qt asks about the language.
        const QLatin1String where(context);
        if (where == QLatin1String("QShortcut") || where == QLatin1String("QGuiApplication") ||
            where == QLatin1String("QApplication")) {
            return {};
        }
        if (where == QLatin1String("ShortNames")) {
            return withAccents(QString::fromUtf8(source));
        }
        if (where == QLatin1String("Names")) {
            return breakable(lengthened(QString::fromUtf8(source)));
        }
        const QString plural = m_english.translate(context, source, meaning, number);
        return pseudoText(plural.isEmpty() ? QString::fromUtf8(source) : plural);
    }

    bool isEmpty() const override { return false; }

private:
    QTranslator m_english; ///< its plural forms
};

} // namespace

QString pseudoText(const QString& english)
{
    static const QRegularExpression kKept(QStringLiteral("%L?\\d+|%n|%|&\\w+;|&.|<[^>]*>|\\n|\\[\\*\\]"));
    if (english.isEmpty()) {
        return english;
    }
    QString result;
    qsizetype end = 0;
    for (auto match = kKept.globalMatch(english); match.hasNext();) {
        const QRegularExpressionMatch kept = match.next();
        result += lengthened(english.mid(end, kept.capturedStart() - end)) + kept.captured();
        end = kept.capturedEnd();
    }
    return result + lengthened(english.mid(end));
}

PseudoLanguageScope::PseudoLanguageScope(PseudoLanguage language) : m_translator(std::make_unique<PseudoTranslator>())
{
    QCoreApplication::installTranslator(m_translator.get());
    QGuiApplication::setLayoutDirection(language == PseudoLanguage::Mirrored ? Qt::RightToLeft : Qt::LeftToRight);
}

PseudoLanguageScope::~PseudoLanguageScope()
{
    QCoreApplication::removeTranslator(m_translator.get());
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

} // namespace windrose
