// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/computer_seats.h"

namespace windrose
{

/// Makes the programs this user has added; null for a name that is not among them. May be called in any thread.
ProgramMaker programsAtTheTable();

} // namespace windrose
