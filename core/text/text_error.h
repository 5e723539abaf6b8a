// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace windrose
{

/// What is wrong with a text that was read: each code has its sentence in `messages.cpp` (and, for the window, in the
/// texts of the user interface). Which fields of `TextError` a sentence uses is said there.
enum class TextErrorCode : std::uint8_t;

/// A malformed order, position or record: a code, the place and the words or numbers that belong to it.
struct TextError {
    TextErrorCode code{};
    int line = 0;          ///< from 1; 0 when the place is not a line
    int column = 0;        ///< from 1, in characters (UTF-8 code points)
    std::string pointer;   ///< JSON pointer of the value, when there is one
    std::string found;     ///< what stands there
    std::string expected;  ///< words that were possible, or the limit
};

} // namespace windrose
