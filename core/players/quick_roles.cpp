// SPDX-License-Identifier: GPL-3.0-or-later
#include "quick_roles.h"

#include "../rules/production.h"
#include "../rules/scoring.h"
#include "prospects.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// The value of each building per round for an owner who can use it, not counting its points.
constexpr auto kBuildingUse = [] {
    std::array<int, kBuildings> values{};
    for (const Building kind : kAllBuildings) {
        values[static_cast<std::size_t>(kind)] = 40 + 20 * facts(kind).cost; // unless listed below
    }
    for (const auto& [kind, value] : {
             std::pair(Building::SmallIndigoPlant, 60),
             std::pair(Building::SmallSugarMill, 70),
             std::pair(Building::IndigoPlant, 110),
             std::pair(Building::SugarMill, 120),
             std::pair(Building::TobaccoStorage, 260),
             std::pair(Building::CoffeeRoaster, 300),
             std::pair(Building::SmallMarket, 90),
             std::pair(Building::Hacienda, 50),
             std::pair(Building::ConstructionHut, 60),
             std::pair(Building::SmallWarehouse, 40),
             std::pair(Building::Hospice, 90),
             std::pair(Building::Office, 70),
             std::pair(Building::LargeMarket, 140),
             std::pair(Building::LargeWarehouse, 70),
             std::pair(Building::Factory, 260),
             std::pair(Building::University, 70),
             std::pair(Building::Harbor, 270),
             std::pair(Building::Wharf, 260),
         }) {
        values[static_cast<std::size_t>(kind)] = value;
    }
    return values;
}();

/// The value of a role for its chooser, in hundred-thousandths of the largest reward (see `rewards`): a constant, plus
/// factors for each point it gains the chooser, for each it gains the others on average, and for each round left.
/// Fitted to search results for each role (tests/tune).
struct RoleCoefficients {
    int value, own, others, round;
};
constexpr std::array<RoleCoefficients, kRoles> kRoleCoefficients{{
    {-669, 704, -1467, 397},
    {-429, 2821, -2599, -32},
    {2195, 226, -217, -71},
    {-192, 1196, -1002, 57},
    {-647, 2080, -459, -36},
    {661, 1573, 23, -225},
    {-919, 4289, 0, -91},
}};
constexpr int kDoubloonCoefficient = 3975;
constexpr int kManyRounds = 12'000; // thousandths

int doubloonValue(int rounds, const Weights& weights)
{
    return weights.doubloon * std::min(rounds, weights.doubloonRounds) / weights.doubloonRounds;
}

} // namespace

int purchaseValue(const Position& position, int seat, Building building, int rounds, const Weights& weights)
{
    const Seat& board = position.seat(seat);
    int value = kThousand * facts(building).points;
    if (isLarge(building)) {
        value += kThousand * bonusIfOccupied(board, building) * std::min(rounds, kThousand) / kThousand + 300;
    } else {
        int use = kBuildingUse[static_cast<std::size_t>(building)] * weights.quickUse / kThousand * rounds / kThousand;
        if (isProduction(building)) {
            const Good good = facts(building).good;
            const int idle = board.tileCount(plantationOf(good)) - circlesFor(board, good);
            use = idle > 0 ? use : use / 4;
        }
        value += use;
    }
    return value - priceFor(position, seat, building).total * doubloonValue(rounds, weights);
}

QuickRoles::QuickRoles(const Position& position, const Weights& weights)
    : m_position(position),
      m_weights(weights),
      m_rounds(roundsLeft(position, weights)),
      m_doubloon(doubloonValue(m_rounds, weights))
{
}

RoleStakes QuickRoles::stakes(Role role) const
{
    int doubloons = 0;
    for (int card = 0; card < m_position.roleCards(); ++card) {
        const auto place = static_cast<std::size_t>(card);
        if (roleOfCard(card) == role && m_position.takenBy[place] == kNobody) {
            doubloons = std::max<int>(doubloons, m_position.cardDoubloons[place]);
        }
    }
    int others = 0;
    for (int offset = 1; offset < m_position.players; ++offset) {
        others += gain(role, (m_position.turn + offset) % m_position.players);
    }
    return {gain(role, m_position.turn), others / std::max(1, m_position.players - 1), std::min(m_rounds, kManyRounds),
            doubloons * m_doubloon};
}

int QuickRoles::valueOf(Role role) const
{
    const RoleStakes at = stakes(role);
    const RoleCoefficients& coefficients = kRoleCoefficients[static_cast<std::size_t>(role)];
    return coefficients.value + (coefficients.own * at.own + coefficients.others * at.others +
                                 coefficients.round * at.rounds + kDoubloonCoefficient * at.doubloons) /
                                    kThousand;
}

int QuickRoles::gain(Role role, int seat) const
{
    switch (role) {
    case Role::Settler:
        return settlerGain(seat);
    case Role::Mayor:
        return mayorGain(seat);
    case Role::Builder:
        return builderGain(seat);
    case Role::Craftsman:
        return craftsmanGain(seat);
    case Role::Trader:
        return traderGain(seat);
    case Role::Captain:
        return captainGain(seat);
    case Role::Prospector:
        return seat == m_position.turn ? m_doubloon : 0;
    }
    return 0;
}

