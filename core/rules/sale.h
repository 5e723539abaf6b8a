// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "position.h"

namespace windrose
{

/// What a seat would get for selling a barrel now, in doubloons: the trading price, the trader's privilege (only while
/// the seat is the chooser of a trader phase) and its occupied markets (rules of play, 3.5). Does not check whether the
/// sale is legal.
struct Sale {
    int price = 0;
    int privilege = 0; ///< 1 for the trader
    int markets = 0;   ///< of all occupied buildings that raise the price
    int total = 0;
};
Sale saleFor(const Position& position, int seat, Good good);

} // namespace windrose
