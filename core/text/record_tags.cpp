// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_tags.h"

#include "position_json.h"
#include "translation_marks.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// The seat in a key such as `Seat3`.
std::optional<std::size_t> seatOf(std::string_view key, std::string_view word)
{
    const bool isOne =
        key.size() == word.size() + 1 && key.starts_with(word) && key.back() >= '0' && key.back() < '0' + kMaxPlayers;
    return isOne ? std::optional(static_cast<std::size_t>(key.back() - '0')) : std::nullopt;
}

} // namespace

TextError lineError(TextErrorCode code, std::string_view line, int lineNumber, std::size_t offset,
                    std::string_view found, std::string expected)
{
    TextError error;
    error.code = code;
    error.line = std::max(lineNumber, 1);
    error.column = placeAt(line, offset).column;
    error.found = excerpt(found);
    error.expected = std::move(expected);
    return error;
}

bool RecordTags::SeatTags::isAny() const
{
    return std::any_of(values.begin(), values.end(), [](const auto& value) { return value.has_value(); });
}

void RecordTags::read(std::string_view line, int lineNumber, std::size_t first)
{
    m_line = line;
    m_lineNumber = lineNumber;
    if (const auto tag = readTagLine(first)) {
        m_hasVersion ? readTag(*tag) : readVersion(*tag);
    }
}

void RecordTags::readAfterOrders(std::string_view line, int lineNumber, std::size_t first, int orders)
{
    m_line = line;
    m_lineNumber = lineNumber;
    const auto tag = readTagLine(first);
    if (!tag) {
        return;
    }
    if (tag->key != "Played") {
        return fail(TextErrorCode::TagAfterOrders, m_keyColumn, tag->key, {});
    }
    m_played.reset();
    m_isPlayedAfterOrders = true;
    readPlayed(*tag);
    if (!m_error) {
        checkPlayed(orders);
    }
}

void RecordTags::readTag(const Tag& tag)
{
    if (tag.key == "Players") {
        readPlayers(tag);
    } else if (tag.key == "Seed") {
        readSeedTag(tag);
    } else if (tag.key == "Option") {
        readOption(tag);
    } else if (const auto seat = seatOf(tag.key, "Seat")) {
        readSeat(tag, *seat, m_names);
    } else if (const auto player = seatOf(tag.key, "Player")) {
        readSeat(tag, *player, m_playerTexts);
    } else if (tag.key == "Played") {
        readPlayed(tag);
    } else if (tag.key == "Windrose") {
        fail(TextErrorCode::DoubledTag, m_keyColumn, tag.key, {});
    } else {
        fail(TextErrorCode::UnknownTag, m_keyColumn, tag.key,
             "Players, Seed, Option, Seat0 to Seat4, Player0 to Player4, Played");
    }
}

/// Reads `[Key "value"]`, followed by nothing but a comment.
std::optional<RecordTags::Tag> RecordTags::readTagLine(std::size_t first)
{
    Tag tag;
    std::size_t place = first + 1;
    m_keyColumn = place;
    while (place < m_line.size() && (std::isalnum(static_cast<unsigned char>(m_line[place])) != 0)) {
        tag.key += m_line[place++];
    }
    if (tag.key.empty()) {
        //: What a file of a game should say there, after "expected".
        return tagError(place, QT_TRANSLATE_NOOP("TextErrors", "the name of a tag"));
    }
    while (place < m_line.size() && m_line[place] == ' ') {
        ++place;
    }
    if (place == m_line.size() || m_line[place] != '"') {
        //: What was expected in a text that is read, after "expected ".
        return tagError(place, QT_TRANSLATE_NOOP("TextErrors", "a value in quotes"));
    }
    m_valueColumn = ++place;
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
        //: What was expected in a text that is read, after "expected ".
        return tagError(place, QT_TRANSLATE_NOOP("TextErrors", "a closing quote"));
    }
    ++place;
    if (place == m_line.size() || m_line[place] != ']') {
        return tagError(place, "]");
    }
    for (++place; place < m_line.size() && !beginsComment(m_line[place]); ++place) {
        if (!isWhite(m_line[place])) {
            //: What a file of a game should say there, after "expected".
            return tagError(place, QT_TRANSLATE_NOOP("TextErrors", "the end of the line or a comment"));
        }
    }
    return tag;
}

std::optional<RecordTags::Tag> RecordTags::tagError(std::size_t place, std::string expected)
{
    std::string_view rest = m_line.substr(std::min(place, m_line.size()));
    while (!rest.empty() && isWhite(rest.back())) {
        rest.remove_suffix(1);
    }
    fail(TextErrorCode::TagSyntax, place, rest, std::move(expected));
    return std::nullopt;
}

