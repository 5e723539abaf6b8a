// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"
#include "text_error.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace windrose
{

/// An order in its canonical text, such as `take corn no-colonist @7`. `position` is the one it is given in.
std::string orderText(const Position& position, Order order);

/// What reading an order can come to: the order (its legality is not checked), a text that is no order, or an order
/// that cannot be built here at all (`default` where there is none, a `move` of colonists that are not there).
using OrderReading = std::variant<Order, TextError, Refusal>;

/// What `default` stands for in a position, if anything.
using DefaultOrder = std::optional<Order> (*)(const Position& position);

/// Reads one order as a person types it: words may be shortened, `move` is resolved, spaces may be given. `default` is
/// resolved by `defaults`; without one it is refused everywhere. Errors have line 1.
OrderReading readOrder(const Position& position, std::string_view text, DefaultOrder defaults = nullptr);

/// Reads one order of a record: words stand in full, and `default` is no order.
OrderReading readRecordedOrder(const Position& position, std::string_view text);

} // namespace windrose
