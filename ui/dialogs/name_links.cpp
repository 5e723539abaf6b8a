// SPDX-License-Identifier: GPL-3.0-or-later
#include "name_links.h"

#include <QStringList>

#include <algorithm>

namespace windrose
{

namespace
{

/// Languages without spaces between words have no borders to look for.
bool hasWordBorders(const QString& name)
{
    return std::none_of(name.begin(), name.end(), [](QChar letter) {
        const QChar::Script script = letter.script();
        return script == QChar::Script_Han || script == QChar::Script_Hiragana || script == QChar::Script_Katakana;
    });
}

} // namespace

QString linkTo(const QString& id, const QString& words)
{
    return QStringLiteral("<a href=\"%1:%2\">%3</a>").arg(QLatin1String(kEntryScheme), id, words.toHtmlEscaped());
}

void NameLinks::add(const QString& name, const QString& id)
{
    const QString folded = name.toHtmlEscaped().toCaseFolded();
    if (!folded.isEmpty() && !m_ids.contains(folded)) {
        m_ids.insert(folded, id);
    }
}

void NameLinks::finish()
{
    QStringList names = m_ids.keys();
    // Of names that begin alike the longest one is meant.
    std::sort(names.begin(), names.end(), [](const QString& one, const QString& other) {
        return one.size() != other.size() ? one.size() > other.size() : one < other;
    });
    for (QString& name : names) {
        const bool hasBorders = hasWordBorders(name);
        name = QRegularExpression::escape(name);
        if (hasBorders) {
            name = QStringLiteral("(?<![\\p{L}\\p{N}])%1(?![\\p{L}\\p{N}])").arg(name);
        }
    }
    m_anyName.setPattern(names.join(QLatin1Char('|')));
    m_anyName.setPatternOptions(QRegularExpression::CaseInsensitiveOption |
                                QRegularExpression::UseUnicodePropertiesOption);
    m_anyName.optimize();
}

QString NameLinks::linkedText(const QString& text, QStringList& done) const
{
    QString linked;
    qsizetype end = 0;
    for (auto names = m_anyName.globalMatch(text); names.hasNext();) {
        const QRegularExpressionMatch name = names.next();
        const QString id = m_ids.value(name.captured().toCaseFolded());
        linked += text.mid(end, name.capturedStart() - end);
        end = name.capturedEnd();
        if (id.isEmpty() || done.contains(id)) {
            linked += name.captured();
            continue;
        }
        done << id;
        linked += QStringLiteral("<a href=\"%1:%2\">%3</a>").arg(QLatin1String(kEntryScheme), id, name.captured());
    }
    return linked + text.mid(end);
}

QString NameLinks::linked(const QString& html, const QString& self) const
{
    static const QRegularExpression tag(QStringLiteral("<(/?)(\\w+)[^>]*>"));
    QString page;
    QStringList done{self};
    qsizetype end = 0;
    int untouched = 0; // headings and links that are open
    for (auto tags = tag.globalMatch(html); tags.hasNext();) {
        const QRegularExpressionMatch found = tags.next();
        const QString text = html.mid(end, found.capturedStart() - end);
        page += untouched > 0 ? text : linkedText(text, done);
        page += found.captured();
        end = found.capturedEnd();
        if (const QString name = found.captured(2);
            name == QLatin1String("a") || name == QLatin1String("h2") || name == QLatin1String("h3")) {
            untouched += found.captured(1).isEmpty() ? 1 : -1;
        }
    }
    return page + linkedText(html.mid(end), done);
}

} // namespace windrose
