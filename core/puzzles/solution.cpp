// SPDX-License-Identifier: GPL-3.0-or-later
#include "solution.h"

#include "../players/heuristic_player.h"

#include <algorithm>

namespace windrose::puzzles
{

namespace
{

constexpr int kMaxPositions = 2'000'000; // more than any puzzle needs

Outcome outcomeOf(int value)
{
    if (isUnknown(value)) {
        return {};
    }
    const int parts = partsOf(value);
    const int margin = marginOf(value);
    const auto kind = parts == kWholeWin ? Outcome::Kind::Wins
                      : parts != 0       ? Outcome::Kind::Shares
                                         : Outcome::Kind::Loses;
    return {kind, std::abs(margin)};
}

} // namespace

std::optional<Solution> Solution::of(const Position& position)
{
    Exact exact(kMaxPositions);
    std::optional<Verdict> verdict = verdictOn(exact, position);
    if (!verdict) {
        return std::nullopt;
    }
    Solution solution(position, std::move(*verdict));
    solution.m_tempting = solution.findTempting();
    return solution;
}

bool Solution::isRight(Order order) const
{
    Exact exact(kMaxPositions);
    return m_verdict.isSolvedBy(exact, m_position, order);
}

Outcome Solution::best() const
{
    return outcomeOf(m_verdict.value);
}

Outcome Solution::after(Order order) const
{
    Exact exact(kMaxPositions);
    const std::optional<Bounds> bounds = exact.solveAfter(m_position, order);
    return bounds ? outcomeOf(bounds->high[m_position.turn]) : Outcome();
}

Outcome Solution::otherwise() const
{
    return m_verdict.proof == Proof::SureWin ? Outcome() : outcomeOf(m_verdict.next);
}

Order Solution::findTempting() const
{
    constexpr std::uint64_t kSeed = 1;
    if (const Order order = heuristicOrder(m_position, HeuristicView{}, kSeed); !isRight(order)) {
        return order;
    }
    Exact exact(kMaxPositions);
    std::optional<SolvedOrder> most;
    for (const SolvedOrder& solved : exact.solveOrders(m_position)) {
        const bool isBest =
            std::find(m_verdict.best.begin(), m_verdict.best.end(), solved.order) != m_verdict.best.end();
        const auto seat = m_position.turn;
        if (!isBest && (!most || solved.bounds.high[seat] > most->bounds.high[seat])) {
            most = solved;
        }
    }
    return most->order; // a verdict has other orders than the best ones
}

} // namespace windrose::puzzles
