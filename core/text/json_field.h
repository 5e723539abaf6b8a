// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json_value.h"

#include <initializer_list>
#include <optional>
#include <span>

namespace windrose
{

/// Thrown while a position is read and caught by `readPosition`: reading stops at the first error.
struct Malformed {
    TextError error;
};

/// A JSON value together with its pointer. Throws `Malformed` when a required field is missing or has the wrong type.
class JsonField
{
public:
    JsonField(const JsonValue& value, std::string pointer) : m_value(&value), m_pointer(std::move(pointer)) {}

    const std::string& pointer() const { return m_pointer; }
    bool isNull() const { return m_value->kind == JsonKind::Null; }

    /// Requires an object with any keys.
    void requireObjectOfAnyKeys() const { require(JsonKind::Object); }
    /// Requires an object without keys other than these.
    void requireObject(std::initializer_list<std::string_view> keys) const;
    /// The same for the keys of a constant table.
    void requireObject(std::span<const std::string_view> keys) const;
    /// The value of a key of an object, or nullopt when the key is missing.
    std::optional<JsonField> member(std::string_view key) const;
    /// The value of a required key.
    JsonField required(std::string_view key) const;

    /// Requires a list of at most this many items.
    std::vector<JsonField> list(int most) const;

    int integer(int least, int most) const;
    bool boolean() const;
    const std::string& string() const;
    /// Requires one of these strings and returns its index.
    int name(std::span<const std::string_view> names) const;

    /// The integer at a key, or `otherwise` when the key is missing.
    int integerOr(std::string_view key, int least, int most, int otherwise) const;

    [[noreturn]] void refuse(TextErrorCode code, std::string found = {}, std::string expected = {}, int number = 0,
                             int limit = 0) const;
    /// Throws because the given value contradicts the rest of the position.
    [[noreturn]] void disagrees(std::string expected) const;
    /// The value as it is quoted in messages.
    std::string shown() const;

private:
    void require(JsonKind kind) const;

    const JsonValue* m_value;
    std::string m_pointer;
};

[[noreturn]] void refuseAt(std::string pointer, TextErrorCode code, std::string found = {}, std::string expected = {},
                           int number = 0, int limit = 0);

} // namespace windrose
