// SPDX-License-Identifier: GPL-3.0-or-later
#include "promises.h"

#include "../rules/game.h"

#include <algorithm>

namespace windrose
{

void Promises::remember(const Position& position, const std::vector<AdvisedOrder>& advised)
{
    m_promises.clear();
    for (const AdvisedOrder& order : advised) {
        if (order.promise && !check(position, order.order)) {
            Remembered& remembered = m_promises.emplace_back(Remembered{position, *order.promise});
            apply(remembered.then, order.order);
        }
    }
}

std::optional<Promise> Promises::of(const Position& position) const
{
    const auto made = std::find_if(m_promises.begin(), m_promises.end(),
                                   [&position](const Remembered& known) { return known.then == position; });
    return made == m_promises.end() ? std::nullopt : std::optional(made->promise);
}

} // namespace windrose
