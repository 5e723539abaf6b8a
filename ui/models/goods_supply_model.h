// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_model.h"

namespace windrose
{

/// A row for each good: piece = good, count = barrels in the supply. The craftsman's bonus barrel is picked up here.
class GoodsSupplyModel final : public TableModel
{
    Q_OBJECT

public:
    using TableModel::TableModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

protected:
    std::optional<Piece> lyingAt(const QModelIndex& place) const override;
    Place targetAt(const QModelIndex& place) const override;
};

} // namespace windrose
