// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/random_player.h"
#include "core/text/position_json.h"

#include <functional>
#include <stdexcept>
#include <string>

namespace windrose::testing
{

/// Plays random games with every number of players and passes on each position with its order.
inline void forEachMoment(int gamesEach, const std::function<void(const Position&, Order)>& visit)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        for (int game = 0; game < gamesEach; ++game) {
            const auto seed = static_cast<std::uint64_t>(100 * players + game);
            Random random{seed};
            Options options;
            options.factoryUniversitySwap = game % 2 == 1;
            options.cornStartMinusOne = game % 3 == 1;
            options.victoryPoints126 = players == kMaxPlayers && game % 2 == 0;
            Position position = newGame(players, seed, options);
            while (!position.isFinished()) {
                const Order order = randomOrder(position, random);
                visit(position, order);
                apply(position, order);
            }
            visit(position, Order::pass());
        }
    }
}

/// The first matching position of a random game.
inline Position momentWhere(int players, const std::function<bool(const Position&)>& fits)
{
    for (std::uint64_t seed = 0;; ++seed) {
        Random random{seed};
        Position position = newGame(players, seed);
        while (!position.isFinished()) {
            if (fits(position)) {
                return position;
            }
            apply(position, randomOrder(position, random));
        }
        if (fits(position)) {
            return position;
        }
    }
}

inline std::string jsonOf(const Position& position)
{
    return positionJson(position, defaultNames(position.players));
}

/// `text` with the first `from` replaced; throws when there is none.
inline std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const std::size_t place = text.find(from);
    if (place == std::string::npos) {
        throw std::logic_error("nothing to replace: " + from);
    }
    return text.replace(place, from.size(), to);
}

} // namespace windrose::testing
