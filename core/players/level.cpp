// SPDX-License-Identifier: GPL-3.0-or-later
#include "level.h"

#include "built_in_nets.h"
#include "candidates.h"
#include "guards.h"
#include "learned_evaluation.h"
#include "observation.h"
#include "point_count.h"
#include "proved_orders.h"
#include "search_threads.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// The smallest budget of a player with a style, which could not show otherwise, in thousandths of a reward.
constexpr int kStyleBudget = 4;

/// The positions of a proof that take about as long as a simulation with a full playout.
constexpr int kPositionsForSimulation = 15;

constexpr LevelSkill kOwnTaste{.budget = 1000}; // any order will do
constexpr LevelSkill kFullSearch{.simulations = kFullPlayouts, .playouts = Playouts::Full};

constexpr std::array<LevelFacts, kLevels> kFacts{{
    {.horizon = 2000,
     .otherGoals = 30,
     .isBiased = true,
     .variation = 60,
     .skills{{{.budget = 76}, kOwnTaste, kOwnTaste, kOwnTaste}}},
    {.horizon = 3850,
     .otherGoals = 75,
     .isBiased = true,
     .variation = 60,
     .othersShare = 30,
     .skills{{{.budget = 50}, {.budget = 180}, {.budget = 185}, {.budget = 103}}}},
    {.isBiased = true,
     .variation = 25,
     .othersShare = 300,
     .skills{{{.budget = 20}, {.budget = 75}, {.budget = 87}, {.budget = 52}}}},
    {.isBiased = true,
     .variation = 25,
     .othersShare = 300,
     .skills{{{.budget = 2, .simulations = 57}, {.budget = 42}, {.budget = 53}, {.budget = 30}}}},
    {.isBiased = true,
     .variation = 20,
     .othersShare = 350,
     .skills{{{.budget = 2, .simulations = 150}, {.budget = 11}, {.budget = 26}, {.budget = 11}}}},
    {.isBiased = true,
     .variation = 10,
     .othersShare = 400,
     .skills{{{.budget = 4, .simulations = 460},
              {.budget = 4, .simulations = 140},
              {.budget = 10, .simulations = 90, .bias = 160},
              {.budget = 4, .simulations = 65}}}},
    {.othersShare = 420,
     .countsPoints = true,
     .provesEndings = true,
     .skills{{{.simulations = 1800}, kFullSearch, kFullSearch, kFullSearch}}},
}};

/// The bias of casual players: percentages that scale weights. Without it, players who follow their own evaluation ship
/// too eagerly, and nine of ten of their games end by points.
struct BiasScale {
    int Weights::*weight;
    int percent;
};
constexpr std::array kBias{
    BiasScale{&Weights::barrelInHand, -40},   BiasScale{&Weights::corn, -30},
    BiasScale{&Weights::quarry, 100},         BiasScale{&Weights::large, 100},
    BiasScale{&Weights::doubloon, 30},        BiasScale{&Weights::office, 200},
    BiasScale{&Weights::colonist, 2900},      BiasScale{&Weights::largeMarket, 80},
    BiasScale{&Weights::largeWarehouse, 600}, BiasScale{&Weights::university, 600},
    BiasScale{&Weights::wharf, 120},
};

/// The weights of a style, with `share` percent of this bias.
Weights biasedWeights(Style style, int share)
{
    Weights weights = weightsOf(style);
    for (const BiasScale& scale : kBias) {
        weights.*scale.weight += weights.*scale.weight * scale.percent / 100 * share / 100;
    }
    return weights;
}

/// What a player pursues that has one goal at a time.
enum class Goal : std::uint8_t { Harvest, Money, City, Island };
constexpr std::uint64_t kGoals = 4;
constexpr int kRoundsOfGoal = 3;

