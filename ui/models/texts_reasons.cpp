// SPDX-License-Identifier: GPL-3.0-or-later

// Sentences for the reasons of orders.

#include "texts_reasons.h"

/* TRANSLATOR Reasons  Reasons for orders, in hints and in the log. */

namespace windrose::texts
{
namespace
{

QString gameReason(const ReasonContext& context)
{
    switch (context.reason.kind) {
    case ReasonKind::OnlyOrder:
        //: A reason for an order, in hints and in the log.
        return Reasons::tr("There is nothing else to do.");
    case ReasonKind::WinsNow:
        //: A reason for an order, in hints and in the log.
        return context.amount == 0 ? Reasons::tr("Ends the game and wins it on the tiebreak.") :
                                   //: A reason for an order, in hints and the log.
                   Reasons::tr("Ends the game and wins it by %n point(s).", nullptr, context.amount);
    case ReasonKind::LastRoundAhead:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Makes this the last round, with a lead of %n point(s).", nullptr, context.amount);
    case ReasonKind::Estimates:
        //: %1 is a number of points, %2 a player
        return Reasons::tr("Currently worth about %n point(s) in total, compared with %1 for %2.", nullptr,
                           context.amount)
            .arg(context.other, context.name);
    case ReasonKind::OwnEstimate:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Currently worth about %n point(s) in total.", nullptr, context.amount);
    default:
        return {};
    }
}

QString produces(const ReasonContext& context)
{
    if (context.reason.other == 0) {
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Produces %n barrel(s), and nobody else gets any.", nullptr, context.amount);
    }
    return context.reason.other == context.reason.amount
               ?
               //: A reason for an order, in hints and the log.
               Reasons::tr("Produces %n barrel(s), and nobody gets more.", nullptr, context.amount)
               :
               //: A reason for an order, in hints and the log; %1 is a number of barrels without a noun.
               Reasons::tr("Produces %n barrel(s); the next best player gets %1.", nullptr, context.amount)
                   .arg(context.other);
}

QString ships(const ReasonContext& context)
{
    if (context.reason.other == 0) {
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Shipping should earn about %n point(s); nobody else would earn any.", nullptr,
                           context.amount);
    }
    return context.reason.other == context.reason.amount
               ?
               //: A reason for an order, in hints and the log.
               Reasons::tr("Shipping should earn about %n point(s); nobody would earn more.", nullptr, context.amount)
               :
               //: A reason for an order, in hints and the log; %1 is a number of points without a noun.
               Reasons::tr("Shipping should earn about %n point(s); the next best player would earn about %1.", nullptr,
                           context.amount)
                   .arg(context.other);
}

QString roleReason(const ReasonContext& context)
{
    switch (context.reason.kind) {
    case ReasonKind::CardDoubloons:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("There is/are %n doubloon(s) on the card.", nullptr, context.amount);
    case ReasonKind::Produces:
        return produces(context);
    case ReasonKind::ProducesLess:
        //: A reason for an order, in hints and the log; %1 is a number of barrels without a noun.
        return Reasons::tr("Produces %n barrel(s); another player gets %1.", nullptr, context.amount)
            .arg(context.other);
    case ReasonKind::ColonistsCome:
        //: %1 is a number of circles
        return Reasons::tr("Brings %n colonist(s); empty circles: %1.", nullptr, context.amount).arg(context.other);
    case ReasonKind::CanOccupy:
        //: %1 is a large building such as "the guild hall"
        return capitalized(
            Reasons::tr("A colonist could occupy %1, which would score %n point(s) now.", nullptr, context.amount)
                .arg(theBuilding(context.building())));
    case ReasonKind::CanBuild:
        //: %1 is a building such as "a coffee roaster"
        return Reasons::tr("Makes it possible to build %1 for %n doubloon(s).", nullptr, context.amount)
            .arg(aBuilding(context.building()));
    case ReasonKind::CanTake:
        //: %1 is a tile such as "a quarry"
        return Reasons::tr("Makes it possible to take %1 before anyone else.").arg(aTile(context.tile()));
    case ReasonKind::CanSell:
        //: %1 is a good
        return Reasons::tr("Makes it possible to sell %1 for %n doubloon(s).", nullptr, context.amount)
            .arg(goodWord(context.good()));
    case ReasonKind::Ships:
        return ships(context);
    case ReasonKind::ShipsLess:
        //: A reason for an order, in hints and the log; %1 is a number of points without a noun.
        return Reasons::tr("Shipping should earn about %n point(s); another player would earn about %1.", nullptr,
                           context.amount)
            .arg(context.other);
    case ReasonKind::OthersSpoil:
        //: A reason for an order, in hints and the log; %1 is the name of another player.
        return Reasons::tr("%1 would probably lose %n barrel(s).", nullptr, context.amount).arg(context.name);
    case ReasonKind::ProspectorGains:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Earns %n doubloon(s), and the others get nothing.", nullptr, context.amount);
    default:
        return {};
    }
}

QString tileReason(const ReasonContext& context)
{
    switch (context.reason.kind) {
    case ReasonKind::FreeTile:
        //: A reason for an order, in hints and in the log.
        return Reasons::tr("The hacienda's tile comes in addition to the chosen one.");
    case ReasonKind::RoomIsShort:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Only %n island space(s) is/are left.", nullptr, context.amount);
    case ReasonKind::TileHasWork:
        //: %1 is a good
        return Reasons::tr("Buildings have circles for %n more plantation(s) of %1.", nullptr, context.amount)
            .arg(goodWord(context.good()));
    case ReasonKind::CornNeedsNoBuilding:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Corn needs no building.");
    case ReasonKind::QuarrySaves:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("That makes %n quarry(ies) in all for cheaper buildings.", nullptr, context.amount);
    case ReasonKind::FirstOfKind:
        //: %1 is a good
        return Reasons::tr("It is the first plantation of %1.").arg(goodWord(context.good()));
    case ReasonKind::LastTile:
        //: A reason for an order, in hints and the log; %1 is the name of another player.
        return Reasons::tr("It is the last one in the row, and %1 has a building for it.").arg(context.name);
    case ReasonKind::HospiceSettles:
        //: A reason for an order, in hints and in the log.
        return Reasons::tr("The hospice brings a colonist onto it at once.");
    case ReasonKind::ResidenceRises:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Raises the residence's bonus to %n point(s).", nullptr, context.amount);
    default:
        return {};
    }
}

QString placementReason(const ReasonContext& context)
{
    switch (context.reason.kind) {
    case ReasonKind::MakesMore:
        //: %1 is a number of barrels
        return Reasons::tr("The next craftsman phase can produce %n barrel(s) instead of %1.", nullptr, context.amount)
            .arg(context.other);
    case ReasonKind::MakesAsMuch:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("The next craftsman phase can still produce %n barrel(s).", nullptr, context.amount);
    case ReasonKind::LargeOccupied:
        //: %1 is a large building such as "the guild hall"
        return capitalized(Reasons::tr("%1 would score %n point(s) now if occupied.", nullptr, context.amount)
                               .arg(theBuilding(context.building())));
    case ReasonKind::BuildingWorks:
        //: %1 is a building such as "the coffee roaster"
        return capitalized(Reasons::tr("%1 starts working.").arg(theBuilding(context.building())));
    case ReasonKind::QuarriesWork:
        //: A reason for an order, in hints and the log; %1 is the number of quarries that were occupied before.
        return Reasons::tr("%n quarry(ies) is/are occupied instead of %1.", nullptr, context.amount).arg(context.other);
    default:
        return {};
    }
}

QString buildingReason(const ReasonContext& context)
{
    switch (context.reason.kind) {
    case ReasonKind::LargeBonus:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Would score %n point(s) now if occupied.", nullptr, context.amount);
    case ReasonKind::MakesUsable:
        //: %1 is a good
        return Reasons::tr("Has circles for %n plantation(s) of %1 that had none.", nullptr, context.amount)
            .arg(goodWord(context.good()));
    case ReasonKind::LastCopy:
        //: A reason for an order, in hints and the log; %1 is the name of another player.
        return Reasons::tr("It is the last one, and %1 could have afforded it.").arg(context.name);
    case ReasonKind::FactoryIncome:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Once occupied, it currently earns %n doubloon(s) in each craftsman phase.", nullptr,
                           context.amount);
    case ReasonKind::HarborLoads:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Once occupied, it adds a point to each load; %n kind(s) of goods is/are produced.", nullptr,
                           context.amount);
    case ReasonKind::BuildingPoints:
        //: %1 is "5 doubloons"
        return Reasons::tr("Scores %n victory point(s) for %1.", nullptr, context.amount)
            .arg(doubloons(context.reason.other));
    case ReasonKind::SavesFor:
        //: %1 is a building such as "a coffee roaster"
        return Reasons::tr("Saves up for %1, which needs %n more doubloon(s).", nullptr, context.amount)
            .arg(aBuilding(context.building()));
    default:
        return {};
    }
}

