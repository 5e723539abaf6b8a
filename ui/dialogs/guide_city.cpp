// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_texts.h"

#include "ui/models/texts.h"

namespace windrose
{
namespace
{

GuidePage boardPage()
{
    //: A heading of the help pages.
    const QString title = Guide::tr("Island and city");
    GuideHtml page(title);
    page
        //: A paragraph of the page of the help about the board and its buildings.
        .text(Guide::tr(
            "Your board has an island with room for 12 tiles and a city with room for 12 buildings, four in a row. "
            "Next to them are San Juan, where colonists wait, and the wind rose with your goods and doubloons."))
        .text(guide::circles());
    for (int tile = 0; tile < kTiles; ++tile) {
        const auto which = static_cast<Tile>(tile);
        page.row(drawingOf("tile_", id(which)), 44, texts::tileName(which), texts::tileEffect(which));
    }
    return {QStringLiteral("board"), title, page.html()};
}

GuidePage buildingsPage(const GuideGame& game)
{
    //: A heading of the help pages.
    const QString title = Guide::tr("All buildings");
    GuideHtml page(title);
    page.text(
        //: A paragraph of the page of the help about the board and its buildings.
        Guide::tr("Violet buildings help in one of the phases; the others make goods. The column says how many points "
                  "a building is worth and how many quarries can count."));
    for (int column = 1; column <= kColumns; ++column) {
        //: In the help on buildings: a column of the building supply, counted from 1; %1 is its number.
        page.heading(Guide::tr("Column %1").arg(column));
        for (const Building building : game.kinds->list()) {
            if (facts(building).column == column) {
                //: a building and its printed cost, "Coffee roaster, 6 doubloons"
                page.row(drawingOf("building_", id(building)), 40,
                         Guide::tr("%1, %2").arg(texts::buildingName(building),
                                                 texts::doubloons(printedCost(building, game.factoryUniversitySwap))),
                         texts::buildingEffect(building));
            }
        }
    }
    return {QStringLiteral("buildings"), title, page.html()};
}

} // namespace

QString drawingOf(const char* prefix, std::string_view id)
{
    return QLatin1String(prefix) + QLatin1String(id.data(), static_cast<qsizetype>(id.size()));
}

QList<GuidePage> cityPages(const GuideGame& game)
{
    return {boardPage(), buildingsPage(game)};
}

} // namespace windrose
