// SPDX-License-Identifier: GPL-3.0-or-later

// Reasons for an order compared with another one: both are played on as expected.

#include "heuristic_player.h"
#include "observation.h"
#include "quick_policy.h"
#include "reason_list.h"

#include <algorithm>

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
    PerSeat spoiled{}; ///< barrels

    Outcome(const Position& position, std::span<const Order> line) : end(withHiddenShuffled(position, kReasonShuffle))
    {
        for (const Order& order : line) {
            apply(end, order, events);
        }
        for (const Event& event : events.events) {
            add(event);
        }
    }

    /// The event that a seat builds something, if it does.
    const Event* built(int seat, int building) const
    {
        const auto found = std::find_if(events.events.begin(), events.events.end(), [&](const Event& event) {
            return event.kind == EventKind::BuildingBuilt && event.seat == seat && event.piece == building;
        });
        return found == events.events.end() ? nullptr : &*found;
    }

private:
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
}

/// Who builds what. What the order itself is about is left out.
void addBuildings(Differences& found, std::span<const Order> line, int seat, const Outcome& mine, const Outcome& others)
{
    const Order first = line.front();
    const bool choosesBuilder = first.kind == OrderKind::ChooseRole && first.role() == Role::Builder && line.size() > 1;
    const Order subject = choosesBuilder ? line[1] : first;
    for (const Event& event : mine.events.events) {
        const bool isSubject = subject.kind == OrderKind::Build && event.piece == subject.piece;
        if (event.kind == EventKind::BuildingBuilt && event.seat == seat && !isSubject &&
            others.built(seat, event.piece) == nullptr) {
            const int points = facts(static_cast<Building>(event.piece)).points;
            found.add(300 * points, {.kind = ReasonKind::BuildsSoon, .piece = event.piece});
        }
    }
    for (const Event& event : others.events.events) {
        if (event.kind == EventKind::BuildingBuilt && event.seat != seat &&
            mine.built(event.seat, event.piece) == nullptr) {
            const int points = facts(static_cast<Building>(event.piece)).points;
            found.add(200 * points, {.kind = ReasonKind::RivalBuilds, .seat = event.seat, .piece = event.piece});
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

bool isAmong(const OrderReason& reason, std::span<const OrderReason> reasons)
{
    return std::any_of(reasons.begin(), reasons.end(),
                       [&reason](const OrderReason& other) { return saysTheSame(reason, other); });
}

/// Whether a reason is worth saying even if the other order has it too.
bool isDecisive(ReasonKind kind)
{
    return kind == ReasonKind::OnlyOrder || kind == ReasonKind::WinsNow || kind == ReasonKind::LastRoundAhead;
}

bool isEstimate(ReasonKind kind)
{
    return kind == ReasonKind::Estimates || kind == ReasonKind::OwnEstimate;
}

} // namespace

Explanation explanationFor(const Position& position, std::span<const Order> line, std::span<const Order> other,
                           bool knowsPoints, std::span<const OrderReason> said)
{
    const bool isAlone = line.front() == other.front();
    const std::vector<OrderReason> facts = reasonsFor(position, line, knowsPoints);
    std::vector<OrderReason> theirs;
    std::vector<OrderReason> differences;
    if (!isAlone) {
        theirs = reasonsFor(position, other, knowsPoints);
        differences = reasonsBetween(position, line, other);
    }
    std::vector<OrderReason> choices;
    for (const OrderReason& fact : facts) {
        if (!isEstimate(fact.kind) && (isDecisive(fact.kind) || !isAmong(fact, theirs))) {
            choices.push_back(fact);
        }
    }
    choices.insert(choices.end(), differences.begin(), differences.end());
    choices.insert(choices.end(), facts.begin(), facts.end());
    const auto isNew = [said](const OrderReason& reason) { return !isAmong(reason, said); };
    const auto fact = std::find_if(choices.begin(), choices.end(), isNew);
    Explanation explanation{.fact = fact == choices.end() ? choices.front() : *fact, .difference = {}};
    const auto difference = std::find_if(differences.begin(), differences.end(), [&](const OrderReason& reason) {
        return reason.kind != ReasonKind::ComesToSame && isNew(reason) && !saysTheSame(reason, explanation.fact);
    });
    if (difference != differences.end()) {
        explanation.difference = *difference;
    }
    return explanation;
}

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
    }
    return found.sorted();
}

} // namespace windrose
