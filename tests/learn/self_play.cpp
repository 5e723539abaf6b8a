// SPDX-License-Identifier: GPL-3.0-or-later
#include "self_play.h"

#include "core/players/learned_evaluation.h"
#include "core/players/player_choice.h"
#include "core/players/quick_policy.h"
#include "core/players/random_player.h"
#include "core/players/taste.h"
#include "core/rules/scoring.h"
#include "greedy_player.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

namespace windrose::learn
{

namespace
{

constexpr std::uint64_t kHeldOut = 16;            // one game in this many
constexpr std::uint32_t kMostExploredRounds = 14; // random orders occur in the first rounds
constexpr std::uint32_t kExplorationPeriod = 30;  // one order in this many is random in these rounds
constexpr std::uint32_t kKnownPeriod = 10;        // later stages: one player in this many has no net
constexpr std::uint32_t kOldPeriod = 8;           // one net in this many is any of the earlier ones
constexpr std::uint32_t kKeptPeriod = 2;          // later stages: one choice of a role in this many is a sample
constexpr std::array kNoises{0, 50, 150};         // a player with a net has one of these (see GreedyPlayer)
constexpr float kTrace = 0.95F;                   // lambda of the temporal differences, for each choice of a role
constexpr int kVariation = 60;                    // percent

/// The quick policy with weights of a random style, each changed at random: a hundred times as fast as the others.
class QuickOne final : public Player
{
public:
    explicit QuickOne(Random& random) : m_weights(weightsOf(static_cast<Style>(random.below(kStyles))))
    {
        for (const WeightFact& fact : kWeightFacts) {
            const int percent = static_cast<int>(random.below(2 * kVariation + 1)) - kVariation;
            m_weights.*fact.member += fact.isPreference ? m_weights.*fact.member * percent / 100 : 0;
        }
    }
    Order decide(const Position& position, const std::atomic<bool>& /*stop*/) override
    {
        return quickOrder(position, m_weights);
    }

private:
    Weights m_weights;
};

/// A player without a net: mostly a quick one, else the heuristic one. Levels would not do, since they have nets.
std::unique_ptr<Player> drawKnown(Random& random)
{
    if (random.below(8) != 0) {
        return std::make_unique<QuickOne>(random);
    }
    return makePlayer(PlayerChoice{}, random.next());
}

std::unique_ptr<Player> drawPlayer(const Nets& nets, Random& random)
{
    if (nets.empty() || random.below(kKnownPeriod) == 0) {
        return drawKnown(random);
    }
    const bool isOld = random.below(kOldPeriod) == 0;
    const std::size_t number = isOld ? random.below(static_cast<std::uint32_t>(nets.size())) : 0;
    const int noise = kNoises[random.below(kNoises.size())];
    return std::make_unique<GreedyPlayer>(nets[number], random.next(), noise);
}

void addResult(const Position& position, GameResult& result, GameFigures& figures)
{
    const auto results = scores(position);
    float sum = 0;
    float winners = 0;
    for (int seat = 0; seat < position.players; ++seat) {
        const SeatScore& score = results[slot(seat)];
        sum += static_cast<float>(score.total);
        winners += score.place == 1 ? 1.0F : 0.0F;
    }
    for (int seat = 0; seat < position.players; ++seat) {
        const SeatScore& score = results[slot(seat)];
        result.won[slot(seat)] = score.place == 1 ? 1 / winners : 0;
        result.margin[slot(seat)] = static_cast<float>(score.total) - sum / static_cast<float>(position.players);
        figures.seatWins[slot(seat)] += static_cast<double>(result.won[slot(seat)]);
        figures.chips += score.victoryPoints;
        figures.buildings += score.buildings;
        figures.bonuses += score.total - score.victoryPoints - score.buildings;
        position.seat(seat).forEachBuilding([&](Building building) { ++figures.built[slot(building)]; });
    }
    figures.winnersPoints +=
        std::max_element(results.begin(), results.end(), [](const SeatScore& one, const SeatScore& other) {
            return one.total < other.total;
        })->total;
    ++figures.games;
    figures.rounds += position.round;
    ++figures.ends[slot(position.endTriggers[0]) - 1];
}

/// A choice of a role in a game.
struct Choice {
    NetInputs inputs;
    GameResult said{}; ///< by the net
    Shares estimate{}; ///< of the chances, by the heuristic evaluation
    int chooser = 0;
    bool isExplored = false; ///< a random order follows before the next choice
};

GameResult answerOf(const ValueNet& net, const NetInputs& inputs, const Position& position)
{
    const NetAnswer answer = net.answer(inputs);
    const Value value = valueFrom(answer, position);
    GameResult said;
    for (int place = 0; place < position.players; ++place) {
        const std::size_t seat = slot(seatAtPlace(position, place));
        said.won[seat] = static_cast<float>(value.chances[seat]) / kCertain;
        said.margin[seat] = static_cast<float>(answer.margins[slot(place)]) / 1000;
    }
    return said;
}

GameResult mixed(const GameResult& one, const GameResult& other, float share)
{
    GameResult mean;
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
        mean.won[seat] = (1 - share) * one.won[seat] + share * other.won[seat];
        mean.margin[seat] = (1 - share) * one.margin[seat] + share * other.margin[seat];
    }
    return mean;
}

/// Adds the choices of a game with their targets. Without a net, the target is the result of the game. With one, it is
/// that of TD(lambda) (Sutton 1988): a mean of the result and of the net's answers at the later choices, in which
/// nearer ones count more. It ends at the first random order, since later choices do not show what the players would
/// have done.
void addSamples(const std::vector<Choice>& choices, const GameResult& result, bool hasNet, bool isHeldOut,
                Random& random, Samples& samples)
{
    std::vector<GameResult> targets(choices.size());
    GameResult next = result;
    for (std::size_t number = choices.size(); number-- > 0;) {
        targets[number] = hasNet && choices[number].isExplored ? choices[number].said : next;
        next = hasNet ? mixed(choices[number].said, targets[number], kTrace) : result;
    }
    for (std::size_t number = 0; number < choices.size(); ++number) {
        const Choice& choice = choices[number];
        if (!hasNet || (!choice.isExplored && random.below(kKeptPeriod) == 0)) {
            samples.add(choice.inputs, choice.chooser, isHeldOut, targets[number]);
        }
    }
}

void addCrossEntropy(const std::vector<Choice>& choices, const GameResult& result, int players, GameFigures& figures)
{
    for (const Choice& choice : choices) {
        for (std::size_t seat = 0; seat < slot(players); ++seat) {
            const double chance = std::max(1, choice.estimate[seat]) / static_cast<double>(kCertain);
            figures.crossEntropy -= static_cast<double>(result.won[seat]) * std::log(chance);
        }
        ++figures.predictions;
    }
}

Choice choiceIn(const Position& position, const Nets& nets, bool isHeldOut)
{
    Choice choice;
    choice.chooser = position.turn;
    describe(position, choice.inputs);
    if (!nets.empty()) {
        choice.said = answerOf(*nets[0], choice.inputs, position);
    }
    if (isHeldOut) {
        choice.estimate = winChances(position, Weights{});
    }
    return choice;
}

void playGame(int players, const Nets& nets, std::uint64_t seed, bool isHeldOut, Samples& samples, GameFigures& figures)
{
    Random random{seed};
    std::vector<std::unique_ptr<Player>> table;
    for (int seat = 0; seat < players; ++seat) {
        table.push_back(drawPlayer(nets, random));
    }
    const std::uint32_t exploredRounds = random.below(kMostExploredRounds);
    const std::atomic<bool> never{false};
    Position position = newGame(players, random.next());
    std::vector<Choice> choices;
    while (!position.isFinished()) {
        if (position.decision == Decision::ChooseRole) {
            choices.push_back(choiceIn(position, nets, isHeldOut));
        }
        const bool explores = position.round < exploredRounds && random.below(kExplorationPeriod) == 0;
        choices.back().isExplored = choices.back().isExplored || explores;
        const Order order = explores ? randomOrder(position, random) : table[position.turn]->decide(position, never);
        const PlayedOrder played = playOrder(position, order);
        for (const std::unique_ptr<Player>& player : table) {
            player->played(played);
        }
    }
    GameResult result;
    addResult(position, result, figures);
    addSamples(choices, result, !nets.empty(), isHeldOut, random, samples);
    if (isHeldOut) {
        addCrossEntropy(choices, result, players, figures);
    }
}

} // namespace