QString goodsReason(const ReasonContext& context)
{
    switch (context.reason.kind) {
    case ReasonKind::BarrelSells:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("The trading house buys it for %n doubloon(s) or more.", nullptr, context.amount);
    case ReasonKind::BarrelHasShip:
        //: %1 is a good
        return Reasons::tr("A ship with %1 has %n space(s) left.", nullptr, context.amount)
            .arg(goodWord(context.good()));
    case ReasonKind::BarrelsHeld:
        //: %1 is "3 barrels of corn"
        return Reasons::tr("That makes %1 on the wind rose.").arg(barrels(context.amount, context.good()));
    case ReasonKind::SaleBrings:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Earns %n doubloon(s).", nullptr, context.amount);
    case ReasonKind::TakesLastPlace:
        //: %1 is a player, %2 a good
        return Reasons::tr("Takes the last space in the trading house, where %1 could have sold %2.")
            .arg(context.name, goodWord(context.good()));
    case ReasonKind::BlocksKind:
        //: %1 is a player, %2 a good
        return Reasons::tr("Afterward, %1 cannot sell %2.").arg(context.name, goodWord(context.good()));
    case ReasonKind::SaleTooLittle:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("The best sale would earn %n doubloon(s).", nullptr, context.amount);
    case ReasonKind::LoadBrings:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Earns %n victory point(s) immediately.", nullptr, context.amount);
    case ReasonKind::BlocksShip:
        //: %1 is a player, %2 "4 barrels of corn"
        return Reasons::tr("Afterward, no ship takes %2 from %1.")
            .arg(context.name, barrels(context.amount, context.good()));
    case ReasonKind::KeepsBarrels:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Keeps %n barrel(s) on the wind rose for now.", nullptr, context.amount);
    case ReasonKind::KeepsMost:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Keeps %n barrel(s), as many as possible.", nullptr, context.amount);
    case ReasonKind::KeepsMostValuable:
        //: %1 is a good
        return Reasons::tr("Keeps the most valuable kind, %1.").arg(goodWord(context.good()));
    default:
        return {};
    }
}

