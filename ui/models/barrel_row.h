// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"

#include <QVariant>

namespace windrose
{

/// The data of a row of `barrels` barrels of a good, in the supply or on a board: name, tooltip, piece and count;
/// invalid for other roles.
QVariant barrelRow(const GameSession& session, Good good, int barrels, int role);

} // namespace windrose
