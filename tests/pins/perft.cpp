// SPDX-License-Identifier: GPL-3.0-or-later
#include "perft.h"

#include "core/players/random_player.h"
#include "core/rules/placements.h"

namespace windrose::pins
{

namespace
{

Options optionsOf(int number)
{
    Options options;
    options.factoryUniversitySwap = (number & 1) != 0;
    options.cornStartMinusOne = (number & 2) != 0;
    options.victoryPoints126 = (number & 4) != 0;
    return options;
}

/// Most placements in a random game have no alternative.
bool hasChoice(const Position& position)
{
    constexpr std::size_t kSomePlacements = 4;
    return position.decision != Decision::PlaceColonists || listedOrders(position).size() >= kSomePlacements;
}

/// The first time that a random game (seeds from 1 on) asks for this decision in such a round.
Position firstWhere(int players, Decision decision, bool inLastRound)
{
    constexpr std::uint32_t kMiddle = 6;
    for (std::uint64_t seed = 1;; ++seed) {
        Position position = newGame(players, seed, optionsOf(static_cast<int>(seed % 8)));
        Random choices{seed};
        while (!position.isFinished()) {
            const bool isWanted = inLastRound ? position.isLastRound() : position.round >= kMiddle;
            if (position.decision == decision && isWanted && hasChoice(position)) {
                return position;
            }
            apply(position, randomOrder(position, choices));
        }
    }
}

} // namespace

std::vector<FixedPosition> fixedPositions()
{
    std::vector<FixedPosition> positions;
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        const std::string seats = std::to_string(players) + " players, ";
        positions.push_back({seats + "opening", newGame(players, 7)});
        for (std::size_t option = 0; option < 3; ++option) {
            static constexpr std::array<const char*, 3> kNames{"factory_university_swap", "corn_start_minus_one",
                                                               "victory_points_5p"};
            positions.push_back(
                {seats + "opening with " + kNames.at(option), newGame(players, 7, optionsOf(1 << option))});
        }
        for (const bool inLastRound : {false, true}) {
            for (int decision = 0; decision < kDecisions; ++decision) {
                const auto asked = static_cast<Decision>(decision);
                if (asked != Decision::None) {
                    const std::string question{kDecisionIds.at(static_cast<std::size_t>(decision))};
                    positions.push_back({seats + question + (inLastRound ? " in the last round" : " in the middle"),
                                         firstWhere(players, asked, inLastRound)});
                }
            }
        }
    }
    return positions;
}

std::vector<Order> listedOrders(const Position& position)
{
    if (position.decision == Decision::PlaceColonists) {
        std::vector<Order> orders;
        forEachPlacement(position.seat(position.turn), PlacementDetail::ByKind, [&orders](Order order) {
            orders.push_back(order);
            return true;
        });
        return orders;
    }
    OrderList list;
    legalOrders(position, list);
    return {list.begin(), list.end()};
}

Perft perft(const Position& position, int depth)
{
    if (depth == 0 || position.isFinished()) {
        return {1, Random{positionHash(position)}.next()};
    }
    Perft all;
    for (const Order& order : listedOrders(position)) {
        Position next = position;
        apply(next, order);
        const Perft behind = perft(next, depth - 1);
        all.sequences += behind.sequences;
        all.hash += behind.hash; // a sum, so that the order of the list does not matter
    }
    return all;
}

} // namespace windrose::pins
