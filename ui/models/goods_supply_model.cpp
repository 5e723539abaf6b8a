// SPDX-License-Identifier: GPL-3.0-or-later
#include "goods_supply_model.h"

#include "barrel_row.h"
#include "setup_placing.h"
#include "texts.h"

/* TRANSLATOR windrose::GoodsSupplyModel  The supply of goods, read out. */

namespace windrose
{

int GoodsSupplyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kGoods;
}

QVariant GoodsSupplyModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const auto good = static_cast<Good>(index.row());
    const int left = position().goods[static_cast<std::size_t>(good)];
    switch (role) {
    case Qt::AccessibleTextRole:
        //: The name of a place for a screen reader; %1 is a kind of goods.
        return named(tr("Goods supply %1").arg(texts::goodName(good)),
                     {//: Read out for the supply of goods; %1 is a number of barrels.
                      tr("%1 left").arg(left)});
    case ArtRole:
        return art("good_", id(good));
    case CapacityRole:
        return static_cast<int>(setupFacts(position().players).goods[static_cast<std::size_t>(good)]);
    case VisibleRole:
        return true;
    default:
        break;
    }
    const QVariant barrels = barrelRow(session(), good, left, role);
    return barrels.isValid() ? barrels : commonData(index, role);
}

std::optional<Piece> GoodsSupplyModel::lyingAt(const QModelIndex& place) const
{
    return place.isValid() ? std::optional(Piece{PieceKind::SupplyBarrel, place.row(), {}, boxSpot()}) : std::nullopt;
}

Place GoodsSupplyModel::targetAt(const QModelIndex& place) const
{
    return place.isValid() ? boxPlace(SetupPiece::Kind::Barrel, place.row()) : Place{};
}

} // namespace windrose
