// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"
#include "protocol_error.h"

#include <functional>
#include <optional>
#include <string_view>

namespace windrose
{

/// Whether two positions are the same except for revealed tiles and hidden
/// points.
bool isSameButForTiles(const Position& one, const Position& other);

/// The position shown to a player and the orders played since.
class ShownTable
{
public:
    /// Reads the text after `position`: JSON, or `players N seed S` and options. `seed` is used to fill in missing
    /// fields. On an error nothing changes.
    std::optional<ProtocolError> show(std::string_view text, std::uint64_t seed);

    /// Plays the orders after `orders` and reports each. On an error none is played.
    std::optional<ProtocolError> play(std::string_view orders, const std::function<void(const PlayedOrder&)>& visit);

    /// Resets to the start of another game, before its position is known.
    void clear();

    const std::optional<Position>& position() const { return m_position; }
    /// Whether the position of the last `show` continued the game played so far.
    bool goesOn() const { return m_goesOn; }

private:
    std::optional<Position> m_position;
    bool m_goesOn = false;
};

} // namespace windrose
