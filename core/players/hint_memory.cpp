// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint_memory.h"

#include "../rules/game.h"

#include <algorithm>

namespace windrose
{

void HintMemory::remember(const Position& position, const std::vector<AdvisedOrder>& advised)
{
    m_known.clear();
    for (const AdvisedOrder& order : advised) {
        if (order.hintedBuilding && !check(position, order.order)) {
            Remembered& remembered = m_known.emplace_back(Remembered{position, *order.hintedBuilding});
            apply(remembered.then, order.order);
        }
    }
}

std::optional<HintedBuilding> HintMemory::of(const Position& position) const
{
    const auto found = std::find_if(m_known.begin(), m_known.end(),
                                    [&position](const Remembered& known) { return known.then == position; });
    return found == m_known.end() ? std::nullopt : std::optional(found->building);
}

} // namespace windrose
