// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "float_net.h"
#include "samples.h"

#include <functional>

namespace windrose::learn
{

/// How far a net's predictions are off.
struct PredictionError {
    double wins = 0;    ///< cross entropy of the winner, in nats
    double margins = 0; ///< root of the mean square error of the margins, in points
    std::size_t samples = 0;
};

/// The error on the samples that are held out, or on the others.
PredictionError predictionErrorOf(const FloatNet& net, const Samples& samples, bool heldOut);

/// What the net says about a sample, in the units of the integer net.
NetAnswer answerOf(const FloatNet& net, const Samples& samples, const Sample& sample);

/// A net with small random weights, scaled so that each unit is active in about half of the samples.
FloatNet freshNet(int players, const Samples& samples, std::uint64_t seed);

struct TrainingOptions {
    int epochs = 8;
    int batch = 256;
    float rate = 1.5e-3F;   ///< of Adam, at the start; it falls to a twentieth
    float decay = 2e-3F;    ///< of the weights, times the rate, at each step
    std::uint64_t seed = 1; ///< of the order of the samples
};

/// Improves a net on the samples that are not held out. Calls `afterEpoch` with the number of the epoch.
void train(FloatNet& net, const Samples& samples, const TrainingOptions& options,
           const std::function<void(int)>& afterEpoch);

} // namespace windrose::learn
