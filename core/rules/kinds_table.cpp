// SPDX-License-Identifier: GPL-3.0-or-later
#include "kinds_table.h"

namespace windrose
{

static_assert(kMostInternedKinds * sizeof(KindsInPlay) <= 20'000'000, "as documented");

const KindsInPlay* KindsTable::find(std::span<const Building> kinds)
{
    if (std::equal(kinds.begin(), kinds.end(), kBaseGameKinds.begin(), kBaseGameKinds.end())) {
        return &kBaseGame;
    }
    if (!canBeInPlay(kinds)) {
        return nullptr;
    }
    std::vector<Building> list(kinds.begin(), kinds.end());
    const std::lock_guard lock(m_mutex);
    if (const auto known = m_lists.find(list); known != m_lists.end()) {
        return &known->second;
    }
    return m_lists.size() < m_most ? &m_lists.try_emplace(std::move(list), kinds).first->second : nullptr;
}

const KindsInPlay* internKinds(std::span<const Building> kinds)
{
    static KindsTable& table = *new KindsTable(kMostInternedKinds); // threads can outlive the destructors at exit
    return table.find(kinds);
}

} // namespace windrose