void GameFigures::add(const GameFigures& other)
{
    games += other.games;
    rounds += other.rounds;
    chips += other.chips;
    buildings += other.buildings;
    bonuses += other.bonuses;
    winnersPoints += other.winnersPoints;
    crossEntropy += other.crossEntropy;
    predictions += other.predictions;
    for (std::size_t end = 0; end < ends.size(); ++end) {
        ends[end] += other.ends[end];
    }
    for (std::size_t seat = 0; seat < seatWins.size(); ++seat) {
        seatWins[seat] += other.seatWins[seat];
    }
    for (std::size_t building = 0; building < built.size(); ++building) {
        built[building] += other.built[building];
    }
}

void GameFigures::print(int players) const
{
    const auto all = static_cast<double>(std::max<std::int64_t>(1, games));
    const auto perSeat = [&](std::int64_t sum) { return static_cast<double>(sum) / all / players; };
    std::printf(
        "  %lld games of %.1f rounds; the winner's points %.1f; each seat's points: chips %.1f, buildings %.1f, "
        "bonuses %.1f\n  ended by",
        static_cast<long long>(games), static_cast<double>(rounds) / all, static_cast<double>(winnersPoints) / all,
        perSeat(chips), perSeat(buildings), perSeat(bonuses));
    for (std::size_t end = 0; end < ends.size(); ++end) {
        std::printf(" %s %.0f %%", std::string(kEndTriggerIds[end + 1]).c_str(),
                    100 * static_cast<double>(ends[end]) / all);
    }
    std::printf("; wins by seat");
    for (int seat = 0; seat < players; ++seat) {
        std::printf(" %.0f %%", 100 * seatWins[slot(seat)] / all);
    }
    std::printf("\n  built by percent of seats:");
    for (const Building building : kBaseGameKinds) {
        std::printf(" %s %.0f", std::string(facts(building).id).c_str(), 100 * perSeat(built[slot(building)]));
    }
    std::printf("\n  the heuristic evaluation: cross entropy %.4f on %lld held-out decisions\n",
                crossEntropy / static_cast<double>(std::max<std::int64_t>(1, predictions)),
                static_cast<long long>(predictions));
}

GameFigures playGames(int players, const Nets& nets, std::uint64_t stageSeed, std::uint64_t first, std::uint64_t last,
                      Samples& samples)
{
    GameFigures figures;
    for (std::uint64_t game = first; game < last; ++game) {
        playGame(players, nets, Random::drawn(stageSeed, game), game % kHeldOut == 0, samples, figures);
    }
    return figures;
}

} // namespace windrose::learn
