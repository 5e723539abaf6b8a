// SPDX-License-Identifier: GPL-3.0-or-later
#include "quick_placement.h"

#include "../rules/building_masks.h"
#include "../rules/placements.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// Something colonists are put to: a violet building, a kind of good with its plantation and circle, or a quarry.
struct Use {
    enum class Kind : std::uint8_t { Violet, Goods, Quarries } kind = Kind::Violet;
    std::uint8_t piece = 0;
};

constexpr Use violet(Building building)
{
    return {Use::Kind::Violet, static_cast<std::uint8_t>(building)};
}

constexpr Use goods(Good good)
{
    return {Use::Kind::Goods, static_cast<std::uint8_t>(good)};
}

/// What a practised player mans first.
constexpr std::array kUses{
    violet(Building::GuildHall),
    violet(Building::CustomsHouse),
    violet(Building::CityHall),
    violet(Building::Residence),
    violet(Building::Fortress),
    violet(Building::Factory),
    violet(Building::Harbor),
    violet(Building::Wharf),
    goods(Good::Coffee),
    goods(Good::Tobacco),
    Use{Use::Kind::Quarries},
    goods(Good::Corn),
    violet(Building::LargeMarket),
    goods(Good::Sugar),
    goods(Good::Indigo),
    violet(Building::SmallMarket),
    violet(Building::Hospice),
    violet(Building::ConstructionHut),
    violet(Building::Hacienda),
    violet(Building::Office),
    violet(Building::SmallWarehouse),
    violet(Building::LargeWarehouse),
    violet(Building::University),
};
static_assert(kUses.size() == kPlacementUses);

/// An emptied board that is filled up again.
class Board
{
public:
    explicit Board(const Seat& seat) : m_seat(seat), m_left(colonistsToPlace(seat))
    {
        m_seat.manned = 0;
        m_seat.workers = {};
    }

    Order fill(int first)
    {
        if (first >= 0) {
            put(kUses[static_cast<std::size_t>(first)]);
        }
        for (const Use& use : kUses) {
            if (m_left == 0) {
                break;
            }
            put(use);
        }
        fillUp();
        return currentPlacement(m_seat);
    }

private:
    void put(const Use& use)
    {
        switch (use.kind) {
        case Use::Kind::Violet:
            man(static_cast<Building>(use.piece), 1);
            break;
        case Use::Kind::Goods:
            work(static_cast<Good>(use.piece));
            break;
        case Use::Kind::Quarries:
            manTiles(Tile::Quarry, m_left);
            break;
        }
    }

    int room(Building building) const
    {
        return m_seat.owns(building) ? facts(building).circles - m_seat.colonistsOn(building) : 0;
    }

    void man(Building building, int most)
    {
        const int count = std::min({most, m_left, room(building)});
        if (count > 0) {
            m_seat.setColonistsOn(building, m_seat.colonistsOn(building) + count);
            m_left -= count;
        }
    }

    void manTiles(Tile tile, int most)
    {
        unsigned bare = m_seat.tiles.of(tile) & ~static_cast<unsigned>(m_seat.manned);
        for (; bare != 0 && most > 0 && m_left > 0; bare &= bare - 1, --most, --m_left) {
            m_seat.manned |= static_cast<SpaceMask>(bare & ~(bare - 1));
        }
    }

    /// Plantations and circles of a kind in pairs.
    void work(Good good)
    {
        if (good == Good::Corn) {
            manTiles(Tile::Corn, m_left);
            return;
        }
        constexpr std::array<std::pair<Building, Building>, kGoods> kWorks{
            {{},
             {Building::IndigoPlant, Building::SmallIndigoPlant},
             {Building::SugarMill, Building::SmallSugarMill},
             {Building::TobaccoStorage, Building::TobaccoStorage},
             {Building::CoffeeRoaster, Building::CoffeeRoaster}}};
        const auto [first, second] = kWorks[static_cast<std::size_t>(good)];
        const int circles = room(first) + (first != second ? room(second) : 0);
        const int pairs = std::min({circles, m_seat.tileCount(plantationOf(good)), m_left / 2});
        const int inFirst = std::min(pairs, room(first));
        manTiles(plantationOf(good), pairs);
        man(first, inFirst);
        man(second, pairs - inFirst);
    }

    /// Nobody may stay in San Juan while a circle is empty: buildings first, so that fewer colonists come for others.
    void fillUp()
    {
        forEachKind(m_left > 0 ? m_seat.buildings : 0U, [this](Building building) { man(building, m_left); });
        for (int tile = 0; tile < kTiles && m_left > 0; ++tile) {
            manTiles(static_cast<Tile>(tile), m_left);
        }
    }

    Seat m_seat;
    int m_left;
};

} // namespace

Order quickPlacement(const Seat& seat, int first)
{
    return Board(seat).fill(first);
}

} // namespace windrose
