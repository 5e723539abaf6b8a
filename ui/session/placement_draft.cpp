// SPDX-License-Identifier: GPL-3.0-or-later
#include "placement_draft.h"

#include "core/rules/placements.h"

namespace windrose
{

namespace
{

bool hasColonist(const Seat& seat, ColonistPlace place)
{
    switch (place.kind) {
    case ColonistPlace::Kind::SanJuan:
        return seat.sanJuan != 0;
    case ColonistPlace::Kind::Island:
        return seat.manned.contains(place.space);
    case ColonistPlace::Kind::Building:
        return seat.occupies(*seat.buildingAt(place.space));
    }
    return false;
}

bool hasRoom(const Seat& seat, ColonistPlace place)
{
    switch (place.kind) {
    case ColonistPlace::Kind::SanJuan:
        return true;
    case ColonistPlace::Kind::Island:
        return !seat.manned.contains(place.space);
    case ColonistPlace::Kind::Building: {
        const Building building = *seat.buildingAt(place.space);
        return seat.colonistsOn(building) < facts(building).circles;
    }
    }
    return false;
}

/// Whether the board has this place: a tile, a building by its first space, or San Juan.
bool exists(const Seat& seat, ColonistPlace place)
{
    if (place.kind == ColonistPlace::Kind::SanJuan) {
        return true;
    }
    if (place.space < 0 || place.space >= kSpaces) {
        return false;
    }
    if (place.kind == ColonistPlace::Kind::Island) {
        return seat.tileAt(place.space).has_value();
    }
    const auto building = seat.buildingAt(place.space);
    return building && seat.firstSpaceOf(*building) == place.space;
}

void addColonists(Seat& seat, ColonistPlace place, int count)
{
    switch (place.kind) {
    case ColonistPlace::Kind::SanJuan:
        seat.sanJuan = static_cast<std::uint8_t>(seat.sanJuan + count);
        break;
    case ColonistPlace::Kind::Island:
        seat.manned.put(place.space, count > 0);
        break;
    case ColonistPlace::Kind::Building: {
        const Building building = *seat.buildingAt(place.space);
        seat.setColonistsOn(building, seat.colonistsOn(building) + count);
        break;
    }
    }
}

/// Arranges a seat's colonists as in a placement; the rest goes to San Juan.
void arrangeColonists(Seat& seat, Order placement)
{
    int waiting = seat.colonists();
    seat.manned = placement.islandPlacement();
    waiting -= seat.manned.size();
    seat.workers = {};
    for (int space = 0; space < kSpaces; ++space) {
        if (const int count = placement.cityPlacement(space); count != 0) {
            seat.setColonistsOn(*seat.buildingAt(space), count);
            waiting -= count;
        }
    }
    seat.sanJuan = static_cast<std::uint8_t>(waiting);
}

} // namespace

void PlacementDraft::open(const Position& asked)
{
    m_states = {asked};
    m_at = 0;
}

void PlacementDraft::close()
{
    m_states.clear();
    m_at = 0;
}

Order PlacementDraft::order() const
{
    return currentPlacement(position().seat(position().turn));
}

bool PlacementDraft::canMove(ColonistPlace from, ColonistPlace to) const
{
    const Seat& seat = position().seat(position().turn);
    return !(from == to) && exists(seat, from) && exists(seat, to) && hasColonist(seat, from) && hasRoom(seat, to);
}

void PlacementDraft::move(ColonistPlace from, ColonistPlace to)
{
    Position next = position();
    addColonists(next.seat(next.turn), from, -1);
    addColonists(next.seat(next.turn), to, 1);
    draw(next);
}

bool PlacementDraft::arrange(Order placement)
{
    Position next = position();
    arrangeColonists(next.seat(next.turn), placement);
    return draw(next);
}

bool PlacementDraft::draw(const Position& next)
{
    if (next == position()) {
        return false;
    }
    m_states.resize(++m_at);
    m_states.push_back(next);
    return true;
}

} // namespace windrose