/// The weights that serve only one of the goals.
struct GoalWeight {
    Goal goal;
    int Weights::*weight;
};
constexpr std::array kGoalWeights{
    GoalWeight{Goal::Harvest, &Weights::corn},         GoalWeight{Goal::Harvest, &Weights::indigo},
    GoalWeight{Goal::Harvest, &Weights::sugar},        GoalWeight{Goal::Harvest, &Weights::tobacco},
    GoalWeight{Goal::Harvest, &Weights::coffee},       GoalWeight{Goal::Harvest, &Weights::kinds},
    GoalWeight{Goal::Harvest, &Weights::barrelInHand}, GoalWeight{Goal::Harvest, &Weights::harbor},
    GoalWeight{Goal::Harvest, &Weights::wharf},        GoalWeight{Goal::Money, &Weights::doubloon},
    GoalWeight{Goal::Money, &Weights::priceInHand},    GoalWeight{Goal::Money, &Weights::smallMarket},
    GoalWeight{Goal::Money, &Weights::largeMarket},    GoalWeight{Goal::Money, &Weights::office},
    GoalWeight{Goal::Money, &Weights::factory},        GoalWeight{Goal::City, &Weights::large},
    GoalWeight{Goal::City, &Weights::nearLarge},       GoalWeight{Goal::City, &Weights::university},
    GoalWeight{Goal::City, &Weights::smallWarehouse},  GoalWeight{Goal::City, &Weights::largeWarehouse},
    GoalWeight{Goal::Island, &Weights::quarry},        GoalWeight{Goal::Island, &Weights::hacienda},
    GoalWeight{Goal::Island, &Weights::hut},           GoalWeight{Goal::Island, &Weights::hospice},
    GoalWeight{Goal::Island, &Weights::emptyTile},
};

/// Scales the weights that serve another goal.
Weights pursuing(Weights weights, Goal goal, int otherGoals)
{
    for (const GoalWeight& one : kGoalWeights) {
        if (one.goal != goal) {
            weights.*one.weight = weights.*one.weight * otherGoals / 100;
        }
    }
    return weights;
}

/// The percentages by which a style scales weights.
struct StyleScale {
    Style style;
    int Weights::*weight;
    int percent;
};
constexpr std::array kStyleScales{
    StyleScale{Style::Builder, &Weights::large, 150},     StyleScale{Style::Builder, &Weights::nearLarge, 100},
    StyleScale{Style::Builder, &Weights::quarry, 60},     StyleScale{Style::Builder, &Weights::barrelInHand, -30},
    StyleScale{Style::Builder, &Weights::corn, -30},      StyleScale{Style::Builder, &Weights::priceInHand, 80},
    StyleScale{Style::Builder, &Weights::factory, 100},   StyleScale{Style::Builder, &Weights::university, 60},
    StyleScale{Style::Shipper, &Weights::corn, 60},       StyleScale{Style::Shipper, &Weights::indigo, 60},
    StyleScale{Style::Shipper, &Weights::sugar, 30},      StyleScale{Style::Shipper, &Weights::barrelInHand, 20},
    StyleScale{Style::Shipper, &Weights::harbor, 80},     StyleScale{Style::Shipper, &Weights::wharf, 80},
    StyleScale{Style::Trader, &Weights::tobacco, 40},     StyleScale{Style::Trader, &Weights::coffee, 40},
    StyleScale{Style::Trader, &Weights::priceInHand, 60}, StyleScale{Style::Trader, &Weights::smallMarket, 80},
    StyleScale{Style::Trader, &Weights::largeMarket, 80}, StyleScale{Style::Trader, &Weights::office, 80},
    StyleScale{Style::Settler, &Weights::quarry, 60},     StyleScale{Style::Settler, &Weights::hacienda, 150},
    StyleScale{Style::Settler, &Weights::hut, 300},       StyleScale{Style::Settler, &Weights::hospice, 150},
    StyleScale{Style::Settler, &Weights::emptyTile, 100},
};

/// By how many percent each weight is off.
using WeightShifts = std::array<int, kWeightFacts.size()>;

/// Draws the shift of each weight: at most `percent` up or down.
WeightShifts drawnShifts(int percent, Random& random)
{
    WeightShifts shifts{};
    for (int& shift : shifts) {
        shift = static_cast<int>(random.below(static_cast<std::uint32_t>(2 * percent + 1))) - percent;
    }
    return shifts;
}

/// Shifts the weights that are preferences.
Weights shifted(Weights weights, const WeightShifts& shifts)
{
    for (std::size_t number = 0; number < kWeightFacts.size(); ++number) {
        const WeightFact& fact = kWeightFacts[number];
        if (fact.isPreference) {
            weights.*fact.member += weights.*fact.member * shifts[number] / 100;
        }
    }
    return weights;
}

