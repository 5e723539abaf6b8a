// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_net.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <limits>

namespace windrose
{

namespace
{

constexpr std::size_t kDigits = 4; // of a weight
constexpr int kThresholdShift = 8; // a threshold of an output has 2^8 times the weight
constexpr std::int64_t kMostSum = std::numeric_limits<std::int32_t>::max();
static_assert(std::int64_t{kMostNetInputs} * kMaxNetValue * 32768 + 32768 <= kMostSum, "a unit's sum cannot overflow");

/// Appends the numbers of a line; false when it does not have exactly `count`.
bool appendNumbers(std::string_view line, std::size_t count, std::vector<std::int16_t>& numbers)
{
    if (line.size() != count * kDigits) {
        return false;
    }
    for (; !line.empty(); line.remove_prefix(kDigits)) {
        std::uint16_t bits = 0;
        const auto [end, error] = std::from_chars(line.data(), line.data() + kDigits, bits, 16);
        if (error != std::errc() || end != line.data() + kDigits) {
            return false;
        }
        numbers.push_back(static_cast<std::int16_t>(bits));
    }
    return true;
}

} // namespace

std::optional<ValueNet> ValueNet::read(std::span<const std::string_view> lines)
{
    ValueNet net;
    if (lines.empty() || lines[0].size() != 1 || lines[0][0] < '0' + kMinPlayers || lines[0][0] > '0' + kMaxPlayers) {
        return std::nullopt;
    }
    net.m_players = lines[0][0] - '0';
    const std::size_t inputLines = slot(netInputs(net.m_players)) + 1;
    const std::size_t outputs = 2 * slot(net.m_players);
    if (lines.size() != 1 + inputLines + outputs) {
        return std::nullopt;
    }
    bool isRead = true;
    for (const std::string_view line : lines.subspan(1, inputLines)) {
        isRead = isRead && appendNumbers(line, kHidden, net.m_inputs);
    }
    for (const std::string_view line : lines.subspan(1 + inputLines)) {
        isRead = isRead && line.size() > kDigits && appendNumbers(line.substr(0, kDigits), 1, net.m_thresholds) &&
                 appendNumbers(line.substr(kDigits), kHidden, net.m_outputs);
    }
    return isRead && net.isBounded() ? std::optional(std::move(net)) : std::nullopt;
}

/// Whether no sum of an output can leave 32 bits.
bool ValueNet::isBounded() const
{
    for (std::size_t output = 0; output < m_thresholds.size(); ++output) {
        std::int64_t most = std::int64_t{std::abs(int{m_thresholds[output]})} << kThresholdShift;
        for (std::size_t unit = 0; unit < kHidden; ++unit) {
            most += std::int64_t{std::abs(int{m_outputs[output * kHidden + unit]})} * kMostUnit;
        }
        if (most > kMostSum) {
            return false;
        }
    }
    return true;
}

NetAnswer ValueNet::answerFrom(const Sums& sums) const
{
    std::array<std::int32_t, kHidden> units{};
    for (std::size_t unit = 0; unit < kHidden; ++unit) {
        units[unit] = std::clamp(sums[unit] >> (kInputBits - kUnitBits), 0, kMostUnit);
    }
    NetAnswer answer;
    for (std::size_t output = 0; output < m_thresholds.size(); ++output) {
        std::int32_t sum = std::int32_t{m_thresholds[output]} * (1 << kThresholdShift);
        const std::int16_t* const weights = &m_outputs[output * kHidden];
        for (std::size_t unit = 0; unit < kHidden; ++unit) {
            sum += units[unit] * weights[unit];
        }
        const auto place = output % slot(m_players);
        if (output < slot(m_players)) {
            answer.logits[place] = sum >> (kUnitBits + kOutputBits - NetAnswer::kLogitBits);
        } else {
            answer.margins[place] =
                static_cast<int>(std::int64_t{sum} * kPointsPerMargin * 1000 >> (kUnitBits + kOutputBits));
        }
    }
    return answer;
}

NetAnswer ValueNet::answer(const NetInputs& inputs) const
{
    Sums sums;
    sumRows(m_inputs.data(), netInputs(m_players), inputs, sums.data());
    return answerFrom(sums);
}

NetAnswer ValueNet::answerPlainly(const NetInputs& inputs) const
{
    Sums sums;
    sumRowsPlainly(m_inputs.data(), netInputs(m_players), inputs, sums.data());
    return answerFrom(sums);
}

} // namespace windrose
