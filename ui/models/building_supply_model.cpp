// SPDX-License-Identifier: GPL-3.0-or-later
#include "building_supply_model.h"

#include "setup_placing.h"
#include "texts.h"

/* TRANSLATOR windrose::BuildingSupplyModel  The supply of buildings, read out. */

namespace windrose
{

BuildingSupplyModel::BuildingSupplyModel(const Tabletop& table, QObject* parent)
    : TableModel(table, parent), m_kinds(&position().kinds())
{
}

int BuildingSupplyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_kinds->count();
}

Building BuildingSupplyModel::buildingIn(int row) const
{
    return m_kinds->kindAt(SupplyPlace(row));
}

void BuildingSupplyModel::followPosition()
{
    const KindsInPlay& kinds = position().kinds();
    if (&kinds != m_kinds) {
        beginResetModel();
        m_kinds = &kinds;
        storeShownData();
        endResetModel();
    } else {
        notifyChanges();
    }
}

BuildingOffer BuildingSupplyModel::offer(Building building) const
{
    const int reader = session().reader();
    return buildingOffer(position(), reader < 0 ? position().turn : reader, building);
}

bool BuildingSupplyModel::isAffordable(Building building) const
{
    return handling().showsPrices() ? !offer(building).refusal : position().copiesLeft(building) != 0;
}

/// Whether the player whose prices are shown must choose a building now.
bool BuildingSupplyModel::isAsked() const
{
    return position().decision == Decision::Build && (session().reader() < 0 || session().reader() == position().turn);
}

QList<int> BuildingSupplyModel::shownRoles(const QModelIndex&) const
{
    return {Qt::AccessibleTextRole, NameRole, CountRole, CostRole, PriceRole, OwnedRole, SoldOutRole,
            AffordableRole,         AskedRole};
}

QString BuildingSupplyModel::accessibleText(Building building) const
{
    const int left = position().copiesLeft(building);
    const bool showsPrices = handling().showsPrices();
    QStringList states;
    if (showsPrices) {
        const BuildingOffer now = offer(building);
        //: Read out for a building of the supply; %1 is a number of doubloons.
        states += tr("price %1").arg(now.price.total);
        if (now.isOwned) {
            //: Read out for a building of the supply, in a list.
            states += tr("owned");
        } else if (left != 0) {
            //: Read out for a building of the supply, in a list.
            states += isAffordable(building) ? tr("affordable")
                                             : tr(
                                                   //: Read out for a building of the supply, in a list.
                                                   "not affordable");
        }
    }
    //: Read out for a building of the supply, in a list.
    states += showsPrices && left == 0 ? tr("sold out")
                                       : tr(
                                             //: Read out for a building of the supply; %1 copies of %2 are left.
                                             "%1 of %2 left")
                                             .arg(left)
                                             .arg(copiesInPlay(building, position().players));
    if (isLarge(building)) {
        //: A state of a large building in the supply, read aloud
        states += tr("fills two spaces");
    }
    //: Read out for a place of the supply; %1 is the name of the building.
    return named(tr("Building %1").arg(texts::buildingName(building)), states);
}

QVariant BuildingSupplyModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const Building building = buildingIn(index.row());
    const int left = position().copiesLeft(building);
    switch (role) {
    case NameRole:
        return texts::buildingName(building);
    case Qt::ToolTipRole:
        return texts::buildingHover(position(), session().reader(), building);
    case Qt::AccessibleTextRole:
        return accessibleText(building);
    case PieceRole:
        return static_cast<int>(building);
    case ArtRole:
        return art("building_", id(building));
    case CountRole:
        return left;
    case CapacityRole:
        return static_cast<int>(facts(building).circles);
    case CopiesRole:
        return copiesInPlay(building, position().players);
    case CostRole:
        return printedCost(position(), building);
    case PriceRole:
        return offer(building).price.total;
    case AffordableRole:
        return isAffordable(building);
    case OwnedRole:
        return handling().showsPrices() && offer(building).isOwned;
    case SoldOutRole:
        return left == 0;
    case AskedRole:
        return isAsked();
    case LimitRole:
        return static_cast<int>(facts(building).column);
    case VisibleRole:
        return true;
    default:
        return commonData(index, role);
    }
}

std::optional<Piece> BuildingSupplyModel::lyingAt(const QModelIndex& place) const
{
    if (!place.isValid()) {
        return std::nullopt;
    }
    return Piece{PieceKind::BuildingTile, static_cast<int>(buildingIn(place.row())), {}, boxSpot()};
}

Place BuildingSupplyModel::targetAt(const QModelIndex& place) const
{
    if (!place.isValid()) {
        return {};
    }
    return boxPlace(SetupPiece::Kind::Building, static_cast<int>(buildingIn(place.row())));
}

} // namespace windrose
