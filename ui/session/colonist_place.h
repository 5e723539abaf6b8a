// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace windrose
{

/// Where a colonist can be on one's own board during the mayor's placement.
struct ColonistPlace {
    enum class Kind { SanJuan, Island, Building };
    Kind kind = Kind::SanJuan;
    int space = 0; ///< island space, or the first city space of a building

    friend bool operator==(const ColonistPlace&, const ColonistPlace&) = default;
};

} // namespace windrose
