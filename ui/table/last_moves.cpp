// SPDX-License-Identifier: GPL-3.0-or-later
#include "last_moves.h"

#include "ui/models/event_places.h"
#include "ui/session/game_session.h"

#include <bitset>

namespace windrose
{

namespace
{

/// The places that an order changed on the board of its player, without the board itself.
QList<Place> onBoard(const GameHistory& history, int order, const Position& shown)
{
    QList<Place> places;
    const int seat = history.seatOf(order);
    for (const Event& event : history.eventsOf(order)) {
        if (event.seat != seat || event.kind == EventKind::DoubloonsGained) {
            continue;
        }
        for (const Place& place : placesOf(shown, event)) {
            if (place.seat == seat && place.kind != PlaceKind::Board) {
                places.append(place);
            }
        }
    }
    return places;
}

/// The stacks of a wind rose stand for the wind rose as targets; one outline is enough.
bool isWindRoseStack(TablePlace* place)
{
    TablePlace* around = placeOf(place->widget()->parentWidget());
    return around != nullptr && around->modelIndex().isValid() && around->place() == place->place();
}

} // namespace

void LastMoves::update()
{
    const GameHistory& history = m_session.history();
    QList<Place> traced;
    std::bitset<kMaxPlayers> found;
    for (int order = m_session.viewedMoment();
         order > 0 && found.count() < static_cast<std::size_t>(m_session.players()); --order) {
        const auto seat = static_cast<std::size_t>(history.seatOf(order - 1));
        if (!found[seat]) {
            found.set(seat);
            traced += onBoard(history, order - 1, m_session.position());
        }
    }
    for (TablePlace* place : m_places.all()) {
        const bool isChanged = !traced.isEmpty() && place->modelIndex().isValid() && traced.contains(place->place());
        place->setTraced(isChanged && !isWindRoseStack(place));
    }
}

} // namespace windrose
