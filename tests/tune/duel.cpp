// SPDX-License-Identifier: GPL-3.0-or-later
#include "duel.h"

#include "core/players/quick_policy.h"
#include "core/rules/scoring.h"

#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <deque>

namespace windrose::tune
{

namespace
{

[[noreturn]] void refuse(std::string_view text)
{
    std::fprintf(stderr, "not understood: %.*s\n", static_cast<int>(text.size()), text.data());
    std::exit(2);
}

int numberIn(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) {
        refuse(text);
    }
    return number;
}

void change(Contender& contender, std::string_view name, int value)
{
    for (const WeightFact& fact : kWeightFacts) {
        if (fact.id == name) {
            contender.view.weights.*fact.member = value;
            contender.options.weights = contender.view.weights;
            return;
        }
    }
    if (name == "exploration") {
        contender.options.exploration = value;
    } else if (name == "playout_rounds") {
        contender.options.playoutRounds = value;
    } else if (name == "exploration_period") {
        contender.options.explorationPeriod = static_cast<std::uint32_t>(value);
    } else if (name == "close_call") {
        contender.options.priorWidth = value;
    } else if (name == "others_share") {
        contender.view.othersShare = value;
    } else {
        refuse(name);
    }
}

} // namespace

Contender readContender(std::string_view text)
{
    Contender contender;
    bool isFirst = true;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(':'));
        text.remove_prefix(std::min(text.size(), word.size() + 1));
        const auto equals = word.find('=');
        if (isFirst && word == "quick") {
            contender.kind = Contender::Kind::Quick;
        } else if (isFirst && word == "search") {
            contender.kind = Contender::Kind::Search;
        } else if (!isFirst && equals != std::string_view::npos) {
            change(contender, word.substr(0, equals), numberIn(word.substr(equals + 1)));
        } else if (!isFirst && contender.kind == Contender::Kind::Search) {
            contender.budget.simulations = numberIn(word);
        } else if (!isFirst || word != "heuristic") {
            refuse(word);
        }
        isFirst = false;
    }
    if (contender.kind == Contender::Kind::Search && !contender.budget.simulations) {
        refuse("search without a number");
    }
    return contender;
}

Order orderOf(const Contender& contender, Search& search, const Position& position, std::uint64_t seed)
{
    static const std::atomic<bool> never{false};
    switch (contender.kind) {
    case Contender::Kind::Quick:
        return quickOrder(position, contender.view.weights);
    case Contender::Kind::Heuristic:
        return heuristicOrder(position, contender.view, seed);
    case Contender::Kind::Search:
        break;
    }
    return search.think(position, contender.budget, never).front().order;
}

void duel(const Contender& one, const Contender& other, int players, int games, std::uint64_t seed, bool pairs)
{
    double wins = 0;
    double squares = 0;
    std::array<double, 2> points{};
    std::array<double, 2> seats{};
    for (int game = 0; game < games; ++game) {
        const int block = game / players;
        Position position = newGame(players, Random{seed + static_cast<std::uint64_t>(block) * 7919U}.next());
        Random random{seed * 31U + static_cast<std::uint64_t>(game)};
        const auto isOne = [&](int seat) {
            const int place = (seat + game) % players;
            return place == 0 || (pairs && place == 2);
        };
        std::deque<Search> table;
        for (int seat = 0; seat < players; ++seat) {
            table.emplace_back(isOne(seat) ? one.options : other.options, random.next());
        }
        while (!position.isFinished()) {
            const int seat = position.turn;
            const Order order =
                orderOf(isOne(seat) ? one : other, table[static_cast<std::size_t>(seat)], position, random.next());
            for (Search& search : table) {
                search.advance(position, order);
            }
            apply(position, order);
        }
        const auto results = scores(position);
        int first = 0;
        double mine = 0;
        for (int seat = 0; seat < players; ++seat) {
            const SeatScore& score = results[static_cast<std::size_t>(seat)];
            const std::size_t side = isOne(seat) ? 0 : 1;
            points[side] += score.total;
            seats[side] += 1;
            first += score.place == 1 ? 1 : 0;
            mine += score.place == 1 && isOne(seat) ? 1 : 0;
        }
        wins += mine / first;
        squares += mine / first * mine / first;
    }
    const double share = wins / games;
    const double error = std::sqrt((squares / games - share * share) / games);
    std::printf("share %.4f +- %.4f  points %.2f against %.2f  (%d games)\n", share, error, points[0] / seats[0],
                points[1] / seats[1], games);
}

} // namespace windrose::tune
