// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include <QCoreApplication>
#include <QTextDocumentFragment>

namespace windrose::texts
{
namespace
{

/// The translation context of names as they stand alone.
struct Names {
    Q_DECLARE_TR_FUNCTIONS(Names)
};

/// The translation context of names in the middle of a sentence.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
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

QString buildingLabel(Building building)
{
    switch (building) {
    case Building::SmallIndigoPlant:
        return Names::tr("Small indigo plant");
    case Building::SmallSugarMill:
        return Names::tr("Small sugar mill");
    case Building::IndigoPlant:
        return Names::tr("Indigo plant");
    case Building::SugarMill:
        return Names::tr("Sugar mill");
    case Building::TobaccoStorage:
        return Names::tr("Tobacco storage");
    case Building::CoffeeRoaster:
        return Names::tr("Coffee roaster");
    case Building::SmallMarket:
        return Names::tr("Small market");
    case Building::Hacienda:
        return Names::tr("Hacienda");
    case Building::ConstructionHut:
        return Names::tr("Construction hut");
    case Building::SmallWarehouse:
        return Names::tr("Small warehouse");
    case Building::Hospice:
        return Names::tr("Hospice");
    case Building::Office:
        return Names::tr("Office");
    case Building::LargeMarket:
        return Names::tr("Large market");
    case Building::LargeWarehouse:
        return Names::tr("Large warehouse");
    case Building::Factory:
        return Names::tr("Factory");
    case Building::University:
        return Names::tr("University");
    case Building::Harbor:
        return Names::tr("Harbor");
    case Building::Wharf:
        return Names::tr("Wharf");
    case Building::GuildHall:
        return Names::tr("Guild hall");
    case Building::Residence:
        return Names::tr("Residence");
    case Building::Fortress:
        return Names::tr("Fortress");
    case Building::CustomsHouse:
        return Names::tr("Customs house");
    case Building::CityHall:
        return Names::tr("City hall");
    }
    return {};
}

QString buildingName(Building building)
{
    return buildingLabel(building).remove(QChar::SoftHyphen);
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

QString buildingWord(Building building)
{
    switch (building) {
    case Building::SmallIndigoPlant:
        return Words::tr("small indigo plant");
    case Building::SmallSugarMill:
        return Words::tr("small sugar mill");
    case Building::IndigoPlant:
        return Words::tr("indigo plant");
    case Building::SugarMill:
        return Words::tr("sugar mill");
    case Building::TobaccoStorage:
        return Words::tr("tobacco storage");
    case Building::CoffeeRoaster:
        return Words::tr("coffee roaster");
    case Building::SmallMarket:
        return Words::tr("small market");
    case Building::Hacienda:
        return Words::tr("hacienda");
    case Building::ConstructionHut:
        return Words::tr("construction hut");
    case Building::SmallWarehouse:
        return Words::tr("small warehouse");
    case Building::Hospice:
        return Words::tr("hospice");
    case Building::Office:
        return Words::tr("office");
    case Building::LargeMarket:
        return Words::tr("large market");
    case Building::LargeWarehouse:
        return Words::tr("large warehouse");
    case Building::Factory:
        return Words::tr("factory");
    case Building::University:
        return Words::tr("university");
    case Building::Harbor:
        return Words::tr("harbor");
    case Building::Wharf:
        return Words::tr("wharf");
    case Building::GuildHall:
        return Words::tr("guild hall");
    case Building::Residence:
        return Words::tr("residence");
    case Building::Fortress:
        return Words::tr("fortress");
    case Building::CustomsHouse:
        return Words::tr("customs house");
    case Building::CityHall:
        return Words::tr("city hall");
    }
    return {};
}

QString plainLabel(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
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
