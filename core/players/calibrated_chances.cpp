// SPDX-License-Identifier: GPL-3.0-or-later
#include "calibrated_chances.h"

#include <algorithm>
#include <cmath>

namespace windrose
{

namespace
{

constexpr int kFadesUntil = 14;  // the first round without a correction
constexpr int kFadingRounds = 5; // the last rounds before it, in which the correction decreases
// Factors for the seats of four, in thousandths, in the first round and in later ones. The net learned from games of
// equally strong players; in games of mixed levels, the governor wins less often than it estimates.
constexpr std::array<int, 4> kSeatsInFirstRound{809, 1341, 871, 979};
constexpr std::array<int, 4> kSeatsLater{895, 1064, 974, 1067};

/// A seat's factor, in thousandths.
int factorOf(const Position& position, std::size_t seat)
{
    if (position.players != 4) {
        return 1000;
    }
    return (position.round == 1 ? kSeatsInFirstRound : kSeatsLater)[seat];
}

} // namespace

Shares calibratedChances(const Shares& searched, const Position& position)
{
    const int share = std::clamp(kFadesUntil - static_cast<int>(position.round), 0, kFadingRounds);
    if (share == 0 || position.isFinished()) {
        return searched;
    }
    std::array<std::int64_t, kMaxPlayers> sharp{};
    std::int64_t sum = 0;
    for (std::size_t seat = 0; seat < position.players; ++seat) {
        // To the power of 11/8, by square roots: these give the same result on every platform.
        const double quarter = std::sqrt(std::sqrt(static_cast<double>(searched[seat]) / kCertain));
        const auto root = static_cast<std::int64_t>(kCertain * quarter * std::sqrt(quarter));
        sharp[seat] = searched[seat] * root * factorOf(position, seat);
        sum += sharp[seat];
    }
    if (sum == 0) {
        return searched;
    }
    Shares calibrated = searched;
    for (std::size_t seat = 0; seat < position.players; ++seat) {
        const auto corrected = static_cast<int>(sharp[seat] * kCertain / sum);
        calibrated[seat] = ((kFadingRounds - share) * searched[seat] + share * corrected) / kFadingRounds;
    }
    return calibrated;
}

} // namespace windrose
