// SPDX-License-Identifier: GPL-3.0-or-later
#include "record.h"

#include "words.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr std::string_view kFirstTag = "[Windrose \"1\"]";

constexpr bool beginsComment(char character)
{
    return character == ';' || character == '#';
}

/// Where a `{` at `open` is closed again, one past it; the end of the text when it is not.
std::size_t endOfObject(std::string_view text, std::size_t open)
{
    int level = 0;
    bool inString = false;
    for (std::size_t place = open; place < text.size(); ++place) {
        const char character = text[place];
        if (inString) {
            place += character == '\\' ? 1 : 0;
            inString = character != '"';
        } else if (character == '"') {
            inString = true;
        } else if (character == '{') {
            ++level;
        } else if (character == '}' && --level == 0) {
            return place + 1;
        }
    }
    return text.size();
}

struct Tag {
    std::string key;
    std::string value;
    int keyColumn = 0; // byte offsets in the line
    int valueColumn = 0;
};

/// What the tags of one kind say of the seats, and where.
struct SeatTags {
    std::array<std::optional<std::string>, kMaxPlayers> values;
    std::array<TextPlace, kMaxPlayers> places{};

    bool isAny() const
    {
        return std::any_of(values.begin(), values.end(), [](const auto& value) { return value.has_value(); });
    }
};

/// Reads a record line by line; the first thing wrong ends the reading.
class RecordReader
{
public:
    RecordReader(std::string_view text, std::uint64_t seed) : m_text(text), m_seed(seed) {}

    RecordReading read()
    {
        if (m_text.size() > kMaxRecordBytes) {
            fail(TextErrorCode::TooLong, 0, {}, {});
            m_error->limit = kMaxRecordBytes;
            return result();
        }
        while (!m_error && nextLine()) {
            readLine();
        }
        if (!m_error && !m_hasStart) {
            ++m_lineNumber;
            m_line = {};
            start();
        }
        if (!m_error) {
            checkPlayed();
        }
        return result();
    }

private:
    RecordReading result()
    {
        RecordReading reading;
        if (m_hasStart) {
            const int orders = static_cast<int>(m_record.orders.size());
            m_record.takenBack = m_played ? std::max(0, orders - *m_played) : 0;
            reading.record = std::move(m_record);
        }
        reading.error = std::move(m_error);
        return reading;
    }

    bool nextLine()
    {
        if (m_next >= m_text.size()) {
            return false;
        }
        m_lineStart = m_next;
        const std::size_t end = std::min(m_text.find('\n', m_next), m_text.size());
        m_line = m_text.substr(m_next, end - m_next);
        m_next = end + 1;
        ++m_lineNumber;
        return true;
    }

    void readLine()
    {
        if (const auto bad = firstBadUtf8(m_line)) {
            return fail(TextErrorCode::NotUtf8, *bad, {}, {});
        }
        std::size_t first = m_lineNumber == 1 && m_line.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
        while (first < m_line.size() && isWhite(m_line[first])) {
            ++first;
        }
        if (first == m_line.size() || beginsComment(m_line[first])) {
            return;
        }
        if (m_line[first] == '[') {
            return readTag(first);
        }
        if (!m_hasVersion) {
            return fail(TextErrorCode::TagExpected, first, m_line.substr(first), std::string(kFirstTag));
        }
        if (m_line[first] == '{' && !m_hasStart) {
            return readStart(first);
        }
        if (!m_hasStart) {
            start();
        }
        if (!m_error) {
            readOrderLine(first);
        }
    }

    void readOrderLine(std::size_t first)
    {
        std::string_view order = m_line.substr(0, m_line.find_first_of(";#"));
        while (!order.empty() && isWhite(order.back())) {
            order.remove_suffix(1);
        }
        const auto reading = readRecordedOrder(m_position, order);
        if (const auto* error = std::get_if<TextError>(&reading)) {
            m_error = *error;
            m_error->line = m_lineNumber;
            return;
        }
        const auto* read = std::get_if<Order>(&reading);
        const Refusal refusal = read != nullptr ? check(m_position, *read) : std::get<Refusal>(reading);
        if (refusal) {
            fail(TextErrorCode::IllegalOrder, first, order.substr(first), {});
            m_error->number = m_position.turn;
            m_error->refusal = refusal;
            return;
        }
        m_record.orders.push_back(canonical(m_position, *read));
        apply(m_position, *read);
    }

