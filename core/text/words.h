// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text_error.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace windrose
{

/// Optional at the start of a file.
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// What separates the words of an order.
constexpr bool isBlank(char character)
{
    return character == ' ' || character == '\t';
}

constexpr bool isWhite(char character)
{
    return isBlank(character) || character == '\r' || character == '\n';
}

/// A word of an order and its offset.
struct Word {
    std::string_view text;
    std::size_t offset = 0; ///< in bytes from the start of the order
};

/// Splits an order into words at blanks and tabs.
std::vector<Word> splitWords(std::string_view text);

/// Typed by a person, who may shorten words, or recorded.
enum class WordStyle : std::uint8_t { Typed, Recorded };

/// Matches a word against the words possible at its place: the word itself, or the only one that begins with it.
/// Returns its index, or an error without line and column.
std::variant<std::size_t, TextError> matchWord(std::string_view word, std::span<const std::string_view> possible,
                                               WordStyle style);

/// A number written only with digits, without leading zeros, and not above `most`.
std::optional<int> plainNumber(std::string_view text, int most);

/// Exactly so many lowercase hexadecimal digits, the lowest of the number.
std::string hexadecimal(std::uint64_t number, std::size_t digits = 16);

/// `a, b, c`
std::string joined(std::span<const std::string_view> words);

/// A text from outside (a file name, an argument, output of a program) as one line that is
/// safe to print: control characters, line ends, direction marks and invalid UTF-8 bytes
/// become `?`.
std::string printable(std::string_view text);

/// A text shortened for a message: printable, at most 60 bytes, cut between characters and marked with `…`.
std::string excerpt(std::string_view text);

/// A position in a text, counted from 1, with columns in UTF-8 code points.
struct TextPlace {
    int line = 1;
    int column = 1;
};

/// The place of a byte offset; the end of the text is allowed.
TextPlace placeAt(std::string_view text, std::size_t offset);

/// The offset of the first byte that is not valid UTF-8.
std::optional<std::size_t> firstBadUtf8(std::string_view text);

} // namespace windrose
