// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net_answer.h"
#include "net_sums.h"

#include <optional>
#include <span>
#include <vector>

namespace windrose
{

/// A small neural net for one number of players: inputs, one layer of rectified units, and for each seat a logit and a
/// margin. All weights and sums are integers, so that it answers the same everywhere.
class ValueNet
{
public:
    static constexpr int kHidden = kRowUnits;

    /// The net whose numbers the trainer wrote (tests/learn): the number of players, then `kHidden` weights for each
    /// input, the thresholds of the units, and for each output its threshold and weights. Empty when there are too few
    /// or too many, or when the weights are so large that a sum could overflow.
    static std::optional<ValueNet> read(std::span<const std::uint16_t> kept);

    int players() const { return m_players; }

    /// The answer for inputs of a position with as many players, computed by the fastest instructions of the processor.
    NetAnswer answer(const NetInputs& inputs) const;

    /// The same answer, computed without special instructions.
    NetAnswer answerPlainly(const NetInputs& inputs) const;

private:
    NetAnswer answerBy(const RowSums& ways, const NetInputs& inputs) const;
    bool isBounded() const;

    int m_players = 0;
    std::vector<std::int16_t> m_inputs;     ///< `kHidden` for each input, then the thresholds
    std::vector<std::int16_t> m_outputs;    ///< `kHidden` for each output: first the logits, then the margins
    std::vector<std::int16_t> m_thresholds; ///< of the outputs
};

} // namespace windrose
