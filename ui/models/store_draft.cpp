// SPDX-License-Identifier: GPL-3.0-or-later
#include "store_draft.h"

#include "core/players/defaults.h"

namespace windrose
{

namespace
{

constexpr GoodMask bit(Good good)
{
    return static_cast<GoodMask>(1U << index(good));
}

} // namespace

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
    return std::popcount(m_whole);
}

int StoreDraft::barrels(Good good) const
{
    return m_position.seat(m_position.turn).goods[static_cast<std::size_t>(good)];
}

bool StoreDraft::isWhole(Good good) const
{
    return (m_whole & bit(good)) != 0;
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
    m_whole = static_cast<GoodMask>(m_whole ^ bit(good));
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
    m_whole = static_cast<GoodMask>(m_whole & ~bit(good));
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
    return {RefusalCode::MustChoose, static_cast<std::int16_t>(Decision::Store), 0};
}

} // namespace windrose
