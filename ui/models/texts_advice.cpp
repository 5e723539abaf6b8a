// SPDX-License-Identifier: GPL-3.0-or-later

// Sentences for advised orders and their reasons.

#include "texts.h"

#include "core/rules/placements.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

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
struct Told {
    const OrderReason& reason;
    QString name;
    int amount;
    QString other;

    Good good() const { return static_cast<Good>(reason.piece % kGoods); }
    Building building() const { return static_cast<Building>(reason.piece % kBuildings); }
};

QString ofGame(const Told& told)
{
    switch (told.reason.kind) {
    case ReasonKind::OnlyOrder:
        return Reasons::tr("There is nothing else to do.");
    case ReasonKind::WinsNow:
        return told.amount == 0 ? Reasons::tr("Ends the game and wins it on the tiebreak.")
                                : Reasons::tr("Ends the game and wins it by %n point(s).", nullptr, told.amount);
    case ReasonKind::LastRoundAhead:
        return Reasons::tr("Makes this the last round, with a lead of %n point(s).", nullptr, told.amount);
    case ReasonKind::Outlook:
        //: %1 is a number of points, %2 a player
        return Reasons::tr("Currently worth about %n point(s) in total, compared with %1 for %2.", nullptr, told.amount)
            .arg(told.other, told.name);
    case ReasonKind::OwnOutlook:
        return Reasons::tr("Currently worth about %n point(s) in total.", nullptr, told.amount);
    default:
        return {};
    }
}

QString produces(const Told& told)
{
    if (told.reason.other == 0) {
        return Reasons::tr("Produces %n barrel(s), and nobody else gets any.", nullptr, told.amount);
    }
    return told.reason.other == told.reason.amount
               ? Reasons::tr("Produces %n barrel(s), and nobody gets more.", nullptr, told.amount)
               : Reasons::tr("Produces %n barrel(s); the next best player gets %1.", nullptr, told.amount)
                     .arg(told.other);
}

QString ships(const Told& told)
{
    if (told.reason.other == 0) {
        return Reasons::tr("Shipping should earn about %n point(s); nobody else would earn any.", nullptr, told.amount);
    }
    return told.reason.other == told.reason.amount
               ? Reasons::tr("Shipping should earn about %n point(s); nobody would earn more.", nullptr, told.amount)
               : Reasons::tr("Shipping should earn about %n point(s); the next best player would earn about %1.",
                             nullptr, told.amount)
                     .arg(told.other);
}

QString ofRole(const Told& told)
{
    switch (told.reason.kind) {
    case ReasonKind::CardDoubloons:
        return Reasons::tr("There is/are %n doubloon(s) on the card.", nullptr, told.amount);
    case ReasonKind::Produces:
        return produces(told);
    case ReasonKind::ColonistsCome:
        //: %1 is a number of circles
        return Reasons::tr("Brings %n colonist(s); empty circles: %1.", nullptr, told.amount).arg(told.other);
    case ReasonKind::CanOccupy:
        //: %1 is a large building such as "the guild hall"
        return capitalized(
            Reasons::tr("A colonist could occupy %1, which would score %n point(s) now.", nullptr, told.amount)
                .arg(theBuilding(told.building())));
    case ReasonKind::CanBuild:
        //: %1 is a building such as "a coffee roaster"
        return Reasons::tr("Makes it possible to build %1 for %n doubloon(s).", nullptr, told.amount)
            .arg(aBuilding(told.building()));
    case ReasonKind::CanTake:
        //: %1 is a tile such as "a quarry"
        return Reasons::tr("Makes it possible to take %1 before anyone else.")
            .arg(aTile(static_cast<Tile>(told.reason.piece % kTiles)));
    case ReasonKind::CanSell:
        //: %1 is a good
        return Reasons::tr("Makes it possible to sell %1 for %n doubloon(s).", nullptr, told.amount)
            .arg(goodWord(told.good()));
    case ReasonKind::Ships:
        return ships(told);
    case ReasonKind::OthersSpoil:
        return Reasons::tr("%1 would probably lose %n barrel(s).", nullptr, told.amount).arg(told.name);
    case ReasonKind::ProspectorGains:
        return Reasons::tr("Earns %n doubloon(s), and the others get nothing.", nullptr, told.amount);
    default:
        return {};
    }
}

