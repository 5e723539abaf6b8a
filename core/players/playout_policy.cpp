// SPDX-License-Identifier: GPL-3.0-or-later
#include "playout_policy.h"

#include "quick_policy.h"
#include "varied_weights.h"

namespace windrose
{

namespace
{

constexpr std::uint32_t kVariedWeights = 64; // enough that hardly two playouts are played with the same

} // namespace

PlayoutPolicy::PlayoutPolicy(const SearchOptions& options, std::uint64_t seed)
    : m_weights{options.weights}, m_explorationPeriod(options.explorationPeriod)
{
    if (options.playoutVariety != 0) {
        Random random{seed};
        m_weights = variedWeights(options.weights, options.playoutVariety, kVariedWeights, random);
    }
}

PlayoutPolicy::SeatWeights PlayoutPolicy::drawWeights(Random& random) const
{
    SeatWeights weights{};
    for (const Weights*& ofSeat : weights) {
        ofSeat = m_weights.size() == 1 ? m_weights.data() : &m_weights[random.below(kVariedWeights)];
    }
    return weights;
}

Order PlayoutPolicy::order(const Position& position, const SeatWeights& weights, Random& random) const
{
    const bool explores = position.decision != Decision::PlaceColonists;
    return quickOrder(position, *weights[position.turn], random, explores ? m_explorationPeriod : 0);
}

} // namespace windrose
