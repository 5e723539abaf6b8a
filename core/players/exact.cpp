// SPDX-License-Identifier: GPL-3.0-or-later
#include "exact.h"

#include "../rules/scoring.h"
#include "different_orders.h"

#include <algorithm>
#include <set>

namespace windrose::endgame
{

namespace
{

constexpr int kPlacementsPerPosition = 16; // listing them takes about as long as examining a position

constexpr int kPositionsBetweenChecks = 64; // for a request to stop: a fifth of a millisecond

struct LimitExceeded {
};

Bounds valueOfEnd(const Position& position)
{
    const auto results = scores(position);
    int winners = 0;
    for (int seat = 0; seat < position.players; ++seat) {
        winners += results[static_cast<std::size_t>(seat)].place == 1 ? 1 : 0;
    }
    winners = std::max(winners, 1); // somebody always has the first place
    Bounds bounds;
    for (int seat = 0; seat < position.players; ++seat) {
        int best = 0;
        for (int other = 0; other < position.players; ++other) {
            best = other == seat ? best : std::max(best, results[static_cast<std::size_t>(other)].total);
        }
        const auto& own = results[static_cast<std::size_t>(seat)];
        const int value = utility(own.place == 1 ? kWholeWin / winners : 0, own.total - best);
        bounds.low[static_cast<std::size_t>(seat)] = value;
        bounds.high[static_cast<std::size_t>(seat)] = value;
    }
    return bounds;
}

Bounds anything()
{
    Bounds bounds;
    bounds.low.fill(utility(0, -kUnknownMargin));
    bounds.high.fill(utility(kWholeWin, kUnknownMargin));
    return bounds;
}

Bounds unionOf(const Bounds& one, const Bounds& other)
{
    Bounds both;
    for (std::size_t seat = 0; seat < both.low.size(); ++seat) {
        both.low[seat] = std::min(one.low[seat], other.low[seat]);
        both.high[seat] = std::max(one.high[seat], other.high[seat]);
    }
    return both;
}

/// The bounds of all seats when one seat chooses: it plays any order that could be best for it.
Bounds bestFor(std::size_t seat, const std::vector<Bounds>& choices)
{
    int sure = choices[0].low[seat];
    for (const Bounds& choice : choices) {
        sure = std::max(sure, choice.low[seat]);
    }
    Bounds best;
    bool isFirst = true;
    for (const Bounds& choice : choices) {
        if (choice.high[seat] >= sure) {
            best = isFirst ? choice : unionOf(best, choice);
            isFirst = false;
        }
    }
    best.low[seat] = sure;
    return best;
}

/// A key without irrelevant state, such as the hidden tiles after the settler's phase.
std::uint64_t keyOf(const Position& position)
{
    Position plain = position;
    plain.random = {};
    const bool settles = position.phase == Phase::Settler || (rolesToCome(position) >> index(Role::Settler) & 1U) != 0;
    if (!settles) {
        plain.piles = {};
        plain.faceUp.clear();
    }
    return positionHash(plain);
}

} // namespace

void Exact::begin(const Position& position)
{
    m_positions = 0;
    m_nextCheck = kPositionsBetweenChecks;
    m_round = position.round;
    m_known.clear();
    m_placements = {};
}

std::optional<Bounds> Exact::solve(const Position& position)
{
    begin(position);
    try {
        return value(position);
    } catch (const LimitExceeded&) {
        return std::nullopt;
    }
}

std::optional<Bounds> Exact::solveAfter(const Position& position, Order order)
{
    begin(position);
    try {
        return evaluationAfter(position, order);
    } catch (const LimitExceeded&) {
        return std::nullopt;
    }
}

std::vector<SolvedOrder> Exact::solveOrders(const Position& position)
{
    begin(position);
    std::vector<SolvedOrder> solved;
    try {
        const std::vector<Order> orders = ordersIn(position); // a copy: `ordersIn` uses its list again
        for (const Order& order : orders) {
            solved.push_back({order, evaluationAfter(position, order)});
        }
    } catch (const LimitExceeded&) {
        solved.clear();
    }
    return solved;
}

Bounds Exact::evaluationAfter(const Position& position, Order order)
{
    if (order.kind == OrderKind::Hacienda) {
        return valueOfDraw(position, order);
    }
    Position after = position;
    apply(after, order);
    return value(after);
}

/// The drawn tile can be any of the face-down tiles.
Bounds Exact::valueOfDraw(const Position& position, Order order)
{
    if (position.piles.faceDownSize() == 0) {
        return anything(); // the discards are shuffled
    }
    std::optional<Bounds> all;
    std::set<Tile> kinds;
    for (int depth = position.piles.faceDownSize() - 1; depth >= 0; --depth) {
        if (!kinds.insert(position.piles.faceDown(depth)).second) {
            continue;
        }
        Position after = position;
        after.piles.swapNextWith(depth);
        apply(after, order);
        const Bounds bounds = value(after);
        all = all ? unionOf(*all, bounds) : bounds;
    }
    return *all;
}

/// A seat's placements do not depend on the others' in this phase; they are cached until the next question.
const std::vector<Order>& Exact::ordersIn(const Position& position)
{
    if (position.decision != Decision::PlaceColonists) {
        m_orders = differentOrders(position);
        return m_orders;
    }
    Placements& kept = m_placements[position.turn];
    const unsigned roles = rolesToCome(position);
    const Seat& seat = position.seat(position.turn);
    if (kept.orders.empty() || !(kept.seat == seat) || kept.roles != roles || kept.isLast != position.isLastRound()) {
        const auto countTried = [this](int tried) { count(tried / kPlacementsPerPosition); };
        kept = {seat, roles, position.isLastRound(), differentPlacements(position, countTried)};
    }
    return kept.orders;
}

/// Adds to the examined positions. Throws when there are too many, or when it is stopped.
void Exact::count(int positions)
{
    m_positions += positions;
    if (m_positions > m_most) {
        throw LimitExceeded{};
    }
    if (m_positions >= m_nextCheck) {
        m_nextCheck = m_positions + kPositionsBetweenChecks;
        if (m_isStopped()) {
            throw LimitExceeded{};
        }
    }
}

Bounds Exact::value(Position position)
{
    std::vector<Order> orders;
    while (true) {
        if (position.isFinished()) {
            return valueOfEnd(position);
        }
        if (position.round != m_round) {
            return anything();
        }
        orders = ordersIn(position);
        if (orders.size() > 1 || orders[0].kind == OrderKind::Hacienda) {
            break;
        }
        apply(position, orders[0]);
    }
    const std::uint64_t key = keyOf(position);
    if (const auto known = m_known.find(key); known != m_known.end()) {
        return known->second;
    }
    count(1);
    std::vector<Bounds> choices;
    choices.reserve(orders.size());
    for (const Order& order : orders) {
        choices.push_back(evaluationAfter(position, order));
    }
    const Bounds best = bestFor(position.turn, choices);
    m_known.emplace(key, best);
    return best;
}

} // namespace windrose::endgame
