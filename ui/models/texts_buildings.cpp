// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include <QCoreApplication>

#include <array>

namespace windrose::texts
{
namespace
{

/// The texts of one building, as source strings.
struct BuildingTexts {
    Building building;
    const char* name;     ///< the name by itself, with the soft hyphens of the translation
    const char* word;     ///< in the middle of a sentence
    const char* any;      ///< with an indefinite article, as the object of a sentence
    const char* definite; ///< with a definite article, as the subject of a sentence
    const char* effect;   ///< one or two sentences
};

/// One row for each building, in the order of `Building`.
constexpr std::array<BuildingTexts, kBuildings> kBuildingTexts{{
    {Building::SmallIndigoPlant, QT_TRANSLATE_NOOP("Names", "Small indigo plant"),
     QT_TRANSLATE_NOOP("Words", "small indigo plant"), QT_TRANSLATE_NOOP("WithArticle", "a small indigo plant"),
     QT_TRANSLATE_NOOP("WithArticle", "the small indigo plant"),
     QT_TRANSLATE_NOOP("Effects",
                       "Its colonist makes a barrel of indigo from the crop of an occupied indigo plantation.")},
    {Building::SmallSugarMill, QT_TRANSLATE_NOOP("Names", "Small sugar mill"),
     QT_TRANSLATE_NOOP("Words", "small sugar mill"), QT_TRANSLATE_NOOP("WithArticle", "a small sugar mill"),
     QT_TRANSLATE_NOOP("WithArticle", "the small sugar mill"),
     QT_TRANSLATE_NOOP("Effects",
                       "Its colonist makes a barrel of sugar from the crop of an occupied sugar plantation.")},
    {Building::IndigoPlant, QT_TRANSLATE_NOOP("Names", "Indigo plant"), QT_TRANSLATE_NOOP("Words", "indigo plant"),
     QT_TRANSLATE_NOOP("WithArticle", "an indigo plant"), QT_TRANSLATE_NOOP("WithArticle", "the indigo plant"),
     QT_TRANSLATE_NOOP(
         "Effects", "Each of its colonists makes a barrel of indigo from the crop of an occupied indigo plantation.")},
    {Building::SugarMill, QT_TRANSLATE_NOOP("Names", "Sugar mill"), QT_TRANSLATE_NOOP("Words", "sugar mill"),
     QT_TRANSLATE_NOOP("WithArticle", "a sugar mill"), QT_TRANSLATE_NOOP("WithArticle", "the sugar mill"),
     QT_TRANSLATE_NOOP("Effects",
                       "Each of its colonists makes a barrel of sugar from the crop of an occupied sugar plantation.")},
    {Building::TobaccoStorage, QT_TRANSLATE_NOOP("Names", "Tobacco storage"),
     QT_TRANSLATE_NOOP("Words", "tobacco storage"), QT_TRANSLATE_NOOP("WithArticle", "a tobacco storage"),
     QT_TRANSLATE_NOOP("WithArticle", "the tobacco storage"),
     QT_TRANSLATE_NOOP(
         "Effects",
         "Each of its colonists makes a barrel of tobacco from the crop of an occupied tobacco plantation.")},
    {Building::CoffeeRoaster, QT_TRANSLATE_NOOP("Names", "Coffee roaster"),
     QT_TRANSLATE_NOOP("Words", "coffee roaster"), QT_TRANSLATE_NOOP("WithArticle", "a coffee roaster"),
     QT_TRANSLATE_NOOP("WithArticle", "the coffee roaster"),
     QT_TRANSLATE_NOOP(
         "Effects", "Each of its colonists makes a barrel of coffee from the crop of an occupied coffee plantation.")},
    {Building::SmallMarket, QT_TRANSLATE_NOOP("Names", "Small market"), QT_TRANSLATE_NOOP("Words", "small market"),
     QT_TRANSLATE_NOOP("WithArticle", "a small market"), QT_TRANSLATE_NOOP("WithArticle", "the small market"),
     QT_TRANSLATE_NOOP("Effects", "You get 1 extra doubloon for a barrel you sell to the trading house.")},
    {Building::Hacienda, QT_TRANSLATE_NOOP("Names", "Hacienda"), QT_TRANSLATE_NOOP("Words", "hacienda"),
     QT_TRANSLATE_NOOP("WithArticle", "a hacienda"), QT_TRANSLATE_NOOP("WithArticle", "the hacienda"),
     QT_TRANSLATE_NOOP("Effects", "In the settler phase you may first draw a face-down plantation, which must be "
                                  "placed; then you take your usual tile.")},
    {Building::ConstructionHut, QT_TRANSLATE_NOOP("Names", "Construction hut"),
     QT_TRANSLATE_NOOP("Words", "construction hut"), QT_TRANSLATE_NOOP("WithArticle", "a construction hut"),
     QT_TRANSLATE_NOOP("WithArticle", "the construction hut"),
     QT_TRANSLATE_NOOP("Effects", "In the settler phase you may take a quarry instead of a face-up plantation.")},
    {Building::SmallWarehouse, QT_TRANSLATE_NOOP("Names", "Small warehouse"),
     QT_TRANSLATE_NOOP("Words", "small warehouse"), QT_TRANSLATE_NOOP("WithArticle", "a small warehouse"),
     QT_TRANSLATE_NOOP("WithArticle", "the small warehouse"),
     QT_TRANSLATE_NOOP("Effects",
                       "After loading you keep all barrels of one kind, besides the single barrel everyone keeps.")},
    {Building::Hospice, QT_TRANSLATE_NOOP("Names", "Hospice"), QT_TRANSLATE_NOOP("Words", "hospice"),
     QT_TRANSLATE_NOOP("WithArticle", "a hospice"), QT_TRANSLATE_NOOP("WithArticle", "the hospice"),
     QT_TRANSLATE_NOOP("Effects", "The plantation or quarry you take in the settler phase comes with a colonist. A "
                                  "tile drawn by the hacienda does not.")},
    {Building::Office, QT_TRANSLATE_NOOP("Names", "Office"), QT_TRANSLATE_NOOP("Words", "office"),
     QT_TRANSLATE_NOOP("WithArticle", "an office"), QT_TRANSLATE_NOOP("WithArticle", "the office"),
     QT_TRANSLATE_NOOP("Effects", "You may sell a kind of goods that the trading house already holds.")},
    {Building::LargeMarket, QT_TRANSLATE_NOOP("Names", "Large market"), QT_TRANSLATE_NOOP("Words", "large market"),
     QT_TRANSLATE_NOOP("WithArticle", "a large market"), QT_TRANSLATE_NOOP("WithArticle", "the large market"),
     QT_TRANSLATE_NOOP("Effects", "You get 2 extra doubloons for a barrel you sell to the trading house.")},
    {Building::LargeWarehouse, QT_TRANSLATE_NOOP("Names", "Large warehouse"),
     QT_TRANSLATE_NOOP("Words", "large warehouse"), QT_TRANSLATE_NOOP("WithArticle", "a large warehouse"),
     QT_TRANSLATE_NOOP("WithArticle", "the large warehouse"),
     QT_TRANSLATE_NOOP("Effects",
                       "After loading you keep all barrels of two kinds, besides the single barrel everyone keeps.")},
    {Building::Factory, QT_TRANSLATE_NOOP("Names", "Factory"), QT_TRANSLATE_NOOP("Words", "factory"),
     QT_TRANSLATE_NOOP("WithArticle", "a factory"), QT_TRANSLATE_NOOP("WithArticle", "the factory"),
     QT_TRANSLATE_NOOP("Effects", "Producing several kinds of goods in a craftsman phase earns doubloons: 1 for two "
                                  "kinds, 2 for three, 3 for four and 5 for all five.")},
    {Building::University, QT_TRANSLATE_NOOP("Names", "University"), QT_TRANSLATE_NOOP("Words", "university"),
     QT_TRANSLATE_NOOP("WithArticle", "a university"), QT_TRANSLATE_NOOP("WithArticle", "the university"),
     QT_TRANSLATE_NOOP("Effects", "A building you build comes with a colonist on one of its circles.")},
    {Building::Harbor, QT_TRANSLATE_NOOP("Names", "Harbor"), QT_TRANSLATE_NOOP("Words", "harbor"),
     QT_TRANSLATE_NOOP("WithArticle", "a harbor"), QT_TRANSLATE_NOOP("WithArticle", "the harbor"),
     QT_TRANSLATE_NOOP("Effects", "Every time you load in the captain phase, you get 1 extra victory point.")},
    {Building::Wharf, QT_TRANSLATE_NOOP("Names", "Wharf"), QT_TRANSLATE_NOOP("Words", "wharf"),
     QT_TRANSLATE_NOOP("WithArticle", "a wharf"), QT_TRANSLATE_NOOP("WithArticle", "the wharf"),
     QT_TRANSLATE_NOOP("Effects", "Once in each captain phase you may ship all your barrels of one kind on a private "
                                  "ship with room for any number.")},
    {Building::GuildHall, QT_TRANSLATE_NOOP("Names", "Guild hall"), QT_TRANSLATE_NOOP("Words", "guild hall"),
     QT_TRANSLATE_NOOP("WithArticle", "a guild hall"), QT_TRANSLATE_NOOP("WithArticle", "the guild hall"),
     QT_TRANSLATE_NOOP("Effects", "At the end of the game: 1 point for each small and 2 points for each large "
                                  "production building in your city, occupied or not.")},
    {Building::Residence, QT_TRANSLATE_NOOP("Names", "Residence"), QT_TRANSLATE_NOOP("Words", "residence"),
     QT_TRANSLATE_NOOP("WithArticle", "a residence"), QT_TRANSLATE_NOOP("WithArticle", "the residence"),
     QT_TRANSLATE_NOOP(
         "Effects",
         "At the end of the game: 4 points for up to 9 filled island spaces, 5 for 10, 6 for 11 and 7 for all 12.")},
    {Building::Fortress, QT_TRANSLATE_NOOP("Names", "Fortress"), QT_TRANSLATE_NOOP("Words", "fortress"),
     QT_TRANSLATE_NOOP("WithArticle", "a fortress"), QT_TRANSLATE_NOOP("WithArticle", "the fortress"),
     QT_TRANSLATE_NOOP("Effects", "At the end of the game: 1 point for every 3 colonists on your board.")},
    {Building::CustomsHouse, QT_TRANSLATE_NOOP("Names", "Customs house"), QT_TRANSLATE_NOOP("Words", "customs house"),
     QT_TRANSLATE_NOOP("WithArticle", "a customs house"), QT_TRANSLATE_NOOP("WithArticle", "the customs house"),
     QT_TRANSLATE_NOOP("Effects",
                       "At the end of the game: 1 point for every 4 victory points you earned by shipping.")},
    {Building::CityHall, QT_TRANSLATE_NOOP("Names", "City hall"), QT_TRANSLATE_NOOP("Words", "city hall"),
     QT_TRANSLATE_NOOP("WithArticle", "a city hall"), QT_TRANSLATE_NOOP("WithArticle", "the city hall"),
     QT_TRANSLATE_NOOP("Effects", "At the end of the game: 1 point for each violet building in your city, occupied or "
                                  "not, the city hall included.")},
}};

constexpr bool isInOrder()
{
    for (std::size_t row = 0; row < kBuildingTexts.size(); ++row) {
        if (kBuildingTexts[row].building != static_cast<Building>(row)) {
            return false;
        }
    }
    return true;
}
static_assert(isInOrder(), "each building needs its row of texts");

const BuildingTexts& textsOf(Building building)
{
    return kBuildingTexts[static_cast<std::size_t>(building)];
}

} // namespace

QString buildingLabel(Building building)
{
    return QCoreApplication::translate("Names", textsOf(building).name);
}

QString buildingName(Building building)
{
    return buildingLabel(building).remove(QChar::SoftHyphen);
}

QString buildingWord(Building building)
{
    return QCoreApplication::translate("Words", textsOf(building).word);
}

QString aBuilding(Building building)
{
    return QCoreApplication::translate("WithArticle", textsOf(building).any);
}

QString theBuilding(Building building)
{
    return QCoreApplication::translate("WithArticle", textsOf(building).definite);
}

QString buildingEffect(Building building)
{
    return QCoreApplication::translate("Effects", textsOf(building).effect);
}

} // namespace windrose::texts
