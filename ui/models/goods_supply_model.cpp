// SPDX-License-Identifier: GPL-3.0-or-later
#include "goods_supply_model.h"

#include "setup_placing.h"
#include "texts.h"

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
    case NameRole:
        return texts::goodName(good);
    case Qt::ToolTipRole:
        return texts::goodHover(position(), session().reader(), good);
    case Qt::AccessibleTextRole:
        return named(tr("Goods supply %1").arg(texts::goodName(good)), {tr("%1 left").arg(left)});
    case PieceRole:
        return index.row();
    case ArtRole:
        return art("good_", id(good));
    case CountRole:
        return left;
    case CapacityRole:
        return static_cast<int>(setupFacts(position().players).goods[static_cast<std::size_t>(good)]);
    case VisibleRole:
        return true;
    default:
        return commonData(index, role);
    }
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
