// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kinds_in_play.h"

#include <map>
#include <mutex>
#include <vector>

namespace windrose
{

/// Keeps one `KindsInPlay` for each list of kinds. Positions are copied freely and do not own their kinds, so nothing
/// is removed: what `find` returns lives as long as the table. Can be used from several threads at a time.
class KindsTable
{
public:
    /// A table for this number of lists besides the base game's.
    explicit KindsTable(std::size_t most) : m_most(most) {}

    /// The object of a list in the order of the supply, `kBaseGame` for the base game's; equal lists have one object.
    /// Null for a list that no game can have (`canBeInPlay`), and for a new list once the table is full.
    const KindsInPlay* find(std::span<const Building> kinds);

private:
    std::size_t m_most;
    std::mutex m_mutex;
    std::map<std::vector<Building>, KindsInPlay> m_lists;
};

/// The most lists that the program keeps, which take 20 MB. A program that plays more different lists than that must
/// own the `KindsInPlay` of each game itself, for as long as any position of the game exists.
inline constexpr std::size_t kMostInternedKinds = 10'000;

/// Finds a list in the table of the program, which is never destroyed: see `KindsTable::find`. For kinds that are known
/// only at run time, such as drafted ones.
const KindsInPlay* internKinds(std::span<const Building> kinds);

} // namespace windrose
