// SPDX-License-Identifier: GPL-3.0-or-later
#include "self_play.h"

#include "choice.h"
#include "core/players/player_choice.h"
#include "core/players/quick_policy.h"
#include "core/players/random_player.h"
#include "core/players/taste.h"
#include "greedy_player.h"

namespace windrose::learn
{

namespace
{

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

/// Adds the choices of a game. Without a net, each teaches the result of the game.
void addSamples(const std::vector<Choice>& choices, const GameResult& result, bool hasNet, bool isHeldOut,
                Random& random, Samples& samples)
{
    const std::vector<GameResult> targets =
        hasNet ? temporalTargets(choices, result, kTrace) : std::vector<GameResult>(choices.size(), result);
    for (std::size_t number = 0; number < choices.size(); ++number) {
        const Choice& choice = choices[number];
        if (!hasNet || (!choice.isExplored && random.below(kKeptPeriod) == 0)) {
            samples.add(choice.inputs, choice.chooser, isHeldOut, targets[number]);
        }
    }
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
            choices.push_back(choiceIn(position, nets.empty() ? nullptr : nets[0].get(), isHeldOut));
        }
        const bool explores = position.round < exploredRounds && random.below(kExplorationPeriod) == 0;
        choices.back().isExplored = choices.back().isExplored || explores;
        const Order order = explores ? randomOrder(position, random) : table[position.turn]->decide(position, never);
        const PlayedOrder played = playOrder(position, order);
        for (const std::unique_ptr<Player>& player : table) {
            player->played(played);
        }
    }
    const GameResult result = resultOf(position, figures);
    addSamples(choices, result, !nets.empty(), isHeldOut, random, samples);
    if (isHeldOut) {
        addCrossEntropy(choices, result, players, figures);
    }
}

} // namespace

GameFigures playGames(int players, const Nets& nets, std::uint64_t stageSeed, std::uint64_t first, std::uint64_t last,
                      Samples& samples)
{
    GameFigures figures;
    for (std::uint64_t game = first; game < last; ++game) {
        playGame(players, nets, Random::drawn(stageSeed, game), game % kHeldOutPeriod == 0, samples, figures);
    }
    return figures;
}

} // namespace windrose::learn
