// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_field.h"

#include "translation_marks.h"
#include "words.h"

#include <algorithm>

namespace windrose
{

namespace
{

std::string_view nameOf(JsonKind kind)
{
    switch (kind) {
    case JsonKind::Null:
        return "null";
    case JsonKind::Boolean:
        //: What was expected in a text that is read, after "expected ".
        return QT_TRANSLATE_NOOP("TextErrors", "true or false");
    case JsonKind::Number:
        //: What a file should have had there, in "Found …; expected a string."
        return QT_TRANSLATE_NOOP("TextErrors", "an integer");
    case JsonKind::String:
        //: What a file should have had there, in "Found …; expected a string."
        return QT_TRANSLATE_NOOP("TextErrors", "a string");
    case JsonKind::Array:
        //: What a file should have had there, in "Found …; expected a string."
        return QT_TRANSLATE_NOOP("TextErrors", "a list");
    case JsonKind::Object:
        //: What a file should have had there, in "Found …; expected a string."
        return QT_TRANSLATE_NOOP("TextErrors", "an object");
    }
    return {};
}

} // namespace

void refuseAt(std::string pointer, TextErrorCode code, std::string found, std::string expected, int number, int limit)
{
    TextError error;
    error.code = code;
    error.pointer = std::move(pointer);
    error.found = std::move(found);
    error.expected = std::move(expected);
    error.number = number;
    error.limit = limit;
    throw Malformed{std::move(error)};
}

void JsonField::refuse(TextErrorCode code, std::string found, std::string expected, int number, int limit) const
{
    refuseAt(m_pointer, code, std::move(found), std::move(expected), number, limit);
}

void JsonField::disagrees(std::string expected) const
{
    refuse(TextErrorCode::Disagrees, shown(), std::move(expected));
}

std::string JsonField::shown() const
{
    switch (m_value->kind) {
    case JsonKind::Boolean:
        return m_value->boolean ? "true" : "false";
    case JsonKind::Number:
        return m_value->string.empty() ? std::to_string(m_value->number) : m_value->string;
    case JsonKind::String:
        return "\"" + excerpt(m_value->string) + "\"";
    default:
        return std::string(nameOf(m_value->kind));
    }
}

void JsonField::require(JsonKind kind) const
{
    if (m_value->kind != kind) {
        refuse(TextErrorCode::JsonWrongType, shown(), std::string(nameOf(kind)));
    }
}

void JsonField::requireObject(std::initializer_list<std::string_view> keys) const
{
    requireObject(std::span(keys.begin(), keys.size()));
}

void JsonField::requireObject(std::span<const std::string_view> keys) const
{
    require(JsonKind::Object);
    for (const std::string& key : m_value->keys) {
        if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
            refuseAt(pointerTo(m_pointer, key), TextErrorCode::JsonUnknownKey, excerpt(key), joined(keys));
        }
    }
}

std::optional<JsonField> JsonField::member(std::string_view key) const
{
    const JsonValue* value = m_value->find(key);
    return value == nullptr ? std::nullopt : std::optional(JsonField(*value, pointerTo(m_pointer, key)));
}

JsonField JsonField::required(std::string_view key) const
{
    auto field = member(key);
    if (!field) {
        refuseAt(pointerTo(m_pointer, key), TextErrorCode::JsonMissingKey, {}, std::string(key));
    }
    return *field;
}

std::vector<JsonField> JsonField::list(int most) const
{
    require(JsonKind::Array);
    if (m_value->items.size() > static_cast<std::size_t>(most)) {
        refuse(TextErrorCode::JsonTooManyItems, {}, {}, static_cast<int>(m_value->items.size()), most);
    }
    std::vector<JsonField> fields;
    fields.reserve(m_value->items.size());
    for (std::size_t item = 0; item < m_value->items.size(); ++item) {
        fields.emplace_back(m_value->items[item], pointerTo(m_pointer, item));
    }
    return fields;
}

int JsonField::integer(int least, int most) const
{
    require(JsonKind::Number);
    if (m_value->number < static_cast<std::uint64_t>(least) || m_value->number > static_cast<std::uint64_t>(most)) {
        refuse(TextErrorCode::JsonOutOfRange, shown(), {}, least, most);
    }
    return static_cast<int>(m_value->number);
}

bool JsonField::boolean() const
{
    require(JsonKind::Boolean);
    return m_value->boolean;
}

const std::string& JsonField::string() const
{
    require(JsonKind::String);
    return m_value->string;
}

int JsonField::name(std::span<const std::string_view> names) const
{
    const auto place = std::find(names.begin(), names.end(), string());
    if (place == names.end()) {
        refuse(TextErrorCode::JsonUnknownName, excerpt(string()), joined(names));
    }
    return static_cast<int>(place - names.begin());
}

int JsonField::integerOr(std::string_view key, int least, int most, int otherwise) const
{
    const auto field = member(key);
    return field ? field->integer(least, most) : otherwise;
}

} // namespace windrose
