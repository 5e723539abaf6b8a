// SPDX-License-Identifier: GPL-3.0-or-later
#include "built_in_nets.h"

#include "learned_evaluation.h"

namespace windrose
{

namespace
{

// The lines of each net, as the trainer writes them.
constexpr std::string_view kLinesFor2[]{
#include "nets/value_2.inc"
};
constexpr std::string_view kLinesFor3[]{
#include "nets/value_3.inc"
};
constexpr std::string_view kLinesFor4[]{
#include "nets/value_4.inc"
};
constexpr std::string_view kLinesFor5[]{
#include "nets/value_5.inc"
};

/// With short playouts before it, the net's errors average out over the positions in which they end.
constexpr NetUse kUse{.rounds = 2};

/// Evaluates each position by the net for its number of players.
class BuiltInEvaluation final : public Evaluation
{
public:
    Value valueOf(const Position& position) const override { return of(position).valueOf(position); }
    int playoutRounds(const Position& position, int usual) const override
    {
        return of(position).playoutRounds(position, usual);
    }
    void findPriors(const Position& position, const OrderList& orders, std::span<float> priors) const override
    {
        of(position).findPriors(position, orders, priors);
    }

private:
    const Evaluation& of(const Position& position) const { return m_learned[slot(position.players - kMinPlayers)]; }

    std::array<LearnedEvaluation, kMaxPlayers - kMinPlayers + 1> m_learned{
        LearnedEvaluation{builtInNet(2), kUse}, LearnedEvaluation{builtInNet(3), kUse},
        LearnedEvaluation{builtInNet(4), kUse}, LearnedEvaluation{builtInNet(5), kUse}};
};

} // namespace

const ValueNet& builtInNet(int players)
{
    // A test holds that each can be read.
    static const std::array nets{*ValueNet::read(kLinesFor2), *ValueNet::read(kLinesFor3), *ValueNet::read(kLinesFor4),
                                 *ValueNet::read(kLinesFor5)};
    return nets[slot(players - kMinPlayers)];
}

std::shared_ptr<const Evaluation> builtInEvaluation()
{
    static const auto evaluation = std::make_shared<const BuiltInEvaluation>();
    return evaluation;
}

SearchOptions searchOptions(Playouts playouts)
{
    SearchOptions options;
    if (playouts == Playouts::Full) {
        options.playoutRounds = kUnlimitedRounds;
    } else if (playouts == Playouts::Net) {
        // Full playouts gain nothing by varied weights, and lose by more random orders.
        options.playoutVariety = 60;
        options.explorationPeriod = 4;
        options.overtakingShare = 30; // the time saved in clear decisions gains more in close ones
    }
    return options;
}

SearchThreads searchWith(Playouts playouts, std::uint64_t seed, int threads)
{
    const bool usesNet = playouts == Playouts::Net || playouts == Playouts::PlainNet;
    return SearchThreads(searchOptions(playouts), seed, threads, usesNet ? builtInEvaluation() : nullptr);
}

} // namespace windrose
