// SPDX-License-Identifier: GPL-3.0-or-later
#include "exact_player.h"

#include "../players/exact.h"
#include "../players/heuristic_player.h"

#include <algorithm>

namespace windrose::puzzles
{

Order ExactPlayer::decide(const Position& position, const std::atomic<bool>& /*stop*/)
{
    constexpr int kMaxPositions = 100'000; // a fifth of a second
    constexpr std::uint64_t kSeed = 1;
    const Order usual = heuristicOrder(position, HeuristicView{}, kSeed);
    endgame::Exact exact(kMaxPositions);
    const std::vector<endgame::SolvedOrder> solved = exact.solveOrders(position);
    const auto seat = position.turn;
    const auto best = std::max_element(solved.begin(), solved.end(),
                                       [seat](const endgame::SolvedOrder& one, const endgame::SolvedOrder& other) {
                                           return one.bounds.low[seat] < other.bounds.low[seat];
                                       });
    if (best == solved.end()) {
        return usual;
    }
    const bool isUsualBest = std::any_of(solved.begin(), solved.end(), [&](const endgame::SolvedOrder& one) {
        return one.order == usual && one.bounds.low[seat] == best->bounds.low[seat];
    });
    return isUsualBest ? usual : best->order;
}

} // namespace windrose::puzzles
