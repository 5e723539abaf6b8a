// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/position.h"

#include <QList>
#include <QRect>
#include <QSize>
#include <QtGlobal>

namespace windrose
{

/// The rectangles of everything on the table, in the table's coordinates, for one size; nothing scrolls.
struct TableLayout {
    qreal unit = 1; ///< of the table, see `tableUnit`
    int margin = 0; ///< around the table
    int gap = 0;    ///< between panels
    int title = 0;  ///< height of a panel's title line
    QList<QRect> roles;
    QRect round;
    QRect supply;              ///< panel
    QList<QRect> supplyTitles; ///< of the four columns
    QList<QRect> kinds;        ///< in the order of the supply
    QRect plantations;         ///< panel
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
    QList<QRect> boards; ///< the others, in rows from top to bottom
    QRect log;           ///< panel; when it is folded its title, with five players also the last line
    bool logFolded = false;
    bool hasBox = false; ///< a position is set up, and the box is in the place of the log
};

/// The panels that are drawn on the table itself, except the log's.
QList<QRect> panelsOf(const TableLayout& layout);

/// Lays out the table for the players, role cards, ships and kinds of buildings of a game. On an upright table the
/// other boards are below the large one, otherwise in a column at the right. While a position is set up, the prompt has
/// two rows, and the box replaces the log. The other boards are less tall, if need be, so that
/// `reserve` pixels are free below them.
TableLayout layOutTable(const QSize& size, const Position& position, bool logShown, bool setup = false,
                        int reserve = 0);

} // namespace windrose
