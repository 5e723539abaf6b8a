// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "line_checksums.h"
#include "record.h"

namespace windrose
{

/// Prints a journal: a record to which each order is appended, so that the file need not be rewritten for every order.
/// A value type: print on a copy and discard the copy if writing the text fails.
class JournalText
{
public:
    /// The whole journal of a game; text from `next` is appended to it.
    std::string whole(const Record& record);
    /// The text to append to get from the game printed last to this one. Empty when both are the same; nullopt when
    /// appending is not enough (another game, other players, orders that were dropped).
    std::optional<std::string> next(const Record& record);

private:
    std::string lines(const Record& record);
    std::string played(int orders);

    LineChecksums m_checksums;
    Record m_record; ///< as printed last
    Position m_end;  ///< after all orders of `m_record`
    std::uint32_t m_round = 0;
};

} // namespace windrose
