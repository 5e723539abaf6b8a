// SPDX-License-Identifier: GPL-3.0-or-later
#include "priors.h"

#include "../rules/order.h"

#include <algorithm>
#include <array>

namespace windrose
{

namespace
{

constexpr double kEqualShare = 0.1; // the part of the priors that all orders share equally

} // namespace

void priorsFrom(std::span<const int> values, int width, std::span<float> priors)
{
    const int best = *std::max_element(values.begin(), values.end());
    std::array<double, OrderList::kCapacity> parts{};
    double sum = 0;
    for (std::size_t place = 0; place < values.size(); ++place) {
        // Approximates exp(-x); unlike std::exp, the result is identical on all platforms.
        const double behind = static_cast<double>(best - values[place]) / width;
        parts[place] = 1 / (1 + behind + behind * behind / 2);
        sum += parts[place];
    }
    for (std::size_t place = 0; place < values.size(); ++place) {
        priors[place] = static_cast<float>(kEqualShare / static_cast<double>(values.size()) +
                                           (1 - kEqualShare) * parts[place] / sum);
    }
}

} // namespace windrose
