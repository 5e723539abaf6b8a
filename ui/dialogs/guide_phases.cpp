// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_html.h"

#include "ui/models/texts.h"

namespace windrose
{
namespace
{

GuidePage settlerPage()
{
    const QString title = texts::roleName(Role::Settler);
    return {
        QStringLiteral("settler"), title,
        GuideHtml(title)
            .row(QStringLiteral("role_settler"), 56, Guide::tr("New fields"),
                 Guide::tr("In order, each takes one of the face-up plantations and lays it on their island. The "
                           "settler may take a quarry instead."))
            .pictures({QStringLiteral("tile_corn"), QStringLiteral("tile_indigo"), QStringLiteral("tile_sugar"),
                       QStringLiteral("tile_tobacco"), QStringLiteral("tile_coffee"), QStringLiteral("tile_quarry")},
                      48)
            .list({Guide::tr("Tiles never move and are never given back."),
                   Guide::tr("With a hacienda you may draw a face-down tile first; it must be placed."),
                   Guide::tr("With a construction hut you may take a quarry although you are not the settler."),
                   Guide::tr("With a hospice the tile you take comes with a colonist."),
                   Guide::tr("What nobody takes is discarded, and a new row is dealt.")})
            .html()};
}

GuidePage mayorPage()
{
    const QString title = texts::roleName(Role::Mayor);
    return {
        QStringLiteral("mayor"), title,
        GuideHtml(title)
            .row(QStringLiteral("role_mayor"), 56, Guide::tr("New people"),
                 Guide::tr("The mayor gets 1 colonist from the supply. Then those on the ship are dealt out one by "
                           "one, the mayor first, until the ship is empty."))
            .pictures({QStringLiteral("colonist_ship"), QStringLiteral("colonist"), QStringLiteral("san_juan")}, 48)
            .text(Guide::tr("Now everyone arranges all of their colonists anew, those already at work too. A circle "
                            "holds one colonist. A plantation, quarry or building works only while somebody is "
                            "there."))
            .list({Guide::tr("As long as a circle is empty, nobody may wait in San Juan."),
                   Guide::tr("A building with several circles works for each colonist on it."),
                   Guide::tr("At the end the ship is filled again: with as many colonists as there are empty circles "
                             "on buildings, but at least one for each player.")})
            .html()};
}

GuidePage builderPage()
{
    const QString title = texts::roleName(Role::Builder);
    return {
        QStringLiteral("builder"), title,
        GuideHtml(title)
            .row(QStringLiteral("role_builder"), 56, Guide::tr("New buildings"),
                 Guide::tr("In order, each may build one building. The builder pays 1 doubloon less."))
            .pictures(
                {QStringLiteral("tile_quarry"), QStringLiteral("building_coffee_roaster"), QStringLiteral("doubloon")},
                48)
            .list({Guide::tr("An occupied quarry takes 1 doubloon off. In the first column one quarry counts, in the "
                             "second two, and so on."),
                   Guide::tr("Nobody owns two buildings of a kind."),
                   Guide::tr("A large building fills two spaces that touch. If your empty spaces lie apart, other "
                             "buildings are moved aside for it."),
                   Guide::tr("With a university the new building comes with a colonist.")})
            .html()};
}

GuidePage craftsmanPage()
{
    const QString title = texts::roleName(Role::Craftsman);
    return {QStringLiteral("craftsman"), title,
            GuideHtml(title)
                .row(QStringLiteral("role_craftsman"), 56, Guide::tr("The harvest"),
                     Guide::tr("In order, everyone gets the goods they can make, as far as the supply goes. Then the "
                               "craftsman takes 1 more barrel of a kind just made."))
                .pictures({QStringLiteral("good_corn"), QStringLiteral("good_indigo"), QStringLiteral("good_sugar"),
                           QStringLiteral("good_tobacco"), QStringLiteral("good_coffee")},
                          40)
                .list({Guide::tr("An occupied corn plantation makes a barrel of corn by itself."),
                       Guide::tr("The other kinds need both an occupied plantation and a colonist in the building that "
                                 "belongs to it: a barrel for each such pair."),
                       Guide::tr("With a factory, making several kinds earns money as well.")})
                .html()};
}

GuidePage traderPage()
{
    const QString title = texts::roleName(Role::Trader);
    return {
        QStringLiteral("trader"), title,
        GuideHtml(title)
            .row(QStringLiteral("role_trader"), 56, Guide::tr("The trading house"),
                 Guide::tr("In order, each may sell one barrel. Corn brings nothing, indigo 1, sugar 2, tobacco 3 and "
                           "coffee 4 doubloons. The trader gets 1 more for a sale."))
            .pictures({QStringLiteral("trading_house"), QStringLiteral("doubloon_pile")}, 56)
            .list({Guide::tr("The house has four spaces and buys only kinds it does not hold yet."),
                   Guide::tr("With an office you may sell a kind it holds already."),
                   Guide::tr("Markets add 1 and 2 doubloons to what you get."),
                   Guide::tr("A full house ends the phase and is emptied; otherwise the barrels stay, and block "
                             "their kinds.")})
            .html()};
}

GuidePage captainPage()
{
    const QString title = texts::roleName(Role::Captain);
    return {
        QStringLiteral("captain"), title,
        GuideHtml(title)
            .row(QStringLiteral("role_captain"), 56, Guide::tr("Shipping"),
                 Guide::tr("In order and again and again, each loads barrels of one kind onto one cargo ship, and "
                           "gets a victory point for each. Who can load must load. The captain gets 1 point more "
                           "for the first load."))
            .pictures({QStringLiteral("cargo_ship"), QStringLiteral("barrel_sugar"), QStringLiteral("wharf_ship")}, 56)
            .list({Guide::tr("A ship carries one kind, and no two ships carry the same."),
                   Guide::tr("You choose the kind, but must load as many barrels of it as possible; if several "
                             "empty ships are open to it, one that takes the most."),
                   Guide::tr("With a wharf you may, once in the phase, ship all barrels of a kind by yourself."),
                   Guide::tr("With a harbor every load brings 1 point more.")})
            .heading(Guide::tr("What stays behind"))
            .text(Guide::tr("When nobody can load any more, each keeps one single barrel, and whole kinds as far as "
                            "their warehouses go. Everything else returns to the supply. Full ships sail and come "
                            "back empty; the others wait with their load."))
            .html()};
}

GuidePage prospectorPage()
{
    const QString title = texts::roleName(Role::Prospector);
    return {
        QStringLiteral("prospector"), title,
        GuideHtml(title)
            .row(QStringLiteral("role_prospector"), 56, Guide::tr("A quiet moment"),
                 Guide::tr("The prospector takes 1 doubloon from the bank. Nobody else does anything."))
            .text(Guide::tr("There are two such cards with five players, one with two or four, and none with three."))
            .html()};
}

} // namespace

QList<GuidePage> phasePages()
{
    return {settlerPage(), mayorPage(), builderPage(), craftsmanPage(), traderPage(), captainPage(), prospectorPage()};
}

} // namespace windrose
