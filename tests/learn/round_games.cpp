// SPDX-License-Identifier: GPL-3.0-or-later
#include "round_games.h"

#include "choice.h"
#include "core/players/built_in_nets.h"
#include "core/players/playout_policy.h"
#include "greedy_player.h"

namespace windrose::learn
{

namespace
{

constexpr std::uint32_t kStretchPeriod = 5;     // on average, a stretch begins in one of this many rounds
constexpr std::uint32_t kMostStretchRounds = 3; // a stretch has one to this many rounds
constexpr std::array kRoundNoises{0, 0, 50};    // a player has one of these (see GreedyPlayer)
constexpr float kRoundTrace = 0.98F;            // lambda of the temporal differences, for each choice of a role
constexpr std::uint64_t kVarietySeed = 5;

/// A stretch of rounds that all seats play as in a playout of a search.
class Stretch
{
public:
    explicit Stretch(const PlayoutPolicy& policy) : m_policy(policy) {}

    /// Called when a round begins; may begin a stretch.
    void beginRound(int round, Random& random)
    {
        if (round > m_last && random.below(kStretchPeriod) == 0) {
            m_last = round + static_cast<int>(random.below(kMostStretchRounds));
            m_weights = m_policy.drawWeights(random);
        }
    }

    bool isUnderWay(int round) const { return round <= m_last; }

    Order order(const Position& position, Random& random) const { return m_policy.order(position, m_weights, random); }

private:
    const PlayoutPolicy& m_policy;
    PlayoutPolicy::SeatWeights m_weights{};
    int m_last = -1;
};

void playRoundGame(int players, const PlayoutPolicy& policy, const std::shared_ptr<const ValueNet>& net,
                   std::uint64_t seed, bool isHeldOut, Samples& samples, GameFigures& figures)
{
    Random random{seed};
    std::vector<std::unique_ptr<Player>> table;
    for (int seat = 0; seat < players; ++seat) {
        const int noise = kRoundNoises[random.below(kRoundNoises.size())];
        table.push_back(std::make_unique<GreedyPlayer>(net, random.next(), noise));
    }
    const std::atomic<bool> never{false};
    Position position = newGame(players, random.next());
    std::vector<Choice> choices;
    Stretch stretch(policy);
    while (!position.isFinished()) {
        if (position.decision == Decision::ChooseRole) {
            choices.push_back(choiceIn(position, net.get(), isHeldOut));
            if (choices.back().beginsRound) {
                stretch.beginRound(position.round, random);
            }
            choices.back().isExplored = stretch.isUnderWay(position.round);
        }
        const Order order = stretch.isUnderWay(position.round) ? stretch.order(position, random)
                                                               : table[position.turn]->decide(position, never);
        apply(position, order);
    }
    const GameResult result = resultOf(position, figures);
    const std::vector<GameResult> targets = temporalTargets(choices, result, kRoundTrace);
    for (std::size_t number = 0; number < choices.size(); ++number) {
        const Choice& choice = choices[number];
        if (choice.beginsRound && !choice.isExplored) {
            samples.add(choice.inputs, choice.chooser, isHeldOut, targets[number]);
        }
    }
    if (isHeldOut) {
        addCrossEntropy(choices, result, players, figures);
    }
}

} // namespace

GameFigures playRoundGames(int players, std::uint64_t seed, std::uint64_t first, std::uint64_t last, Samples& samples,
                           std::shared_ptr<const ValueNet> net)
{
    if (!net) {
        // The net is a constant of the program, so the pointer does not own it.
        net = std::shared_ptr<const ValueNet>(std::shared_ptr<void>(), &builtInNet(players));
    }
    const PlayoutPolicy policy(searchOptions(Playouts::Net, players), kVarietySeed);
    GameFigures figures;
    for (std::uint64_t game = first; game < last; ++game) {
        playRoundGame(players, policy, net, Random::drawn(seed, game), game % kHeldOutPeriod == 0, samples, figures);
    }
    return figures;
}

} // namespace windrose::learn
