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

/// The name with soft hyphens where it can be broken.
QString roleLabel(Role role)
{
    switch (role) {
    case Role::Settler:
        //: The name of a role, alone: on its card and as a title. As in the printed edition.
        return Names::tr("Settler");
    case Role::Mayor:
        //: The name of a role, alone: on its card and as a title. As in the printed edition.
        return Names::tr("Mayor");
    case Role::Builder:
        //: The name of a role, alone: on its card and as a title. As in the printed edition.
        return Names::tr("Builder");
    case Role::Craftsman:
        //: The name of a role, alone: on its card and as a title. As in the printed edition.
        return Names::tr("Craftsman");
    case Role::Trader:
        //: The name of a role, alone: on its card and as a title. As in the printed edition.
        return Names::tr("Trader");
    case Role::Captain:
        //: The name of a role, alone: on its card and as a title. As in the printed edition.
        return Names::tr("Captain");
    case Role::Prospector:
        //: The name of a role, alone: on its card and as a title. As in the printed edition.
        return Names::tr("Prospector");
    }
    return {};
}

} // namespace

QString goodName(Good good)
{
    switch (good) {
    case Good::Corn:
        //: The name of a kind of goods, alone: on the table and as a title.
        return Names::tr("Corn");
    case Good::Indigo:
        //: The name of a kind of goods, alone: on the table and as a title.
        return Names::tr("Indigo");
    case Good::Sugar:
        //: The name of a kind of goods, alone: on the table and as a title.
        return Names::tr("Sugar");
    case Good::Tobacco:
        //: The name of a kind of goods, alone: on the table and as a title.
        return Names::tr("Tobacco");
    case Good::Coffee:
        //: The name of a kind of goods, alone: on the table and as a title.
        return Names::tr("Coffee");
    }
    return {};
}

QString tileName(Tile tile)
{
    switch (tile) {
    case Tile::Corn:
        //: The name of an island tile, alone: on the table and as a title.
        return Names::tr("Corn plantation");
    case Tile::Indigo:
        //: The name of an island tile, alone: on the table and as a title.
        return Names::tr("Indigo plantation");
    case Tile::Sugar:
        //: The name of an island tile, alone: on the table and as a title.
        return Names::tr("Sugar plantation");
    case Tile::Tobacco:
        //: The name of an island tile, alone: on the table and as a title.
        return Names::tr("Tobacco plantation");
    case Tile::Coffee:
        //: The name of an island tile, alone: on the table and as a title.
        return Names::tr("Coffee plantation");
    case Tile::Quarry:
        //: The name of an island tile, alone: on the table and as a title.
        return Names::tr("Quarry");
    }
    return {};
}

QString roleName(Role role)
{
    return roleLabel(role).remove(QChar::SoftHyphen);
}

QString roleShortName(Role role)
{
    if (role == Role::Prospector) { // in most languages it is the only name of several words
        //: The short name of a piece, for narrow places on the table: at most about 12 letters.
        return QCoreApplication::translate("ShortNames", "Prospector");
    }
    const QString label = roleLabel(role);
    return label.contains(QChar::SoftHyphen) ? label : QString();
}

QString goodWord(Good good)
{
    switch (good) {
    case Good::Corn:
        //: The name of a kind of goods, inside a sentence.
        return Words::tr("corn");
    case Good::Indigo:
        //: The name of a kind of goods, inside a sentence.
        return Words::tr("indigo");
    case Good::Sugar:
        //: The name of a kind of goods, inside a sentence.
        return Words::tr("sugar");
    case Good::Tobacco:
        //: The name of a kind of goods, inside a sentence.
        return Words::tr("tobacco");
    case Good::Coffee:
        //: The name of a kind of goods, inside a sentence.
        return Words::tr("coffee");
    }
    return {};
}

QString tileWord(Tile tile)
{
    switch (tile) {
    case Tile::Corn:
        //: The name of an island tile, inside a sentence.
        return Words::tr("corn plantation");
    case Tile::Indigo:
        //: The name of an island tile, inside a sentence.
        return Words::tr("indigo plantation");
    case Tile::Sugar:
        //: The name of an island tile, inside a sentence.
        return Words::tr("sugar plantation");
    case Tile::Tobacco:
        //: The name of an island tile, inside a sentence.
        return Words::tr("tobacco plantation");
    case Tile::Coffee:
        //: The name of an island tile, inside a sentence.
        return Words::tr("coffee plantation");
    case Tile::Quarry:
        //: The name of an island tile, inside a sentence.
        return Words::tr("quarry");
    }
    return {};
}

QString aTile(Tile tile)
{
    switch (tile) {
    case Tile::Corn:
        //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
        return WithArticle::tr("a corn plantation");
    case Tile::Indigo:
        //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
        return WithArticle::tr("an indigo plantation");
    case Tile::Sugar:
        //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
        return WithArticle::tr("a sugar plantation");
    case Tile::Tobacco:
        //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
        return WithArticle::tr("a tobacco plantation");
    case Tile::Coffee:
        //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
        return WithArticle::tr("a coffee plantation");
    case Tile::Quarry:
        //: A noun with its article as the object of a sentence.
        return WithArticle::tr("a quarry");
    }
    return {};
}

QString numbered(QString text, const QString& placeholder)
{
    return text.replace(QLatin1Char(' ') + placeholder, QChar(QChar::Nbsp) + placeholder);
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
    //: A number with its noun, inside a sentence.
    return Words::tr("%n doubloon(s)", nullptr, count);
}

QString points(int count)
{
    //: A number with its noun, inside a sentence.
    return Words::tr("%n victory point(s)", nullptr, count);
}

QString loaded(int barrels, int points)
{
    //: %1 is "4 barrels", %2 "6 points"
    return Words::tr("%1, %2").arg(
        //: A number with its noun, inside a sentence.
        Words::tr("%n barrel(s)", nullptr, barrels),

        //: A number with its noun, inside a sentence.
        Words::tr("%n point(s)", nullptr, points));
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
