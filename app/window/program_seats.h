// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/computer_seats.h"

#include <chrono>

namespace windrose
{

/// How long a program may be silent at most: nobody at a table waits as long as a match does.
inline constexpr std::chrono::milliseconds kPatience{5000};

/// Makes the programs this user has added; null for a name that is not among them. May be called in any thread.
ProgramMaker programsAtTheTable();

} // namespace windrose
