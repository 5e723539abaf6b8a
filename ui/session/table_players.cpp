// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_players.h"

#include <QThread>

#include <algorithm>
#include <chrono>
#include <utility>

namespace windrose
{

namespace
{

/// Whether time alone limits the player's search.
bool canPonder(const PlayerSpec& player)
{
    const PlayerChoice* choice = player.computer();
    const bool searches = choice != nullptr && (choice->kind == PlayerChoice::Kind::Search ||
                                                (player.level() != nullptr && choice->level == Level::Viceroy));
    return searches && choice->budget.time && !choice->budget.simulations;
}

} // namespace

PlayerFactory windowPlayers(ProgramMaker programs)
{
    // One processor is left to the window.
    const int threads = std::max(1, QThread::idealThreadCount() - 1);
    return [threads, programs = std::move(programs)](const PlayerSpec& spec, std::uint64_t seed) -> SeatedPlayer {
        if (const std::string* program = spec.program()) {
            return programs ? programs(QString::fromStdString(*program), seed) : SeatedPlayer{};
        }
        if (spec.computer() == nullptr) {
            return {};
        }
        PlayerChoice choice = *spec.computer();
        if (spec.level() != nullptr && !choice.budget.simulations && !choice.budget.time) {
            choice.budget.simulations = kLevelsOwn;
        }
        // A number of playouts is not divided among threads, so that a level is equally strong on every computer.
        choice.threads = choice.budget.simulations ? 1 : threads;
        return {makePlayer(choice, seed), choice.budget};
    };
}

PlayerSpec seatedPlayer(const PlayerSpec& player, bool viceroyTakesAllTime)
{
    if (player.isPerson()) {
        return {}; // a person's text makes no difference to the players
    }
    const PlayerChoice* level = player.level();
    const bool hasBudget = level != nullptr && (level->budget.simulations || level->budget.time);
    if (!viceroyTakesAllTime || level == nullptr || level->level != Level::Viceroy || hasBudget) {
        return player;
    }
    PlayerChoice unbound = *level;
    unbound.budget.time = std::chrono::hours(1);
    return PlayerSpec(unbound);
}

std::optional<int> ponderingSeat(const Position& position, const QList<PlayerSpec>& players)
{
    for (int later = 1; later < position.players && !position.isFinished(); ++later) {
        const int seat = (position.turn + later) % position.players;
        if (canPonder(players.value(seat))) {
            return seat;
        }
    }
    return std::nullopt;
}

} // namespace windrose
