// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include <QCoreApplication>

/* TRANSLATOR Log  The lines of the log, which tell what happened. */

namespace windrose::texts
{
namespace
{

/// The translation context of the log.
struct Log {
    Q_DECLARE_TR_FUNCTIONS(Log)
};

/// What the line of an event needs: the seat's name and the position.
struct Line {
    const Event& event;
    QString name;
    const Position& position;
};

QString doubloonsGained(const Line& line)
{
    const int amount = line.event.amount;
    switch (line.event.reason) {
    case Reason::Card:
        //: A line of the log; %1 is the name of a player.
        return Log::tr("%1 takes %n doubloon(s) from the card.", nullptr, amount).arg(line.name);
    case Reason::Prospector:
        //: A line of the log; %1 is the name of a player.
        return Log::tr("%1 gets %n doubloon(s) as prospector.", nullptr, amount).arg(line.name);
    case Reason::Sale:
        return {}; // included in the line of the sale
    case Reason::Factory:
        //: A line of the log; %1 is the name of a player.
        return Log::tr("%1 gets %n doubloon(s) from the factory.", nullptr, amount).arg(line.name);
    default:
        //: A line of the log; %1 is the name of a player.
        return Log::tr("%1 gets %n doubloon(s).", nullptr, amount).arg(line.name);
    }
}

QString pointsGained(const Line& line)
{
    const int amount = line.event.amount;
    switch (line.event.reason) {
    case Reason::Load:
        //: A line of the log; %1 is the name of a player.
        return Log::tr("%1 gets %n point(s) for loading.", nullptr, amount).arg(line.name);
    case Reason::Harbor:
        //: A line of the log; %1 is the name of a player.
        return Log::tr("%1 gets %n point(s) for the harbor.", nullptr, amount).arg(line.name);
    case Reason::CaptainPrivilege:
        //: A line of the log; %1 is the name of a player.
        return Log::tr("%1 gets %n point(s) as captain.", nullptr, amount).arg(line.name);
    default:
        //: A line of the log; %1 is the name of a player.
        return Log::tr("%1 gets %n point(s).", nullptr, amount).arg(line.name);
    }
}

QString settlerLine(const Line& line)
{
    const Event& event = line.event;
    switch (event.kind) {
    case EventKind::HaciendaDrawn:
        //: %2 is a tile such as "a corn plantation"
        return Log::tr("%1 draws %2 with the hacienda.").arg(line.name, aTile(static_cast<Tile>(event.piece)));
    case EventKind::PlantationTaken:
        //: A line of the log; %1 is the name of a player, %2 a tile with its article.
        return Log::tr("%1 takes %2.").arg(line.name, aTile(static_cast<Tile>(event.piece)));
    case EventKind::ColonistSettled:
        //: A line of the log; %1 is the name of a player, %2 that of a building.
        return event.fromShip ? Log::tr("%1's hospice sends a colonist from the ship.").arg(line.name) :
                              //: A line of the log; %1 is the name of a player, %2 that of a building.
                   Log::tr("%1's hospice sends a colonist.").arg(line.name);
    case EventKind::PlantationsDiscarded:
        //: A line of the log.
        return Log::tr("%n tile(s) that nobody took is/are discarded.", nullptr, event.amount);
    case EventKind::StackReshuffled:
        //: A line of the log.
        return Log::tr("%n discarded tile(s) is/are shuffled into a new stack.", nullptr, event.amount);
    case EventKind::PlantationsDealt:
        //: A line of the log.
        return Log::tr("%n tile(s) is/are dealt face up.", nullptr, event.amount);
    default:
        return {};
    }
}

QString mayorLine(const Line& line)
{
    const Event& event = line.event;
    switch (event.kind) {
    case EventKind::MayorColonist:
        //: A line of the log; %1 is the name of a player.
        return Log::tr("%1 gets 1 more colonist as mayor.").arg(line.name);
    case EventKind::ColonistsArrived:
        //: A line of the log; %1 is the name of a player.
        return Log::tr("%1 gets %n colonist(s) from the ship.", nullptr, event.amount).arg(line.name);
    case EventKind::ColonistsPlaced:
        //: A line of the log; %1 is the name of a player.
        return Log::tr("%1 places the colonists; %n is/are at work.", nullptr, event.amount).arg(line.name);
    case EventKind::ShipRefilled:
        //: A line of the log.
        return event.amount == 0 ? Log::tr("No colonists are left for the ship.") :
                                 //: A line of the log.
                   Log::tr("%n colonist(s) board(s) the ship.", nullptr, event.amount);
    default:
        return {};
    }
}

QString builderLine(const Line& line)
{
    const Event& event = line.event;
    const auto building = static_cast<Building>(event.piece);
    switch (event.kind) {
    case EventKind::BuildingBuilt:
        //: %2 is a building such as "a coffee roaster"
        return Log::tr("%1 builds %2 for %n doubloon(s).", nullptr, event.amount).arg(line.name, aBuilding(building));
    case EventKind::BuildingShifted:
        //: %3 is a building such as "coffee roaster"
        return numbered(Log::tr("%1 moves the %3 to city space %2 to make room."), QStringLiteral("%2"))
            .arg(line.name, QString::number(event.space + 1), buildingWord(building));
    case EventKind::ColonistEmployed:
        return event.fromShip ?
                              //: A line of the log; %1 is the name of a player, %2 that of a building.
                   Log::tr("%1's university sends a colonist from the ship to the new %2.")
                       .arg(line.name, buildingWord(building))
                              :
                              //: A line of the log; %1 is the name of a player, %2 that of a building.
                   Log::tr("%1's university sends a colonist to the new %2.").arg(line.name, buildingWord(building));
    default:
        return {};
    }
}

QString goodsLine(const Line& line)
{
    const Event& event = line.event;
    const auto good = static_cast<Good>(event.piece);
    switch (event.kind) {
    case EventKind::GoodsProduced:
        //: A line of the log; %1 is the name of a player, %2 a list of barrels such as "2 corn and 1 sugar".
        return Log::tr("%1 produces %2.").arg(line.name, barrels(event.amount, good));
    case EventKind::BonusBarrel:
        //: A line of the log; %1 is the name of a player, %2 a kind of goods.
        return Log::tr("%1 takes an extra barrel of %2 as craftsman.").arg(line.name, goodWord(good));
    case EventKind::GoodSold:
        //: %2 is a good such as "corn"
        return Log::tr("%1 sells %2 for %n doubloon(s).", nullptr, event.amount).arg(line.name, goodWord(good));
    case EventKind::TradingHouseEmptied:
        //: A line of the log.
        return Log::tr("The trading house is full: its %n barrel(s) return(s) to the supply.", nullptr, event.amount);
    case EventKind::GoodsLoaded:
        //: %2 is "3 barrels of corn", %3 the ship's capacity
        return numbered(Log::tr("%1 loads %2 onto cargo ship %3."), QStringLiteral("%3"))
            .arg(line.name, barrels(event.amount, good), QString::number(line.position.shipCapacity(event.space)));
    case EventKind::GoodsShippedByWharf:
        //: A line of the log; %1 is the name of a player, %2 a number of barrels with their kind.
        return Log::tr("%1 ships %2 with the wharf.").arg(line.name, barrels(event.amount, good));
    case EventKind::GoodsSpoiled:
        //: A line of the log; %1 is the name of a player, %2 a number of barrels with their kind.
        return Log::tr("%1 cannot store %2.").arg(line.name, barrels(event.amount, good));
    case EventKind::ShipSailed:
        //: %2 is "5 barrels of corn"
        return numbered(Log::tr("Cargo ship %1 sails with %2."), QStringLiteral("%1"))
            .arg(line.position.shipCapacity(event.space))
            .arg(barrels(event.amount, good));
    default:
        return {};
    }
}

QString endTriggered(EndTrigger trigger)
{
    switch (trigger) {
    case EndTrigger::Colonists:
        //: A line of the log.
        return Log::tr("There are not enough colonists to fill the ship: this is the last round.");
    case EndTrigger::City:
        //: A line of the log.
        return Log::tr("A city is full: this is the last round.");
    case EndTrigger::VictoryPoints:
        //: A line of the log.
        return Log::tr("The last victory point has been taken: this is the last round.");
    case EndTrigger::None:
        break;
    }
    //: A line of the log.
    return Log::tr("This is the last round.");
}

QString roundLine(const Line& line)
{
    const Event& event = line.event;
    switch (event.kind) {
    case EventKind::RoleTaken:
        //: A line of the log; %1 is the name of a player, %2 that of a role.
        return Log::tr("%1 takes the role of %2.").arg(line.name, roleName(roleOfCard(event.piece)));
    case EventKind::DoubloonOnCard:
        //: A line of the log; %1 is a role whose card nobody took, %n the doubloons on it now.
        return Log::tr("%1 gains a doubloon (%n on it).", nullptr, event.amount).arg(roleName(roleOfCard(event.piece)));
    case EventKind::RoundEnded:
        //: A line of the log; %1 is the number of a round.
        return numbered(Log::tr("Round %1 ends."), QStringLiteral("%1")).arg(event.amount);
    case EventKind::GovernorPassed:
        //: A line of the log; %1 is the name of a player.
        return Log::tr("%1 is the new governor.").arg(line.name);
    case EventKind::EndTriggered:
        return endTriggered(static_cast<EndTrigger>(event.piece));
    case EventKind::GameFinished:
        //: A line of the log.
        return Log::tr("The game is over.");
    case EventKind::Passed:
        //: A line of the log; %1 is the name of a player.
        return Log::tr("%1 passes.").arg(line.name);
    case EventKind::DoubloonsGained:
        return doubloonsGained(line);
    case EventKind::VictoryPointsGained:
        return pointsGained(line);
    default:
        return {};
    }
}

} // namespace

QString lastRound(const GameSession& session, const Position& position)
{
    switch (position.endTriggers[0]) {
    case EndTrigger::None:
        return {};
    case EndTrigger::Colonists:
        //: A line of the log.
        return Log::tr("This is the last round: the colonist ship could not be filled.");
    case EndTrigger::VictoryPoints:
        //: A line of the log.
        return Log::tr("This is the last round: the victory points have run out.");
    case EndTrigger::City:
        break;
    }
    for (int seat = 0; seat < position.players; ++seat) {
        if (position.seat(seat).emptyCitySpaces() == 0) {
            //: %1 is a player's name
            return Log::tr("This is the last round: %1's city is full.").arg(session.seatName(seat));
        }
    }
    //: A line of the log.
    return Log::tr("This is the last round.");
}

QString event(const GameSession& session, const Event& event)
{
    const QString name = event.seat >= 0 && event.seat < session.players() ? session.seatName(event.seat) : QString();
    const Line line{event, name, session.gamePosition()};
    for (const QString& sentence : {roundLine(line), settlerLine(line), mayorLine(line), goodsLine(line)}) {
        if (!sentence.isEmpty()) {
            return sentence;
        }
    }
    return builderLine(line); // last, because the other events have no building
}

} // namespace windrose::texts
