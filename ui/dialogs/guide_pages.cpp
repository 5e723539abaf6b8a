// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_html.h"

#include "core/rules/pieces.h"
#include "ui/models/texts.h"

#include <QRegularExpression>

namespace windrose
{
namespace
{

GuidePage goalPage()
{
    const QString title = Guide::tr("What it is about");
    return {
        QStringLiteral("goal"), title,
        GuideHtml(title)
            .pictures({QStringLiteral("tile_indigo"), QStringLiteral("building_small_indigo_plant"),
                       QStringLiteral("barrel_indigo"), QStringLiteral("cargo_ship"), QStringLiteral("victory_chip")},
                      56)
            .text(Guide::tr("Each of you has an island and a city. You plant fields, raise buildings, bring in "
                            "colonists to work them, and turn the harvest into goods."))
            .text(Guide::tr("Goods serve two ends. Sold to the trading house they bring doubloons, and doubloons "
                            "become buildings. Shipped overseas they bring victory points."))
            .text(Guide::tr("When the game ends, whoever has most victory points wins: for goods shipped, for "
                            "buildings, and for what large buildings add."))
            .text(Guide::tr("There are no dice, and nobody can take anything from you. What counts is which role "
                            "you choose, when, and who else gains by it."))
            .html()};
}

GuidePage roundPage()
{
    const QString title = Guide::tr("A round and its roles");
    GuideHtml page(title);
    page.pictures({QStringLiteral("governor")}, 48)
        .text(
            Guide::tr("The governor begins the round and takes one of the role cards. Then everyone acts in that role, "
                      "in clockwise order from whoever took it; whoever took it has a privilege besides. When all "
                      "have acted, the next player takes one of the cards that are left, and so on."))
        .text(Guide::tr(
            "With three to five players each takes one role in a round; two players take three each, in turn."))
        .text(
            Guide::tr("At the end of the round 1 doubloon is laid on each card that nobody took. It stays there until "
                      "somebody takes the card, and the money with it. All cards come back, and the next player "
                      "becomes governor."));
    for (int role = 0; role < kRoles; ++role) {
        const auto which = static_cast<Role>(role);
        page.row(QStringLiteral("role_") + QLatin1String(id(which).data(), static_cast<qsizetype>(id(which).size())),
                 44, texts::roleName(which), texts::roleEffect(which) + QLatin1Char(' ') + texts::rolePrivilege(which));
    }
    return {QStringLiteral("round"), title, page.html()};
}

GuidePage endPage()
{
    const QString title = Guide::tr("The end and the score");
    return {
        QStringLiteral("end"), title,
        GuideHtml(title)
            .text(Guide::tr("The round is the last one, and is played to its end, as soon as"))
            .list({Guide::tr("the colonist ship cannot be filled as it should be after a mayor phase,"),
                   Guide::tr("somebody builds on the twelfth space of their city, or"),
                   Guide::tr("the last victory point chip is given out. Points earned after that count all the same.")})
            .pictures({QStringLiteral("victory_chip"), QStringLiteral("building_guild_hall"),
                       QStringLiteral("building_residence"), QStringLiteral("building_fortress"),
                       QStringLiteral("building_customs_house"), QStringLiteral("building_city_hall")},
                      44)
            .text(Guide::tr("Your score is the sum of three things:"))
            .list({Guide::tr("the victory points you earned by shipping,"),
                   Guide::tr(
                       "the points printed on your buildings, 1 to 4 each, whether anybody works there or not, and"),
                   Guide::tr("what your large buildings add, each only if a colonist works there.")})
            .text(Guide::tr(
                "Between equal scores doubloons and barrels decide, each counting one. If they are equal too, "
                "the victory is shared."))
            .html()};
}

GuidePage handsPage()
{
    const QString title = Guide::tr("Mouse and keyboard");
    return {
        QStringLiteral("hands"), title,
        GuideHtml(title)
            .row(QStringLiteral("hand_open"), 44, Guide::tr("Drag and drop"),
                 Guide::tr("Take a piece with the mouse and let it go where it belongs. Every place that would take it "
                           "glows; over any other the prompt says why not. A piece let go anywhere else returns."))
            .row(QStringLiteral("barrel_corn"), 44, Guide::tr("Click and click"),
                 Guide::tr("Click a piece, then the place. A role card needs one click only."))
            .row(QStringLiteral("role_mayor"), 44, Guide::tr("Keyboard"),
                 Guide::tr("Tab goes from part to part of the table, the arrows go within one. Space picks up and puts "
                           "down; while you carry something, the arrows visit only the places that would take it. "
                           "Escape puts it back."))
            .row(QStringLiteral("query"), 44, Guide::tr("Asking"),
                 Guide::tr("Rest the pointer on any piece to read what it does and what it costs you now. The prompt "
                           "always says who acts, what is asked and what happens if they pass."))
            .heading(Guide::tr("Worth knowing"))
            .list(
                {Guide::tr("Enter presses the highlighted button, such as Done."),
                 Guide::tr(
                     "Undo takes back step by step, as far as the start of the game; redo plays it again. It stops "
                     "where hidden tiles were seen, unless the preferences lift this."),
                 Guide::tr("A click on a line of the log shows the table as it was then; its menu goes back to it or "
                           "goes on from there as a new game. Replay goes through the whole game."),
                 Guide::tr("Points are hidden from the others as at the table. The preferences can show them, and can "
                           "draw a curtain when the desktop is handed over."),
                 Guide::tr("The game is kept after every move: quit when you like, and go on where you stopped.")})
            .html()};
}

} // namespace

QList<GuidePage> guidePages()
{
    return QList<GuidePage>{goalPage(), roundPage()} + phasePages() + cityPages() +
           QList<GuidePage>{endPage(), handsPage()};
}

QStringList drawingsIn(const QString& html)
{
    static const QRegularExpression source(QStringLiteral("src=\"drawing:([a-z_]+)/"));
    QStringList names;
    for (auto match = source.globalMatch(html); match.hasNext();) {
        names << match.next().captured(1);
    }
    return names;
}

} // namespace windrose
