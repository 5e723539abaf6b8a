// SPDX-License-Identifier: GPL-3.0-or-later
#include "quick_placement.h"

#include "../rules/placements.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// A use for colonists: a violet building, a good (its plantations and circles), or the quarries.
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

/// The order in which an experienced player fills circles.
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
static_assert(1 + 2 * kUses.size() <= OrderList::kCapacity, "one placement, and two for each use");
constexpr int kNoUse = -1;

/// An emptied board that is being filled again.
class Board
{
public:
    explicit Board(const Seat& seat) : m_empty(seat), m_colonists(colonistsToPlace(seat))
    {
        m_empty.manned = {};
        m_empty.workers = {};
        m_seat = m_empty;
        for (const Use& use : kUses) {
            if (canServe(use)) {
                m_uses[m_count++] = use;
            }
        }
    }

    /// The number of uses.
    int uses() const { return static_cast<int>(m_count); }

    /// Fills the circles in the usual order.
    Order fill()
    {
        m_seat = m_empty;
        m_left = m_colonists;
        m_leftBefore[0] = m_left;
        for (std::size_t place = 0; place < m_count && m_left != 0; ++place) {
            put(m_uses[place]);
            m_leftBefore[place + 1] = m_left;
        }
        fillUp();
        return currentPlacement(m_seat);
    }

    /// Whether a use could get more colonists if it came first; asked after `fill()`. If two colonists or more were
    /// left after it, it and all uses before it got as many as they can use: goods need pairs, so one left over may be
    /// too few. Goods are always tried first, because `fill(first, last)` serves the first use twice, which also fills
    /// circles that lack a plantation.
    bool gainsAtFront(int use) const
    {
        const Use& one = m_uses[static_cast<std::size_t>(use)];
        return one.kind == Use::Kind::Goods || m_leftBefore[static_cast<std::size_t>(use) + 1] < 2;
    }
    /// Whether a use got colonists from `fill()`, and so could get fewer if it came last.
    bool losesAtBack(int use) const
    {
        const auto place = static_cast<std::size_t>(use);
        return m_leftBefore[place + 1] < m_leftBefore[place];
    }

    /// Fills the circles with one use served first as well as in its usual place, and one served last; `kNoUse`: none.
    Order fill(int first, int last)
    {
        m_seat = m_empty;
        m_left = m_colonists;
        if (first != kNoUse) {
            put(m_uses[static_cast<std::size_t>(first)]);
        }
        for (std::size_t place = 0; place < m_count && m_left != 0; ++place) {
            if (static_cast<int>(place) != last) {
                put(m_uses[place]);
            }
        }
        if (last != kNoUse) {
            put(m_uses[static_cast<std::size_t>(last)]);
        }
        fillUp();
        return currentPlacement(m_seat);
    }

private:
    bool canServe(const Use& use) const
    {
        switch (use.kind) {
        case Use::Kind::Violet:
            return m_empty.owns(static_cast<Building>(use.piece));
        case Use::Kind::Goods:
            return m_empty.tileCount(plantationOf(static_cast<Good>(use.piece))) != 0;
        case Use::Kind::Quarries:
            return m_empty.tileCount(Tile::Quarry) != 0;
        }
        return false;
    }

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
            occupyTiles(Tile::Quarry, m_left);
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

    void occupyTiles(Tile tile, int most)
    {
        const SpaceSet bare = m_seat.tiles.of(tile) - m_seat.manned;
        const SpaceSet occupied = bare.lowestOf(std::min(most, m_left));
        m_seat.manned |= occupied;
        m_left -= occupied.size();
    }

    /// Fills plantations and circles of a good in pairs.
    void work(Good good)
    {
        if (good == Good::Corn) {
            occupyTiles(Tile::Corn, m_left);
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
        occupyTiles(plantationOf(good), pairs);
        man(first, inFirst);
        man(second, pairs - inFirst);
    }

    /// Fills the remaining circles, as required: buildings first, so that fewer colonists are added to the ship.
    void fillUp()
    {
        if (m_left > 0) {
            m_seat.forEachBuilding([this](Building building) { man(building, m_left); });
        }
        for (int tile = 0; tile < kTiles && m_left > 0; ++tile) {
            occupyTiles(static_cast<Tile>(tile), m_left);
        }
    }

    Seat m_empty;
    Seat m_seat;
    std::array<Use, kUses.size()> m_uses{};
    std::array<int, kUses.size() + 1> m_leftBefore{}; ///< by `fill()`: colonists left before each use, and at the end
    std::size_t m_count = 0;
    int m_colonists;
    int m_left = 0;
};

void addOnce(OrderList& list, Order order)
{
    if (std::find(list.begin(), list.end(), order) == list.end()) {
        list.add(order);
    }
}

} // namespace

Order quickPlacement(const Seat& seat)
{
    return Board(seat).fill();
}

void quickPlacements(const Seat& seat, OrderList& list)
{
    Board board(seat);
    list.clear();
    list.add(board.fill());
    if (seat.emptyCircles() <= seat.sanJuan) {
        return; // every circle is filled, so there is only one placement
    }
    for (int use = 0; use < board.uses(); ++use) {
        if (board.gainsAtFront(use)) {
            addOnce(list, board.fill(use, kNoUse));
        }
        if (board.losesAtBack(use)) {
            addOnce(list, board.fill(kNoUse, use));
        }
    }
}

} // namespace windrose
