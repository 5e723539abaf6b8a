// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include <QCoreApplication>

/* TRANSLATOR Recap  The ribbon that tells what the others did since one's last move. */

namespace windrose::texts
{
namespace
{

/// The translation context of the summary of other players' moves.
struct Recap {
    Q_DECLARE_TR_FUNCTIONS(Recap)
};

/// The short text of an event that is shown by itself; empty for the others.
QString part(const Event& event)
{
    switch (event.kind) {
    case EventKind::RoleTaken:
        return roleName(roleOfCard(event.piece));
    case EventKind::HaciendaDrawn:
        //: %1 is a tile such as "corn plantation"
        return Recap::tr("%1 from the hacienda").arg(tileWord(static_cast<Tile>(event.piece)));
    case EventKind::PlantationTaken:
        return tileWord(static_cast<Tile>(event.piece));
    case EventKind::ColonistsPlaced:
        //: In the ribbon of the last moves, after the name of a player.
        return Recap::tr("%n colonist(s) at work", nullptr, event.amount);
    case EventKind::BuildingBuilt:
        //: %1 is a building such as "small sugar mill", %2 the doubloons paid
        return Recap::tr("%1 for %2")
            .arg(buildingWord(static_cast<Building>(event.piece)), QString::number(event.amount));
    case EventKind::GoodSold:
        //: %1 is a good such as "corn", %2 the doubloons earned
        return Recap::tr("%1 sold for %2").arg(goodWord(static_cast<Good>(event.piece)), QString::number(event.amount));
    case EventKind::GoodsLoaded:
        //: %1 is "3 barrels of corn"
        return Recap::tr("%1 loaded").arg(barrels(event.amount, static_cast<Good>(event.piece)));
    case EventKind::GoodsShippedByWharf:
        //: In the ribbon of the last moves; %1 is a number of barrels with their kind.
        return Recap::tr("%1 shipped by the wharf").arg(barrels(event.amount, static_cast<Good>(event.piece)));
    case EventKind::GoodsSpoiled:
        //: In the ribbon of the last moves; %1 is a number of barrels with their kind.
        return Recap::tr("%1 lost").arg(barrels(event.amount, static_cast<Good>(event.piece)));
    default:
        return {};
    }
}

/// Amounts that are spread over several events and shown as one sum.
struct Sums {
    int made = 0;
    int doubloons = 0;
    int points = 0;

    void add(const Event& event)
    {
        switch (event.kind) {
        case EventKind::GoodsProduced:
        case EventKind::BonusBarrel:
            made += event.amount;
            break;
        case EventKind::DoubloonsGained:
            doubloons += event.reason == Reason::Sale ? 0 : event.amount; // a sale has its own text
            break;
        case EventKind::VictoryPointsGained:
            points += event.amount;
            break;
        default:
            break;
        }
    }

    QStringList parts() const
    {
        QStringList parts;
        if (made != 0) {
            //: In the ribbon of the last moves, after the name of a player.
            parts.append(Recap::tr("%n barrel(s) produced", nullptr, made));
        }
        if (doubloons != 0) {
            //: In the ribbon of the last moves, after the name of a player.
            parts.append(Recap::tr("+%n doubloon(s)", nullptr, doubloons));
        }
        if (points != 0) {
            //: In the ribbon of the last moves, after the name of a player.
            parts.append(Recap::tr("+%n point(s)", nullptr, points));
        }
        return parts;
    }
};

} // namespace

QString recap(const GameSession& session, int seat, int from, int to)
{
    QStringList parts;
    Sums sums;
    bool hasPassed = false;
    for (const Event& event : session.history().eventsBetween(from, to)) {
        if (event.seat != seat) {
            continue;
        }
        sums.add(event);
        hasPassed = hasPassed || event.kind == EventKind::Passed;
        if (const QString text = part(event); !text.isEmpty()) {
            parts.append(text);
        }
    }
    parts += sums.parts();
    if (parts.isEmpty() && hasPassed) {
        //: In the ribbon of the last moves, after the name of a player.
        parts.append(Recap::tr("passes"));
    }
    //: %1 is a player's name, %2 what that player did: "Builder, small sugar mill for 2"
    return parts.isEmpty() ? QString()
                           : Recap::tr("%1: %2").arg(session.seatName(seat), parts.join(QStringLiteral(", ")));
}

} // namespace windrose::texts
