// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards.h"

namespace windrose
{

/// Corrects the chances to win estimated by a search with the net, so that they match how often seats won in games of
/// mixed levels. The search assumes equally strong players, so its chances are too close to each seat's average. The
/// correction was fitted separately for each number of players (`tests/players/calibration.py`). It fades out in late
/// rounds, in which the search is accurate. The result is the same on every platform.
Shares calibratedChances(const Shares& searched, const Position& position);

} // namespace windrose
