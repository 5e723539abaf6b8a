// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/position.h"
#include "json_field.h"

namespace windrose
{

/// Reads the role cards into `position`, whose players and governor are known. Each card occurs at most once, and cards
/// are taken in turn order from the governor.
void readRoles(Position& position, const std::optional<JsonField>& roles);

/// Reads `phase`, `chooser`, `turn`, `decision` and `phase_state`, after everything on the table has been read. They
/// must be consistent, and the seat to move must have a choice.
void readTurn(Position& position, const JsonField& root);

/// Reads `end_triggers`, or derives them from full cities and an empty pool.
void readEndTriggers(Position& position, const JsonField& root);

} // namespace windrose
