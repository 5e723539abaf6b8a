// SPDX-License-Identifier: GPL-3.0-or-later
#include "flow.h"
#include "tiles.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// Starting tiles, money and empty boards, from the governor clockwise.
void setUpSeats(Position& position)
{
    const SetupFacts& setup = setupFacts(position.players);
    for (int number = 0; number < position.players; ++number) {
        Seat& seat = position.seat(number);
        const Good start = number < setup.indigoSeats ? Good::Indigo : Good::Corn;
        seat.tiles.lay(plantationOf(start), 0);
        seat.doubloons = setup.doubloons;
        if (start == Good::Corn && position.options.cornStartMinusOne) {
            --seat.doubloons;
        }
    }
}

/// All plantations of the box but the starting tiles, shuffled, face down.
void setUpStack(Position& position)
{
    const SetupFacts& setup = setupFacts(position.players);
    std::array<int, kGoods> left{};
    std::copy(setup.plantations.begin(), setup.plantations.end(), left.begin());
    left[slot(Good::Indigo)] -= setup.indigoSeats;
    left[slot(Good::Corn)] -= position.players - setup.indigoSeats;
    position.piles = TilePiles(left, position.random);
}

} // namespace

Position newGame(int players, std::uint64_t seed, const Options& options, const KindsInPlay& kinds)
{
    const SetupFacts& setup = setupFacts(players);
    Position position;
    position.random.state = seed;
    position.players = players;
    position.options = options;
    position.victoryPoints = victoryPointsInBox(players, options);
    position.colonists = setup.colonists;
    position.colonistShip = players;
    position.quarries = setup.quarries;
    position.goods = setup.goods;
    position.setKinds(kinds);
    kinds.all().forEach(
        [&](SupplyPlace place) { position.buildingsLeft.put(place, copiesInPlay(kinds.kindAt(place), players)); });
    setUpSeats(position);
    setUpStack(position);
    NoEvents noEvents;
    dealFaceUp(position, noEvents);
    return position;
}

} // namespace windrose
