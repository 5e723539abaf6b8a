// SPDX-License-Identifier: GPL-3.0-or-later
#include "record.h"

#include "words.h"

#include <algorithm>
#include <charconv>

namespace windrose
{

TextKind kindOf(std::string_view text)
{
    if (text.starts_with(kByteOrderMark)) {
        text.remove_prefix(kByteOrderMark.size());
    }
    const auto skipBlanks = [&text] {
        const auto first = std::find_if_not(text.begin(), text.end(), isWhite);
        text.remove_prefix(static_cast<std::size_t>(first - text.begin()));
    };
    skipBlanks();
    if (text.starts_with('[')) { // a tag, or a JSON list, which is read as a position so that the error says so
        text.remove_prefix(1);
        skipBlanks();
        constexpr std::string_view kBeginsValue = "[]{\"-0123456789";
        return text.empty() || kBeginsValue.find(text.front()) != std::string_view::npos ? TextKind::Position
                                                                                         : TextKind::Record;
    }
    return text.starts_with('{') ? TextKind::Position : TextKind::Record;
}

std::optional<TextError> setOption(Options& options, std::string_view keyAndValue)
{
    TextError error;
    error.code = TextErrorCode::TagValue;
    error.found = excerpt(keyAndValue);
    const std::size_t equals = keyAndValue.find('=');
    const std::string_view key = keyAndValue.substr(0, equals);
    const std::string_view value =
        equals == std::string_view::npos ? std::string_view() : keyAndValue.substr(equals + 1);
    for (const OptionName& option : kOptionNames) {
        if (option.key != key) {
            error.expected +=
                (error.expected.empty() ? "one of " : ", ") + std::string(option.key) + "=" + std::string(option.value);
            continue;
        }
        if (value == option.value || value == option.printedValue) {
            options.*option.isOn = value == option.value;
            return std::nullopt;
        }
        error.expected = std::string(key) + "=" + std::string(option.value) + " or " + std::string(key) + "=" +
                         std::string(option.printedValue);
        return error;
    }
    return error;
}

std::optional<std::uint64_t> readSeed(std::string_view text)
{
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    const bool isWhole = !text.empty() && error == std::errc{} && end == text.data() + text.size();
    return isWhole ? std::optional(seed) : std::nullopt;
}

} // namespace windrose
