// SPDX-License-Identifier: GPL-3.0-or-later
#include "level.h"

#include "built_in_nets.h"
#include "candidates.h"
#include "guards.h"
#include "learned_evaluation.h"
#include "observation.h"
#include "point_count.h"
#include "proved_orders.h"
#include "search_results.h"
#include "taste.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// The smallest budget of a player with a style, which could not show otherwise, in thousandths of a reward.
constexpr int kStyleBudget = 4;

/// A viceroy with a given number of simulations may examine this many positions in a proof for each of them. That took
/// as long as a simulation when these had full playouts; with the net, it takes two to three times as long.
constexpr int kPositionsForSimulation = 15;

constexpr LevelSkill kOwnTaste{.budget = 1000}; // any order will do

constexpr LevelSkill netSearch(int simulations)
{
    return {.simulations = simulations, .playouts = Playouts::Net};
}

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
              {.budget = 4, .simulations = 550},
              {.budget = 10, .simulations = 110, .bias = 160},
              {.budget = 4, .simulations = 65}}}},
    {.othersShare = 420,
     .countsPoints = true,
     .provesEndings = true,
     .skills{{netSearch(300), netSearch(240), netSearch(90), netSearch(160)}}},
}};

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
          m_random{seed},
          m_searchSeed(m_random.next()),
          m_taste(m_level, style, seed, m_random),
          m_threads(threads),
          m_budget(budget)
    {
        m_view.othersShare = m_level.othersShare;
    }

    Order decide(const Position& shown, const std::atomic<bool>& stop) override
    {
        sitDown(shown.players);
        const KnownPosition known = m_level.countsPoints ? m_count.known(shown, shown.turn, m_pointsHidden)
                                                         : KnownPosition{shown, m_pointsHidden};
        const Position& position = known.position;
        m_view.pointsHidden = known.guessesPoints;
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
        m_view.weights = m_taste.weights(m_skill.bias, position.round);
        std::vector<Judged> judged = m_search ? bySearch(position, stop) : byNet(position);
        std::erase_if(judged, [&orders](const Judged& one) {
            return std::find(orders.begin(), orders.end(), one.order) == orders.end();
        });
        return m_skill.budget == 0 ? judged.front().order : bestByOwnWeights(position, judged);
    }

    void ponder(const Position& shown, int seat, const SearchBudget& budget, const std::atomic<bool>& stop) override
    {
        if (!isLimitedByTimeAlone()) {
            return;
        }
        sitDown(shown.players);
        const KnownPosition known = m_count.known(shown, seat, m_pointsHidden);
        m_search->setPointsHidden(known.guessesPoints);
        m_search->ponder(known.position, budget, stop);
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
    /// Sets the skill, and makes the search if it has one, for a game of this many players.
    void sitDown(int players)
    {
        if (players == m_players) {
            return;
        }
        m_players = players;
        m_skill = m_level.skill(players);
        if (m_taste.hasStyle()) {
            m_skill.budget = std::max(m_skill.budget, kStyleBudget);
        }
        m_search.reset();
        if (m_skill.simulations != 0) {
            m_search.emplace(searchWith(m_skill.playouts, players, m_searchSeed, m_threads));
        }
    }

    /// Keeps those of the `orders` that can be best in the last round. Not every placement is among them, so one that
    /// is proved to be best takes their place. A proof counts more than the guards: these take a win for certain only
    /// where an order ends the game, although a later end can bring more points. If time limits the decision, the proof
    /// takes at most a quarter of it.
    void keepProved(const Position& position, OrderList& orders, const std::atomic<bool>& stop)
    {
        using Clock = std::chrono::steady_clock;
        const auto start = Clock::now();
        const int given = m_budget.simulations.value_or(kLevelsOwn);
        const int most = given == kLevelsOwn || given > kMostProofPositions / kPositionsForSimulation
                             ? kMostProofPositions
                             : given * kPositionsForSimulation;
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

    /// Whether the search has a time and no number of simulations. Only the strongest level can be limited so.
    bool isLimitedByTimeAlone() const { return m_isBest && !m_budget.simulations && m_budget.time; }

    /// The budget of a search: the level's own number of simulations unless another is given. With a limit that is not
    /// its own, it stops when its choice is clear.
    SearchBudget searchBudget() const
    {
        SearchBudget budget = m_budget;
        budget.time = m_left;
        const bool hasOwn = budget.simulations ? budget.simulations == kLevelsOwn : !isLimitedByTimeAlone();
        if (hasOwn) {
            budget.simulations = m_skill.simulations;
        }
        budget.stopsWhenDecided = m_isBest && !hasOwn;
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
    Random m_random;
    std::uint64_t m_searchSeed;
    Taste m_taste;
    int m_threads;
    int m_players = 0; ///< 0: it has not seen a table yet
    LevelSkill m_skill;
    bool m_pointsHidden = false;
    PointCount m_count;
    HeuristicView m_view;
    SearchBudget m_budget;
    std::optional<std::chrono::milliseconds> m_left; ///< of the time for the present decision
    std::optional<Search> m_search;
    Thought m_thought;
};

} // namespace

const LevelFacts& facts(Level level)
{
    return kFacts[static_cast<std::size_t>(level)];
}

std::unique_ptr<Player> makeLevel(Level level, Style style, std::uint64_t seed, const SearchBudget& budget, int threads)
{
    return std::make_unique<LevelPlayer>(level, style, seed, budget, threads);
}

} // namespace windrose
