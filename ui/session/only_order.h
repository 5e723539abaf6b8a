// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/order.h"

#include <optional>

namespace windrose
{

class GameSession;

/// The only order that is legal where the game stands; empty when there is a choice, or the game is not live.
std::optional<Order> onlyOrder(const GameSession& session);

} // namespace windrose