/// An order, and by how much its reward is below that of the best order, in thousandths.
struct Judged {
    Order order{};
    int loss = 0;
};

class LevelPlayer final : public Player
{
public:
    LevelPlayer(Level level, Style style, std::uint64_t seed, const SearchBudget& budget, int threads)
        : m_level(windrose::facts(level)),
          m_isBest(level == Level::Viceroy),
          m_style(style),
          m_seed(seed),
          m_random{seed},
          m_searchSeed(m_random.next()),
          m_shifts(drawnShifts(m_level.variation, m_random)),
          m_threads(threads),
          m_budget(budget)
    {
        m_view.othersShare = m_level.othersShare;
    }

    Order decide(const Position& shown, const std::atomic<bool>& stop) override
    {
        sitDown(shown.players);
        const bool counts = m_pointsHidden && m_level.countsPoints;
        const Position position = counts ? m_count.counted(shown, shown.turn) : shown;
        m_view.pointsHidden = m_pointsHidden && !(counts && m_count.knows(shown, shown.turn));
        m_thought = {};
        OrderList orders;
        candidateOrders(position, orders);
        m_left = m_budget.time;
        if (m_level.provesEndings && !m_view.pointsHidden) {
            keepProved(position, orders, stop);
        }
        pruneBlunders(position, orders, m_view.pointsHidden);
        if (orders.size() == 1) {
            return orders[0];
        }
        setGoal(position.round);
        std::vector<Judged> judged = m_search ? bySearch(position, stop) : byNet(position);
        std::erase_if(judged, [&orders](const Judged& one) {
            return std::find(orders.begin(), orders.end(), one.order) == orders.end();
        });
        return m_skill.budget == 0 ? judged.front().order : bestByOwnWeights(position, judged);
    }

    void played(const PlayedOrder& played) override
    {
        if (m_level.countsPoints) {
            m_count.played(played);
        }
        sitDown(played.before.players);
        if (m_search) {
            m_search->advance(played.before, played.order);
        }
    }

    void forget() override
    {
        m_count.forget();
        if (m_search) {
            m_search->forget();
        }
    }

    void setBudget(const SearchBudget& budget) override { m_budget = budget; }

    void setPointsHidden(bool hidden) override { m_pointsHidden = hidden; }

    Thought lastThought() const override { return m_thought; }

private:
    /// A player with one goal at a time draws another every few rounds.
    void setGoal(int round)
    {
        if (m_level.otherGoals != LevelFacts::kAllGoals) {
            const auto number = static_cast<std::uint64_t>(round / kRoundsOfGoal);
            const auto goal = static_cast<Goal>(Random::drawn(m_seed, number) % kGoals);
            m_view.weights = pursuing(m_weights, goal, m_level.otherGoals);
        }
    }

    /// Sets the skill, and makes the search if it has one, for a game of this many players.
    void sitDown(int players)
    {
        if (players == m_players) {
            return;
        }
        m_players = players;
        m_skill = m_level.skill(players);
        m_weights = shifted(biasedWeights(m_style, m_level.isBiased ? m_skill.bias : 0), m_shifts);
        m_weights.horizon = m_level.horizon;
        m_view.weights = m_weights;
        if (m_style != Style::Opportunist) {
            m_skill.budget = std::max(m_skill.budget, kStyleBudget);
        }
        m_search.reset();
        if (m_skill.simulations != 0) {
            m_search.emplace(searchWith(m_skill.playouts, m_searchSeed, m_threads));
        }
    }

