// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis.h"

#include "built_in_nets.h"
#include "calibrated_chances.h"
#include "candidates.h"
#include "observation.h"
#include "proved_orders.h"
#include "reasons.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr std::chrono::milliseconds kNoTime{0};

Position nextChoice(const Position& position, std::uint64_t seed)
{
    Position next = withHiddenShuffled(position, seed);
    OrderList orders;
    skipForced(next, orders);
    return next;
}

} // namespace

Analysis::Analysis(const Position& position, int threads, std::uint64_t seed)
    : m_seed(seed),
      m_position(nextChoice(position, seed)),
      m_search(searchWith(Playouts::Net, position.players, seed, threads))
{
}

void Analysis::advance(const Position& before, Order order, const Position& after)
{
    m_search.advance(before, order);
    m_position = nextChoice(after, m_seed);
    m_totals.clear();
    m_proved.reset();
}

bool Analysis::isDecided() const
{
    // Each thread may count its share, rounded down.
    return m_position.isFinished() || m_search.simulations() > kMaxVisits - kMaxThreads;
}

Analysis::Total& Analysis::totalOf(Order order)
{
    const auto known =
        std::find_if(m_totals.begin(), m_totals.end(), [order](const Total& total) { return total.order == order; });
    return known != m_totals.end() ? *known : m_totals.emplace_back(Total{order, 0, 0, {}});
}

/// Counts the visits of the orders so far, when a position is new.
void Analysis::countKnown(const std::atomic<bool>& stop)
{
    for (const SearchedOrder& order : m_search.think(m_position, {.simulations = {}, .time = kNoTime}, stop)) {
        totalOf(order.order).simulations = order.simulations;
    }
}

/// Each seat's chance to win after an order, if enough playouts tell it: the mean over all calls, corrected by
/// `calibratedChances`.
std::optional<Shares> Analysis::chancesAfter(const Total& total) const
{
    if (total.begun < kMinVisitsToReport) {
        return {};
    }
    Shares mean{};
    for (std::size_t seat = 0; seat < mean.size(); ++seat) {
        mean[seat] = static_cast<int>(total.chances[seat] / total.begun);
    }
    return calibratedChances(mean, m_position);
}

AnalysisReport Analysis::thinkOn(const SearchBudget& budget, const std::atomic<bool>& stop)
{
    AnalysisReport report{.position = m_position, .chances = {}, .simulations = 0, .orders = {}};
    if (m_position.isFinished()) {
        report.chances = winChances(m_position, Weights{});
        return report;
    }
    if (m_totals.empty()) {
        countKnown(stop);
    }
    if (!m_proved) {
        m_proved = provedOrders(m_position, kMostProofPositions, [&stop] { return stop.load(); });
        if (stop) {
            m_proved.reset(); // the proof may not be complete
        }
    }
    // The search counts all visits, but the chances of the last call alone.
    for (const SearchedOrder& order : m_search.think(m_position, budget, stop)) {
        Total& total = totalOf(order.order);
        const std::int64_t added = order.simulations - total.simulations;
        for (std::size_t seat = 0; seat < total.chances.size(); ++seat) {
            total.chances[seat] += added * order.chances[seat];
        }
        total.begun += added;
        total.simulations = order.simulations;
    }
    std::stable_sort(m_totals.begin(), m_totals.end(),
                     [](const Total& one, const Total& other) { return one.simulations > other.simulations; });
    if (m_proved) {
        std::stable_partition(m_totals.begin(), m_totals.end(),
                              [this](const Total& total) { return isProved(m_position, total.order, *m_proved); });
    }
    const std::size_t seat = m_position.turn;
    for (const Total& total : m_totals) {
        report.simulations += total.simulations;
        if (report.orders.size() == kAnalyzedOrders || total.simulations == 0) {
            continue;
        }
        const std::optional<Shares> chances = chancesAfter(total);
        if (!report.chances) {
            report.chances = chances;
        }
        report.orders.push_back(
            {.order = total.order,
             .chance = chances ? std::optional<int>((*chances)[seat]) : std::nullopt,
             .simulations = total.simulations,
             .line = expectedLine(m_position, m_search.bestLine(m_position, total.order, kMinVisitsInLine))});
    }
    return report;
}

} // namespace windrose
