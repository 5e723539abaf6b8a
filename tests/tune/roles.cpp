// SPDX-License-Identifier: GPL-3.0-or-later
#include "roles.h"

#include "core/players/candidates.h"
#include "core/players/heuristic_player.h"
#include "core/players/quick_roles.h"
#include "core/players/random_player.h"
#include "core/players/search.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

namespace windrose::tune
{

namespace
{

constexpr std::size_t kTerms = 4;                      // of each role
constexpr std::size_t kUnknowns = 1 + kRoles * kTerms; // the first is the weight of doubloons, common to all
constexpr std::uint32_t kExplorationRate = 14;         // random orders in the games, so that unusual boards occur
constexpr std::uint32_t kSearchedRate = 4;             // choices of a role that are searched
constexpr double kRidge = 0.1;

using Terms = std::array<double, kUnknowns>;

/// A role that could be chosen.
struct Choice {
    Terms terms{};
    double known = 0; ///< its value according to the current table
    double value = 0; ///< its value according to a search
};
using Choices = std::vector<Choice>;

Terms termsOf(Role role, const RoleStakes& stakes)
{
    Terms terms{};
    terms[0] = stakes.doubloons / 1000.0;
    const auto first = 1 + static_cast<std::size_t>(role) * kTerms;
    terms[first] = 1;
    terms[first + 1] = stakes.own / 1000.0;
    terms[first + 2] = stakes.others / 1000.0;
    terms[first + 3] = stakes.rounds / 1000.0;
    return terms;
}

/// The expected result of a search for a seat, as a share of the largest reward.
double expectedFor(std::size_t seat, Position position, int simulations, std::uint64_t seed)
{
    static const std::atomic<bool> never{false};
    OrderList orders;
    candidateOrders(position, orders);
    while (!position.isFinished() && orders.size() == 1) {
        apply(position, orders[0]);
        candidateOrders(position, orders);
    }
    if (position.isFinished()) {
        return static_cast<double>(rewards(position, Weights{})[seat]) / kCertain;
    }
    Search search(SearchOptions{}, seed);
    double sum = 0;
    double tried = 0;
    for (const SearchedOrder& order : search.think(position, {.simulations = simulations, .time = {}}, never)) {
        sum += static_cast<double>(order.expected[seat]) * static_cast<double>(order.simulations);
        tried += static_cast<double>(order.simulations);
    }
    return sum / tried / kCertain;
}

Choices ask(const Position& position, int simulations, Random& random)
{
    const Weights weights;
    const QuickRoles roles(position, weights);
    OrderList orders;
    candidateOrders(position, orders);
    Choices choices;
    choices.reserve(static_cast<std::size_t>(orders.size()));
    for (const Order& order : orders) {
        Position after = position;
        apply(after, order);
        choices.push_back({termsOf(order.role(), roles.stakes(order.role())),
                           static_cast<double>(roles.valueOf(order.role())),
                           expectedFor(position.turn, after, simulations, random.next())});
    }
    return choices;
}

void addGame(int players, int simulations, Random& random, std::vector<Choices>& asked)
{
    Position position = newGame(players, random.next());
    while (!position.isFinished()) {
        if (position.decision == Decision::ChooseRole && random.below(kSearchedRate) == 0) {
            asked.push_back(ask(position, simulations, random));
        }
        apply(position, random.below(kExplorationRate) == 0 ? randomOrder(position, random)
                                                            : heuristicOrder(position, HeuristicView{}, random.next()));
    }
}

/// The least-squares fit; each choice is measured against the mean of its alternatives.
Terms leastSquares(const std::vector<Choices>& asked)
{
    std::array<Terms, kUnknowns> left{};
    Terms right{};
    for (const Choices& choices : asked) {
        Choice mean;
        for (const Choice& choice : choices) {
            for (std::size_t term = 0; term < kUnknowns; ++term) {
                mean.terms[term] += choice.terms[term] / static_cast<double>(choices.size());
            }
            mean.value += choice.value / static_cast<double>(choices.size());
        }
        for (const Choice& choice : choices) {
            for (std::size_t row = 0; row < kUnknowns; ++row) {
                const double away = choice.terms[row] - mean.terms[row];
                for (std::size_t column = 0; column < kUnknowns; ++column) {
                    left[row][column] += away * (choice.terms[column] - mean.terms[column]);
                }
                right[row] += away * (choice.value - mean.value);
            }
        }
    }
    // Gauss-Jordan elimination; the ridge keeps every pivot away from zero.
    for (std::size_t row = 0; row < kUnknowns; ++row) {
        left[row][row] += kRidge;
    }
    for (std::size_t pivot = 0; pivot < kUnknowns; ++pivot) {
        for (std::size_t row = 0; row < kUnknowns; ++row) {
            const double share = row == pivot ? 0 : left[row][pivot] / left[pivot][pivot];
            for (std::size_t column = pivot; column < kUnknowns; ++column) {
                left[row][column] -= share * left[pivot][column];
            }
            right[row] -= share * right[pivot];
        }
    }
    for (std::size_t row = 0; row < kUnknowns; ++row) {
        right[row] /= left[row][row];
    }
    return right;
}

/// The mean loss of choosing by a score instead of choosing the best.
template <typename Score>
double givenAway(const std::vector<Choices>& asked, Score score)
{
    double sum = 0;
    for (const Choices& choices : asked) {
        const auto chosen =
            std::max_element(choices.begin(), choices.end(),
                             [&](const Choice& one, const Choice& other) { return score(one) < score(other); });
        const auto best = std::max_element(choices.begin(), choices.end(), [](const Choice& one, const Choice& other) {
            return one.value < other.value;
        });
        sum += best->value - chosen->value;
    }
    return sum / static_cast<double>(asked.size());
}

} // namespace

void fitRoles(int games, int simulations, std::uint64_t seed)
{
    Random random{seed};
    std::vector<Choices> asked;
    for (int game = 0; game < games; ++game) {
        addGame(game % 2 == 0 ? 4 : 2 + game / 2 % 4, simulations, random, asked);
    }
    const auto kept = static_cast<std::ptrdiff_t>(asked.size() / 5); // the last fifth is kept for validation
    const std::vector<Choices> held(asked.end() - kept, asked.end());
    asked.erase(asked.end() - kept, asked.end());
    const Terms line = leastSquares(asked);
    std::printf("%zu choices\n", asked.size());
    std::printf("given away by the rule in the tree %.5f, by this one %.5f\n",
                givenAway(held, [](const Choice& choice) { return choice.known; }),
                givenAway(held, [&](const Choice& choice) {
                    double value = 0;
                    for (std::size_t term = 0; term < kUnknowns; ++term) {
                        value += line[term] * choice.terms[term];
                    }
                    return value;
                }));
    const auto whole = [](double value) { return std::lround(value * 100'000); };
    for (std::size_t role = 0; role < kRoles; ++role) {
        const double* terms = &line[1 + role * kTerms];
        std::printf("{%ld, %ld, %ld, %ld}, // %s\n", whole(terms[0]), whole(terms[1]), whole(terms[2]), whole(terms[3]),
                    std::string(kRoleIds[role]).c_str());
    }
    std::printf("doubloons: %ld\n", whole(line[0]));
}

} // namespace windrose::tune
