// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_plan.h"

#include "ui/pieces/table_unit.h"

namespace windrose
{

namespace
{

constexpr int kLargeWidth = 700; // in units; from this width on, names of buildings are readable

void fillGrid(std::array<QRect, kSpaces>& grid, const QRect& area, int gap)
{
    constexpr int kGridRows = kSpaces / kColumns;
    for (int space = 0; space < kSpaces; ++space) {
        const int column = space % kColumns;
        const int row = space / kColumns;
        // In whole pixels; the remainders of the division go into the spaces.
        const int left = area.left() + column * (area.width() + gap) / kColumns;
        const int right = area.left() + (column + 1) * (area.width() + gap) / kColumns - gap;
        const int top = area.top() + row * (area.height() + gap) / kGridRows;
        const int bottom = area.top() + (row + 1) * (area.height() + gap) / kGridRows - gap;
        grid[static_cast<std::size_t>(space)] = QRect(left, top, right - left, bottom - top);
    }
}

/// Makes the spaces of the island square and keeps them aligned.
void makeSquare(std::array<QRect, kSpaces>& grid)
{
    for (QRect& space : grid) {
        const int side = qMin(space.width(), space.height());
        space = QRect(space.left() + (space.width() - side) / 2, space.top() + (space.height() - side) / 2, side, side);
    }
}

BoardPlan planLarge(const QSize& size, qreal unit)
{
    const auto units = [unit](int length) { return qRound(length * unit); };
    BoardPlan plan;
    plan.large = true;
    const int header = qRound(qBound(units(28), size.height() / 10, units(48)) * roomForText(0.25));
    // A tall board has no more room beside its spaces than a flat one.
    const int pad = qBound(7, qMin(size.height() / 32, size.width() / 80), units(18));
    const int gap = qBound(4, qMin(size.height() / 60, size.width() / 160), units(9));
    plan.header = QRect(0, 0, size.width(), header);
    const QRect body(pad, header + pad, size.width() - 2 * pad, size.height() - header - 2 * pad);
    const int between = pad + pad / 2;
    const int tile = qMin((body.height() - 2 * gap) / 3, (body.width() * 37 / 100 - 3 * gap) / 4);
    const int island = 4 * tile + 3 * gap;
    int side = qBound(units(134), body.width() * 19 / 100, qMax(380, units(240)));
    int city = body.width() - island - side - 2 * between;
    const int widest = 4 * body.height() * 17 / 30 + 3 * gap;
    if (city > widest) {
        side += city - widest;
        city = widest;
    }
    fillGrid(plan.island, QRect(body.left(), body.top(), island, body.height()), gap);
    makeSquare(plan.island);
    fillGrid(plan.city, QRect(body.left() + island + between, body.top(), city, body.height()), gap);
    const int right = body.left() + island + city + 2 * between;
    const int sanJuan = (body.height() - pad) * 31 / 100;
    plan.sanJuan = QRect(right, body.top(), side, sanJuan);
    plan.windRose = QRect(right, body.top() + sanJuan + pad, side, body.height() - sanJuan - pad);
    return plan;
}

BoardPlan planSmall(const QSize& size, qreal unit)
{
    const auto units = [unit](int length) { return qRound(length * unit); };
    BoardPlan plan;
    const int header = qRound(qBound(units(23), size.height() * 14 / 100, units(34)) * roomForText(0.2));
    const int pad = qBound(4, size.height() / 32, units(10));
    const int gap = qBound(2, size.height() / 70, units(5));
    plan.header = QRect(0, 0, size.width(), header);
    const int strip = qBound(units(24), size.height() * 18 / 100, units(56));
    const QRect body(pad, header + pad, size.width() - 2 * pad, size.height() - header - 3 * pad - strip);
    const int between = pad + 2;
    const int row = (body.height() - 2 * gap) / 3;
    const int tile = qMin(row, (body.width() * 46 / 100 - 3 * gap) / 4);
    const int island = 4 * tile + 3 * gap;
    const int height = 3 * tile + 2 * gap;
    const int top = body.top() + (body.height() - height) / 2;
    fillGrid(plan.island, QRect(body.left(), top, island, height), gap);
    fillGrid(plan.city, QRect(body.left() + island + between, top, body.width() - island - between, height), gap);
    const int sanJuan = qBound(units(54), size.width() * 24 / 100, units(120));
    const int low = size.height() - pad - strip;
    plan.windRose = QRect(body.left(), low, body.width() - sanJuan - between, strip);
    plan.sanJuan = QRect(body.right() + 1 - sanJuan, low, sanJuan, strip);
    return plan;
}

} // namespace

BoardPlan planBoard(const QSize& size, qreal unit)
{
    return size.width() >= kLargeWidth * unit ? planLarge(size, unit) : planSmall(size, unit);
}

} // namespace windrose
