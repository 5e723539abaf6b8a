// SPDX-License-Identifier: GPL-3.0-or-later
#include "built_in_nets.h"

#include "learned_evaluation.h"
#include "round_evaluation.h"

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

constexpr std::string_view kRoundLinesFor2[]{
#include "nets/round_2.inc"
};
constexpr std::string_view kRoundLinesFor3[]{
#include "nets/round_3.inc"
};
constexpr std::string_view kRoundLinesFor4[]{
#include "nets/round_4.inc"
};
constexpr std::string_view kRoundLinesFor5[]{
#include "nets/round_5.inc"
};

/// Evaluates each position by the evaluation for its number of players.
template <auto makeFor>
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
    const Evaluation& of(const Position& position) const { return m_ofPlayers[slot(position.players - kMinPlayers)]; }

    std::array<decltype(makeFor(kMinPlayers)), kMaxPlayers - kMinPlayers + 1> m_ofPlayers{makeFor(2), makeFor(3),
                                                                                          makeFor(4), makeFor(5)};
};

LearnedEvaluation byValueNet(int players)
{
    return LearnedEvaluation(builtInNet(players), SearchOptions{}.playoutRounds);
}

RoundEvaluation byRoundNet(int players)
{
    return {builtInRoundNet(players), RoundEvaluation::rounds(players)};
}

} // namespace

const ValueNet& builtInNet(int players)
{
    // A test holds that each can be read.
    static const std::array nets{*ValueNet::read(kLinesFor2), *ValueNet::read(kLinesFor3), *ValueNet::read(kLinesFor4),
                                 *ValueNet::read(kLinesFor5)};
    return nets[slot(players - kMinPlayers)];
}

const RoundNet& builtInRoundNet(int players)
{
    // A test holds that each can be read.
    static const std::array nets{*RoundNet::read(kRoundLinesFor2), *RoundNet::read(kRoundLinesFor3),
                                 *RoundNet::read(kRoundLinesFor4), *RoundNet::read(kRoundLinesFor5)};
    return nets[slot(players - kMinPlayers)];
}

std::shared_ptr<const Evaluation> builtInEvaluation(Playouts playouts)
{
    static const std::shared_ptr<const Evaluation> plain = std::make_shared<const BuiltInEvaluation<byValueNet>>();
    static const std::shared_ptr<const Evaluation> ofRounds = std::make_shared<const BuiltInEvaluation<byRoundNet>>();
    return playouts == Playouts::Net ? ofRounds : playouts == Playouts::PlainNet ? plain : nullptr;
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
        options.playoutRounds = 1;
        options.manySimulations = 5000;
    }
    return options;
}

Search searchWith(Playouts playouts, std::uint64_t seed, int threads)
{
    return Search(searchOptions(playouts), seed, threads, builtInEvaluation(playouts));
}

} // namespace windrose
