// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_model.h"

namespace windrose
{

/// Row 0 is the colonist ship, row 1 the colonist supply; count = colonists. Nothing can be picked up here: colonists
/// are distributed automatically, as `pickUpRefusal` explains.
class ColonistsModel final : public TableModel
{
    Q_OBJECT

public:
    static constexpr int kShipRow = 0;
    static constexpr int kSupplyRow = 1;

    using TableModel::TableModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    std::optional<Piece> pieceAt(const QModelIndex& place) const override;
    Place placeAt(const QModelIndex& place) const override;
    std::optional<SetupPiece> countedAt(const QModelIndex& place) const override;
    QString pickUpRefusal(const QModelIndex& place) const override;
};

} // namespace windrose
