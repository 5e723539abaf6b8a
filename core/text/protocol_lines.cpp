// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol_lines.h"

#include "line_cutter.h"
#include "position_json.h"
#include "record.h"
#include "words.h"

#include <algorithm>
#include <charconv>

namespace windrose
{

namespace
{

constexpr std::array<std::string_view, 10> kTableWords{"",       "hello",   "option", "newgame", "position",
                                                       "orders", "isready", "go",     "stop",    "quit"};
constexpr std::array<std::string_view, 10> kPlayerWords{"",      "name",  "author", "protocol",  "option",
                                                        "hello", "ready", "info",   "bestorder", "error"};
static_assert(kTableWords.size() == static_cast<std::size_t>(TableLineKind::Quit) + 1 &&
                  kPlayerWords.size() == static_cast<std::size_t>(PlayerLineKind::Error) + 1,
              "each kind of line has its word");

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isBlank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

/// Removes the first word and the blanks around it from the text and returns it.
std::string_view cutWord(std::string_view& text)
{
    text = trimmed(text);
    const std::string_view word = text.substr(0, std::min(text.find_first_of(" \t"), text.size()));
    text = trimmed(text.substr(word.size()));
    return word;
}

ProtocolError wrong(ProtocolErrorCode code, std::string_view found, std::string expected = {})
{
    return {code, excerpt(found), std::move(expected), {}, {}};
}

/// Whether the text is a valid line.
std::optional<ProtocolError> wrongBytes(std::string_view text)
{
    if (text.size() > kMaxLineBytes) {
        return wrong(ProtocolErrorCode::LineTooLong, text);
    }
    const bool hasControl = std::any_of(text.begin(), text.end(), [](char character) {
        return static_cast<unsigned char>(character) < 0x20U && character != '\t';
    });
    if (hasControl || firstBadUtf8(text)) {
        return wrong(ProtocolErrorCode::NotText, text);
    }
    return std::nullopt;
}

/// Removes the number after `name` from the text; returns an error if there is none.
std::optional<ProtocolError> cutNumber(std::string_view& text, std::string_view name, std::uint64_t least,
                                       std::uint64_t most, std::uint64_t& number)
{
    const std::string_view word = cutWord(text);
    const std::string range = std::to_string(least) + " to " + std::to_string(most);
    if (word.empty()) {
        return wrong(ProtocolErrorCode::MissingWord, name, "a number from " + range);
    }
    const auto value = readSeed(word);
    if (!value || *value < least || *value > most) {
        return wrong(ProtocolErrorCode::BadWord, word, "a number from " + range);
    }
    number = *value;
    return std::nullopt;
}

/// A named number, as in `seat 2`.
struct NamedNumber {
    std::string_view name;
    std::uint64_t least = 0;
    std::uint64_t most = 0;
    std::optional<std::uint64_t> value;
};

/// Reads pairs of a name and a number in any order, each at most once.
std::optional<ProtocolError> cutNumbers(std::string_view text, std::span<NamedNumber> numbers)
{
    std::string names;
    for (const NamedNumber& number : numbers) {
        names += (names.empty() ? "" : ", ") + std::string(number.name);
    }
    while (!text.empty()) {
        const std::string_view name = cutWord(text);
        const auto number = std::find_if(numbers.begin(), numbers.end(), [name](const NamedNumber& known) {
            return known.name == name && !known.value;
        });
        if (number == numbers.end()) {
            return wrong(ProtocolErrorCode::BadWord, name, names + ", each once");
        }
        number->value = 0;
        if (auto error = cutNumber(text, name, number->least, number->most, *number->value)) {
            return error;
        }
    }
    return std::nullopt;
}

std::optional<ProtocolError> readNewGame(std::string_view rest, TableLine& line)
{
    std::array<NamedNumber, 3> numbers{
        {{"players", kMinPlayers, kMaxPlayers, {}}, {"seat", 0, kMaxPlayers - 1, {}}, {"seed", 0, UINT64_MAX, {}}}};
    if (auto error = cutNumbers(rest, numbers)) {
        return error;
    }
    if (!numbers[0].value || !numbers[1].value) {
        return wrong(ProtocolErrorCode::MissingWord, "newgame", "players N seat N and, if wanted, seed N");
    }
    line.players = static_cast<int>(*numbers[0].value);
    line.seat = static_cast<int>(*numbers[1].value);
    line.seed = numbers[2].value.value_or(0);
    if (line.seat >= line.players) {
        return wrong(ProtocolErrorCode::BadWord, std::to_string(line.seat),
                     "a seat from 0 to " + std::to_string(line.players - 1));
    }
    return std::nullopt;
}

std::optional<ProtocolError> readGo(std::string_view rest, TableLine& line)
{
    std::array<NamedNumber, 2> numbers{{{"simulations", 1, kMaxSimulations, {}}, {"time", 1, kMaxMilliseconds, {}}}};
    if (auto error = cutNumbers(rest, numbers)) {
        return error;
    }
    const auto number = [](const NamedNumber& named) {
        return named.value ? std::optional(static_cast<int>(*named.value)) : std::nullopt;
    };
    line.simulations = number(numbers[0]);
    line.milliseconds = number(numbers[1]);
    return std::nullopt;
}

/// The text after a command that requires some.
std::optional<ProtocolError> readText(std::string_view command, std::string_view rest, std::string& text,
                                      std::string expected)
{
    text = rest;
    return rest.empty() ? std::optional(wrong(ProtocolErrorCode::MissingWord, command, std::move(expected)))
                        : std::nullopt;
}

std::optional<ProtocolError> readVersion(std::string_view command, std::string_view rest, int& version)
{
    std::uint64_t number = 0;
    if (auto error = cutNumber(rest, command, 1, kMaxSimulations, number)) {
        return error;
    }
    version = static_cast<int>(number);
    return rest.empty() ? std::nullopt : std::optional(wrong(ProtocolErrorCode::BadWord, rest, "nothing more"));
}

std::optional<ProtocolError> readNothing(std::string_view rest)
{
    return rest.empty() ? std::nullopt : std::optional(wrong(ProtocolErrorCode::BadWord, rest, "nothing more"));
}

std::optional<ProtocolError> readRest(TableLine& line, std::string_view rest)
{
    switch (line.kind) {
    case TableLineKind::Hello:
        return readVersion("hello", rest, line.version);
    case TableLineKind::Option:
        line.name = cutWord(rest);
        return readText("option", rest, line.text, "the name of an option and its value");
    case TableLineKind::NewGame:
        return readNewGame(rest, line);
    case TableLineKind::Position:
        return readText("position", rest, line.text, "a position as JSON, or players N seed N");
    case TableLineKind::Orders:
        return readText("orders", rest, line.text, "orders apart by ;");
    case TableLineKind::Go:
        return readGo(rest, line);
    default:
        return readNothing(rest);
    }
}

std::optional<ProtocolError> readRest(PlayerLine& line, std::string_view rest)
{
    switch (line.kind) {
    case PlayerLineKind::Protocol:
        return readVersion("protocol", rest, line.version);
    case PlayerLineKind::BestOrder:
        return readText("bestorder", rest, line.text, "an order");
    case PlayerLineKind::Hello:
    case PlayerLineKind::Ready:
        return readNothing(rest);
    default:
        line.text = rest;
        return std::nullopt;
    }
}

/// Reads `simulations N chance N line ORDERS` as far as it is understood.
void readInfo(PlayerLine& line)
{
    std::string_view rest = line.text;
    std::string best;
    while (!rest.empty()) {
        const std::string_view name = cutWord(rest);
        if (name == "line" || name == "text") {
            best = name == "line" ? rest : std::string_view{};
            break;
        }
        const std::string_view word = cutWord(rest);
        int number = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (error == std::errc() && end == word.data() + word.size() && number >= 0) {
            if (name == "simulations") {
                line.simulations = number;
            } else if (name == "chance" && number <= 1000) {
                line.chance = number;
            }
        }
    }
    line.text = best;
}

template <typename Line>
std::variant<Line, ProtocolError> readLine(std::string_view text, std::span<const std::string_view> words)
{
    if (auto error = wrongBytes(text)) {
        return *error;
    }
    const std::string_view word = cutWord(text);
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) {
        return wrong(ProtocolErrorCode::UnknownCommand, word, joined(words.subspan(1)));
    }
    Line line;
    line.kind = static_cast<decltype(line.kind)>(found - words.begin());
    if (auto error = readRest(line, text)) {
        return *error;
    }
    return line;
}

std::string withRest(std::string_view word, const std::string& rest)
{
    return rest.empty() ? std::string(word) : std::string(word) + " " + rest;
}

} // namespace

