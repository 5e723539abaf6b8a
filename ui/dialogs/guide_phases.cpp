// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_texts.h"

#include "ui/models/texts.h"

/* TRANSLATOR Guide  The pages of the help. */

namespace windrose
{
namespace
{

/// What the text over the card says.
QStringList cardTexts(Role role)
{
    return {texts::roleEffect(role), texts::rolePrivilege(role)};
}

GuidePage settlerPage()
{
    const QString title = texts::roleName(Role::Settler);
    return {
        QStringLiteral("settler"), title,
        GuideHtml(title)
            .beside(QStringLiteral("role_settler"), 64, cardTexts(Role::Settler))
            //: A heading of the help pages.
            .heading(Guide::tr("New fields"))
            //: A rule of the help about a role.
            .text(Guide::tr("In turn, each player takes one of the face-up plantations and places it on their island. "
                            "The settler may take a quarry instead."))
            .pictures({QStringLiteral("tile_corn"), QStringLiteral("tile_indigo"), QStringLiteral("tile_sugar"),
                       QStringLiteral("tile_tobacco"), QStringLiteral("tile_coffee"), QStringLiteral("tile_quarry")},
                      48)
            //: A rule of the help about a role.
            .list({Guide::tr("Tiles are never moved or returned."),
                   //: A rule of the help about a role.
                   Guide::tr("With a hacienda you may draw a face-down tile first; it must be placed."),
                   //: A rule of the help about a role.
                   Guide::tr("With a construction hut you may take a quarry even if you are not the settler."),
                   //: A rule of the help about a role.
                   Guide::tr("With a hospice the tile you take comes with a colonist."),
                   //: A rule of the help about a role.
                   Guide::tr("Tiles that nobody takes are discarded, and a new row is dealt.")})
            .html()};
}

GuidePage mayorPage()
{
    const QString title = texts::roleName(Role::Mayor);
    return {
        QStringLiteral("mayor"), title,
        GuideHtml(title)
            .beside(QStringLiteral("role_mayor"), 64, cardTexts(Role::Mayor))
            //: A heading of the help pages.
            .heading(Guide::tr("New people"))
            //: A rule of the help about a role.
            .text(Guide::tr("The mayor gets 1 colonist from the supply. Then the colonists on the ship are dealt out "
                            "one by one, starting with the mayor, until the ship is empty."))
            .pictures({QStringLiteral("colonist_ship"), QStringLiteral("colonist"), QStringLiteral("san_juan")}, 48)
            //: A rule of the help about a role.
            .text(Guide::tr("Now everyone rearranges all of their colonists, including those already at work. A circle "
                            "holds one colonist. A plantation, quarry or building works only while it is occupied."))
            //: A rule of the help about a role.
            .list({Guide::tr("No colonist may wait in San Juan while a circle is empty."),
                   //: A rule of the help about a role.
                   Guide::tr("A building with several circles works for each colonist on it."),
                   //: A rule of the help about a role.
                   Guide::tr("At the end, the ship is refilled with as many colonists as there are empty circles on "
                             "buildings, but at least one for each player.")})
            .html()};
}

GuidePage builderPage()
{
    const QString title = texts::roleName(Role::Builder);
    return {QStringLiteral("builder"), title,
            GuideHtml(title)
                .beside(QStringLiteral("role_builder"), 64, cardTexts(Role::Builder))
                //: A heading of the help pages.
                .heading(Guide::tr("New buildings"))
                //: A rule of the help about a role.
                .text(Guide::tr("In turn, each player may build one building. The builder pays 1 doubloon less."))
                .pictures({QStringLiteral("tile_quarry"), QStringLiteral("building_coffee_roaster"),
                           QStringLiteral("doubloon")},
                          48)
                //: A rule of the help about a role.
                .list({Guide::tr("Each occupied quarry saves 1 doubloon. At most one quarry counts in the first "
                                 "column, two in the second, and so on."),
                       //: A rule of the help about a role.
                       Guide::tr("Nobody may own two buildings of the same kind."),
                       //: A rule of the help about a role.
                       Guide::tr("A large building fills two adjacent spaces. If your empty spaces are not adjacent, "
                                 "other buildings are moved to make room."),
                       //: A rule of the help about a role.
                       Guide::tr("With a university the new building comes with a colonist.")})
                .html()};
}

GuidePage craftsmanPage()
{
    const QString title = texts::roleName(Role::Craftsman);
    return {
        QStringLiteral("craftsman"), title,
        GuideHtml(title)
            .beside(QStringLiteral("role_craftsman"), 64, cardTexts(Role::Craftsman))
            //: A heading of the help pages.
            .heading(Guide::tr("The harvest"))
            .text(guide::harvest())
            .pictures({QStringLiteral("good_corn"), QStringLiteral("good_indigo"), QStringLiteral("good_sugar"),
                       QStringLiteral("good_tobacco"), QStringLiteral("good_coffee")},
                      40)
            //: A rule of the help about a role.
            .list({Guide::tr("An occupied corn plantation produces a barrel of corn without a building."),
                   //: A rule of the help about a role.
                   Guide::tr("The other kinds need both an occupied plantation and a colonist in a matching "
                             "building: one barrel for each such pair."),
                   //: A rule of the help about a role.
                   Guide::tr("With a factory, producing several kinds also earns money."),
                   //: A rule of the help about a role.
                   Guide::tr("Below its barrels, a large board shows what it would produce now. A mark says what "
                             "one more barrel lacks: a dashed square is a plantation, a dashed house a building, an "
                             "idle circle a colonist, an empty barrel the supply.")})
            .html()};
}

GuidePage traderPage()
{
    const QString title = texts::roleName(Role::Trader);
    return {QStringLiteral("trader"), title,
            GuideHtml(title)
                .beside(QStringLiteral("role_trader"), 64, cardTexts(Role::Trader))
                //: A heading of the help pages.
                .heading(Guide::tr("The trading house"))
                //: A rule of the help about a role.
                .text(Guide::tr("In turn, each player may sell one barrel. Corn earns nothing, indigo 1, sugar 2, "
                                "tobacco 3 and coffee 4 doubloons. The trader gets 1 more for a sale."))
                .pictures({QStringLiteral("trading_house"), QStringLiteral("doubloon_pile")}, 56)
                //: A rule of the help about a role.
                .list({Guide::tr("The trading house has four spaces and buys only kinds it does not hold yet."),
                       //: A rule of the help about a role.
                       Guide::tr("With an office you may sell a kind it already holds."),
                       //: A rule of the help about a role.
                       Guide::tr("A small market adds 1 doubloon to a sale, a large market 2."),
                       //: A rule of the help about a role.
                       Guide::tr("The phase ends when the trading house is full, and it is emptied. Otherwise its "
                                 "barrels stay and block their kinds.")})
                .html()};
}

GuidePage captainPage()
{
    const QString title = texts::roleName(Role::Captain);
    return {
        QStringLiteral("captain"), title,
        GuideHtml(title)
            .beside(QStringLiteral("role_captain"), 64, cardTexts(Role::Captain))
            //: A heading of the help pages.
            .heading(Guide::tr("Shipping"))
            //: A rule of the help about a role.
            .text(Guide::tr("Turn after turn, each player loads barrels of one kind onto one cargo ship and gets a "
                            "victory point for each barrel. Players who can load must load. The captain gets 1 extra "
                            "point for the first load."))
            .pictures({QStringLiteral("cargo_ship"), QStringLiteral("barrel_sugar"), QStringLiteral("wharf_ship")}, 56)
            //: A rule of the help about a role.
            .list({Guide::tr("A ship carries one kind, and no two ships carry the same."),
                   //: A rule of the help about a role.
                   Guide::tr("You choose the kind, but must load as many barrels of it as possible. Of several empty "
                             "ships, choose one that takes the most."),
                   //: A rule of the help about a role.
                   Guide::tr("With a wharf you may, once in the phase, ship all your barrels of one kind on a ship of "
                             "your own."),
                   //: A rule of the help about a role.
                   Guide::tr("With a harbor, every load earns 1 extra point.")})
            //: A heading of the help pages.
            .heading(Guide::tr("Storing goods"))
            //: A rule of the help about a role.
            .text(Guide::tr("When nobody can load anymore, each player keeps one barrel, plus all barrels of as many "
                            "kinds as their warehouses store. Everything else returns to the supply. Full ships sail "
                            "and come back empty; the others keep their load."))
            .html()};
}

GuidePage prospectorPage()
{
    const QString title = texts::roleName(Role::Prospector);
    return {QStringLiteral("prospector"), title,
            GuideHtml(title)
                .beside(QStringLiteral("role_prospector"), 64, cardTexts(Role::Prospector))
                //: A heading of the help pages.
                .heading(Guide::tr("A quiet moment"))
                //: A rule of the help about a role.
                .text(Guide::tr("The prospector takes 1 doubloon from the bank. Nobody else does anything."))
                //: A rule of the help about a role.
                .text(Guide::tr(
                    "There are two prospector cards with five players, one with two or four, and none with three."))
                .html()};
}

} // namespace

QList<GuidePage> phasePages()
{
    return {settlerPage(), mayorPage(), builderPage(), craftsmanPage(), traderPage(), captainPage(), prospectorPage()};
}

} // namespace windrose
