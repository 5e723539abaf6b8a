// SPDX-License-Identifier: GPL-3.0-or-later
// windrose_suite PUZZLES [PLAYER=PERCENT...] [--fails]
// Reads the puzzles, proves their best orders again, and asks players: each must find at least the given percentage.
// --fails prints the other answers.
#include "core/players/player_choice.h"
#include "core/puzzles/puzzle.h"
#include "core/puzzles/verdict.h"
#include "core/text/order_text.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <span>

namespace
{

using namespace windrose;
using namespace windrose::puzzles;
constexpr int kMaxPositions = 2'000'000;
constexpr std::size_t kLeastPositions = 300;

/// A puzzle, and what the solver finds.
struct ProvedPuzzle {
    Puzzle puzzle;
    std::optional<Verdict> verdict;
};

/// All puzzles of a file; nothing when one cannot be read.
std::vector<ProvedPuzzle> readAll(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    const PuzzleFile read = readPuzzles(text);
    if (!read.problem.empty()) {
        std::cout << path << ", " << read.problem << "\n";
        return {};
    }
    std::vector<ProvedPuzzle> puzzles;
    puzzles.reserve(read.puzzles.size());
    for (const Puzzle& puzzle : read.puzzles) {
        puzzles.push_back({puzzle, std::nullopt});
    }
    return puzzles;
}

/// Whether the solver agrees with the file. Sets the verdict.
bool isProved(ProvedPuzzle& proved)
{
    const Puzzle& puzzle = proved.puzzle;
    Exact exact(kMaxPositions);
    proved.verdict = verdictOn(exact, puzzle.position);
    if (!proved.verdict) {
        std::cout << puzzle.name << ": has no clear best order\n";
        return false;
    }
    const Verdict& verdict = *proved.verdict;
    std::set<std::string> best;
    for (const Order& order : verdict.best) {
        if (check(puzzle.position, order)) {
            std::cout << puzzle.name << ": an order is not legal\n";
            return false;
        }
        best.insert(orderText(puzzle.position, order));
    }
    const std::string proof(kProofIds[static_cast<std::size_t>(verdict.proof)]);
    const bool isSame = best == std::set(puzzle.best.begin(), puzzle.best.end()) && proof == puzzle.proof &&
                        valueText(verdict) == puzzle.result && nextText(verdict) == puzzle.otherwise;
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
std::size_t countSolved(const std::string& name, const std::vector<ProvedPuzzle>& puzzles, bool printsFails)
{
    const std::atomic<bool> never{false};
    std::map<std::string_view, std::pair<int, int>> byTheme;
    std::size_t solved = 0;
    for (const auto& [puzzle, verdict] : puzzles) {
        const Order order = makePlayer(*readPlayerChoice(name), 1)->decide(puzzle.position, never);
        Exact exact(kMaxPositions);
        const bool isSolved = verdict->isSolvedBy(exact, puzzle.position, order);
        solved += isSolved ? 1 : 0;
        byTheme[kThemeIds[static_cast<std::size_t>(puzzle.theme)]].first += isSolved ? 1 : 0;
        ++byTheme[kThemeIds[static_cast<std::size_t>(puzzle.theme)]].second;
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
bool meetsLimit(const std::string& limit, const std::vector<ProvedPuzzle>& puzzles, bool printsFails)
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
        std::cout << "usage: windrose_suite PUZZLES [PLAYER=PERCENT...] [--fails]\n";
        return 2;
    }
    std::vector<ProvedPuzzle> puzzles = readAll(arguments[0]);
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
