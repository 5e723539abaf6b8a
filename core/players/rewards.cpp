// SPDX-License-Identifier: GPL-3.0-or-later
#include "rewards.h"

#include "../rules/scoring.h"
#include "exponentials.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kStepsPerE = 16;         // table entries per factor of e
constexpr int kReach = 8 * kStepsPerE; // larger deficits count as 0

constexpr auto kExponentials = exponentials<kReach>(61'565); // 2^16 e^(-1 / 16)

Shares finalShares(const Position& position)
{
    const auto results = scores(position);
    int winners = 0;
    for (int seat = 0; seat < position.players; ++seat) {
        winners += results[static_cast<std::size_t>(seat)].place == 1 ? 1 : 0;
    }
    Shares shares{};
    for (int seat = 0; seat < position.players; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        shares[place] = results[place].place == 1 ? kCertain / std::max(1, winners) : 0;
    }
    return shares;
}

Shares chancesFrom(const Prospects& estimates, int players, int rounds, const Weights& weights)
{
    const int width = weights.widthAtEnd + weights.widthPerRound * rounds / 1000;
    int best = estimates[0];
    for (int seat = 1; seat < players; ++seat) {
        best = std::max(best, estimates[static_cast<std::size_t>(seat)]);
    }
    Shares parts{};
    int sum = 0;
    for (int seat = 0; seat < players; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        const int behind = (best - estimates[place]) * kStepsPerE / width;
        parts[place] = behind < kReach ? kExponentials[static_cast<std::size_t>(behind)] : 0;
        sum += parts[place];
    }
    for (int seat = 0; seat < players; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        parts[place] = static_cast<int>(static_cast<std::int64_t>(parts[place]) * kCertain / sum);
    }
    return parts;
}

} // namespace

Shares winChances(const Position& position, const Weights& weights)
{
    Shares chances{};
    rewards(position, weights, chances);
    return chances;
}

Shares rewards(const Position& position, const Weights& weights)
{
    Shares chances{};
    return rewards(position, weights, chances);
}

Shares rewards(const Position& position, const Weights& weights, Shares& chances)
{
    const auto [estimates, rounds] = outlook(position, weights);
    chances = position.isFinished() ? finalShares(position) : chancesFrom(estimates, position.players, rounds, weights);
    Shares shares = chances;
    int sum = 0;
    for (int seat = 0; seat < position.players; ++seat) {
        sum += estimates[static_cast<std::size_t>(seat)];
    }
    const int mean = sum / std::max<int>(1, position.players);
    for (int seat = 0; seat < position.players; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        shares[place] = rewardFor(shares[place], estimates[place] - mean);
    }
    return shares;
}

} // namespace windrose
