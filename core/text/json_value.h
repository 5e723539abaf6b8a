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

/// A JSON value, limited to the JSON that this program uses: numbers are plain integers and keys are unique. A number
/// below 0 or above 64 bits is stored as the largest number together with its text; no field accepts it.
struct JsonValue {
    JsonKind kind = JsonKind::Null;
    bool boolean = false;
    std::uint64_t number = 0;
    std::string string;            ///< for a string, and for a number that does not fit
    std::vector<std::string> keys; ///< for an object, one for each item
    std::vector<JsonValue> items;  ///< for an array or an object

    /// The value of a key, or null when the object does not have it.
    const JsonValue* find(std::string_view key) const;
};

/// Maximum size of a JSON text in bytes.
inline constexpr int kMaxJsonBytes = 1 << 20;
/// Maximum nesting depth, and maximum number of items in a list or object.
inline constexpr int kMaxJsonLevels = 8;
inline constexpr int kMaxJsonItems = 256;

/// Reads JSON strictly, in time and memory bounded by the length of the text. The first error is located by line and
/// column when the text is not valid JSON, else by a JSON pointer.
std::variant<JsonValue, TextError> parseJson(std::string_view text);

/// A text as a JSON string; non-ASCII characters are not escaped.
std::string jsonString(std::string_view text);

/// `pointer` extended by a key or an index, escaped as in RFC 6901.
std::string pointerTo(const std::string& pointer, std::string_view key);
std::string pointerTo(const std::string& pointer, std::size_t item);

} // namespace windrose
