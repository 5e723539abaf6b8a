// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "good_set.h"
#include "short_list.h"

namespace windrose
{

/// The barrels in the trading house, in the order in which they were sold.
class TradingHouse : public ShortList<Good, kTradingHouseSpaces>
{
    static_assert(kGoods <= 16, "four bits name a kind");

public:
    using ShortList::ShortList;

    /// Kinds of the barrels.
    constexpr GoodSet kinds() const
    {
        unsigned kinds = 0;
        for (int place = 0; place < kTradingHouseSpaces; ++place) {
            kinds |= (place < size() ? 1U : 0U) << numbers().get(slot(place));
        }
        return GoodSet(kinds);
    }

    constexpr int emptySpaces() const { return kTradingHouseSpaces - size(); }

    friend constexpr bool operator==(const TradingHouse&, const TradingHouse&) = default;
};

} // namespace windrose
