// SPDX-License-Identifier: GPL-3.0-or-later
#include "placements.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// A group of circles that count as one kind, and how many of them can hold a colonist.
struct CircleGroup {
    int room = 0;
    SpaceSet islandSpaces; ///< for island tiles
    int citySpace = -1;    ///< for a building
};

class PlacementWalk
{
public:
    PlacementWalk(const Seat& seat, PlacementDetail detail, const std::function<bool(Order)>& visit) : m_visit(visit)
    {
        if (detail == PlacementDetail::ByKind) {
            for (const SpaceSet spaces : seat.tiles.unpacked()) {
                if (!spaces.isEmpty()) {
                    add({spaces.size(), spaces, -1});
                }
            }
        } else {
            for (int space = 0; space < kSpaces; ++space) {
                if (!seat.tiles.isEmpty(space)) {
                    add({1, SpaceSet::only(space), -1});
                }
            }
        }
        for (int space = 0; space < kSpaces; ++space) {
            const auto building = seat.buildingAt(space);
            if (building && seat.firstSpaceOf(*building) == space) {
                add({facts(*building).circles, {}, space});
            }
        }
        for (std::size_t group = m_count; group-- > 0;) {
            m_roomFrom[group] = m_roomFrom[group + 1] + m_groups[group].room;
        }
    }

    bool run(std::size_t group, int left, Order order) const
    {
        if (group == m_count) {
            return m_visit(order);
        }
        const CircleGroup& circles = m_groups[group];
        for (int count = std::min(left, circles.room); count >= 0; --count) {
            if (left - count > m_roomFrom[group + 1]) {
                return true;
            }
            if (!run(group + 1, left - count, with(order, circles, count))) {
                return false;
            }
        }
        return true;
    }

private:
    static Order with(Order order, const CircleGroup& circles, int count)
    {
        if (circles.citySpace >= 0) {
            order.detail |= Order::colonistsInCity(circles.citySpace, count);
            return order;
        }
        return Order::place(order.islandPlacement() | circles.islandSpaces.lowestOf(count), order.detail);
    }

    void add(const CircleGroup& group) { m_groups[m_count++] = group; }

    const std::function<bool(Order)>& m_visit;
    std::array<CircleGroup, 2 * kSpaces> m_groups{};
    std::array<int, 2 * kSpaces + 1> m_roomFrom{};
    std::size_t m_count = 0;
};

/// A placement is counted in one word: how many colonists stand on each city space, in two bits each, then whether one
/// stands on each island space, in one bit each. Placing a colonist adds its word.
constexpr int kIslandBits = 2 * kSpaces;
static_assert(kIslandBits + kSpaces <= 64, "a placement is one long word");

/// The word of one colonist, by the lowest bit of its space.
constexpr auto kOneColonist = [] {
    std::array<std::uint64_t, kIslandBits + kSpaces> words{};
    for (std::size_t bit = 0; bit < words.size(); ++bit) {
        words[bit] = std::uint64_t{1} << bit;
    }
    return words;
}();

Order placementOf(std::uint64_t colonists)
{
    constexpr std::uint64_t kCity = kOneColonist[kIslandBits] - 1;
    return Order::place(SpaceSet(static_cast<unsigned>(colonists >> kIslandBits)),
                        static_cast<std::uint32_t>(colonists & kCity));
}

/// The circles of a seat, those of the island first. Each is the lowest bit of its space in the word of a placement.
class Circles
{
public:
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): `m_bits` is filled up to `m_count`
    explicit Circles(const Seat& seat)
    {
        unsigned filled = seat.filledIsland();
        for (unsigned space = 0; space < kSpaces; ++space, filled >>= 1) {
            m_bits[m_count] = static_cast<std::uint8_t>(kIslandBits + space);
            m_count += filled & 1U;
        }
        const KindsInPlay& kinds = seat.kindsInPlay();
        const bool hasLarge = !(seat.buildings & kinds.large()).isEmpty();
        const CityLayout city = hasLarge ? seat.city.onFirstSpaces() : seat.city;
        city.forEachSpace([&](unsigned space, SupplyPlace place) {
            const auto bit = static_cast<std::uint8_t>(2 * space);
            m_bits[m_count] = m_bits[m_count + 1] = m_bits[m_count + 2] = m_bits[m_count + 3] = bit; // one store
            m_count += static_cast<std::size_t>(kinds.circlesAt(place)); // none on an empty space
        });
    }

    /// Puts so many colonists on them, or fills them if there are fewer circles; all ways are equally likely.
    Order fill(int colonists, Random& random)
    {
        std::uint64_t placed = 0;
        std::size_t left = m_count;
        const std::size_t stayEmpty = left - std::min(slot(colonists), left);
        while (left > stayEmpty) {
            const auto drawn = random.below(static_cast<std::uint32_t>(left));
            placed += kOneColonist[m_bits[drawn]];
            m_bits[drawn] = m_bits[--left];
        }
        return placementOf(placed);
    }

private:
    static constexpr int kMaxInBuilding = KindsInPlay::kMaxCircles;
    static_assert(kMaxInBuilding == 3, "the constructor writes one byte more for each building");
    static constexpr std::size_t kMost = kSpaces + kMaxInBuilding * kSpaces + 1;

    std::array<std::uint8_t, kMost> m_bits; // not cleared: filled and read in the hot path
    std::size_t m_count = 0;
};

} // namespace

int colonistsToPlace(const Seat& seat)
{
    return std::min(seat.colonists(), seat.circles());
}

void forEachPlacement(const Seat& seat, PlacementDetail detail, const std::function<bool(Order)>& visit)
{
    PlacementWalk(seat, detail, visit).run(0, colonistsToPlace(seat), Order::place({}, 0));
}

Order currentPlacement(const Seat& seat)
{
    std::uint32_t city = 0;
    seat.forEachBuilding([&](Building building) {
        if (const int colonists = seat.colonistsOn(building); colonists != 0) {
            city |= Order::colonistsInCity(seat.firstSpaceOf(building), colonists);
        }
    });
    return Order::place(seat.manned, city);
}

Order randomPlacement(const Seat& seat, Random& random)
{
    return Circles(seat).fill(seat.colonists(), random);
}

} // namespace windrose
