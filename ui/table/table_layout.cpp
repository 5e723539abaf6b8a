// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_layout.h"

#include "setup_panel.h"
#include "ui/pieces/table_unit.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// Splits a length into `count` parts with gaps, exact to the pixel, and returns part `at`.
struct Part {
    int start;
    int length;
};

Part partOf(int from, int length, int count, int gap, int at)
{
    const int start = from + at * (length + gap) / count;
    const int end = from + (at + 1) * (length + gap) / count - gap;
    return {start, end - start};
}

/// A length in units of the table as whole pixels.
int units(const TableLayout& layout, int length)
{
    return qRound(length * layout.unit);
}

void layOutRoles(TableLayout& layout, const QRect& row, int roleCards)
{
    const int round = qBound(104, row.width() * 13 / 100, qMax(240, units(layout, 180)));
    layout.round = QRect(row.right() + 1 - round, row.top(), round, row.height());
    const int width = row.width() - round - layout.gap;
    for (int card = 0; card < roleCards; ++card) {
        const Part part = partOf(row.left(), width, roleCards, layout.gap * 3 / 4, card);
        layout.roles.append(QRect(part.start, row.top(), part.length, row.height()));
    }
}

/// Lays out a column for each quarry limit, with the kinds in the order of the supply.
void layOutSupply(TableLayout& layout, const KindsInPlay& kinds)
{
    const int pad = qBound(5, layout.supply.width() / 80, units(layout, 12));
    const QRect inner = layout.supply.adjusted(pad, pad, -pad, -pad);
    const int gap = qBound(3, layout.supply.height() / 90, units(layout, 8));
    for (int column = 0; column < kColumns; ++column) {
        const Part part = partOf(inner.left(), inner.width(), kColumns, gap, column);
        layout.supplyTitles.append(QRect(part.start, inner.top() - units(layout, 2), part.length, layout.title));
    }
    std::array<int, kColumns> count{};
    for (const Building kind : kinds.list()) {
        ++count[facts(kind).column - 1U];
    }
    const int rows = qMax(6, *std::max_element(count.begin(), count.end()));
    const int top = inner.top() + layout.title - units(layout, 2);
    std::array<int, kColumns> next{};
    for (const Building kind : kinds.list()) {
        const int column = facts(kind).column - 1;
        const Part wide = partOf(inner.left(), inner.width(), kColumns, gap, column);
        const Part tall = partOf(top, inner.bottom() + 1 - top, rows, gap, next[static_cast<std::size_t>(column)]++);
        layout.kinds.append(QRect(wide.start, tall.start, wide.length, tall.length));
    }
}

void layOutPlantations(TableLayout& layout, int players)
{
    const QRect& panel = layout.plantations;
    const int pad = qBound(6, panel.height() / 12, units(layout, 14));
    const int top = panel.top() + layout.title + 2;
    const int count = players + 1 + 2;
    const int gap = qBound(4, panel.width() / 80, units(layout, 10));
    const int tall = panel.bottom() + 1 - pad - top;
    const int apart = gap * 2; // the row is separate from the stacks
    const int side = qMin(tall, (panel.width() - 2 * pad - (count - 1) * gap - apart) / count);
    int left = panel.left() + pad;
    const int line = top + (tall - side) / 2;
    for (int i = 0; i < kMaxFaceUp; ++i) {
        layout.faceUp[static_cast<std::size_t>(i)] = QRect(left + i * (side + gap), line, side, side);
    }
    const int right = panel.right() + 1 - pad;
    layout.faceDown = QRect(right - side, line, side, side);
    layout.quarries = QRect(right - 2 * side - gap, line, side, side);
}