    /// Keeps those of the `orders` that can be best in the last round. Not every placement is among them, so one that
    /// is proved to be best takes their place. A proof counts more than the guards: these take a win for certain only
    /// where an order ends the game, although a later end can bring more points. If time limits the decision, the proof
    /// takes at most a quarter of it.
    void keepProved(const Position& position, OrderList& orders, const std::atomic<bool>& stop)
    {
        if (orders.size() == 1 && position.decision != Decision::PlaceColonists) {
            return; // forced
        }
        using Clock = std::chrono::steady_clock;
        const auto start = Clock::now();
        const int simulations = searchBudget().simulations.value_or(kMostProofPositions);
        const int most = std::min(simulations, kMostProofPositions / kPositionsForSimulation) * kPositionsForSimulation;
        const std::vector<Order> best = provedOrders(position, most, [this, start, &stop] {
            return stop.load(std::memory_order_relaxed) ||
                   (m_budget.time && Clock::now() - start >= *m_budget.time / 4);
        });
        if (m_left) {
            *m_left -= std::min(*m_left, std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start));
        }
        if (best.empty()) {
            return;
        }
        OrderList kept;
        for (const Order& order : orders) {
            if (std::find(best.begin(), best.end(), order) != best.end()) {
                kept.add(order);
            }
        }
        if (kept.isEmpty()) {
            kept.add(best.front());
        }
        orders = kept;
    }

    /// The budget of a search: the level's own number of simulations unless another is given. The strongest level can
    /// be limited by time alone.
    SearchBudget searchBudget() const
    {
        SearchBudget budget = m_budget;
        budget.time = m_left;
        const bool hasOwn = budget.simulations ? budget.simulations == kLevelsOwn : !(budget.time && m_isBest);
        if (hasOwn) {
            budget.simulations = m_skill.simulations;
        }
        budget.stopsWhenDecided = !budget.simulations;
        return budget;
    }

    /// Looks one order ahead.
    std::vector<Judged> byNet(const Position& position)
    {
        const Position seen = withHiddenShuffled(position, m_random.next());
        OrderList orders;
        candidateOrders(seen, orders);
        std::vector<Judged> judged;
        judged.reserve(slot(orders.size()));
        int best = 0;
        for (const Order& order : orders) {
            Position after = seen;
            apply(after, order);
            const int reward = valueByNet(builtInNet(position.players), after).rewards[position.turn];
            judged.push_back({order, reward});
            best = std::max(best, reward);
        }
        for (Judged& one : judged) {
            one.loss = (best - one.loss) * 1000 / kCertain;
        }
        std::stable_sort(judged.begin(), judged.end(),
                         [](const Judged& one, const Judged& other) { return one.loss < other.loss; });
        return judged;
    }

    std::vector<Judged> bySearch(const Position& position, const std::atomic<bool>& stop)
    {
        m_search->setPointsHidden(m_view.pointsHidden);
        const std::vector<SearchedOrder> found = m_search->think(position, searchBudget(), stop);
        m_thought = thoughtOf(position, found, *m_search);
        const auto seat = static_cast<std::size_t>(position.turn);
        std::vector<Judged> judged;
        judged.reserve(found.size());
        for (const SearchedOrder& order : found) {
            // An order with few visits has no reliable estimate.
            const bool isKnown = order.simulations * 10 >= found.front().simulations;
            const int behind = found.front().expected[seat] - order.expected[seat];
            judged.push_back({order.order, isKnown ? std::max(0, behind) * 1000 / kCertain : 1000});
        }
        return judged;
    }

    /// The best order by the player's own weights among those within its budget.
    Order bestByOwnWeights(const Position& position, const std::vector<Judged>& judged)
    {
        for (const RatedOrder& liked : rateOrders(position, m_view, m_random.next())) {
            for (const Judged& order : judged) {
                if (order.order == liked.order && order.loss <= m_skill.budget) {
                    return order.order;
                }
            }
        }
        return judged.front().order;
    }

    LevelFacts m_level;
    bool m_isBest;
    Style m_style;
    std::uint64_t m_seed;
    Random m_random;
    std::uint64_t m_searchSeed;
    WeightShifts m_shifts;
    int m_threads;
    int m_players = 0; ///< 0: it has not seen a table yet
    LevelSkill m_skill;
    bool m_pointsHidden = false;
    PointCount m_count;
    Weights m_weights;
    HeuristicView m_view;
    SearchBudget m_budget;
    std::optional<std::chrono::milliseconds> m_left; ///< of the time for the present decision
    std::optional<SearchThreads> m_search;
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
    for (const StyleScale& scale : kStyleScales) {
        if (scale.style == style) {
            weights.*scale.weight += weights.*scale.weight * scale.percent / 100;
        }
    }
    return weights;
}

std::unique_ptr<Player> makeLevel(Level level, Style style, std::uint64_t seed, const SearchBudget& budget, int threads)
{
    return std::make_unique<LevelPlayer>(level, style, seed, budget, threads);
}

} // namespace windrose
