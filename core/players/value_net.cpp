// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_net.h"

#include "net_numbers.h"

#include <limits>

namespace windrose
{

namespace
{

static_assert(std::int64_t{kMostNetInputs} * kMaxNetValue * 32768 + 32768 <= std::numeric_limits<std::int32_t>::max(),
              "a unit's sum cannot overflow");

} // namespace

std::optional<ValueNet> ValueNet::read(std::span<const std::uint16_t> kept)
{
    ValueNet net;
    NetNumbers numbers(kept);
    net.m_players = numbers.players();
    numbers.take(net.m_inputs, (netInputs(net.m_players) + 1) * kHidden);
    for (int output = 0; output < 2 * net.m_players; ++output) {
        numbers.take(net.m_thresholds, net.m_outputs, kHidden);
    }
    return numbers.isDone() && net.isBounded() ? std::optional(std::move(net)) : std::nullopt;
}

/// Whether no sum of an output can leave 32 bits.
bool ValueNet::isBounded() const
{
    for (std::size_t output = 0; output < m_thresholds.size(); ++output) {
        if (!NetScale::isBounded(std::span(m_outputs).subspan(output * kHidden, kHidden), m_thresholds[output])) {
            return false;
        }
    }
    return true;
}

NetAnswer ValueNet::answerBy(const RowSums& ways, const NetInputs& inputs) const
{
    const std::span thresholds = std::span(m_inputs).last(kHidden);
    std::array<std::int32_t, kHidden> sums{};
    std::copy(thresholds.begin(), thresholds.end(), sums.begin());
    ways.addLong(m_inputs.data(), inputs.all(), 0, sums.data());
    std::array<std::int16_t, kHidden> units{};
    for (std::size_t unit = 0; unit < kHidden; ++unit) {
        units[unit] = NetScale::unitOfInputs(sums[unit]);
    }
    NetAnswer answer;
    for (std::size_t output = 0; output < m_thresholds.size(); ++output) {
        const std::int32_t sum =
            NetScale::inSumOfUnits(m_thresholds[output]) + NetScale::sumOfUnits(units, &m_outputs[output * kHidden]);
        const auto place = output % slot(m_players);
        if (output < slot(m_players)) {
            answer.logits[place] = NetScale::logit(sum);
        } else {
            answer.margins[place] = NetScale::margin(sum);
        }
    }
    return answer;
}

NetAnswer ValueNet::answer(const NetInputs& inputs) const
{
    return answerBy(fastestRowSums(), inputs);
}

NetAnswer ValueNet::answerPlainly(const NetInputs& inputs) const
{
    return answerBy(plainRowSums(), inputs);
}

} // namespace windrose