/// Plain facts about an order on the player's board.
QString plainBoardReason(const ReasonContext& context)
{
    switch (context.reason.kind) {
    case ReasonKind::KeepsRoom:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Keeps %n island space(s) free.", nullptr, context.amount);
    case ReasonKind::TilesOfKind:
        //: %1 is a good
        return Reasons::tr("That makes %n plantation(s) of %1.", nullptr, context.amount).arg(goodWord(context.good()));
    case ReasonKind::WorksOccupied:
        //: %1 is a building such as "the coffee roaster"
        return capitalized(
            Reasons::tr("%1 then has %n colonist(s).", nullptr, context.amount).arg(theBuilding(context.building())));
    case ReasonKind::TilesOccupied:
        //: %1 is a good
        return Reasons::tr("%n plantation(s) of %1 is/are then occupied.", nullptr, context.amount)
            .arg(goodWord(context.good()));
    case ReasonKind::StayInSanJuan:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("%n colonist(s) stay(s) in San Juan.", nullptr, context.amount);
    case ReasonKind::KeepsDoubloons:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Keeps %n doubloon(s).", nullptr, context.amount);
    case ReasonKind::BuildingEffect:
        return buildingEffect(context.building());
    default:
        return {};
    }
}

/// Plain facts about other orders.
QString plainReason(const ReasonContext& context)
{
    switch (context.reason.kind) {
    case ReasonKind::FirstTile:
        //: A reason for choosing the settler, in hints and the log.
        return Reasons::tr("Gives the first choice of a tile.");
    case ReasonKind::CheaperByOne:
        //: A reason for choosing the builder, in hints and the log.
        return Reasons::tr("Gives the first choice of a building, for a doubloon less.");
    case ReasonKind::NoGain:
        //: What is said of choosing a role that brings the player nothing, in hints and the log.
        return Reasons::tr("Brings nothing right now.");
    case ReasonKind::BarrelDeclined:
        //: A reason for an order, in hints and the log.
        return Reasons::tr("Leaves the extra barrel in the supply.");
    case ReasonKind::HouseSpaces:
        //: A reason for a sale, in hints and the log.
        return context.amount == 0 ? Reasons::tr("Fills the trading house.") :
                                   //: A reason for a sale, in hints and the log.
                   Reasons::tr("Leaves %n space(s) in the trading house.", nullptr, context.amount);
    case ReasonKind::LoadLeaves:
        //: A reason for loading goods, in hints and the log.
        return context.amount == 0 ? Reasons::tr("Fills the ship.") :
                                   //: A reason for loading goods, in hints and the log.
                   Reasons::tr("Leaves %n space(s) on the ship.", nullptr, context.amount);
    case ReasonKind::UsesWharf:
        //: A reason for shipping with the wharf, in hints and the log.
        return Reasons::tr("Takes no space on the cargo ships.");
    default:
        return {};
    }
}

