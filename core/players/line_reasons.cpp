// SPDX-License-Identifier: GPL-3.0-or-later

// Reasons for an order compared with another one: both are played on as expected.

#include "../rules/production.h"
#include "heuristic_player.h"
#include "observation.h"
#include "quick_policy.h"
#include "reason_list.h"

#include <algorithm>
#include <bitset>
#include <numeric>

namespace windrose
{

namespace
{

using PerSeat = std::array<int, kMaxPlayers>;

/// What comes of a line, for each seat.
struct Outcome {
    Position end;
    EventList events;
    PerSeat points{};   ///< of captain phases
    PerSeat produced{}; ///< barrels
    PerSeat doubloons{};
    PerSeat spoiled{};   ///< barrels
    PerSeat colonists{}; ///< that arrive
    PerSeat built{};     ///< points of buildings

    Outcome(const Position& position, std::span<const Order> line) : end(withHiddenShuffled(position, kReasonShuffle))
    {
        for (const Order& order : line) {
            m_isFirstPhase = m_isFirstPhase && (&order == &line.front() || end.decision != Decision::ChooseRole);
            addPossible();
            apply(end, order, events);
        }
        for (const Event& event : events.events) {
            add(event);
        }
    }

    /// Whether the seat could build something when it was asked what to build.
    bool couldBuild(int seat, int building) const
    {
        return m_buildable[static_cast<std::size_t>(seat)].test(static_cast<std::size_t>(building));
    }
    /// Whether the seat could take a kind of tile when it was asked in the phase in which the line begins.
    bool couldTake(int seat, int tile) const
    {
        return m_takeable[static_cast<std::size_t>(seat)].test(static_cast<std::size_t>(tile));
    }
    /// The barrels that the seat could produce in a craftsman's phase after the line, if the supply has them.
    int capacityAtEnd(std::size_t seat) const
    {
        const PerGood capacities = productionCapacities(end.seats[seat]);
        int barrels = 0;
        for (int good = 0; good < kGoods; ++good) {
            barrels += capacities[good];
        }
        return barrels;
    }

private:
    std::array<std::bitset<kBuildings>, kMaxPlayers> m_buildable{};
    std::array<std::bitset<kTiles>, kMaxPlayers> m_takeable{};
    bool m_isFirstPhase = true;

    void addPossible()
    {
        const bool takes = m_isFirstPhase && end.decision == Decision::TakePlantation;
        if (!takes && end.decision != Decision::Build) {
            return;
        }
        OrderList orders;
        legalOrders(end, orders);
        for (const Order& order : orders) {
            if (order.kind == OrderKind::Build) {
                m_buildable[end.turn].set(order.piece);
            } else if (order.kind == OrderKind::Take) {
                m_takeable[end.turn].set(order.piece);
            }
        }
    }

    void add(const Event& event)
    {
        const auto seat = static_cast<std::size_t>(std::max<int>(0, event.seat));
        switch (event.kind) {
        case EventKind::VictoryPointsGained:
            points[seat] += event.amount;
            break;
        case EventKind::GoodsProduced:
            produced[seat] += event.amount;
            break;
        case EventKind::DoubloonsGained:
            doubloons[seat] += event.amount;
            break;
        case EventKind::GoodsSpoiled:
            spoiled[seat] += event.amount;
            break;
        case EventKind::ColonistsArrived:
            colonists[seat] += event.amount;
            break;
        case EventKind::MayorColonist:
            ++colonists[seat];
            break;
        case EventKind::BuildingBuilt:
            built[seat] += facts(static_cast<Building>(event.piece)).points;
            break;
        default:
            break;
        }
    }
};

/// Reasons and their weights in thousandths of a point.
class Differences
{
public:
    /// Adds a reason with `amount` instead of `other`.
    void add(int weight, ReasonKind kind, int amount, int other, int seat = -1)
    {
        if (weight > 0) {
            m_reasons.emplace_back(
                weight,
                OrderReason{.kind = kind, .seat = narrowSeat(seat), .amount = narrow(amount), .other = narrow(other)});
        }
    }
    void add(int weight, const OrderReason& reason) { m_reasons.emplace_back(weight, reason); }

