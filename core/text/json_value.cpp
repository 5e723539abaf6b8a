// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_value.h"

#include "translation_marks.h"
#include "words.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace windrose
{

namespace
{

/// The error number of nlohmann::json for a number that does not fit into a double.
constexpr int kNumberOverflow = 406;

/// Builds the tree from the parser's events; returning false stops the parser.
class TreeBuilder : public nlohmann::json_sax<nlohmann::json>
{
public:
    explicit TreeBuilder(std::string_view text) : m_text(text) {}

    bool null() override { return add({}) != nullptr; }

    bool boolean(bool value) override
    {
        JsonValue json;
        json.kind = JsonKind::Boolean;
        json.boolean = value;
        return add(std::move(json)) != nullptr;
    }

    /// Called only for numbers with a sign, including `-0`.
    bool number_integer(number_integer_t value) override
    {
        return value == 0 ? notPlain("-0") : addOutOfRange(std::to_string(value));
    }

    bool number_unsigned(number_unsigned_t value) override
    {
        JsonValue json;
        json.kind = JsonKind::Number;
        json.number = value;
        return add(std::move(json)) != nullptr;
    }

    /// Also called for integers that do not fit into 64 bits.
    bool number_float(number_float_t /*value*/, const string_t& text) override
    {
        return isInteger(text) ? addOutOfRange(text) : notPlain(text);
    }

    bool string(string_t& value) override
    {
        JsonValue json;
        json.kind = JsonKind::String;
        json.string = std::move(value);
        return add(std::move(json)) != nullptr;
    }

    bool binary(binary_t& /*value*/) override { return false; } // never called for JSON text

    bool start_object(std::size_t /*size*/) override { return open(JsonKind::Object); }
    bool start_array(std::size_t /*size*/) override { return open(JsonKind::Array); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& key) override
    {
        JsonValue& object = *m_open.back();
        if (object.keys.size() == kMaxJsonItems) {
            return fail(TextErrorCode::JsonTooMuch, pointer(), {}, kMaxJsonItems);
        }
        if (std::find(object.keys.begin(), object.keys.end(), key) != object.keys.end()) {
            return fail(TextErrorCode::JsonDoubledKey, pointerTo(pointer(), key), key, 0);
        }
        object.keys.push_back(std::move(key));
        return true;
    }

    bool parse_error(std::size_t position, const std::string& lastToken,
                     const nlohmann::detail::exception& error) override
    {
        if (error.id == kNumberOverflow) {
            constexpr int kMaxAnywhere = 1'000'000'000;
            return isInteger(lastToken) ? fail(TextErrorCode::JsonOutOfRange, nextPointer(), lastToken, kMaxAnywhere)
                                        : notPlain(lastToken);
        }
        m_error.code = TextErrorCode::JsonSyntax;
        const std::size_t end = std::min(position, m_text.size());
        const std::size_t start = position > m_text.size() ? m_text.size() : startOfToken(end);
        const TextPlace place = placeAt(m_text, start);
        m_error.line = place.line;
        m_error.column = place.column;
        m_error.found = excerpt(m_text.substr(start, end - start));
        m_error.expected = expectation(error.what());
        return false;
    }

    JsonValue& root() { return m_root; }
    const TextError& error() const { return m_error; }

private:
    /// True for a number that is written without a fraction and an exponent.
    static bool isInteger(const std::string& number)
    {
        return number.find_first_not_of("0123456789", number.front() == '-' ? 1 : 0) == std::string::npos;
    }

    /// What the parser expected, or its error message.
    static std::string expectation(std::string_view message)
    {
        message = message.substr(0, message.find("; last read")); // can end within a character
        constexpr std::string_view kExpected = "; expected ";
        if (const auto place = message.find(kExpected); place != std::string_view::npos) {
            return std::string(message.substr(place + kExpected.size()));
        }
        const auto start = message.find(" - ");
        if (start == std::string_view::npos) {
            return "JSON";
        }
        return "JSON (" + std::string(message.substr(start + 3)) + ")";
    }

    /// Where the token starts whose last byte is before `end`.
    std::size_t startOfToken(std::size_t end) const
    {
        const auto isPart = [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '+' ||
                   c == '.';
        };
        if (end == 0) {
            return 0;
        }
        std::size_t start = end - 1;
        if (m_text[start] == '"' && start > 0) {
            const std::size_t quote = m_text.rfind('"', start - 1);
            return quote == std::string_view::npos ? start : quote;
        }
        while (isPart(m_text[start]) && start > 0 && isPart(m_text[start - 1])) {
            --start;
        }
        return start;
    }

    /// The pointer of the innermost open list or object.
    std::string pointer() const
    {
        std::string where;
        for (std::size_t level = 0; level + 1 < m_open.size(); ++level) {
            const JsonValue& container = *m_open[level];
            where = container.kind == JsonKind::Object ? pointerTo(where, container.keys.back())
                                                       : pointerTo(where, container.items.size() - 1);
        }
        return where;
    }

    /// The pointer of the next value.
    std::string nextPointer() const
    {
        if (m_open.empty()) {
            return {};
        }
        const JsonValue& container = *m_open.back();
        return container.kind == JsonKind::Object ? pointerTo(pointer(), container.keys.back())
                                                  : pointerTo(pointer(), container.items.size());
    }

    bool fail(TextErrorCode code, std::string where, std::string_view found, int limit)
    {
        m_error.code = code;
        m_error.pointer = std::move(where);
        m_error.found = excerpt(found);
        m_error.limit = limit;
        return false;
    }

    bool notPlain(std::string_view text) { return fail(TextErrorCode::JsonNotPlain, nextPointer(), text, 0); }

    /// Stores a value in the open list or object; returns null when it is full.
    JsonValue* add(JsonValue value)
    {
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        JsonValue& container = *m_open.back();
        if (container.items.size() == kMaxJsonItems) {
            fail(TextErrorCode::JsonTooMuch, pointer(), {}, kMaxJsonItems);
            return nullptr;
        }
        return &container.items.emplace_back(std::move(value));
    }

    /// An integer outside every range; the field that reads it reports the range.
    bool addOutOfRange(const std::string& text)
    {
        JsonValue json;
        json.kind = JsonKind::Number;
        json.number = UINT64_MAX;
        json.string = excerpt(text);
        return add(std::move(json)) != nullptr;
    }

    bool open(JsonKind kind)
    {
        if (m_open.size() == kMaxJsonLevels) {
            return fail(TextErrorCode::JsonTooDeep, nextPointer(), {}, kMaxJsonLevels);
        }
        JsonValue container;
        container.kind = kind;
        JsonValue* added = add(std::move(container));
        if (added == nullptr) {
            return false;
        }
        m_open.push_back(added);
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        return true;
    }

    std::string_view m_text;
    JsonValue m_root;
    std::vector<JsonValue*> m_open; // each an item of the one before; only the last one grows
    TextError m_error;
};

TextError textError(TextErrorCode code, std::string_view text, std::size_t offset)
{
    TextError error;
    error.code = code;
    const TextPlace place = placeAt(text, offset);
    error.line = place.line;
    error.column = place.column;
    return error;
}

} // namespace

const JsonValue* JsonValue::find(std::string_view key) const
{
    const auto place = std::find(keys.begin(), keys.end(), key);
    return place == keys.end() ? nullptr : &items[static_cast<std::size_t>(place - keys.begin())];
}

std::variant<JsonValue, TextError> parseJson(std::string_view text)
{
    if (text.size() > kMaxJsonBytes) {
        TextError error = textError(TextErrorCode::TooLong, text, kMaxJsonBytes);
        error.limit = kMaxJsonBytes;
        return error;
    }
    if (const auto bad = firstBadUtf8(text)) {
        return textError(TextErrorCode::NotUtf8, text, *bad);
    }
    if (const auto zero = text.find('\0'); zero != std::string_view::npos) { // would end the text for the parser
        TextError error = textError(TextErrorCode::JsonSyntax, text, zero);
        error.found = "?";
        //: What a file should have had there, in "Found …; expected a string."
        error.expected = QT_TRANSLATE_NOOP("TextErrors", "JSON text");
        return error;
    }
    TreeBuilder builder(text);
    if (!nlohmann::json::sax_parse(text.begin(), text.end(), &builder)) {
        return builder.error();
    }
    return std::move(builder.root());
}

std::string jsonString(std::string_view text)
{
    return nlohmann::json(text).dump();
}

std::string pointerTo(const std::string& pointer, std::string_view key)
{
    std::string longer = pointer + "/";
    for (const char character : key) {
        if (character == '~') {
            longer += "~0";
        } else if (character == '/') {
            longer += "~1";
        } else {
            longer += character;
        }
    }
    return longer;
}

std::string pointerTo(const std::string& pointer, std::size_t item)
{
    return pointer + "/" + std::to_string(item);
}

} // namespace windrose
