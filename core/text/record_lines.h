// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The lines of records and journals; only for the files that print them.

#include "record.h"

namespace windrose
{

/// How a line begins that holds a remark of a record.
inline constexpr std::string_view kRemarkMark = "; remark: ";

/// Everything before the first order, with `mark` as the second line unless it is empty.
std::string headerLines(const Record& record, std::string_view mark, bool notifiesPlayed);

/// The line of an order given in a position, up to its comment and without a line end, after a line for the round if
/// `round` has changed.
std::string orderLines(const Record& record, const Position& before, Order order, std::uint32_t& round);

/// `[Key "value"]`; quotes and backslashes in the value are escaped with a backslash.
std::string tagLine(const std::string& key, std::string_view value);

} // namespace windrose
