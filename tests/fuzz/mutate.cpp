// SPDX-License-Identifier: GPL-3.0-or-later
#include "mutate.h"

#include "fuzz.h"

#include "core/text/record.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace windrose::fuzz
{

namespace
{

/// A part of a text.
struct Span {
    std::size_t start = 0;
    std::size_t length = 0;
};

/// The tokens of a text as far as it is JSON: strings, numbers, words and single characters.
std::vector<Span> tokensOf(const std::string& text)
{
    const auto isWord = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '.' ||
               c == '_';
    };
    std::vector<Span> tokens;
    for (std::size_t place = 0; place < text.size();) {
        std::size_t end = place + 1;
        if (text[place] == '"') {
            end = std::min(text.find('"', place + 1), text.size() - 1) + 1;
        } else if (isWord(text[place])) {
            while (end < text.size() && isWord(text[end])) {
                ++end;
            }
        } else if (text[place] == ' ' || text[place] == '\n') {
            ++place;
            continue;
        }
        tokens.push_back({place, end - place});
        place = end;
    }
    return tokens;
}

/// The token and its contents when it opens a list or an object; with its key when there is one.
Span valueFrom(const std::string& text, const std::vector<Span>& tokens, std::size_t first)
{
    std::size_t last = first;
    int level = 0;
    for (; last < tokens.size(); ++last) {
        const char mark = text[tokens[last].start];
        level += mark == '{' || mark == '[' ? 1 : 0;
        level -= mark == '}' || mark == ']' ? 1 : 0;
        const bool isKey = last + 1 < tokens.size() && text[tokens[last + 1].start] == ':';
        if (level <= 0 && mark != ':' && !isKey) {
            break;
        }
    }
    last = std::min(last, tokens.size() - 1);
    return {tokens[first].start, tokens[last].start + tokens[last].length - tokens[first].start};
}

template <typename Items>
const auto& oneOf(const Items& items, Random& random)
{
    return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

std::string otherNumber(const std::string& number, Random& random)
{
    constexpr std::array<const char*, 6> kEdges{"0", "255", "256", "65536", "1000000000", "18446744073709551615"};
    if (random.below(8) == 0) {
        return oneOf(kEdges, random);
    }
    const int value = number.size() < 6 ? std::atoi(number.c_str()) : 0;
    return std::to_string(std::max(0, value + static_cast<int>(random.below(7)) - 3));
}

std::string otherString(Random& random)
{
    constexpr std::array<const char*, 54> kNames{"corn",
                                                 "indigo",
                                                 "sugar",
                                                 "tobacco",
                                                 "coffee",
                                                 "quarry",
                                                 "settler",
                                                 "mayor",
                                                 "builder",
                                                 "craftsman",
                                                 "trader",
                                                 "captain",
                                                 "prospector",
                                                 "storage",
                                                 "finished",
                                                 "choose_role",
                                                 "hacienda",
                                                 "take_plantation",
                                                 "place_colonists",
                                                 "build",
                                                 "bonus_good",
                                                 "sell",
                                                 "load",
                                                 "store",
                                                 "none",
                                                 "colonists",
                                                 "city",
                                                 "victory_points",
                                                 "small_indigo_plant",
                                                 "small_sugar_mill",
                                                 "indigo_plant",
                                                 "sugar_mill",
                                                 "tobacco_storage",
                                                 "coffee_roaster",
                                                 "small_market",
                                                 "construction_hut",
                                                 "small_warehouse",
                                                 "hospice",
                                                 "office",
                                                 "large_market",
                                                 "large_warehouse",
                                                 "factory",
                                                 "university",
                                                 "harbor",
                                                 "wharf",
                                                 "guild_hall",
                                                 "residence",
                                                 "fortress",
                                                 "customs_house",
                                                 "city_hall",
                                                 "acted",
                                                 "produced",
                                                 "captain_loaded",
                                                 "wharves_used"};
    return "\"" + std::string(oneOf(kNames, random)) + "\"";
}

/// A token of the same kind.
std::string otherToken(const std::string& token, Random& random)
{
    if (token.front() == '"') {
        return otherString(random);
    }
    if (token.front() >= '0' && token.front() <= '9') {
        return otherNumber(token, random);
    }
    constexpr std::array<const char*, 6> kWords{"true", "false", "null", "[]", "{}", "0"};
    return token.size() > 1 ? oneOf(kWords, random) : token;
}

/// The lines of a text, each with its end.
std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size() - 1) + 1;
        lines.push_back(text.substr(start, end - start));
        start = end;
    }
    return lines;
}

