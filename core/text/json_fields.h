// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json_tree.h"

#include <initializer_list>
#include <optional>
#include <span>

namespace windrose
{

/// Thrown inside the reading of a position and caught by `readPosition`: the first thing wrong ends it.
struct Malformed {
    TextError error;
};

/// A JSON value together with its pointer; asks it for what must be there and throws `Malformed` when it is not.
class JsonField
{
public:
    JsonField(const JsonValue& value, std::string pointer) : m_value(&value), m_pointer(std::move(pointer)) {}

    const std::string& pointer() const { return m_pointer; }
    bool isNull() const { return m_value->kind == JsonKind::Null; }

    /// It must be an object, whatever its keys.
    void requireObjectOfAnyKeys() const { require(JsonKind::Object); }
    /// It must be an object with no other keys than these.
    void requireObject(std::initializer_list<std::string_view> keys) const;
    /// The same, for keys from a table, given as it stands.
    void requireObject(std::span<const std::string_view> keys) const;
    /// The value of a key of an object, if it has it.
    std::optional<JsonField> member(std::string_view key) const;
    /// The value of a key that must be there.
    JsonField required(std::string_view key) const;

    /// It must be a list of at most so many items.
    std::vector<JsonField> list(int most) const;

    int integer(int least, int most) const;
    bool boolean() const;
    const std::string& string() const;
    /// A string that must be one of these; its number.
    int name(std::span<const std::string_view> names) const;

    /// The integer of a key, or `otherwise` when the key is not there.
    int integerOr(std::string_view key, int least, int most, int otherwise) const;

    [[noreturn]] void refuse(TextErrorCode code, std::string found = {}, std::string expected = {}, int number = 0,
                             int limit = 0) const;
    /// What was given does not follow from the rest of the position.
    [[noreturn]] void disagrees(std::string expected) const;
    /// The value as it would be printed in a message.
    std::string shown() const;

private:
    void require(JsonKind kind) const;

    const JsonValue* m_value;
    std::string m_pointer;
};

[[noreturn]] void refuseAt(std::string pointer, TextErrorCode code, std::string found = {}, std::string expected = {},
                           int number = 0, int limit = 0);

} // namespace windrose
