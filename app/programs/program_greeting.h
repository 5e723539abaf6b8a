// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/player_failure.h"

#include <string>
#include <variant>

namespace windrose
{

struct ProgramOptions;

/// The introduction of a program.
struct ProgramGreeting {
    std::string name;
    std::string author;
};

/// Starts a program, exchanges greetings and ends it. Returns its introduction, or why it cannot play.
std::variant<ProgramGreeting, PlayerFailure> greetProgram(const ProgramOptions& options);

} // namespace windrose
