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
// A search's mean estimates for the seats of four are 21, 19, 31 and 29 %. These factors (thousandths, proportional to
// the mean to the power -1/2) nearly keep those means, so that only deviations from them are sharpened.
constexpr std::array<int, 4> kSeatsOfFour{1084, 1123, 887, 924};

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
        // To the power of 3/2; a square root of doubles is rounded alike everywhere.
        const auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(searched[seat]) * kCertain));
        sharp[seat] = searched[seat] * root * (position.players == 4 ? kSeatsOfFour[seat] : 1000);
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
