// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

namespace windrose
{

/// Whether tests also run what repeats another part of them in a further language, size, number of players, puzzle or
/// seed. A plain `tests/run.sh` sets WINDROSE_FEWER_ROWS and leaves these out, as it does tests with the label `long`.
inline bool repeatsRows()
{
    return std::getenv("WINDROSE_FEWER_ROWS") == nullptr; // NOLINT(concurrency-mt-unsafe): nothing sets variables
}

} // namespace windrose
