// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net_answer.h"
#include "net_sums.h"

#include <optional>
#include <span>
#include <vector>

namespace windrose
{

/// A neural net for one number of players that judges positions in which a round begins. It has two layers of rectified
/// units. The first has units for each seat, which see the seat's board and the table; their weights are the same for
/// all seats. The second has joint units, which see the units of all seats. All weights and sums are integers, so that
/// it answers the same everywhere.
class RoundNet
{
public:
    static constexpr int kSeatUnits = kRowUnits;       ///< of the first layer, for each seat
    static constexpr int kJointUnits = kShortRowUnits; ///< of the second layer

    /// The net whose numbers the trainer wrote (tests/learn): the number of players, then
    /// - weights of a seat's units: for each input of a seat, then of the table, and for each place the thresholds
    /// there;
    /// - weights of the joint units: for each unit of each seat, and their thresholds;
    /// - what a seat's units add to its own logit, and to its own margin;
    /// - for each output, its threshold and its weights of the joint units.
    /// Empty when there are too few or too many, or when the weights are so large that a sum could overflow.
    static std::optional<RoundNet> read(std::span<const std::uint16_t> kept);

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
