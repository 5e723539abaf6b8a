// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "placing.h"

namespace windrose
{

/// The places that an event refers to, as they are in a position at or after it: empty for an event of the whole table.
QList<Place> placesOf(const Position& position, const Event& event);

} // namespace windrose