    std::vector<OrderReason> sorted()
    {
        std::stable_sort(m_reasons.begin(), m_reasons.end(),
                         [](const auto& one, const auto& other) { return one.first > other.first; });
        std::vector<OrderReason> reasons;
        reasons.reserve(m_reasons.size());
        for (const auto& [weight, reason] : m_reasons) {
            reasons.push_back(reason);
        }
        return reasons;
    }

private:
    std::vector<std::pair<int, OrderReason>> m_reasons;
};

/// What the seat itself has more of when it chooses a role again, as it does after both lines.
void addLater(Differences& found, std::size_t seat, const Outcome& mine, const Outcome& others)
{
    if (others.end.isFinished()) {
        return;
    }
    if (canStillBeChosen(mine.end, Role::Craftsman)) {
        const int barrels = mine.capacityAtEnd(seat);
        const int instead = others.capacityAtEnd(seat);
        found.add(300 * (barrels - instead), ReasonKind::CouldMakeMore, barrels, instead);
    }
    const auto holds = [seat](const Outcome& outcome) {
        const auto& goods = outcome.end.seats[seat].goods;
        return std::accumulate(goods.begin(), goods.end(), 0);
    };
    if (canStillBeChosen(mine.end, Role::Captain) || canStillBeChosen(mine.end, Role::Trader)) {
        found.add(250 * (holds(mine) - holds(others)), ReasonKind::HoldsMore, holds(mine), holds(others));
    }
    const auto has = [seat](const Outcome& outcome) { return int{outcome.end.seats[seat].doubloons}; };
    if (canStillBeChosen(mine.end, Role::Builder)) {
        found.add(150 * (has(mine) - has(others)), ReasonKind::LeavesMore, has(mine), has(others));
    }
}

/// What the seat itself gains more of, or loses less of.
void addOwn(Differences& found, std::size_t seat, const Outcome& mine, const Outcome& others)
{
    const auto more = [seat](const PerSeat& one, const PerSeat& other) { return one[seat] - other[seat]; };
    found.add(900 * more(mine.points, others.points), ReasonKind::EarnsMore, mine.points[seat], others.points[seat]);
    found.add(450 * more(mine.produced, others.produced), ReasonKind::ProducesMore, mine.produced[seat],
              others.produced[seat]);
    found.add(350 * more(mine.doubloons, others.doubloons), ReasonKind::GainsMore, mine.doubloons[seat],
              others.doubloons[seat]);
    found.add(350 * more(others.spoiled, mine.spoiled), ReasonKind::SpoilsLess, mine.spoiled[seat],
              others.spoiled[seat]);
    found.add(250 * more(mine.colonists, others.colonists), ReasonKind::GetsColonists, mine.colonists[seat],
              others.colonists[seat]);
    found.add(400 * more(mine.built, others.built), ReasonKind::BuildsMore, mine.built[seat], others.built[seat]);
    addLater(found, seat, mine, others);
}

/// What a rival gains less of, or loses more of.
void addRival(Differences& found, int rival, const Outcome& mine, const Outcome& others)
{
    const auto seat = static_cast<std::size_t>(rival);
    const auto more = [seat](const PerSeat& one, const PerSeat& other) { return one[seat] - other[seat]; };
    found.add(400 * more(others.points, mine.points), ReasonKind::RivalEarns, mine.points[seat], others.points[seat],
              rival);
    found.add(200 * more(others.produced, mine.produced), ReasonKind::RivalProduces, mine.produced[seat],
              others.produced[seat], rival);
    found.add(250 * more(mine.spoiled, others.spoiled), ReasonKind::RivalSpoils, mine.spoiled[seat],
              others.spoiled[seat], rival);
    found.add(150 * more(others.doubloons, mine.doubloons), ReasonKind::RivalGains, mine.doubloons[seat],
              others.doubloons[seat], rival);
}

/// Buildings that the seat can build only with this order, and those that a rival can build only with the other one, if
/// that order also brings the builder more points of buildings in all. Leaves out the building that the order builds.
void addBuildings(Differences& found, std::span<const Order> line, int seat, const Outcome& mine, const Outcome& others)
{
    const Order first = line.front();
    const bool choosesBuilder = first.kind == OrderKind::ChooseRole && first.role() == Role::Builder && line.size() > 1;
    const Order subject = choosesBuilder ? line[1] : first;
    const auto own = static_cast<std::size_t>(seat);
    for (const Event& event : mine.events.events) {
        const bool isSubject = subject.kind == OrderKind::Build && event.piece == subject.piece;
        if (event.kind == EventKind::BuildingBuilt && event.seat == seat && !isSubject &&
            !others.couldBuild(seat, event.piece) && mine.built[own] > others.built[own]) {
            const int points = facts(static_cast<Building>(event.piece)).points;
            found.add(300 * points, {.kind = ReasonKind::BuildsSoon, .piece = event.piece});
        }
    }
    for (const Event& event : others.events.events) {
        if (event.kind != EventKind::BuildingBuilt || event.seat == seat) {
            continue;
        }
        const auto rival = static_cast<std::size_t>(event.seat);
        if (!mine.couldBuild(event.seat, event.piece) && mine.built[rival] < others.built[rival]) {
            const int points = facts(static_cast<Building>(event.piece)).points;
            found.add(200 * points, {.kind = ReasonKind::RivalBuilds, .seat = event.seat, .piece = event.piece});
        }
    }
}

/// Who takes the same kind of tile in this phase with the other order, and no longer can with this one.
void addTile(Differences& found, int seat, Order order, const Outcome& mine, const Outcome& others)
{
    for (const Event& event : others.events.events) {
        if (event.kind == EventKind::RoleTaken || event.kind == EventKind::RoundEnded) {
            return;
        }
        if (event.kind == EventKind::PlantationTaken && event.seat != seat && event.piece == order.piece &&
            !mine.couldTake(event.seat, event.piece)) {
            found.add(300, {.kind = ReasonKind::RivalTakesTile, .seat = event.seat, .piece = event.piece});
            return;
        }
    }
}

/// Who takes the same role in this round with the other order.
void addTaken(Differences& found, int seat, Order order, const Outcome& others)
{
    const std::vector<Event>& events = others.events.events;
    for (auto event = events.begin(); event != events.end() && event->kind != EventKind::RoundEnded; ++event) {
        if (event->kind != EventKind::RoleTaken || event->seat == seat || roleOfCard(event->piece) != order.role()) {
            continue;
        }
        const auto card = event + 1;
        const bool hasDoubloons =
            card != events.end() && card->kind == EventKind::DoubloonsGained && card->reason == Reason::Card;
        const int doubloons = hasDoubloons ? card->amount : 0;
        found.add(250 + 350 * doubloons,
                  {.kind = ReasonKind::RivalTakes, .seat = event->seat, .amount = narrow(doubloons)});
        return;
    }
}

/// The order expected of a heuristic player. Roles and buildings are chosen with care, the rest quickly.
Order expectedOrder(const Position& position)
{
    const bool needsEvaluation = position.decision == Decision::ChooseRole || position.decision == Decision::Build;
    return needsEvaluation ? heuristicOrder(position, HeuristicView{}, kReasonShuffle)
                           : quickOrder(position, Weights{});
}

} // namespace

std::vector<Order> expectedLine(const Position& position, std::span<const Order> known)
{
    constexpr std::size_t kMaxOrders = 200; // a guard; no line is nearly so long
    Position then = withHiddenShuffled(position, kReasonShuffle);
    std::vector<Order> line;
    bool isKnown = true;
    do {
        isKnown = isKnown && line.size() < known.size() && !check(then, known[line.size()]);
        line.push_back(isKnown ? known[line.size()] : expectedOrder(then));
        apply(then, line.back());
    } while (!then.isFinished() && line.size() < kMaxOrders &&
             !(then.decision == Decision::ChooseRole && then.turn == position.turn));
    return line;
}

std::vector<Position> positionsAlong(const Position& position, std::span<const Order> line)
{
    std::vector<Position> positions{withHiddenShuffled(position, kReasonShuffle)};
    for (const Order& order : line) {
        positions.push_back(positions.back());
        apply(positions.back(), order);
    }
    return positions;
}

std::vector<OrderReason> reasonsBetween(const Position& position, std::span<const Order> line,
                                        std::span<const Order> other)
{
    const Outcome mine(position, line);
    const Outcome others(position, other);
    Differences found;
    if (mine.end == others.end) {
        found.add(0, {.kind = ReasonKind::ComesToSame});
        return found.sorted();
    }
    const int seat = position.turn;
    addOwn(found, static_cast<std::size_t>(seat), mine, others);
    for (int rival = 0; rival < position.players; ++rival) {
        if (rival != seat) {
            addRival(found, rival, mine, others);
        }
    }
    addBuildings(found, line, seat, mine, others);
    if (line.front().kind == OrderKind::ChooseRole) {
        addTaken(found, seat, line.front(), others);
    } else if (line.front().kind == OrderKind::Take) {
        addTile(found, seat, line.front(), mine, others);
    }
    return found.sorted();
}

} // namespace windrose
