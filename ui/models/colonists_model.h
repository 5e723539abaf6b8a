// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_model.h"

namespace windrose
{

/// Row 0 is the colonist ship, row 1 the colonist supply; count = colonists. Nothing can be picked up here: colonists
/// are distributed automatically, as `ruleAgainst` explains.
class ColonistsModel final : public TableModel
{
    Q_OBJECT

public:
    static constexpr int kShipRow = 0;
    static constexpr int kSupplyRow = 1;

    using TableModel::TableModel;

    /// The tooltips.
    static QString shipHover();
    static QString supplyHover();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

protected:
    std::optional<Piece> lyingAt(const QModelIndex& place) const override;
    Place targetAt(const QModelIndex& place) const override;
    std::optional<SetupPiece> countableAt(const QModelIndex& place) const override;
    QString ruleAgainst(const QModelIndex& place) const override;
};

} // namespace windrose
