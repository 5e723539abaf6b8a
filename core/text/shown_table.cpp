// SPDX-License-Identifier: GPL-3.0-or-later
#include "shown_table.h"

#include "record.h"
#include "words.h"

#include <algorithm>

namespace windrose
{

namespace
{

ProtocolError wrongPosition(TextError error)
{
    return {ProtocolErrorCode::BadPosition, {}, {}, std::move(error), {}};
}

ProtocolError wrongArgument(std::string_view found, std::string expected)
{
    return {ProtocolErrorCode::BadWord, excerpt(found), std::move(expected), {}, {}};
}

/// `players 4 seed 7 option corn_start_minus_one=true`
std::variant<Position, ProtocolError> readSetUp(std::string_view text)
{
    Record record;
    bool hasSeed = false;
    bool hasPlayers = false;
    const std::vector<Word> words = splitWords(text);
    for (std::size_t place = 0; place < words.size(); place += 2) {
        const std::string_view name = words[place].text;
        const std::string_view value = place + 1 < words.size() ? words[place + 1].text : std::string_view{};
        if (name == "players" && !hasPlayers) {
            const auto players = plainNumber(value, kMaxPlayers);
            if (!players || *players < kMinPlayers) {
                return wrongArgument(value, "a number of players from 2 to 5");
            }
            record.players = *players;
            hasPlayers = true;
        } else if (name == "seed" && !hasSeed) {
            const auto seed = readSeed(value);
            if (!seed) {
                return wrongArgument(value, "a seed of digits");
            }
            record.seed = *seed;
            hasSeed = true;
        } else if (name != "option") {
            return wrongArgument(name, "players, seed or option, the first two once");
        } else if (auto error = setOption(record.options, value)) {
            return wrongArgument(error->found, error->expected);
        }
    }
    if (!hasSeed || !hasPlayers) {
        return ProtocolError{ProtocolErrorCode::MissingWord, "position", "players N seed N, or JSON", {}, {}};
    }
    return startOf(record);
}

/// Splits orders at semicolons; the last one may be empty.
std::vector<std::string_view> apart(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        const std::string_view part = text.substr(0, end);
        const std::size_t first = std::min(part.find_first_not_of(" \t"), part.size());
        parts.push_back(part.substr(first, part.find_last_not_of(" \t") + 1 - first));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

} // namespace

bool isSameButForTiles(const Position& one, const Position& other)
{
    if (one.piles.faceDownSize() != other.piles.faceDownSize() ||
        one.piles.discardSize() != other.piles.discardSize() || one.faceUp.size() != other.faceUp.size()) {
        return false;
    }
    Position same = one;
    same.random = other.random;
    same.piles = other.piles;
    same.faceUp = other.faceUp;
    for (int number = 0; number < other.players; ++number) {
        if (same.seat(number).filledIsland() != other.seat(number).filledIsland()) {
            return false;
        }
        same.seat(number).tiles = other.seat(number).tiles;
        same.seat(number).victoryPoints = other.seat(number).victoryPoints;
    }
    return same == other;
}

std::optional<ProtocolError> ShownTable::show(std::string_view text, std::uint64_t seed)
{
    Position position;
    if (kindOf(text) == TextKind::Position) {
        auto reading = readPosition(text, seed);
        if (auto* error = std::get_if<TextError>(&reading)) {
            return wrongPosition(std::move(*error));
        }
        position = std::get<NamedPosition>(reading).position;
    } else {
        auto reading = readSetUp(text);
        if (auto* error = std::get_if<ProtocolError>(&reading)) {
            return std::move(*error);
        }
        position = std::get<Position>(reading);
    }
    m_goesOn = m_position && isSameButForTiles(*m_position, position);
    m_position = position;
    return std::nullopt;
}

std::optional<ProtocolError> ShownTable::play(std::string_view orders,
                                              const std::function<void(const PlayedOrder&)>& visit)
{
    if (!m_position) {
        return ProtocolError{ProtocolErrorCode::WrongMoment, "orders", "a position must come first", {}, {}};
    }
    Position position = *m_position;
    std::vector<PlayedOrder> played;
    for (const std::string_view text : apart(orders)) {
        auto reading = readRecordedOrder(position, text);
        if (auto* error = std::get_if<TextError>(&reading)) {
            return ProtocolError{ProtocolErrorCode::BadOrder, excerpt(text), {}, std::move(*error), {}};
        }
        const auto* order = std::get_if<Order>(&reading);
        const Refusal refusal = order != nullptr ? check(position, *order) : std::get<Refusal>(reading);
        if (refusal) {
            return ProtocolError{ProtocolErrorCode::IllegalOrder, excerpt(text), {}, {}, refusal};
        }
        played.push_back(playOrder(position, canonical(position, *order)));
    }
    for (const PlayedOrder& one : played) {
        visit(one);
    }
    m_position = position;
    return std::nullopt;
}

void ShownTable::clear()
{
    m_position.reset();
    m_goesOn = false;
}

} // namespace windrose
