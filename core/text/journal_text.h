// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "checksums.h"
#include "record.h"

namespace windrose
{

/// Prints a journal: a record that grows while its game is played, so that it need not be written anew for every order.
/// A value: what is printed on a copy can be forgotten with it when it could not be written.
class JournalText
{
public:
    /// The whole journal of a game; what `next` prints goes behind it.
    std::string whole(const Record& record);
    /// What leads from the game printed last to this one; nothing when lines behind it cannot say it (another game,
    /// other players, orders that were dropped). Empty when both are the same.
    std::optional<std::string> next(const Record& record);

private:
    std::string lines(const Record& record);
    std::string played(int orders);

    LineSeals m_seals;
    Record m_record; ///< printed last
    Position m_end;  ///< after all of its orders
    std::uint32_t m_round = 0;
};

} // namespace windrose