QString ofTile(const Told& told)
{
    switch (told.reason.kind) {
    case ReasonKind::FreeTile:
        return Reasons::tr("The hacienda's tile comes in addition to the chosen one.");
    case ReasonKind::RoomIsShort:
        return Reasons::tr("Only %n island space(s) is/are left.", nullptr, told.amount);
    case ReasonKind::TileHasWork:
        //: %1 is a good
        return Reasons::tr("Buildings have circles for %n more plantation(s) of %1.", nullptr, told.amount)
            .arg(goodWord(told.good()));
    case ReasonKind::CornNeedsNone:
        return Reasons::tr("Corn needs no building.");
    case ReasonKind::QuarrySaves:
        return Reasons::tr("That makes %n quarry(ies) in all for cheaper buildings.", nullptr, told.amount);
    case ReasonKind::FirstOfKind:
        //: %1 is a good
        return Reasons::tr("It is the first plantation of %1.").arg(goodWord(told.good()));
    case ReasonKind::LastTile:
        return Reasons::tr("It is the last one in the row, and %1 has a building for it.").arg(told.name);
    case ReasonKind::HospiceSettles:
        return Reasons::tr("The hospice brings a colonist onto it at once.");
    case ReasonKind::ResidenceRises:
        return Reasons::tr("Raises the residence's bonus to %n point(s).", nullptr, told.amount);
    default:
        return {};
    }
}

QString ofPlacement(const Told& told)
{
    switch (told.reason.kind) {
    case ReasonKind::MakesMore:
        //: %1 is a number of barrels
        return Reasons::tr("The next craftsman phase can produce %n barrel(s) instead of %1.", nullptr, told.amount)
            .arg(told.other);
    case ReasonKind::MakesAsMuch:
        return Reasons::tr("The next craftsman phase can still produce %n barrel(s).", nullptr, told.amount);
    case ReasonKind::LargeOccupied:
        //: %1 is a large building such as "the guild hall"
        return capitalized(Reasons::tr("%1 would score %n point(s) now if occupied.", nullptr, told.amount)
                               .arg(theBuilding(told.building())));
    case ReasonKind::BuildingWorks:
        //: %1 is a building such as "the coffee roaster"
        return capitalized(Reasons::tr("%1 starts working.").arg(theBuilding(told.building())));
    case ReasonKind::QuarriesWork:
        return Reasons::tr("%n quarry(ies) is/are occupied instead of %1.", nullptr, told.amount).arg(told.other);
    default:
        return {};
    }
}

QString ofBuilding(const Told& told)
{
    switch (told.reason.kind) {
    case ReasonKind::LargeBonus:
        return Reasons::tr("Would score %n point(s) now if occupied.", nullptr, told.amount);
    case ReasonKind::LetsWork:
        //: %1 is a good
        return Reasons::tr("Has circles for %n plantation(s) of %1 that had none.", nullptr, told.amount)
            .arg(goodWord(told.good()));
    case ReasonKind::LastCopy:
        return Reasons::tr("It is the last one, and %1 could have afforded it.").arg(told.name);
    case ReasonKind::FactoryIncome:
        return Reasons::tr("Once occupied, it currently earns %n doubloon(s) in each craftsman phase.", nullptr,
                           told.amount);
    case ReasonKind::HarborLoads:
        return Reasons::tr("Once occupied, it adds a point to each load; %n kind(s) of goods is/are produced.", nullptr,
                           told.amount);
    case ReasonKind::BuildingPoints:
        //: %1 is "5 doubloons"
        return Reasons::tr("Scores %n victory point(s) for %1.", nullptr, told.amount)
            .arg(doubloons(told.reason.other));
    case ReasonKind::SavesFor:
        //: %1 is a building such as "a coffee roaster"
        return Reasons::tr("Saves up for %1, which needs %n more doubloon(s).", nullptr, told.amount)
            .arg(aBuilding(told.building()));
    default:
        return {};
    }
}

