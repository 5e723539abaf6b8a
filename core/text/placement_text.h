// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "order_text.h"
#include "words.h"

#include <span>

namespace windrose
{

/// The largest number of a space, of colonists or of a ship's barrels that an order may contain.
inline constexpr int kLargestNumber = 99;
static_assert(kSpaces <= kLargestNumber && kLargestNumber < kAnySpace, "each space can be named, none is the mark");

/// `place i0 i3 c0 c4x2`
std::string placementText(Order order);

/// An error in a word of an order. Its column is a byte offset until the whole order is known.
TextError wordError(const Word& word, TextErrorCode code, std::string expected);

/// Reads the words after `place`: the whole placement. Columns as above.
OrderReading readPlace(const Position& position, std::span<const Word> words);

/// Reads the words after `move`: colonists removed, then colonists placed. Columns as above.
OrderReading readMove(const Position& position, std::span<const Word> words);

} // namespace windrose
