// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text_error.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace windrose
{

/// May stand at the start of a file.
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

constexpr bool isWhite(char character)
{
    return character == ' ' || character == '\t' || character == '\r' || character == '\n';
}

/// A word of an order and where it stands.
struct Word {
    std::string_view text;
    std::size_t offset = 0; ///< in bytes from the start of the order
};

/// The words of one order, apart at blanks and tabs.
std::vector<Word> splitWords(std::string_view text);

/// Whether a person typed the words, who may shorten them, or a record holds them.
enum class WordStyle : std::uint8_t { Typed, Recorded };

/// Finds a word among those possible at its place: the word itself, or the only one that begins with it. Returns its
/// number, or what is wrong (without line and column).
std::variant<std::size_t, TextError> matchWord(std::string_view word, std::span<const std::string_view> possible,
                                               WordStyle style);

/// A number written with digits alone, without leading zeros, at most `most`.
std::optional<int> plainNumber(std::string_view text, int most);

/// `a, b, c`
std::string joined(std::span<const std::string_view> words);

/// A text from outside (a file's name, a word of the command line, what a program says) as one line that is safe to
/// print: what controls a terminal, ends a line or turns the direction of writing becomes `?`, and so does each byte
/// that belongs to no UTF-8 character.
std::string printable(std::string_view text);

/// What fits into a message: at most 60 bytes of a text, cut between characters, marked with `…`, and printable.
std::string excerpt(std::string_view text);

/// A place in a text, counted from 1, columns in UTF-8 code points.
struct TextPlace {
    int line = 1;
    int column = 1;
};

/// Where a byte of a text stands; the end of the text is a place too.
TextPlace placeAt(std::string_view text, std::size_t offset);

/// The offset of the first byte that belongs to no UTF-8 character.
std::optional<std::size_t> firstBadUtf8(std::string_view text);

} // namespace windrose