int QuickRoles::settlerGain(int seat) const
{
    const Seat& board = m_position.seat(seat);
    if (board.emptyIslandSpaces() == 0) {
        return 0;
    }
    const int tiles = board.has(Effect::DrawPlantation) && board.emptyIslandSpaces() > 1 ? 2 : 1;
    const int manned = board.has(Effect::SettleColonist) ? m_weights.quickCircle : 0;
    return (tiles * m_weights.quickTile + manned) * m_rounds / kThousand +
           (offsetOf(seat) == 0 ? m_weights.quickFirst : 0);
}

int QuickRoles::mayorGain(int seat) const
{
    const Seat& board = m_position.seat(seat);
    const int offset = offsetOf(seat);
    const int ship = m_position.colonistShip;
    int arrive = ship / m_position.players + (offset < ship % m_position.players ? 1 : 0);
    arrive += offset == 0 && m_position.colonists != 0 ? 1 : 0;
    const int room = std::max(0, board.emptyCircles() - board.sanJuan);
    const int used = std::min(arrive, room);
    return used * m_weights.quickCircle * m_rounds / kThousand + (arrive - used) * m_weights.colonist / 2;
}

int QuickRoles::builderGain(int seat) const
{
    const Seat& board = m_position.seat(seat);
    if (board.emptyCitySpaces() == 0) {
        return 0;
    }
    const bool isChooser = seat == m_position.turn;
    const auto quarries = board.mannedCount(Tile::Quarry);
    const int money = static_cast<int>(std::min<std::uint32_t>(board.doubloons, kHighestCost)) + (isChooser ? 1 : 0);
    int best = 0;
    for (int column = 1; column <= kColumns; ++column) {
        // The most expensive affordable kind of each column represents the column.
        const int budget = std::min(money + std::min(quarries, column), kHighestCost);
        const KindsInPlay& inPlay = board.kindsInPlay();
        PlaceMask kinds =
            inPlay.affordable(budget, column - 1, m_position.options.factoryUniversitySwap) - board.buildings;
        while (!kinds.isEmpty()) {
            const Building kind = inPlay.kindAt(kinds.last());
            if (m_position.buildingsLeft.kinds().contains(kinds.last()) &&
                (!isLarge(kind) || board.emptyCitySpaces() > 1)) {
                best = std::max(best, purchaseValue(m_position, seat, kind, m_rounds, m_weights) +
                                          (isChooser ? m_doubloon : 0));
                break;
            }
            kinds -= PlaceMask::only(kinds.last());
        }
    }
    return best;
}

int QuickRoles::craftsmanGain(int seat) const
{
    const Seat& board = m_position.seat(seat);
    const PerGood capacities = productionCapacities(board);
    int value = 0;
    int dearest = -1;
    int kinds = 0;
    for (int good = 0; good < kGoods; ++good) {
        const auto place = static_cast<std::size_t>(good);
        const int barrels = std::min<int>(capacities[good], m_position.goods[place]);
        if (barrels != 0) {
            value += barrels * m_weights.quickBarrel + m_weights.priceInHand * good;
            dearest = good;
            ++kinds;
        }
    }
    if (board.has(Effect::PayForKinds) && kinds > 1) {
        value += (kinds == kGoods ? kGoods : kinds - 1) * m_doubloon;
    }
    if (seat == m_position.turn && dearest >= 0) {
        value += m_weights.quickBarrel + m_weights.priceInHand * dearest;
    }
    return value;
}

int QuickRoles::traderGain(int seat) const
{
    const int room = m_position.tradingHouse.emptySpaces();
    if (room <= offsetOf(seat)) {
        return 0;
    }
    const unsigned there = m_position.tradingHouse.kinds();
    const Seat& board = m_position.seat(seat);
    const unsigned wanted = board.has(Effect::SellKindInHouse) ? board.kindsHeld() : board.kindsHeld() & ~there;
    if (wanted == 0) {
        return 0;
    }
    const int price =
        std::bit_width(wanted) - 1 + board.amountOf(Effect::RaisePrice) + (seat == m_position.turn ? 1 : 0);
    return std::max(0, price * m_doubloon - m_weights.quickBarrel / 2);
}

int QuickRoles::captainGain(int seat) const
{
    const Seat& board = m_position.seat(seat);
    unsigned carried = 0;
    int largestEmpty = 0;
    int barrels = 0;
    for (int ship = 0; ship < m_position.shipCount(); ++ship) {
        const CargoShip load = m_position.ships[static_cast<std::size_t>(ship)];
        const int room = m_position.shipCapacity(ship) - load.barrels;
        if (load.good == kNoGood) {
            largestEmpty = std::max(largestEmpty, room);
        } else {
            carried |= 1U << load.good;
            barrels += std::min<int>(board.goods[load.good], room);
        }
    }
    int most = 0;
    int held = 0;
    for (int good = 0; good < kGoods; ++good) {
        const int count = board.goods[static_cast<std::size_t>(good)];
        held += count;
        most = std::max(most, (carried >> good & 1U) == 0 ? count : 0);
    }
    barrels += std::min(most, largestEmpty);
    if (board.has(Effect::LoadOwnShip)) {
        barrels = held; // an estimate of what is left after the ships
    }
    if (barrels == 0) {
        return 0;
    }
    const bool isChooser = seat == m_position.turn;
    const int points = barrels * kThousand * (isChooser ? 10 : 8) / 10 + (isChooser ? m_weights.quickCaptain : 0) +
                       (board.has(Effect::ScoreLoad) ? kThousand * 2 : 0);
    return points - barrels * m_weights.quickBarrel;
}

} // namespace windrose
