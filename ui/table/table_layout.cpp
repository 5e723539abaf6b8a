// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_layout.h"

#include "setup_panel.h"

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

void layOutRoles(TableLayout& layout, const QRect& row, int roleCards)
{
    const int round = qBound(104, row.width() * 13 / 100, 240);
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
    const int pad = qBound(5, layout.supply.width() / 80, 12);
    const QRect inner = layout.supply.adjusted(pad, pad, -pad, -pad);
    const int gap = qBound(3, layout.supply.height() / 90, 8);
    for (int column = 0; column < kColumns; ++column) {
        const Part part = partOf(inner.left(), inner.width(), kColumns, gap, column);
        layout.supplyTitles.append(QRect(part.start, inner.top() - 2, part.length, layout.title));
    }
    std::array<int, kColumns> count{};
    for (const Building kind : kinds.list()) {
        ++count[facts(kind).column - 1U];
    }
    const int rows = qMax(6, *std::max_element(count.begin(), count.end()));
    const int top = inner.top() + layout.title - 2;
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
    const int pad = qBound(6, panel.height() / 12, 14);
    const int top = panel.top() + layout.title + 2;
    const int count = players + 1 + 2;
    const int gap = qBound(4, panel.width() / 80, 10);
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
    const int pad = qBound(6, panel.height() / 16, 14);
    const int top = panel.top() + layout.title + 1;
    const int tall = panel.bottom() + 1 - pad - top;
    const int gap = qBound(2, panel.height() / 50, 8);
    const int wide = (panel.width() - 3 * pad) * 56 / 100;
    for (int ship = 0; ship < kCargoShips; ++ship) {
        const Part part = partOf(top, tall, ships, gap, qMin(ship, ships - 1));
        layout.ships[static_cast<std::size_t>(ship)] = QRect(panel.left() + pad, part.start, wide, part.length);
    }
    const int left = panel.left() + 2 * pad + wide;
    const int width = panel.right() + 1 - pad - left;
    const int low = qBound(28, tall * 30 / 100, 60);
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
    const int pad = 4;
    layout.tradingHouse = layout.tradingPanel.adjusted(pad, layout.title + 1, -pad, -pad);
    const QRect inner = layout.goodsPanel.adjusted(pad, layout.title + 1, -pad, -pad);
    for (int good = 0; good < kGoods; ++good) {
        const Part part = partOf(inner.left(), inner.width(), kGoods, 4, good);
        layout.goods[static_cast<std::size_t>(good)] = QRect(part.start, inner.top(), part.length, inner.height());
    }
}

/// Lays out the other boards above the box, which gets the rest.
void layOutBesideBox(TableLayout& layout, const QRect& column, int players)
{
    const int others = players - 1;
    const int room = column.height() - SetupPanel::preferredHeight(column.width()) - others * layout.gap;
    const int board = qMin(room / others, column.width() * 74 / 100);
    int top = column.top();
    for (int i = 0; i < others; ++i) {
        layout.boards.append(QRect(column.left(), top, column.width(), board));
        top += board + layout.gap;
    }
    layout.log = QRect(column.left(), top, column.width(), SetupPanel::preferredHeight(column.width()));
}

void layOutOthers(TableLayout& layout, const QRect& column, int players, bool logShown)
{
    const int others = players - 1;
    layout.logFolded = !logShown || players >= kMaxPlayers;
    const int folded = 26;
    const int least = layout.logFolded ? folded : qMax(110, column.height() * 18 / 100);
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

} // namespace

TableLayout layOutTable(const QSize& size, const Position& position, bool logShown, bool setup)
{
    TableLayout layout;
    const int players = qMax(kMinPlayers, int{position.players}); // a session without a game has none
    const double scale = std::clamp(std::min(size.width() / 1280.0, size.height() / 774.0), 0.8, 3.0);
    const auto px = [scale](double length) { return qRound(length * scale); };
    layout.margin = px(10);
    layout.gap = px(8);
    layout.title = qBound(20, px(20), 40);
    const int width = size.width() - 2 * layout.margin;
    const int height = size.height() - 2 * layout.margin;
    const int right = static_cast<int>(width * (size.width() < 1150 ? 0.225 : 0.24));
    const int left = width - right - layout.gap;
    const int roles = qBound(58, static_cast<int>(height * 0.088), 150);
    const int prompt = setup ? qBound(72, px(76), 140) : qBound(48, px(48), 90);
    const int rest = height - roles - prompt - 3 * layout.gap;
    const int middle = rest * 49 / 100;
    const int x = layout.margin;
    int y = layout.margin;
    layOutRoles(layout, QRect(x, y, left, roles), position.roleCards());
    y += roles + layout.gap;
    const int supply = left * (size.width() < 1150 ? 56 : 53) / 100;
    layout.supply = QRect(x, y, supply, middle);
    layOutSupply(layout, position.kinds());
    const int column = x + supply + layout.gap;
    const int columnWidth = left - supply - layout.gap;
    const int columnHeight = middle - 2 * layout.gap;
    const int plantations = columnHeight * 26 / 100;
    const int market = columnHeight * 29 / 100;
    layout.plantations = QRect(column, y, columnWidth, plantations);
    layOutPlantations(layout, players);
    layout.sea = QRect(column, y + plantations + layout.gap, columnWidth, columnHeight - plantations - market);
    layOutSea(layout, position.shipCount());
    layOutMarket(layout, QRect(column, y + middle - market, columnWidth, market));
    y += middle + layout.gap;
    layout.prompt = QRect(x, y, left, prompt);
    y += prompt + layout.gap;
    layout.board = QRect(x, y, left, size.height() - layout.margin - y);
    const QRect others(x + left + layout.gap, layout.margin, right, height);
    if (setup) {
        layOutBesideBox(layout, others, players);
    } else {
        layOutOthers(layout, others, players, logShown);
    }
    return layout;
}

} // namespace windrose