void layOutSea(TableLayout& layout, int ships)
{
    const QRect& panel = layout.sea;
    const int pad = qBound(6, panel.height() / 16, units(layout, 14));
    const int top = panel.top() + layout.title + 1;
    const int tall = panel.bottom() + 1 - pad - top;
    const int gap = qBound(2, panel.height() / 50, units(layout, 8));
    const int wide = (panel.width() - 3 * pad) * 56 / 100;
    for (int ship = 0; ship < kCargoShips; ++ship) {
        const Part part = partOf(top, tall, ships, gap, qMin(ship, ships - 1));
        layout.ships[static_cast<std::size_t>(ship)] = QRect(panel.left() + pad, part.start, wide, part.length);
    }
    const int left = panel.left() + 2 * pad + wide;
    const int width = panel.right() + 1 - pad - left;
    const int low = qBound(28, tall * 30 / 100, units(layout, 60));
    layout.colonistShip = QRect(left, top, width, tall - low - gap);
    layout.colonistSupply = QRect(left, panel.bottom() + 1 - pad - low, width * 50 / 100, low);
    const int wharf = left + width * 50 / 100 + gap;
    layout.wharf = QRect(wharf, panel.bottom() + 1 - pad - low, panel.right() + 1 - pad - wharf, low);
}

void layOutMarket(TableLayout& layout, const QRect& row)
{
    const int house = (row.width() - layout.gap) * 46 / 100;
    layout.tradingPanel = QRect(row.left(), row.top(), house, row.height());
    layout.goodsPanel =
        QRect(row.left() + house + layout.gap, row.top(), row.width() - house - layout.gap, row.height());
    const int pad = units(layout, 4);
    layout.tradingHouse = layout.tradingPanel.adjusted(pad, layout.title + 1, -pad, -pad);
    const QRect inner = layout.goodsPanel.adjusted(pad, layout.title + 1, -pad, -pad);
    for (int good = 0; good < kGoods; ++good) {
        const Part part = partOf(inner.left(), inner.width(), kGoods, pad, good);
        layout.goods[static_cast<std::size_t>(good)] = QRect(part.start, inner.top(), part.length, inner.height());
    }
}

/// The height of the log when only its title shows.
int foldedLog(const TableLayout& layout)
{
    return layout.title + 6;
}

/// Lays out the other boards above the box, which gets the rest.
void layOutBesideBox(TableLayout& layout, const QRect& column, int players)
{
    const int others = players - 1;
    const int room = column.height() - SetupPanel::preferredHeight(column.width(), layout.unit) - others * layout.gap;
    const int board = qMin(room / others, column.width() * 74 / 100);
    int top = column.top();
    for (int i = 0; i < others; ++i) {
        layout.boards.append(QRect(column.left(), top, column.width(), board));
        top += board + layout.gap;
    }
    layout.log = QRect(column.left(), top, column.width(), SetupPanel::preferredHeight(column.width(), layout.unit));
}

void layOutOthers(TableLayout& layout, const QRect& column, int players, bool logShown, int reserve)
{
    const int others = players - 1;
    layout.logFolded = !logShown || players >= kMaxPlayers;
    // A band for the title, or for the last line as well.
    const int band = logShown ? qRound(units(layout, 42) * roomForText(0.3)) : foldedLog(layout);
    const int free = qMin(reserve, column.height() - others * (units(layout, 110) + layout.gap));
    const int folded = qMax(band, free);
    const int least =
        layout.logFolded ? folded : qMax(free, qRound(qMax(110, column.height() * 18 / 100) * roomForText(0.3)));
    const int room = column.height() - least - others * layout.gap;
    const int tallest = column.width() * (layout.logFolded ? 74 : 62) / 100;
    const int board = qMin(room / others, tallest);
    int top = column.top();
    for (int i = 0; i < others; ++i) {
        layout.boards.append(QRect(column.left(), top, column.width(), board));
        top += board + layout.gap;
    }
    if (layout.logFolded) {
        top = column.bottom() + 1 - folded;
    }
    layout.log = QRect(column.left(), top, column.width(), column.bottom() + 1 - top);
}

