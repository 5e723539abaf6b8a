// SPDX-License-Identifier: GPL-3.0-or-later
#include "round_net.h"

#include "net_numbers.h"

#include <algorithm>
#include <limits>

namespace windrose
{

namespace
{

constexpr int kSeatRows = kSeatInputs + kTableInputs; // before the thresholds
static_assert(std::int64_t{kSeatRows} * kMaxNetValue * 32768 + 32768 <= std::numeric_limits<std::int32_t>::max(),
              "a unit's sum cannot overflow");

} // namespace

std::optional<RoundNet> RoundNet::read(std::span<const std::uint16_t> kept)
{
    RoundNet net;
    NetNumbers numbers(kept);
    net.m_players = numbers.players();
    numbers.take(net.m_seatRows, (kSeatRows + net.m_players) * kSeatUnits);
    numbers.take(net.m_jointRows, (net.m_players * kSeatUnits + 1) * kJointUnits);
    numbers.take(net.m_seatOutputs, 2 * kSeatUnits);
    for (int output = 0; output < 2 * net.m_players; ++output) {
        numbers.take(net.m_thresholds, net.m_outputs, kJointUnits);
    }
    return numbers.isDone() && net.isBounded() ? std::optional(std::move(net)) : std::nullopt;
}

/// Whether no sum of a joint unit or an output can leave 32 bits.
bool RoundNet::isBounded() const
{
    const std::size_t rows = slot(m_players * kSeatUnits);
    for (std::size_t unit = 0; unit < kJointUnits; ++unit) {
        std::vector<std::int16_t> column(rows);
        for (std::size_t row = 0; row < rows; ++row) {
            column[row] = m_jointRows[row * kJointUnits + unit];
        }
        if (!NetScale::isBounded(column, m_jointRows[rows * kJointUnits + unit])) {
            return false;
        }
    }
    for (std::size_t output = 0; output < m_thresholds.size(); ++output) {
        const std::span own = std::span(m_seatOutputs).subspan(output < slot(m_players) ? 0 : kSeatUnits, kSeatUnits);
        const std::span joint = std::span(m_outputs).subspan(output * kJointUnits, kJointUnits);
        std::vector<std::int16_t> weights(own.begin(), own.end());
        weights.insert(weights.end(), joint.begin(), joint.end());
        if (!NetScale::isBounded(weights, m_thresholds[output])) {
            return false;
        }
    }
    return true;
}

void RoundNet::findSeatUnits(const RowSums& ways, const NetInputs& inputs, std::span<SeatUnits> units) const
{
    std::span<const NetInput> left = inputs.all();
    const auto takeBelow = [&left](int end) {
        const auto last = std::find_if(left.begin(), left.end(), [end](NetInput input) { return input.place >= end; });
        const std::span taken = left.first(static_cast<std::size_t>(last - left.begin()));
        left = left.subspan(taken.size());
        return taken;
    };
    std::array<std::span<const NetInput>, kMaxPlayers> ofSeats;
    for (int place = 0; place < m_players; ++place) {
        ofSeats[slot(place)] = takeBelow((place + 1) * kSeatInputs);
    }
    const std::int16_t* const tableRows = &m_seatRows[slot(kSeatInputs) * kSeatUnits];
    std::array<std::int32_t, kSeatUnits> table{};
    ways.addLong(tableRows, left, m_players * kSeatInputs, table.data());
    for (int place = 0; place < m_players; ++place) {
        const std::int16_t* const thresholds = &m_seatRows[slot(kSeatRows + place) * kSeatUnits];
        std::array<std::int32_t, kSeatUnits> sums = table;
        ways.addLong(m_seatRows.data(), ofSeats[slot(place)], place * kSeatInputs, sums.data());
        for (std::size_t unit = 0; unit < kSeatUnits; ++unit) {
            units[slot(place)][unit] = NetScale::unitOfInputs(sums[unit] + thresholds[unit]);
        }
    }
}

RoundNet::JointUnits RoundNet::jointUnits(const RowSums& ways, std::span<const SeatUnits> seats) const
{
    std::array<NetInput, kMaxPlayers * kSeatUnits + 1> active{};
    std::size_t count = 0;
    std::uint16_t row = 0;
    for (const SeatUnits& units : seats) {
        for (const std::int16_t unit : units) {
            active[count] = {row++, unit};
            count += unit != 0 ? 1 : 0;
        }
    }
    const std::int16_t* const thresholds = &m_jointRows[seats.size() * kSeatUnits * kJointUnits];
    std::array<std::int32_t, kJointUnits> sums{};
    for (std::size_t unit = 0; unit < kJointUnits; ++unit) {
        sums[unit] = NetScale::inSumOfUnits(thresholds[unit]);
    }
    ways.addShort(m_jointRows.data(), std::span(active).first(count), 0, sums.data());
    JointUnits units{};
    for (std::size_t unit = 0; unit < kJointUnits; ++unit) {
        units[unit] = NetScale::unitOfUnits(sums[unit]);
    }
    return units;
}

NetAnswer RoundNet::answerBy(const RowSums& ways, const NetInputs& inputs) const
{
    std::array<SeatUnits, kMaxPlayers> seats{};
    findSeatUnits(ways, inputs, seats);
    const JointUnits joint = jointUnits(ways, std::span(seats).first(slot(m_players)));
    const auto sumOf = [&](std::size_t output, std::size_t place, const std::int16_t* own) {
        return NetScale::inSumOfUnits(m_thresholds[output]) +
               NetScale::sumOfUnits(joint, &m_outputs[output * kJointUnits]) + NetScale::sumOfUnits(seats[place], own);
    };
    NetAnswer answer;
    for (std::size_t place = 0; place < slot(m_players); ++place) {
        answer.logits[place] = NetScale::logit(sumOf(place, place, m_seatOutputs.data()));
        answer.margins[place] =
            NetScale::margin(sumOf(slot(m_players) + place, place, m_seatOutputs.data() + kSeatUnits));
    }
    return answer;
}

NetAnswer RoundNet::answer(const NetInputs& inputs) const
{
    return answerBy(fastestRowSums(), inputs);
}

NetAnswer RoundNet::answerPlainly(const NetInputs& inputs) const
{
    return answerBy(plainRowSums(), inputs);
}

} // namespace windrose
