// SPDX-License-Identifier: GPL-3.0-or-later
#include "words.h"

#include <algorithm>
#include <charconv>

namespace windrose
{

namespace
{

constexpr std::size_t kExcerptBytes = 60;

/// True for the bytes of a character after its first.
constexpr bool isContinuation(char character)
{
    return (static_cast<unsigned char>(character) & 0xC0U) == 0x80U;
}

/// Length in bytes of the UTF-8 character that begins here, or 0 for invalid UTF-8 (Unicode 15, table 3-7).
std::size_t characterLength(std::string_view text)
{
    const auto byteAt = [&](std::size_t place) {
        return place < text.size() ? static_cast<unsigned char>(text[place]) : 0U;
    };
    const unsigned first = byteAt(0);
    if (first < 0x80U) {
        return 1;
    }
    const auto isLater = [&](std::size_t place) { return place < text.size() && isContinuation(text[place]); };
    if (first >= 0xC2U && first <= 0xDFU) {
        return isLater(1) ? 2 : 0;
    }
    const unsigned second = byteAt(1);
    if (first >= 0xE0U && first <= 0xEFU) {
        const bool fits = (first != 0xE0U || second >= 0xA0U) && (first != 0xEDU || second <= 0x9FU);
        return fits && isLater(1) && isLater(2) ? 3 : 0;
    }
    if (first >= 0xF0U && first <= 0xF4U) {
        const bool fits = (first != 0xF0U || second >= 0x90U) && (first != 0xF4U || second <= 0x8FU);
        return fits && isLater(1) && isLater(2) && isLater(3) ? 4 : 0;
    }
    return 0;
}

/// Whether a UTF-8 character is visible and affects no other characters.
bool isPrintable(std::string_view character)
{
    unsigned point = static_cast<unsigned char>(character.front());
    if (character.size() > 1) {
        point &= 0xFFU >> (character.size() + 1);
    }
    for (const char byte : character.substr(1)) {
        point = point << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
    }
    const auto isIn = [point](unsigned first, unsigned last) { return point >= first && point <= last; };
    return !isIn(0, 0x1F) && !isIn(0x7F, 0x9F)                  // control characters
           && !isIn(0x2028, 0x2029)                             // line and paragraph ends
           && !isIn(0x202A, 0x202E) && !isIn(0x2066, 0x2069)    // text direction marks that affect the following text
           && !isIn(0xFFF9, 0xFFFB) && !isIn(0xE0000, 0xE007F); // annotations and tags, which are invisible
}

} // namespace

std::vector<Word> splitWords(std::string_view text)
{
    std::vector<Word> words;
    std::size_t place = 0;
    while (place < text.size()) {
        if (isBlank(text[place])) {
            ++place;
            continue;
        }
        const std::size_t start = place;
        while (place < text.size() && !isBlank(text[place])) {
            ++place;
        }
        words.push_back({text.substr(start, place - start), start});
    }
    return words;
}

std::variant<std::size_t, TextError> matchWord(std::string_view word, std::span<const std::string_view> possible,
                                               WordStyle style)
{
    std::vector<std::size_t> begun;
    for (std::size_t number = 0; number < possible.size(); ++number) {
        if (possible[number] == word) {
            return number;
        }
        if (!word.empty() && possible[number].starts_with(word)) {
            begun.push_back(number);
        }
    }
    TextError error;
    error.found = excerpt(word);
    if (begun.empty()) {
        error.code = TextErrorCode::UnknownWord;
        error.expected = joined(possible);
        return error;
    }
    if (begun.size() == 1 && style == WordStyle::Typed) {
        return begun.front();
    }
    std::vector<std::string_view> meant;
    meant.reserve(begun.size());
    for (const std::size_t number : begun) {
        meant.push_back(possible[number]);
    }
    error.code = begun.size() == 1 ? TextErrorCode::ShortenedWord : TextErrorCode::AmbiguousWord;
    error.expected = joined(meant);
    return error;
}

std::optional<int> plainNumber(std::string_view text, int most)
{
    const bool isPlain =
        !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!isPlain || (text.size() > 1 && text.front() == '0')) {
        return std::nullopt;
    }
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number > most) {
        return std::nullopt;
    }
    return number;
}

std::string hexadecimal(std::uint64_t number, std::size_t digits)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string text(digits, '0');
    for (std::size_t place = digits; place > 0; number >>= 4U) {
        text[--place] = kHex[number & 0xFU];
    }
    return text;
}

std::string joined(std::span<const std::string_view> words)
{
    std::string list;
    for (const std::string_view word : words) {
        if (!list.empty()) {
            list += ", ";
        }
        list += word;
    }
    return list;
}

std::string printable(std::string_view text)
{
    std::string shown;
    while (!text.empty()) {
        const std::size_t length = characterLength(text);
        shown += length != 0 && isPrintable(text.substr(0, length)) ? text.substr(0, length) : std::string_view("?");
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return shown;
}

std::string excerpt(std::string_view text)
{
    std::size_t kept = 0;
    while (kept < text.size()) {
        const std::size_t length = std::max<std::size_t>(characterLength(text.substr(kept)), 1);
        if (kept + length > kExcerptBytes) {
            return printable(text.substr(0, kept)) + "…";
        }
        kept += length;
    }
    return printable(text);
}

TextPlace placeAt(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    TextPlace place;
    place.line += static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t lineStart = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    const std::string_view line = before.substr(lineStart);
    place.column += static_cast<int>(line.size() -
                                     static_cast<std::size_t>(std::count_if(line.begin(), line.end(), isContinuation)));
    return place;
}

std::optional<std::size_t> firstBadUtf8(std::string_view text)
{
    std::size_t place = 0;
    while (place < text.size()) {
        const std::size_t length = characterLength(text.substr(place));
        if (length == 0) {
            return place;
        }
        place += length;
    }
    return std::nullopt;
}

} // namespace windrose
