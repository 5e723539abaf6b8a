// SPDX-License-Identifier: GPL-3.0-or-later
#include "city.h"

#include "flow.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kPairs = 17;

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

constexpr SpaceMask maskOf(SpacePair pair)
{
    return spaceMask(pair.first) | spaceMask(pair.second);
}

/// Tries every way to lay the large buildings and keeps the one that shifts the fewest buildings, the first such one.
/// Small buildings stay unless a large one now covers their space.
class LayoutSearch
{
public:
    LayoutSearch(const Layout& city, Building large) : m_city(city)
    {
        m_larges[m_count++] = static_cast<std::uint8_t>(large);
        for (int space = 0; space < kSpaces; ++space) {
            const std::uint8_t kind = city[static_cast<std::size_t>(space)];
            if (kind == kEmptySpace) {
                continue;
            }
            if (!isLarge(static_cast<Building>(kind))) {
                m_smalls |= spaceMask(space);
            } else if (std::find(m_larges.begin(), m_larges.begin() + m_count, kind) == m_larges.begin() + m_count) {
                m_larges[static_cast<std::size_t>(m_count++)] = kind;
            }
        }
    }

    Layout best()
    {
        lay(0, 0, 0);
        return arrange();
    }

private:
    static constexpr int kMaxLarge = kSpaces / 2; ///< large buildings that a city can hold

    using Pairs = std::array<SpacePair, kMaxLarge>;

    SpacePair standsOn(std::uint8_t kind) const
    {
        const auto first = static_cast<int>(std::find(m_city.begin(), m_city.end(), kind) - m_city.begin());
        const auto second =
            static_cast<int>(std::find(m_city.begin() + first + 1, m_city.end(), kind) - m_city.begin());
        return {first, second};
    }

    /// Lays the large building `number` and all after it; `covered` and `shifted` tell of those before.
    void lay(int number, SpaceMask covered, int shifted)
    {
        if (number == m_count) {
            const int total = shifted + bitCount(static_cast<SpaceMask>(covered & m_smalls));
            if (total < m_fewest) {
                m_fewest = total;
                m_best = m_pairs;
            }
            return;
        }
        if (shifted >= m_fewest) {
            return;
        }
        const auto place = static_cast<std::size_t>(number);
        if (number > 0) {
            const SpacePair home = standsOn(m_larges[place]);
            layOn(number, home, covered, shifted);
            ++shifted;
        }
        for (const SpacePair pair : kAllPairs) {
            layOn(number, pair, covered, shifted);
        }
    }

    void layOn(int number, SpacePair pair, SpaceMask covered, int shifted)
    {
        if ((covered & maskOf(pair)) == 0) {
            m_pairs[static_cast<std::size_t>(number)] = pair;
            lay(number + 1, covered | maskOf(pair), shifted);
        }
    }

    /// The best layout; small buildings that must move go to the lowest free spaces, in their order.
    Layout arrange() const
    {
        Layout layout = kEmptyCity.unpacked();
        for (int number = 0; number < m_count; ++number) {
            const auto place = static_cast<std::size_t>(number);
            layout[static_cast<std::size_t>(m_best[place].first)] = m_larges[place];
            layout[static_cast<std::size_t>(m_best[place].second)] = m_larges[place];
        }
        std::array<std::uint8_t, kSpaces> homeless{};
        std::size_t homelessCount = 0;
        for (int space = 0; space < kSpaces; ++space) {
            const auto place = static_cast<std::size_t>(space);
            if ((m_smalls >> space & 1U) == 0) {
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
    SpaceMask m_smalls = 0;
    std::array<std::uint8_t, kMaxLarge> m_larges{}; // the new one first
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
bool standsAlike(const Layout& before, const Layout& after, Building building)
{
    const auto kind = static_cast<std::uint8_t>(building);
    return std::equal(before.begin(), before.end(), after.begin(),
                      [kind](std::uint8_t was, std::uint8_t is) { return (was == kind) == (is == kind); });
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

Layout layoutWith(const Layout& city, Building large)
{
    return LayoutSearch(city, large).best();
}

template <typename Events>
int placeBuilding(Seat& seat, int seatNumber, Order order, Events& events)
{
    const Building building = order.building();
    const auto put = [&](int space) { seat.city.put(building, space); };
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
    const Seat before = seat;
    const Layout after = layoutWith(before.city.unpacked(), building);
    seat.city = packed(after);
    for (const Building shifted : kAllBuildings) {
        if (before.owns(shifted) && shifted != building && !standsAlike(before.city.unpacked(), after, shifted)) {
            events({.kind = EventKind::BuildingShifted,
                    .seat = seatNumber,
                    .piece = index(shifted),
                    .space = seat.firstSpaceOf(shifted)});
        }
    }
    return seat.firstSpaceOf(building);
}

template int placeBuilding(Seat&, int, Order, NoEvents&);
template int placeBuilding(Seat&, int, Order, EventList&);

} // namespace windrose
