// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_players.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace windrose
{

PlayerThread::Factory windowPlayers(ProgramMaker programs)
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

PlayerSpec withWholeTimeLimit(const PlayerSpec& player)
{
    const PlayerChoice* level = player.level();
    if (level == nullptr || level->level != Level::Viceroy || level->budget.simulations || level->budget.time) {
        return player;
    }
    PlayerChoice unbound = *level;
    unbound.budget.time = std::chrono::hours(1);
    return PlayerSpec(unbound);
}

bool canPonder(const PlayerSpec& player)
{
    const PlayerChoice* choice = player.computer();
    const bool searches = choice != nullptr && (choice->kind == PlayerChoice::Kind::Search ||
                                                (player.level() != nullptr && choice->level == Level::Viceroy));
    return searches && choice->budget.time && !choice->budget.simulations;
}

} // namespace windrose
