// SPDX-License-Identifier: GPL-3.0-or-later
#include "point_count.h"

#include "../rules/game.h"

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

void PointCount::played(const Position& before, Order order)
{
    const std::array<int, kMaxPlayers> shown = chipsIn(before);
    if (!m_isCounting || sumOf(shown) != sumOf(m_chips)) {
        m_chips = shown;
        m_isCounting = true;
        m_fromStart = sumOf(shown) == 0;
    }
    if (before.decision != Decision::Load) {
        return; // only loads earn chips
    }
    Position after = before;
    apply(after, order);
    const std::array<int, kMaxPlayers> earned = chipsIn(after);
    for (std::size_t seat = 0; seat < earned.size(); ++seat) {
        m_chips[seat] += earned[seat] - shown[seat];
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

} // namespace windrose
