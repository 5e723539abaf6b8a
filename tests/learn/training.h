// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gradients.h"
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

// `Net` is `FloatNet` or `RoundFloatNet`.

/// The error on the samples that are held out, or on the others.
template <typename Net>
PredictionError predictionErrorOf(const Net& net, const Samples& samples, bool heldOut);

/// What the net says about a sample, in the units of the integer net.
template <typename Net>
NetAnswer answerOf(const Net& net, const Samples& samples, const Sample& sample);

struct TrainingOptions {
    int epochs = 8;
    int batch = 256;
    float rate = 1.5e-3F; ///< of Adam, at the start; it falls to a twentieth
    float decay = 2e-3F;  ///< of the weights, times the rate, at each step
    /// The result is a moving average of the weights after each step: a step keeps this share of the average so far.
    /// With 0 the result is the weights after the last step.
    float kept = 0;
    std::uint64_t seed = 1; ///< of the order of the samples
};

/// Improves a net on the samples that are not held out. Calls `afterEpoch` with the number of the epoch.
template <typename Net>
void train(Net& net, const Samples& samples, const TrainingOptions& options,
           const std::function<void(int)>& afterEpoch);

} // namespace windrose::learn
