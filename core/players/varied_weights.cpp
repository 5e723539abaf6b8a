// SPDX-License-Identifier: GPL-3.0-or-later
#include "varied_weights.h"

namespace windrose
{

std::vector<Weights> variedWeights(const Weights& weights, int percent, int count, Random& random)
{
    std::vector<Weights> varied(static_cast<std::size_t>(count), weights);
    for (Weights& one : varied) {
        for (const WeightFact& fact : kWeightFacts) {
            const int shift = static_cast<int>(random.below(static_cast<std::uint32_t>(2 * percent + 1))) - percent;
            one.*fact.member += one.*fact.member * shift / 100;
        }
    }
    return varied;
}

} // namespace windrose
