// SPDX-License-Identifier: GPL-3.0-or-later
#include "colonists_by_kind.h"

#include "../rules/game.h"

namespace windrose
{

ColonistsByKind colonistsByKind(const Position& position, Order placement)
{
    Position after = position;
    apply(after, placement);
    const Seat& seat = after.seat(position.turn);
    ColonistsByKind colonists{};
    for (int tile = 0; tile < kTiles; ++tile) {
        colonists[slot(tile)] = seat.mannedCount(static_cast<Tile>(tile));
    }
    seat.forEachBuilding([&](Building building) {
        const auto place = static_cast<std::size_t>(seat.kindsInPlay().placeOf(building));
        colonists[kTiles + place] = seat.colonistsOn(building);
    });
    return colonists;
}

} // namespace windrose
