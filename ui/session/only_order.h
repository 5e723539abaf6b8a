// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/order.h"

#include <optional>

namespace windrose
{

class GameSession;

/// The only legal order; empty when there is a choice, or another moment is shown.
std::optional<Order> onlyOrder(const GameSession& session);

} // namespace windrose
