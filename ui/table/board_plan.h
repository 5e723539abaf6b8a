// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pieces.h"

#include <QRect>
#include <QtGlobal>

#include <array>

namespace windrose
{

/// The layout of a board, in its own coordinates.
struct BoardPlan {
    bool large = false;
    QRect header;
    std::array<QRect, kSpaces> island;
    std::array<QRect, kSpaces> city;
    QRect sanJuan;
    QRect windRose;
};

/// Lays out a board in units of the table: wide ones have names and a column for San Juan and the wind rose, small ones
/// a strip below.
BoardPlan planBoard(const QSize& size, qreal unit);

} // namespace windrose
