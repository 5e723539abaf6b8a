// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include <QCoreApplication>

namespace windrose::texts
{
namespace
{

/// The translation context of effects.
struct Effects {
    Q_DECLARE_TR_FUNCTIONS(Effects)
};

} // namespace

QString roleEffect(Role role)
{
    switch (role) {
    case Role::Settler:
        //: What everybody does in a role: in the text over its card and in the help.
        return Effects::tr("Everyone takes a face-up plantation for their island.");
    case Role::Mayor:
        //: What everybody does in a role: in the text over its card and in the help.
        return Effects::tr("The colonists on the ship are dealt out one by one, and everyone places their colonists "
                           "as they like.");
    case Role::Builder:
        //: What everybody does in a role: in the text over its card and in the help.
        return Effects::tr("Everyone may build one building.");
    case Role::Craftsman:
        //: What everybody does in a role: in the text over its card and in the help.
        return Effects::tr("Everyone produces the goods of their occupied plantations and production buildings.");
    case Role::Trader:
        //: What everybody does in a role: in the text over its card and in the help.
        return Effects::tr("Everyone may sell one barrel to the trading house, as long as it has room.");
    case Role::Captain:
        //: What everybody does in a role: in the text over its card and in the help.
        return Effects::tr("Everyone loads goods onto the cargo ships, turn after turn, and earns a victory point for "
                           "each barrel. Players who can load must load.");
    case Role::Prospector:
        //: What everybody does in a role: in the text over its card and in the help.
        return Effects::tr("The other players do nothing.");
    }
    return {};
}

QString rolePrivilege(Role role)
{
    switch (role) {
    case Role::Settler:
        //: The privilege of a role: in the text over its card and in the help.
        return Effects::tr("The settler may take a quarry instead of a plantation.");
    case Role::Mayor:
        //: The privilege of a role: in the text over its card and in the help.
        return Effects::tr("The mayor gets 1 more colonist from the supply.");
    case Role::Builder:
        //: The privilege of a role: in the text over its card and in the help.
        return Effects::tr("The builder pays 1 doubloon less.");
    case Role::Craftsman:
        //: The privilege of a role: in the text over its card and in the help.
        return Effects::tr("The craftsman gets 1 extra barrel of a kind just produced.");
    case Role::Trader:
        //: The privilege of a role: in the text over its card and in the help.
        return Effects::tr("The trader gets 1 extra doubloon for a sale.");
    case Role::Captain:
        //: The privilege of a role: in the text over its card and in the help.
        return Effects::tr("The captain gets 1 extra victory point for the first load.");
    case Role::Prospector:
        //: The privilege of a role: in the text over its card and in the help.
        return Effects::tr("The prospector gets 1 doubloon from the bank.");
    }
    return {};
}

QString tileEffect(Tile tile)
{
    switch (tile) {
    case Tile::Corn:
        //: What a tile does: in the text over it and in the help.
        return Effects::tr("Yields a barrel of corn in the craftsman phase while it is occupied. Corn needs no "
                           "building.");
    case Tile::Indigo:
        //: What a tile does: in the text over it and in the help.
        return Effects::tr("Yields indigo while it is occupied and an indigo plant has a colonist to work it.");
    case Tile::Sugar:
        //: What a tile does: in the text over it and in the help.
        return Effects::tr("Yields sugar while it is occupied and a sugar mill has a colonist to work it.");
    case Tile::Tobacco:
        //: What a tile does: in the text over it and in the help.
        return Effects::tr("Yields tobacco while it is occupied and a tobacco storage has a colonist to work it.");
    case Tile::Coffee:
        //: What a tile does: in the text over it and in the help.
        return Effects::tr("Yields coffee while it is occupied and a coffee roaster has a colonist to work it.");
    case Tile::Quarry:
        //: What a tile does: in the text over it and in the help.
        return Effects::tr("While it is occupied, buildings cost 1 doubloon less; a building's column, 1 to 4, says "
                           "how many quarries can count.");
    }
    return {};
}

} // namespace windrose::texts
