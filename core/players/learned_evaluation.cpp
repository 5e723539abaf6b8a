// SPDX-License-Identifier: GPL-3.0-or-later
#include "learned_evaluation.h"

#include "../rules/game.h"
#include "exponentials.h"
#include "quick_policy.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kLogitsPerE = 1 << NetAnswer::kLogitBits;
constexpr int kStepsPerLogit = 64;                                     // table entries per factor of e
constexpr int kNegligible = 8 * kStepsPerLogit;                        // less likely ones count as 0
constexpr auto kLikelihoods = exponentials<slot(kNegligible)>(64'520); // 2^16 e^(-1 / 64)

/// Plays the phase under way to its end.
void finishPhase(Position& position)
{
    const Weights weights;
    while (!position.isFinished() && position.decision != Decision::ChooseRole) {
        apply(position, quickOrder(position, weights));
    }
}

} // namespace

Value valueFrom(const NetAnswer& answer, const Position& position)
{
    const int players = position.players;
    const int best = *std::max_element(answer.logits.begin(), answer.logits.begin() + players);
    std::array<int, kMaxPlayers> parts{};
    int sum = 0;
    for (int place = 0; place < players; ++place) {
        const std::int64_t behind = std::int64_t{best - answer.logits[slot(place)]} * kStepsPerLogit / kLogitsPerE;
        parts[slot(place)] = behind < kNegligible ? kLikelihoods[slot(behind)] : 0;
        sum += parts[slot(place)];
    }
    Value value;
    for (int place = 0; place < players; ++place) {
        const std::size_t seat = slot(seatAtPlace(position, place));
        value.chances[seat] = static_cast<int>(std::int64_t{parts[slot(place)]} * kCertain / sum);
        value.rewards[seat] = rewardFor(value.chances[seat], answer.margins[slot(place)]);
    }
    return value;
}

Value valueByNet(const ValueNet& net, const Position& position)
{
    Position after = position;
    finishPhase(after);
    if (after.isFinished()) {
        Value value;
        value.rewards = rewards(after, Weights{}, value.chances);
        return value;
    }
    NetInputs inputs;
    describe(after, inputs);
    return valueFrom(net.answer(inputs), after);
}

Value LearnedEvaluation::valueByNetOf(const Position& position) const
{
    return valueByNet(m_net, position);
}

} // namespace windrose
