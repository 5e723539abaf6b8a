// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal_text.h"

#include "record_lines.h"

#include <algorithm>

namespace windrose
{

std::string JournalText::whole(const Record& record)
{
    m_checksums = {};
    m_record = record;
    m_record.orders.clear();
    m_record.takenBack = 0;
    m_end = startOf(record);
    m_round = 0;
    const std::string start =
        m_checksums.withChecksum(headerLines(record, kJournalMark, false) + std::string(kStartMark));
    return start + lines(record);
}

std::optional<std::string> JournalText::next(const Record& record)
{
    const bool isSameGame = record.players == m_record.players && record.seed == m_record.seed &&
                            record.options == m_record.options && record.kinds == m_record.kinds &&
                            record.names == m_record.names && record.playerTexts == m_record.playerTexts &&
                            record.start == m_record.start && record.remarks == m_record.remarks;
    const std::vector<Order>& before = m_record.orders;
    if (!isSameGame || record.orders.size() < before.size() ||
        !std::equal(before.begin(), before.end(), record.orders.begin())) {
        return std::nullopt;
    }
    return lines(record);
}

/// Prints the orders after those already printed, and how many of all orders are played.
std::string JournalText::lines(const Record& record)
{
    std::string text;
    const std::size_t printed = m_record.orders.size();
    if (record.orders.size() > printed && m_record.takenBack > 0) {
        text += played(static_cast<int>(printed)); // an order continues from the current state
    }
    for (std::size_t number = printed; number < record.orders.size(); ++number) {
        const Order order = record.orders[number];
        text += m_checksums.withChecksum(orderLines(record, m_end, order, m_round));
        apply(m_end, order);
        m_record.orders.push_back(order);
    }
    if (record.takenBack != m_record.takenBack) {
        text += played(playedOrders(record));
    }
    return text;
}

std::string JournalText::played(int orders)
{
    m_record.takenBack = static_cast<int>(m_record.orders.size()) - orders;
    // A tag is on a line by itself, with its checksum on the next line.
    return m_checksums.withChecksum(tagLine("Played", std::to_string(orders)) + "; played");
}

} // namespace windrose
