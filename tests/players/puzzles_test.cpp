// SPDX-License-Identifier: GPL-3.0-or-later
// The puzzles as the program offers them: each can be read, is solved again, and its answer can be played out.
#include "core/players/advice.h"
#include "core/players/different_orders.h"
#include "core/players/proved_orders.h"
#include "core/players/review.h"
#include "core/puzzles/exact_player.h"
#include "core/puzzles/puzzle.h"
#include "core/puzzles/solution.h"
#include "core/text/order_text.h"
#include "tests/repeats_rows.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

namespace windrose::puzzles
{
namespace
{

std::string fileText()
{
    std::ifstream file(WINDROSE_PUZZLES, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

const std::vector<Puzzle>& all()
{
    static const PuzzleFile file = readPuzzles(fileText());
    EXPECT_EQ(file.problem, "");
    return file.puzzles;
}

/// Every puzzle, or in a plain run every fifth, whose themes, difficulties and numbers of players differ.
std::vector<Puzzle> tried()
{
    std::vector<Puzzle> puzzles;
    for (std::size_t place = 0; place < all().size(); place += repeatsRows() ? 1 : 5) {
        puzzles.push_back(all()[place]);
    }
    return puzzles;
}

TEST(Puzzles, ThereAreThreeHundredOfEveryKind)
{
    EXPECT_EQ(all().size(), 300U);
    std::map<Theme, int> themes;
    std::map<Difficulty, int> difficulties;
    std::map<int, int> players;
    for (const Puzzle& puzzle : all()) {
        ++themes[puzzle.theme];
        ++difficulties[puzzle.difficulty];
        ++players[puzzle.position.players];
    }
    EXPECT_EQ(themes.size(), static_cast<std::size_t>(kThemes));
    for (const auto& [theme, count] : themes) {
        EXPECT_GE(count, 10) << kThemeIds[static_cast<std::size_t>(theme)];
    }
    EXPECT_EQ(difficulties.size(), static_cast<std::size_t>(kDifficulties));
    for (const auto& [difficulty, count] : difficulties) {
        EXPECT_GE(count, 40) << static_cast<int>(difficulty);
    }
    EXPECT_EQ(players.size(), 4U);
    for (const auto& [number, count] : players) {
        EXPECT_GE(count, 60) << number;
    }
}

TEST(Puzzles, NoPositionIsThereTwice)
{
    std::set<std::uint64_t> positions;
    for (const Puzzle& puzzle : all()) {
        EXPECT_TRUE(positions.insert(positionHash(puzzle.position)).second) << puzzle.name;
    }
}

TEST(Puzzles, EachIsSolvedAsItsFileSays)
{
    for (const Puzzle& puzzle : all()) {
        const auto solution = Solution::of(puzzle.position);
        ASSERT_TRUE(solution) << puzzle.name;
        const Verdict& verdict = solution->verdict();
        EXPECT_EQ(valueText(verdict), puzzle.result) << puzzle.name;
        EXPECT_EQ(nextText(verdict), puzzle.otherwise) << puzzle.name;
        EXPECT_EQ(kProofIds[static_cast<std::size_t>(verdict.proof)], puzzle.proof) << puzzle.name;
        std::set<std::string> best;
        for (const Order& order : verdict.best) {
            best.insert(orderText(puzzle.position, order));
        }
        EXPECT_EQ(best, std::set(puzzle.best.begin(), puzzle.best.end())) << puzzle.name;
    }
}

TEST(Puzzles, OnlyOrdersThatAreAsGoodAreRight)
{
    for (const Puzzle& puzzle : tried()) {
        const Solution solution = *Solution::of(puzzle.position);
        for (const Order& order : differentOrders(puzzle.position)) {
            const std::string text = orderText(puzzle.position, order);
            const bool isBest = std::find(puzzle.best.begin(), puzzle.best.end(), text) != puzzle.best.end();
            EXPECT_EQ(solution.isRight(order), isBest) << puzzle.name << ": " << text;
        }
        EXPECT_FALSE(solution.isRight(solution.tempting())) << puzzle.name;
    }
}

TEST(Puzzles, WhatAWrongOrderComesToIsLess)
{
    const auto rank = [](const Outcome& outcome) {
        const int sign = outcome.kind == Outcome::Kind::Loses ? -1 : 1;
        return std::pair(outcome.kind == Outcome::Kind::Wins     ? 2
                         : outcome.kind == Outcome::Kind::Shares ? 1
                                                                 : 0,
                         sign * outcome.points);
    };
    for (const Puzzle& puzzle : tried()) {
        const Solution solution = *Solution::of(puzzle.position);
        const Outcome best = solution.best();
        EXPECT_NE(best.kind, Outcome::Kind::Open) << puzzle.name;
        for (const Order& order : differentOrders(puzzle.position)) {
            const Outcome outcome = solution.after(order);
            const bool isOpen = outcome.kind == Outcome::Kind::Open;
            EXPECT_FALSE(isOpen && solution.verdict().proof == Proof::Clear) << puzzle.name;
            if (!isOpen && !solution.isRight(order)) {
                EXPECT_LT(rank(outcome), rank(best)) << puzzle.name << ": " << orderText(puzzle.position, order);
            }
        }
    }
}

TEST(Puzzles, TheRightAnswerIsPlayedOutToTheResultThatWasPromised)
{
    const std::atomic<bool> never{false};
    for (const Puzzle& puzzle : tried()) {
        const Solution solution = *Solution::of(puzzle.position);
        Position position = puzzle.position;
        apply(position, solution.verdict().best.front());
        while (!position.isFinished() && position.round == puzzle.position.round) {
            const Order order = ExactPlayer().decide(position, never);
            ASSERT_FALSE(check(position, order)) << puzzle.name;
            apply(position, order);
        }
        ASSERT_TRUE(position.isFinished()) << puzzle.name;
        Exact exact(1);
        const int seat = puzzle.position.turn;
        EXPECT_GE(exact.solve(position)->low[static_cast<std::size_t>(seat)], solution.verdict().value) << puzzle.name;
    }
}

/// Too few for a search alone to solve the puzzles.
constexpr int kFewPlayouts = 40;

TEST(Puzzles, AHintIsARightAnswerWhereOneIsProved)
{
    const std::atomic<bool> never{false};
    std::size_t proved = 0;
    for (const Puzzle& puzzle : tried()) {
        if (provedOrders(puzzle.position, kMostProofPositions, [] { return false; }).empty()) {
            continue; // it takes too long
        }
        ++proved;
        const auto advised = advise(puzzle.position, {.budget = {.simulations = kFewPlayouts, .time = {}}}, never);
        ASSERT_FALSE(advised.empty()) << puzzle.name;
        EXPECT_TRUE(Solution::of(puzzle.position)->isRight(advised.front().order))
            << puzzle.name << ": " << orderText(puzzle.position, advised.front().order);
    }
    EXPECT_GE(10 * proved, 9 * tried().size());
}

/// The mistakes that a review reports for an order, which it examines in any case.
std::vector<TurningPoint> mistakesIn(const Position& position, Order order)
{
    const std::atomic<bool> never{false};
    Position after = position;
    apply(after, order);
    const std::array positions{position, after};
    const MomentJudgment before{.chances = {}, .loss = kCertain, .hasChoice = true};
    const std::array judgments{before, MomentJudgment{}};
    return findingsOf(positions, {&order, 1}, judgments, never, {.playouts = kFewPlayouts}).turningPoints;
}

TEST(Puzzles, AReviewCallsNoRightAnswerAMistakeAndNamesARightOne)
{
    int mistakes = 0;
    for (const Puzzle& puzzle : tried()) {
        const Solution solution = *Solution::of(puzzle.position);
        EXPECT_TRUE(mistakesIn(puzzle.position, solution.verdict().best.front()).empty()) << puzzle.name;
        for (const TurningPoint& mistake : mistakesIn(puzzle.position, solution.tempting())) {
            EXPECT_TRUE(solution.isRight(mistake.better)) << puzzle.name;
            ++mistakes;
        }
    }
    EXPECT_GT(mistakes, 5);
}

TEST(Puzzles, AStoppedProofEndsSoon)
{
    constexpr int kEnough = 200; // positions, in which the solver checks three times whether to stop
    int stopped = 0;
    for (const Puzzle& puzzle : tried()) {
        Exact exact(100'000);
        if (!exact.solveOrders(puzzle.position).empty() && exact.positions() >= kEnough) {
            Exact stops(100'000, [] { return true; });
            EXPECT_TRUE(stops.solveOrders(puzzle.position).empty()) << puzzle.name;
            EXPECT_LT(stops.positions(), kEnough) << puzzle.name;
            ++stopped;
        }
    }
    EXPECT_GT(stopped, 5);
}

TEST(Puzzles, ABrokenLineIsNamed)
{
    const std::string text = fileText();
    const std::string line = text.substr(0, text.find('\n') + 1);
    EXPECT_EQ(readPuzzles(line).problem, "");
    EXPECT_NE(readPuzzles(line + line).problem.find("line 2: another puzzle has the name"), std::string::npos);
    EXPECT_NE(readPuzzles(line + line.substr(0, 50)).problem.find("line 2: "), std::string::npos);
    const auto changed = [&line](const std::string& from, const std::string& to) {
        std::string other = line;
        return readPuzzles(other.replace(other.find(from), from.size(), to)).problem;
    };
    EXPECT_NE(changed("craftsman_bonus", "craftsman").find("no theme is called craftsman"), std::string::npos);
    EXPECT_NE(changed("\"difficulty\":1", "\"difficulty\":5").find("no difficulty is numbered 5"), std::string::npos);
    EXPECT_NE(changed("\"players\":3", "\"players\":6"), "");
}

} // namespace
} // namespace windrose::puzzles
