// SPDX-License-Identifier: GPL-3.0-or-later

// Sentences for advised orders and their reasons.

#include "texts.h"

#include "core/rules/placements.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

/* TRANSLATOR Orders  Orders in words: in the hints, the log and the list of turning points. */
/* TRANSLATOR Reasons  Reasons for orders, in hints and in the log. */

namespace windrose::texts
{
namespace
{

/// The translation context of advised orders.
struct Orders {
    Q_DECLARE_TR_FUNCTIONS(Orders)
};

/// The translation context of reasons for an order. The player is not named, so that hints and the log can share
/// them.
struct Reasons {
    Q_DECLARE_TR_FUNCTIONS(Reasons)
};

/// A reason, the name of its seat, and its numbers.
struct ReasonContext {
    const OrderReason& reason;
    QString name;
    int amount;
    QString other;

    Good good() const { return static_cast<Good>(reason.piece % kGoods); }
    Building building() const { return static_cast<Building>(reason.piece % kBuildings); }
};

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
        return Reasons::tr("Makes it possible to take %1 before anyone else.")
            .arg(aTile(static_cast<Tile>(context.reason.piece % kTiles)));
    case ReasonKind::CanSell:
        //: %1 is a good
        return Reasons::tr("Makes it possible to sell %1 for %n doubloon(s).", nullptr, context.amount)
            .arg(goodWord(context.good()));
    case ReasonKind::Ships:
        return ships(context);
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
        return Reasons::tr("%n barrel(s) stay(s) on the wind rose until goods are stored.", nullptr, context.amount);
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

QString colonistOrder(const QString& order, Order given)
{
    //: %1 is an order such as "Take a quarry"
    return given.declinesColonist() ? Orders::tr("%1, without the colonist").arg(order) : order;
}

/// The kinds that a placement occupies: "corn, coffee ×2, coffee roaster ×2".
QString placement(const Seat& seat, Order order)
{
    QStringList parts;
    const auto add = [&parts](const QString& name, int count) {
        if (count == 1) {
            parts << name;
        } else if (count > 1) {
            //: a piece and how many of it
            parts << Orders::tr("%1 ×%2").arg(name, QString::number(count));
        }
    };
    for (int space = 0; space < kSpaces; ++space) {
        if (const auto building = seat.buildingAt(space)) {
            add(buildingWord(*building), order.cityPlacement(space));
        }
    }
    for (int tile = kTiles - 1; tile >= 0; --tile) {
        const auto kind = static_cast<Tile>(tile);
        add(kind == Tile::Quarry ? tileWord(kind) : goodWord(static_cast<Good>(tile)),
            bitCount(static_cast<SpaceMask>(seat.tiles.of(kind) & order.islandPlacement())));
    }
    //: An order in words, in hints and in the log of turning points.
    return parts.isEmpty() ? Orders::tr("Leave all colonists in San Juan") :
                           //: An order in the list of hints; %1 is a list of places for colonists.
               Orders::tr("Occupy: %1").arg(QLocale().createSeparatedList(parts));
}

QString load(const Position& position, Order order)
{
    const int held = position.seat(position.turn).goods[order.piece];
    if (order.kind == OrderKind::LoadWharf) {
        //: An order in the list of hints; %1 is a kind of goods.
        return Orders::tr("Ship %1 with the wharf").arg(barrels(held, order.good()));
    }
    const CargoShip ship = position.ships[static_cast<std::size_t>(order.ship())];
    const int capacity = position.shipCapacity(order.ship());
    //: An order in the list of hints; %1 is a kind of goods, %2 the capacity of the ship.
    return numbered(Orders::tr("Load %1 onto cargo ship %2"), QStringLiteral("%2"))
        .arg(barrels(std::min(held, capacity - ship.barrels), order.good()), QString::number(capacity));
}

QString store(const Seat& seat, Order order)
{
    QStringList parts;
    for (int good = 0; good < kGoods; ++good) {
        const bool isWhole = (order.keptKinds() >> good & 1U) != 0;
        if (isWhole || order.piece == good) {
            parts << barrels(isWhole ? int{seat.goods[static_cast<std::size_t>(good)]} : 1, static_cast<Good>(good));
        }
    }
    //: An order in the list of hints; %1 is a list of goods.
    return Orders::tr("Keep %1").arg(QLocale().createSeparatedList(parts));
}

} // namespace

QString reason(const GameSession& session, const OrderReason& reason)
{
    const bool hasSeat = reason.seat >= 0 && reason.seat < session.players();
    const ReasonContext context{reason, hasSeat ? session.seatName(reason.seat) : QString(), reason.amount,
                                QString::number(reason.other)};
    for (const auto words : {gameReason, roleReason, tileReason, placementReason, buildingReason, goodsReason}) {
        if (QString sentence = words(context); !sentence.isEmpty()) {
            return sentence;
        }
    }
    return {};
}

QString order(const Position& position, Order order)
{
    switch (order.kind) {
    case OrderKind::Pass:
        return passLabel(position);
    case OrderKind::NoHacienda:
        return passLabel(position);
    case OrderKind::Hacienda:
        //: An order in words, in hints and in the log of turning points.
        return Orders::tr("Draw a tile with the hacienda");
    case OrderKind::ChooseRole:
        //: %1 is a role
        return colonistOrder(Orders::tr("Take the role of %1").arg(roleName(order.role())), order);
    case OrderKind::Take:
        //: %1 is a tile such as "a quarry"
        return colonistOrder(capitalized(Orders::tr("Take %1").arg(aTile(order.tile()))), order);
    case OrderKind::Build:
        //: %1 is a building such as "a coffee roaster"
        return colonistOrder(capitalized(Orders::tr("Build %1").arg(aBuilding(order.building()))), order);
    case OrderKind::Place:
        return placement(position.seat(position.turn), order);
    case OrderKind::Bonus:
        //: %1 is a good
        return Orders::tr("Take an extra barrel of %1").arg(goodWord(order.good()));
    case OrderKind::Sell:
        //: %1 is a good
        return Orders::tr("Sell %1").arg(goodWord(order.good()));
    case OrderKind::Load:
    case OrderKind::LoadWharf:
        return load(position, order);
    case OrderKind::Store:
        return store(position.seat(position.turn), order);
    }
    return {};
}

int percent(int share)
{
    return (share * 100 + kCertain / 2) / kCertain;
}

QString chance(int share)
{
    //: a chance to win in whole percent
    return Orders::tr("%1 % to win").arg(percent(share));
}

} // namespace windrose::texts
