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

/// The correction for one number of players. Each chance is raised to a power, which favors the leader, and multiplied
/// by the factor of its seat; then all are scaled so that their sum is 1. The nets learned from games of equally strong
/// players. In games of mixed levels, some seats win more often than the nets estimate.
struct Correction {
    unsigned eighths;                        ///< the power is 1 + eighths / 8; at most 3
    std::array<int, kMaxPlayers> firstRound; ///< the seats' factors in the first round, in thousandths
    std::array<int, kMaxPlayers> later;      ///< and in later ones
};
constexpr std::array<int, kMaxPlayers> kEqualSeats{1000, 1000, 1000, 1000, 1000};
constexpr std::array<Correction, kMaxPlayers - kMinPlayers + 1> kCorrections{{
    {3, {1258, 742}, {1258, 742}},
    {3, {1038, 1171, 792}, {1038, 1171, 792}},
    {3, {809, 1341, 871, 979}, {895, 1064, 974, 1067}},
    {1, kEqualSeats, kEqualSeats},
}};

/// The chance to the power of eighths / 8, of `kCertain`. Computed by square roots, whose results are the same on every
/// platform.
std::int64_t toEighths(int chance, unsigned eighths)
{
    const double quarter = std::sqrt(std::sqrt(static_cast<double>(chance) / kCertain));
    double power = kCertain;
    power *= (eighths & 2U) != 0 ? quarter : 1;
    power *= (eighths & 1U) != 0 ? std::sqrt(quarter) : 1;
    return static_cast<std::int64_t>(power);
}

} // namespace

Shares calibratedChances(const Shares& searched, const Position& position)
{
    const int share = std::clamp(kFadesUntil - static_cast<int>(position.round), 0, kFadingRounds);
    if (share == 0 || position.isFinished()) {
        return searched;
    }
    const Correction& correction = kCorrections[slot(position.players - kMinPlayers)];
    const auto& factors = position.round == 1 ? correction.firstRound : correction.later;
    std::array<std::int64_t, kMaxPlayers> sharp{};
    std::int64_t sum = 0;
    for (std::size_t seat = 0; seat < position.players; ++seat) {
        sharp[seat] = searched[seat] * toEighths(searched[seat], correction.eighths) * factors[seat];
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
