// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include "paragraph.h"

#include <QCoreApplication>

/* TRANSLATOR LogLine  The lines of the log about orders. */

namespace windrose::texts
{
namespace
{

/// The translation context of the log's own lines.
struct LogLine {
    Q_DECLARE_TR_FUNCTIONS(LogLine)
};

QString listed(const QStringList& parts)
{
    return parts.join(QStringLiteral(", "));
}

/// Where a placement puts more colonists than before, and where fewer, by kinds of tiles and buildings.
struct Moves {
    QStringList to;
    QStringList from;

    void add(const QString& name, int more)
    {
        if (more == 0) {
            return;
        }
        const int count = std::abs(more);
        //: %1 is a tile or building such as "indigo plant", %2 how many colonists move
        const QString part = count == 1 ? name : LogLine::tr("%1 (%2)").arg(name, QString::number(count));
        (more > 0 ? to : from).append(part);
    }
};

Moves movesOf(const Seat& before, Order placement)
{
    Moves moves;
    for (int tile = 0; tile < kTiles; ++tile) {
        const SpaceSet spaces = before.tiles.of(static_cast<Tile>(tile));
        const SpaceSet manned = spaces & placement.islandPlacement();
        moves.add(tileWord(static_cast<Tile>(tile)), manned.size() - before.mannedCount(static_cast<Tile>(tile)));
    }
    before.forEachBuilding([&](Building building) {
        moves.add(buildingWord(building),
                  placement.cityPlacement(before.firstSpaceOf(building)) - before.colonistsOn(building));
    });
    return moves;
}

QString placed(const GameSession& session, const Position& before, Order order, const Event& event)
{
    const Seat& seat = before.seat(event.seat);
    const Moves moves = movesOf(seat, order);
    QStringList sentences{texts::event(session, event)};
    if (!moves.to.isEmpty()) {
        //: %1 is a list of tiles and buildings: "corn plantation, indigo plant (2)"
        sentences.append(LogLine::tr("Occupied now: %1.").arg(listed(moves.to)));
    }
    if (!moves.from.isEmpty()) {
        //: %1 is a list of tiles and buildings: "corn plantation, indigo plant (2)"
        sentences.append(LogLine::tr("Unoccupied now: %1.").arg(listed(moves.from)));
    }
    if (const int waiting = seat.colonists() - event.amount; waiting != 0) {
        //: A line of the log about the colonists for whom there is no circle.
        sentences.append(LogLine::tr("%n colonist(s) wait(s) in San Juan.", nullptr, waiting));
    }
    return texts::paragraph(sentences);
}

/// One line for all goods, at the first one that is lost.
QString stored(const GameSession& session, const Position& before, Order order, const Event& event)
{
    const Seat& seat = before.seat(event.seat);
    QStringList kept;
    QStringList lost;
    for (const Good good : kAllGoods) {
        const int held = seat.goods[good];
        const int keeps = order.keptKinds().contains(good) ? held : good == order.good() ? 1 : 0;
        if (keeps != 0) {
            kept.append(barrels(keeps, good));
        }
        if (held == keeps) {
            continue;
        }
        if (lost.isEmpty() && index(good) != event.piece) {
            return {};
        }
        lost.append(barrels(held - keeps, good));
    }
    //: %2 and %3 are lists of barrels: "2 barrels of sugar, 1 barrel of coffee"
    return LogLine::tr("%1 keeps %2; lost: %3.").arg(session.seatName(event.seat), listed(kept), listed(lost));
}

} // namespace

QString logLine(const GameSession& session, int order, const Event& event)
{
    const Position& before = session.history().positionAt(order);
    const Order played = session.history().orderAt(order);
    if (event.kind == EventKind::ColonistsPlaced && played.kind == OrderKind::Place) {
        return placed(session, before, played, event);
    }
    if (event.kind == EventKind::GoodsSpoiled && played.kind == OrderKind::Store) {
        return stored(session, before, played, event);
    }
    return texts::event(session, event);
}

} // namespace windrose::texts