void RecordTags::readVersion(const Tag& tag)
{
    if (tag.key != "Windrose") {
        return fail(TextErrorCode::TagExpected, m_keyColumn, tag.key, std::string(kFirstTag));
    }
    const auto version = readSeed(tag.value);
    if (!version || *version == 0) {
        return fail(TextErrorCode::TagValue, m_valueColumn, tag.value,
                    //: What a file of a game should say there, after "expected".
                    QT_TRANSLATE_NOOP("TextErrors", "the version of the format, 1"));
    }
    if (*version > 1) {
        return fail(TextErrorCode::NewerVersion, m_valueColumn, tag.value, "1");
    }
    m_hasVersion = true;
}

void RecordTags::readPlayers(const Tag& tag)
{
    const auto players = plainNumber(tag.value, kMaxPlayers);
    if (m_players) {
        return fail(TextErrorCode::DoubledTag, m_keyColumn, tag.key, {});
    }
    if (!players || *players < kMinPlayers) {
        return fail(TextErrorCode::TagValue, m_valueColumn, tag.value,
                    //: What a file of a game should say there, after "expected".
                    QT_TRANSLATE_NOOP("TextErrors", "a number of players from 2 to 5"));
    }
    m_players = players;
}

void RecordTags::readSeedTag(const Tag& tag)
{
    const auto seed = readSeed(tag.value);
    if (m_seed) {
        return fail(TextErrorCode::DoubledTag, m_keyColumn, tag.key, {});
    }
    if (!seed) {
        return fail(TextErrorCode::TagValue, m_valueColumn, tag.value,
                    //: What a file of a game should say there, after "expected".
                    QT_TRANSLATE_NOOP("TextErrors", "a seed from 0 to 18446744073709551615"));
    }
    m_seed = seed;
}

/// Whether there are enough orders is checked at the end of the record.
void RecordTags::readPlayed(const Tag& tag)
{
    if (m_played) {
        return fail(TextErrorCode::DoubledTag, m_keyColumn, tag.key, {});
    }
    m_played = plainNumber(tag.value, kMaxRecordBytes);
    if (!m_played) {
        return fail(TextErrorCode::TagValue, m_valueColumn, tag.value,
                    //: What a file of a game should say there, after "expected".
                    QT_TRANSLATE_NOOP("TextErrors", "the number of orders played"));
    }
    m_playedPlace = {m_lineNumber, placeAt(m_line, m_valueColumn).column};
}

void RecordTags::readOption(const Tag& tag)
{
    const std::string key = tag.value.substr(0, tag.value.find('='));
    for (const std::string& said : m_optionKeys) {
        if (said == key) {
            return fail(TextErrorCode::DoubledTag, m_valueColumn, "Option " + key, {});
        }
    }
    m_optionKeys.push_back(key);
    if (const auto error = setOption(m_options, tag.value)) {
        fail(error->code, m_valueColumn, error->found, error->expected);
    }
}

/// Reads the name or the player of a seat.
void RecordTags::readSeat(const Tag& tag, std::size_t seat, SeatTags& tags)
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

bool RecordTags::goesOn(int orders)
{
    if (m_played && m_isPlayedAfterOrders) {
        if (*m_played < orders) {
            return false;
        }
        m_played.reset();
    }
    return true;
}

void RecordTags::checkComplete(std::string_view line, int lineNumber)
{
    m_line = line;
    m_lineNumber = lineNumber;
    if (!m_players || !m_seed) {
        fail(TextErrorCode::MissingTag, 0, {}, m_players ? "Seed" : "Players");
    }
}

void RecordTags::checkPlayed(int orders)
{
    if (!m_played || *m_played <= orders) {
        return;
    }
    fail(TextErrorCode::TagValue, 0, std::to_string(*m_played),
         "at most " + std::to_string(orders) + ", the number of orders");
    m_error->line = m_playedPlace.line;
    m_error->column = m_playedPlace.column;
}

/// Reports tags for seats that do not exist.
void RecordTags::take(const SeatTags& tags, std::string_view word, int players, std::vector<std::string>& values)
{
    const auto seats = static_cast<std::size_t>(players);
    for (std::size_t seat = 0; seat < tags.values.size() && !m_error; ++seat) {
        if (!tags.values[seat]) {
            continue;
        }
        if (seat < seats) {
            values.resize(seats);
            values[seat] = *tags.values[seat];
            continue;
        }
        fail(TextErrorCode::TagValue, 0, std::string(word) + std::to_string(seat),
             "only what concerns the " + std::to_string(players) + " seats of the game");
        m_error->line = tags.places[seat].line;
        m_error->column = tags.places[seat].column;
    }
}

void RecordTags::fail(TextErrorCode code, std::size_t offset, std::string_view found, std::string expected)
{
    m_error = lineError(code, m_line, m_lineNumber, offset, found, std::move(expected));
}

} // namespace windrose
