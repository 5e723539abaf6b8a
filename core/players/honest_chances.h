// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards.h"

namespace windrose
{

/// The chances to win as they come out in games of mixed levels, from those that a search of short playouts found.
/// Such a search takes all players for equally strong, so its chances are too close to what is usual for the seats. The
/// correction is fitted to games (`tests/players/calibration.py`) and fades out in late rounds, in which the search
/// errs little. The result is the same on every platform.
Shares honestChances(const Shares& searched, const Position& position);

} // namespace windrose
