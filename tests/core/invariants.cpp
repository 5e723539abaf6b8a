// SPDX-License-Identifier: GPL-3.0-or-later
#include "invariants.h"

#include <bit>
#include <span>

namespace windrose::test
{
namespace
{

constexpr std::array<int, 5> kGoodsInBox{10, 11, 11, 9, 9};
constexpr std::array<int, 5> kGoodsForTwo{8, 9, 9, 7, 7};
constexpr std::array<int, 4> kColonistsInPlay{42, 58, 79, 100};
constexpr std::array<int, 5> kPlantations{10, 12, 11, 9, 8};

std::span<const Seat> seatsOf(const Position& position)
{
    return {position.seats.data(), position.players};
}

std::string brokenGoods(const Position& position)
{
    unsigned onShips = 0;
    std::array<int, 5> found{};
    for (const Seat& seat : seatsOf(position)) {
        for (std::size_t good = 0; good < 5; ++good) {
            found[good] += seat.goods[good];
        }
    }
    for (int ship = 0; ship < kCargoShips; ++ship) {
        const CargoShip& cargo = position.ships[at(ship)];
        if ((cargo.good == kNoGood) != (cargo.barrels == 0)) {
            return "a ship's kind and its barrels disagree";
        }
        if (cargo.good == kNoGood) {
            continue;
        }
        if (cargo.barrels > position.shipCapacity(ship)) {
            return "a ship is overloaded";
        }
        if ((onShips >> cargo.good & 1U) != 0) {
            return "two ships carry the same kind";
        }
        if (position.decision == Decision::ChooseRole && cargo.barrels == position.shipCapacity(ship)) {
            return "a full ship between phases";
        }
        onShips |= 1U << cargo.good;
        found.at(cargo.good) += cargo.barrels;
    }
    if (position.tradingHouse.size() > (position.decision == Decision::ChooseRole ? 3 : 4)) {
        return "too many barrels in the trading house";
    }
    for (const Good good : position.tradingHouse) {
        ++found.at(at(good));
    }
    for (std::size_t good = 0; good < 5; ++good) {
        if (found[good] + position.goods[good] != (position.players == 2 ? kGoodsForTwo : kGoodsInBox)[good]) {
            return "barrels were made or lost";
        }
    }
    return {};
}

std::string brokenIslands(const Position& position)
{
    std::array<int, 6> found{};
    for (const Seat& seat : seatsOf(position)) {
        int tiles = 0;
        for (std::size_t tile = 0; tile < 6; ++tile) {
            found[tile] += seat.tiles[tile].size();
            tiles += seat.tiles[tile].size();
        }
        if (tiles != seat.filledIsland().size() || seat.filledIsland() >= 1U << 12) {
            return "two tiles on one space, or a tile beside the island";
        }
        if (!(seat.manned - seat.filledIsland()).isEmpty()) {
            return "a colonist on an empty island space";
        }
    }
    for (const Tile tile : position.faceUp) {
        ++found.at(at(tile));
    }
    for (std::size_t good = 0; good < 5; ++good) {
        found[good] += position.piles.count(static_cast<Tile>(good));
        if (found[good] != kPlantations[good] - (position.players == 2 ? 3 : 0)) {
            return "plantations were made or lost";
        }
    }
    if (found[5] + position.quarries != (position.players == 2 ? 5 : 8)) {
        return "quarries were made or lost";
    }
    return {};
}

std::string brokenCity(const Seat& seat)
{
    std::array<int, kBuildings> first{};
    std::array<int, kBuildings> last{};
    std::array<int, kBuildings> spaces{};
    for (int space = 0; space < kSpaces; ++space) {
        if (const auto building = seat.buildingAt(space)) {
            const std::size_t kind = at(*building);
            first.at(kind) = spaces.at(kind) == 0 ? space : first[kind];
            last[kind] = space;
            ++spaces[kind];
        }
    }
    for (const Building kind : kAllBuildings) {
        const int wanted = !seat.owns(kind) ? 0 : isLarge(kind) ? 2 : 1;
        if (spaces[at(kind)] != wanted) {
            return "a building does not stand on its spaces";
        }
        if (wanted == 2 && !areAdjacent(first[at(kind)], last[at(kind)])) {
            return "a large building is torn apart";
        }
        if (seat.colonistsOn(kind) > (seat.owns(kind) ? facts(kind).circles : 0)) {
            return "too many colonists on a building";
        }
    }
    return {};
}

std::string brokenCities(const Position& position)
{
    for (const Building kind : kAllBuildings) {
        const int inPlay = position.kinds().contains(kind) ? copiesInPlay(kind, position.players) : 0;
        int found = position.copiesLeft(kind);
        for (const Seat& seat : seatsOf(position)) {
            found += seat.owns(kind) ? 1 : 0;
        }
        if (found != inPlay) {
            return "buildings were made or lost";
        }
    }
    for (const Seat& seat : seatsOf(position)) {
        if (auto broken = brokenCity(seat); !broken.empty()) {
            return broken;
        }
    }
    return {};
}

int colonistsOn(const Seat& seat)
{
    int found = seat.sanJuan + seat.manned.size();
    for (const Building kind : kAllBuildings) {
        found += seat.colonistsOn(kind);
    }
    return found;
}

std::string brokenCounts(const Position& position)
{
    int colonists = position.colonists + position.colonistShip;
    int points = 0;
    for (const Seat& seat : seatsOf(position)) {
        if (colonistsOn(seat) != seat.colonists()) {
            return "a seat miscounts its colonists";
        }
        colonists += colonistsOn(seat);
        points += seat.victoryPoints;
        if (seat.doubloons > 10000) {
            return "doubloons below zero";
        }
    }
    if (colonists != kColonistsInPlay[at(position.players - 2)]) {
        return "colonists were made or lost";
    }
    const int box = victoryPointsInBox(position.players, position.options);
    if (position.victoryPoints > 0 ? points + position.victoryPoints != box : points < box) {
        return "victory points were made or lost";
    }
    Seat nobody;
    nobody.kinds = &position.kinds();
    for (int seat = position.players; seat < kMaxPlayers; ++seat) {
        if (!(position.seat(seat) == nobody)) {
            return "somebody sits on a chair that is not in the game";
        }
    }
    return {};
}

std::string brokenTurn(const Position& position)
{
    constexpr std::array<Phase, 10> kPhaseOf{Phase::ChooseRole, Phase::Settler,   Phase::Settler, Phase::Mayor,
                                             Phase::Builder,    Phase::Craftsman, Phase::Trader,  Phase::Captain,
                                             Phase::Storage,    Phase::Finished};
    if (kPhaseOf[at(position.decision)] != position.phase) {
        return "a decision of another phase";
    }
    if (position.turn >= position.players || position.chooser >= position.players) {
        return "nobody's turn";
    }
    if (position.decision == Decision::ChooseRole && position.turn != position.chooser) {
        return "somebody else than the chooser chooses";
    }
    if (position.decision == Decision::BonusGood && position.turn != position.chooser) {
        return "the bonus barrel is not the craftsman's";
    }
    int taken = 0;
    for (int card = 0; card < kMaxRoleCards; ++card) {
        taken += position.takenBy[at(card)] != kNobody ? 1 : 0;
        if (position.takenBy[at(card)] != kNobody && position.cardDoubloons[at(card)] != 0) {
            return "doubloons on a card that is taken";
        }
    }
    const int first = position.governor;
    const int choosing = taken - (position.decision == Decision::ChooseRole ? 0 : 1);
    if (!position.isFinished() && (first + choosing) % position.players != position.chooser) {
        return "the wrong seat chooses";
    }
    return {};
}

} // namespace

std::string brokenInvariant(const Position& position)
{
    for (auto* look : {&brokenGoods, &brokenIslands, &brokenCities, &brokenCounts, &brokenTurn}) {
        if (auto broken = look(position); !broken.empty()) {
            return broken;
        }
    }
    return {};
}

bool isWellPlaced(const Seat& seat)
{
    int circles = seat.filledIsland().size();
    int colonists = seat.manned.size();
    for (const Building kind : kAllBuildings) {
        if (seat.owns(kind)) {
            circles += facts(kind).circles;
            colonists += seat.colonistsOn(kind);
        }
    }
    return seat.sanJuan == 0 || circles == colonists;
}

} // namespace windrose::test