/// Names the order that a sentence compares another one with.
QString otherMove(ComparedWith compared)
{
    switch (compared) {
    case ComparedWith::Second:
        //: Within a sentence about another move, as in “… instead of 2 with the second move”.
        return Reasons::tr("with the second move");
    case ComparedWith::Best:
        //: Within a sentence about another move, as in “… instead of 2 with the best move”.
        return Reasons::tr("with the best move");
    case ComparedWith::Played:
        break;
    }
    //: Within a sentence about a better move, as in “… instead of 2 with the move played”.
    return Reasons::tr("with the move played");
}

} // namespace

QString reason(const GameSession& session, const OrderReason& reason, ComparedWith compared)
{
    const bool hasSeat = reason.seat >= 0 && reason.seat < session.players();
    const ReasonContext context{reason, hasSeat ? session.seatName(reason.seat) : QString(), reason.amount,
                                QString::number(reason.other), otherMove(compared)};
    for (const auto words : {gameReason, roleReason, tileReason, placementReason, buildingReason, goodsReason,
                             plainBoardReason, plainReason, differenceSentence}) {
        if (QString sentence = words(context); !sentence.isEmpty()) {
            return sentence;
        }
    }
    return {};
}

QStringList reasons(const GameSession& session, const AdvisedOrder& advised, ComparedWith compared)
{
    QStringList sentences{reason(session, advised.reason, compared)};
    if (advised.difference.kind != ReasonKind::None) {
        sentences << reason(session, advised.difference, compared);
    }
    return sentences;
}

} // namespace windrose::texts