    /// `[Key "value"]`, then nothing but a comment.
    std::optional<Tag> readTagLine(std::size_t first)
    {
        Tag tag;
        std::size_t place = first + 1;
        tag.keyColumn = static_cast<int>(place);
        while (place < m_line.size() && (std::isalnum(static_cast<unsigned char>(m_line[place])) != 0)) {
            tag.key += m_line[place++];
        }
        if (tag.key.empty()) {
            return tagError(place, "the name of a tag");
        }
        while (place < m_line.size() && m_line[place] == ' ') {
            ++place;
        }
        if (place == m_line.size() || m_line[place] != '"') {
            return tagError(place, "a value in quotes");
        }
        tag.valueColumn = static_cast<int>(++place);
        for (; place < m_line.size() && m_line[place] != '"'; ++place) {
            if (m_line[place] == '\\') {
                ++place;
                if (place == m_line.size() || (m_line[place] != '"' && m_line[place] != '\\')) {
                    return tagError(place, R"(\" or \\)");
                }
            }
            tag.value += m_line[place];
        }
        if (place == m_line.size()) {
            return tagError(place, "a closing quote");
        }
        ++place;
        if (place == m_line.size() || m_line[place] != ']') {
            return tagError(place, "]");
        }
        for (++place; place < m_line.size() && !beginsComment(m_line[place]); ++place) {
            if (!isWhite(m_line[place])) {
                return tagError(place, "the end of the line or a comment");
            }
        }
        return tag;
    }

    std::optional<Tag> tagError(std::size_t place, std::string expected)
    {
        std::string_view rest = m_line.substr(std::min(place, m_line.size()));
        while (!rest.empty() && isWhite(rest.back())) {
            rest.remove_suffix(1);
        }
        fail(TextErrorCode::TagSyntax, place, rest, std::move(expected));
        return std::nullopt;
    }

    void readTag(std::size_t first)
    {
        if (m_hasStart) {
            return fail(TextErrorCode::TagAfterOrders, first, m_line.substr(first), {});
        }
        const auto tag = readTagLine(first);
        if (!tag) {
            return;
        }
        m_valueColumn = static_cast<std::size_t>(tag->valueColumn);
        m_keyColumn = static_cast<std::size_t>(tag->keyColumn);
        if (!m_hasVersion) {
            return readVersion(*tag);
        }
        if (tag->key == "Players") {
            readPlayers(*tag);
        } else if (tag->key == "Seed") {
            readSeedTag(*tag);
        } else if (tag->key == "Option") {
            readOption(*tag);
        } else if (const auto seat = seatOf(tag->key, "Seat")) {
            readSeat(*tag, *seat, m_names);
        } else if (const auto sitter = seatOf(tag->key, "Player")) {
            readSeat(*tag, *sitter, m_sitters);
        } else if (tag->key == "Played") {
            readPlayed(*tag);
        } else if (tag->key == "Windrose") {
            fail(TextErrorCode::DoubledTag, m_keyColumn, tag->key, {});
        } else {
            fail(TextErrorCode::UnknownTag, m_keyColumn, tag->key,
                 "Players, Seed, Option, Seat0 to Seat4, Player0 to Player4, Played");
        }
    }

    void readVersion(const Tag& tag)
    {
        if (tag.key != "Windrose") {
            return fail(TextErrorCode::TagExpected, m_keyColumn, tag.key, std::string(kFirstTag));
        }
        const auto version = readSeed(tag.value);
        if (!version || *version == 0) {
            return fail(TextErrorCode::TagValue, m_valueColumn, tag.value, "the version of the format, 1");
        }
        if (*version > 1) {
            return fail(TextErrorCode::NewerVersion, m_valueColumn, tag.value, "1");
        }
        m_hasVersion = true;
    }

