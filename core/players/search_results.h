// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player.h"
#include "search.h"

namespace windrose
{

/// A chance is shown only if at least this many playouts began with its order.
inline constexpr int kMinVisitsToReport = 4;

/// Merges the results of two searches of the same decision, the most visited order first.
std::vector<SearchedOrder> merged(std::vector<SearchedOrder> one, const std::vector<SearchedOrder>& other);

/// The results of a search, for explaining why the first order was chosen.
Thought thoughtOf(const Position& position, const std::vector<SearchedOrder>& found, const Search& search);

} // namespace windrose
