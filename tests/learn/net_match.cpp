// SPDX-License-Identifier: GPL-3.0-or-later
// Plays one search with a net against copies of a player, seats rotated, victory points hidden, and prints the share of
// wins and the CPU time per order of both sides:
//     windrose_net_match PLAYERS GAMES SEED OTHER SIMULATIONS [net=FLOATS] [rounds=N] [exploration=N] [period=N]
//                        [variety=N] [ponder=N]
// With `ponder` the player with the net searches as many simulations more at each decision of the others. The net is a
// round net. With 0 simulations, it is a value net, and the player with it looks one order ahead, as in
// self-play.
#include "float_net.h"
#include "greedy_player.h"
#include "net_player.h"
#include "round_float_net.h"

#include "core/players/built_in_nets.h"
#include "core/players/candidates.h"
#include "core/players/observation.h"
#include "core/players/player_choice.h"
#include "core/players/round_evaluation.h"
#include "core/rules/game.h"
#include "core/rules/scoring.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <span>
#include <string>

namespace
{

using namespace windrose;

int numberIn(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) {
        std::fprintf(stderr, "not a number: %.*s\n", static_cast<int>(text.size()), text.data());
        std::exit(2);
    }
    return number;
}

/// The player with the net.
struct Plan {
    int players = 0;
    int simulations = 0; ///< for each order
    int ponder = 0;      ///< simulations for each order of the others
    SearchOptions options = {};
    std::string net = {}; ///< the file of its weights; empty: the net of the program
};

void change(Plan& plan, std::string_view word)
{
    const auto equals = word.find('=');
    const std::string_view name = word.substr(0, equals);
    const std::string_view text = word.substr(equals + 1);
    if (name == "net") {
        plan.net = text;
        return;
    }
    const int value = numberIn(text);
    if (name == "rounds") {
        plan.options.playoutRounds = plan.options.roundsOfLongThinking = value;
    } else if (name == "exploration") {
        plan.options.exploration = value;
    } else if (name == "period") {
        plan.options.explorationPeriod = static_cast<std::uint32_t>(value);
    } else if (name == "ponder") {
        plan.ponder = value;
    } else if (name == "variety") {
        plan.options.playoutVariety = value;
    } else {
        std::fprintf(stderr, "unknown: %.*s\n", static_cast<int>(name.size()), name.data());
        std::exit(2);
    }
}

/// The net of a file, or `builtIn` if no file is named.
template <typename IntegerNet, typename FloatNet>
IntegerNet netOf(const Plan& plan, const IntegerNet& builtIn)
{
    if (plan.net.empty()) {
        return builtIn;
    }
    FloatNet net(plan.players);
    if (!learn::readFloats(plan.net, net.weights)) {
        std::fprintf(stderr, "no net for %d players: %s\n", plan.players, plan.net.c_str());
        std::exit(2);
    }
    return learn::integersOf<IntegerNet>(net);
}

/// Makes the players with the net.
class NetPlayers
{
public:
    explicit NetPlayers(const Plan& plan)
        : m_plan(plan),
          m_valueNet(std::make_shared<const ValueNet>(
              plan.simulations == 0 ? netOf<ValueNet, learn::FloatNet>(plan, builtInNet(plan.players))
                                    : builtInNet(plan.players))),
          m_roundNet(plan.simulations == 0
                         ? builtInRoundNet(plan.players)
                         : netOf<RoundNet, learn::RoundFloatNet>(plan, builtInRoundNet(plan.players))),
          m_evaluation(std::make_shared<const RoundEvaluation>(m_roundNet))
    {
    }

    std::unique_ptr<Player> make(std::uint64_t seed) const
    {
        if (m_plan.simulations == 0) {
            return std::make_unique<learn::GreedyPlayer>(m_valueNet, seed);
        }
        return std::make_unique<learn::NetPlayer>(m_evaluation, seed, m_plan.options, m_plan.simulations);
    }

private:
    Plan m_plan;
    std::shared_ptr<const ValueNet> m_valueNet;
    RoundNet m_roundNet;
    std::shared_ptr<const RoundEvaluation> m_evaluation;
};

double cpuSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time); // no promise: for the report
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// What a side of the match needed and reached.
struct Side {
    double points = 0;
    double seconds = 0;
    double orders = 0; ///< that had an alternative
};

struct Tally {
    double wins = 0;
    Side one;
    Side others;

    void print(int games, int players) const
    {
        const double share = wins / games;
        std::printf("%d games: %.1f %% +- %.1f  points %.1f against %.1f  %.3f and %.3f ms per order\n", games,
                    100 * share, 196 * std::sqrt(share * (1 - share) / games), one.points / games,
                    others.points / games / (players - 1), 1000 * one.seconds / one.orders,
                    1000 * others.seconds / others.orders);
        std::fflush(stdout);
    }
};

/// Plays a game from this position. `mine` is the seat of the player with the net, who searches `ponder` simulations at
/// each decision of the others.
void playGame(Position position, int mine, int ponder, std::span<const std::unique_ptr<Player>> table, Random& random,
              Tally& tally)
{
    const std::atomic<bool> never{false};
    while (!position.isFinished()) {
        const int seat = position.turn;
        Side& side = seat == mine ? tally.one : tally.others;
        OrderList orders;
        candidateOrders(position, orders);
        const Position seen = observed(position, seat, true, random.next());
        const double start = cpuSeconds();
        const Order order = table[slot(seat)]->decide(seen, never);
        if (orders.size() > 1) {
            side.seconds += cpuSeconds() - start;
            ++side.orders;
        }
        if (ponder > 0 && seat != mine) {
            const Position other = observed(position, mine, true, random.next());
            table[slot(mine)]->ponder(other, mine, {.simulations = ponder, .time = {}}, never);
        }
        const PlayedOrder played = playOrder(position, order);
        for (int other = 0; other < position.players; ++other) {
            const Position before = observed(played.before, other, true, random.next());
            table[slot(other)]->played({before, order, played.events});
        }
    }
    const auto results = scores(position);
    int winners = 0;
    for (int seat = 0; seat < position.players; ++seat) {
        winners += results[slot(seat)].place == 1 ? 1 : 0;
        (seat == mine ? tally.one : tally.others).points += results[slot(seat)].total;
    }
    tally.wins += results[slot(mine)].place == 1 ? 1.0 / winners : 0;
}

} // namespace

int main(int argc, char** argv)
{
    const std::span<char*> words(argv, static_cast<std::size_t>(argc));
    const auto other = words.size() < 6 ? std::nullopt : readPlayerChoice(words[4]);
    const int players = other ? numberIn(words[1]) : 0;
    if (players < kMinPlayers || players > kMaxPlayers) {
        std::fprintf(stderr, "usage: windrose_net_match PLAYERS GAMES SEED OTHER SIMULATIONS [net=FLOATS] [rounds=N] "
                             "[exploration=N] [period=N] [variety=N] [ponder=N]\n");
        return 2;
    }
    const int games = numberIn(words[2]);
    const auto seed = static_cast<std::uint64_t>(numberIn(words[3]));
    Plan plan;
    plan.players = players;
    plan.options = searchOptions(Playouts::Net, players);
    plan.simulations = numberIn(words[5]);
    for (const char* const word : words.subspan(6)) {
        change(plan, word);
    }
    const NetPlayers withNet(plan);
    Tally tally;
    for (int game = 0; game < games; ++game) {
        // The same game is played once from each seat.
        const Position position = newGame(players, Random::drawn(seed, static_cast<std::uint64_t>(game / players)));
        Random random{Random::drawn(seed + 1000, static_cast<std::uint64_t>(game))};
        std::vector<std::unique_ptr<Player>> table;
        for (int seat = 0; seat < players; ++seat) {
            table.push_back(seat == game % players ? withNet.make(random.next()) : makePlayer(*other, random.next()));
            table.back()->setPointsHidden(true);
        }
        playGame(position, game % players, plan.ponder, table, random, tally);
        if ((game + 1) % 20 == 0 || game + 1 == games) {
            tally.print(game + 1, players);
        }
    }
    return 0;
}
