// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_texts.h"

#include "core/rules/pieces.h"
#include "ui/models/paragraph.h"
#include "ui/models/texts.h"

#include <QRegularExpression>

namespace windrose
{
namespace
{

GuidePage goalPage()
{
    //: A heading of the help.
    const QString title = Guide::tr("What the game is about");
    return {
        QStringLiteral("goal"), title,
        GuideHtml(title)
            .pictures({QStringLiteral("tile_indigo"), QStringLiteral("building_small_indigo_plant"),
                       QStringLiteral("barrel_indigo"), QStringLiteral("cargo_ship"), QStringLiteral("victory_chip")},
                      56)
            //: A paragraph of the help about what the game is.
            .text(Guide::tr("Each player has an island and a city. You plant fields, construct buildings, bring in "
                            "colonists to work there, and turn the harvest into goods."))
            .text(guide::usesOfGoods())
            .text(guide::sourcesOfPoints())
            //: A paragraph of the help about what the game is.
            .text(Guide::tr("There are no dice, and nobody can take anything from you. What counts is which role you "
                            "choose, when you choose it, and who else benefits."))
            .html()};
}

GuidePage roundPage()
{
    //: A heading of the help.
    const QString title = Guide::tr("A round and its roles");
    GuideHtml page(title);
    page.pictures({QStringLiteral("governor")}, 48)
        .text(guide::dutyOfGovernor())
        //: A paragraph of the help about what the game is.
        .text(Guide::tr(
            "With three to five players each takes one role in a round; two players take three each, in turn."))
        .text(guide::doubloonsOnCards());
    for (int role = 0; role < kRoles; ++role) {
        const auto which = static_cast<Role>(role);
        page.row(QStringLiteral("role_") + QLatin1String(id(which).data(), static_cast<qsizetype>(id(which).size())),
                 44, texts::roleName(which), texts::paragraph({texts::roleEffect(which), texts::rolePrivilege(which)}));
    }
    return {QStringLiteral("round"), title, page.html()};
}

GuidePage endPage()
{
    //: A heading of the help.
    const QString title = Guide::tr("The end and the score");
    GuideHtml page(title);
    //: A paragraph of the help, followed by a list of three cases.
    page.text(Guide::tr("The current round becomes the last one, and is played to its end, as soon as"))
        //: In the help: continues "is played to its end, as soon as".
        .list({Guide::tr("the colonist ship cannot be completely refilled after a mayor phase,"),
               //: In the help: continues "is played to its end, as soon as".
               Guide::tr("a player fills the twelfth space of their city, or"),
               //: In the help: continues "is played to its end, as soon as".
               Guide::tr("the last victory point chip is taken. Points earned after that still count.")})
        //: A paragraph of the help about the end of the game.
        .text(Guide::tr("Three gauges beside the role cards show how near the end is: the victory points left, "
                        "the colonists left, and the fullest city."))
        .pictures({QStringLiteral("victory_chip"), QStringLiteral("building_guild_hall"),
                   QStringLiteral("building_residence"), QStringLiteral("building_fortress"),
                   QStringLiteral("building_customs_house"), QStringLiteral("building_city_hall")},
                  44);
    guide::writeScore(page);
    return {QStringLiteral("end"), title, page.html()};
}

GuidePage handsPage()
{
    //: A heading of the help pages.
    const QString title = Guide::tr("Mouse and keyboard");
    return {
        QStringLiteral("hands"), title,
        GuideHtml(title)
            //: A heading of the help pages.
            .row(QStringLiteral("hand_open"), 44, Guide::tr("Drag and drop"),
                 //: In the help, about playing by mouse and keys.
                 Guide::tr("Drag a piece with the mouse and drop it where it belongs. Every place that accepts it "
                           "glows; over any other place, the prompt explains why it does not. A piece dropped there "
                           "goes back to where it came from."))
            .row(QStringLiteral("barrel_corn"), 44,
                 //: A heading of the help pages.
                 Guide::tr("Two clicks"),
                 //: In the help, about playing by mouse and keys.
                 Guide::tr(
                     "Click a piece, then the place. A role card needs one click only, and so does an empty circle "
                     "while a colonist waits in San Juan."))
            .row(QStringLiteral("role_mayor"), 44,
                 //: A heading of the help pages.
                 Guide::tr("Keyboard"),
                 //: In the help, about playing by mouse and keys.
                 Guide::tr("N goes to the next thing you can use, Tab to the next such part of the table, the arrow "
                           "keys move within a part. Space picks up and puts down; while you carry a piece, all of "
                           "these visit only places that accept it. Escape puts it back. ? shows all keys."))
            .row(QStringLiteral("query"), 44,
                 //: A heading of the help pages.
                 Guide::tr("Explanations"),
                 //: In the help, about playing by mouse and keys.
                 Guide::tr("Rest the pointer on any piece to read what it does and what it costs you now. The prompt "
                           "says whose turn it is, what to decide, and what happens if you pass."))
            //: A heading of the help pages.
            .heading(Guide::tr("Good to know"))
            //: In the help, about playing by mouse and keys.
            .list({Guide::tr("What you can use now has a thin outline with a dot in its corner. A circle that takes a "
                             "colonist has a plus."),
                   //: In the help, about playing by mouse and keys.
                   Guide::tr("Press Enter to activate the highlighted button."),
                   //: In the help, about playing by mouse and keys.
                   Guide::tr(
                       "Every move is shown piece by piece while the prompt describes it. Any key or click shows the "
                       "rest at once; the speed is in the preferences."),
                   guide::lastMoves(),
                   //: In the help, about playing by mouse and keys.
                   Guide::tr("Rest the pointer on a role card to read what the role would bring each player now. A "
                             "card with a 0 would bring you nothing."),
                   guide::hiddenPoints()})
            .html()};
}

} // namespace

QList<GuidePage> guidePages(const GuideGame& game)
{
    return QList<GuidePage>{goalPage(), roundPage()} + phasePages() + cityPages(game) +
           QList<GuidePage>{endPage(), handsPage()} + programPages();
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
