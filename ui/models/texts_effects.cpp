// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include <QCoreApplication>

namespace windrose::texts
{
namespace
{

/// The translation context of what pieces do.
struct Effects {
    Q_DECLARE_TR_FUNCTIONS(Effects)
};

QString productionEffect(Building building)
{
    switch (building) {
    case Building::SmallIndigoPlant:
        return Effects::tr("Turns the crop of an occupied indigo plantation into a barrel of indigo for its colonist.");
    case Building::SmallSugarMill:
        return Effects::tr("Turns the crop of an occupied sugar plantation into a barrel of sugar for its colonist.");
    case Building::IndigoPlant:
        return Effects::tr(
            "Makes a barrel of indigo for each of its colonists who has an occupied indigo plantation to draw on.");
    case Building::SugarMill:
        return Effects::tr(
            "Makes a barrel of sugar for each of its colonists who has an occupied sugar plantation to draw on.");
    case Building::TobaccoStorage:
        return Effects::tr(
            "Makes a barrel of tobacco for each of its colonists who has an occupied tobacco plantation to draw on.");
    case Building::CoffeeRoaster:
        return Effects::tr(
            "Makes a barrel of coffee for each of its colonists who has an occupied coffee plantation to draw on.");
    default:
        return {};
    }
}

QString smallVioletEffect(Building building)
{
    switch (building) {
    case Building::SmallMarket:
        return Effects::tr("You get 1 doubloon more for a barrel you sell to the trading house.");
    case Building::Hacienda:
        return Effects::tr("In the settler phase you may first draw a face-down plantation, which must be placed; "
                           "then you take your ordinary tile.");
    case Building::ConstructionHut:
        return Effects::tr("In the settler phase you may take a quarry in place of a face-up plantation.");
    case Building::SmallWarehouse:
        return Effects::tr("After loading you keep all barrels of one kind, besides the single barrel everyone keeps.");
    case Building::Hospice:
        return Effects::tr("The plantation or quarry you take in the settler phase comes with a colonist. "
                           "A tile drawn by the hacienda does not.");
    case Building::Office:
        return Effects::tr("You may sell a kind of goods that the trading house already holds.");
    case Building::LargeMarket:
        return Effects::tr("You get 2 doubloons more for a barrel you sell to the trading house.");
    case Building::LargeWarehouse:
        return Effects::tr(
            "After loading you keep all barrels of two kinds, besides the single barrel everyone keeps.");
    case Building::Factory:
        return Effects::tr("Producing several kinds of goods in a craftsman phase earns doubloons: "
                           "1 for two kinds, 2 for three, 3 for four and 5 for all five.");
    case Building::University:
        return Effects::tr("A building you build comes with a colonist on one of its circles.");
    case Building::Harbor:
        return Effects::tr("Every time you load in the captain phase you get 1 victory point more.");
    case Building::Wharf:
        return Effects::tr("Once in each captain phase you may ship all your barrels of one kind on a private ship "
                           "with room for any number.");
    default:
        return {};
    }
}

} // namespace

QString buildingEffect(Building building)
{
    switch (building) {
    case Building::GuildHall:
        return Effects::tr("At the end of the game: 1 point for each small and 2 points for each large production "
                           "building in your city, occupied or not.");
    case Building::Residence:
        return Effects::tr("At the end of the game: 4 points for up to 9 filled island spaces, 5 for 10, 6 for 11 "
                           "and 7 for all 12.");
    case Building::Fortress:
        return Effects::tr("At the end of the game: 1 point for every 3 colonists on your board.");
    case Building::CustomsHouse:
        return Effects::tr("At the end of the game: 1 point for every 4 victory points you earned by shipping.");
    case Building::CityHall:
        return Effects::tr("At the end of the game: 1 point for each violet building in your city, occupied or not, "
                           "the city hall included.");
    default:
        return isProduction(building) ? productionEffect(building) : smallVioletEffect(building);
    }
}

QString roleEffect(Role role)
{
    switch (role) {
    case Role::Settler:
        return Effects::tr("Everyone takes a face-up plantation for their island.");
    case Role::Mayor:
        return Effects::tr("The colonists on the ship are dealt out one by one, and everyone places their colonists "
                           "as they like.");
    case Role::Builder:
        return Effects::tr("Everyone may build one building.");
    case Role::Craftsman:
        return Effects::tr("Everyone produces the goods of their occupied plantations and production buildings.");
    case Role::Trader:
        return Effects::tr("Everyone may sell one barrel to the trading house, as long as it has room.");
    case Role::Captain:
        return Effects::tr("Everyone loads goods onto the cargo ships, again and again, and earns a victory point "
                           "for each barrel. Who can load must load.");
    case Role::Prospector:
        return Effects::tr("Nobody does anything.");
    }
    return {};
}

QString rolePrivilege(Role role)
{
    switch (role) {
    case Role::Settler:
        return Effects::tr("The settler may take a quarry in place of a plantation.");
    case Role::Mayor:
        return Effects::tr("The mayor gets 1 more colonist from the supply.");
    case Role::Builder:
        return Effects::tr("The builder pays 1 doubloon less.");
    case Role::Craftsman:
        return Effects::tr("The craftsman gets 1 more barrel of a kind just produced.");
    case Role::Trader:
        return Effects::tr("The trader gets 1 doubloon more for a sale.");
    case Role::Captain:
        return Effects::tr("The captain gets 1 victory point more for the first load.");
    case Role::Prospector:
        return Effects::tr("The prospector gets 1 doubloon from the bank.");
    }
    return {};
}

QString tileEffect(Tile tile)
{
    switch (tile) {
    case Tile::Corn:
        return Effects::tr("Yields a barrel of corn in the craftsman phase while it is occupied. Corn needs no "
                           "building.");
    case Tile::Indigo:
        return Effects::tr("Yields indigo while it is occupied and an indigo plant has a colonist to work it.");
    case Tile::Sugar:
        return Effects::tr("Yields sugar while it is occupied and a sugar mill has a colonist to work it.");
    case Tile::Tobacco:
        return Effects::tr("Yields tobacco while it is occupied and a tobacco storage has a colonist to work it.");
    case Tile::Coffee:
        return Effects::tr("Yields coffee while it is occupied and a coffee roaster has a colonist to work it.");
    case Tile::Quarry:
        return Effects::tr("While it is occupied, buildings cost 1 doubloon less; a building's column, 1 to 4, says "
                           "how many quarries can count.");
    }
    return {};
}

} // namespace windrose::texts
