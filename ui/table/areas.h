// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace windrose::areas
{

// Groups of tiles for keyboard navigation: arrow keys move within a group, Tab to the next one.

inline constexpr int kRoles = 0;
inline constexpr int kSupply = 1;
inline constexpr int kPlantations = 2;
inline constexpr int kShips = 3;
inline constexpr int kColonists = 4;
inline constexpr int kMarket = 5; ///< trading house and goods supply
inline constexpr int kBox = 6;    ///< beside the boards, while a position is set up
inline constexpr int kFirstBoard = 10;

// Each board has three groups.
constexpr int spacesOf(int seat)
{
    return kFirstBoard + 3 * seat;
}
constexpr int colonistsOf(int seat)
{
    return kFirstBoard + 3 * seat + 1;
}
constexpr int goodsOf(int seat)
{
    return kFirstBoard + 3 * seat + 2;
}
/// Whether it is a group of a board.
constexpr bool isOfBoard(int area)
{
    return area >= kFirstBoard;
}

} // namespace windrose::areas
