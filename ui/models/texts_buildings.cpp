// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include <QCoreApplication>

#include <array>

/* TRANSLATOR Effects  What buildings, roles and tiles do: in the text over them and in the help. */
/* TRANSLATOR Names  Names of buildings, tiles, goods and roles that stand alone. */
/* TRANSLATOR ShortNames  Names on the table where there is little room. */
/* TRANSLATOR WithArticle  Nouns with their articles, for the sentences of the log, prompt and hints. */
/* TRANSLATOR Words  Nouns and numbers with nouns inside sentences. */

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
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::SmallIndigoPlant, QT_TRANSLATE_NOOP("Names", "Small indigo plant"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "small indigo plant"),
     //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
     QT_TRANSLATE_NOOP("WithArticle", "a small indigo plant"),
     //: A building as the subject of a sentence: "… earns a doubloon."
     QT_TRANSLATE_NOOP("WithArticle", "the small indigo plant"),
     //: What the small indigo plant does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects",
                       "Its colonist makes a barrel of indigo from the crop of an occupied indigo plantation.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::SmallSugarMill, QT_TRANSLATE_NOOP("Names", "Small sugar mill"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "small sugar mill"),
     //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
     QT_TRANSLATE_NOOP("WithArticle", "a small sugar mill"),
     //: A building as the subject of a sentence: "… earns a doubloon."
     QT_TRANSLATE_NOOP("WithArticle", "the small sugar mill"),
     //: What the small sugar mill does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects",
                       "Its colonist makes a barrel of sugar from the crop of an occupied sugar plantation.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::IndigoPlant, QT_TRANSLATE_NOOP("Names", "Indigo plant"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "indigo plant"),
     //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
     QT_TRANSLATE_NOOP("WithArticle", "an indigo plant"),
     //: A building as the subject of a sentence: "… earns a doubloon."
     QT_TRANSLATE_NOOP("WithArticle", "the indigo plant"),
     //: What the indigo plant does: in the text over it and in the help.
     QT_TRANSLATE_NOOP(
         "Effects", "Each of its colonists makes a barrel of indigo from the crop of an occupied indigo plantation.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::SugarMill, QT_TRANSLATE_NOOP("Names", "Sugar mill"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "sugar mill"),
     //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
     QT_TRANSLATE_NOOP("WithArticle", "a sugar mill"),
     //: A building as the subject of a sentence: "… earns a doubloon."
     QT_TRANSLATE_NOOP("WithArticle", "the sugar mill"),
     //: What the sugar mill does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects",
                       "Each of its colonists makes a barrel of sugar from the crop of an occupied sugar plantation.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::TobaccoStorage, QT_TRANSLATE_NOOP("Names", "Tobacco storage"),

     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "tobacco storage"),
     //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
     QT_TRANSLATE_NOOP("WithArticle", "a tobacco storage"),
     //: A building as the subject of a sentence: "… earns a doubloon."
     QT_TRANSLATE_NOOP("WithArticle", "the tobacco storage"),
     //: What the tobacco storage does: in the text over it and in the help.
     QT_TRANSLATE_NOOP(
         "Effects",
         "Each of its colonists makes a barrel of tobacco from the crop of an occupied tobacco plantation.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::CoffeeRoaster, QT_TRANSLATE_NOOP("Names", "Coffee roaster"),

     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "coffee roaster"),
     //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
     QT_TRANSLATE_NOOP("WithArticle", "a coffee roaster"),
     //: A building as the subject of a sentence: "… earns a doubloon."
     QT_TRANSLATE_NOOP("WithArticle", "the coffee roaster"),
     //: What the coffee roaster does: in the text over it and in the help.
     QT_TRANSLATE_NOOP(
         "Effects", "Each of its colonists makes a barrel of coffee from the crop of an occupied coffee plantation.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::SmallMarket, QT_TRANSLATE_NOOP("Names", "Small market"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "small market"),
     //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
     QT_TRANSLATE_NOOP("WithArticle", "a small market"),
     //: A building as the subject of a sentence: "… earns a doubloon."
     QT_TRANSLATE_NOOP("WithArticle", "the small market"),
     //: What the small market does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects", "You get 1 extra doubloon for a barrel you sell to the trading house.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::Hacienda, QT_TRANSLATE_NOOP("Names", "Hacienda"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "hacienda"),

     //: A noun with its article as the object of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "a hacienda"),
     //: A noun with its article as the subject of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "the hacienda"),
     //: What the hacienda does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects", "In the settler phase you may first draw a face-down plantation, which must be "
                                  "placed; then you take your usual tile.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::ConstructionHut, QT_TRANSLATE_NOOP("Names", "Construction hut"),

     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "construction hut"),
     //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
     QT_TRANSLATE_NOOP("WithArticle", "a construction hut"),
     //: A building as the subject of a sentence: "… earns a doubloon."
     QT_TRANSLATE_NOOP("WithArticle", "the construction hut"),
     //: What the construction hut does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects", "In the settler phase you may take a quarry instead of a face-up plantation.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::SmallWarehouse, QT_TRANSLATE_NOOP("Names", "Small warehouse"),

     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "small warehouse"),
     //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
     QT_TRANSLATE_NOOP("WithArticle", "a small warehouse"),
     //: A building as the subject of a sentence: "… earns a doubloon."
     QT_TRANSLATE_NOOP("WithArticle", "the small warehouse"),
     //: What the small warehouse does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects",
                       "After loading you keep all barrels of one kind, besides the single barrel everyone keeps.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::Hospice, QT_TRANSLATE_NOOP("Names", "Hospice"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "hospice"),

     //: A noun with its article as the object of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "a hospice"),
     //: A noun with its article as the subject of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "the hospice"),
     //: What the hospice does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects", "The plantation or quarry you take in the settler phase comes with a colonist. A "
                                  "tile drawn by the hacienda does not.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::Office, QT_TRANSLATE_NOOP("Names", "Office"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "office"),

     //: A noun with its article as the object of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "an office"),
     //: A noun with its article as the subject of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "the office"),
     //: What the office does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects", "You may sell a kind of goods that the trading house already holds.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::LargeMarket, QT_TRANSLATE_NOOP("Names", "Large market"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "large market"),
     //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
     QT_TRANSLATE_NOOP("WithArticle", "a large market"),
     //: A building as the subject of a sentence: "… earns a doubloon."
     QT_TRANSLATE_NOOP("WithArticle", "the large market"),
     //: What the large market does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects", "You get 2 extra doubloons for a barrel you sell to the trading house.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::LargeWarehouse, QT_TRANSLATE_NOOP("Names", "Large warehouse"),

     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "large warehouse"),
     //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
     QT_TRANSLATE_NOOP("WithArticle", "a large warehouse"),
     //: A building as the subject of a sentence: "… earns a doubloon."
     QT_TRANSLATE_NOOP("WithArticle", "the large warehouse"),
     //: What the large warehouse does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects",
                       "After loading you keep all barrels of two kinds, besides the single barrel everyone keeps.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::Factory, QT_TRANSLATE_NOOP("Names", "Factory"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "factory"),

     //: A noun with its article as the object of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "a factory"),
     //: A noun with its article as the subject of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "the factory"),
     //: What the factory does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects", "Producing several kinds of goods in a craftsman phase earns doubloons: 1 for two "
                                  "kinds, 2 for three, 3 for four and 5 for all five.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::University, QT_TRANSLATE_NOOP("Names", "University"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "university"),

     //: A noun with its article as the object of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "a university"),
     //: A noun with its article as the subject of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "the university"),
     //: What the university does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects", "A building you build comes with a colonist on one of its circles.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::Harbor, QT_TRANSLATE_NOOP("Names", "Harbor"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "harbor"),

     //: A noun with its article as the object of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "a harbor"),
     //: A noun with its article as the subject of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "the harbor"),
     //: What the harbor does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects", "Every time you load in the captain phase, you get 1 extra victory point.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::Wharf, QT_TRANSLATE_NOOP("Names", "Wharf"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "wharf"),

     //: A noun with its article as the object of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "a wharf"),
     //: A noun with its article as the subject of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "the wharf"),
     //: What the wharf does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects", "Once in each captain phase you may ship all your barrels of one kind on a private "
                                  "ship with room for any number.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::GuildHall, QT_TRANSLATE_NOOP("Names", "Guild hall"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "guild hall"),
     //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
     QT_TRANSLATE_NOOP("WithArticle", "a guild hall"),
     //: A building as the subject of a sentence: "… earns a doubloon."
     QT_TRANSLATE_NOOP("WithArticle", "the guild hall"),
     //: What the guild hall does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects", "At the end of the game: 1 point for each small and 2 points for each large "
                                  "production building in your city, occupied or not.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::Residence, QT_TRANSLATE_NOOP("Names", "Residence"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "residence"),

     //: A noun with its article as the object of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "a residence"),
     //: A noun with its article as the subject of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "the residence"),
     //: What the residence does: in the text over it and in the help.
     QT_TRANSLATE_NOOP(
         "Effects",
         "At the end of the game: 4 points for up to 9 filled island spaces, 5 for 10, 6 for 11 and 7 for all 12.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::Fortress, QT_TRANSLATE_NOOP("Names", "Fortress"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "fortress"),

     //: A noun with its article as the object of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "a fortress"),
     //: A noun with its article as the subject of a sentence.
     QT_TRANSLATE_NOOP("WithArticle", "the fortress"),
     //: What the fortress does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects", "At the end of the game: 1 point for every 3 colonists on your board.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::CustomsHouse, QT_TRANSLATE_NOOP("Names", "Customs house"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "customs house"),
     //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
     QT_TRANSLATE_NOOP("WithArticle", "a customs house"),
     //: A building as the subject of a sentence: "… earns a doubloon."
     QT_TRANSLATE_NOOP("WithArticle", "the customs house"),
     //: What the customs house does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects",
                       "At the end of the game: 1 point for every 4 victory points you earned by shipping.")},
    //: The name of a building, alone: on its tile and as a title. As in the printed edition.
    {Building::CityHall, QT_TRANSLATE_NOOP("Names", "City hall"),
     //: The name of a building, inside a sentence.
     QT_TRANSLATE_NOOP("Words", "city hall"),
     //: A building or tile as the object of a sentence: "Ana builds …", "Take …".
     QT_TRANSLATE_NOOP("WithArticle", "a city hall"),
     //: A building as the subject of a sentence: "… earns a doubloon."
     QT_TRANSLATE_NOOP("WithArticle", "the city hall"),
     //: What the city hall does: in the text over it and in the help.
     QT_TRANSLATE_NOOP("Effects", "At the end of the game: 1 point for each violet building in your city, occupied or "
                                  "not, the city hall included.")},
}};

