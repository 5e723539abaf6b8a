// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text_error.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace windrose
{

enum class JsonKind : std::uint8_t { Null, Boolean, Number, String, Array, Object };

/// A JSON value as far as this program uses JSON: numbers are plain integers, keys come once. A number below 0 or above
/// 64 bits is the largest one there is, with its text beside it: no field takes so much.
struct JsonValue {
    JsonKind kind = JsonKind::Null;
    bool boolean = false;
    std::uint64_t number = 0;
    std::string string;            ///< of a string, and of a number that does not fit
    std::vector<std::string> keys; ///< of an object, one for each item
    std::vector<JsonValue> items;  ///< of an array or an object

    /// The value of a key, or null when the object has no such key.
    const JsonValue* find(std::string_view key) const;
};

/// Bytes that are read of one JSON text at most.
inline constexpr int kMaxJsonBytes = 1 << 20;
/// Levels of lists and objects, and items in one of them.
inline constexpr int kMaxJsonLevels = 8;
inline constexpr int kMaxJsonItems = 256;

/// Reads a JSON text strictly, in time and memory bounded by its length. The first thing wrong is told with line and
/// column when it is no JSON, else with a JSON pointer.
std::variant<JsonValue, TextError> parseJson(std::string_view text);

/// `pointer` followed by one more key or number, escaped as RFC 6901 says.
std::string pointerTo(const std::string& pointer, std::string_view key);
std::string pointerTo(const std::string& pointer, std::size_t item);

} // namespace windrose
