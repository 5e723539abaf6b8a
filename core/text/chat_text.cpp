// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_text.h"

#include "line_checksums.h"
#include "words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace windrose
{

namespace
{

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"; // base32 of RFC 4648
constexpr std::size_t kLineLength = 76;
constexpr int kBitsOfLetter = 5;
constexpr int kBitsOfByte = 8;
constexpr std::uint32_t kVersion = 1;
constexpr std::size_t kChecksumDigits = 8;
/// The most headings that are tried: each damaged text costs a pass over its letters. A message contains one text, with
/// quotations a few.
constexpr int kMostTried = 8;

constexpr std::size_t lettersFor(std::size_t bytes)
{
    return (bytes * kBitsOfByte + kBitsOfLetter - 1) / kBitsOfLetter;
}

bool isLetterOrDigit(char character)
{
    return (character >= '0' && character <= '9') || (character >= 'A' && character <= 'Z') ||
           (character >= 'a' && character <= 'z');
}

char capital(char character)
{
    return character >= 'a' && character <= 'z' ? static_cast<char>(character - 'a' + 'A') : character;
}

/// The next word of ASCII letters and digits from `at` on, which is moved behind it; empty at the end.
std::string_view nextWord(std::string_view text, std::size_t& at)
{
    while (at < text.size() && !isLetterOrDigit(text[at])) {
        ++at;
    }
    const std::size_t begin = at;
    while (at < text.size() && isLetterOrDigit(text[at])) {
        ++at;
    }
    return text.substr(begin, at - begin);
}

bool isWord(std::string_view found, std::string_view wanted)
{
    return found.size() == wanted.size() &&
           std::equal(found.begin(), found.end(), wanted.begin(),
                      [](char one, char other) { return capital(one) == capital(other); });
}

std::optional<std::uint32_t> numberIn(std::string_view word, int base)
{
    std::uint32_t number = 0;
    const char* const past = word.data() + word.size();
    const auto [end, error] = std::from_chars(word.data(), past, number, base);
    return !word.empty() && error == std::errc() && end == past ? std::optional(number) : std::nullopt;
}

std::string checksumText(std::uint32_t checksum)
{
    std::string digits = hexadecimal(checksum, kChecksumDigits);
    std::transform(digits.begin(), digits.end(), digits.begin(), capital);
    return digits;
}

std::uint32_t checksumOf(std::string_view bytes)
{
    Crc32 sum;
    sum.add(bytes);
    return sum.value();
}

/// The first line of a text for chats.
struct Heading {
    std::uint32_t version = 0;
    std::uint32_t letters = 0;
    std::uint32_t checksum = 0;
};

/// Reads what follows the word "Windrose"; `at` is moved behind it only if it is a heading.
std::optional<Heading> headingAt(std::string_view text, std::size_t& at)
{
    std::size_t place = at;
    if (!isWord(nextWord(text, place), "game")) {
        return std::nullopt;
    }
    const auto version = numberIn(nextWord(text, place), 10);
    const auto letters = numberIn(nextWord(text, place), 10);
    if (!version || !letters || !isWord(nextWord(text, place), "letters") || !isWord(nextWord(text, place), "check")) {
        return std::nullopt;
    }
    const std::string_view digits = nextWord(text, place);
    const auto checksum = numberIn(digits, 16);
    if (!checksum || digits.size() != kChecksumDigits) {
        return std::nullopt;
    }
    at = place;
    return Heading{*version, *letters, *checksum};
}

/// The next heading from `at` on, which is moved behind it.
std::optional<Heading> nextHeading(std::string_view text, std::size_t& at)
{
    for (std::string_view word = nextWord(text, at); !word.empty(); word = nextWord(text, at)) {
        if (isWord(word, "windrose")) {
            if (const auto heading = headingAt(text, at)) {
                return heading;
            }
        }
    }
    return std::nullopt;
}

TextError errorOf(TextErrorCode code, std::size_t number = 0, std::size_t limit = 0)
{
    TextError error;
    error.code = code;
    error.number = static_cast<int>(number);
    error.limit = static_cast<int>(limit);
    return error;
}

/// The bytes of letters; nothing for other characters, or when bits are left over.
std::optional<std::string> decoded(std::string_view letters)
{
    std::string bytes;
    bytes.reserve(letters.size() * kBitsOfLetter / kBitsOfByte);
    std::uint32_t bits = 0;
    int held = 0;
    for (const char letter : letters) {
        const std::size_t value = kLetters.find(letter);
        if (value == std::string_view::npos) {
            return std::nullopt;
        }
        bits = bits << kBitsOfLetter | static_cast<std::uint32_t>(value);
        held += kBitsOfLetter;
        if (held >= kBitsOfByte) {
            held -= kBitsOfByte;
            bytes += static_cast<char>(bits >> held & 0xFFU);
            bits &= (1U << held) - 1;
        }
    }
    if (bits != 0 || held >= kBitsOfLetter) {
        return std::nullopt;
    }
    return bytes;
}

std::variant<std::string, TextError> readAfter(const Heading& heading, std::string_view text)
{
    if (heading.version != kVersion) {
        TextError error = errorOf(TextErrorCode::NewerVersion);
        error.found = std::to_string(heading.version);
        error.expected = std::to_string(kVersion);
        return error;
    }
    if (heading.letters > lettersFor(kMaxChatBytes)) {
        return errorOf(TextErrorCode::TooLong, 0, kMaxChatBytes);
    }
    std::string letters;
    for (std::size_t at = 0; at < text.size() && letters.size() < heading.letters; ++at) {
        if (isLetterOrDigit(text[at])) {
            letters += capital(text[at]);
        }
    }
    if (letters.size() < heading.letters) {
        return errorOf(TextErrorCode::ChatCutOff, letters.size(), heading.letters);
    }
    const auto bytes = decoded(letters);
    if (!bytes || checksumOf(*bytes) != heading.checksum) {
        return errorOf(TextErrorCode::ChatDamaged);
    }
    return *bytes;
}

} // namespace

std::string chatText(std::string_view bytes)
{
    std::string letters;
    std::uint32_t bits = 0;
    int held = 0;
    const auto append = [&letters](std::uint32_t value) {
        if (letters.size() % (kLineLength + 1) == kLineLength) {
            letters += '\n';
        }
        letters += kLetters[value];
    };
    for (const char byte : bytes) {
        bits = bits << kBitsOfByte | static_cast<unsigned char>(byte);
        for (held += kBitsOfByte; held >= kBitsOfLetter;) {
            held -= kBitsOfLetter;
            append(bits >> held);
            bits &= (1U << held) - 1;
        }
    }
    if (held > 0) {
        append(bits << (kBitsOfLetter - held));
    }
    return "Windrose game " + std::to_string(kVersion) + ", " + std::to_string(lettersFor(bytes.size())) +
           " letters, check " + checksumText(checksumOf(bytes)) + ":\n" + letters + "\n";
}

bool hasChatText(std::string_view text)
{
    std::size_t at = 0;
    return nextHeading(text, at).has_value();
}

std::variant<std::string, TextError> readChatText(std::string_view text)
{
    std::optional<TextError> first;
    std::size_t at = 0;
    for (int tried = 0; tried < kMostTried; ++tried) {
        const auto heading = nextHeading(text, at);
        if (!heading) {
            break;
        }
        auto reading = readAfter(*heading, text.substr(at));
        if (const auto* error = std::get_if<TextError>(&reading)) {
            first = first.value_or(*error);
            continue;
        }
        return reading;
    }
    return first.value_or(errorOf(TextErrorCode::Empty));
}

} // namespace windrose
