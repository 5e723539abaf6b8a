// SPDX-License-Identifier: GPL-3.0-or-later
#include "levels.h"

#include "candidates.h"
#include "search_threads.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr std::array<LevelFacts, kLevels> kFacts{{
    {.budget = 80, .taste = 70, .othersShare = 0, .simulations = 0},
    {.budget = 35, .taste = 45, .othersShare = 100, .simulations = 0},
    {.budget = 0, .taste = 20, .othersShare = 350, .simulations = 0},
    {.budget = 10, .taste = 15, .othersShare = 350, .simulations = 120},
    {.budget = 0, .taste = 0, .othersShare = 350, .simulations = 2000},
}};

/// Each weight of what a thing brings is moved by up to `percent`, up or down.
Weights coloured(Weights weights, int percent, Random& random)
{
    for (const WeightFact& fact : kWeightFacts) {
        const int shift = static_cast<int>(random.below(static_cast<std::uint32_t>(2 * percent + 1))) - percent;
        if (fact.isTaste) {
            weights.*fact.member += weights.*fact.member * shift / 100;
        }
    }
    return weights;
}

/// An order and what it costs, in thousandths of a chance to win, against the best.
struct Judged {
    Order order{};
    int loss = 0;
};

class LevelPlayer final : public Player
{
public:
    LevelPlayer(Level level, Style style, std::uint64_t seed, const SearchBudget& budget, int threads)
        : m_level(windrose::facts(level)),
          m_random{seed},
          m_budget(budget),
          m_search(SearchManner{}, m_random.next(), threads)
    {
        m_view.weights = coloured(weightsOf(style), m_level.taste, m_random);
        m_view.othersShare = m_level.othersShare;
        setBudget(budget);
    }

    Order decide(const Position& position, const std::atomic<bool>& stop) override
    {
        m_thought = {};
        OrderList orders;
        candidateOrders(position, orders);
        if (orders.size() == 1) {
            return orders[0];
        }
        const std::vector<Judged> judged = searches() ? bySearch(position, stop) : byLooking(position);
        if (m_level.budget == 0 && searches()) {
            return judged.front().order;
        }
        return favourite(position, judged);
    }

    void played(const Position& before, Order order) override
    {
        if (searches()) {
            m_search.advance(before, order);
        }
    }

    void forget() override { m_search.forget(); }

    /// One that sets nothing stands for the level's own.
    void setBudget(const SearchBudget& budget) override
    {
        m_budget = budget;
        if (!m_budget.time && !m_budget.simulations) {
            m_budget.simulations = m_level.simulations;
        }
    }

    Thought lastThought() const override { return m_thought; }

private:
    bool searches() const { return m_level.simulations != 0; }

    std::vector<Judged> byLooking(const Position& position)
    {
        const std::vector<RatedOrder> rated = rateOrders(position, HeuristicView{}, m_random.next());
        int best = 0;
        for (const RatedOrder& order : rated) {
            best = std::max(best, order.chance);
        }
        std::vector<Judged> judged;
        judged.reserve(rated.size());
        for (const RatedOrder& order : rated) {
            judged.push_back({order.order, (best - order.chance) * 1000 / kCertain});
        }
        return judged;
    }

    std::vector<Judged> bySearch(const Position& position, const std::atomic<bool>& stop)
    {
        const std::vector<SearchedOrder> found = m_search.think(position, m_budget, stop);
        m_thought = thoughtOf(position, found, m_search);
        const auto seat = static_cast<std::size_t>(position.turn);
        std::vector<Judged> judged;
        judged.reserve(found.size());
        for (const SearchedOrder& order : found) {
            // What was hardly tried is no choice of somebody who thought about it.
            const bool isKnown = order.simulations * 10 >= found.front().simulations;
            const int behind = found.front().expected[seat] - order.expected[seat];
            judged.push_back({order.order, isKnown ? std::max(0, behind) * 1000 / kCertain : 1000});
        }
        return judged;
    }

    /// What looks best to the player's own view among what it can afford.
    Order favourite(const Position& position, const std::vector<Judged>& judged)
    {
        for (const RatedOrder& liked : rateOrders(position, m_view, m_random.next())) {
            for (const Judged& order : judged) {
                if (order.order == liked.order && order.loss <= m_level.budget) {
                    return order.order;
                }
            }
        }
        return judged.front().order;
    }

    LevelFacts m_level;
    Random m_random;
    HeuristicView m_view;
    SearchBudget m_budget;
    SearchThreads m_search;
    Thought m_thought;
};

} // namespace

const LevelFacts& facts(Level level)
{
    return kFacts[static_cast<std::size_t>(level)];
}

Weights weightsOf(Style style)
{
    Weights weights;
    const auto more = [](int& weight, int percent) { weight += weight * percent / 100; };
    switch (style) {
    case Style::Opportunist:
        break;
    case Style::Builder:
        more(weights.doubloon, 25);
        more(weights.quarry, 40);
        more(weights.unmannedLarge, 15);
        more(weights.factory, 40);
        break;
    case Style::Shipper:
        more(weights.barrel, 30);
        more(weights.barrelInHand, 20);
        more(weights.harbor, 50);
        more(weights.wharf, 50);
        break;
    case Style::Trader:
        more(weights.barrelPrice, 60);
        more(weights.priceInHand, 60);
        more(weights.market, 60);
        more(weights.office, 60);
        break;
    case Style::Settler:
        more(weights.emptyTile, 60);
        more(weights.quarry, 40);
        more(weights.hacienda, 60);
        more(weights.hut, 60);
        more(weights.hospice, 60);
        break;
    }
    return weights;
}

std::unique_ptr<Player> makeLevel(Level level, Style style, std::uint64_t seed, const SearchBudget& budget, int threads)
{
    return std::make_unique<LevelPlayer>(level, style, seed, budget, threads);
}

} // namespace windrose
