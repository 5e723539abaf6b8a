// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/computer_seats.h"

#include <chrono>

namespace windrose
{

/// How long a program may be silent at most, five seconds: nobody at a table waits as long as a match does.
std::chrono::milliseconds maxPatience();

/// Changes it for the rest of the run. Tests do, so that a program that waits for a busy processor is not given up.
void setMaxPatience(std::chrono::milliseconds longest);

/// Creates the programs that the user has added; null for an unknown name. Thread-safe.
ProgramMaker knownProgramMaker();

} // namespace windrose
