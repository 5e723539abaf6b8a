// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include "core/text/words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTextDocumentFragment>

namespace windrose::texts
{
namespace
{

/// The translation context of names by themselves.
struct Names {
    Q_DECLARE_TR_FUNCTIONS(Names)
};

/// The translation context of names in the middle of a sentence.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// The translation context of names with an article: "a" as the object of a sentence, "the" as the subject.
struct WithArticle {
    Q_DECLARE_TR_FUNCTIONS(WithArticle)
};

} // namespace

QString goodName(Good good)
{
    switch (good) {
    case Good::Corn:
        return Names::tr("Corn");
    case Good::Indigo:
        return Names::tr("Indigo");
    case Good::Sugar:
        return Names::tr("Sugar");
    case Good::Tobacco:
        return Names::tr("Tobacco");
    case Good::Coffee:
        return Names::tr("Coffee");
    }
    return {};
}

QString tileName(Tile tile)
{
    switch (tile) {
    case Tile::Corn:
        return Names::tr("Corn plantation");
    case Tile::Indigo:
        return Names::tr("Indigo plantation");
    case Tile::Sugar:
        return Names::tr("Sugar plantation");
    case Tile::Tobacco:
        return Names::tr("Tobacco plantation");
    case Tile::Coffee:
        return Names::tr("Coffee plantation");
    case Tile::Quarry:
        return Names::tr("Quarry");
    }
    return {};
}

QString roleName(Role role)
{
    switch (role) {
    case Role::Settler:
        return Names::tr("Settler");
    case Role::Mayor:
        return Names::tr("Mayor");
    case Role::Builder:
        return Names::tr("Builder");
    case Role::Craftsman:
        return Names::tr("Craftsman");
    case Role::Trader:
        return Names::tr("Trader");
    case Role::Captain:
        return Names::tr("Captain");
    case Role::Prospector:
        return Names::tr("Prospector");
    }
    return {};
}

QString goodWord(Good good)
{
    switch (good) {
    case Good::Corn:
        return Words::tr("corn");
    case Good::Indigo:
        return Words::tr("indigo");
    case Good::Sugar:
        return Words::tr("sugar");
    case Good::Tobacco:
        return Words::tr("tobacco");
    case Good::Coffee:
        return Words::tr("coffee");
    }
    return {};
}

QString tileWord(Tile tile)
{
    switch (tile) {
    case Tile::Corn:
        return Words::tr("corn plantation");
    case Tile::Indigo:
        return Words::tr("indigo plantation");
    case Tile::Sugar:
        return Words::tr("sugar plantation");
    case Tile::Tobacco:
        return Words::tr("tobacco plantation");
    case Tile::Coffee:
        return Words::tr("coffee plantation");
    case Tile::Quarry:
        return Words::tr("quarry");
    }
    return {};
}

QString aTile(Tile tile)
{
    switch (tile) {
    case Tile::Corn:
        return WithArticle::tr("a corn plantation");
    case Tile::Indigo:
        return WithArticle::tr("an indigo plantation");
    case Tile::Sugar:
        return WithArticle::tr("a sugar plantation");
    case Tile::Tobacco:
        return WithArticle::tr("a tobacco plantation");
    case Tile::Coffee:
        return WithArticle::tr("a coffee plantation");
    case Tile::Quarry:
        return WithArticle::tr("a quarry");
    }
    return {};
}

QString capitalized(const QString& sentence)
{
    return sentence.isEmpty() ? sentence : sentence.at(0).toUpper() + sentence.mid(1);
}

QString shown(const QString& text)
{
    return QString::fromStdString(printable(text.toStdString()));
}

QString fileName(const QString& path)
{
    return shown(QFileInfo(path).fileName());
}

QString filePath(const QString& path)
{
    return shown(QDir::toNativeSeparators(QFileInfo(path).absoluteFilePath()));
}

QString plainLabel(const QString& text)
{
    return shown(text).replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString barrels(int count, Good good)
{
    //: %1 is a good in the middle of a sentence
    return Words::tr("%n barrel(s) of %1", nullptr, count).arg(goodWord(good));
}

QString doubloons(int count)
{
    return Words::tr("%n doubloon(s)", nullptr, count);
}

QString points(int count)
{
    return Words::tr("%n victory point(s)", nullptr, count);
}

QString plain(const QString& rich)
{
    const QString text = QTextDocumentFragment::fromHtml(rich).toPlainText();
    QString line;
    for (const QString& part : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const QString sentence = part.simplified();
        if (sentence.isEmpty()) {
            continue;
        }
        line += line.isEmpty() ? sentence : QLatin1Char(' ') + sentence;
        const QChar last = sentence.back();
        if (last != QLatin1Char('.') && last != QLatin1Char('!') && last != QLatin1Char('?') &&
            last != QLatin1Char(':')) {
            line += QLatin1Char('.');
        }
    }
    return line;
}

} // namespace windrose::texts