    void readPlayers(const Tag& tag)
    {
        const auto players = plainNumber(tag.value, kMaxPlayers);
        if (m_hasPlayers) {
            return fail(TextErrorCode::DoubledTag, m_keyColumn, tag.key, {});
        }
        if (!players || *players < kMinPlayers) {
            return fail(TextErrorCode::TagValue, m_valueColumn, tag.value, "a number of players from 2 to 5");
        }
        m_record.players = *players;
        m_hasPlayers = true;
    }

    void readSeedTag(const Tag& tag)
    {
        const auto seed = readSeed(tag.value);
        if (m_hasSeed) {
            return fail(TextErrorCode::DoubledTag, m_keyColumn, tag.key, {});
        }
        if (!seed) {
            return fail(TextErrorCode::TagValue, m_valueColumn, tag.value, "a seed from 0 to 18446744073709551615");
        }
        m_record.seed = *seed;
        m_hasSeed = true;
    }

    /// Whether there are so many orders shows at the end of the record.
    void readPlayed(const Tag& tag)
    {
        if (m_played) {
            return fail(TextErrorCode::DoubledTag, m_keyColumn, tag.key, {});
        }
        m_played = plainNumber(tag.value, kMaxRecordBytes);
        if (!m_played) {
            return fail(TextErrorCode::TagValue, m_valueColumn, tag.value, "how many of the orders are played");
        }
        m_playedPlace = {m_lineNumber, placeAt(m_line, m_valueColumn).column};
    }

    void checkPlayed()
    {
        const int orders = static_cast<int>(m_record.orders.size());
        if (!m_played || *m_played <= orders) {
            return;
        }
        fail(TextErrorCode::TagValue, 0, std::to_string(*m_played),
             "at most " + std::to_string(orders) + ", the number of orders");
        m_error->line = m_playedPlace.line;
        m_error->column = m_playedPlace.column;
    }

    void readOption(const Tag& tag)
    {
        const std::string key = tag.value.substr(0, tag.value.find('='));
        for (const std::string& said : m_options) {
            if (said == key) {
                return fail(TextErrorCode::DoubledTag, m_valueColumn, "Option " + key, {});
            }
        }
        m_options.push_back(key);
        if (const auto error = setOption(m_record.options, tag.value)) {
            fail(error->code, m_valueColumn, error->found, error->expected);
        }
    }

    /// The seat that a key such as `Seat3` speaks of.
    static std::optional<std::size_t> seatOf(std::string_view key, std::string_view word)
    {
        const bool isOne = key.size() == word.size() + 1 && key.starts_with(word) && key.back() >= '0' &&
                           key.back() < '0' + kMaxPlayers;
        return isOne ? std::optional(static_cast<std::size_t>(key.back() - '0')) : std::nullopt;
    }

    /// What a seat is called, or who sits there.
    void readSeat(const Tag& tag, std::size_t seat, SeatTags& tags)
    {
        if (tags.values[seat]) {
            return fail(TextErrorCode::DoubledTag, m_keyColumn, tag.key, {});
        }
        if (!isSeatName(tag.value)) {
            return fail(TextErrorCode::BadName, m_valueColumn, tag.value, {});
        }
        tags.values[seat] = tag.value;
        tags.places[seat] = {m_lineNumber, placeAt(m_line, m_keyColumn).column};
    }

    /// Puts what was said of seats where it belongs; of seats that are not there nothing may be said.
    void takeSeats(const SeatTags& tags, std::string_view word, std::vector<std::string>& values)
    {
        const auto players = static_cast<std::size_t>(m_record.players);
        for (std::size_t seat = 0; seat < tags.values.size() && !m_error; ++seat) {
            if (!tags.values[seat]) {
                continue;
            }
            if (seat < players) {
                values.resize(players);
                values[seat] = *tags.values[seat];
                continue;
            }
            fail(TextErrorCode::TagValue, 0, std::string(word) + std::to_string(seat),
                 "only what concerns the " + std::to_string(players) + " seats of the game");
            m_error->line = tags.places[seat].line;
            m_error->column = tags.places[seat].column;
        }
    }

