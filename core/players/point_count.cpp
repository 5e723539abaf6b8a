// SPDX-License-Identifier: GPL-3.0-or-later
#include "point_count.h"

#include <numeric>

namespace windrose
{

namespace
{

std::array<int, kMaxPlayers> chipsIn(const Position& position)
{
    std::array<int, kMaxPlayers> chips{};
    for (int seat = 0; seat < position.players; ++seat) {
        chips[slot(seat)] = position.seat(seat).victoryPoints;
    }
    return chips;
}

int sumOf(const std::array<int, kMaxPlayers>& chips)
{
    return std::accumulate(chips.begin(), chips.end(), 0);
}

} // namespace

void PointCount::played(const PlayedOrder& played)
{
    const std::array<int, kMaxPlayers> shown = chipsIn(played.before);
    if (!m_isCounting || sumOf(shown) != sumOf(m_chips)) {
        m_chips = shown;
        m_isCounting = true;
        m_fromStart = sumOf(shown) == 0;
    }
    for (const Event& event : played.events) {
        if (event.kind == EventKind::VictoryPointsGained) {
            m_chips[slot(event.seat)] += event.amount;
        }
    }
}

bool PointCount::addsUp(const Position& shown, int seat) const
{
    return m_isCounting && m_chips[slot(seat)] == shown.seat(seat).victoryPoints &&
           sumOf(m_chips) == sumOf(chipsIn(shown));
}

bool PointCount::knows(const Position& shown, int seat) const
{
    return m_fromStart && addsUp(shown, seat);
}

Position PointCount::counted(const Position& shown, int seat) const
{
    Position known = shown;
    for (int other = 0; addsUp(shown, seat) && other < shown.players; ++other) {
        known.seat(other).victoryPoints = static_cast<decltype(Seat::victoryPoints)>(m_chips[slot(other)]);
    }
    return known;
}

KnownPosition PointCount::known(const Position& shown, int seat, bool pointsHidden) const
{
    return pointsHidden ? KnownPosition{counted(shown, seat), !knows(shown, seat)} : KnownPosition{shown, false};
}

} // namespace windrose