/// The short form of a name.
struct ShortName {
    Building building;
    const char* name;
};

/// The names that can be too long for a card, in any language, with their short forms.
constexpr std::array<ShortName, 15> kShortNames{{
    //: The short name of a piece, for narrow places on the table: at most about 12 letters.
    {Building::SmallIndigoPlant, QT_TRANSLATE_NOOP("ShortNames", "Small indigo")},
    //: The short name of a piece, for narrow places on the table: at most about 12 letters.
    {Building::SmallSugarMill, QT_TRANSLATE_NOOP("ShortNames", "Small sugar")},
    //: The short name of a piece, for narrow places on the table: at most about 12 letters.
    {Building::IndigoPlant, QT_TRANSLATE_NOOP("ShortNames", "Indigo pl.")},
    //: The short name of a piece, for narrow places on the table: at most about 12 letters.
    {Building::SugarMill, QT_TRANSLATE_NOOP("ShortNames", "Sugar m.")},
    //: The short name of a piece, for narrow places on the table: at most about 12 letters.
    {Building::TobaccoStorage, QT_TRANSLATE_NOOP("ShortNames", "Tobacco st.")},
    //: The short name of a piece, for narrow places on the table: at most about 12 letters.
    {Building::CoffeeRoaster, QT_TRANSLATE_NOOP("ShortNames", "Coffee r.")},
    //: The short name of a piece, for narrow places on the table: at most about 12 letters.
    {Building::SmallMarket, QT_TRANSLATE_NOOP("ShortNames", "Sm. market")},
    //: The short name of a piece, for narrow places on the table: at most about 12 letters.
    {Building::ConstructionHut, QT_TRANSLATE_NOOP("ShortNames", "Constr. hut")},
    //: The short name of a piece, for narrow places on the table: at most about 12 letters.
    {Building::SmallWarehouse, QT_TRANSLATE_NOOP("ShortNames", "Sm. store")},
    //: The short name of a piece, for narrow places on the table: at most about 12 letters.
    {Building::LargeMarket, QT_TRANSLATE_NOOP("ShortNames", "Lg. market")},
    //: The short name of a piece, for narrow places on the table: at most about 12 letters.
    {Building::LargeWarehouse, QT_TRANSLATE_NOOP("ShortNames", "Lg. store")},
    //: The short name of a piece, for narrow places on the table: at most about 12 letters.
    {Building::Factory, QT_TRANSLATE_NOOP("ShortNames", "Factory")},
    //: The short name of a piece, for narrow places on the table: at most about 12 letters.
    {Building::Office, QT_TRANSLATE_NOOP("ShortNames", "Office")},
    //: The short name of a piece, for narrow places on the table: at most about 12 letters.
    {Building::University, QT_TRANSLATE_NOOP("ShortNames", "Univers.")},
    //: The short name of a piece, for narrow places on the table: at most about 12 letters.
    {Building::CustomsHouse, QT_TRANSLATE_NOOP("ShortNames", "Customs h.")},
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

QString buildingShortName(Building building)
{
    for (const ShortName& shortName : kShortNames) {
        if (shortName.building == building) {
            return QCoreApplication::translate("ShortNames", shortName.name);
        }
    }
    return {};
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