std::variant<TableLine, ProtocolError> readTableLine(std::string_view text)
{
    return readLine<TableLine>(text, kTableWords);
}

std::string tableLineText(const TableLine& line)
{
    std::string rest = line.text;
    switch (line.kind) {
    case TableLineKind::Hello:
        rest = std::to_string(line.version);
        break;
    case TableLineKind::Option:
        rest = line.name + " " + line.text;
        break;
    case TableLineKind::NewGame:
        rest = "players " + std::to_string(line.players) + " seat " + std::to_string(line.seat) + " seed " +
               std::to_string(line.seed);
        break;
    case TableLineKind::Go:
        rest = line.simulations ? "simulations " + std::to_string(*line.simulations) : std::string();
        if (line.milliseconds) {
            rest += (rest.empty() ? "time " : " time ") + std::to_string(*line.milliseconds);
        }
        break;
    default:
        break;
    }
    return withRest(kTableWords[static_cast<std::size_t>(line.kind)], rest);
}

std::variant<PlayerLine, ProtocolError> readPlayerLine(std::string_view text)
{
    auto reading = readLine<PlayerLine>(text, kPlayerWords);
    if (auto* line = std::get_if<PlayerLine>(&reading); line != nullptr && line->kind == PlayerLineKind::Info) {
        readInfo(*line);
    }
    return reading;
}

std::string playerLineText(const PlayerLine& line)
{
    std::string rest = line.text;
    if (line.kind == PlayerLineKind::Protocol) {
        rest = std::to_string(line.version);
    } else if (line.kind == PlayerLineKind::Info) {
        rest = line.simulations ? "simulations " + std::to_string(*line.simulations) : std::string();
        rest += line.chance ? " chance " + std::to_string(*line.chance) : std::string();
        rest += line.text.empty() ? std::string() : " line " + line.text;
        rest = trimmed(rest);
    }
    return withRest(kPlayerWords[static_cast<std::size_t>(line.kind)], rest);
}

std::string positionLine(const Position& position, const std::vector<std::string>& names)
{
    std::string line;
    for (const char character : positionJson(position, names)) {
        const bool isIndent = character == ' ' && !line.empty() && line.back() == '\n';
        if (!isIndent) {
            line += character;
        }
    }
    line.pop_back();
    for (char& character : line) {
        character = character == '\n' ? ' ' : character;
    }
    return line;
}

} // namespace windrose
