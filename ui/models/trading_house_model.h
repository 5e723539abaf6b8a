// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_model.h"

namespace windrose
{

/// The four spaces of the trading house: piece = good sold there, or -1. A barrel can be dropped on any of them.
class TradingHouseModel final : public TableModel
{
    Q_OBJECT

public:
    using TableModel::TableModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Place placeAt(const QModelIndex& place) const override;
    std::optional<Piece> pieceAt(const QModelIndex& place) const override;
    QString pickUpRefusal(const QModelIndex& place) const override;

    /// The accessible name of the whole house, with its state.
    QString accessibleName() const;
};

} // namespace windrose
