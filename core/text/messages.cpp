// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages.h"

#include "names.h"
#include "refusal_sentences.h"
#include "text_error_sentences.h"
#include "words.h"

#include <algorithm>
#include <array>

namespace windrose
{

namespace
{

std::string text(int number)
{
    return std::to_string(number);
}

/// An identifier as words: `large market`.
std::string words(std::string_view identifier)
{
    std::string spaced(identifier);
    std::replace(spaced.begin(), spaced.end(), '_', ' ');
    return spaced;
}

std::string capitalized(std::string words)
{
    if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') {
        words[0] = static_cast<char>(words[0] - 'a' + 'A');
    }
    return words;
}

std::string tileWord(std::string_view tile)
{
    return tile == id(Tile::Quarry) ? "quarry" : std::string(tile) + " plantation";
}

/// What a number of a refusal stands for: `5`, `Mayor`, `large market`.
std::string named(RefusalNumber meaning, int number)
{
    switch (meaning) {
    case RefusalNumber::Plain:
    case RefusalNumber::Space:
        return text(number);
    case RefusalNumber::Seat:
        return "seat " + text(number);
    case RefusalNumber::Role:
        return capitalized(std::string(id(static_cast<Role>(number))));
    case RefusalNumber::Tile:
        return tileWord(id(static_cast<Tile>(number)));
    case RefusalNumber::Good:
        return std::string(id(static_cast<Good>(number)));
    case RefusalNumber::Building:
        return "the " + words(id(static_cast<Building>(number)));
    }
    return {};
}

void replaceAll(std::string& sentence, std::string_view placeholder, std::string_view by)
{
    for (std::size_t at = 0; (at = sentence.find(placeholder, at)) != std::string::npos; at += by.size()) {
        sentence.replace(at, placeholder.size(), by);
    }
}

/// Fills in `%n` and the plural that depends on it.
void fillInCount(std::string& sentence, int count)
{
    replaceAll(sentence, "%n", text(count));
    replaceAll(sentence, "(s)", count == 1 ? "" : "s");
    replaceAll(sentence, "is/are", count == 1 ? "is" : "are");
}

std::string filledIn(const RefusalSentence& sentence, const RefusalText& about, const Refusal& refusal)
{
    std::string filled = sentence.english;
    if (sentence.count != RefusalCount::None) {
        fillInCount(filled, sentence.count == RefusalCount::First ? refusal.first : refusal.second);
    }
    replaceAll(filled, "%1", named(about.first, refusal.first));
    replaceAll(filled, "%2", named(about.second, refusal.second));
    return capitalized(filled);
}

std::string shown(TextErrorDetail meaning, const std::string& detail)
{
    switch (meaning) {
    case TextErrorDetail::Verbatim:
    case TextErrorDetail::Phrase:
        return detail;
    case TextErrorDetail::Words:
        return detail.find(", ") != std::string::npos ? "one of " + detail : detail;
    case TextErrorDetail::Piece:
        return words(detail);
    case TextErrorDetail::Tile:
        return tileWord(detail);
    }
    return {};
}

/// A sentence as it follows a place and a colon: without a capital and a full stop, words quoted as in a shell.
std::string afterColon(std::string sentence)
{
    if (sentence[0] >= 'A' && sentence[0] <= 'Z') {
        sentence[0] = static_cast<char>(sentence[0] - 'A' + 'a');
    }
    if (sentence.back() == '.') {
        sentence.pop_back();
    }
    replaceAll(sentence, "“", "`");
    replaceAll(sentence, "”", "`");
    return sentence;
}

std::string filledIn(const TextErrorSentence& about, const TextError& error)
{
    std::string sentence = afterColon(about.english);
    if (about.count != TextErrorCount::None) {
        fillInCount(sentence, countOf(about, error));
    }
    const bool isRule = error.code == TextErrorCode::IllegalOrder;
    const std::array<std::string, 4> details{shown(about.found, error.found),
                                             isRule ? describe(error.refusal) : shown(about.expected, error.expected),
                                             text(error.number), text(error.limit)};
    std::string filled;
    for (std::size_t at = 0; at < sentence.size(); ++at) {
        const char next = sentence[at] == '%' && at + 1 < sentence.size() ? sentence[at + 1] : '\0';
        if (next >= '1' && next <= '4') {
            filled += details[static_cast<std::size_t>(next - '1')];
            ++at;
        } else {
            filled += sentence[at];
        }
    }
    return filled;
}

} // namespace

std::string describe(const Refusal& refusal)
{
    if (!refusal) {
        return {};
    }
    const RefusalText& about = refusalText(refusal);
    const std::string sentence = filledIn(about.sentences[0], about, refusal);
    const std::string second = filledIn(about.sentences[1], about, refusal);
    return second.empty() ? sentence : sentence + " " + second;
}

std::string placeOf(const TextError& error)
{
    if (error.line > 0) {
        return "line " + text(error.line) + ", column " + text(error.column);
    }
    return error.pointer.empty() ? "the whole position" : excerpt(error.pointer);
}

std::string describe(const TextError& error)
{
    return placeOf(error) + ": " + filledIn(textErrorSentence(error), error);
}

} // namespace windrose
