// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pieces.h"
#include "slot.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <span>

/// All facts about the kinds of buildings. A new kind needs an enumerator, a row of the table and, if no other kind has
/// its effect, an `Effect` that its phase asks for. A `KindsInPlay`, made from a list such as `kBaseGameKinds`, says
/// which kinds a game has and in which order. All limits are checked at compile time.
namespace windrose
{

/// The kinds of buildings: production buildings first, then the small and the large violet ones.
enum class Building : std::uint8_t {
    SmallIndigoPlant,
    SmallSugarMill,
    IndigoPlant,
    SugarMill,
    TobaccoStorage,
    CoffeeRoaster,
    SmallMarket,
    Hacienda,
    ConstructionHut,
    SmallWarehouse,
    Hospice,
    Office,
    LargeMarket,
    LargeWarehouse,
    Factory,
    University,
    Harbor,
    Wharf,
    GuildHall,
    Residence,
    Fortress,
    CustomsHouse,
    CityHall,
};

/// What an occupied violet building does for its owner, in the order of the phases. The `amount` in its row says how
/// much. `None` for production buildings.
enum class Effect : std::uint8_t {
    None,
    DrawPlantation,           ///< settler, before the tile is taken: one more from the face-down stack
    TakeQuarry,               ///< settler: the tile taken may be a quarry
    SettleColonist,           ///< settler: a colonist for the tile taken
    EmployColonist,           ///< builder: a colonist for the building just built
    PayForKinds,              ///< craftsman: doubloons for the number of kinds produced
    RaisePrice,               ///< trader: `amount` doubloons more for the barrel sold
    SellKindInHouse,          ///< trader: a kind that lies in the trading house may be sold
    ScoreLoad,                ///< captain: `amount` points more for each load
    LoadOwnShip,              ///< captain: a load on a private ship, once in a phase
    StoreKinds,               ///< storage: `amount` kinds are kept whole
    ScoreProductionBuildings, ///< end: 1 point for a small, 2 for a large production building
    ScoreIsland,              ///< end: points for filled island spaces
    ScoreColonists,           ///< end: a point for every third colonist
    ScoreVictoryPoints,       ///< end: a point for every fourth victory point
    ScoreVioletBuildings,     ///< end: a point for each violet building
};
inline constexpr int kEffects = static_cast<int>(Effect::ScoreVioletBuildings) + 1;

/// The role in whose phase an effect acts; nothing for those that count at the end. The compiler warns of a new effect
/// that has no case here.
constexpr std::optional<Role> roleOf(Effect effect)
{
    switch (effect) {
    case Effect::DrawPlantation:
    case Effect::TakeQuarry:
    case Effect::SettleColonist:
        return Role::Settler;
    case Effect::EmployColonist:
        return Role::Builder;
    case Effect::PayForKinds:
        return Role::Craftsman;
    case Effect::RaisePrice:
    case Effect::SellKindInHouse:
        return Role::Trader;
    case Effect::ScoreLoad:
    case Effect::LoadOwnShip:
    case Effect::StoreKinds:
        return Role::Captain;
    case Effect::None:
    case Effect::ScoreProductionBuildings:
    case Effect::ScoreIsland:
    case Effect::ScoreColonists:
    case Effect::ScoreVictoryPoints:
    case Effect::ScoreVioletBuildings:
        return std::nullopt;
    }
    return std::nullopt;
}

/// The family a kind of building belongs to; "large" means that it fills two adjacent city spaces.
enum class BuildingClass : std::uint8_t { SmallProduction, LargeProduction, SmallViolet, LargeViolet };

/// One row of the building table: everything printed on the tile and on the board beside it, and what it does.
struct BuildingFacts {
    std::string_view id;          ///< name in orders and JSON
    BuildingClass buildingClass;  ///
    std::uint8_t column;          ///< of the supply, 1 to 4: the most quarries that count
    std::uint8_t points;          ///< printed victory points
    std::uint8_t cost;            ///< printed price in doubloons
    std::uint8_t circles;         ///< places for colonists
    std::uint8_t copies;          ///< in play with 3 to 5 players
    std::uint8_t copiesForTwo;    ///< in play with 2 players
    Good good = Good::Corn;       ///< what a production building makes; meaningless for violet ones
    Effect effect = Effect::None; ///
    std::uint8_t amount = 0;      ///< of the effect, where it has one
};

/// The building table (rules of play, section 2), by `Building`.
inline constexpr std::array kBuildingFacts{
    BuildingFacts{"small_indigo_plant", BuildingClass::SmallProduction, 1, 1, 1, 1, 4, 2, Good::Indigo},
    BuildingFacts{"small_sugar_mill", BuildingClass::SmallProduction, 1, 1, 2, 1, 4, 2, Good::Sugar},
    BuildingFacts{"indigo_plant", BuildingClass::LargeProduction, 2, 2, 3, 3, 3, 2, Good::Indigo},
    BuildingFacts{"sugar_mill", BuildingClass::LargeProduction, 2, 2, 4, 3, 3, 2, Good::Sugar},
    BuildingFacts{"tobacco_storage", BuildingClass::LargeProduction, 3, 3, 5, 3, 3, 2, Good::Tobacco},
    BuildingFacts{"coffee_roaster", BuildingClass::LargeProduction, 3, 3, 6, 2, 3, 2, Good::Coffee},
    BuildingFacts{"small_market", BuildingClass::SmallViolet, 1, 1, 1, 1, 2, 1, Good::Corn, Effect::RaisePrice, 1},
    BuildingFacts{"hacienda", BuildingClass::SmallViolet, 1, 1, 2, 1, 2, 1, Good::Corn, Effect::DrawPlantation},
    BuildingFacts{"construction_hut", BuildingClass::SmallViolet, 1, 1, 2, 1, 2, 1, Good::Corn, Effect::TakeQuarry},
    BuildingFacts{"small_warehouse", BuildingClass::SmallViolet, 1, 1, 3, 1, 2, 1, Good::Corn, Effect::StoreKinds, 1},
    BuildingFacts{"hospice", BuildingClass::SmallViolet, 2, 2, 4, 1, 2, 1, Good::Corn, Effect::SettleColonist},
    BuildingFacts{"office", BuildingClass::SmallViolet, 2, 2, 5, 1, 2, 1, Good::Corn, Effect::SellKindInHouse},
    BuildingFacts{"large_market", BuildingClass::SmallViolet, 2, 2, 5, 1, 2, 1, Good::Corn, Effect::RaisePrice, 2},
    BuildingFacts{"large_warehouse", BuildingClass::SmallViolet, 2, 2, 6, 1, 2, 1, Good::Corn, Effect::StoreKinds, 2},
    BuildingFacts{"factory", BuildingClass::SmallViolet, 3, 3, 7, 1, 2, 1, Good::Corn, Effect::PayForKinds},
    BuildingFacts{"university", BuildingClass::SmallViolet, 3, 3, 8, 1, 2, 1, Good::Corn, Effect::EmployColonist},
    BuildingFacts{"harbor", BuildingClass::SmallViolet, 3, 3, 8, 1, 2, 1, Good::Corn, Effect::ScoreLoad, 1},
    BuildingFacts{"wharf", BuildingClass::SmallViolet, 3, 3, 9, 1, 2, 1, Good::Corn, Effect::LoadOwnShip},
    BuildingFacts{"guild_hall", BuildingClass::LargeViolet, 4, 4, 10, 1, 1, 1, Good::Corn,
                  Effect::ScoreProductionBuildings},
    BuildingFacts{"residence", BuildingClass::LargeViolet, 4, 4, 10, 1, 1, 1, Good::Corn, Effect::ScoreIsland},
    BuildingFacts{"fortress", BuildingClass::LargeViolet, 4, 4, 10, 1, 1, 1, Good::Corn, Effect::ScoreColonists},
    BuildingFacts{"customs_house", BuildingClass::LargeViolet, 4, 4, 10, 1, 1, 1, Good::Corn,
                  Effect::ScoreVictoryPoints},
    BuildingFacts{"city_hall", BuildingClass::LargeViolet, 4, 4, 10, 1, 1, 1, Good::Corn, Effect::ScoreVioletBuildings},
};

inline constexpr int kBuildings = static_cast<int>(kBuildingFacts.size());
static_assert(kBuildings == static_cast<int>(Building::CityHall) + 1, "each kind has its row");
inline constexpr int kMaxBuildings = 45; ///< kinds that the program is laid out for
static_assert(kBuildings <= kMaxBuildings);

static_assert(std::all_of(kBuildingFacts.begin(), kBuildingFacts.end(),
                          [](const BuildingFacts& row) {
                              return row.column >= 1 && row.column <= kColumns && row.copiesForTwo <= row.copies;
                          }),
              "each kind stands in a column, and two players have no more copies than more players");

constexpr const BuildingFacts& facts(Building building)
{
    return kBuildingFacts[slot(building)];
}

constexpr std::string_view id(Building building)
{
    return facts(building).id;
}

/// True for the buildings that fill two city spaces.
constexpr bool isLarge(Building building)
{
    return facts(building).buildingClass == BuildingClass::LargeViolet;
}

/// True for the buildings that make goods.
constexpr bool isProduction(Building building)
{
    return facts(building).buildingClass <= BuildingClass::LargeProduction;
}

/// City spaces a building fills.
constexpr int spacesFor(Building building)
{
    return isLarge(building) ? 2 : 1;
}

/// All kinds of buildings, in the order of the table.
inline constexpr auto kAllBuildings = [] {
    std::array<Building, kBuildings> all{};
    for (std::size_t kind = 0; kind < all.size(); ++kind) {
        all[kind] = static_cast<Building>(kind);
    }
    return all;
}();

/// The kinds of the base game, in the order of its supply: the first 23 of the table.
inline constexpr auto kBaseGameKinds = std::span(kAllBuildings).first<23>();

/// Printed cost of a building with or without the factory and the university in each other's place, in doubloons.
constexpr int printedCost(Building building, bool factoryUniversitySwap)
{
    if (factoryUniversitySwap && building == Building::Factory) {
        return facts(Building::University).cost;
    }
    if (factoryUniversitySwap && building == Building::University) {
        return facts(Building::Factory).cost;
    }
    return facts(building).cost;
}

/// Copies of a building with this number of players, while its kind is in play.
constexpr int copiesInPlay(Building building, int players)
{
    return players == 2 ? facts(building).copiesForTwo : facts(building).copies;
}

} // namespace windrose