/// Lays out the supply at the left and the tiles, ships and goods at its right.
void layOutMiddle(TableLayout& layout, const QRect& area, int supplyShare, const Position& position)
{
    const int supply = area.width() * supplyShare / 100;
    layout.supply = QRect(area.left(), area.top(), supply, area.height());
    layOutSupply(layout, position.kinds());
    const int column = area.left() + supply + layout.gap;
    const int width = area.width() - supply - layout.gap;
    const int height = area.height() - 2 * layout.gap;
    const int players = qMax(kMinPlayers, int{position.players});
    // The tiles fill the width, so a taller panel would stay empty.
    const int plantations = qMin(height * 26 / 100, layout.title + width / (players + 3) + units(layout, 16));
    const int market = height * 29 / 100;
    layout.plantations = QRect(column, area.top(), width, plantations);
    layOutPlantations(layout, players);
    layout.sea = QRect(column, area.top() + plantations + layout.gap, width, height - plantations - market);
    layOutSea(layout, position.shipCount());
    layOutMarket(layout, QRect(column, area.bottom() + 1 - market, width, market));
}

/// The arrangement of a wide table: the other boards in a column at the right.
void layOutWide(TableLayout& layout, const QRect& table, const Position& position, bool logShown, int prompt,
                int reserve)
{
    const bool isNarrow = table.width() + 2 * layout.margin < 1150;
    const int players = qMax(kMinPlayers, int{position.players});
    const bool hasRoomToSpare = table.width() > 2 * table.height() && players <= 3;
    const int right = static_cast<int>(table.width() * (isNarrow ? 0.225 : hasRoomToSpare ? 0.29 : 0.24));
    const int left = table.width() - right - layout.gap;
    const int roles = qRound(qMax(58, static_cast<int>(table.height() * 0.088)) * roomForText(0.2));
    // The large board has room to spare for larger texts.
    const double share = 0.49 * roomForText(0.06);
    const int middle = static_cast<int>((table.height() - roles - prompt - 3 * layout.gap) * share);
    int y = table.top();
    layOutRoles(layout, QRect(table.left(), y, left, roles), position.roleCards());
    y += roles + layout.gap;
    layOutMiddle(layout, QRect(table.left(), y, left, middle), isNarrow ? 56 : 53, position);
    y += middle + layout.gap;
    layout.prompt = QRect(table.left(), y, left, prompt);
    y += prompt + layout.gap;
    layout.board = QRect(table.left(), y, left, table.bottom() + 1 - y);
    const QRect others(table.left() + left + layout.gap, table.top(), right, table.height());
    if (layout.hasBox) {
        layOutBesideBox(layout, others, players);
    } else {
        layOutOthers(layout, others, players, logShown, reserve);
    }
}

/// The other boards and the log of an upright table: two boards in a row, and the log in the place that is left free or
/// below all of them.
struct Below {
    int columns = 1;
    int rows = 1;
    int cell = 0;  ///< width of a board
    int board = 0; ///< height of a board
    int log = 0;   ///< height of the log
    bool isLogBeside = false;

    int height(int gap) const { return rows * (board + gap) - gap + (isLogBeside ? 0 : log + gap); }
};

Below planBelow(TableLayout& layout, const QRect& table, int others, bool logShown, int reserve)
{
    Below below;
    below.columns = qMin(others, 2);
    below.rows = (others + 1) / 2;
    below.isLogBeside = others % 2 == 1 && others > 1;
    below.cell = (table.width() - (below.columns - 1) * layout.gap) / below.columns;
    const int share = below.columns == 1 ? 38 : 62; // height in percent of the width
    below.board = qMin(below.cell * share / 100, table.height() * (below.rows == 1 ? 25 : 16) / 100);
    layout.logFolded = !logShown && !layout.hasBox;
    if (layout.hasBox) {
        below.log = SetupPanel::preferredHeight(below.isLogBeside ? below.cell : table.width(), layout.unit);
    } else {
        below.log = layout.logFolded ? foldedLog(layout) : units(layout, below.rows == 1 ? 160 : 110);
    }
    if (!below.isLogBeside && reserve > below.log) {
        const int perRow = (reserve - below.log + below.rows - 1) / below.rows;
        const int taken = qBound(0, perRow, below.board - units(layout, 110));
        below.board -= taken;
        below.log += taken * below.rows;
    }
    return below;
}

