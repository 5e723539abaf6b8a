// SPDX-License-Identifier: GPL-3.0-or-later
#include "city.h"

#include "flow.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kRows = kSpaces / kColumns;
constexpr int kPairs = kRows * (kColumns - 1) + (kRows - 1) * kColumns;

/// All pairs of spaces that share a side, by lower and then by higher space.
constexpr std::array<SpacePair, kPairs> allPairs()
{
    std::array<SpacePair, kPairs> pairs{};
    std::size_t count = 0;
    for (int first = 0; first < kSpaces; ++first) {
        for (int second = first + 1; second < kSpaces; ++second) {
            if (areAdjacent(first, second)) {
                pairs[count++] = {first, second};
            }
        }
    }
    return pairs;
}

constexpr std::array<SpacePair, kPairs> kAllPairs = allPairs();

constexpr SpaceSet setOf(SpacePair pair)
{
    return SpaceSet::only(pair.first) | SpaceSet::only(pair.second);
}

/// Tries every placement of the large buildings and keeps the first one that shifts the fewest buildings. Small
/// buildings stay unless a large one now covers their space.
class LayoutSearch
{
public:
    LayoutSearch(const Layout& city, SupplyPlace large, PlaceMask larges) : m_city(city)
    {
        m_larges[m_count++] = large;
        for (int space = 0; space < kSpaces; ++space) {
            const SupplyPlace kind = city[slot(space)];
            if (kind == kEmptySpace) {
                continue;
            }
            if (!larges.contains(kind)) {
                m_smalls.add(space);
            } else if (std::find(m_larges.begin(), m_larges.begin() + m_count, kind) == m_larges.begin() + m_count) {
                m_larges[slot(m_count++)] = kind;
            }
        }
    }

    Layout best()
    {
        lay(0, {}, 0);
        return arrange();
    }

private:
    static constexpr int kMaxLarge = kSpaces / 2; ///< large buildings that a city can hold

    using Pairs = std::array<SpacePair, kMaxLarge>;

    SpacePair standsOn(SupplyPlace kind) const
    {
        const auto first = static_cast<int>(std::find(m_city.begin(), m_city.end(), kind) - m_city.begin());
        const auto second =
            static_cast<int>(std::find(m_city.begin() + first + 1, m_city.end(), kind) - m_city.begin());
        return {first, second};
    }

    /// Places large building `number` and all after it; `covered` and `shifted` describe those before.
    void lay(int number, SpaceSet covered, int shifted)
    {
        if (number == m_count) {
            const int total = shifted + (covered & m_smalls).size();
            if (total < m_fewest) {
                m_fewest = total;
                m_best = m_pairs;
            }
            return;
        }
        if (shifted >= m_fewest) {
            return;
        }
        const auto place = slot(number);
        if (number > 0) {
            const SpacePair home = standsOn(m_larges[place]);
            layOn(number, home, covered, shifted);
            ++shifted;
        }
        for (const SpacePair pair : kAllPairs) {
            layOn(number, pair, covered, shifted);
        }
    }

    void layOn(int number, SpacePair pair, SpaceSet covered, int shifted)
    {
        if ((covered & setOf(pair)).isEmpty()) {
            m_pairs[slot(number)] = pair;
            lay(number + 1, covered | setOf(pair), shifted);
        }
    }

    /// The best layout; small buildings that must move go to the lowest free spaces, in their order.
    Layout arrange() const
    {
        Layout layout = kEmptyCity.unpacked();
        for (int number = 0; number < m_count; ++number) {
            const auto place = slot(number);
            layout[slot(m_best[place].first)] = m_larges[place];
            layout[slot(m_best[place].second)] = m_larges[place];
        }
        std::array<SupplyPlace, kSpaces> homeless{};
        std::size_t homelessCount = 0;
        for (int space = 0; space < kSpaces; ++space) {
            const auto place = slot(space);
            if (!m_smalls.contains(space)) {
                continue;
            }
            if (layout[place] == kEmptySpace) {
                layout[place] = m_city[place];
            } else {
                homeless[homelessCount++] = m_city[place];
            }
        }
        for (std::size_t number = 0; number < homelessCount; ++number) {
            *std::find(layout.begin(), layout.end(), kEmptySpace) = homeless[number];
        }
        return layout;
    }

    const Layout& m_city;
    SpaceSet m_smalls;
    std::array<SupplyPlace, kMaxLarge> m_larges{}; // the new one first
    int m_count = 0;
    Pairs m_pairs{};
    Pairs m_best{};
    int m_fewest = kSpaces + 1;
};

CityLayout packed(const Layout& layout)
{
    CityLayout city;
    for (std::size_t space = 0; space < layout.size(); ++space) {
        city.set(space, layout[space]);
    }
    return city;
}

/// True when a building stands on the same spaces in both; a large one may turn around its first space.
bool isUnmoved(const Layout& before, const Layout& after, SupplyPlace kind)
{
    return std::equal(before.begin(), before.end(), after.begin(),
                      [kind](SupplyPlace was, SupplyPlace is) { return (was == kind) == (is == kind); });
}

} // namespace

std::optional<SpacePair> firstEmptyPair(const Seat& seat)
{
    for (const SpacePair pair : kAllPairs) {
        if (seat.city.isEmpty(pair.first) && seat.city.isEmpty(pair.second)) {
            return pair;
        }
    }
    return std::nullopt;
}

Layout layoutWith(const Layout& city, SupplyPlace large, PlaceMask larges)
{
    return LayoutSearch(city, large, larges).best();
}

template <typename Events>
int placeBuilding(Seat& seat, int seatNumber, Order order, Events& events)
{
    const Building building = order.building();
    const auto put = [&](int space) { seat.putBuilding(building, space); };
    if (!isLarge(building)) {
        const int space = order.space() == kAnySpace ? seat.city.firstEmpty() : order.space();
        put(space);
        return space;
    }
    if (order.space() != kAnySpace) {
        put(order.space());
        put(order.secondSpace());
        return std::min(order.space(), order.secondSpace());
    }
    if (const auto pair = firstEmptyPair(seat)) {
        put(pair->first);
        put(pair->second);
        return pair->first;
    }
    const KindsInPlay& kinds = seat.kindsInPlay();
    const Layout before = seat.city.unpacked();
    const Layout after = layoutWith(before, kinds.placeOf(building), kinds.large());
    seat.city = packed(after);
    (seat.buildings - kinds.maskOf(building)).forEach([&](SupplyPlace shifted) {
        if (!isUnmoved(before, after, shifted)) {
            const Building kind = kinds.kindAt(shifted);
            events({.kind = EventKind::BuildingShifted,
                    .seat = seatNumber,
                    .piece = index(kind),
                    .space = seat.firstSpaceOf(kind)});
        }
    });
    return seat.firstSpaceOf(building);
}

template int placeBuilding(Seat&, int, Order, NoEvents&);
template int placeBuilding(Seat&, int, Order, EventList&);

} // namespace windrose
