// SPDX-License-Identifier: GPL-3.0-or-later
#include "net_inputs.h"

#include "../rules/production.h"
#include "../rules/scoring.h"
#include "prospects.h"

#include <algorithm>
#include <cassert>

namespace windrose
{

namespace
{

/// Writes inputs one after the other.
class InputWriter
{
public:
    explicit InputWriter(NetInputs& inputs) : m_inputs(inputs) {}

    void put(int value) { m_inputs.add(m_next++, value); }
    void put(bool holds) { m_inputs.add(m_next++, holds ? 1 : 0); }

    /// One input for each step that the value reaches; the steps ascend.
    template <std::size_t Count>
    void putSteps(int value, const std::array<int, Count>& steps)
    {
        for (std::size_t step = 0; step < Count && value >= steps[step]; ++step) {
            m_inputs.add(m_next + static_cast<int>(step), 1);
        }
        m_next += static_cast<int>(Count);
    }

    /// `count` inputs, of which the one with this number, if any, is 1.
    void putOneOf(int number, int count)
    {
        if (number < count) {
            m_inputs.add(m_next + number, 1);
        }
        m_next += count;
    }

    /// Inputs that are 0.
    void putZeros(int count) { m_next += count; }

    int written() const { return m_next; }

private:
    NetInputs& m_inputs;
    int m_next = 0;
};

constexpr std::array kMoneySteps{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14};
constexpr std::array kBehindSteps{1, 2, 4, 6, 8, 11, 15, 20};
constexpr std::array kFewColonists{1, 4, 8, 13, 20, 30};
constexpr std::array kFewPoints{1, 6, 12, 20, 30};
constexpr int kRoundSteps = 4; // for each remaining round of the game

void writeGoods(const Seat& seat, InputWriter& writer)
{
    int kinds = 0;
    const PerGood made = productionCapacities(seat);
    for (int good = 0; good < kGoods; ++good) {
        const int barrels = seat.goods[slot(good)];
        writer.put(barrels);
        writer.put(barrels != 0);
        writer.put(made[good]);
        kinds += made[good] != 0 ? 1 : 0;
    }
    writer.put(kinds);
    writer.put(seat.storageKinds());
}

void writeBoard(const Seat& seat, InputWriter& writer)
{
    for (int tile = 0; tile < kTiles; ++tile) {
        writer.put(seat.tileCount(static_cast<Tile>(tile)));
        writer.put(seat.mannedCount(static_cast<Tile>(tile)));
    }
    int bonuses = 0;
    for (const Building building : kBaseGameKinds) {
        if (!seat.owns(building)) {
            writer.putZeros(2);
            continue;
        }
        writer.put(true);
        writer.put(seat.colonistsOn(building));
        if (facts(building).buildingClass == BuildingClass::LargeViolet) {
            bonuses += bonusIfOccupied(seat, building);
        }
    }
    writer.put(bonuses);
    writer.put(seat.sanJuan);
    writer.put(seat.emptyCitySpaces());
    writer.put(seat.emptyCitySpaces() <= 3);
    writer.put(seat.emptyIslandSpaces());
    writer.put(seat.emptyBuildingCircles());
    writer.put(seat.filledIsland().size() - seat.manned.size());
}

void writeShips(const Position& position, InputWriter& writer)
{
    for (int number = 0; number < kCargoShips; ++number) {
        const CargoShip& ship = position.ship(number);
        const bool sails = number < position.shipCount();
        for (int good = 0; good < kGoods; ++good) {
            writer.put(sails && ship.carries(static_cast<Good>(good)));
        }
        writer.put(sails && ship.isEmpty());
        writer.put(sails ? position.shipCapacity(number) - ship.barrels : 0);
    }
}

void writeTable(const Position& position, InputWriter& writer)
{
    for (int card = 0; card < kMaxRoleCards; ++card) {
        const bool isFree = card < position.roleCards() && position.takenBy[slot(card)] < 0;
        writer.put(isFree);
        writer.put(isFree ? static_cast<int>(position.cardDoubloons[slot(card)]) : 0);
    }
    writeShips(position, writer);
    for (int good = 0; good < kGoods; ++good) {
        writer.put(position.tradingHouse.kinds().contains(static_cast<Good>(good)));
        writer.put(static_cast<int>(position.goods[slot(good)]));
    }
    writer.putOneOf(position.tradingHouse.size(), kTradingHouseSpaces);
    std::array<int, kTiles> faceUp{};
    for (const Tile tile : position.faceUp) {
        ++faceUp[slot(tile)];
    }
    for (int tile = 0; tile < kGoods; ++tile) {
        writer.put(faceUp[slot(tile)]);
    }
    writer.put(static_cast<int>(position.quarries));
    writer.put(static_cast<int>(position.colonists) / 2);
    writer.putSteps(position.colonists, kFewColonists);
    writer.put(static_cast<int>(position.colonistShip));
    writer.put(static_cast<int>(position.victoryPoints) / 2);
    writer.putSteps(position.victoryPoints, kFewPoints);
    writer.put(position.isLastRound());
    writer.put(static_cast<int>(position.round));
    writer.put(position.cardsTaken());
}

} // namespace

void describe(const Position& position, NetInputs& inputs)
{
    inputs.clear();
    InputWriter writer(inputs);
    const Outlook estimates = outlook(position, Weights{});
    const Prospects& points = estimates.points;
    const int best = *std::max_element(points.begin(), points.begin() + position.players);
    const auto results = scores(position);
    const int governorPlace = (position.governor - position.turn + position.players) % position.players;
    for (int place = 0; place < position.players; ++place) {
        const int number = seatAtPlace(position, place);
        const Seat& seat = position.seat(number);
        writer.put(place == governorPlace);
        writer.put(static_cast<int>(std::min<std::uint32_t>(seat.doubloons, kMaxNetValue)));
        writer.putSteps(static_cast<int>(std::min<std::uint32_t>(seat.doubloons, kMaxNetValue)), kMoneySteps);
        writer.put(static_cast<int>(std::min<std::uint32_t>(seat.victoryPoints, kMaxNetValue)));
        writer.put(results[slot(number)].total);
        const int behind = (best - points[slot(number)]) / kThousand;
        writer.put(behind);
        writer.putSteps(behind, kBehindSteps);
        writeGoods(seat, writer);
        writeBoard(seat, writer);
    }
    writer.put(estimates.roundsLeft * kRoundSteps / kThousand);
    writeTable(position, writer);
    assert(writer.written() == netInputs(position.players));
}

} // namespace windrose
