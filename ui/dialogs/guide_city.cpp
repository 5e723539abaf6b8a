// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_html.h"

#include "ui/models/texts.h"

namespace windrose
{
namespace
{

QString named(const char* prefix, std::string_view name)
{
    return QLatin1String(prefix) + QLatin1String(name.data(), static_cast<qsizetype>(name.size()));
}

GuidePage boardPage()
{
    const QString title = Guide::tr("Island and city");
    GuideHtml page(title);
    page
        .text(Guide::tr(
            "Your board has an island with room for 12 tiles and a city with room for 12 buildings, four in a row. "
            "Next to them are San Juan, where colonists wait, and the wind rose with your goods and doubloons."))
        .text(Guide::tr("Circles show where colonists can work: white while empty, green while occupied. An unoccupied "
                        "tile or building does nothing, but a building still scores its printed points."));
    for (int tile = 0; tile < kTiles; ++tile) {
        const auto which = static_cast<Tile>(tile);
        page.row(named("tile_", id(which)), 44, texts::tileName(which), texts::tileEffect(which));
    }
    return {QStringLiteral("board"), title, page.html()};
}

GuidePage buildingsPage(const KindsInPlay& kinds)
{
    const QString title = Guide::tr("All buildings");
    GuideHtml page(title);
    page.text(
        Guide::tr("Violet buildings help in one of the phases; the others make goods. The column says how many points "
                  "a building is worth and how many quarries can count."));
    for (int column = 1; column <= kColumns; ++column) {
        page.heading(Guide::tr("Column %1").arg(column));
        for (const Building building : kinds.list()) {
            if (facts(building).column == column) {
                //: a building and its printed cost, "Coffee roaster, 6 doubloons"
                page.row(named("building_", id(building)), 40,
                         Guide::tr("%1, %2").arg(texts::buildingName(building), texts::doubloons(facts(building).cost)),
                         texts::buildingEffect(building));
            }
        }
    }
    return {QStringLiteral("buildings"), title, page.html()};
}

} // namespace

QList<GuidePage> cityPages(const KindsInPlay& kinds)
{
    return {boardPage(), buildingsPage(kinds)};
}

} // namespace windrose
