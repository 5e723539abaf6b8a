// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pieces.h"

#include <QRect>

#include <array>

namespace windrose
{

/// Where the parts of a board are, in its own coordinates.
struct BoardPlan {
    bool large = false;
    QRect header;
    std::array<QRect, kSpaces> island;
    std::array<QRect, kSpaces> city;
    QRect sanJuan;
    QRect windRose;
};

/// Lays a board out: wide ones get names and a column for San Juan and the wind rose, small ones a strip below.
BoardPlan planBoard(const QSize& size);

} // namespace windrose