void layOutBelow(TableLayout& layout, const QRect& area, const Below& below, int others)
{
    for (int i = 0; i < others; ++i) {
        const int left = area.left() + i % 2 * (below.cell + layout.gap);
        layout.boards.append(QRect(left, area.top() + i / 2 * (below.board + layout.gap), below.cell, below.board));
    }
    const int end = area.bottom() + 1;
    if (!below.isLogBeside) {
        layout.log = QRect(area.left(), end - below.log, area.width(), below.log);
        return;
    }
    const int left = area.left() + below.cell + layout.gap;
    const int height = layout.hasBox || layout.logFolded ? qMin(below.log, below.board) : below.board;
    layout.log = QRect(left, end - height, area.right() + 1 - left, height);
}

/// The arrangement of an upright table: everything in the full width, the other boards at the bottom.
void layOutUpright(TableLayout& layout, const QRect& table, const Position& position, bool logShown, int prompt,
                   int reserve)
{
    const int others = qMax(kMinPlayers, int{position.players}) - 1;
    const int roles = qRound(qMax(58, units(layout, 88)) * roomForText(0.2));
    Below below = planBelow(layout, table, others, logShown, reserve);
    const int rest = table.height() - roles - prompt - 4 * layout.gap;
    const int above = rest - below.height(layout.gap);
    // Cards and spaces have a shape: more height than this does not make them larger.
    const int board = qMin(static_cast<int>(above * 0.43 * roomForText(0.05)), table.width() * 38 / 100);
    const int spare = above - board - qMin(above - board, table.width() * 56 / 100);
    if (!below.isLogBeside && !layout.hasBox && !layout.logFolded) {
        below.log += spare;
    } else {
        const int tallest = qMax(below.board, below.cell * (below.columns == 1 ? 40 : 66) / 100);
        below.board = qMin(below.board + spare / below.rows, tallest);
    }
    // What is left without the lines of the log stays free at the bottom.
    const int middle = qMin(rest - below.height(layout.gap) - board, table.width() * 60 / 100);
    int y = table.top();
    layOutRoles(layout, QRect(table.left(), y, table.width(), roles), position.roleCards());
    y += roles + layout.gap;
    layOutMiddle(layout, QRect(table.left(), y, table.width(), middle), 53, position);
    y += middle + layout.gap;
    layout.prompt = QRect(table.left(), y, table.width(), prompt);
    y += prompt + layout.gap;
    layout.board = QRect(table.left(), y, table.width(), board);
    y += board + layout.gap;
    layOutBelow(layout, QRect(table.left(), y, table.width(), below.height(layout.gap)), below, others);
}

/// Whether the table is so much taller than wide that its boards belong below each other.
bool isUpright(const QSize& size)
{
    return size.height() * 100 >= size.width() * 130;
}

} // namespace

QList<QRect> panelsOf(const TableLayout& layout)
{
    return {layout.supply, layout.plantations, layout.sea, layout.tradingPanel, layout.goodsPanel};
}

TableLayout layOutTable(const QSize& size, const Position& position, bool logShown, bool setup, int reserve)
{
    TableLayout layout;
    const bool upright = isUpright(size);
    // The sizes for which the two arrangements were made.
    const QSizeF made = upright ? QSizeF(1000, 1740) : QSizeF(1280, 774);
    const double scale = std::clamp(std::min(size.width() / made.width(), size.height() / made.height()), 0.8, 6.0);
    const auto px = [scale](double length) { return qRound(length * scale); };
    layout.unit = std::max(1.0, scale);
    layout.margin = px(10);
    layout.gap = px(8);
    layout.title = qRound(qMax(20, px(20)) * roomForText(0.25));
    layout.hasBox = setup;
    const int prompt = qRound((setup ? qMax(72, px(76)) : qMax(48, px(48))) * roomForText(setup ? 0.35 : 0.65));
    const QRect table = QRect(QPoint(), size).adjusted(layout.margin, layout.margin, -layout.margin, -layout.margin);
    if (upright) {
        layOutUpright(layout, table, position, logShown, prompt, reserve);
    } else {
        layOutWide(layout, table, position, logShown, prompt, reserve);
    }
    return layout;
}

} // namespace windrose