    /// The start position: all from its `{` to its `}`, however many lines that is.
    void readStart(std::size_t first)
    {
        const bool hasTags = m_hasPlayers || m_hasSeed || !m_options.empty() || m_names.isAny();
        if (hasTags) {
            return fail(TextErrorCode::TagExpected, first, "{",
                        "orders: tags say how the game starts, or a position does");
        }
        const std::size_t open = m_lineStart + first;
        const std::size_t end = endOfObject(m_text, open);
        const std::string_view json = m_text.substr(open, end - open);
        auto reading = readPosition(json, m_seed);
        if (auto* error = std::get_if<TextError>(&reading)) {
            if (error->line > 0) {
                error->column += error->line == 1 ? placeAt(m_line, first).column - 1 : 0;
                error->line += m_lineNumber - 1;
            }
            m_error = std::move(*error);
            return;
        }
        auto& named = std::get<NamedPosition>(reading);
        m_record.players = named.position.players;
        m_record.options = named.position.options;
        m_record.names = std::move(named.names);
        m_record.start = named.position;
        m_position = named.position;
        takeSeats(m_sitters, "Player", m_record.sitters);
        if (m_error) {
            return;
        }
        m_hasStart = true;
        skipTo(end);
    }

    /// Goes on behind the start position, where only a comment may stand on the line.
    void skipTo(std::size_t end)
    {
        const std::string_view skipped = m_text.substr(m_lineStart, end - m_lineStart);
        m_lineNumber += static_cast<int>(std::count(skipped.begin(), skipped.end(), '\n'));
        const std::size_t newline = m_text.rfind('\n', end - 1);
        m_lineStart = newline == std::string_view::npos ? 0 : newline + 1;
        const std::size_t lineEnd = std::min(m_text.find('\n', end), m_text.size());
        m_line = m_text.substr(m_lineStart, lineEnd - m_lineStart);
        m_next = lineEnd + 1;
        for (std::size_t place = end - m_lineStart; place < m_line.size() && !beginsComment(m_line[place]); ++place) {
            if (!isWhite(m_line[place])) {
                return fail(TextErrorCode::TagExpected, place, m_line.substr(place),
                            "the end of the line or a comment");
            }
        }
    }

    /// The header is complete: the game begins with the set-up.
    void start()
    {
        if (!m_hasVersion) {
            return fail(TextErrorCode::Empty, 0, {}, "a game record or a position");
        }
        if (!m_hasPlayers || !m_hasSeed) {
            return fail(TextErrorCode::MissingTag, 0, {}, m_hasPlayers ? "Seed" : "Players");
        }
        m_record.names = defaultNames(m_record.players);
        takeSeats(m_names, "Seat", m_record.names);
        takeSeats(m_sitters, "Player", m_record.sitters);
        if (m_error) {
            return;
        }
        m_position = startOf(m_record);
        m_hasStart = true;
    }

    /// Something is wrong in this line; `offset` counts bytes from its start.
    void fail(TextErrorCode code, std::size_t offset, std::string_view found, std::string expected)
    {
        TextError error;
        error.code = code;
        error.line = std::max(m_lineNumber, 1);
        error.column = placeAt(m_line, offset).column;
        error.found = excerpt(found);
        error.expected = std::move(expected);
        m_error = std::move(error);
    }

    std::string_view m_text;
    std::uint64_t m_seed;
    std::size_t m_next = 0;
    std::size_t m_lineStart = 0;
    std::string_view m_line;
    int m_lineNumber = 0;
    std::size_t m_keyColumn = 0;
    std::size_t m_valueColumn = 0;
    bool m_hasVersion = false;
    bool m_hasPlayers = false;
    bool m_hasSeed = false;
    bool m_hasStart = false;
    std::vector<std::string> m_options;
    SeatTags m_names;
    SeatTags m_sitters;
    std::optional<int> m_played;
    TextPlace m_playedPlace{};
    Record m_record;
    Position m_position;
    std::optional<TextError> m_error;
};

} // namespace

RecordReading readRecord(std::string_view text, std::uint64_t seed)
{
    return RecordReader(text, seed).read();
}

} // namespace windrose
