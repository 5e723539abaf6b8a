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

/// The canonical text of an order, such as `take corn no-colonist @7`. `position` is where the order is given.
std::string orderText(const Position& position, Order order);

/// The result of reading an order: the order (not checked for legality), a syntax error, or a refusal for text that has
/// no meaning in this position (`default` where there is none, a `move` of colonists that are not there).
using OrderReading = std::variant<Order, TextError, Refusal>;

/// The order that `default` stands for in a position, if there is one.
using DefaultOrder = std::optional<Order> (*)(const Position& position);

/// Reads one order as a person types it: words can be shortened, `move` is resolved, spaces can be given. `default` is
/// resolved by `defaults`; without `defaults` it is always refused. Errors have line 1.
OrderReading readOrder(const Position& position, std::string_view text, DefaultOrder defaults = nullptr);

/// Reads one order of a record: words are in full, and `default` is not allowed.
OrderReading readRecordedOrder(const Position& position, std::string_view text);

} // namespace windrose
