// SPDX-License-Identifier: GPL-3.0-or-later

// Sentences for orders and for what is expected to follow them.

#include "texts.h"

#include "core/rules/placements.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

/* TRANSLATOR Orders  Orders in words: in the hints, the log and the list of turning points. */

namespace windrose::texts
{
namespace
{

/// The translation context of advised orders.
struct Orders {
    Q_DECLARE_TR_FUNCTIONS(Orders)
};

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
            (seat.tiles.of(kind) & order.islandPlacement()).size());
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

QString expectedPlay(const GameSession& session, const Position& position, const std::vector<Order>& line)
{
    constexpr int kMaxTold = 5;
    const std::vector<Position> positions = positionsAlong(position, line);
    QStringList told;
    for (std::size_t number = 1; number < line.size() && told.size() < kMaxTold; ++number) {
        switch (line[number].kind) {
        case OrderKind::ChooseRole:
        case OrderKind::Build:
        case OrderKind::Sell:
        case OrderKind::Load:
        case OrderKind::LoadWharf:
            //: One of the orders that are likely to follow: a player, and an order such as "Sell coffee"
            told << Orders::tr("%1: %2").arg(session.seatName(positions[number].turn),
                                             order(positions[number], line[number]));
            break;
        default:
            break; // placements, tiles and storage are too many to tell
        }
    }
    //: In the panel of hints; %1 is a list of orders that are likely to follow, each with its player
    return told.isEmpty() ? QString() : Orders::tr("Then: %1.").arg(told.join(QStringLiteral("; ")));
}

int percent(int share)
{
    return (share * 100 + kCertain / 2) / kCertain;
}

QString percentText(int percent)
{
    //: a number of percent: a chance, a share, the size of texts
    return Orders::tr("%1 %").arg(percent);
}

QString chance(int share)
{
    //: a chance to win in whole percent
    return Orders::tr("%1 % to win").arg(percent(share));
}

} // namespace windrose::texts
