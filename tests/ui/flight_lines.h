// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/seat_board.h"
#include "ui/table/table_view.h"

namespace windrose
{

/// The thing at a point of the table, with its owner if it is on a board.
inline QString thingAt(const TableView& table, const GameSession& session, const QPoint& point)
{
    const QWidget* widget = table.childAt(point);
    QString name;
    for (; widget != nullptr && widget != &table; widget = widget->parentWidget()) {
        if (const auto* board = qobject_cast<const SeatBoard*>(widget)) {
            const QString owner = session.seatName(board->seat());
            const QString ofOwner = QStringLiteral(" of ") + owner; // in the name, unless it is the reader's
            return name.isEmpty()           ? QStringLiteral("Board of ") + owner
                   : name.endsWith(ofOwner) ? name
                                            : name + ofOwner;
        }
        // The outermost thing: the wind rose and not the barrels on it.
        name = widget->accessibleName().section(QLatin1Char(','), 0, 0);
    }
    return name.isEmpty() ? QStringLiteral("nothing") : name;
}

/// Flights that set out together, each way once: "2 x Wind rose of Ana to Cargo ship 5".
inline QStringList flightLines(const QList<Flight>& flights, const TableView& table, const GameSession& session)
{
    QStringList all;
    for (const Flight& flight : flights) {
        all.append(thingAt(table, session, flight.from.center().toPoint()) + QStringLiteral(" to ") +
                   thingAt(table, session, flight.to.center().toPoint()));
    }
    QStringList ways = all;
    ways.removeDuplicates();
    QStringList lines;
    for (const QString& way : ways) {
        lines.append(QStringLiteral("%1 x %2").arg(all.count(way)).arg(way));
    }
    return lines;
}

} // namespace windrose
