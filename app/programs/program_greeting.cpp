// SPDX-License-Identifier: GPL-3.0-or-later
#include "program_greeting.h"

#include "program_player.h"

namespace windrose
{

std::variant<ProgramGreeting, PlayerFailure> greetProgram(const ProgramOptions& options)
{
    const std::atomic<bool> never{false};
    ProgramPlayer player(options, 0);
    player.start(never);
    if (const PlayerFailure failure = player.failure()) {
        return failure;
    }
    return player.greeting();
}

} // namespace windrose
