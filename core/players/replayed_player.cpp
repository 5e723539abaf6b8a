// SPDX-License-Identifier: GPL-3.0-or-later
#include "replayed_player.h"

#include "observation.h"
#include "quick_policy.h"

namespace windrose
{

namespace
{

/// The information that the seat to move certainly has, to identify a position in the record.
Position seenBy(const Position& position)
{
    return observed(position, position.turn, true, 0);
}

} // namespace

ReplayedPlayer::ReplayedPlayer(const Position& start, const std::vector<Order>& orders) : m_orders(orders)
{
    Position position = start;
    m_moments.reserve(orders.size() + 1);
    m_moments.push_back(seenBy(position));
    for (const Order& order : orders) {
        apply(position, order);
        m_moments.push_back(seenBy(position));
    }
}

Order ReplayedPlayer::decide(const Position& position, const std::atomic<bool>& /*stop*/)
{
    m_failure = {};
    const Position seen = seenBy(position);
    for (std::size_t step = 0; step < m_orders.size(); ++step) {
        const std::size_t number = (m_next + step) % m_orders.size();
        if (m_moments[number] == seen) {
            m_next = number + 1;
            return m_orders[number];
        }
    }
    if (m_moments.back() == seen) {
        m_failure = {PlayerFailureCode::RecordExhausted, "it ends after order " + std::to_string(m_orders.size())};
    } else {
        m_failure = {PlayerFailureCode::DivergedFromRecord,
                     m_next == 0 ? "it gave no answer yet"
                                 : "its last answer was order " + std::to_string(m_next) + " of it"};
    }
    return quickOrder(position, Weights{});
}

} // namespace windrose
