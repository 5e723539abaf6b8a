// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/position.h"
#include "json_fields.h"

namespace windrose
{

/// Reads the role cards into `position`, whose players and governor are known: each card at most once, taken in turn
/// from the governor on.
void readRoles(Position& position, const std::optional<JsonField>& roles);

/// Reads where the game stands (`phase`, `chooser`, `turn`, `decision`, `phase_state`) out of the whole position, when
/// everything on the table is known; all of it must agree, and whoever is asked must have a choice.
void readTurn(Position& position, const JsonField& root);

/// Reads `end_triggers`, or derives them from full cities and an empty pool.
void readEndTriggers(Position& position, const JsonField& root);

} // namespace windrose
