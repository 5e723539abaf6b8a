// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The lines records and journals are made of; for the files that print them alone.

#include "record.h"

namespace windrose
{

/// Everything before the first order, `mark` as a second line unless it is empty.
std::string headerLines(const Record& record, std::string_view mark, bool tellsPlayed);

/// The line of an order given in a position, up to its comment and without a line end; before it, when `round` has
/// changed, the round.
std::string orderLines(const Record& record, const Position& before, Order order, std::uint32_t& round);

/// `[Key "value"]`; quotes and backslashes of the value are marked with a backslash.
std::string tagLine(const std::string& key, std::string_view value);

} // namespace windrose
