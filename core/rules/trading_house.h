// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "barrels.h"

namespace windrose
{

/// The barrels in the trading house, in the order in which they were sold. Their number is
/// `Position::tradingHouseSize`; the places after them hold 0.
class TradingHouse : public Nibbles<kTradingHouseSpaces>
{
    static_assert(kGoods <= 16, "four bits name a kind");

public:
    using Nibbles::Nibbles;

    /// Kinds among the first `size` barrels.
    constexpr GoodSet kinds(int size) const
    {
        unsigned kinds = 0;
        for (int place = 0; place < kTradingHouseSpaces; ++place) {
            kinds |= (place < size ? 1U : 0U) << get(slot(place));
        }
        return GoodSet(kinds);
    }

    constexpr void put(Good good, int place) { set(slot(place), static_cast<std::uint8_t>(good)); }

    friend constexpr bool operator==(const TradingHouse&, const TradingHouse&) = default;
};

} // namespace windrose
