// SPDX-License-Identifier: GPL-3.0-or-later
#include "program_options.h"

#include "core/text/words.h"

namespace windrose
{

namespace
{

constexpr int kMaxNumber = 1'000'000'000;
constexpr int kMaxSeconds = 1'000'000;

/// `250ms` or `2s`
std::optional<std::chrono::milliseconds> readTime(std::string_view text)
{
    const bool inMilliseconds = text.ends_with("ms");
    if (!inMilliseconds && !text.ends_with('s')) {
        return std::nullopt;
    }
    text.remove_suffix(inMilliseconds ? 2 : 1);
    const auto number = plainNumber(text, inMilliseconds ? kMaxNumber : kMaxSeconds);
    return number && *number > 0 ? std::optional(std::chrono::milliseconds(inMilliseconds ? *number : *number * 1000))
                                 : std::nullopt;
}

/// Reads an ending `key=value`. Returns nothing if it is part of the command, else whether it is valid.
std::optional<bool> readEnding(std::string_view ending, ProgramOptions& options)
{
    const std::size_t sign = std::min(ending.find('='), ending.size());
    const std::string_view key = ending.substr(0, sign);
    const std::string_view value = ending.substr(std::min(sign + 1, ending.size()));
    if (key == "simulations") {
        options.budget.simulations = plainNumber(value, kMaxNumber);
        return options.budget.simulations.value_or(0) > 0;
    }
    if (key == "time") {
        options.budget.time = readTime(value);
        return options.budget.time.has_value();
    }
    if (key == "patience") {
        const auto patience = readTime(value);
        options.patience = patience.value_or(options.patience);
        return patience.has_value();
    }
    return std::nullopt;
}

/// Splits a command into words; false if a quotation mark is not closed.
bool splitCommand(std::string_view text, std::vector<std::string>& words)
{
    bool isOpen = false; // inside a word
    char quote = 0;
    for (const char character : text) {
        if (quote != 0 && character == quote) {
            quote = 0;
        } else if (quote == 0 && (character == ' ' || character == '\t')) {
            isOpen = false;
        } else {
            if (!isOpen) {
                words.emplace_back();
                isOpen = true;
            }
            if (quote == 0 && (character == '"' || character == '\'')) {
                quote = character;
            } else {
                words.back() += character;
            }
        }
    }
    return quote == 0;
}

} // namespace

std::variant<ProgramOptions, std::string> readProgramOptions(std::string_view text)
{
    ProgramOptions options;
    for (std::size_t comma = text.rfind(','); comma != std::string_view::npos; comma = text.rfind(',')) {
        const auto isGood = readEnding(text.substr(comma + 1), options);
        if (!isGood) {
            break;
        }
        if (!*isGood) {
            return "\"" + excerpt(text.substr(comma + 1)) +
                   "\" cannot be read; expected simulations=300, time=1s or patience=30s";
        }
        text = text.substr(0, comma);
    }
    if (!splitCommand(text, options.command)) {
        return "a quotation mark is not closed in \"" + excerpt(text) + "\"";
    }
    if (options.command.empty() || options.command.front().empty()) {
        return std::string("no program is named; expected a command and its arguments");
    }
    return options;
}

} // namespace windrose
