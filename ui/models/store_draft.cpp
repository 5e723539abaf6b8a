// SPDX-License-Identifier: GPL-3.0-or-later
#include "store_draft.h"

#include "core/players/defaults.h"

#include <algorithm>

namespace windrose
{

StoreDraft::StoreDraft(const Position& position) : m_position(position)
{
    if (position.decision != Decision::Store) {
        return;
    }
    if (const auto usual = defaultOrder(position)) {
        m_whole = usual->keptKinds();
        m_single = usual->good();
    }
}

int StoreDraft::kindsAllowed() const
{
    return m_position.seat(m_position.turn).storageKinds();
}

int StoreDraft::kindsKept() const
{
    return m_whole.size();
}

int StoreDraft::barrels(Good good) const
{
    return m_position.seat(m_position.turn).goods[static_cast<std::size_t>(good)];
}

bool StoreDraft::isWhole(Good good) const
{
    return m_whole.contains(good);
}

bool StoreDraft::isSingle(Good good) const
{
    return m_single == good;
}

int StoreDraft::kept(Good good) const
{
    return isWhole(good) ? barrels(good) : static_cast<int>(isSingle(good));
}

void StoreDraft::toggleWhole(Good good)
{
    if (barrels(good) == 0) {
        return;
    }
    m_whole = isWhole(good) ? m_whole - GoodSet::only(good) : m_whole | GoodSet::only(good);
    if (isWhole(good) && isSingle(good)) {
        m_single.reset();
    }
}

void StoreDraft::toggleSingle(Good good)
{
    if (barrels(good) == 0) {
        return;
    }
    m_single = isSingle(good) ? std::nullopt : std::optional(good);
    m_whole = m_whole - GoodSet::only(good);
}

std::optional<Order> StoreDraft::order() const
{
    return m_single ? std::optional(Order::store(*m_single, m_whole)) : std::nullopt;
}

Refusal StoreDraft::refusal() const
{
    if (const auto chosen = order()) {
        return check(m_position, *chosen);
    }
    const int others = m_position.seatToMove().kindsHeld().size() - 1;
    if (kindsKept() < std::min(kindsAllowed(), others)) {
        return {RefusalCode::KeepsTooLittle, static_cast<std::int16_t>(kindsAllowed()), 0};
    }
    return {RefusalCode::MustChoose, static_cast<std::int16_t>(Decision::Store), 0};
}

} // namespace windrose
