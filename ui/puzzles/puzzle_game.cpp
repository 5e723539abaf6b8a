// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_game.h"

#include <array>

namespace windrose
{

namespace
{

constexpr std::array<const char*, kMaxPlayers> kNames{"Ana", "Bruno", "Carla", "Dario", "Elena"};

} // namespace

PlayerSpec puzzlePlayer()
{
    return PlayerSpec(Level::Viceroy);
}

Record puzzleGame(const Position& position)
{
    Record record{.players = position.players,
                  .seed = 0,
                  .options = position.options,
                  .names = {},
                  .start = position,
                  .orders = {}};
    for (int seat = 0; seat < position.players; ++seat) {
        const int after = (seat + position.players - position.turn) % position.players;
        record.names.emplace_back(kNames[static_cast<std::size_t>(after)]);
        record.playerTexts.push_back(after == 0 ? std::string() : puzzlePlayer().text());
    }
    return record;
}

} // namespace windrose
