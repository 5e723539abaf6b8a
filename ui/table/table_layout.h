// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/buildings.h"

#include <QList>
#include <QRect>
#include <QSize>

namespace windrose
{

/// The rectangles of everything on the table, in the table's coordinates, for one size; nothing scrolls.
struct TableLayout {
    int margin = 0; ///< around the table
    int gap = 0;    ///< between panels
    int title = 0;  ///< height of a panel's title line
    QList<QRect> roles;
    QRect round;
    QRect supply;              ///< panel
    QList<QRect> supplyTitles; ///< of the four columns
    std::array<QRect, kBuildings> kinds;
    QRect plantations; ///< panel
    std::array<QRect, kMaxFaceUp> faceUp;
    QRect quarries;
    QRect faceDown;
    QRect sea; ///< panel
    std::array<QRect, kCargoShips> ships;
    QRect wharf;
    QRect colonistShip;
    QRect colonistSupply;
    QRect tradingPanel;
    QRect tradingHouse;
    QRect goodsPanel;
    std::array<QRect, kGoods> goods;
    QRect prompt;
    QRect board;         ///< the large one
    QList<QRect> boards; ///< the others, from top to bottom
    QRect log;           ///< panel; with five players only its title
    bool logFolded = false;
};

/// Lays out the table for a number of players and role cards. While a position is set up, the prompt has two rows, and
/// the box replaces the log.
TableLayout layOutTable(const QSize& size, int players, int roleCards, int ships, bool logShown, bool setup = false);

} // namespace windrose
