// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/pieces.h"

#include <span>

namespace windrose
{

/// The names of the goods, which are also the first names of the tiles (all but the quarry).
inline constexpr std::span<const std::string_view> kGoodIds{kTileIds.data(), kGoods};

} // namespace windrose
