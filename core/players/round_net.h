// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net_answer.h"
#include "net_sums.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace windrose
{

/// A neural net for one number of players that sees the beginning of a round. Two layers of rectified units: the first
/// has the same weights for the board of every seat, which it sees together with the table; the second sees the first
/// layers of all seats. All weights and sums are integers, so that it answers the same everywhere.
class RoundNet
{
public:
    static constexpr int kSeatUnits = kRowUnits;       ///< of the first layer, for each seat
    static constexpr int kJointUnits = kShortRowUnits; ///< of the second layer

    /// Reads the lines that the trainer writes (tests/learn): the number of players, then 16-bit numbers in
    /// hexadecimal. Lines of weights for the units of a seat: one for each input of a seat, for each input of the
    /// table, and for the thresholds at each place. Lines of weights for the joint units: one for each unit of each
    /// seat, and one for the thresholds. Weights of a seat's units for its own logit and margin, a line each. At last,
    /// for each output its threshold and its weights of the joint units. Empty when a line is malformed, or when the
    /// weights are so large that a sum could overflow.
    static std::optional<RoundNet> read(std::span<const std::string_view> text);

    int players() const { return m_players; }

    /// The answer for inputs of a position with as many players, computed by the fastest instructions of the processor.
    NetAnswer answer(const NetInputs& inputs) const;

    /// The same answer, computed without special instructions.
    NetAnswer answerPlainly(const NetInputs& inputs) const;

private:
    using SeatUnits = std::array<std::int16_t, kSeatUnits>;
    using JointUnits = std::array<std::int16_t, kJointUnits>;

    NetAnswer answerBy(const RowSums& ways, const NetInputs& inputs) const;
    void findSeatUnits(const RowSums& ways, const NetInputs& inputs, std::span<SeatUnits> units) const;
    JointUnits jointUnits(const RowSums& ways, std::span<const SeatUnits> seats) const;
    bool isBounded() const;

    int m_players = 0;
    std::vector<std::int16_t> m_seatRows;    ///< for each input of a seat and of the table, then a place's thresholds
    std::vector<std::int16_t> m_jointRows;   ///< for each unit of each seat, then the thresholds
    std::vector<std::int16_t> m_seatOutputs; ///< of a seat's units for its logit, then for its margin
    std::vector<std::int16_t> m_outputs;     ///< of the joint units: first for the logits, then for the margins
    std::vector<std::int16_t> m_thresholds;  ///< of the outputs
};

} // namespace windrose
