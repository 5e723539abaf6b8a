// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "small_set.h"

#include <array>

namespace windrose
{

/// A set of kinds of goods, bit 0 for corn.
using GoodSet = SmallSet<Good, kGoods>;

/// All kinds of goods, in the order of their trading price.
inline constexpr std::array<Good, kGoods> kAllGoods{Good::Corn, Good::Indigo, Good::Sugar, Good::Tobacco, Good::Coffee};

} // namespace windrose
