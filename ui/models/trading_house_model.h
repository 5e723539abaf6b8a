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

    /// The accessible name of the whole house, with its state.
    QString accessibleName() const;

    /// What the house pays for each good, before any privilege or market, as a sentence.
    static QString prices();

    /// The tooltip.
    static QString hover();

protected:
    std::optional<Piece> lyingAt(const QModelIndex& place) const override;
    Place targetAt(const QModelIndex& place) const override;
    QString ruleAgainst(const QModelIndex& place) const override;
};

} // namespace windrose
