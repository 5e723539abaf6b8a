// SPDX-License-Identifier: GPL-3.0-or-later
// windrose_suite FOLDER [PLAYER=PERCENT...] [--fails]
// Reads positions near the end of a game with a known best order, proves the order again, and asks players: each must
// find at least the given percentage. --fails prints the other answers.
#include "verdict.h"

#include "core/players/player_choice.h"
#include "core/text/order_text.h"
#include "core/text/position_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <span>

namespace
{

using namespace windrose;
using namespace windrose::suite;
using Json = nlohmann::json;

constexpr int kMaxPositions = 2'000'000;
constexpr std::size_t kLeastPositions = 60;

/// One position of the suite.
struct Puzzle {
    std::string theme;
    std::string name;
    Position position;
    std::set<std::string> best;
    std::string proof;
    std::string value;
    std::string next;
    std::optional<Verdict> verdict; ///< found by the solver
};

std::optional<Puzzle> readPuzzle(const std::string& theme, const Json& entry)
{
    Puzzle puzzle;
    puzzle.theme = theme;
    puzzle.name = entry.at("name");
    puzzle.best = entry.at("best").get<std::set<std::string>>();
    puzzle.proof = entry.at("proof");
    puzzle.value = entry.at("worth");
    puzzle.next = entry.at("next");
    const auto read = readPosition(entry.at("position").dump(), 0);
    if (const auto* error = std::get_if<TextError>(&read)) {
        std::cout << puzzle.name << ": is no position: " << error->pointer << " " << error->found << "\n";
        return std::nullopt;
    }
    puzzle.position = std::get<NamedPosition>(read).position;
    return puzzle;
}

/// All positions in the folder, by file; nothing when one cannot be read.
std::vector<Puzzle> readFolder(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".json") {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    std::vector<Puzzle> puzzles;
    for (const auto& path : files) {
        std::ifstream file(path, std::ios::binary);
        const Json theme = Json::parse(file);
        for (const Json& entry : theme.at("positions")) {
            auto puzzle = readPuzzle(theme.at("theme"), entry);
            if (!puzzle) {
                return {};
            }
            puzzles.push_back(std::move(*puzzle));
        }
    }
    return puzzles;
}

/// Whether the solver agrees with the file. Sets the verdict.
bool isProved(Puzzle& puzzle)
{
    Exact exact(kMaxPositions);
    puzzle.verdict = verdictOn(exact, puzzle.position);
    if (!puzzle.verdict) {
        std::cout << puzzle.name << ": has no clear best order\n";
        return false;
    }
    const Verdict& verdict = *puzzle.verdict;
    std::set<std::string> best;
    for (const Order& order : verdict.best) {
        if (check(puzzle.position, order)) {
            std::cout << puzzle.name << ": an order is not legal\n";
            return false;
        }
        best.insert(orderText(puzzle.position, order));
    }
    const std::string proof(kProofIds[static_cast<std::size_t>(verdict.proof)]);
    const bool isSame = best == puzzle.best && proof == puzzle.proof && valueText(verdict) == puzzle.value &&
                        nextText(verdict) == puzzle.next;
    if (!isSame) {
        std::cout << puzzle.name << ": the solver finds, by " << proof << ", " << valueText(verdict) << ", else "
                  << nextText(verdict) << ", with";
        for (const std::string& order : best) {
            std::cout << " [" << order << "]";
        }
        std::cout << "\n";
    }
    return isSame;
}

/// The number of positions that a player solves; printed in total and by theme.
std::size_t countSolved(const std::string& name, const std::vector<Puzzle>& puzzles, bool printsFails)
{
    const std::atomic<bool> never{false};
    std::map<std::string, std::pair<int, int>> byTheme;
    std::size_t solved = 0;
    for (const Puzzle& puzzle : puzzles) {
        const Order order = makePlayer(*readPlayerChoice(name), 1)->decide(puzzle.position, never);
        Exact exact(kMaxPositions);
        const bool isSolved = puzzle.verdict->isSolvedBy(exact, puzzle.position, order);
        solved += isSolved ? 1 : 0;
        byTheme[puzzle.theme].first += isSolved ? 1 : 0;
        ++byTheme[puzzle.theme].second;
        if (!isSolved && printsFails) {
            std::cout << "  " << puzzle.name << ": plays [" << orderText(puzzle.position, order) << "], best is ["
                      << *puzzle.best.begin() << "]\n";
        }
    }
    std::cout << name << " " << solved << " of " << puzzles.size() << " (" << solved * 100 / puzzles.size() << " %):";
    for (const auto& [theme, counts] : byTheme) {
        std::cout << " " << theme << " " << counts.first << "/" << counts.second;
    }
    std::cout << std::endl;
    return solved;
}

/// PLAYER=PERCENT
bool meetsLimit(const std::string& limit, const std::vector<Puzzle>& puzzles, bool printsFails)
{
    const std::size_t mark = limit.rfind('=');
    std::size_t percent = 0;
    const char* const end = limit.data() + limit.size();
    if (mark == std::string::npos || std::from_chars(limit.data() + mark + 1, end, percent).ptr != end ||
        !readPlayerChoice(limit.substr(0, mark))) {
        std::cout << "not a player and a percentage: " << limit << "\n";
        return false;
    }
    const bool isMet = countSolved(limit.substr(0, mark), puzzles, printsFails) * 100 >= percent * puzzles.size();
    if (!isMet) {
        std::cout << "FAILED: fewer than " << percent << " %" << std::endl;
    }
    return isMet;
}

int run(std::vector<std::string> arguments)
{
    const bool printsFails = std::erase(arguments, "--fails") != 0;
    if (arguments.empty()) {
        std::cout << "usage: windrose_suite FOLDER [PLAYER=PERCENT...] [--fails]\n";
        return 2;
    }
    std::vector<Puzzle> puzzles = readFolder(arguments[0]);
    if (puzzles.size() < kLeastPositions) {
        std::cout << "FAILED: only " << puzzles.size() << " positions could be read" << std::endl;
        return 1;
    }
    const auto proved = std::count_if(puzzles.begin(), puzzles.end(), isProved);
    std::cout << proved << " of " << puzzles.size() << " best orders proved" << std::endl;
    if (proved != static_cast<std::ptrdiff_t>(puzzles.size())) {
        return 1;
    }
    bool isGood = true;
    for (std::size_t argument = 1; argument < arguments.size(); ++argument) {
        isGood = meetsLimit(arguments[argument], puzzles, printsFails) && isGood;
    }
    return isGood ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    const std::span<char*> arguments(argv, static_cast<std::size_t>(argc));
    try {
        return run({arguments.begin() + 1, arguments.end()});
    } catch (const std::exception& error) {
        std::cout << "FAILED: " << error.what() << std::endl;
        return 1;
    }
}
