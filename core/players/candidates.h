// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/order.h"

namespace windrose
{

/// The orders worth thinking about: the legal ones, without those that decline a colonist where that cannot help, and
/// for the mayor's placement a few sensible ones (at most `OrderList::kCapacity`), the most usual first. Never empty
/// unless the game is finished.
void candidateOrders(const Position& position, OrderList& list);

} // namespace windrose
