// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards.h"

namespace windrose
{

/// The chances to win as they come out in games of mixed levels, from those that a search of short playouts found.
/// Such a search takes all players for equally strong, so that it says too little of who is ahead, compared with what
/// is usual for the seat. The correction is
/// fitted to games (`tests/players/calibration.py`); it fades out in late rounds, which the search judges well. The
/// same on every platform.
Shares honestChances(const Shares& searched, const Position& position);

} // namespace windrose
