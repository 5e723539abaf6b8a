// SPDX-License-Identifier: GPL-3.0-or-later

// Sentences for reasons that compare an order with another one.

#include "texts_reasons.h"

namespace windrose::texts
{

namespace
{

/// Gains of an order compared with another one.
QString ownDifference(const ReasonContext& context)
{
    switch (context.reason.kind) {
    case ReasonKind::EarnsMore:
        //: A reason for an order compared with another; %1 is a number of points, %2 "with the second move"
        return Reasons::tr("Should earn %n point(s) by shipping instead of %1 %2.", nullptr, context.amount)
            .arg(context.other, context.with);
    case ReasonKind::ProducesMore:
        //: A reason for an order compared with another; %1 is a number of barrels, %2 "with the second move"
        return Reasons::tr("Should produce %n barrel(s) instead of %1 %2.", nullptr, context.amount)
            .arg(context.other, context.with);
    case ReasonKind::GainsMore:
        //: A reason for an order compared with another; %1 is a number of doubloons, %2 "with the second move"
        return Reasons::tr("Should earn %n doubloon(s) instead of %1 %2.", nullptr, context.amount)
            .arg(context.other, context.with);
    case ReasonKind::SpoilsLess:
        //: A reason for an order compared with another; %1 is a number of barrels, %2 "with the second move"
        return Reasons::tr("Would probably lose %n barrel(s) at storage instead of %1 %2.", nullptr, context.amount)
            .arg(context.other, context.with);
    case ReasonKind::GetsColonists:
        //: A reason for an order compared with another; %1 is a number of colonists, %2 "with the second move"
        return Reasons::tr("Should bring %n colonist(s) instead of %1 %2.", nullptr, context.amount)
            .arg(context.other, context.with);
    case ReasonKind::BuildsMore:
        //: A reason for an order compared with another; %1 is a number of points, %2 "with the second move"
        return Reasons::tr("Should add buildings worth %n point(s) instead of %1 %2.", nullptr, context.amount)
            .arg(context.other, context.with);
    case ReasonKind::BuildsSoon:
        //: A reason for an order compared with another; %1 is a building such as "a coffee roaster", %2 "with the
        //: second move"
        return Reasons::tr("Should make it possible to build %1 soon, which is impossible %2.")
            .arg(aBuilding(context.building()), context.with);
    case ReasonKind::ComesToSame:
        //: A reason for an order compared with another; %1 is "with the second move"
        return Reasons::tr("Should come to the same as %1.").arg(context.with);
    default:
        return {};
    }
}

/// What an order leaves for the next choice of a role, compared with another one.
QString laterDifference(const ReasonContext& context)
{
    switch (context.reason.kind) {
    case ReasonKind::CouldMakeMore:
        //: A reason for an order compared with another; %1 is a number of barrels, %2 "with the second move"
        return Reasons::tr("Should make it possible to produce %n barrel(s) soon instead of %1 %2.", nullptr,
                           context.amount)
            .arg(context.other, context.with);
    case ReasonKind::HoldsMore:
        //: A reason for an order compared with another; %1 is a number of barrels, %2 "with the second move"
        return Reasons::tr("Should leave %n barrel(s) at the next choice of a role instead of %1 %2.", nullptr,
                           context.amount)
            .arg(context.other, context.with);
    case ReasonKind::LeavesMore:
        //: A reason for an order compared with another; %1 is a number of doubloons, %2 "with the second move"
        return Reasons::tr("Should leave %n doubloon(s) at the next choice of a role instead of %1 %2.", nullptr,
                           context.amount)
            .arg(context.other, context.with);
    default:
        return {};
    }
}

/// What another player gains with the other order.
QString rivalDifference(const ReasonContext& context)
{
    switch (context.reason.kind) {
    case ReasonKind::RivalBuilds:
        //: A reason for an order; %1 is another player, %2 a building such as "a coffee roaster", %3 "with the second
        //: move"
        return capitalized(Reasons::tr("%3, %1 would probably build %2.")
                               .arg(context.name, aBuilding(context.building()), context.with));
    case ReasonKind::RivalTakes:
        //: A reason for choosing a role; %1 is another player, %2 "with the second move"
        return capitalized(
            context.amount == 0 ? Reasons::tr("%2, %1 would probably take this role.").arg(context.name, context.with) :
                                //: %1 is a player, %2 "with the second move"; the doubloons are on the card
                Reasons::tr("%2, %1 would probably take this role with %n doubloon(s).", nullptr, context.amount)
                    .arg(context.name, context.with));
    case ReasonKind::RivalTakesTile:
        //: A reason for taking a tile; %1 is another player, %2 a tile such as "a quarry", %3 "with the second move"
        return capitalized(
            Reasons::tr("%3, %1 would probably take %2.").arg(context.name, aTile(context.tile()), context.with));
    case ReasonKind::RivalEarns:
        //: A reason for an order; %1 is another player, %2 a number of points, %3 "with the second move"
        return Reasons::tr("%1 would probably earn %n point(s) by shipping instead of %2 %3.", nullptr, context.amount)
            .arg(context.name, context.other, context.with);
    case ReasonKind::RivalProduces:
        //: A reason for an order; %1 is another player, %2 a number of barrels, %3 "with the second move"
        return Reasons::tr("%1 would probably produce %n barrel(s) instead of %2 %3.", nullptr, context.amount)
            .arg(context.name, context.other, context.with);
    case ReasonKind::RivalGains:
        //: A reason for an order; %1 is another player, %2 a number of doubloons, %3 "with the second move"
        return Reasons::tr("%1 would probably earn %n doubloon(s) instead of %2 %3.", nullptr, context.amount)
            .arg(context.name, context.other, context.with);
    case ReasonKind::RivalSpoils:
        //: A reason for an order; %1 is another player, %2 a number of barrels, %3 "with the second move"
        return Reasons::tr("%1 would probably lose %n barrel(s) at storage instead of %2 %3.", nullptr, context.amount)
            .arg(context.name, context.other, context.with);
    default:
        return {};
    }
}

} // namespace

QString differenceSentence(const ReasonContext& context)
{
    for (const auto words : {ownDifference, laterDifference, rivalDifference}) {
        if (QString sentence = words(context); !sentence.isEmpty()) {
            return sentence;
        }
    }
    return {};
}

} // namespace windrose::texts
