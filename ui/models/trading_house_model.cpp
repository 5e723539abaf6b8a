// SPDX-License-Identifier: GPL-3.0-or-later
#include "trading_house_model.h"

#include "texts.h"

/* TRANSLATOR windrose::TradingHouseModel  The trading house, read out. */

namespace windrose
{

int TradingHouseModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kTradingHouseSpaces;
}

QVariant TradingHouseModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const int space = index.row();
    const bool isEmpty = space >= position().tradingHouse.size();
    const auto good = isEmpty ? Good::Corn : position().tradingHouse[space];
    switch (role) {
    case NameRole:
        //: Read out for the trading house and its spaces.
        return isEmpty ? tr("Empty space") : texts::goodName(good);
    case Qt::ToolTipRole:
        return hover();
    case Qt::AccessibleTextRole:
        //: The name of a place for a screen reader; %1 counts the spaces of the trading house.
        return named(tr("Trading house space %1").arg(space + 1),
                     {isEmpty ? tr(
                                    //: Read out for the trading house and its spaces.
                                    "empty")
                              : texts::goodName(good)});
    case PieceRole:
        return isEmpty ? -1 : windrose::index(good);
    case ArtRole:
        return isEmpty ? QStringLiteral("query") : art("barrel_", id(good));
    case CountRole:
        return isEmpty ? 0 : 1;
    case SpaceRole:
        return space;
    case VisibleRole:
        return true;
    default:
        return commonData(index, role);
    }
}

Place TradingHouseModel::targetAt(const QModelIndex& place) const
{
    return place.isValid() ? Place{PlaceKind::TradingHouse, -1, 0, 0} : Place{};
}

/// The house acts as one piece: the barrel that was sold last is picked up.
std::optional<Piece> TradingHouseModel::lyingAt(const QModelIndex& place) const
{
    if (!place.isValid() || position().tradingHouse.isEmpty()) {
        return std::nullopt;
    }
    const int last = position().tradingHouse.size() - 1;
    return Piece{PieceKind::Barrel,
                 windrose::index(position().tradingHouse[last]),
                 {},
                 {SetupSpot::Kind::TradingHouse, -1, last}};
}

QString TradingHouseModel::ruleAgainst(const QModelIndex&) const
{
    //: Why a barrel in the trading house cannot be taken.
    return tr("Barrels stay in the trading house until it is emptied.");
}

QString TradingHouseModel::hover()
{
    //: The text over the trading house; the bold part is its name.
    return tr("<p><b>Trading house</b></p><p>Buys one barrel from each player in a trader phase, of kinds it does "
              "not hold yet. It is emptied when all four spaces are full.</p>") +
           QStringLiteral("<p>%1</p>").arg(prices());
}

QString TradingHouseModel::prices()
{
    QStringList prices;
    for (int good = 0; good < kGoods; ++good) {
        const auto kind = static_cast<Good>(good);
        prices += QStringLiteral("%1 %2").arg(texts::goodName(kind)).arg(tradingPrice(kind));
    }
    //: %1 is a list such as "Corn 0, Indigo 1, Sugar 2"
    return tr("Prices in doubloons: %1.").arg(prices.join(QStringLiteral(", ")));
}

QString TradingHouseModel::accessibleName() const
{
    QStringList states;
    for (const Good good : position().tradingHouse) {
        states += texts::goodName(good);
    }
    const int empty = position().tradingHouse.emptySpaces();
    //: Read out for the trading house and its spaces.
    states += empty == 0 ? tr("full")
                         : tr(
                               //: Read out for the trading house and its spaces.
                               "%n space(s) empty", nullptr, empty);
    //: Read out for the trading house and its spaces.
    return named(tr("Trading house"), states);
}

} // namespace windrose
