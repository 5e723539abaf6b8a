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
    SpaceMask islandSpaces = 0; ///< for island tiles
    int citySpace = -1;         ///< for a building
};

class PlacementWalk
{
public:
    PlacementWalk(const Seat& seat, PlacementDetail detail, const std::function<bool(Order)>& visit) : m_visit(visit)
    {
        if (detail == PlacementDetail::ByKind) {
            for (const SpaceMask spaces : seat.tiles) {
                if (spaces != 0) {
                    add({bitCount(spaces), spaces, -1});
                }
            }
        } else {
            for (int space = 0; space < kSpaces; ++space) {
                if ((seat.filledIsland() >> space & 1U) != 0) {
                    add({1, static_cast<SpaceMask>(1U << space), -1});
                }
            }
        }
        for (int space = 0; space < kSpaces; ++space) {
            const auto building = seat.buildingAt(space);
            if (building && seat.firstSpaceOf(*building) == space) {
                add({facts(*building).circles, 0, space});
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
            order.detail |= static_cast<std::uint32_t>(count) << (2 * circles.citySpace);
            return order;
        }
        SpaceMask spaces = circles.islandSpaces;
        for (; count > 0; --count) {
            order.mask |= static_cast<SpaceMask>(spaces & (~spaces + 1U));
            spaces &= static_cast<SpaceMask>(spaces - 1U);
        }
        return order;
    }

    void add(const CircleGroup& group) { m_groups[m_count++] = group; }

    const std::function<bool(Order)>& m_visit;
    std::array<CircleGroup, 2 * kSpaces> m_groups{};
    std::array<int, 2 * kSpaces + 1> m_roomFrom{};
    std::size_t m_count = 0;
};

/// Circles of the building that has its first space here, 0 to 3.
int circlesOnSpace(const Seat& seat, int space)
{
    // By kind; what lies behind the last kind stands for an empty space.
    static constexpr auto kCircles = [] {
        std::array<std::uint8_t, 256> circles{};
        for (int kind = 0; kind < kBuildings; ++kind) {
            circles[static_cast<std::size_t>(kind)] = kBuildingFacts[static_cast<std::size_t>(kind)].circles;
        }
        return circles;
    }();
    const auto at = [&](int other) { return other < 0 ? kEmptySpace : seat.city[static_cast<std::size_t>(other)]; };
    const std::uint8_t kind = at(space);
    const bool isSecondHalf = at(space - 1) == kind || at(space - kColumns) == kind;
    return isSecondHalf ? 0 : kCircles[kind];
}

} // namespace

int colonistsToPlace(const Seat& seat)
{
    const int owned = seat.colonists();
    const int circles = seat.emptyCircles() + owned - seat.sanJuan;
    return std::min(owned, circles);
}

void forEachPlacement(const Seat& seat, PlacementDetail detail, const std::function<bool(Order)>& visit)
{
    PlacementWalk(seat, detail, visit).run(0, colonistsToPlace(seat), Order::place(0, 0));
}

Order currentPlacement(const Seat& seat)
{
    std::uint32_t city = 0;
    for (int kind = 0; kind < kBuildings; ++kind) {
        const auto building = static_cast<Building>(kind);
        if (const int colonists = seat.colonistsOn(building); colonists != 0) {
            city |= static_cast<std::uint32_t>(colonists) << (2 * seat.firstSpaceOf(building));
        }
    }
    return Order::place(seat.manned, city);
}

Order randomPlacement(const Seat& seat, Random& random)
{
    // A circle is told by the bit of a word that counts it: two bits for each city space, then the island's.
    constexpr int kIslandBits = 2 * kSpaces;
    std::array<std::uint8_t, kSpaces + 3 * kSpaces> circles{};
    std::size_t count = 0;
    const SpaceMask filled = seat.filledIsland();
    for (int space = 0; space < kSpaces; ++space) {
        circles[count] = static_cast<std::uint8_t>(kIslandBits + space);
        count += filled >> space & 1U;
    }
    for (int space = 0; space < kSpaces; ++space) {
        circles[count] = circles[count + 1] = circles[count + 2] = static_cast<std::uint8_t>(2 * space);
        count += static_cast<std::size_t>(circlesOnSpace(seat, space));
    }
    std::uint64_t placed = 0;
    const auto places = std::min(static_cast<std::size_t>(seat.colonists()), count);
    for (const std::size_t rest = count - places; count > rest;) {
        const auto drawn = random.below(static_cast<std::uint32_t>(count));
        placed += std::uint64_t{1} << circles[drawn];
        circles[drawn] = circles[--count];
    }
    return Order::place(static_cast<SpaceMask>(placed >> kIslandBits),
                        static_cast<std::uint32_t>(placed & ((std::uint64_t{1} << kIslandBits) - 1)));
}

} // namespace windrose