QString ofBarrels(const Told& told)
{
    switch (told.reason.kind) {
    case ReasonKind::BarrelSells:
        return Reasons::tr("The trading house buys it for %n doubloon(s) or more.", nullptr, told.amount);
    case ReasonKind::BarrelHasShip:
        //: %1 is a good
        return Reasons::tr("A ship with %1 has %n space(s) left.", nullptr, told.amount).arg(goodWord(told.good()));
    case ReasonKind::BarrelsHeld:
        //: %1 is "3 barrels of corn"
        return Reasons::tr("That makes %1 on the wind rose.").arg(barrels(told.amount, told.good()));
    case ReasonKind::SaleBrings:
        return Reasons::tr("Earns %n doubloon(s).", nullptr, told.amount);
    case ReasonKind::TakesLastPlace:
        //: %1 is a player, %2 a good
        return Reasons::tr("Takes the last space in the trading house, where %1 could have sold %2.")
            .arg(told.name, goodWord(told.good()));
    case ReasonKind::BlocksKind:
        //: %1 is a player, %2 a good
        return Reasons::tr("Afterward, %1 cannot sell %2.").arg(told.name, goodWord(told.good()));
    case ReasonKind::SaleTooLittle:
        return Reasons::tr("The best sale would earn %n doubloon(s).", nullptr, told.amount);
    case ReasonKind::LoadBrings:
        return Reasons::tr("Earns %n victory point(s) immediately.", nullptr, told.amount);
    case ReasonKind::BlocksShip:
        //: %1 is a player, %2 "4 barrels of corn"
        return Reasons::tr("Afterward, no ship takes %2 from %1.").arg(told.name, barrels(told.amount, told.good()));
    case ReasonKind::KeepsBarrels:
        return Reasons::tr("%n barrel(s) stay(s) on the wind rose until goods are stored.", nullptr, told.amount);
    case ReasonKind::KeepsMost:
        return Reasons::tr("Keeps %n barrel(s), as many as possible.", nullptr, told.amount);
    case ReasonKind::KeepsDearest:
        //: %1 is a good
        return Reasons::tr("Keeps the most valuable kind, %1.").arg(goodWord(told.good()));
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
    return parts.isEmpty() ? Orders::tr("Leave all colonists in San Juan")
                           : Orders::tr("Occupy: %1").arg(QLocale().createSeparatedList(parts));
}

QString load(const Position& position, Order order)
{
    const int held = position.seat(position.turn).goods[order.piece];
    if (order.kind == OrderKind::LoadWharf) {
        return Orders::tr("Ship %1 with the wharf").arg(barrels(held, order.good()));
    }
    const CargoShip ship = position.ships[static_cast<std::size_t>(order.ship())];
    const int capacity = position.shipCapacity(order.ship());
    return Orders::tr("Load %1 onto cargo ship %2")
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
    return Orders::tr("Keep %1").arg(QLocale().createSeparatedList(parts));
}

} // namespace

QString reason(const GameSession& session, const OrderReason& reason)
{
    const bool hasSeat = reason.seat >= 0 && reason.seat < session.players();
    const Told told{reason, hasSeat ? session.seatName(reason.seat) : QString(), reason.amount,
                    QString::number(reason.other)};
    for (const auto words : {ofGame, ofRole, ofTile, ofPlacement, ofBuilding, ofBarrels}) {
        if (QString sentence = words(told); !sentence.isEmpty()) {
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

QString chance(int share)
{
    //: a chance to win in whole percent
    return Orders::tr("%1 % to win").arg((share * 100 + kCertain / 2) / kCertain);
}

} // namespace windrose::texts
