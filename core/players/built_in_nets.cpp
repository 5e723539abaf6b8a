// SPDX-License-Identifier: GPL-3.0-or-later
#include "built_in_nets.h"

#include "heuristic_evaluation.h"
#include "learned_evaluation.h"
#include "search_options.h"

namespace windrose
{

namespace
{

// The lines of each net, as the trainer writes them.
constexpr std::string_view kLinesFor4[]{
#include "nets/value_4.inc"
};

using NetLines = std::span<const std::string_view>;
constexpr std::array<NetLines, kMaxPlayers - kMinPlayers + 1> kLines{NetLines{}, NetLines{}, NetLines{kLinesFor4},
                                                                     NetLines{}};

constexpr std::size_t kCount = kLines.size();

std::array<std::optional<ValueNet>, kCount> readAll()
{
    std::array<std::optional<ValueNet>, kCount> nets;
    for (std::size_t place = 0; place < kCount; ++place) {
        nets[place] = ValueNet::read(kLines[place]);
    }
    return nets;
}

/// With short playouts before it, the net's errors average out over the positions in which they end.
constexpr NetUse kUse{.rounds = 2};

/// Evaluates by the net for the number of players, if there is one.
class BuiltInEvaluation final : public Evaluation
{
public:
    BuiltInEvaluation()
    {
        for (std::size_t place = 0; place < kCount; ++place) {
            if (const ValueNet* net = builtInNet(static_cast<int>(place) + kMinPlayers)) {
                m_learned[place].emplace(*net, kUse);
            }
        }
    }

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
    const Evaluation& of(const Position& position) const
    {
        const auto& learned = m_learned[slot(position.players - kMinPlayers)];
        return learned ? static_cast<const Evaluation&>(*learned) : m_heuristic;
    }

    std::array<std::optional<LearnedEvaluation>, kCount> m_learned;
    HeuristicEvaluation m_heuristic{Weights{}, SearchOptions{}.priorWidth};
};

} // namespace

const ValueNet* builtInNet(int players)
{
    static const std::array<std::optional<ValueNet>, kCount> nets = readAll();
    const std::optional<ValueNet>& net = nets[slot(players - kMinPlayers)];
    return net ? &*net : nullptr;
}

std::shared_ptr<const Evaluation> builtInEvaluation()
{
    static const auto evaluation = std::make_shared<const BuiltInEvaluation>();
    return evaluation;
}

} // namespace windrose
