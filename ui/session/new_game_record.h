// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "seats.h"

#include <QList>
#include <QStringList>

namespace windrose
{

/// The record of a game that begins now. Seats without a name are called `Player 1` and so on; seats without a player
/// are persons. Names and players beyond the last seat are ignored.
Record newGameRecord(int players, const QStringList& names, std::uint64_t seed, const Options& options,
                     const QList<PlayerSpec>& playing);

} // namespace windrose
