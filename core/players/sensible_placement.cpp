// SPDX-License-Identifier: GPL-3.0-or-later
#include "defaults.h"

#include "../rules/placements.h"
#include "../rules/production.h"
#include "../rules/scoring.h"

#include <algorithm>

namespace windrose
{

namespace
{

// The rough value of one occupied circle per round, in hundredths of a victory point. The ranking is that of
// experienced players.
constexpr int kBarrelValue = 110;
constexpr int kPriceValue = 35; // for each doubloon of the good's price
constexpr int kQuarryValue = 190;
constexpr int kLargeValue = 60; // in addition to its points at the end of the game
constexpr auto kVioletValue = [] {
    std::array<int, kBuildings> values{};
    for (const Building kind : kAllBuildings) {
        values[static_cast<std::size_t>(kind)] = 60 + 10 * facts(kind).cost; // unless listed below
    }
    for (const auto& [kind, value] : {
             std::pair(Building::SmallMarket, 60),
             std::pair(Building::Hacienda, 120),
             std::pair(Building::ConstructionHut, 90),
             std::pair(Building::SmallWarehouse, 70),
             std::pair(Building::Hospice, 80),
             std::pair(Building::Office, 60),
             std::pair(Building::LargeMarket, 130),
             std::pair(Building::LargeWarehouse, 110),
             std::pair(Building::Factory, 160),
             std::pair(Building::University, 90),
             std::pair(Building::Harbor, 220),
             std::pair(Building::Wharf, 210),
         }) {
        values[static_cast<std::size_t>(kind)] = value;
    }
    return values;
}();

int barrelValue(Good good)
{
    return kBarrelValue + kPriceValue * tradingPrice(good);
}

/// The value of a violet building while it is occupied.
int violetValue(const Seat& seat, Building building)
{
    if (isLarge(building)) {
        return kLargeValue + 50 * bonusIfOccupied(seat, building);
    }
    const Effect effect = facts(building).effect;
    const bool settles =
        effect == Effect::DrawPlantation || effect == Effect::TakeQuarry || effect == Effect::SettleColonist;
    if (settles && seat.emptyIslandSpaces() == 0) {
        return 0;
    }
    return kVioletValue[static_cast<std::size_t>(building)];
}

/// Builds a placement colonist by colonist on an emptied board, greedily by the gain per colonist. A step is one
/// circle, or a plantation together with a circle that processes its good.
class Filler
{
public:
    explicit Filler(const Seat& seat) : m_seat(seat), m_left(colonistsToPlace(seat))
    {
        m_seat.manned = {};
        m_seat.workers = {};
    }

    Order fill()
    {
        while (m_left > 0) {
            if (!fillBestPair()) {
                fillBestCircle();
            }
        }
        return currentPlacement(m_seat);
    }

private:
    int unoccupiedSpace(Tile tile) const
    {
        const SpaceSet bare = m_seat.tiles.of(tile) - m_seat.manned;
        return bare.isEmpty() ? -1 : bare.lowest();
    }

    /// For a building of the seat.
    bool hasRoom(Building building) const { return m_seat.colonistsOn(building) < facts(building).circles; }

    /// A building with an empty circle that processes this good, if there is one.
    std::optional<Building> workplace(Good good) const
    {
        std::optional<Building> first;
        m_seat.forEachBuilding([&](Building building) {
            if (!first && isProduction(building) && facts(building).good == good && hasRoom(building)) {
                first = building;
            }
        });
        return first;
    }

    void occupyTile(int space)
    {
        m_seat.man(space);
        --m_left;
    }

    void occupyBuilding(Building building)
    {
        m_seat.setColonistsOn(building, m_seat.colonistsOn(building) + 1);
        --m_left;
    }

    /// The value of one more colonist on a violet building, corn or a quarry; other circles only pay in pairs.
    int bestSingle() const
    {
        int best = 0;
        if (unoccupiedSpace(Tile::Corn) >= 0) {
            best = barrelValue(Good::Corn);
        }
        if (unoccupiedSpace(Tile::Quarry) >= 0) {
            best = std::max(best, kQuarryValue);
        }
        m_seat.forEachBuilding([&](Building building) {
            if (!isProduction(building) && hasRoom(building)) {
                best = std::max(best, violetValue(m_seat, building));
            }
        });
        return best;
    }

    bool fillBestPair()
    {
        for (int good = kGoods - 1; good > 0 && m_left >= 2; --good) {
            const auto kind = static_cast<Good>(good);
            const int space = unoccupiedSpace(plantationOf(kind));
            const auto building = workplace(kind);
            if (space >= 0 && building && barrelValue(kind) / 2 >= bestSingle() / (m_left == 2 ? 2 : 1)) {
                occupyTile(space);
                occupyBuilding(*building);
                return true;
            }
        }
        return false;
    }

    void fillBestCircle()
    {
        int bestValue = -1;
        int bestSpace = -1;
        Building bestBuilding{};
        const auto offer = [&](int value, int space, Building building) {
            if (value > bestValue) {
                bestValue = value;
                bestSpace = space;
                bestBuilding = building;
            }
        };
        for (int tile = 0; tile < kTiles; ++tile) {
            if (const int space = unoccupiedSpace(static_cast<Tile>(tile)); space >= 0) {
                const auto kind = static_cast<Tile>(tile);
                offer(kind == Tile::Corn     ? barrelValue(Good::Corn)
                      : kind == Tile::Quarry ? kQuarryValue
                                             : tile,
                      space, {});
            }
        }
        m_seat.forEachBuilding([&](Building building) {
            if (hasRoom(building)) {
                offer(isProduction(building) ? 0 : violetValue(m_seat, building), -1, building);
            }
        });
        if (bestSpace >= 0) {
            occupyTile(bestSpace);
        } else {
            occupyBuilding(bestBuilding);
        }
    }

    Seat m_seat;
    int m_left;
};

} // namespace

Order sensiblePlacement(const Position& position)
{
    return Filler(position.seat(position.turn)).fill();
}

} // namespace windrose
