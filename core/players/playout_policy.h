// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/random.h"
#include "search_options.h"

#include <array>
#include <vector>

namespace windrose
{

/// How the seats play a playout: by the quick policy, each with its own weights, and some orders at random.
class PlayoutPolicy
{
public:
    using SeatWeights = std::array<const Weights*, kMaxPlayers>;

    /// The weights are those of `options`, varied by up to `SearchOptions::playoutVariety`; `seed` chooses the
    /// variations.
    PlayoutPolicy(const SearchOptions& options, std::uint64_t seed);

    /// Draws the weights of each seat for one playout. They live as long as the policy.
    SeatWeights drawWeights(Random& random) const;

    /// The order of the seat to move in a game that is not finished.
    Order order(const Position& position, const SeatWeights& weights, Random& random) const;

private:
    std::vector<Weights> m_weights; // the variations; without any, the usual weights alone
    std::uint32_t m_explorationPeriod;
};

} // namespace windrose