/// Cuts a record after its valid part and appends some legal orders.
void playOn(std::string& text, Random& random)
{
    RecordReading reading = readRecord(text, 5);
    if (!reading.record) {
        return;
    }
    if (reading.error) {
        text = plainRecordText(*reading.record); // checksums would reject the next change
    } else if (!text.ends_with('\n')) {
        text += '\n';
    }
    reading.record->takenBack = 0;
    Position position = endOf(*reading.record);
    for (std::uint32_t more = 1 + random.below(4); more > 0 && !position.isFinished(); --more) {
        const std::uint64_t choice = random.next();
        const std::string order = someOrderText(position, choice);
        text += order + "\n";
        const auto read = readRecordedOrder(position, order);
        apply(position, std::get<Order>(read));
    }
}

} // namespace

void mutateJson(std::string& text, Random& random)
{
    const std::vector<Span> tokens = tokensOf(text);
    if (tokens.empty()) {
        text = R"({"players":2,"governor":0,"seats":[{},{}]})";
        return;
    }
    const std::size_t first = random.below(static_cast<std::uint32_t>(tokens.size()));
    const Span token = tokens[first];
    const Span value = valueFrom(text, tokens, first);
    const std::size_t end = value.start + value.length;
    switch (random.below(6)) {
    case 0: // left out, with the comma after it
        text.erase(value.start, value.length + (end < text.size() && text[end] == ',' ? 1 : 0));
        break;
    case 1:
        text.insert(value.start, text.substr(value.start, value.length) + ",");
        break;
    case 2: {
        const Span other = valueFrom(text, tokens, random.below(static_cast<std::uint32_t>(tokens.size())));
        text.replace(value.start, value.length, text.substr(other.start, other.length));
        break;
    }
    default:
        text.replace(token.start, token.length, otherToken(text.substr(token.start, token.length), random));
    }
}

void mutateRecord(std::string& text, Random& random)
{
    std::vector<std::string> lines = linesOf(text);
    if (lines.empty()) {
        text = "[Windrose \"1\"]\n[Players \"3\"]\n[Seed \"1\"]\n";
        return;
    }
    const std::size_t line = random.below(static_cast<std::uint32_t>(lines.size()));
    const std::size_t other = random.below(static_cast<std::uint32_t>(lines.size()));
    switch (random.below(8)) {
    case 0:
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(line));
        break;
    case 1:
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(line), lines[other]);
        break;
    case 2:
        std::swap(lines[line], lines[other]);
        break;
    case 3: {
        const Position& position = moments()[random.below(static_cast<std::uint32_t>(moments().size()))];
        lines[line] = someOrderText(position, random.next()) + "\n";
        break;
    }
    case 4:
        mutateJson(lines[line], random);
        break;
    default:
        return playOn(text, random);
    }
    text.clear();
    for (const std::string& each : lines) {
        text += each;
    }
}

std::size_t mutated(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed, Mutation mutation)
{
    Random random{seed};
    if (random.below(4) == 0) {
        return LLVMFuzzerMutate(data, size, most);
    }
    std::string text(Bytes(data, size).rest());
    for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes) {
        mutation(text, random);
    }
    if (text.empty() || text.size() > most) {
        return LLVMFuzzerMutate(data, size, most);
    }
    std::memcpy(data, text.data(), text.size());
    return text.size();
}

} // namespace windrose::fuzz
