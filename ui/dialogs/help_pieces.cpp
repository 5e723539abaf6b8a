// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_entries.h"

#include "ui/models/texts.h"

#include <optional>

namespace windrose
{

namespace
{

using help::topicOf;

constexpr int kPiecePicture = 96; // logical pixels

/// The role in whose phase a building acts; nothing for a bonus at the end of the game.
std::optional<Role> phaseOf(Building building)
{
    return isProduction(building) ? Role::Craftsman : roleOf(facts(building).effect);
}

/// Whether two kinds make the same good, or do the same by another amount.
bool areAlike(Building one, Building other)
{
    return one != other && facts(one).effect == facts(other).effect &&
           (facts(one).effect != Effect::None || facts(one).good == facts(other).good);
}

QStringList relatedTo(Building building, const GuideGame& game)
{
    QStringList related;
    const std::optional<Role> role = phaseOf(building);
    related << (role ? topicOf(*role) : topicOf(help::Part::Score));
    if (isProduction(building)) {
        const Good good = facts(building).good;
        related << topicOf(plantationOf(good)) << topicOf(good);
    }
    for (const Building other : game.kinds->list()) {
        if (areAlike(building, other)) {
            related << topicOf(other);
        }
    }
    return related << topicOf(Role::Builder) << topicOf(help::Part::City) << topicOf(help::Part::Buildings);
}

QStringList producersOf(Good good, const GuideGame& game)
{
    QStringList buildings;
    for (const Building building : game.kinds->list()) {
        if (isProduction(building) && facts(building).good == good) {
            buildings << topicOf(building);
        }
    }
    return buildings;
}

} // namespace

QStringList relatedTo(Role role, const GuideGame& game)
{
    using enum help::Part;
    QStringList related{topicOf(Round)};
    for (const Building building : game.kinds->list()) {
        if (phaseOf(building) == role && !isProduction(building)) {
            related << topicOf(building);
        }
    }
    switch (role) {
    case Role::Settler:
        return related << topicOf(Tile::Quarry) << topicOf(Plantations) << topicOf(Island);
    case Role::Mayor:
        return related << topicOf(ColonistShip) << topicOf(ColonistSupply) << topicOf(SanJuan) << topicOf(Board);
    case Role::Builder:
        return related << topicOf(Buildings) << topicOf(City) << topicOf(Tile::Quarry);
    case Role::Craftsman:
        return related << topicOf(GoodsSupply) << topicOf(WindRose);
    case Role::Trader:
        return related << topicOf(TradingHouse) << topicOf(Doubloons);
    case Role::Captain:
        return related << topicOf(CargoShips) << topicOf(Points);
    case Role::Prospector:
        return related << topicOf(Doubloons);
    }
    return related;
}

QList<GuidePage> buildingEntries(const GuideGame& game)
{
    QList<GuidePage> entries;
    for (const Building building : game.kinds->list()) {
        const QString title = texts::buildingName(building);
        const int cost = printedCost(building, game.factoryUniversitySwap);
        entries.append({topicOf(building), title,
                        GuideHtml(title)
                            .beside(drawingOf("building_", id(building)), kPiecePicture,
                                    {texts::buildingFacts(building, cost), texts::buildingEffect(building)})
                            .html(),
                        relatedTo(building, game)});
    }
    return entries;
}

QList<GuidePage> tileEntries(const GuideGame& game)
{
    QList<GuidePage> entries;
    for (int number = 0; number < kTiles; ++number) {
        const auto tile = static_cast<Tile>(number);
        const QString title = texts::tileName(tile);
        QStringList related{topicOf(Role::Settler)};
        if (tile == Tile::Quarry) {
            related << topicOf(Role::Builder) << topicOf(help::Part::Buildings);
        } else {
            const auto good = static_cast<Good>(number);
            related << topicOf(Role::Craftsman) << topicOf(good) << producersOf(good, game);
        }
        entries.append(
            {topicOf(tile), title,
             GuideHtml(title).beside(drawingOf("tile_", id(tile)), kPiecePicture, {texts::tileEffect(tile)}).html(),
             related << topicOf(help::Part::Island) << topicOf(help::Part::Plantations)});
    }
    return entries;
}

QList<GuidePage> goodEntries(const GuideGame& game)
{
    QList<GuidePage> entries;
    for (int number = 0; number < kGoods; ++number) {
        const auto good = static_cast<Good>(number);
        const QString title = texts::goodName(good);
        entries.append(
            {topicOf(good), title,
             GuideHtml(title).beside(drawingOf("barrel_", id(good)), kPiecePicture, {texts::goodPrice(good)}).html(),
             QStringList{topicOf(plantationOf(good))}
                 << producersOf(good, game) << topicOf(Role::Craftsman) << topicOf(Role::Trader)
                 << topicOf(Role::Captain) << topicOf(help::Part::TradingHouse) << topicOf(help::Part::GoodsSupply)});
    }
    return entries;
}

} // namespace windrose
