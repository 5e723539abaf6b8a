// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_models.h"

namespace windrose
{

/// A row for each kind of building, by `Building`: cost, price for the seat to move, copies left of how many, owned,
/// affordable, sold out. A building is picked up to be built.
class BuildingSupplyModel final : public TableModel
{
    Q_OBJECT

public:
    using TableModel::TableModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    std::optional<Piece> pieceAt(const QModelIndex& place) const override;
    Place placeAt(const QModelIndex& place) const override;

private:
    QString accessibleText(Building building) const;
    bool isAffordable(Building building) const;
};

} // namespace windrose
