// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle.h"

#include "../text/messages.h"
#include "../text/position_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <sstream>
#include <stdexcept>

namespace windrose::puzzles
{

namespace
{

using Json = nlohmann::json;

Theme themeCalled(const std::string& id)
{
    const auto found = std::find(kThemeIds.begin(), kThemeIds.end(), id);
    if (found == kThemeIds.end()) {
        throw std::runtime_error("no theme is called " + id);
    }
    return static_cast<Theme>(found - kThemeIds.begin());
}

/// The words of a text, and the parts of a word.
std::vector<std::string> split(const std::string& text, char separator)
{
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);) {
        parts.push_back(part);
    }
    return parts;
}

/// `0:corn:1 1:quarry` as the list that a position has.
Json islandOf(const std::string& text)
{
    Json island = Json::array();
    for (const std::string& word : split(text, ' ')) {
        const std::vector<std::string> parts = split(word, ':');
        island.push_back({{"space", std::stoi(parts.at(0))}, {"tile", parts.at(1)}});
        if (parts.size() > 2) {
            island.back()["colonists"] = std::stoi(parts[2]);
        }
    }
    return island;
}

/// `0:harbor:1 4+8:guild_hall` as the list that a position has.
Json cityOf(const std::string& text)
{
    Json city = Json::array();
    for (const std::string& word : split(text, ' ')) {
        const std::vector<std::string> parts = split(word, ':');
        Json spaces = Json::array();
        for (const std::string& space : split(parts.at(0), '+')) {
            spaces.push_back(std::stoi(space));
        }
        city.push_back({{"spaces", spaces}, {"building", parts.at(1)}});
        if (parts.size() > 2) {
            city.back()["colonists"] = std::stoi(parts[2]);
        }
    }
    return city;
}

/// A position as `readPosition` reads it.
Json wholePosition(Json position)
{
    for (Json& seat : position.at("seats")) {
        if (seat.contains("island")) {
            seat["island"] = islandOf(seat["island"]);
        }
        if (seat.contains("city")) {
            seat["city"] = cityOf(seat["city"]);
        }
    }
    return position;
}

Puzzle readPuzzle(std::string_view line)
{
    const Json json = Json::parse(line);
    Puzzle puzzle;
    puzzle.name = json.at("name");
    puzzle.theme = themeCalled(json.at("theme"));
    const int difficulty = json.at("difficulty");
    if (difficulty < 1 || difficulty > kDifficulties) {
        throw std::runtime_error("no difficulty is numbered " + std::to_string(difficulty));
    }
    puzzle.difficulty = static_cast<Difficulty>(difficulty - 1);
    puzzle.best = json.at("best").get<std::vector<std::string>>();
    puzzle.proof = json.at("proof");
    puzzle.result = json.at("result");
    puzzle.otherwise = json.at("otherwise");
    constexpr std::uint64_t kSeed = 0; // of the hidden tiles
    const auto read = readPosition(wholePosition(json.at("position")).dump(), kSeed);
    if (const auto* error = std::get_if<TextError>(&read)) {
        throw std::runtime_error(describe(*error));
    }
    puzzle.position = std::get<NamedPosition>(read).position;
    return puzzle;
}

} // namespace

PuzzleFile readPuzzles(std::string_view text)
{
    PuzzleFile file;
    std::set<std::string> names;
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        try {
            file.puzzles.push_back(readPuzzle(line));
            if (!names.insert(file.puzzles.back().name).second) {
                throw std::runtime_error("another puzzle has the name " + file.puzzles.back().name);
            }
        } catch (const std::exception& error) {
            file.problem = "line " + std::to_string(number) + ": " + error.what();
            break;
        }
    }
    return file;
}

} // namespace windrose::puzzles
