// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text_error.h"

namespace windrose
{

/// To which errors of its code a sentence applies.
enum class TextErrorCase : std::uint8_t {
    Any,
    NothingFound,    ///< `found` is empty
    NothingExpected, ///< `expected` is empty
    NothingGood,     ///< `number` is negative
    SomeGood,        ///< `number` is less than `limit`
};

/// What a detail of an error stands for in its sentence.
enum class TextErrorDetail : std::uint8_t {
    Verbatim, ///< text of the file or word of the format; printed as it is
    Phrase,   ///< an English phrase, marked for translation where it is written
    Words,    ///< one word or several with commas between them: "one of" them
    Piece,    ///< the word of a good, building or role
    Tile,     ///< the word of a tile
};

/// The number that `%n` stands for.
enum class TextErrorCount : std::uint8_t { None, Number, Limit };

/// An English sentence about an error with placeholders: `%1` is what was found, `%2` what was expected (for
/// `IllegalOrder`, the sentences about the broken rule), `%3` the number, `%4` the limit, and `%n` a count, with "(s)"
/// and "is/are" for its plural. The window's translations use it as their source.
struct TextErrorSentence {
    TextErrorCode code = TextErrorCode::None;
    TextErrorCase onlyIf = TextErrorCase::Any;
    TextErrorDetail found = TextErrorDetail::Verbatim;
    TextErrorDetail expected = TextErrorDetail::Phrase;
    TextErrorCount count = TextErrorCount::None;
    const char* english = "";
};

/// How many codes there are, with `None`. Every other code has a sentence, or the table does not compile.
inline constexpr int kTextErrorCodes = static_cast<int>(TextErrorCode::ChatDamaged) + 1;

/// The translation context of the sentences and of the phrases in them.
inline constexpr const char* kTextErrorContext = "TextErrors";

/// The sentence about an error; a general one if there is none.
const TextErrorSentence& textErrorSentence(const TextError& error);

/// The number that `%n` stands for in the sentence; -1 without one.
int countOf(const TextErrorSentence& sentence, const TextError& error);

} // namespace windrose
